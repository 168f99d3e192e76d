"""Bottom Feeder: a private space whose action brings a disc of one's choice out of the bag."""

from __future__ import annotations

from speciate.games.marine.actions.action import Action
from speciate.games.marine.choices import ElementChoice, VacantCornerChoice
from speciate.games.marine.components import BOTTOM_FEEDER, PRIVATE
from speciate.games.marine.earth import has_vacant_corner, put_disc, types_in, vacant_corners
from speciate.games.marine.state import EMPTY, Marine


def is_open(s: Marine, a: int) -> bool:
    """Whether an animal may place a pawn on its private space."""
    return s.abilities[a] >> BOTTOM_FEEDER & 1 == 1 and s.space[PRIVATE + a] == EMPTY


class BottomFeeding(Action):
    def possible(self, s: Marine, a: int, space: int) -> bool:
        return types_in(s.bag) != 0 and has_vacant_corner(s)

    def begin(self, s: Marine, a: int, space: int) -> None:
        s.stack.append(BottomFeederElement(s.seat_of[a], a))


class BottomFeederElement(ElementChoice):
    NAME = "bottom-feeder-element"

    def elements(self, s: Marine) -> int:
        return types_in(s.bag)

    def why_not(self, s: Marine, element: int) -> str:
        return "not-in-the-bag@7.3"

    def chosen(self, s: Marine, element: int) -> None:
        s.stack.append(BottomFeederCorner(self.seat, self.animal, element))


class BottomFeederCorner(VacantCornerChoice):
    NAME = "bottom-feeder-corner"
    FIELDS = ("seat", "animal", "element")

    def __init__(self, seat: int, animal: int, element: int) -> None:
        super().__init__(seat, animal)
        self.element: int = element

    def corners(self, s: Marine) -> list[int]:
        return vacant_corners(s)

    def chosen(self, s: Marine, corner: int) -> None:
        s.bag[self.element] -= 1
        put_disc(s, self.animal, self.element, corner)
