"""A position of Entropy, as flat lists of small integers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from speciate.core.lists import NO_GROUPS, NO_NUMBERS
from speciate.core.rng import Rng
from speciate.core.state import State
from speciate.games.entropy.components import (
    ASTEROID_COPIES,
    CROWDED_COST,
    MISSIONS,
    ORGANISM_TILES,
    PICK_UP,
    PILES,
    PLANETS,
    SLOTS,
    STAR_COPIES,
    TRACKS,
)
from speciate.games.entropy.vocabulary import NOWHERE, REASONS, UPRIGHT

if TYPE_CHECKING:
    from speciate.core.game import Game

# The phases of a turn (section 3); in OBJECTIVES no biome is completed any more (ruling 62).
MOVE: Final = 0
ACTION: Final = 1
MISSION: Final = 2
OBJECTIVES: Final = 3
PHASES: Final = ("move", "action", "mission", "objectives")

# Where a mission is: in the box, or with a seat.
IN_BOX: Final = -1
HELD: Final = 0  # + seat
RESOLVED: Final = 4  # + seat
DISCARDED: Final = 8  # + seat

# Who has an organism objective tile, if not a seat.
ON_BOARD: Final = -1
OUT_OF_GAME: Final = -2
RIVAL: Final = 4

BITS: Final = [n.bit_count() for n in range(16)]


class Entropy(State):
    """Systems are numbered as they are taken; planets, biomes and cards by their tile.

    Lists of a seat are indexed seat x width + item. It is made empty, for `copy` to fill or for
    `lay_out`.
    """

    def __init__(self, players: int, settings: dict[str, int], rng: Rng) -> None:
        super().__init__(players, settings, rng)
        self.round: int = 0
        self.first: int = 0
        self.turn: int = 0
        self.phase: int = MOVE
        self.last_round: int = 0  # 0: the end has not been triggered
        self.tiles: list[int] = NO_NUMBERS  # per sector the action of its outer space

        # Seats. The rival of the solo game is one more row of `tracks`.
        self.sector: list[int] = NO_NUMBERS
        self.ring: list[int] = NO_NUMBERS
        self.stones: list[int] = NO_NUMBERS
        self.locked: list[int] = NO_NUMBERS
        self.resources: list[int] = NO_NUMBERS
        self.sets: list[int] = NO_NUMBERS
        self.levels: list[int] = NO_NUMBERS
        self.generator: list[int] = NO_NUMBERS
        self.tracks: list[int] = NO_NUMBERS
        self.hands: list[tuple[int, ...]] = NO_GROUPS  # sorted
        self.systems: list[tuple[int, ...]] = NO_GROUPS
        self.planets: list[tuple[int, ...]] = NO_GROUPS  # sorted
        self.ready: list[int] = NO_NUMBERS  # a bit per planet whose biome could be completed
        self.categories: list[int] = NO_NUMBERS
        self.mission_at: list[int] = NO_NUMBERS

        # Systems.
        self.system_owner: list[int] = NO_NUMBERS
        self.star_at: list[int] = NO_NUMBERS
        self.planets_in: list[int] = NO_NUMBERS

        # Planets.
        self.planet_system: list[int] = NO_NUMBERS
        self.organisms: list[int] = NO_NUMBERS
        self.asteroids: list[int] = NO_NUMBERS
        self.biome: list[int] = NO_NUMBERS
        self.completed: list[int] = NO_NUMBERS
        self.cards_on: list[tuple[int, ...]] = NO_GROUPS

        # Offers; the top of a pile is its last item.
        self.piles: list[tuple[int, ...]] = NO_GROUPS
        self.star_pile: list[int] = NO_NUMBERS
        self.asteroid_pile: list[int] = NO_NUMBERS
        self.tile_owner: list[int] = NO_NUMBERS
        self.known: tuple[int, ...] = ()  # life cards at the bottom of piles that all have seen
        self.removed: tuple[int, ...] = ()  # by the rival: see REMOVED_... in solo

        # The turn in progress.
        self.placed: int = NOWHERE  # the stone placed in this Move phase
        self.life_bonus: int = 0
        self.pending: int = 0  # a bit per own stone still to be taken back on this walk
        self.must_pay: bool = False  # the crowded payment is kept in reserve (ruling 58)
        self.happened: list[int] = NO_NUMBERS  # events for the main objectives (5.2)
        self.creating: tuple[int, ...] = ()  # planets paid for but not placed
        self.playing: tuple[int, ...] = ()  # card, planet, ...: cards not yet laid down
        self.activating: int = 0  # Star Activation actions in progress
        self.used_stars: int = 0  # a bit per system, within them (ruling 60)

        # Solo (section 7).
        self.rival_sector: int = 0
        self.rival_ring: int = 0
        self.rival_organisms: list[int] = NO_NUMBERS
        self.progress: tuple[int, ...] = ()  # the top is the last
        self.revealed: tuple[int, ...] = ()
        self.challenges: tuple[int, ...] = ()
        self.claimed: int = 0  # a bit per challenge

    def lay_out(self) -> None:
        """Everything where it is before the game."""
        players = self.players
        self.sector = [0] * players
        self.ring = [0] * players
        self.stones = [UPRIGHT] * (4 * players)
        self.locked = [0] * players
        self.resources = [0] * (3 * players)
        self.sets = [NOWHERE] * players
        self.levels = [0] * (3 * players)
        self.generator = [0] * players
        self.tracks = [0] * (TRACKS * (players + 1))
        self.hands = [()] * players
        self.systems = [()] * players
        self.planets = [()] * players
        self.ready = [0] * players
        self.categories = [0] * (REASONS * players)
        self.mission_at = [IN_BOX] * MISSIONS
        self.system_owner = []
        self.star_at = []
        self.planets_in = []
        self.planet_system = [NOWHERE] * PLANETS
        self.organisms = [0] * (3 * PLANETS)
        self.asteroids = [NOWHERE] * (SLOTS * PLANETS)
        self.biome = [NOWHERE] * PLANETS
        self.completed = [0] * PLANETS
        self.cards_on = [()] * PLANETS
        self.piles = [()] * PILES
        self.star_pile = STAR_COPIES[:]
        self.asteroid_pile = ASTEROID_COPIES[:]
        self.tile_owner = [ON_BOARD] * ORGANISM_TILES
        self.happened = [0, 0, 0]
        self.rival_organisms = [0, 0, 0]

    def copy(self) -> Entropy:
        twin = Entropy(0, self.settings, self.rng.copy())
        self.copy_into(twin)
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.phase = self.phase
        twin.last_round = self.last_round
        twin.sector = self.sector[:]
        twin.ring = self.ring[:]
        twin.stones = self.stones[:]
        twin.locked = self.locked[:]
        twin.resources = self.resources[:]
        twin.tracks = self.tracks[:]
        twin.hands = self.hands[:]
        twin.ready = self.ready[:]
        twin.categories = self.categories[:]
        twin.known = self.known
        twin.removed = self.removed
        twin.placed = self.placed
        twin.life_bonus = self.life_bonus
        twin.pending = self.pending
        twin.must_pay = self.must_pay
        twin.happened = self.happened[:]
        twin.creating = self.creating
        twin.playing = self.playing
        twin.activating = self.activating
        twin.used_stars = self.used_stars
        twin.rival_sector = self.rival_sector
        twin.rival_ring = self.rival_ring
        twin.progress = self.progress
        twin.revealed = self.revealed
        twin.challenges = self.challenges
        twin.claimed = self.claimed
        # Shared: these are replaced, never written to.
        twin.tiles = self.tiles
        twin.sets = self.sets
        twin.levels = self.levels
        twin.generator = self.generator
        twin.systems = self.systems
        twin.planets = self.planets
        twin.system_owner = self.system_owner
        twin.star_at = self.star_at
        twin.planets_in = self.planets_in
        twin.planet_system = self.planet_system
        twin.organisms = self.organisms
        twin.asteroids = self.asteroids
        twin.biome = self.biome
        twin.completed = self.completed
        twin.cards_on = self.cards_on
        twin.piles = self.piles
        twin.star_pile = self.star_pile
        twin.asteroid_pile = self.asteroid_pile
        twin.tile_owner = self.tile_owner
        twin.mission_at = self.mission_at
        twin.rival_organisms = self.rival_organisms
        return twin

    def spendable(self, seat: int, resource: int) -> int:
        """What may be paid now; the crowded payment of this walk stays in reserve (ruling 58)."""
        have = self.resources[3 * seat + resource]
        if self.must_pay:
            reserve = CROWDED_COST[resource] - PICK_UP[resource] * BITS[self.pending]
            if reserve > 0:
                have -= reserve
        return have

    def score(self, seat: int, points: int, reason: int) -> None:
        self.categories[REASONS * seat + reason] += points
        super().score(seat, points, reason)

    def is_solo(self) -> bool:
        return self.players == 1

    def tie_break(self, seat: int) -> int:
        """6.5: more organisms in the play area, then more resources left."""
        organisms = 0
        for planet in self.planets[seat]:
            organisms += sum(self.organisms[3 * planet : 3 * planet + 3])
        return 100_000 * organisms + sum(self.resources[3 * seat : 3 * seat + 3])

    # The slow doors are modules of their own.

    def game(self) -> Game:
        from speciate.games.entropy.meta import GAME

        return GAME

    def dump(self) -> dict[str, Any]:
        from speciate.games.entropy.position import dump

        return dump(self)

    def look(self, seat: int | None) -> dict[str, Any]:
        from speciate.games.entropy.view import look

        return look(self, seat)

    def reshuffle_hidden(self, seat: int, rng: Rng) -> None:
        from speciate.games.entropy.view import reshuffle_hidden

        reshuffle_hidden(self, seat, rng)

    def broken(self) -> str | None:
        from speciate.games.entropy.invariants import broken

        return broken(self)
