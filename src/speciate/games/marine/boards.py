"""Animal boards: elements, disc spaces, and the discs that arrive and leave (4.4, ruling 96)."""

from __future__ import annotations

from typing import Final

from speciate.core.lists import replaced
from speciate.core.step import NOT_ASKED
from speciate.games.marine import events
from speciate.games.marine.choices import AnimalChoice
from speciate.games.marine.components import CONSTANTS, IN_ADAPTATION, NOTHING, PRINTED, TYPES
from speciate.games.marine.options import ON_BOARD, ON_CARD
from speciate.games.marine.state import Marine
from speciate.games.marine.traits.phenotypic_plasticity import free_on_card
from speciate.games.marine.traits.ram_feeder import printed_by_trait


def refresh_elements(s: Marine, a: int) -> None:
    """Follow a change of discs or traits."""
    printed = not s.settings["alternative_boards"]
    types = 0
    s.elements = s.elements[:]
    for element in range(TYPES):
        at = a * TYPES + element
        count = s.board[at] + s.plastic[at] + printed_by_trait(s, a, element)
        if printed:
            count += PRINTED[at]
        s.elements[at] = count
        if count:
            types |= 1 << element
    s.types = replaced(s.types, a, types)


def element_total(s: Marine, a: int) -> int:
    return sum(s.elements[a * TYPES : (a + 1) * TYPES])


def discs_of(s: Marine, a: int, element: int) -> int:
    return s.board[a * TYPES + element] + s.plastic[a * TYPES + element]


def disc_types(s: Marine, a: int) -> int:
    """The types of which an animal has a disc, printed elements apart."""
    mask = 0
    for element in range(TYPES):
        if discs_of(s, a, element):
            mask |= 1 << element
    return mask


def free_on_board(s: Marine, a: int) -> int:
    spaces = CONSTANTS.disc_spaces * (2 if s.settings["alternative_boards"] else 1)
    return spaces - sum(s.board[a * TYPES : (a + 1) * TYPES])


def has_free_space(s: Marine, a: int) -> bool:
    return free_on_board(s, a) > 0 or free_on_card(s, a) > 0


# Where a new disc comes from: the bag, the Adaptation section, or ON_EARTH + corner.
FROM_BAG: Final = 0
FROM_SECTION: Final = 1
ON_EARTH: Final = 2


def take_from(s: Marine, source: int, element: int) -> None:
    if source == FROM_BAG:
        s.bag[element] -= 1
    elif source == FROM_SECTION:
        s.display[IN_ADAPTATION + element] -= 1


def change_discs(s: Marine, a: int, where: int, element: int, change: int) -> None:
    """On the board (ON_BOARD) or on Phenotypic Plasticity."""
    at = a * TYPES + element
    if where == ON_BOARD:
        s.board = replaced(s.board, at, s.board[at] + change)
    else:
        s.plastic = replaced(s.plastic, at, s.plastic[at] + change)


class ArrivingDisc(AnimalChoice):
    """Where a new disc lies: on the board or on Phenotypic Plasticity."""

    NAME = "arriving-disc"
    FIELDS = ("seat", "animal", "element", "source")

    def __init__(self, seat: int, animal: int, element: int, source: int) -> None:
        super().__init__(seat, animal)
        self.element: int = element
        self.source: int = source

    def legal(self, s: Marine) -> list[int]:
        options = []
        if free_on_board(s, self.animal) > 0:
            options.append(ON_BOARD)
        if free_on_card(s, self.animal) > 0:
            options.append(ON_CARD)
        return options

    def explain(self, s: Marine, option: int) -> str:
        return "no-free-space@4.4" if option in (ON_BOARD, ON_CARD) else NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        take_from(s, self.source, self.element)
        change_discs(s, self.animal, option, self.element, 1)
        refresh_elements(s, self.animal)
        if s.events is not None:
            s.tell(events.ELEMENT_GAINED, (self.animal, self.element))


class LeavingDisc(AnimalChoice):
    """Which of two equal discs leaves, if one lies on Phenotypic Plasticity.

    It goes to the bag, or to the corner from which its replacement comes.
    """

    NAME = "leaving-disc"
    FIELDS = ("seat", "animal", "element", "replacement", "source")

    def __init__(
        self, seat: int, animal: int, element: int, replacement: int = NOTHING, source: int = 0
    ) -> None:
        super().__init__(seat, animal)
        self.element: int = element
        self.replacement: int = replacement  # NOTHING: the space stays free
        self.source: int = source

    def legal(self, s: Marine) -> list[int]:
        at = self.animal * TYPES + self.element
        options = []
        if s.board[at]:
            options.append(ON_BOARD)
        if s.plastic[at]:
            options.append(ON_CARD)
        return options

    def explain(self, s: Marine, option: int) -> str:
        return "no-such-disc@7.3" if option in (ON_BOARD, ON_CARD) else NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        change_discs(s, self.animal, option, self.element, -1)
        if self.replacement != NOTHING:
            take_from(s, self.source, self.replacement)
            change_discs(s, self.animal, option, self.replacement, 1)
        if self.source >= ON_EARTH:
            s.disc = replaced(s.disc, self.source - ON_EARTH, self.element)
        else:
            s.bag[self.element] += 1
        refresh_elements(s, self.animal)
        self.report(s)

    def report(self, s: Marine) -> None:
        if s.events is None:
            return
        s.tell(events.ELEMENT_LOST, (self.animal, self.element))
        if self.replacement != NOTHING:
            s.tell(events.ELEMENT_GAINED, (self.animal, self.replacement))
        if self.source >= ON_EARTH:
            corner = self.source - ON_EARTH
            s.tell(events.DISC_SWAPPED, (self.animal, corner, self.replacement, self.element))
