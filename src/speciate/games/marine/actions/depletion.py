"""Depletion (4.3): remove a disc of a type that lies in the box."""

from __future__ import annotations

from speciate.games.marine.actions.action import Action
from speciate.games.marine.choices import DiscCornerChoice
from speciate.games.marine.components import IN_DEPLETION
from speciate.games.marine.earth import corners_of_types, remove_disc, types_in
from speciate.games.marine.state import Marine


def depletable(s: Marine) -> list[int]:
    in_box = types_in(s.display, IN_DEPLETION)
    return corners_of_types(s, in_box) if in_box else []


class Depletion(Action):
    def possible(self, s: Marine, a: int, space: int) -> bool:
        return bool(depletable(s))

    def begin(self, s: Marine, a: int, space: int) -> None:
        s.stack.append(DepletionCorner(s.seat_of[a], a))


class DepletionCorner(DiscCornerChoice):
    NAME = "depletion-corner"

    def corners(self, s: Marine) -> list[int]:
        return depletable(s)

    def why_not_that(self, s: Marine, corner: int) -> str:
        return "type-not-in-box@4.3"

    def chosen(self, s: Marine, corner: int) -> None:
        remove_disc(s, corner)
