"""A position of Dominant Species: Marine, as flat lists of small integers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

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

    Made for 0 players it is empty: a twin for `copy` to fill.
    """

    def __init__(self, players: int, settings: dict[str, int], rng: Rng) -> None:
        super().__init__(players, settings, rng)
        n = 1 if players else 0
        self.animals: list[int] = []  # those in the game, in food chain order
        self.seat_of: list[int] = [NOBODY] * (ANIMALS * n)
        self.turns: int = 0
        self.extra: bool = False  # whether the acting animal gets another turn
        self.asteroid: bool = False  # resolved: the game ends with this round
        self.vp: list[int] = [0] * (ANIMALS * n)
        self.marker: list[int] = [LEFT] * (ANIMALS * n)

        # Earth. `terrain`, `ground`, `geysers` and `touch` follow from `tile` and `vent`.
        self.tile: list[int] = [EMPTY] * (HEXES * n)
        self.vent: list[int] = [0] * (HEXES * n)
        self.terrain: list[int] = [EMPTY] * (HEXES * n)
        self.ground: list[int] = [0] * (TERRAINS * n)  # per terrain a mask of hexes
        self.earth: int = 0
        self.geysers: int = 0
        self.touch: list[int] = [0] * (CORNERS * n)  # tiles at each corner
        self.disc: list[int] = [EMPTY] * (CORNERS * n)
        self.stacks: list[list[int]] = [[], [], []]  # the face-up tile is the last
        self.vents_left: int = VENTS

        # Species: on earth by animal x HEXES + hex. `occupied` follows from `cubes`.
        self.cubes: list[int] = [0] * (ANIMALS * HEXES * n)
        self.occupied: list[int] = [0] * (ANIMALS * n)
        self.pool: list[int] = [0] * (ANIMALS * n)
        self.box: list[int] = [0] * (ANIMALS * n)  # the eliminated piles
        self.squares: list[int] = [NOBODY] * (SQUARES * n)

        # The display: discs by section, terrain markers, pawns.
        self.display: list[int] = [0] * (DISPLAY_SIZE * n)
        self.speciation: list[int] = [NOTHING] * ((SECTION_SIZE[SPECIATION] - 1) * n)
        self.bag: list[int] = [CONSTANTS.discs_per_type] * (TYPES * n)
        self.competition: list[int] = [NOTHING] * (COMPETITION_MARKERS * n)
        self.evolution: list[int] = [NOTHING] * (EVOLUTION_MARKERS * n)
        self.red_bag: list[int] = [CONSTANTS.terrain_markers] * (TERRAINS * n)
        self.space: list[int] = [EMPTY] * ((SPACES + ANIMALS) * n)
        self.pawns: list[int] = [0] * (ANIMALS * n)  # available basic pawns
        self.budded: int = 0  # who has fetched the pawn of Budding Intelligence
        self.control: list[int] = [NOBODY] * (TYPES * n)
        self.target: list[int] = [CONSTANTS.starting_target] * (TYPES * n)
        self.special_at: list[int] = [EMPTY] * (TYPES * n)  # follows from `space`
        self.mine: list[int] = [0] * (ANIMALS * n)  # spaces held by animal; follows from `space`
        self.specials: int = 0  # spaces with special pawns; follows from `space`

        # Animal boards, by animal x TYPES + type. `elements` and `types` follow.
        self.board: list[int] = [0] * (ANIMALS * TYPES * n)
        self.plastic: list[int] = [0] * (ANIMALS * TYPES * n)  # on Phenotypic Plasticity
        self.elements: list[int] = [0] * (ANIMALS * TYPES * n)
        self.types: list[int] = [0] * (ANIMALS * n)

        # Traits; `abilities` follows from `traits` and `copied`.
        self.traits: list[int] = [NOTHING] * (2 * ANIMALS * n)
        self.copied: list[int] = [NOTHING] * (ANIMALS * n)
        self.abilities: list[int] = [0] * (ANIMALS * n)
        self.hands: list[tuple[int, ...]] = [()] * (ANIMALS * n)  # drawn, one to be kept
        self.trait_box: list[int] = []

        self.deck: list[int] = []  # the top is the last
        self.slots: list[int] = [NOTHING] * (SLOTS * n)  # filled from the bottom
        self.face_up: int = 0  # follows from `slots`
        self.discard: list[int] = []  # the top is the last
        self.removed: list[int] = []

        # What the effect under way has done, settled when it is complete (4.14).
        self.lost: list[int] = [0] * (ANIMALS * n)  # species eliminated
        self.placed: int = 0  # hexes that got species from the actor's gene pool
        self.watched: list[int] = [0] * (ANIMALS * n)  # hexes occupied when placing began

    def copy(self) -> Marine:
        twin = Marine(0, self.settings, self.rng.copy())
        self.copy_into(twin)
        twin.animals = self.animals  # never changed after the game has begun
        twin.seat_of = self.seat_of
        twin.turns = self.turns
        twin.extra = self.extra
        twin.asteroid = self.asteroid
        twin.vp = self.vp[:]
        twin.marker = self.marker[:]
        twin.tile = self.tile[:]
        twin.vent = self.vent[:]
        twin.terrain = self.terrain[:]
        twin.ground = self.ground[:]
        twin.earth = self.earth
        twin.geysers = self.geysers
        twin.touch = self.touch[:]
        twin.disc = self.disc[:]
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.vents_left = self.vents_left
        twin.cubes = self.cubes[:]
        twin.occupied = self.occupied[:]
        twin.pool = self.pool[:]
        twin.box = self.box[:]
        twin.squares = self.squares[:]
        twin.display = self.display[:]
        twin.speciation = self.speciation[:]
        twin.bag = self.bag[:]
        twin.competition = self.competition[:]
        twin.evolution = self.evolution[:]
        twin.red_bag = self.red_bag[:]
        twin.space = self.space[:]
        twin.pawns = self.pawns[:]
        twin.budded = self.budded
        twin.control = self.control[:]
        twin.target = self.target[:]
        twin.special_at = self.special_at[:]
        twin.mine = self.mine[:]
        twin.specials = self.specials
        twin.board = self.board[:]
        twin.plastic = self.plastic[:]
        twin.elements = self.elements[:]
        twin.types = self.types[:]
        twin.traits = self.traits[:]
        twin.copied = self.copied[:]
        twin.abilities = self.abilities[:]
        twin.hands = self.hands[:]
        twin.trait_box = self.trait_box[:]
        twin.deck = self.deck[:]
        twin.slots = self.slots[:]
        twin.face_up = self.face_up
        twin.discard = self.discard[:]
        twin.removed = self.removed  # never changed after the game has begun
        twin.lost = self.lost[:]
        twin.placed = self.placed
        twin.watched = self.watched[:]
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
