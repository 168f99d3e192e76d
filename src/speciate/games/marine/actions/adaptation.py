"""Adaptation (4.4): a disc of the section for the own board."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED
from speciate.games.marine.actions.action import Action
from speciate.games.marine.boards import (
    FROM_SECTION,
    ArrivingDisc,
    LeavingDisc,
    disc_types,
    has_free_space,
)
from speciate.games.marine.choices import AnimalChoice, ElementChoice
from speciate.games.marine.components import IN_ADAPTATION, SPECIAL_ONLY, TYPES
from speciate.games.marine.earth import types_in
from speciate.games.marine.options import ELEMENT, FREE_SPACE, numbered
from speciate.games.marine.state import Marine


class Adaptation(Action):
    def possible(self, s: Marine, a: int, space: int) -> bool:
        if not types_in(s.display, IN_ADAPTATION):
            return False
        return has_free_space(s, a) or (SPECIAL_ONLY >> space & 1 == 1 and disc_types(s, a) != 0)

    def begin(self, s: Marine, a: int, space: int) -> None:
        s.stack.append(AdaptationElement(s.seat_of[a], a, SPECIAL_ONLY >> space & 1))


class AdaptationElement(ElementChoice):
    NAME = "adaptation-element"
    FIELDS = ("seat", "animal", "special")

    def __init__(self, seat: int, animal: int, special: int) -> None:
        super().__init__(seat, animal)
        self.special: int = special

    def elements(self, s: Marine) -> int:
        return types_in(s.display, IN_ADAPTATION)

    def why_not(self, s: Marine, element: int) -> str:
        return "not-in-section@4.4"

    def chosen(self, s: Marine, element: int) -> None:
        if self.special:
            s.stack.append(AdaptationPlace(self.seat, self.animal, element))
        else:
            s.stack.append(ArrivingDisc(self.seat, self.animal, element, FROM_SECTION))


class AdaptationPlace(AnimalChoice):
    """Special space: a free space, or in place of an own disc."""

    NAME = "adaptation-place"
    FIELDS = ("seat", "animal", "element")

    def __init__(self, seat: int, animal: int, element: int) -> None:
        super().__init__(seat, animal)
        self.element: int = element

    def legal(self, s: Marine) -> list[int]:
        options = [FREE_SPACE] if has_free_space(s, self.animal) else []
        return options + numbered(ELEMENT, disc_types(s, self.animal))

    def explain(self, s: Marine, option: int) -> str:
        if option == FREE_SPACE:
            return "no-free-space@4.4"
        return "no-such-disc@4.4" if 0 <= option - ELEMENT < TYPES else NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        seat, a = self.seat, self.animal
        if option == FREE_SPACE:
            s.stack.append(ArrivingDisc(seat, a, self.element, FROM_SECTION))
        else:
            old = option - ELEMENT
            s.stack.append(LeavingDisc(seat, a, old, self.element, FROM_SECTION))
