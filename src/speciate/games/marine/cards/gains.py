"""Cards that give victory points and ask nothing."""

from __future__ import annotations

from typing import ClassVar

from speciate.games.marine import events
from speciate.games.marine.cards.card import EvolutionCard
from speciate.games.marine.components import (
    ALGAE,
    CONSTANTS,
    GASTROPODS,
    PLANKTON,
    SPONGES,
    SUN,
    WORMS,
)
from speciate.games.marine.earth import corners_of_types, hexes_with, occupied_by_others
from speciate.games.marine.points import bonus, gain
from speciate.games.marine.scoring import score_tiles
from speciate.games.marine.state import Marine
from speciate.games.marine.status import cubes_on_vents


class GainCard(EvolutionCard):
    """Points counted from the position."""

    def points(self, s: Marine, a: int) -> int:
        raise NotImplementedError

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return self.points(s, a) > 0

    def effect(self, s: Marine, a: int, x: int) -> None:
        gain(s, a, self.points(s, a), events.FOR_CARD)


class ElementCard(GainCard):
    """A point for each occupied tile with a disc of one type."""

    TYPE: ClassVar[int] = 0

    def points(self, s: Marine, a: int) -> int:
        return (s.occupied[a] & hexes_with(s, self.TYPE)).bit_count()


class Annelids(ElementCard):
    NAME = "annelids"
    TYPE = WORMS


class CarbonCycle(ElementCard):
    NAME = "carbon-cycle"
    TYPE = PLANKTON


class Endosymbionts(ElementCard):
    NAME = "endosymbionts"
    TYPE = SPONGES


class Producers(ElementCard):
    NAME = "producers"
    TYPE = ALGAE


class SemiAquatic(ElementCard):
    NAME = "semi-aquatic"
    TYPE = SUN


class Univalves(ElementCard):
    NAME = "univalves"
    TYPE = GASTROPODS


class Biodiversity(GainCard):
    """A point for each tile shared with opposing species."""

    NAME = "biodiversity"

    def points(self, s: Marine, a: int) -> int:
        return (s.occupied[a] & occupied_by_others(s, a)).bit_count()


class Ecodiversity(GainCard):
    """A point for each disc on earth of an own type."""

    NAME = "ecodiversity"

    def points(self, s: Marine, a: int) -> int:
        return len(corners_of_types(s, s.types[a]))


class Extremophiles(GainCard):
    """A point for each own species on vents."""

    NAME = "extremophiles"

    def points(self, s: Marine, a: int) -> int:
        return cubes_on_vents(s, a)


class MonotypicHabitat(GainCard):
    """The bonus for tiles on which only own species stand; while in play ties are reversed."""

    NAME = "monotypic-habitat"

    def points(self, s: Marine, a: int) -> int:
        return bonus(s, (s.occupied[a] & ~occupied_by_others(s, a)).bit_count())


class MarineSnow(GainCard):
    """Entering play it scores all tiles of its terrain; resolved, a point for each occupied one."""

    NAME = "marine-snow"
    ENTERS = True

    def points(self, s: Marine, a: int) -> int:
        return (s.occupied[a] & s.ground[CONSTANTS.marine_snow_terrain]).bit_count()

    def enter(self, s: Marine) -> None:
        score_tiles(s, s.ground[CONSTANTS.marine_snow_terrain])
