"""Questions that many procedures ask: a tile, a corner, an element, a number, an animal.

A subclass says what is open (`hexes`, `corners`, ...), why the rest is not (`why_not`) and what
follows (`chosen`).
"""

from __future__ import annotations

from typing import ClassVar

from speciate.core.step import NOT_ASKED, Choice
from speciate.games.marine.components import ANIMALS, TYPES
from speciate.games.marine.geometry import CORNERS, HEXES
from speciate.games.marine.options import ANIMAL, CORNER, ELEMENT, HEX, MOST, NUMBER, numbered
from speciate.games.marine.state import Marine


class AnimalChoice(Choice[Marine]):
    """A choice of one animal, asked of the seat that plays it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "animal")

    def __init__(self, seat: int, animal: int) -> None:
        self.seat = seat
        self.animal: int = animal


class HexChoice(AnimalChoice):
    """A hex, by default one with a tile."""

    def hexes(self, s: Marine) -> int:
        raise NotImplementedError

    def why_not(self, s: Marine, h: int) -> str:
        return NOT_ASKED

    def chosen(self, s: Marine, h: int) -> None:
        raise NotImplementedError

    def legal(self, s: Marine) -> list[int]:
        return numbered(HEX, self.hexes(s))

    def explain(self, s: Marine, option: int) -> str:
        h = option - HEX
        if not 0 <= h < HEXES:
            return NOT_ASKED
        return self.why_not(s, h) if s.earth >> h & 1 else "no-tile@1.4"

    def take(self, s: Marine, option: int) -> None:
        self.chosen(s, option - HEX)


class CornerChoice(AnimalChoice):
    """A corner that is vacant or bears a disc."""

    def corners(self, s: Marine) -> list[int]:
        raise NotImplementedError

    def why_not(self, s: Marine, corner: int) -> str:
        return NOT_ASKED

    def chosen(self, s: Marine, corner: int) -> None:
        raise NotImplementedError

    def legal(self, s: Marine) -> list[int]:
        return [CORNER + corner for corner in self.corners(s)]

    def explain(self, s: Marine, option: int) -> str:
        corner = option - CORNER
        if not 0 <= corner < CORNERS:
            return NOT_ASKED
        return self.why_not(s, corner) if s.touch[corner] else "corner-off-earth@1.4"

    def take(self, s: Marine, option: int) -> None:
        self.chosen(s, option - CORNER)


class VacantCornerChoice(CornerChoice):
    """Where a disc goes."""

    def why_not(self, s: Marine, corner: int) -> str:
        return "corner-taken@1.4" if s.disc[corner] >= 0 else self.why_not_there(s, corner)

    def why_not_there(self, s: Marine, corner: int) -> str:
        return NOT_ASKED


class DiscCornerChoice(CornerChoice):
    """A disc on earth."""

    def why_not(self, s: Marine, corner: int) -> str:
        return "no-disc-there@0.2" if s.disc[corner] < 0 else self.why_not_that(s, corner)

    def why_not_that(self, s: Marine, corner: int) -> str:
        return NOT_ASKED


class ElementChoice(AnimalChoice):
    """One of the six types."""

    def elements(self, s: Marine) -> int:
        raise NotImplementedError

    def why_not(self, s: Marine, element: int) -> str:
        return NOT_ASKED

    def chosen(self, s: Marine, element: int) -> None:
        raise NotImplementedError

    def legal(self, s: Marine) -> list[int]:
        return numbered(ELEMENT, self.elements(s))

    def explain(self, s: Marine, option: int) -> str:
        element = option - ELEMENT
        return self.why_not(s, element) if 0 <= element < TYPES else NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        self.chosen(s, option - ELEMENT)


class NumberChoice(AnimalChoice):
    """How many."""

    def least(self, s: Marine) -> int:
        return 0

    def most(self, s: Marine) -> int:
        raise NotImplementedError

    def why_not(self, s: Marine, count: int) -> str:
        return NOT_ASKED

    def chosen(self, s: Marine, count: int) -> None:
        raise NotImplementedError

    def legal(self, s: Marine) -> list[int]:
        return list(range(NUMBER + self.least(s), NUMBER + self.most(s) + 1))

    def explain(self, s: Marine, option: int) -> str:
        count = option - NUMBER
        return self.why_not(s, count) if 0 <= count <= MOST else NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        self.chosen(s, option - NUMBER)


class PickAnimal(AnimalChoice):
    """One of the animals, most often the one that loses a species."""

    def picks(self, s: Marine) -> list[int]:
        raise NotImplementedError

    def why_not(self, s: Marine, other: int) -> str:
        return NOT_ASKED

    def chosen(self, s: Marine, other: int) -> None:
        raise NotImplementedError

    def legal(self, s: Marine) -> list[int]:
        return [ANIMAL + a for a in self.picks(s)]

    def explain(self, s: Marine, option: int) -> str:
        other = option - ANIMAL
        return self.why_not(s, other) if 0 <= other < ANIMALS else NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        self.chosen(s, option - ANIMAL)
