"""Playing a sampled world on, quickly, to where it is evaluated.

Where points come late a playout by lot says little: what a turn has prepared is seen only when
somebody uses it. So a game may ask that the seat that thinks goes on with care, looking over each
of its turns, until it has had a few more of them. The others choose by lot, weighted by priorities.
"""

from __future__ import annotations

from time import perf_counter

from speciate.bots.evaluate import Evaluator
from speciate.bots.turn import TurnSearch, likeliest
from speciate.core.rng import FastRng
from speciate.core.state import State


class Playout:
    """Plays worlds on for one seat that thinks."""

    def __init__(self, evaluator: Evaluator, seat: int, stop_at: float) -> None:
        self.evaluator: Evaluator = evaluator
        self.seat: int = seat
        self.stop_at: float = stop_at  # no decision begins after this moment; 0: no limit
        self.search: TurnSearch = TurnSearch(evaluator, seat)
        self.nodes: int = evaluator.playout_nodes()

    def run(self, world: State, dice: FastRng) -> bool:
        """Whether it came to its end: of the round, of the own turns to come, or of the game."""
        evaluator = self.evaluator
        turns = evaluator.own_turns()
        last_round = evaluator.round_of(world) + turns + 1
        left = evaluator.horizon()
        own = world.over or world.to_act()[0] == self.seat
        turns_left = turns + 1 if own else turns
        while left > 0 and not world.over and evaluator.round_of(world) < last_round:
            mover = world.to_act()[0]
            if own and mover != self.seat:
                turns_left -= 1
                if turns_left <= 0 and turns > 0:
                    return True
            own = mover == self.seat
            if self.stop_at > 0.0 and perf_counter() >= self.stop_at:
                return False
            left -= self.advance(world, mover, dice)
        return True

    def advance(self, world: State, mover: int, dice: FastRng) -> int:
        """Let the mover choose once or for a whole turn; how many decisions that were."""
        options = world.legal(mover)
        if self.nodes == 0 or mover != self.seat or len(options) == 1:
            world.apply(mover, self.evaluator.pick(world, mover, options, dice))
            return 1
        options = self.evaluator.prune(world, mover, options)
        if len(options) > self.nodes:
            weights = self.evaluator.priorities(world, mover, options)
            options = likeliest(options, weights, self.nodes)
        best = self.search.best(world, options, self.nodes)
        for option in best:
            world.apply(mover, option)
        return len(best)
