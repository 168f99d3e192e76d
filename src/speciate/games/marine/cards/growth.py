"""Cards that place species from the gene pool."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED, Step
from speciate.games.marine.cards.card import EvolutionCard
from speciate.games.marine.choices import (
    AnimalChoice,
    ElementChoice,
    HexChoice,
    NumberChoice,
    VacantCornerChoice,
)
from speciate.games.marine.components import ANIMALS, CONSTANTS, LAND
from speciate.games.marine.earth import (
    corners_on,
    cubes_on,
    eliminate,
    occupied_by_others,
    place_species,
    put_disc,
    types_in,
)
from speciate.games.marine.geometry import CORNER_MASK, HEXES, bits
from speciate.games.marine.options import PREY
from speciate.games.marine.state import Marine
from speciate.games.marine.traits.prey_switching import watch

# ---------------------------------------------------------------------- Fecundity


class Fecundity(EvolutionCard):
    """One species on each tile you occupy."""

    NAME = "fecundity"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return s.occupied[a] != 0 and s.pool[a] > 0

    def effect(self, s: Marine, a: int, x: int) -> None:
        tiles = s.occupied[a]
        watch(s, a)
        if s.pool[a] >= tiles.bit_count():
            for h in bits(tiles):
                place_species(s, a, h, 1)
        elif s.pool[a]:
            s.stack.append(FecundityTile(s.seat_of[a], a, tiles))


class FecundityTile(HexChoice):
    """The pool is too small: the tiles that get a species, ascending."""

    NAME = "fecundity-tile"
    FIELDS = ("seat", "animal", "tiles")

    def __init__(self, seat: int, animal: int, tiles: int) -> None:
        super().__init__(seat, animal)
        self.tiles: int = tiles

    def hexes(self, s: Marine) -> int:
        tiles = bits(self.tiles)
        mask = 0
        for h in tiles[: len(tiles) - s.pool[self.animal] + 1]:
            mask |= 1 << h
        return mask

    def why_not(self, s: Marine, h: int) -> str:
        occupied = s.occupied[self.animal] >> h & 1
        return "tiles-in-ascending-order@4.14" if occupied else "not-occupied@6.3"

    def chosen(self, s: Marine, h: int) -> None:
        a = self.animal
        place_species(s, a, h, 1)
        if s.pool[a]:
            rest = self.tiles >> (h + 1) << (h + 1)
            s.stack.append(FecundityTile(self.seat, a, rest))


# ---------------------------------------------------------------------- Population Explosion


class PopulationExplosion(EvolutionCard):
    """As many species as stand on a tile you occupy are added to it."""

    NAME = "population-explosion"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return s.occupied[a] != 0 and s.pool[a] > 0

    def effect(self, s: Marine, a: int, x: int) -> None:
        if self.changes(s, a, x):
            s.stack.append(ExplosionTile(s.seat_of[a], a))


class ExplosionTile(HexChoice):
    NAME = "explosion-tile"

    def hexes(self, s: Marine) -> int:
        return s.occupied[self.animal]

    def why_not(self, s: Marine, h: int) -> str:
        return "not-occupied@6.3"

    def chosen(self, s: Marine, h: int) -> None:
        a = self.animal
        watch(s, a)
        place_species(s, a, h, min(cubes_on(s, h), s.pool[a]))


# ---------------------------------------------------------------------- Profligate Carnivore


class ProfligateCarnivore(EvolutionCard):
    """X opposing species die, and one of yours takes the place of each."""

    NAME = "profligate-carnivore"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return occupied_by_others(s, a) != 0

    def effect(self, s: Marine, a: int, x: int) -> None:
        prey = 0
        for other in s.animals:
            if other != a:
                for h in bits(s.occupied[other]):
                    prey += s.cubes[other * HEXES + h]
        if prey:
            s.stack.append(ProfligatePrey(s.seat_of[a], a, min(x, prey), 0, ()))


class ProfligatePrey(AnimalChoice):
    """The next (tile, animal) that loses a species, not descending."""

    NAME = "profligate-prey"
    FIELDS = ("seat", "animal", "left", "first", "places")

    def __init__(
        self, seat: int, animal: int, left: int, first: int, places: tuple[int, ...]
    ) -> None:
        super().__init__(seat, animal)
        self.left: int = left
        self.first: int = first
        self.places: tuple[int, ...] = places  # where species have been eliminated

    def legal(self, s: Marine) -> list[int]:
        """Downwards, so that a pair is open once enough prey lies from it on."""
        options = []
        prey = 0
        for pair in range(HEXES * ANIMALS - 1, self.first - 1, -1):
            a = pair % ANIMALS
            if a != self.animal:
                count = s.cubes[a * HEXES + pair // ANIMALS]
                if count:
                    prey += count
                    if prey >= self.left:
                        options.append(PREY + pair)
        options.reverse()
        return options

    def explain(self, s: Marine, option: int) -> str:
        pair = option - PREY
        if not 0 <= pair < HEXES * ANIMALS:
            return NOT_ASKED
        if pair % ANIMALS == self.animal:
            return "opposing-species-only@6.3"
        if not s.cubes[pair % ANIMALS * HEXES + pair // ANIMALS]:
            return "no-such-species-there@6.3"
        return "tiles-in-ascending-order@4.14"

    def take(self, s: Marine, option: int) -> None:
        pair = option - PREY
        a = self.animal
        eliminate(s, pair % ANIMALS, pair // ANIMALS, 1)
        places = (*self.places, pair // ANIMALS)
        if self.left > 1:
            s.stack.append(ProfligatePrey(self.seat, a, self.left - 1, pair, places))
        else:
            s.stack.append(ProfligateGrowth(a, places))


class ProfligateGrowth(Step[Marine]):
    """One species for each that was eliminated (7.4: occupation is checked after them)."""

    NAME = "profligate-growth"
    FIELDS = ("animal", "places")

    def __init__(self, animal: int, places: tuple[int, ...]) -> None:
        self.animal: int = animal
        self.places: tuple[int, ...] = places

    def run(self, s: Marine) -> None:
        a = self.animal
        watch(s, a)
        if s.pool[a] >= len(self.places):
            for h in self.places:
                place_species(s, a, h, 1)
        elif s.pool[a]:
            s.stack.append(ProfligateTile(s.seat_of[a], a, self.places))


class ProfligateTile(HexChoice):
    """The pool is too small: the tiles that get a species, not descending."""

    NAME = "profligate-tile"
    FIELDS = ("seat", "animal", "places")

    def __init__(self, seat: int, animal: int, places: tuple[int, ...]) -> None:
        super().__init__(seat, animal)
        self.places: tuple[int, ...] = places

    def hexes(self, s: Marine) -> int:
        mask = 0
        for h in self.places[: len(self.places) - s.pool[self.animal] + 1]:
            mask |= 1 << h
        return mask

    def why_not(self, s: Marine, h: int) -> str:
        return "tiles-in-ascending-order@4.14" if h in self.places else "no-place-of-prey@6.3"

    def chosen(self, s: Marine, h: int) -> None:
        a = self.animal
        place_species(s, a, h, 1)
        if s.pool[a]:
            rest = self.places[self.places.index(h) + 1 :]
            s.stack.append(ProfligateTile(self.seat, a, rest))


# ---------------------------------------------------------------------- Terrestrial


def dry_tiles(s: Marine) -> int:
    """Land and geysers."""
    return s.ground[LAND] | s.geysers


class Terrestrial(EvolutionCard):
    """A disc from the bag beside land or a geyser, then species on such a tile."""

    NAME = "terrestrial"

    def can_grow(self, s: Marine) -> bool:
        return types_in(s.bag) != 0 and bool(corners_on(s, dry_tiles(s), True))

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return self.can_grow(s) or (s.pool[a] > 0 and dry_tiles(s) != 0)

    def effect(self, s: Marine, a: int, x: int) -> None:
        if self.can_grow(s):
            s.stack.append(TerrestrialElement(s.seat_of[a], a))
        else:
            settle_dry(s, a, dry_tiles(s))


def settle_dry(s: Marine, a: int, tiles: int) -> None:
    if s.pool[a] and tiles:
        s.stack.append(TerrestrialTile(s.seat_of[a], a, tiles))


class TerrestrialElement(ElementChoice):
    NAME = "terrestrial-element"

    def elements(self, s: Marine) -> int:
        return types_in(s.bag)

    def why_not(self, s: Marine, element: int) -> str:
        return "not-in-the-bag@10.3"

    def chosen(self, s: Marine, element: int) -> None:
        s.stack.append(TerrestrialCorner(self.seat, self.animal, element))


class TerrestrialCorner(VacantCornerChoice):
    NAME = "terrestrial-corner"
    FIELDS = ("seat", "animal", "element")

    def __init__(self, seat: int, animal: int, element: int) -> None:
        super().__init__(seat, animal)
        self.element: int = element

    def corners(self, s: Marine) -> list[int]:
        return corners_on(s, dry_tiles(s), True)

    def why_not_there(self, s: Marine, corner: int) -> str:
        return "not-on-land-or-geyser@6.3"

    def chosen(self, s: Marine, corner: int) -> None:
        s.bag[self.element] -= 1
        put_disc(s, self.animal, self.element, corner)
        settle_dry(s, self.animal, CORNER_MASK[corner] & dry_tiles(s))


class TerrestrialTile(HexChoice):
    NAME = "terrestrial-tile"
    FIELDS = ("seat", "animal", "tiles")

    def __init__(self, seat: int, animal: int, tiles: int) -> None:
        super().__init__(seat, animal)
        self.tiles: int = tiles

    def hexes(self, s: Marine) -> int:
        return self.tiles

    def why_not(self, s: Marine, h: int) -> str:
        return "not-beside-the-disc@6.3" if dry_tiles(s) >> h & 1 else "not-on-land-or-geyser@6.3"

    def chosen(self, s: Marine, h: int) -> None:
        s.stack.append(TerrestrialNumber(self.seat, self.animal, h))


class TerrestrialNumber(NumberChoice):
    """Up to four, none included (ruling 94)."""

    NAME = "terrestrial-number"
    FIELDS = ("seat", "animal", "hex")

    def __init__(self, seat: int, animal: int, hex: int) -> None:
        super().__init__(seat, animal)
        self.hex: int = hex

    def most(self, s: Marine) -> int:
        return min(s.pool[self.animal], CONSTANTS.terrestrial_max)

    def why_not(self, s: Marine, count: int) -> str:
        if count > CONSTANTS.terrestrial_max:
            return "over-the-number-of-the-card@6.3"
        return "pool-too-small@6.3"

    def chosen(self, s: Marine, count: int) -> None:
        watch(s, self.animal)
        place_species(s, self.animal, self.hex, count)
