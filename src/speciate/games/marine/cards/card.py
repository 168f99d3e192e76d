"""What an evolution card can do, and all cards by number."""

from __future__ import annotations

from typing import ClassVar, Final

from speciate.games.marine.components import CARD_NAMES, CARDS
from speciate.games.marine.state import Marine


class EvolutionCard:
    """One card. `x` is the number of the slot from which it is resolved."""

    NAME: ClassVar[str] = ""
    ENTERS: ClassVar[bool] = False  # whether it has a text for entering play

    def changes(self, s: Marine, a: int, x: int) -> bool:
        """Whether the effect would change anything on the table (ruling 87)."""
        raise NotImplementedError

    def effect(self, s: Marine, a: int, x: int) -> None:
        """Carry it out for animal a, or push its first question."""
        raise NotImplementedError

    def enter(self, s: Marine) -> None:
        """Its text for entering play."""


class Deck:
    """All cards by number; `deck.py` adds them."""

    def __init__(self) -> None:
        self.cards: list[EvolutionCard] = [EvolutionCard() for _ in range(CARDS)]

    def add(self, card: EvolutionCard) -> None:
        self.cards[CARD_NAMES.index(card.NAME)] = card


DECK: Final = Deck()
