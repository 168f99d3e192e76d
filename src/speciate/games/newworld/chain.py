"""Links and chains (section 7): what happens when an animal takes food."""

from __future__ import annotations

from typing import Final

from speciate.core.step import NOT_ASKED, Choice, Step
from speciate.games.newworld import events
from speciate.games.newworld.animals import find_card, left_link, neighbour
from speciate.games.newworld.components import (
    COMMUNICATING,
    CONSTANTS,
    COOPERATING,
    HOOFED,
    PAIR_MASK,
)
from speciate.games.newworld.food import access, can_store, store
from speciate.games.newworld.options import LINK, STOP, TRAMPLE
from speciate.games.newworld.state import (
    CARD_MASK,
    NO_CARD,
    TRAIT_MASK,
    TRAIT_SHIFT,
    NewWorld,
)

FIRES: Final[int] = 1 << HOOFED | PAIR_MASK


def gain_blue(s: NewWorld, a: int, count: int) -> None:
    """Blue from the supply. Such a chain consists of Cooperating only: its order never matters."""
    if store(s, a, count, False) and CONSTANTS.any_food_cooperates:
        cooperate(s, a)


def cooperate(s: NewWorld, a: int) -> None:
    """Cooperating (pair): the other animal gets 1 blue, if it can store it, and so on."""
    if not s.mask[a] >> COOPERATING & 1:
        return
    for side in (-1, 1):
        code = s.link[a] if side == 1 else left_link(s, a)
        if code != NO_CARD and code >> TRAIT_SHIFT & TRAIT_MASK == COOPERATING:
            partner = neighbour(s, a, side)
            if code & CARD_MASK not in s.activated and can_store(s, partner):
                s.activated.append(code & CARD_MASK)
                gain_blue(s, partner, 1)


def take_red(s: NewWorld, a: int, area: int) -> None:
    """Take 1 red from an area and resolve the chain."""
    s.red[area] -= 1
    if s.events is not None:
        s.tell(events.FED, (s.owner[a], a, area))
    store(s, a, 1, True)
    if s.mask[a] & FIRES:
        cooperate(s, a)
        pending = fires(s, a)
        if pending:
            s.stack.append(Chain(s.owner[a], area, tuple(pending)))


# A pending effect is its option (LINK or TRAMPLE) and the animal that it feeds or that tramples.
ANIMAL_BITS: Final = 7
ANIMAL_MASK: Final = 127


def fires(s: NewWorld, a: int) -> list[int]:
    """What an animal that took red from an area sets off."""
    pending = []
    if s.mask[a] >> COMMUNICATING & 1:
        left = left_link(s, a)
        if left != NO_CARD and left >> TRAIT_SHIFT & TRAIT_MASK == COMMUNICATING:
            partner = neighbour(s, a, -1)
            pending.append((LINK + partner) << ANIMAL_BITS | partner)
        right = s.link[a]
        if right != NO_CARD and right >> TRAIT_SHIFT & TRAIT_MASK == COMMUNICATING:
            pending.append((LINK + a) << ANIMAL_BITS | neighbour(s, a, 1))
    if s.mask[a] >> HOOFED & 1:
        pending.append((TRAMPLE + a) << ANIMAL_BITS | a)
    return pending


def is_link(effect: int) -> bool:
    return effect >> ANIMAL_BITS < TRAMPLE


def card_of(s: NewWorld, effect: int) -> int:
    if is_link(effect):
        return s.link[(effect >> ANIMAL_BITS) - LINK] & CARD_MASK
    return find_card(s, effect & ANIMAL_MASK, HOOFED) & CARD_MASK


def possible(s: NewWorld, effect: int, area: int) -> bool:
    if not s.red[area] or card_of(s, effect) in s.activated:
        return False
    if is_link(effect):
        partner = effect & ANIMAL_MASK
        return can_store(s, partner) and access(s, partner, area)
    return True


def demand(s: NewWorld, effect: int, area: int) -> int:
    """How much red of the area this effect and all that can follow from it could take."""
    if not possible(s, effect, area):
        return 0
    if not is_link(effect):
        return 1
    wanted = 1
    for following in fires(s, effect & ANIMAL_MASK):
        if following >> ANIMAL_BITS != effect >> ANIMAL_BITS:
            wanted += demand(s, following, area)
    return wanted


def carry_out(s: NewWorld, seat: int, area: int, pending: list[int], effect: int) -> None:
    """Do one pending effect and go on with the others and with what it sets off."""
    rest = [other for other in pending if other != effect]
    a = effect & ANIMAL_MASK
    s.activated.append(card_of(s, effect))
    s.red[area] -= 1
    if is_link(effect):
        if s.events is not None:
            s.tell(events.FED, (seat, a, area))
        store(s, a, 1, True)
        cooperate(s, a)
        rest += fires(s, a)
    elif s.events is not None:
        s.tell(events.TRAMPLED, (seat, a, area))
    if rest:
        s.stack.append(Chain(seat, area, tuple(rest)))


class Chain(Step[NewWorld]):
    """Pending effects of one chain, all of one owner (7.3)."""

    NAME = "chain"
    FIELDS = ("seat", "area", "pending")

    def __init__(self, seat: int, area: int, pending: tuple[int, ...]) -> None:
        self.seat: int = seat
        self.area: int = area
        self.pending: tuple[int, ...] = pending

    def run(self, s: NewWorld) -> None:
        area = self.area
        pending = [effect for effect in self.pending if possible(s, effect, area)]
        wanted = 0
        first_link = -1
        for effect in pending:
            wanted += demand(s, effect, area)
            if first_link < 0 and is_link(effect):
                first_link = effect
        if first_link >= 0 and wanted <= s.red[area]:
            # Ruling 81: there is enough for all, so the order of links does not matter.
            carry_out(s, self.seat, area, pending, first_link)
        elif pending:
            s.stack.append(ChainChoice(self.seat, area, tuple(pending)))


class ChainChoice(Choice[NewWorld]):
    """The owner picks the next effect; Hoofed alone may be declined."""

    NAME = "chain-choice"
    FIELDS = ("seat", "area", "pending")

    def __init__(self, seat: int, area: int, pending: tuple[int, ...]) -> None:
        self.seat = seat
        self.area: int = area
        self.pending: tuple[int, ...] = pending

    def legal(self, s: NewWorld) -> list[int]:
        options = [effect >> ANIMAL_BITS for effect in self.pending]
        options.sort()
        if options[0] >= TRAMPLE:
            options.insert(0, STOP)
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        if option == STOP:
            return "link-is-compulsory@7.2"
        return NOT_ASKED

    def take(self, s: NewWorld, option: int) -> None:
        for effect in self.pending:
            if effect >> ANIMAL_BITS == option:
                carry_out(s, self.seat, self.area, list(self.pending), effect)
