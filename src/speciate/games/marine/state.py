"""A position of Dominant Species: Marine, as flat lists of small integers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from speciate.core.lists import NO_GROUPS, NO_LISTS, NO_NUMBERS
from speciate.core.rng import Rng
from speciate.core.state import State
from speciate.games.marine.components import (
    ANIMALS,
    COMPETITION_MARKERS,
    CONSTANTS,
    DISPLAY_SIZE,
    EVOLUTION_MARKERS,
    MONOTYPIC_HABITAT,
    NOBODY,
    NOTHING,
    SECTION_SIZE,
    SLOTS,
    SPACES,
    SPECIATION,
    SQUARES,
    TERRAINS,
    TYPES,
    VENT,
    VENTS,
)
from speciate.games.marine.geometry import CORNERS, HEXES

if TYPE_CHECKING:
    from speciate.core.game import Game

EMPTY: Final = -1
SPECIAL: Final = 4  # a special pawn on a space is SPECIAL + type; a basic pawn is its animal
LEFT: Final = 0
RIGHT: Final = 1  # where a reseed marker lies


class Marine(State):
    """Lists of four are indexed by animal, in food chain order, whether it plays or not.

    It is made empty, for `copy` to fill or for `lay_out`.
    """

    def __init__(self, players: int, settings: dict[str, int], rng: Rng) -> None:
        super().__init__(players, settings, rng)
        self.animals: list[int] = NO_NUMBERS  # those in the game, in food chain order
        self.seat_of: list[int] = NO_NUMBERS
        self.turns: int = 0
        self.extra: bool = False  # whether the acting animal gets another turn
        self.asteroid: bool = False  # resolved: the game ends with this round
        self.vp: list[int] = NO_NUMBERS
        self.marker: list[int] = NO_NUMBERS

        # Earth. `terrain`, `ground`, `geysers` and `touch` follow from `tile` and `vent`.
        self.tile: list[int] = NO_NUMBERS
        self.vent: list[int] = NO_NUMBERS
        self.terrain: list[int] = NO_NUMBERS
        self.ground: list[int] = NO_NUMBERS  # per terrain a mask of hexes
        self.earth: int = 0
        self.geysers: int = 0
        self.touch: list[int] = NO_NUMBERS  # tiles at each corner
        self.disc: list[int] = NO_NUMBERS
        self.stacks: list[list[int]] = NO_LISTS  # the face-up tile is the last
        self.vents_left: int = VENTS

        # Species: on earth by animal x HEXES + hex. `occupied` follows from `cubes`.
        self.cubes: list[int] = NO_NUMBERS
        self.occupied: list[int] = NO_NUMBERS
        self.pool: list[int] = NO_NUMBERS
        self.box: list[int] = NO_NUMBERS  # the eliminated piles
        self.squares: list[int] = NO_NUMBERS

        # The display: discs by section, terrain markers, pawns.
        self.display: list[int] = NO_NUMBERS
        self.speciation: list[int] = NO_NUMBERS
        self.bag: list[int] = NO_NUMBERS
        self.competition: list[int] = NO_NUMBERS
        self.evolution: list[int] = NO_NUMBERS
        self.red_bag: list[int] = NO_NUMBERS
        self.space: list[int] = NO_NUMBERS
        self.pawns: list[int] = NO_NUMBERS  # available basic pawns
        self.budded: int = 0  # who has fetched the pawn of Budding Intelligence
        self.control: list[int] = NO_NUMBERS
        self.target: list[int] = NO_NUMBERS
        self.special_at: list[int] = NO_NUMBERS  # follows from `space`
        self.mine: list[int] = NO_NUMBERS  # spaces held by animal; follows from `space`
        self.specials: int = 0  # spaces with special pawns; follows from `space`

        # Animal boards, by animal x TYPES + type. `elements` and `types` follow.
        self.board: list[int] = NO_NUMBERS
        self.plastic: list[int] = NO_NUMBERS  # on Phenotypic Plasticity
        self.elements: list[int] = NO_NUMBERS
        self.types: list[int] = NO_NUMBERS

        # Traits; `abilities` follows from `traits` and `copied`.
        self.traits: list[int] = NO_NUMBERS
        self.copied: list[int] = NO_NUMBERS
        self.abilities: list[int] = NO_NUMBERS
        self.hands: list[tuple[int, ...]] = NO_GROUPS  # drawn, one to be kept
        self.trait_box: list[int] = NO_NUMBERS

        self.deck: list[int] = NO_NUMBERS  # the top is the last
        self.slots: list[int] = NO_NUMBERS  # filled from the bottom
        self.face_up: int = 0  # follows from `slots`
        self.discard: list[int] = NO_NUMBERS  # the top is the last
        self.removed: list[int] = NO_NUMBERS

        # What the effect under way has done, settled when it is complete (4.14).
        self.lost: list[int] = NO_NUMBERS  # species eliminated
        self.placed: int = 0  # hexes that got species from the actor's gene pool
        self.watched: list[int] = NO_NUMBERS  # hexes occupied when placing began

    def lay_out(self) -> None:
        """Everything where it is before the game."""
        self.animals = []
        self.seat_of = [NOBODY] * ANIMALS
        self.vp = [0] * ANIMALS
        self.marker = [LEFT] * ANIMALS
        self.tile = [EMPTY] * HEXES
        self.vent = [0] * HEXES
        self.terrain = [EMPTY] * HEXES
        self.ground = [0] * TERRAINS
        self.touch = [0] * CORNERS
        self.disc = [EMPTY] * CORNERS
        self.stacks = [[], [], []]
        self.cubes = [0] * (ANIMALS * HEXES)
        self.occupied = [0] * ANIMALS
        self.pool = [0] * ANIMALS
        self.box = [0] * ANIMALS
        self.squares = [NOBODY] * SQUARES
        self.display = [0] * DISPLAY_SIZE
        self.speciation = [NOTHING] * (SECTION_SIZE[SPECIATION] - 1)
        self.bag = [CONSTANTS.discs_per_type] * TYPES
        self.competition = [NOTHING] * COMPETITION_MARKERS
        self.evolution = [NOTHING] * EVOLUTION_MARKERS
        self.red_bag = [CONSTANTS.terrain_markers] * TERRAINS
        self.space = [EMPTY] * (SPACES + ANIMALS)
        self.pawns = [0] * ANIMALS
        self.control = [NOBODY] * TYPES
        self.target = [CONSTANTS.starting_target] * TYPES
        self.special_at = [EMPTY] * TYPES
        self.mine = [0] * ANIMALS
        self.board = [0] * (ANIMALS * TYPES)
        self.plastic = [0] * (ANIMALS * TYPES)
        self.elements = [0] * (ANIMALS * TYPES)
        self.types = [0] * ANIMALS
        self.traits = [NOTHING] * (2 * ANIMALS)
        self.copied = [NOTHING] * ANIMALS
        self.abilities = [0] * ANIMALS
        self.hands = [()] * ANIMALS
        self.trait_box = []
        self.deck = []
        self.slots = [NOTHING] * SLOTS
        self.discard = []
        self.removed = []
        self.lost = [0] * ANIMALS
        self.watched = [0] * ANIMALS

    def copy(self) -> Marine:
        twin = Marine(0, self.settings, self.rng.copy())
        self.copy_into(twin)
        twin.turns = self.turns
        twin.extra = self.extra
        twin.asteroid = self.asteroid
        twin.vp = self.vp[:]
        twin.marker = self.marker[:]
        twin.earth = self.earth
        twin.geysers = self.geysers
        twin.vents_left = self.vents_left
        twin.cubes = self.cubes[:]
        twin.occupied = self.occupied[:]
        twin.pool = self.pool[:]
        twin.box = self.box[:]
        twin.display = self.display[:]
        twin.bag = self.bag[:]
        twin.space = self.space[:]
        twin.pawns = self.pawns[:]
        twin.budded = self.budded
        twin.special_at = self.special_at[:]
        twin.mine = self.mine[:]
        twin.specials = self.specials
        twin.face_up = self.face_up
        twin.lost = self.lost[:]
        twin.placed = self.placed
        # Shared: these are replaced, never written to.
        twin.animals = self.animals
        twin.seat_of = self.seat_of
        twin.tile = self.tile
        twin.vent = self.vent
        twin.terrain = self.terrain
        twin.ground = self.ground
        twin.touch = self.touch
        twin.disc = self.disc
        twin.stacks = self.stacks
        twin.squares = self.squares
        twin.speciation = self.speciation
        twin.red_bag = self.red_bag
        twin.competition = self.competition
        twin.evolution = self.evolution
        twin.control = self.control
        twin.target = self.target
        twin.board = self.board
        twin.plastic = self.plastic
        twin.elements = self.elements
        twin.types = self.types
        twin.traits = self.traits
        twin.copied = self.copied
        twin.abilities = self.abilities
        twin.hands = self.hands
        twin.trait_box = self.trait_box
        twin.deck = self.deck
        twin.slots = self.slots
        twin.discard = self.discard
        twin.watched = self.watched
        twin.removed = self.removed
        return twin

    def has(self, animal: int, trait: int) -> bool:
        """Whether an animal has the ability of a trait, its own or copied."""
        return self.abilities[animal] >> trait & 1 == 1

    def vents(self) -> int:
        return self.ground[VENT]

    def smokers(self) -> int:
        return self.ground[VENT] & ~self.geysers

    def is_face_up(self, card: int) -> bool:
        return self.face_up >> card & 1 == 1

    def own_animals(self, seat: int) -> list[int]:
        return [a for a in self.animals if self.seat_of[a] == seat]

    def counted_animal(self, seat: int) -> int:
        """The animal whose points are the seat's result (variant 1: the lower of its two)."""
        best = NOBODY
        for a in self.own_animals(seat):
            if best == NOBODY or self.vp[a] < self.vp[best]:
                best = a
        return best

    def tie_break(self, seat: int) -> int:
        """9: the animal higher in the food chain; with Monotypic Habitat face up, the lower."""
        a = self.counted_animal(seat)
        return a if self.is_face_up(MONOTYPIC_HABITAT) else -a

    # The slow doors are modules of their own.

    def game(self) -> Game:
        from speciate.games.marine.meta import GAME

        return GAME

    def dump(self) -> dict[str, Any]:
        from speciate.games.marine.position import dump

        return dump(self)

    def look(self, seat: int | None) -> dict[str, Any]:
        from speciate.games.marine.view import look

        return look(self, seat)

    def reshuffle_hidden(self, seat: int, rng: Rng) -> None:
        from speciate.games.marine.view import reshuffle_hidden

        reshuffle_hidden(self, seat, rng)

    def broken(self) -> str | None:
        from speciate.games.marine.invariants import broken

        return broken(self)
