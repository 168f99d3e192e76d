"""Gaining and evolving organisms (4.11), one decision at a time."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED
from speciate.games.entropy.components import MOST_ORGANISMS, PLANETS
from speciate.games.entropy.options import ORGANISM, PLANET, STOP
from speciate.games.entropy.question import Question
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import ORGANISMS
from speciate.games.entropy.worlds import add_organisms, can_evolve, evolve_organism


def targets(s: Entropy, seat: int, planet: int) -> tuple[int, ...]:
    """One planet, or all own ones if it is NOWHERE."""
    return (planet,) if planet >= 0 else s.planets[seat]


def why_not_planet(s: Entropy, seat: int, option: int, reason: str) -> str:
    """The refusal of PLANET + planet: not the player's own, or `reason`."""
    if not PLANET <= option < PLANET + PLANETS:
        return NOT_ASKED
    return reason if option - PLANET in s.planets[seat] else "not-your-planet@5"


class AddOrganisms(Question):
    """The planet that gets organisms of an effect."""

    NAME = "add-organisms"
    FIELDS = ("seat", "kind", "count", "planet")

    def __init__(self, seat: int, kind: int, count: int, planet: int) -> None:
        self.seat = seat
        self.kind: int = kind
        self.count: int = count
        self.planet: int = planet

    def open(self, s: Entropy) -> list[int]:
        options = [STOP]
        for planet in targets(s, self.seat, self.planet):
            if s.organisms[3 * planet + self.kind] < MOST_ORGANISMS:
                options.append(PLANET + planet)
        return options

    def why(self, s: Entropy, option: int) -> str:
        return why_not_planet(s, self.seat, option, "planet-full@1.3")

    def choose(self, s: Entropy, option: int) -> None:
        if option != STOP:
            add_organisms(s, self.seat, option - PLANET, self.kind, self.count)


class Evolve(Question):
    """The planet of the next of `count` evolutions."""

    NAME = "evolve"
    FIELDS = ("seat", "count", "planet")

    def __init__(self, seat: int, count: int, planet: int) -> None:
        self.seat = seat
        self.count: int = count
        self.planet: int = planet

    def open(self, s: Entropy) -> list[int]:
        options = [STOP]
        for planet in targets(s, self.seat, self.planet):
            if can_evolve(s, planet, 0) or can_evolve(s, planet, 1) or can_evolve(s, planet, 2):
                options.append(PLANET + planet)
        return options

    def why(self, s: Entropy, option: int) -> str:
        return why_not_planet(s, self.seat, option, "cannot-evolve@4.11")

    def choose(self, s: Entropy, option: int) -> None:
        if option == STOP:
            return
        if self.count > 1:
            s.stack.append(Evolve(self.seat, self.count - 1, self.planet))
        s.stack.append(EvolveKind(self.seat, option - PLANET))


class EvolveKind(Question):
    """A new bacteria, bacteria to plant, or plant to animal."""

    NAME = "evolve-kind"
    FIELDS = ("seat", "planet")

    def __init__(self, seat: int, planet: int) -> None:
        self.seat = seat
        self.planet: int = planet

    def open(self, s: Entropy) -> list[int]:
        return [ORGANISM + k for k in range(3) if can_evolve(s, self.planet, k)]

    def why(self, s: Entropy, option: int) -> str:
        if not ORGANISM <= option < ORGANISM + len(ORGANISMS):
            return NOT_ASKED
        full = s.organisms[3 * self.planet + option - ORGANISM] >= MOST_ORGANISMS
        return "planet-full@1.3" if full else "nothing-to-evolve@4.11"

    def choose(self, s: Entropy, option: int) -> None:
        evolve_organism(s, self.seat, self.planet, option - ORGANISM)


class EvolveStep(Question):
    """The planet where one organism becomes one of `kind`, the next of `count` times."""

    NAME = "evolve-step"
    FIELDS = ("seat", "count", "kind", "planet")

    def __init__(self, seat: int, count: int, kind: int, planet: int) -> None:
        self.seat = seat
        self.count: int = count
        self.kind: int = kind
        self.planet: int = planet

    def open(self, s: Entropy) -> list[int]:
        options = [STOP]
        for planet in targets(s, self.seat, self.planet):
            if can_evolve(s, planet, self.kind):
                options.append(PLANET + planet)
        return options

    def why(self, s: Entropy, option: int) -> str:
        return why_not_planet(s, self.seat, option, "cannot-evolve@4.11")

    def choose(self, s: Entropy, option: int) -> None:
        if option == STOP:
            return
        if self.count > 1:
            s.stack.append(EvolveStep(self.seat, self.count - 1, self.kind, self.planet))
        evolve_organism(s, self.seat, option - PLANET, self.kind)
