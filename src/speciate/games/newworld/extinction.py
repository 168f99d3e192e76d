"""Extinction phase (3.4): poison, rescue, dying out, renewal, drawing."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.step import NOT_ASKED, Choice, Sealed, Step
from speciate.games.newworld import events
from speciate.games.newworld.animals import find_card, kill, lose_trait, replace_card
from speciate.games.newworld.components import (
    CARD_TYPES,
    CARDS,
    CONSTANTS,
    HIBERNATING,
    TYPE_OF,
)
from speciate.games.newworld.food import fat_stored, is_hungry
from speciate.games.newworld.options import CARD, HIBERNATE, STARVE, USE_FAT
from speciate.games.newworld.state import (
    IS_POISONED,
    IS_RESCUED,
    LOADED,
    ROTATED,
    NewWorld,
)


def seats_from_first(s: NewWorld) -> list[int]:
    return [(s.first + offset) % s.players for offset in range(s.players)]


class Extinction(Step[NewWorld]):
    """Step 1: poison kills before anybody decides (ruling 83), then the owners rescue."""

    NAME = "extinction"

    def run(self, s: NewWorld) -> None:
        if s.events is not None:
            s.tell(events.PHASE_BEGAN, (events.EXTINCTION,))
        for seat in seats_from_first(s):
            for a in s.rows[seat][:]:
                if s.marks[a] & IS_POISONED:
                    kill(s, a, events.POISON)
        savable = []
        for seat in seats_from_first(s):
            for a in s.rows[seat]:
                if is_hungry(s, a) and rescues(s, a):
                    savable.append(a)
        s.stack.append(DyingOut())
        if savable:
            s.stack.append(Rescue(s.owner[savable[0]], tuple(savable)))


def can_hibernate(s: NewWorld, a: int) -> bool:
    if not s.mask[a] >> HIBERNATING & 1:
        return False
    return CONSTANTS.hibernation_in_final_epoch or not s.is_final_epoch()


def missing(s: NewWorld, a: int) -> int:
    return s.requirement[a] - s.eaten_red[a] - s.eaten_blue[a]


def rescues(s: NewWorld, a: int) -> list[int]:
    """How a hungry animal could be saved, as options; ruling 11: fat only if there is enough."""
    options = []
    if fat_stored(s, a) >= missing(s, a):
        options.append(USE_FAT)
    if can_hibernate(s, a):
        options.append(HIBERNATE)
    return options


class Rescue(Choice[NewWorld]):
    """Fat, Hibernating or nothing for the first of these animals; then the next one."""

    NAME = "rescue"
    FIELDS = ("seat", "animals")

    def __init__(self, seat: int, animals: tuple[int, ...]) -> None:
        self.seat = seat
        self.animals: tuple[int, ...] = animals

    def legal(self, s: NewWorld) -> list[int]:
        return [*rescues(s, self.animals[0]), STARVE]

    def explain(self, s: NewWorld, option: int) -> str:
        a = self.animals[0]
        if option == USE_FAT:
            return "too-little-fat@3.4"
        if option == HIBERNATE:
            if s.mask[a] >> HIBERNATING & 1:
                return "no-hibernation-in-final-epoch@8.5"
            return "trait-not-there@8.5"
        return NOT_ASKED

    def take(self, s: NewWorld, option: int) -> None:
        a = self.animals[0]
        if option == USE_FAT:
            used = missing(s, a)
            if s.events is not None:
                s.tell(events.FAT_USED, (self.seat, a, used))
            for code in s.cards[a]:
                if used and code & LOADED:
                    replace_card(s, a, code, code & ~LOADED)
                    used -= 1
            s.marks[a] |= IS_RESCUED
        elif option == HIBERNATE:
            if s.events is not None:
                s.tell(events.HIBERNATED, (self.seat, a))
            lose_trait(s, a, find_card(s, a, HIBERNATING))
            s.marks[a] |= IS_RESCUED
        rest = self.animals[1:]
        if rest:
            s.stack.append(Rescue(s.owner[rest[0]], rest))


class DyingOut(Step[NewWorld]):
    """Step 2: all animals that are still hungry die at the same time."""

    NAME = "dying-out"

    def run(self, s: NewWorld) -> None:
        starving = []
        for seat in seats_from_first(s):
            for a in s.rows[seat]:
                if is_hungry(s, a) and not s.marks[a] & IS_RESCUED:
                    starving.append(a)
        for a in starving:
            kill(s, a, events.HUNGER)


class Renewal(Step[NewWorld]):
    """Step 3: tokens return, the rightmost area leaves, cards turn back, marks are cleared."""

    NAME = "renewal"

    def run(self, s: NewWorld) -> None:
        for row in s.rows:
            for a in row:
                s.eaten_red[a] = 0
                s.eaten_blue[a] = 0
                if CONSTANTS.shelters_return:
                    s.sheltered[a] = 0
                s.marks[a] = 0
                s.cards[a] = tuple([code & ~ROTATED for code in s.cards[a]])
        gone = s.area_row[-1]
        s.area_row = s.area_row[:-1]
        s.area_discard = [*s.area_discard, gone]
        for area in (2 * gone, 2 * gone + 1):
            s.red[area] = 0
            s.shelter[area] = 0
        s.activated.clear()
        if s.events is not None:
            s.tell(events.AREA_LEFT, (gone,))


class Drawing(Step[NewWorld]):
    """Step 4: all draw, each the full number before the next (ruling 4)."""

    NAME = "drawing"

    def run(self, s: NewWorld) -> None:
        for seat in seats_from_first(s):
            if s.rows[seat]:
                count = len(s.rows[seat]) + CONSTANTS.extra_draw
            else:
                count = max(0, CONSTANTS.hand_limit - len(s.hands[seat]))
            draw(s, seat, count)


def draw(s: NewWorld, seat: int, count: int) -> None:
    drawn: list[int] = []
    while len(drawn) < count:
        if not s.deck:
            reshuffle(s)
            if not s.deck:
                break  # ruling 3: both piles are empty
        card = s.deck[-1]
        s.deck = s.deck[:-1]
        s.drawn_at = replaced(s.drawn_at, card, s.reshuffles)
        drawn.append(card)
    if s.settings["mutations"]:
        # The top of a gene pool is the last; new cards go under it, the first drawn uppermost.
        s.hands[seat] = drawn[::-1] + s.hands[seat]
    else:
        s.seen = s.seen[:]
        for card in drawn:
            s.seen[card] |= 1 << seat
        s.hands[seat] = sorted(s.hands[seat] + drawn)
    if s.events is not None and drawn:
        s.tell(events.DREW, (seat, len(drawn)))
        if not s.settings["mutations"]:
            s.tell(events.DREW_CARDS, (seat, *drawn), 1 << seat)


def reshuffle(s: NewWorld) -> None:
    """Ruling 82: sort the discard pile, then shuffle. Who knew a card there remembers so much."""
    if not s.discard:
        return
    s.reshuffles += 1
    s.seen = s.seen[:]
    s.not_before = s.not_before[:] or [0] * (s.players * CARDS)
    for card in s.discard:
        for seat in range(s.players):
            if s.seen[card] >> seat & 1:
                s.not_before[seat * CARDS + card] = s.reshuffles
        s.seen[card] = 0
    s.deck = sorted(s.discard)
    s.discard = []
    s.rng.shuffle(s.deck)
    if s.events is not None:
        s.tell(events.RESHUFFLED, (len(s.deck),))


class HandLimit(Step[NewWorld]):
    """All players above the limit discard at the same time and in secret, card by card."""

    NAME = "hand-limit"

    def run(self, s: NewWorld) -> None:
        if s.settings["unlimited_hand"]:
            return
        if s.settings["mutations"]:
            for seat in seats_from_first(s):
                trim_pool(s, seat)
            return
        over = [seat for seat in seats_from_first(s) if len(s.hands[seat]) > CONSTANTS.hand_limit]
        if over:
            s.stack.append(self)
            s.stack.append(Sealed(tuple([DiscardCard(seat) for seat in over])))


def trim_pool(s: NewWorld, seat: int) -> None:
    """Random Mutations: the excess is discarded unseen from the bottom of the pool."""
    excess = len(s.hands[seat]) - CONSTANTS.hand_limit
    if excess > 0:
        s.discard += s.hands[seat][:excess]
        s.hands[seat] = s.hands[seat][excess:]
        if s.events is not None:
            s.tell(events.DISCARDED, (seat, excess))


class DiscardCard(Choice[NewWorld]):
    NAME = "discard-card"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: NewWorld) -> list[int]:
        options: list[int] = []
        for card in s.hands[self.seat]:
            if not options or options[-1] != CARD + TYPE_OF[card]:
                options.append(CARD + TYPE_OF[card])
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        return "card-not-in-hand@3.4" if 0 <= option - CARD < len(CARD_TYPES) else NOT_ASKED

    def take(self, s: NewWorld, option: int) -> None:
        for card in s.hands[self.seat]:
            if TYPE_OF[card] == option - CARD:
                s.hands[self.seat].remove(card)
                s.discard.append(card)
                if s.events is not None:
                    s.tell(events.DISCARDED, (self.seat, 1))
                    s.tell(events.DISCARDED_CARD, (self.seat, card), 1 << self.seat)
                return


class PassFirstPlayer(Step[NewWorld]):
    """Step 5: the first-player token goes to the left neighbour."""

    NAME = "pass-first-player"

    def run(self, s: NewWorld) -> None:
        s.first = (s.first + 1) % s.players
        if s.events is not None:
            s.tell(events.FIRST_PLAYER, (s.first,))
