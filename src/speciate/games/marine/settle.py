"""What is paid once an effect is complete (3.8, 4.14)."""

from __future__ import annotations

from speciate.core.step import Step
from speciate.games.marine.state import Marine
from speciate.games.marine.traits.cannibal import settle_losses
from speciate.games.marine.traits.prey_switching import settle_prey


def settle(s: Marine, actor: int) -> None:
    """The acting animal first, then food chain order."""
    if actor >= 0:
        settle_losses(s, actor)
    for a in s.animals:
        settle_losses(s, a)
        if s.watched[a]:
            settle_prey(s, a)
    s.placed = 0


class Settle(Step[Marine]):
    """The effect above this step is complete."""

    NAME = "settle"
    FIELDS = ("animal",)

    def __init__(self, animal: int) -> None:
        self.animal: int = animal

    def run(self, s: Marine) -> None:
        settle(s, self.animal)
