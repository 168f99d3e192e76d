"""Positions to try bots on: reached by random play from a seed."""

from __future__ import annotations

from speciate.core.registry import game as find_game
from speciate.core.rng import FastRng
from speciate.core.state import State


def position_after(
    game_id: str, players: int, seed: int, choices: int, settings: dict[str, int] | None = None
) -> State:
    """A position of a random game, or the last one before its end."""
    state = find_game(game_id).new(players, settings or {}, seed)
    chance = FastRng(seed, 7)
    for _ in range(choices):
        before = state.copy()
        seat = state.to_act()[0]
        options = state.legal(seat)
        state.apply(seat, options[chance.below(len(options))])
        if state.over:
            return before
    return state
