"""Abundance (4.1): a disc of the section onto a vacant corner."""

from __future__ import annotations

from speciate.games.marine.actions.action import Action
from speciate.games.marine.choices import ElementChoice, VacantCornerChoice
from speciate.games.marine.components import IN_ABUNDANCE
from speciate.games.marine.earth import has_vacant_corner, put_disc, types_in, vacant_corners
from speciate.games.marine.state import Marine


class Abundance(Action):
    def possible(self, s: Marine, a: int, space: int) -> bool:
        return types_in(s.display, IN_ABUNDANCE) != 0 and has_vacant_corner(s)

    def begin(self, s: Marine, a: int, space: int) -> None:
        s.stack.append(AbundanceElement(s.seat_of[a], a))


class AbundanceElement(ElementChoice):
    NAME = "abundance-element"

    def elements(self, s: Marine) -> int:
        return types_in(s.display, IN_ABUNDANCE)

    def why_not(self, s: Marine, element: int) -> str:
        return "not-in-section@4.1"

    def chosen(self, s: Marine, element: int) -> None:
        s.stack.append(AbundanceCorner(self.seat, self.animal, element))


class AbundanceCorner(VacantCornerChoice):
    NAME = "abundance-corner"
    FIELDS = ("seat", "animal", "element")

    def __init__(self, seat: int, animal: int, element: int) -> None:
        super().__init__(seat, animal)
        self.element: int = element

    def corners(self, s: Marine) -> list[int]:
        return vacant_corners(s)

    def chosen(self, s: Marine, corner: int) -> None:
        s.display[IN_ABUNDANCE + self.element] -= 1
        put_disc(s, self.animal, self.element, corner)
