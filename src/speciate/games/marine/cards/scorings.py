"""Cards that count one chosen place: Bountiful Habitat and Fertile."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED
from speciate.games.marine import events
from speciate.games.marine.cards.card import EvolutionCard
from speciate.games.marine.choices import AnimalChoice, HexChoice
from speciate.games.marine.components import TERRAINS
from speciate.games.marine.earth import cubes_on, occupied_by_all
from speciate.games.marine.options import TERRAIN
from speciate.games.marine.points import gain
from speciate.games.marine.scoring import score_tiles
from speciate.games.marine.state import Marine


class BountifulHabitat(EvolutionCard):
    """Score every tile of a chosen terrain."""

    NAME = "bountiful-habitat"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return occupied_by_all(s) != 0

    def effect(self, s: Marine, a: int, x: int) -> None:
        if self.changes(s, a, x):
            s.stack.append(BountifulTerrain(s.seat_of[a], a))


class BountifulTerrain(AnimalChoice):
    """A terrain on which species stand (ruling 69)."""

    NAME = "bountiful-terrain"

    def legal(self, s: Marine) -> list[int]:
        occupied = occupied_by_all(s)
        return [TERRAIN + t for t in range(TERRAINS) if s.ground[t] & occupied]

    def explain(self, s: Marine, option: int) -> str:
        return "no-species-on-the-terrain@5.7" if 0 <= option - TERRAIN < TERRAINS else NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        score_tiles(s, s.ground[option - TERRAIN])


class Fertile(EvolutionCard):
    """A point for each species, of all animals, on a tile you occupy."""

    NAME = "fertile"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return s.occupied[a] != 0

    def effect(self, s: Marine, a: int, x: int) -> None:
        if s.occupied[a]:
            s.stack.append(FertileTile(s.seat_of[a], a))


class FertileTile(HexChoice):
    NAME = "fertile-tile"

    def hexes(self, s: Marine) -> int:
        return s.occupied[self.animal]

    def why_not(self, s: Marine, h: int) -> str:
        return "not-occupied@6.3"

    def chosen(self, s: Marine, h: int) -> None:
        gain(s, self.animal, cubes_on(s, h), events.FOR_CARD)
