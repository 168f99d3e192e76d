"""Star Evolution (4.1): evolve an own star, or take a new one."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.step import NOT_ASKED
from speciate.games.entropy import events
from speciate.games.entropy.components import (
    EVOLVES_FROM,
    KIND_OF,
    OBJECTIVE_LEVEL,
    SPECIAL_DISCOUNT,
    STAR_COST,
    STAR_KINDS,
    STAR_LEVEL,
    SYSTEM_TILES,
)
from speciate.games.entropy.effects import specialise
from speciate.games.entropy.options import KIND, NEW_STAR, NEW_SYSTEM, STAR, SYSTEM
from speciate.games.entropy.question import Declaration, Question
from speciate.games.entropy.resources import pay
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import ENERGY, NOWHERE, STAR_EVOLUTION, STAR_EVOLVED
from speciate.games.entropy.worlds import system_of, systems_left


def price(kind: int, special: int) -> int:
    cost = STAR_COST[kind]
    if special >= 0:
        cost = max(0, cost - SPECIAL_DISCOUNT[3 * special + ENERGY])
    return cost


def steps_from(star: int) -> list[int]:
    """The kinds into which a star evolves."""
    return [kind for kind in range(STAR_KINDS) if EVOLVES_FROM[kind] >> KIND_OF[star] & 1]


def places_for_star(s: Entropy, seat: int) -> list[int]:
    places = [SYSTEM + system for system in s.systems[seat] if s.star_at[system] < 0]
    if systems_left(s):
        places.append(NEW_SYSTEM)
    return places


def why_not_kind(s: Entropy, kind: int) -> str:
    return "star-pile-empty@4.1" if not s.star_pile[kind] else "too-little-energy@4.1"


class StarEvolution(Declaration):
    """NEW_STAR + kind, or STAR + the system of the star that evolves."""

    NAME = "star-evolution"
    FIELDS = ("seat", "special")

    def __init__(self, seat: int, special: int) -> None:
        self.seat = seat
        self.special: int = special

    def action(self) -> int:
        return STAR_EVOLUTION

    def affordable(self, s: Entropy, kind: int, energy: int) -> bool:
        return s.star_pile[kind] > 0 and price(kind, self.special) <= energy

    def ways(self, s: Entropy) -> list[int]:
        energy = s.spendable(self.seat, ENERGY)
        options = []
        if places_for_star(s, self.seat):
            for kind in range(STAR_KINDS):
                if not EVOLVES_FROM[kind] and self.affordable(s, kind, energy):
                    options.append(NEW_STAR + kind)
        for system in s.systems[self.seat]:
            star = s.star_at[system]
            if star >= 0:
                for kind in steps_from(star):
                    if self.affordable(s, kind, energy):
                        options.append(STAR + system)
                        break
        return options

    def why(self, s: Entropy, option: int) -> str:
        if NEW_STAR <= option < NEW_STAR + STAR_KINDS:
            if EVOLVES_FROM[option - NEW_STAR]:
                return "not-a-new-star@4.1"
            if not places_for_star(s, self.seat):
                return "no-place-for-star@4.1"
            return why_not_kind(s, option - NEW_STAR)
        if STAR <= option < STAR + SYSTEM_TILES:
            return self.why_not_evolve(s, option - STAR)
        return NOT_ASKED

    def why_not_evolve(self, s: Entropy, system: int) -> str:
        if system not in s.systems[self.seat] or s.star_at[system] < 0:
            return "no-star-of-yours@4.1"
        kinds = steps_from(s.star_at[system])
        if not kinds:
            return "evolves-no-further@4.1"
        return why_not_kind(s, kinds[0])

    def declare(self, s: Entropy, option: int) -> None:
        if option < STAR:
            s.stack.append(PlaceStar(self.seat, self.special, option - NEW_STAR))
        else:
            s.stack.append(EvolveStar(self.seat, self.special, option - STAR))


class EvolveStar(Question):
    """The kind into which the star of a system evolves."""

    NAME = "evolve-star"
    FIELDS = ("seat", "special", "system")

    def __init__(self, seat: int, special: int, system: int) -> None:
        self.seat = seat
        self.special: int = special
        self.system: int = system

    def open(self, s: Entropy) -> list[int]:
        energy = s.spendable(self.seat, ENERGY)
        options = []
        for kind in steps_from(s.star_at[self.system]):
            if s.star_pile[kind] and price(kind, self.special) <= energy:
                options.append(KIND + kind)
        return options

    def why(self, s: Entropy, option: int) -> str:
        if not KIND <= option < KIND + STAR_KINDS:
            return NOT_ASKED
        if option - KIND not in steps_from(s.star_at[self.system]):
            return "not-its-next-step@4.1"
        return why_not_kind(s, option - KIND)

    def choose(self, s: Entropy, option: int) -> None:
        kind, old = option - KIND, s.star_at[self.system]
        pay(s, self.seat, ENERGY, price(kind, self.special))
        s.star_pile = replaced(s.star_pile, kind, s.star_pile[kind] - 1)
        s.star_at = replaced(s.star_at, self.system, kind)
        if old < STAR_KINDS:  # a starting star leaves the game
            s.star_pile[old] += 1
        if STAR_LEVEL[kind] >= OBJECTIVE_LEVEL:
            s.happened[STAR_EVOLVED] += 1
        if s.events is not None:
            s.tell(events.STAR_EVOLVED, (self.seat, self.system, old, kind))
        specialise(s, self.seat, self.special, NOWHERE)


class PlaceStar(Question):
    """The system of a new star."""

    NAME = "place-star"
    FIELDS = ("seat", "special", "kind")

    def __init__(self, seat: int, special: int, kind: int) -> None:
        self.seat = seat
        self.special: int = special
        self.kind: int = kind

    def open(self, s: Entropy) -> list[int]:
        return places_for_star(s, self.seat)

    def why(self, s: Entropy, option: int) -> str:
        if option == NEW_SYSTEM:
            return "no-system-left@4.1"
        if not SYSTEM <= option < SYSTEM + SYSTEM_TILES:
            return NOT_ASKED
        if option - SYSTEM not in s.systems[self.seat]:
            return "not-your-system@4.1"
        return "system-has-a-star@4.1"

    def choose(self, s: Entropy, option: int) -> None:
        pay(s, self.seat, ENERGY, price(self.kind, self.special))
        system = system_of(s, self.seat, option)
        s.star_pile = replaced(s.star_pile, self.kind, s.star_pile[self.kind] - 1)
        s.star_at = replaced(s.star_at, system, self.kind)
        if s.events is not None:
            s.tell(events.STAR_PLACED, (self.seat, system, self.kind))
        specialise(s, self.seat, self.special, NOWHERE)
