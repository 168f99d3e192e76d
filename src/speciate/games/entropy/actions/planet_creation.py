"""Planet Creation (4.2): pay, resolve the effect, then place the planet."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED
from speciate.games.entropy import events
from speciate.games.entropy.components import (
    BIOME_PILE,
    PLANET_COST,
    PLANET_EFFECT,
    PLANET_PILE,
    PLANET_SPACES,
    SPECIAL_DISCOUNT,
    SYSTEM_TILES,
)
from speciate.games.entropy.effects import perform, specialise
from speciate.games.entropy.offers import take_top
from speciate.games.entropy.options import NEW_SYSTEM, PILE, SYSTEM
from speciate.games.entropy.question import Declaration, Question
from speciate.games.entropy.resources import pay
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import MATTER, PLANET_CREATION
from speciate.games.entropy.worlds import free_spaces, place_planet, system_of, systems_left


def price(planet: int, special: int) -> int:
    cost = PLANET_COST[planet]
    if special >= 0:
        cost = max(0, cost - SPECIAL_DISCOUNT[3 * special + MATTER])
    return cost


class PlanetCreation(Declaration):
    """PILE + the pile of a planet."""

    NAME = "planet-creation"
    FIELDS = ("seat", "special")

    def __init__(self, seat: int, special: int) -> None:
        self.seat = seat
        self.special: int = special

    def action(self) -> int:
        return PLANET_CREATION

    def ways(self, s: Entropy) -> list[int]:
        options: list[int] = []
        if free_spaces(s, self.seat) <= len(s.creating):
            return options
        matter = s.spendable(self.seat, MATTER)
        for pile in range(PLANET_PILE, BIOME_PILE):
            tiles = s.piles[pile]
            if tiles and price(tiles[-1], self.special) <= matter:
                options.append(PILE + pile)
        return options

    def why(self, s: Entropy, option: int) -> str:
        if not PILE + PLANET_PILE <= option < PILE + BIOME_PILE:
            return NOT_ASKED
        if not s.piles[option - PILE]:
            return "pile-empty@2.3"
        if free_spaces(s, self.seat) <= len(s.creating):
            return "no-place-for-planet@4.2"
        return "too-little-matter@4.2"

    def declare(self, s: Entropy, option: int) -> None:
        pile = option - PILE
        pay(s, self.seat, MATTER, price(s.piles[pile][-1], self.special))
        planet = take_top(s, pile)
        s.creating = s.creating + (planet,)
        if s.events is not None:
            s.tell(events.PLANET_CREATED, (self.seat, planet))
        s.stack.append(PlacePlanet(self.seat, self.special, planet))
        perform(s, self.seat, PLANET_EFFECT[planet], planet)


class PlacePlanet(Question):
    """The system of a new planet."""

    NAME = "place-planet"
    FIELDS = ("seat", "special", "planet")

    def __init__(self, seat: int, special: int, planet: int) -> None:
        self.seat = seat
        self.special: int = special
        self.planet: int = planet

    def open(self, s: Entropy) -> list[int]:
        options = []
        for system in s.systems[self.seat]:
            if s.planets_in[system] < PLANET_SPACES:
                options.append(SYSTEM + system)
        if systems_left(s):
            options.append(NEW_SYSTEM)
        return options

    def why(self, s: Entropy, option: int) -> str:
        if option == NEW_SYSTEM:
            return "no-system-left@4.2"
        if not SYSTEM <= option < SYSTEM + SYSTEM_TILES:
            return NOT_ASKED
        if option - SYSTEM not in s.systems[self.seat]:
            return "not-your-system@4.2"
        return "system-full@4.2"

    def choose(self, s: Entropy, option: int) -> None:
        s.creating = tuple([planet for planet in s.creating if planet != self.planet])
        place_planet(s, self.seat, self.planet, system_of(s, self.seat, option))
        specialise(s, self.seat, self.special, self.planet)
