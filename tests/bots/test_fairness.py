"""A bot knows what a person at its seat could know, and nothing else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import speciate.bots
from speciate.bots import SeatView, make
from speciate.core.registry import GAMES
from speciate.core.registry import game as find_game
from speciate.core.rng import FastRng
from tests.bots.positions import position_after

BOTS = ("random", "sprout", "greedy", "planner:24", "ismcts:40", "beginner", "easy", "medium")
GAME_IDS = sorted(GAMES)


def counts(game_id: str) -> list[int]:
    game = find_game(game_id)
    return [game.min_players, game.max_players]


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("choices", [0, 37, 110])
def test_the_same_chance_gives_the_same_world_from_any_resample(game_id: str, choices: int) -> None:
    for players in counts(game_id):
        state = position_after(game_id, players, choices + players, choices)
        for seat in state.to_act():
            twin = state.resample(seat, FastRng(99, choices))
            for seed in range(3):
                first = state.resample(seat, FastRng(seed)).to_json()
                second = twin.resample(seat, FastRng(seed)).to_json()
                assert first == second


@pytest.mark.parametrize("game_id", GAME_IDS)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_the_same_in_any_world_that_looks_the_same(game_id: str, name: str) -> None:
    for players in counts(game_id):
        for choices in (5, 61, 140):
            state = position_after(game_id, players, choices, choices)
            seat = state.to_act()[0]
            chosen = make(name).choose(SeatView(state, seat), seat, FastRng(5))
            for seed in range(2):
                twin = state.resample(seat, FastRng(seed, 3))
                again = make(name).choose(SeatView(twin, seat), seat, FastRng(5))
                assert again == chosen


def test_the_opponents_real_cards_do_differ_between_those_worlds() -> None:
    """Else the two tests above would prove nothing."""
    state = position_after("newworld", 3, 8, 61)
    seat = state.to_act()[0]
    worlds = [state.resample(seat, FastRng(seed, 3)).to_json() for seed in range(4)]
    assert len({str(world["hands"]) for world in worlds}) > 1
    assert len({str(world["deck"]) for world in worlds}) == 4


def test_only_evaluators_know_a_game() -> None:
    folder = Path(speciate.bots.__file__).parent
    for path in folder.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            modules = []
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                modules = [node.module or ""]
            assert not [name for name in modules if name.startswith("speciate.games")], path.name


def test_only_the_interface_touches_the_real_position() -> None:
    folder = Path(speciate.bots.__file__).parent
    users = [path.name for path in folder.rglob("*.py") if "._state" in path.read_text("utf-8")]
    assert users == ["interface.py"]


def test_a_seat_view_refuses_another_seat() -> None:
    state = position_after("newworld", 2, 1, 3)
    seat = state.to_act()[0]
    with pytest.raises(ValueError, match="shown to seat"):
        make("random").choose(SeatView(state, seat), 1 - seat, FastRng(1))


def test_a_seat_that_is_not_asked_has_nothing_to_choose() -> None:
    state = position_after("newworld", 2, 1, 3)
    other = 1 - state.to_act()[0]
    with pytest.raises(ValueError, match="nothing to choose"):
        make("random").choose(SeatView(state, other), other, FastRng(1))
