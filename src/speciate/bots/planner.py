"""Level 3: the best whole turns by the evaluator, tried out in sampled worlds."""

from __future__ import annotations

from speciate.bots.budget import Budget
from speciate.bots.halving import NOT_ENDED, HalvingBot, Trial, leaders
from speciate.bots.interface import SeatView
from speciate.bots.rollout import Playout
from speciate.bots.turn import Line
from speciate.core.rng import FastRng

BEAM = 12


class PlannerBot(HalvingBot):
    def __init__(self, name: str, budget: Budget, beam: int = BEAM) -> None:
        super().__init__(name, budget, beam)

    def trial(self, position: SeatView, playout: Playout, lines: list[Line]) -> Trial:
        return PlayedOn(position, playout)

    def rivals(self, lines: list[Line]) -> list[Line]:
        """The best line of each option; where these are few, other lines of theirs too."""
        first = leaders(lines)
        return first + [line for line in lines if line not in first]


class PlayedOn(Trial):
    """The line, then a playout."""

    def __init__(self, position: SeatView, playout: Playout) -> None:
        self.position: SeatView = position
        self.playout: Playout = playout

    def run(self, line: Line, dice: FastRng) -> float:
        world = self.position.resample(dice)
        seat = self.position.seat
        for option in line.options:
            if world.over or option not in world.legal(seat):
                break
            world.apply(seat, option)
        if self.playout.run(world, dice):
            return self.playout.evaluator.values(world)[seat]
        return NOT_ENDED
