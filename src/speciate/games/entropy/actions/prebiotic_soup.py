"""Prebiotic Soup (4.10)."""

from __future__ import annotations

from speciate.games.entropy.components import SOUP_GAIN, SOUP_STEPS
from speciate.games.entropy.options import PERFORM
from speciate.games.entropy.question import Declaration
from speciate.games.entropy.resources import advance_generator, gain
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import PREBIOTIC_SOUP


class PrebioticSoup(Declaration):
    NAME = "prebiotic-soup"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def action(self) -> int:
        return PREBIOTIC_SOUP

    def ways(self, s: Entropy) -> list[int]:
        return [PERFORM]

    def declare(self, s: Entropy, option: int) -> None:
        advance_generator(s, self.seat, SOUP_STEPS)
        for resource, count in enumerate(SOUP_GAIN):
            if count:
                gain(s, self.seat, resource, count)
