"""Console Upgrade (4.6), and taking stones back without a reward."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.step import NOT_ASKED
from speciate.games.entropy import events
from speciate.games.entropy.components import (
    CROWDED_COST,
    PICK_UP,
    SPECIALISED,
    TOP_LEVEL,
    UPGRADE_COST,
)
from speciate.games.entropy.options import LEAVE, STONE, STOP, TAKE_BACK, UPGRADE
from speciate.games.entropy.question import Declaration, Question
from speciate.games.entropy.resources import affords, pay_all
from speciate.games.entropy.state import BITS, Entropy
from speciate.games.entropy.vocabulary import CONSOLE_UPGRADE, STONES, UNIVERSAL_STONE
from speciate.games.entropy.worlds import take_stone


def keeps_reserve(s: Entropy, seat: int, stone: int) -> bool:
    """Ruling 58: without the reward of this stone the crowded payment must still be possible."""
    if not s.must_pay or not s.pending >> stone & 1:
        return True
    left = BITS[s.pending] - 1
    for resource in range(3):
        have = s.resources[3 * seat + resource] + PICK_UP[resource] * left
        if have < CROWDED_COST[resource]:
            return False
    return True


def can_recover(s: Entropy, seat: int, stone: int) -> bool:
    """In a slot, and not the locked universal stone (ruling 7)."""
    if s.stones[4 * seat + stone] < 0 or (stone == UNIVERSAL_STONE and s.locked[seat]):
        return False
    return keeps_reserve(s, seat, stone)


class ConsoleUpgrade(Declaration):
    """UPGRADE + the stone of a specialisation card."""

    NAME = "console-upgrade"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def action(self) -> int:
        return CONSOLE_UPGRADE

    def ways(self, s: Entropy) -> list[int]:
        if not affords(s, self.seat, UPGRADE_COST):
            return []
        options = []
        for stone in range(SPECIALISED):
            if s.levels[3 * self.seat + stone] < TOP_LEVEL:
                options.append(UPGRADE + stone)
        return options

    def why(self, s: Entropy, option: int) -> str:
        stone = option - UPGRADE
        if not 0 <= stone < SPECIALISED:
            return NOT_ASKED
        top = s.levels[3 * self.seat + stone] == TOP_LEVEL
        return "top-level@4.6" if top else "too-little-energy@4.6"

    def declare(self, s: Entropy, option: int) -> None:
        stone = option - UPGRADE
        pay_all(s, self.seat, UPGRADE_COST)
        at = 3 * self.seat + stone
        s.levels = replaced(s.levels, at, s.levels[at] + 1)
        if s.events is not None:
            card = SPECIALISED * s.sets[self.seat] + stone
            s.tell(events.UPGRADED, (self.seat, card, s.levels[at]))
        if can_recover(s, self.seat, stone):
            s.stack.append(TakeBack(self.seat, stone))


class TakeBack(Question):
    """The stone of the upgraded card: take it back or leave it (ruling 64)."""

    NAME = "take-back"
    FIELDS = ("seat", "stone")

    def __init__(self, seat: int, stone: int) -> None:
        self.seat = seat
        self.stone: int = stone

    def open(self, s: Entropy) -> list[int]:
        return [TAKE_BACK, LEAVE]

    def choose(self, s: Entropy, option: int) -> None:
        if option == TAKE_BACK:
            take_stone(s, self.seat, self.stone)


class RecoverStone(Question):
    """`recover_stone`: the next of `count` own stones, or STOP."""

    NAME = "recover-stone"
    FIELDS = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count: int = count

    def open(self, s: Entropy) -> list[int]:
        options = [STOP]
        for stone in range(len(STONES)):
            if can_recover(s, self.seat, stone):
                options.append(STONE + stone)
        return options

    def why(self, s: Entropy, option: int) -> str:
        stone = option - STONE
        if not 0 <= stone < len(STONES):
            return NOT_ASKED
        if s.stones[4 * self.seat + stone] < 0:
            return "stone-not-on-board@5"
        if stone == UNIVERSAL_STONE and s.locked[self.seat]:
            return "stone-locked@5"
        return "reserve-for-crowded-space@3.3"

    def choose(self, s: Entropy, option: int) -> None:
        if option == STOP:
            return
        if self.count > 1:
            s.stack.append(RecoverStone(self.seat, self.count - 1))
        take_stone(s, self.seat, option - STONE)
