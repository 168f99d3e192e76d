"""Level 4: Information Set Monte Carlo tree search, one tree per decision."""

from __future__ import annotations

from speciate.bots.budget import Budget
from speciate.bots.evaluators import evaluator_for
from speciate.bots.interface import Bot, Judged, SeatView, child_rng
from speciate.bots.rollout import Playout
from speciate.bots.tree import SEAT_SHIFT, Node, Search, Tuning
from speciate.bots.turn import TurnSearch
from speciate.core.rng import FastRng, Rng

FORESIGHT_SHARE = 0.2  # of a budget in time: what looking over the own turn may take


class IsmctsBot(Bot):
    def __init__(self, name: str, budget: Budget, tuning: Tuning | None = None) -> None:
        super().__init__(name)
        self.budget: Budget = budget
        self.tuning: Tuning = tuning if tuning is not None else Tuning()

    def grow(self, position: SeatView, options: list[int], rng: Rng) -> Search:
        self.budget.start()
        dice = child_rng(rng)
        evaluator = evaluator_for(position.game_id)
        playout = Playout(evaluator, position.seat, self.budget.moment(1.0))
        search = Search(evaluator, self.tuning, playout, position.players, dice)
        self.look_ahead(position, options, search, dice)
        done = 0
        while self.budget.allows(done):
            search.iterate(position.resample(dice))
            done += 1
        return search

    def look_ahead(
        self, position: SeatView, options: list[int], search: Search, dice: FastRng
    ) -> None:
        """Give the tree what Greedy would see."""
        evaluator = search.evaluator
        world = position.resample(dice)
        turn = TurnSearch(evaluator, position.seat)
        turn.stop_at = self.budget.moment(FORESIGHT_SHARE)
        worth_it = evaluator.prune(world, position.seat, options)
        search.foresee(position.seat, turn.lines(world, worth_it, evaluator.turn_nodes()))

    def decide(self, position: SeatView, options: list[int], rng: Rng) -> int:
        """The most visited option; between equals the one that is worth more."""
        best = options[0]
        most = (-1, 0.0)
        for each in self.judge(position, options, rng):
            if (each.tries, each.value) > most:
                best, most = each.option, (each.tries, each.value)
        return best

    def judge(self, position: SeatView, options: list[int], rng: Rng) -> list[Judged]:
        children = self.grow(position, options, rng).root.children
        base = position.seat << SEAT_SHIFT
        return [judged_option(option, children.get(base + option)) for option in options]


def judged_option(option: int, node: Node | None) -> Judged:
    """By its visits; one without any is worth what was foreseen of it, if anything."""
    if node is None:
        return Judged(option, 0.0, 0)
    if node.visits == 0:
        return Judged(option, max(0.0, node.foreseen), 0)
    return Judged(option, node.total / node.visits, node.visits)
