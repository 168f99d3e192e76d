"""Cards that eliminate one species on each of many tiles: Asteroid, Biomass, Predator, Invasive."""

from __future__ import annotations

from speciate.core.step import Step
from speciate.games.marine import events
from speciate.games.marine.cards.card import EvolutionCard
from speciate.games.marine.choices import HexChoice, PickAnimal
from speciate.games.marine.components import NOTHING
from speciate.games.marine.earth import (
    animals_on,
    cubes_on,
    discs_on,
    eliminate,
    occupied_by_all,
    occupied_by_others,
)
from speciate.games.marine.geometry import HEXES, NEIGHBOUR_MASK, bits
from speciate.games.marine.state import Marine

# ---------------------------------------------------------------------- one on each tile


class Cull(Step[Marine]):
    """On each tile of a mask, ascending, the actor chooses the animal that loses a species."""

    NAME = "cull"
    FIELDS = ("animal", "tiles", "opposing")

    def __init__(self, animal: int, tiles: int, opposing: int) -> None:
        self.animal: int = animal
        self.tiles: int = tiles
        self.opposing: int = opposing  # 1: only species of other animals

    def run(self, s: Marine) -> None:
        if self.tiles:
            h = bits(self.tiles)[0]
            s.stack.append(Cull(self.animal, self.tiles & ~(1 << h), self.opposing))
            s.stack.append(CullVictim(s.seat_of[self.animal], self.animal, h, self.opposing))


class CullVictim(PickAnimal):
    NAME = "cull-victim"
    FIELDS = ("seat", "animal", "hex", "opposing")

    def __init__(self, seat: int, animal: int, hex: int, opposing: int) -> None:
        super().__init__(seat, animal)
        self.hex: int = hex
        self.opposing: int = opposing

    def picks(self, s: Marine) -> list[int]:
        return [a for a in animals_on(s, self.hex) if not self.opposing or a != self.animal]

    def why_not(self, s: Marine, other: int) -> str:
        if self.opposing and other == self.animal:
            return "opposing-species-only@6.3"
        return "no-such-species-there@6.3"

    def chosen(self, s: Marine, other: int) -> None:
        eliminate(s, other, self.hex, 1)


# ---------------------------------------------------------------------- Biomass, Predator


class Biomass(EvolutionCard):
    """On every tile with more species than discs, one species dies."""

    NAME = "biomass"

    def tiles(self, s: Marine) -> int:
        mask = 0
        for h in bits(occupied_by_all(s)):
            if cubes_on(s, h) > discs_on(s, h):
                mask |= 1 << h
        return mask

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return self.tiles(s) != 0

    def effect(self, s: Marine, a: int, x: int) -> None:
        s.stack.append(Cull(a, self.tiles(s), 0))


class Predator(EvolutionCard):
    """On every tile you share, one opposing species dies."""

    NAME = "predator"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return s.occupied[a] & occupied_by_others(s, a) != 0

    def effect(self, s: Marine, a: int, x: int) -> None:
        s.stack.append(Cull(a, s.occupied[a] & occupied_by_others(s, a), 1))


class InvasiveSpecies(EvolutionCard):
    """On every tile of the terrains of the Competition markers, every animal loses one."""

    NAME = "invasive-species"

    def tiles(self, s: Marine) -> int:
        mask = 0
        for terrain in s.competition:
            if terrain != NOTHING:
                mask |= s.ground[terrain]
        return mask

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return self.tiles(s) & occupied_by_all(s) != 0

    def effect(self, s: Marine, a: int, x: int) -> None:
        tiles = self.tiles(s)
        for animal in s.animals:
            for h in bits(tiles & s.occupied[animal]):
                eliminate(s, animal, h, 1)


# ---------------------------------------------------------------------- Asteroid


def impact_sites(s: Marine) -> int:
    """The tiles on which the Asteroid would eliminate something (ruling 87)."""
    occupied = occupied_by_all(s)
    mask = 0
    for h in bits(s.earth):
        if NEIGHBOUR_MASK[h] & occupied or (occupied >> h & 1 and cubes_on(s, h) > 1):
            mask |= 1 << h
    return mask


class Asteroid(EvolutionCard):
    """All but one species on a tile die, and one on each neighbour; the game ends this round."""

    NAME = "asteroid"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return True

    def effect(self, s: Marine, a: int, x: int) -> None:
        if not s.asteroid:
            s.asteroid = True
            s.tell(events.GAME_WILL_END, ())
        if impact_sites(s):
            s.stack.append(AsteroidTile(s.seat_of[a], a))


class AsteroidTile(HexChoice):
    NAME = "asteroid-tile"

    def hexes(self, s: Marine) -> int:
        return impact_sites(s)

    def why_not(self, s: Marine, h: int) -> str:
        return "would-change-nothing@5.7"

    def chosen(self, s: Marine, h: int) -> None:
        s.stack.append(Cull(self.animal, NEIGHBOUR_MASK[h] & occupied_by_all(s), 0))
        if cubes_on(s, h):
            s.stack.append(AsteroidSurvivor(self.seat, self.animal, h))


class AsteroidSurvivor(PickAnimal):
    """The animal of which one species stays."""

    NAME = "asteroid-survivor"
    FIELDS = ("seat", "animal", "hex")

    def __init__(self, seat: int, animal: int, hex: int) -> None:
        super().__init__(seat, animal)
        self.hex: int = hex

    def picks(self, s: Marine) -> list[int]:
        return animals_on(s, self.hex)

    def why_not(self, s: Marine, other: int) -> str:
        return "no-such-species-there@6.3"

    def chosen(self, s: Marine, other: int) -> None:
        for a in s.animals:
            count = s.cubes[a * HEXES + self.hex] - int(a == other)
            if count > 0:
                eliminate(s, a, self.hex, count)
