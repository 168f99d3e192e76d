"""Resolving an evolution card (5.7), and what happens when one enters play."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.step import Step
from speciate.games.marine import events
from speciate.games.marine.cards.card import DECK
from speciate.games.marine.components import (
    CARD_ICONS,
    EXTINCTION_ICON,
    NOTHING,
    SURVIVAL_ICON,
)
from speciate.games.marine.extinction import extinction, survival
from speciate.games.marine.settle import settle
from speciate.games.marine.state import Marine


class Resolve(Step[Marine]):
    """The card in a slot (counted from 0) is resolved by an animal."""

    NAME = "resolve"
    FIELDS = ("animal", "slot")

    def __init__(self, animal: int, slot: int) -> None:
        self.animal: int = animal
        self.slot: int = slot

    def run(self, s: Marine) -> None:
        card = s.slots[self.slot]
        if s.events is not None:
            s.tell(events.CARD_RESOLVED, (self.animal, card, self.slot + 1))
        s.stack.append(FinishCard(self.animal, card))
        DECK.cards[card].effect(s, self.animal, self.slot + 1)


class FinishCard(Step[Marine]):
    """The effect is complete: discard, slide down, draw."""

    NAME = "finish-card"
    FIELDS = ("animal", "card")

    def __init__(self, animal: int, card: int) -> None:
        self.animal: int = animal
        self.card: int = card

    def run(self, s: Marine) -> None:
        settle(s, self.animal)
        s.slots = [card for card in s.slots if card != self.card] + [NOTHING]
        s.face_up &= ~(1 << self.card)
        s.discard = [*s.discard, self.card]
        if s.deck:
            enter_play(s, draw_card(s))


def draw_card(s: Marine) -> int:
    """The top of the deck to the lowest empty slot; its lasting text starts."""
    card = s.deck[-1]
    s.deck = s.deck[:-1]
    s.slots = replaced(s.slots, s.slots.index(NOTHING), card)
    s.face_up |= 1 << card
    if s.events is not None:
        s.tell(events.CARD_DRAWN, (card,))
    return card


def enter_play(s: Marine, card: int) -> None:
    """Its entering text, then its icons (5.7 step 5)."""
    DECK.cards[card].enter(s)
    icons = CARD_ICONS[card]
    if icons & EXTINCTION_ICON:
        extinction(s)
    if icons & SURVIVAL_ICON:
        survival(s)
