"""Domination (4.12): take control of a special pawn."""

from __future__ import annotations

from speciate.games.marine.actions.action import Action
from speciate.games.marine.choices import ElementChoice
from speciate.games.marine.pawns import take_control
from speciate.games.marine.state import Marine
from speciate.games.marine.status import dominated, domination_value


class Domination(Action):
    def possible(self, s: Marine, a: int, space: int) -> bool:
        return dominated(s, a) != 0

    def begin(self, s: Marine, a: int, space: int) -> None:
        s.stack.append(DominationElement(s.seat_of[a], a))


class DominationElement(ElementChoice):
    NAME = "domination-element"

    def elements(self, s: Marine) -> int:
        return dominated(s, self.animal)

    def why_not(self, s: Marine, element: int) -> str:
        return "value-not-above-target@4.12"

    def chosen(self, s: Marine, element: int) -> None:
        take_control(s, self.animal, element, domination_value(s, self.animal, element))
