"""Level 4: Information Set Monte Carlo tree search, one tree per decision."""

from __future__ import annotations

from speciate.bots.budget import Budget
from speciate.bots.halving import HalvingBot, Trial
from speciate.bots.interface import SeatView
from speciate.bots.rollout import Playout
from speciate.bots.tree import Search, Tuning
from speciate.bots.turn import Line
from speciate.core.rng import FastRng

BEAM = 16


class IsmctsBot(HalvingBot):
    """The options compete; what comes after each of them is searched with a tree."""

    def __init__(self, name: str, budget: Budget, tuning: Tuning | None = None) -> None:
        super().__init__(name, budget, BEAM)
        self.tuning: Tuning = tuning if tuning is not None else Tuning()

    def trial(self, position: SeatView, playout: Playout, lines: list[Line]) -> Trial:
        search = Search(playout, self.tuning, position.players)
        search.foresee(position.seat, lines)
        return Searched(position, search)


class Searched(Trial):
    """The first decision of the line, then the tree."""

    def __init__(self, position: SeatView, search: Search) -> None:
        self.position: SeatView = position
        self.search: Search = search

    def run(self, line: Line, dice: FastRng) -> float:
        world = self.position.resample(dice)
        return self.search.iterate(world, self.position.seat, line.options[0], dice)
