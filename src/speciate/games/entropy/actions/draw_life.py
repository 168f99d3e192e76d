"""Draw Life Cards (4.8): one card after the other from the visible tops."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED
from speciate.games.entropy.components import DRAW_CARDS, LIFE_PILE, PILES
from speciate.games.entropy.offers import draw
from speciate.games.entropy.options import PILE, STOP
from speciate.games.entropy.question import Declaration, Question
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import DRAW_LIFE


def life_piles(s: Entropy) -> list[int]:
    return [PILE + pile for pile in range(LIFE_PILE, PILES) if s.piles[pile]]


def why_not_draw(option: int) -> str:
    return "pile-empty@2.3" if PILE + LIFE_PILE <= option < PILE + PILES else NOT_ASKED


class DrawLife(Declaration):
    """PILE + the pile of the first card."""

    NAME = "draw-life"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def action(self) -> int:
        return DRAW_LIFE

    def ways(self, s: Entropy) -> list[int]:
        return life_piles(s)

    def why(self, s: Entropy, option: int) -> str:
        return why_not_draw(option)

    def declare(self, s: Entropy, option: int) -> None:
        if DRAW_CARDS > 1:
            s.stack.append(DrawCards(self.seat, DRAW_CARDS - 1))
        draw(s, self.seat, option - PILE)


class DrawCards(Question):
    """`draw`: the pile of the next of `count` cards, or STOP."""

    NAME = "draw-cards"
    FIELDS = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count: int = count

    def open(self, s: Entropy) -> list[int]:
        return [STOP] + life_piles(s)

    def why(self, s: Entropy, option: int) -> str:
        return why_not_draw(option)

    def choose(self, s: Entropy, option: int) -> None:
        if option == STOP:
            return
        if self.count > 1:
            s.stack.append(DrawCards(self.seat, self.count - 1))
        draw(s, self.seat, option - PILE)
