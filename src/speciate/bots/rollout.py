"""Playing a sampled world on, quickly, to the end of the round."""

from __future__ import annotations

from speciate.bots.evaluate import Evaluator
from speciate.core.rng import Rng
from speciate.core.state import State


def play_to_round_end(world: State, evaluator: Evaluator, rng: Rng, rounds: int = 1) -> None:
    """Let every seat choose by the evaluator's priorities until `rounds` rounds have ended."""
    last = evaluator.round_of(world) + rounds
    left = evaluator.horizon() * rounds
    while left > 0 and not world.over and evaluator.round_of(world) < last:
        seat = world.to_act()[0]
        options = world.legal(seat)
        world.apply(seat, evaluator.pick(world, seat, options, rng))
        left -= 1
