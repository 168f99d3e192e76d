"""Bots that do not search: Random, Sprout and Greedy."""

from __future__ import annotations

from speciate.bots.evaluators import evaluator_for
from speciate.bots.interface import Bot, Judged, SeatView, child_rng
from speciate.bots.turn import TurnSearch, best_by_option
from speciate.core.rng import Rng


class RandomBot(Bot):
    """Level 0: any open option, all equally likely."""

    def judge(self, position: SeatView, options: list[int], rng: Rng) -> list[Judged]:
        return [Judged(option, 1.0 / position.players, 0) for option in options]


class SproutBot(Bot):
    """Level 1: by lot, weighted by simple priorities."""

    def decide(self, position: SeatView, options: list[int], rng: Rng) -> int:
        dice = child_rng(rng)
        return evaluator_for(position.game_id).pick(
            position.resample(dice), position.seat, options, dice
        )

    def judge(self, position: SeatView, options: list[int], rng: Rng) -> list[Judged]:
        weights = evaluator_for(position.game_id).priorities(
            position.resample(rng), position.seat, options
        )
        return [
            Judged(option, weight / sum(weights), 0)
            for option, weight in zip(options, weights, strict=True)
        ]


class GreedyBot(Bot):
    """Level 2: the own turn that leads to the best position by the evaluator, one turn ahead."""

    def __init__(self, name: str, worlds: int = 2) -> None:
        super().__init__(name)
        self.worlds: int = worlds  # chance and hidden cards are averaged over so many

    def judge(self, position: SeatView, options: list[int], rng: Rng) -> list[Judged]:
        dice = child_rng(rng)
        evaluator = evaluator_for(position.game_id)
        search = TurnSearch(evaluator, position.seat)
        totals = dict.fromkeys(options, 0.0)
        for _ in range(self.worlds):
            world = position.resample(dice)
            worth_it = evaluator.prune(world, position.seat, options)
            lines = search.lines(world, worth_it, evaluator.turn_nodes() // self.worlds)
            for option, value in zip(worth_it, best_by_option(lines, worth_it), strict=True):
                totals[option] += value
        return [Judged(option, totals[option] / self.worlds, self.worlds) for option in options]
