"""Traits that forbid the attack (8.3)."""

from __future__ import annotations

from speciate.games.newworld import events
from speciate.games.newworld.animals import trait_count
from speciate.games.newworld.behaviours import Trait
from speciate.games.newworld.components import (
    CONSTANTS,
    HARMFUL_MASK,
    MUTATED,
    NOCTURNAL,
    ROBUST,
    SHARP_SIGHTED,
    SWIMMING,
)
from speciate.games.newworld.food import is_hungry
from speciate.games.newworld.state import IS_SCARED, NewWorld


class Camouflaged(Trait):
    """Only a Sharp-sighted predator may attack."""

    BARS = True

    def bars(self, s: NewWorld, predator: int, prey: int) -> bool:
        return not s.mask[predator] >> SHARP_SIGHTED & 1


class Nocturnal(Trait):
    """Only a Nocturnal predator may attack."""

    BARS = True

    def bars(self, s: NewWorld, predator: int, prey: int) -> bool:
        return not s.mask[predator] >> NOCTURNAL & 1


class Swimming(Trait):
    """Only a Swimming predator may attack."""

    BARS = True

    def bars(self, s: NewWorld, predator: int, prey: int) -> bool:
        return not s.mask[predator] >> SWIMMING & 1


class Robust(Trait):
    """Only a Robust predator may attack."""

    BARS = True

    def bars(self, s: NewWorld, predator: int, prey: int) -> bool:
        return not s.mask[predator] >> ROBUST & 1


class Burrowing(Trait):
    """May not be attacked while fed; stored fat does not count."""

    BARS = True

    def bars(self, s: NewWorld, predator: int, prey: int) -> bool:
        return not is_hungry(s, prey)


class Mutualistic(Trait):
    """Neither linked animal may be attacked, unless it has a harmful trait itself (ruling 47)."""

    BARS = True

    def bars(self, s: NewWorld, predator: int, prey: int) -> bool:
        if CONSTANTS.any_harm_breaks_mutualism:
            return not s.mask[prey] & HARMFUL_MASK
        return not s.mask[prey] >> MUTATED & 1


class Flying(Trait):
    """May not be attacked by a predator with as many traits or more."""

    BARS = True

    def bars(self, s: NewWorld, predator: int, prey: int) -> bool:
        return trait_count(s, predator) >= trait_count(s, prey)


class Shy(Trait):
    """After an attack that it survived, no predator may attack it in this phase."""

    BARS = True
    RECOVERS = True

    def bars(self, s: NewWorld, predator: int, prey: int) -> bool:
        return s.marks[prey] & IS_SCARED != 0

    def recover(self, s: NewWorld, a: int) -> None:
        s.marks[a] |= IS_SCARED
        if s.events is not None:
            s.tell(events.SCARED, (s.owner[a], a))
