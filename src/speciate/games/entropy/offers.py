"""The piles of planets, biomes and life cards (2.3)."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.games.entropy import events
from speciate.games.entropy.components import CARD_TYPE, LIFE_PILE
from speciate.games.entropy.state import Entropy


def split(deck: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Left pile, the larger half, and right pile of a shuffled deck whose top is its last item."""
    right = len(deck) // 2
    return tuple(deck[right:]), tuple(deck[:right])


def refill(s: Entropy, pile: int) -> None:
    """An empty pile gets the bottom half of its twin, if that has two or more."""
    left = pile & ~1
    for empty, twin in ((left, left + 1), (left + 1, left)):
        if not s.piles[empty] and len(s.piles[twin]) >= 2:
            half = len(s.piles[twin]) // 2
            s.piles = replaced(s.piles, empty, s.piles[twin][:half])
            s.piles[twin] = s.piles[twin][half:]


def take_top(s: Entropy, pile: int) -> int:
    items = s.piles[pile]
    s.piles = replaced(s.piles, pile, items[:-1])
    if len(items) == 1:
        refill(s, pile)
    return items[-1]


def draw(s: Entropy, seat: int, pile: int) -> None:
    """4.8: the visible top card of a life pile."""
    card = take_top(s, pile)
    if s.known and card in s.known:
        s.known = tuple([other for other in s.known if other != card])
    s.hands[seat] = tuple(sorted(s.hands[seat] + (card,)))
    if s.events is not None:
        s.tell(events.DREW, (seat, card, pile))


def discard(s: Entropy, seat: int, card: int) -> None:
    """4.3, 4: to the bottom of the left pile of its type; everybody has seen it (section 8)."""
    s.hands[seat] = tuple([other for other in s.hands[seat] if other != card])
    left = LIFE_PILE + 2 * CARD_TYPE[card]
    s.piles = replaced(s.piles, left, (card,) + s.piles[left])
    s.known = s.known + (card,)
    if s.events is not None:
        s.tell(events.CARD_DISCARDED, (seat, card))
    refill(s, left)
