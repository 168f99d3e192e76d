"""Biome (4.5), and completing biomes without their requirement."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.step import NOT_ASKED
from speciate.games.entropy import events
from speciate.games.entropy.components import BIOME_PILE, LIFE_PILE, PLANETS
from speciate.games.entropy.offers import take_top
from speciate.games.entropy.options import PILE, PLANET, STOP
from speciate.games.entropy.question import Declaration, Question, complete_biome, watch_biome
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import BIOME_ACTION


def bare_planets(s: Entropy, seat: int) -> list[int]:
    return [PLANET + planet for planet in s.planets[seat] if s.biome[planet] < 0]


class BiomeAction(Declaration):
    """PILE + the pile of a biome."""

    NAME = "biome"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def action(self) -> int:
        return BIOME_ACTION

    def ways(self, s: Entropy) -> list[int]:
        if not bare_planets(s, self.seat):
            return []
        return [PILE + pile for pile in range(BIOME_PILE, LIFE_PILE) if s.piles[pile]]

    def why(self, s: Entropy, option: int) -> str:
        if not PILE + BIOME_PILE <= option < PILE + LIFE_PILE:
            return NOT_ASKED
        return "no-planet-without-biome@4.5" if s.piles[option - PILE] else "pile-empty@2.3"

    def declare(self, s: Entropy, option: int) -> None:
        s.stack.append(PlaceBiome(self.seat, option - PILE))


class PlaceBiome(Question):
    """The planet of a new biome."""

    NAME = "place-biome"
    FIELDS = ("seat", "pile")

    def __init__(self, seat: int, pile: int) -> None:
        self.seat = seat
        self.pile: int = pile

    def open(self, s: Entropy) -> list[int]:
        return bare_planets(s, self.seat)

    def why(self, s: Entropy, option: int) -> str:
        planet = option - PLANET
        if not 0 <= planet < PLANETS:
            return NOT_ASKED
        return "has-a-biome@4.5" if planet in s.planets[self.seat] else "not-your-planet@4.5"

    def choose(self, s: Entropy, option: int) -> None:
        planet = option - PLANET
        s.biome = replaced(s.biome, planet, take_top(s, self.pile))
        if s.events is not None:
            s.tell(events.BIOME_PLACED, (self.seat, s.biome[planet], planet))
        watch_biome(s, self.seat, planet)


class FlipBiome(Question):
    """`flip_biome`: the planet whose biome is completed, the next of `count` times."""

    NAME = "flip-biome"
    FIELDS = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count: int = count

    def open(self, s: Entropy) -> list[int]:
        options = [STOP]
        for planet in s.planets[self.seat]:
            if s.biome[planet] >= 0 and not s.completed[planet]:
                options.append(PLANET + planet)
        return options

    def why(self, s: Entropy, option: int) -> str:
        planet = option - PLANET
        if not 0 <= planet < PLANETS:
            return NOT_ASKED
        if planet not in s.planets[self.seat]:
            return "not-your-planet@5"
        return "biome-completed@5" if s.completed[planet] else "no-biome@5"

    def choose(self, s: Entropy, option: int) -> None:
        if option == STOP:
            return
        if self.count > 1:
            s.stack.append(FlipBiome(self.seat, self.count - 1))
        complete_biome(s, self.seat, option - PLANET)
