"""Speciation (4.6): new species on the tiles around one disc."""

from __future__ import annotations

from speciate.core.step import Step
from speciate.games.marine.actions.action import Action
from speciate.games.marine.choices import DiscCornerChoice, NumberChoice
from speciate.games.marine.components import INDEX_OF, LIMIT, NOTHING, SPECIAL_ONLY, TYPES
from speciate.games.marine.earth import corners_of_types, place_species
from speciate.games.marine.geometry import CORNER_HEXES
from speciate.games.marine.settle import settle
from speciate.games.marine.state import EMPTY, Marine
from speciate.games.marine.traits.ecological_niche import change_of_limit
from speciate.games.marine.traits.prey_switching import watch

ANY_TYPE = (1 << TYPES) - 1


def speciation_types(s: Marine, space: int) -> int:
    """The type beside the space; all types on the special space."""
    if SPECIAL_ONLY >> space & 1:
        return ANY_TYPE
    element = s.speciation[INDEX_OF[space]]
    return 0 if element == NOTHING else 1 << element


def limit_on(s: Marine, a: int, corner: int, h: int) -> int:
    """How many species may be added on one tile around the disc at a corner."""
    return max(0, LIMIT[s.terrain[h]] + change_of_limit(s, a, s.disc[corner]))


class Speciation(Action):
    def possible(self, s: Marine, a: int, space: int) -> bool:
        types = speciation_types(s, space)
        if not s.pool[a] or not types:
            return False
        for corner in corners_of_types(s, types):
            for h in CORNER_HEXES[corner]:
                if s.terrain[h] != EMPTY and limit_on(s, a, corner, h):
                    return True
        return False

    def begin(self, s: Marine, a: int, space: int) -> None:
        s.stack.append(SpeciationCorner(s.seat_of[a], a, speciation_types(s, space)))


class SpeciationCorner(DiscCornerChoice):
    NAME = "speciation-corner"
    FIELDS = ("seat", "animal", "types")

    def __init__(self, seat: int, animal: int, types: int) -> None:
        super().__init__(seat, animal)
        self.types: int = types

    def corners(self, s: Marine) -> list[int]:
        return corners_of_types(s, self.types)

    def why_not_that(self, s: Marine, corner: int) -> str:
        return "not-the-type-of-the-space@4.6"

    def chosen(self, s: Marine, corner: int) -> None:
        watch(s, self.animal)
        s.stack.append(Speciating(self.animal, corner, 0))


class Speciating(Step[Marine]):
    """The next tile around the disc, ascending; after the last the action is complete."""

    NAME = "speciating"
    FIELDS = ("animal", "corner", "next")

    def __init__(self, animal: int, corner: int, next: int) -> None:
        self.animal: int = animal
        self.corner: int = corner
        self.next: int = next

    def run(self, s: Marine) -> None:
        a = self.animal
        hexes = CORNER_HEXES[self.corner]
        for i in range(self.next, len(hexes)):
            h = hexes[i]
            if s.terrain[h] != EMPTY and s.pool[a] and limit_on(s, a, self.corner, h):
                s.stack.append(Speciating(a, self.corner, i + 1))
                s.stack.append(SpeciationNumber(s.seat_of[a], a, self.corner, h))
                return
        settle(s, a)


class SpeciationNumber(NumberChoice):
    NAME = "speciation-number"
    FIELDS = ("seat", "animal", "corner", "hex")

    def __init__(self, seat: int, animal: int, corner: int, hex: int) -> None:
        super().__init__(seat, animal)
        self.corner: int = corner
        self.hex: int = hex

    def most(self, s: Marine) -> int:
        return min(s.pool[self.animal], limit_on(s, self.animal, self.corner, self.hex))

    def why_not(self, s: Marine, count: int) -> str:
        if count > limit_on(s, self.animal, self.corner, self.hex):
            return "over-the-terrain-limit@4.6"
        return "pool-too-small@4.6"

    def chosen(self, s: Marine, count: int) -> None:
        place_species(s, self.animal, self.hex, count)
