"""Capture Asteroid (4.9): planet, slot, type, and the organism that pays; then the effect."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.step import NOT_ASKED
from speciate.games.entropy import events
from speciate.games.entropy.components import (
    PLANET_EFFECT,
    PLANETS,
    SLOT_COST,
    SLOT_ORGANISMS,
    SLOTS,
    SURCHARGE,
)
from speciate.games.entropy.effects import perform
from speciate.games.entropy.options import ASTEROID, ORGANISM, PLANET, SLOT, STOP
from speciate.games.entropy.question import Declaration, Question
from speciate.games.entropy.resources import pay_all
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import (
    ASTEROID_TYPES,
    CAPTURE_ASTEROID,
    FIRST_ASTEROID,
    ORGANISMS,
)
from speciate.games.entropy.worlds import has_asteroid, remove_organisms


def can_pay(s: Entropy, seat: int, slot: int, asteroid: int) -> bool:
    """Price of the slot and surcharge of the type together."""
    for resource in range(3):
        cost = SLOT_COST[3 * slot + resource] + SURCHARGE[3 * asteroid + resource]
        if cost and s.spendable(seat, resource) < cost:
            return False
    return True


def types_for(s: Entropy, seat: int, slot: int, free: int) -> list[int]:
    """ASTEROID + type for each that is left and can be paid."""
    options = []
    for asteroid in range(len(ASTEROID_TYPES)):
        if s.asteroid_pile[asteroid] and (free or can_pay(s, seat, slot, asteroid)):
            options.append(ASTEROID + asteroid)
    return options


def slots_for(s: Entropy, seat: int, planet: int, free: int) -> list[int]:
    """SLOT + slot for each empty one that can be paid."""
    options = []
    for slot in range(SLOTS):
        if s.asteroids[SLOTS * planet + slot] < 0 and types_for(s, seat, slot, free):
            if free or not SLOT_ORGANISMS[slot] or has_organism(s, planet):
                options.append(SLOT + slot)
    return options


def has_organism(s: Entropy, planet: int) -> bool:
    at = 3 * planet
    return s.organisms[at] > 0 or s.organisms[at + 1] > 0 or s.organisms[at + 2] > 0


def planets_for(s: Entropy, seat: int, free: int) -> list[int]:
    return [PLANET + planet for planet in s.planets[seat] if slots_for(s, seat, planet, free)]


def why_not_capture(s: Entropy, seat: int, option: int) -> str:
    planet = option - PLANET
    if not 0 <= planet < PLANETS:
        return NOT_ASKED
    if planet not in s.planets[seat]:
        return "not-your-planet@4.9"
    for slot in range(SLOTS):
        if s.asteroids[SLOTS * planet + slot] < 0:
            return "cannot-pay-asteroid@4.9"
    return "no-empty-slot@4.9"


class CaptureAsteroid(Declaration):
    """PLANET + the planet that gets an asteroid."""

    NAME = "capture-asteroid"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def action(self) -> int:
        return CAPTURE_ASTEROID

    def ways(self, s: Entropy) -> list[int]:
        return planets_for(s, self.seat, 0)

    def why(self, s: Entropy, option: int) -> str:
        return why_not_capture(s, self.seat, option)

    def declare(self, s: Entropy, option: int) -> None:
        s.stack.append(CaptureSlot(self.seat, option - PLANET, 0))


class FreeAsteroid(Question):
    """`free_asteroid`: the planet of the next of `count` asteroids, or STOP."""

    NAME = "free-asteroid"
    FIELDS = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count: int = count

    def open(self, s: Entropy) -> list[int]:
        return [STOP] + planets_for(s, self.seat, 1)

    def why(self, s: Entropy, option: int) -> str:
        return why_not_capture(s, self.seat, option)

    def choose(self, s: Entropy, option: int) -> None:
        if option == STOP:
            return
        if self.count > 1:
            s.stack.append(FreeAsteroid(self.seat, self.count - 1))
        s.stack.append(CaptureSlot(self.seat, option - PLANET, 1))


class CaptureSlot(Question):
    """SLOT + an empty asteroid slot of the planet."""

    NAME = "capture-slot"
    FIELDS = ("seat", "planet", "free")

    def __init__(self, seat: int, planet: int, free: int) -> None:
        self.seat = seat
        self.planet: int = planet
        self.free: int = free

    def open(self, s: Entropy) -> list[int]:
        return slots_for(s, self.seat, self.planet, self.free)

    def why(self, s: Entropy, option: int) -> str:
        slot = option - SLOT
        if not 0 <= slot < SLOTS:
            return NOT_ASKED
        if s.asteroids[SLOTS * self.planet + slot] >= 0:
            return "slot-taken@4.9"
        return "cannot-pay-asteroid@4.9"

    def choose(self, s: Entropy, option: int) -> None:
        s.stack.append(CaptureType(self.seat, self.planet, option - SLOT, self.free))


class CaptureType(Question):
    """ASTEROID + a type."""

    NAME = "capture-type"
    FIELDS = ("seat", "planet", "slot", "free")

    def __init__(self, seat: int, planet: int, slot: int, free: int) -> None:
        self.seat = seat
        self.planet: int = planet
        self.slot: int = slot
        self.free: int = free

    def open(self, s: Entropy) -> list[int]:
        return types_for(s, self.seat, self.slot, self.free)

    def why(self, s: Entropy, option: int) -> str:
        asteroid = option - ASTEROID
        if not 0 <= asteroid < len(ASTEROID_TYPES):
            return NOT_ASKED
        return "cannot-pay-asteroid@4.9" if s.asteroid_pile[asteroid] else "pile-empty@4.9"

    def choose(self, s: Entropy, option: int) -> None:
        asteroid = option - ASTEROID
        if self.free:
            capture(s, self.seat, self.planet, self.slot, asteroid)
        elif SLOT_ORGANISMS[self.slot]:
            s.stack.append(CaptureOrganism(self.seat, self.planet, self.slot, asteroid))
        else:
            pay_for(s, self.seat, self.slot, asteroid)
            capture(s, self.seat, self.planet, self.slot, asteroid)


class CaptureOrganism(Question):
    """ORGANISM + the kind that pays for the slot."""

    NAME = "capture-organism"
    FIELDS = ("seat", "planet", "slot", "asteroid")

    def __init__(self, seat: int, planet: int, slot: int, asteroid: int) -> None:
        self.seat = seat
        self.planet: int = planet
        self.slot: int = slot
        self.asteroid: int = asteroid

    def open(self, s: Entropy) -> list[int]:
        return [ORGANISM + k for k in range(3) if s.organisms[3 * self.planet + k]]

    def why(self, s: Entropy, option: int) -> str:
        kind = option - ORGANISM
        return "organisms-missing@4.9" if 0 <= kind < len(ORGANISMS) else NOT_ASKED

    def choose(self, s: Entropy, option: int) -> None:
        pay_for(s, self.seat, self.slot, self.asteroid)
        remove_organisms(s, self.seat, self.planet, option - ORGANISM, SLOT_ORGANISMS[self.slot])
        capture(s, self.seat, self.planet, self.slot, self.asteroid)


def pay_for(s: Entropy, seat: int, slot: int, asteroid: int) -> None:
    pay_all(s, seat, SLOT_COST, slot)
    pay_all(s, seat, SURCHARGE, asteroid)


def capture(s: Entropy, seat: int, planet: int, slot: int, asteroid: int) -> None:
    """Put the asteroid into its slot and resolve the effect of the planet."""
    if not has_asteroid(s, seat, s.planet_system[planet]):
        s.happened[FIRST_ASTEROID] += 1
    s.asteroid_pile = replaced(s.asteroid_pile, asteroid, s.asteroid_pile[asteroid] - 1)
    s.asteroids = replaced(s.asteroids, SLOTS * planet + slot, asteroid)
    if s.events is not None:
        s.tell(events.ASTEROID_CAPTURED, (seat, asteroid, planet, slot))
    perform(s, seat, PLANET_EFFECT[planet], planet)
