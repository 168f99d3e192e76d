"""Level 4: Information Set Monte Carlo tree search, one tree per decision."""

from __future__ import annotations

from speciate.bots.budget import Budget
from speciate.bots.evaluators import evaluator_for
from speciate.bots.interface import Bot, Judged, SeatView, child_rng
from speciate.bots.tree import SEAT_SHIFT, Search, Tuning
from speciate.core.rng import Rng


class IsmctsBot(Bot):
    def __init__(self, name: str, budget: Budget, tuning: Tuning | None = None) -> None:
        super().__init__(name)
        self.budget: Budget = budget
        self.tuning: Tuning = tuning if tuning is not None else Tuning()

    def grow(self, position: SeatView, rng: Rng) -> Search:
        self.budget.start()
        dice = child_rng(rng)
        search = Search(evaluator_for(position.game_id), self.tuning, dice)
        done = 0
        while self.budget.allows(done):
            search.iterate(position.resample(dice))
            done += 1
        return search

    def decide(self, position: SeatView, options: list[int], rng: Rng) -> int:
        """The most visited option; between equals the better mean."""
        best = options[0]
        most = (-1, 0.0)
        for each in self.judge(position, options, rng):
            if (each.tries, each.value) > most:
                best, most = each.option, (each.tries, each.value)
        return best

    def judge(self, position: SeatView, options: list[int], rng: Rng) -> list[Judged]:
        children = self.grow(position, rng).root.children
        result = []
        for option in options:
            node = children.get((position.seat << SEAT_SHIFT) + option)
            if node is not None and node.visits:
                result.append(Judged(option, node.total / node.visits, node.visits))
            else:
                result.append(Judged(option, 0.0, 0))
        return result
