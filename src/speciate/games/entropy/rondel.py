"""The Move phase (3.3): declare, walk, arrive, movement bonus, biome rewards."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED, Step
from speciate.games.entropy import events
from speciate.games.entropy.actions.star_activation import (
    activatable,
    activate,
    why_not_activate,
)
from speciate.games.entropy.components import (
    BIOME_COST,
    BONUS,
    BONUSES,
    CROWDED,
    CROWDED_COST,
    INNER_ACTION,
    LINKED,
    MAX_MOVE,
    MERE_GAIN,
    MIN_MOVE,
    PICK_UP,
    PLANETS,
    REWARD,
    REWARD_COMPLETED,
    SECTOR_STONE,
    SECTORS,
    TRIGGER,
)
from speciate.games.entropy.effects import perform
from speciate.games.entropy.options import (
    ENTROPY_REWARD,
    INNER,
    OUTER,
    PLANET,
    STAR,
    STONE,
    STOP,
    UNIVERSAL,
)
from speciate.games.entropy.question import Question
from speciate.games.entropy.resources import affords, gain, pay_all
from speciate.games.entropy.state import BITS, Entropy
from speciate.games.entropy.vocabulary import (
    INNER_RING,
    NOWHERE,
    OUTER_RING,
    UNIVERSAL_STONE,
    UPRIGHT,
)
from speciate.games.entropy.worlds import take_stone

STONES = 4


def is_crowded(s: Entropy, seat: int, sector: int, ring: int) -> bool:
    """Another scientist on the space, or on the other one of a linked sector (ruling 8)."""
    linked = LINKED[s.players] >> sector & 1
    for other in range(s.players):
        if other != seat and s.sector[other] == sector and (linked or s.ring[other] == ring):
            return True
    if s.is_solo():
        return s.rival_sector == sector and (bool(linked) or s.rival_ring == ring)
    return False


def stones_on_the_way(s: Entropy, seat: int, distance: int) -> int:
    """A bit per own stone that will be taken back; a locked universal stone will not."""
    stones = 0
    for stone in range(STONES):
        sector = s.stones[4 * seat + stone]
        if sector >= 0 and not (stone == UNIVERSAL_STONE and s.locked[seat]):
            if 0 < (sector - s.sector[seat] - 1) % SECTORS + 1 <= distance:
                stones |= 1 << stone
    return stones


def must_pay(s: Entropy, seat: int, distance: int, ring: int) -> bool:
    if distance < MAX_MOVE:
        return False
    return is_crowded(s, seat, (s.sector[seat] + distance) % SECTORS, ring)


def can_go(s: Entropy, seat: int, distance: int, ring: int) -> bool:
    """M0, 3: the crowded payment is in hand, or stones on the way will bring it."""
    if not must_pay(s, seat, distance, ring):
        return True
    stones = BITS[stones_on_the_way(s, seat, distance)]
    for resource in range(3):
        have = s.resources[3 * seat + resource] + PICK_UP[resource] * stones
        if have < CROWDED_COST[resource]:
            return False
    return True


class ChooseMove(Question):
    """M0: distance, ring and stone. It is declared before walking (ruling 11)."""

    NAME = "move"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def open(self, s: Entropy) -> list[int]:
        seat = self.seat
        outer = []
        inner = []
        universal = []
        for distance in range(MIN_MOVE, MAX_MOVE + 1):
            if can_go(s, seat, distance, OUTER_RING):
                outer.append(OUTER + distance - 1)
            if can_go(s, seat, distance, INNER_RING):
                stone = SECTOR_STONE[(s.sector[seat] + distance) % SECTORS]
                if s.stones[4 * seat + stone] == UPRIGHT:
                    inner.append(INNER + distance - 1)
                if s.stones[4 * seat + UNIVERSAL_STONE] == UPRIGHT:
                    universal.append(UNIVERSAL + distance - 1)
        return outer + inner + universal

    def why(self, s: Entropy, option: int) -> str:
        if not OUTER <= option < STONE:
            return NOT_ASKED
        kind, distance = divmod(option - OUTER, MAX_MOVE)
        distance += 1
        if distance < MIN_MOVE:
            return "too-short@3.3"
        stone = SECTOR_STONE[(s.sector[self.seat] + distance) % SECTORS]
        if kind == 2:
            stone = UNIVERSAL_STONE
        if kind and s.stones[4 * self.seat + stone] != UPRIGHT:
            return "stone-not-upright@3.2"
        return "cannot-pay-crowded-space@3.3"

    def choose(self, s: Entropy, option: int) -> None:
        seat = self.seat
        kind, distance = divmod(option - OUTER, MAX_MOVE)
        distance += 1
        ring = OUTER_RING if kind == 0 else INNER_RING
        stone = NOWHERE
        if kind:
            sector = (s.sector[seat] + distance) % SECTORS
            stone = SECTOR_STONE[sector] if kind == 1 else UNIVERSAL_STONE
        s.must_pay = must_pay(s, seat, distance, ring)
        s.pending = stones_on_the_way(s, seat, distance)
        s.stack.append(Walk(seat, distance, distance, ring, stone))


class Walk(Step[Entropy]):
    """M1: enter the next sector of the way; M2 when none is left."""

    NAME = "walk"
    FIELDS = ("seat", "left", "distance", "ring", "stone")

    def __init__(self, seat: int, left: int, distance: int, ring: int, stone: int) -> None:
        self.seat: int = seat
        self.left: int = left
        self.distance: int = distance
        self.ring: int = ring
        self.stone: int = stone

    def run(self, s: Entropy) -> None:
        seat = self.seat
        if not self.left:
            self.arrive(s)
            return
        s.sector[seat] = (s.sector[seat] + 1) % SECTORS
        s.stack.append(Walk(seat, self.left - 1, self.distance, self.ring, self.stone))
        if s.locked[seat] and s.stones[4 * seat + UNIVERSAL_STONE] == s.sector[seat]:
            s.locked[seat] = 0  # it stays, and gives nothing (ruling 6)
            if s.events is not None:
                s.tell(events.STONE_UNLOCKED, (seat, s.sector[seat]))
        if s.pending:
            s.stack.append(PickUp(seat))

    def arrive(self, s: Entropy) -> None:
        seat = self.seat
        sector = s.sector[seat]
        s.ring[seat] = self.ring
        s.placed = self.stone
        if s.events is not None:
            s.tell(events.MOVED, (seat, self.distance, sector, self.ring))
        if self.stone >= 0:
            s.stones[4 * seat + self.stone] = sector
            if s.events is not None:
                s.tell(events.STONE_PLACED, (seat, self.stone, sector))
        s.stack.append(TriggerBiomes(seat))
        movement_bonus(s, seat, self.distance)


class PickUp(Question):
    """Take back the own stones of the slot, in an order of one's choice."""

    NAME = "pick-up"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def open(self, s: Entropy) -> list[int]:
        sector = s.sector[self.seat]
        options = []
        for stone in range(STONES):
            if s.pending >> stone & 1 and s.stones[4 * self.seat + stone] == sector:
                options.append(STONE + stone)
        return options

    def run(self, s: Entropy) -> None:
        if self.open(s):
            super().run(s)

    def choose(self, s: Entropy, option: int) -> None:
        s.stack.append(self)
        take_stone(s, self.seat, option - STONE)
        s.stack.append(PickUpReward(self.seat))


class PickUpReward(Question):
    """Activate one star at full price, or 1 entropy, or nothing."""

    NAME = "pick-up-reward"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def open(self, s: Entropy) -> list[int]:
        stars = activatable(s, self.seat, 0, 0)
        if not stars:
            return [ENTROPY_REWARD]  # a mere gain is not asked (3.9, 2)
        if self.keeps_reserve(s):
            return [STOP, ENTROPY_REWARD, *stars]
        return [ENTROPY_REWARD, *stars]

    def keeps_reserve(self, s: Entropy) -> bool:
        return all(s.spendable(self.seat, resource) >= 0 for resource in range(3))

    def why(self, s: Entropy, option: int) -> str:
        if option == STOP:
            return "reserve-for-crowded-space@3.3"
        return why_not_activate(s, self.seat, option, 0)

    def choose(self, s: Entropy, option: int) -> None:
        if option == ENTROPY_REWARD:
            for resource, count in enumerate(PICK_UP):
                if count:
                    gain(s, self.seat, resource, count)
        elif option != STOP:
            activate(s, self.seat, option - STAR, 0)


def movement_bonus(s: Entropy, seat: int, distance: int) -> None:
    """M3: the shorter the move, the better; a crowded space makes it one longer."""
    if is_crowded(s, seat, s.sector[seat], s.ring[seat]):
        distance += CROWDED
        if s.events is not None:
            s.tell(events.CROWDED, (seat, s.sector[seat]))
    if s.must_pay:
        s.must_pay = False
        pay_all(s, seat, CROWDED_COST)
    perform(s, seat, BONUS[BONUSES * current_action(s, seat) + distance - 1], NOWHERE)


def current_action(s: Entropy, seat: int) -> int:
    """The action of the space where the scientist stands."""
    sector = s.sector[seat]
    return INNER_ACTION[sector] if s.ring[seat] == INNER_RING else s.tiles[sector]


# ---------------------------------------------------------------------- M4


class TriggerBiomes(Step[Entropy]):
    """M4: the biomes whose trigger is the action of the space, as many as there are now."""

    NAME = "trigger-biomes"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Entropy) -> None:
        action = current_action(s, self.seat)
        triggered = []
        for planet in s.planets[self.seat]:
            if s.biome[planet] >= 0 and TRIGGER[s.biome[planet]] == action:
                triggered.append(planet)
        if triggered:
            s.stack.append(UseBiomes(self.seat, tuple(triggered)))


class UseBiomes(Question):
    """PLANET + the planet whose biome is used next, or STOP."""

    NAME = "use-biomes"
    FIELDS = ("seat", "planets")

    def __init__(self, seat: int, planets: tuple[int, ...]) -> None:
        self.seat = seat
        self.planets: tuple[int, ...] = planets

    def open(self, s: Entropy) -> list[int]:
        planets = self.planets
        if len(planets) == 1 and MERE_GAIN[s.biome[planets[0]]] and not s.ready[self.seat]:
            return [PLANET + planets[0]]
        options = [STOP]
        for planet in planets:
            if affords(s, self.seat, BIOME_COST, s.biome[planet]):
                options.append(PLANET + planet)
        return options

    def why(self, s: Entropy, option: int) -> str:
        if not PLANET <= option < PLANET + PLANETS:
            return NOT_ASKED
        if option - PLANET not in self.planets:
            return "biome-not-triggered@3.3"
        return "too-little-entropy@3.3"

    def choose(self, s: Entropy, option: int) -> None:
        if option == STOP:
            return
        planet = option - PLANET
        biome = s.biome[planet]
        rest = tuple([other for other in self.planets if other != planet])
        if rest:
            s.stack.append(UseBiomes(self.seat, rest))
        pay_all(s, self.seat, BIOME_COST, biome)
        if s.events is not None:
            s.tell(events.BIOME_USED, (self.seat, biome, planet))
        reward = REWARD_COMPLETED[biome] if s.completed[planet] else REWARD[biome]
        perform(s, self.seat, reward, planet)
