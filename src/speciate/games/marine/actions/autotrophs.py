"""Autotrophs (4.2): remove or swap a disc on a smoker (space 1) or geyser (space 2)."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.step import NOT_ASKED
from speciate.games.marine import events
from speciate.games.marine.actions.action import Action
from speciate.games.marine.choices import AnimalChoice, DiscCornerChoice, ElementChoice
from speciate.games.marine.components import GEYSER, IN_AUTOTROPHS, INDEX_OF, SMOKER
from speciate.games.marine.earth import corners_on, remove_disc, types_in
from speciate.games.marine.options import REMOVE, SWAP
from speciate.games.marine.state import Marine


def discs_on_vents(s: Marine, vent: int) -> list[int]:
    return corners_on(s, s.geysers if vent == GEYSER else s.smokers(), False)


def removable(s: Marine, vent: int) -> list[int]:
    """The discs whose type lies in the box."""
    in_box = types_in(s.display, IN_AUTOTROPHS)
    return [corner for corner in discs_on_vents(s, vent) if in_box >> s.disc[corner] & 1]


class Autotrophs(Action):
    def possible(self, s: Marine, a: int, space: int) -> bool:
        if not types_in(s.display, IN_AUTOTROPHS):
            return False
        return bool(discs_on_vents(s, SMOKER if INDEX_OF[space] == 0 else GEYSER))

    def begin(self, s: Marine, a: int, space: int) -> None:
        vent = SMOKER if INDEX_OF[space] == 0 else GEYSER
        s.stack.append(RemoveOrSwap(s.seat_of[a], a, vent))


class RemoveOrSwap(AnimalChoice):
    NAME = "remove-or-swap"
    FIELDS = ("seat", "animal", "vent")

    def __init__(self, seat: int, animal: int, vent: int) -> None:
        super().__init__(seat, animal)
        self.vent: int = vent

    def legal(self, s: Marine) -> list[int]:
        return [REMOVE, SWAP] if removable(s, self.vent) else [SWAP]

    def explain(self, s: Marine, option: int) -> str:
        return "no-type-of-the-box@4.2" if option == REMOVE else NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        swap = int(option == SWAP)
        s.stack.append(AutotrophsCorner(self.seat, self.animal, self.vent, swap))


class AutotrophsCorner(DiscCornerChoice):
    """The disc on a vent of the right kind."""

    NAME = "autotrophs-corner"
    FIELDS = ("seat", "animal", "vent", "swap")

    def __init__(self, seat: int, animal: int, vent: int, swap: int) -> None:
        super().__init__(seat, animal)
        self.vent: int = vent
        self.swap: int = swap

    def corners(self, s: Marine) -> list[int]:
        return discs_on_vents(s, self.vent) if self.swap else removable(s, self.vent)

    def why_not_that(self, s: Marine, corner: int) -> str:
        if corner not in discs_on_vents(s, self.vent):
            return "not-on-a-geyser@4.2" if self.vent == GEYSER else "not-on-a-smoker@4.2"
        return "type-not-in-box@4.2"

    def chosen(self, s: Marine, corner: int) -> None:
        if self.swap:
            s.stack.append(AutotrophsElement(self.seat, self.animal, corner))
        else:
            remove_disc(s, corner)


class AutotrophsElement(ElementChoice):
    """The disc of the box that takes the corner."""

    NAME = "autotrophs-element"
    FIELDS = ("seat", "animal", "corner")

    def __init__(self, seat: int, animal: int, corner: int) -> None:
        super().__init__(seat, animal)
        self.corner: int = corner

    def elements(self, s: Marine) -> int:
        return types_in(s.display, IN_AUTOTROPHS)

    def why_not(self, s: Marine, element: int) -> str:
        return "type-not-in-box@4.2"

    def chosen(self, s: Marine, element: int) -> None:
        old = s.disc[self.corner]
        s.display[IN_AUTOTROPHS + element] -= 1
        s.display[IN_AUTOTROPHS + old] += 1
        s.disc = replaced(s.disc, self.corner, element)
        if s.events is not None:
            s.tell(events.DISC_SWAPPED, (self.animal, self.corner, old, element))
