"""Pack Hunters: a special pawn at the start, its target at 2."""

from __future__ import annotations

from speciate.games.marine.choices import ElementChoice
from speciate.games.marine.components import CONSTANTS, NOBODY, TYPES
from speciate.games.marine.pawns import take_control
from speciate.games.marine.state import Marine


class ChooseSpecialPawn(ElementChoice):
    """One that is still unowned."""

    NAME = "choose-special-pawn"

    def elements(self, s: Marine) -> int:
        mask = 0
        for element in range(TYPES):
            if s.control[element] == NOBODY:
                mask |= 1 << element
        return mask

    def why_not(self, s: Marine, element: int) -> str:
        return "pawn-owned@7.3"

    def chosen(self, s: Marine, element: int) -> None:
        take_control(s, self.animal, element, CONSTANTS.pack_hunters_target)
