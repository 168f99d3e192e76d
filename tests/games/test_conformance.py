"""Every game passes the kit, in every number of players and variant (a small fixed budget)."""

from __future__ import annotations

from typing import Any

import pytest

from speciate.core.conformance import check_game
from speciate.core.registry import GAMES, game
from tests.games.playthrough import variants

SEEDS = {"newworld": 3, "entropy": 2}  # games per variant; a random game of Marine is very long
CASES = [
    (game_id, *variant, seed)
    for game_id in GAMES
    for variant in variants(game_id)
    for seed in range(SEEDS.get(game_id, 1))
]


@pytest.mark.parametrize(("game_id", "players", "settings", "seed"), CASES)
def test_kit(game_id: str, players: int, settings: dict[str, Any], seed: int) -> None:
    report = check_game(game(game_id), players, settings, seed)
    assert report.decisions > 0
    assert [failure.what for failure in report.failures] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_names_of_options_are_unique_and_round_trip(game_id: str) -> None:
    found = game(game_id)
    assert len(set(found.option_names)) == len(found.option_names)
    for number in range(len(found.option_names)):
        assert found.parse(found.describe(number)) == number


@pytest.mark.parametrize("game_id", GAMES)
def test_every_step_has_a_name_of_its_own(game_id: str) -> None:
    found = game(game_id)
    for name, step in found.step_types.items():
        assert name == step.NAME
    assert found.event_kinds[0].name == "scored"
    assert found.event_kinds[0].fields == ("seat", "points", "reason")


@pytest.mark.parametrize("game_id", GAMES)
def test_a_mid_game_position_is_small(game_id: str) -> None:
    import json

    from speciate.core.rng import FastRng

    found = game(game_id)
    state = found.new(found.max_players, {}, 11)
    chooser = FastRng(1)
    for _ in range(150):
        seat = state.to_act()[0]
        options = state.legal(seat)
        state.apply(seat, options[chooser.below(len(options))])
    assert len(json.dumps(state.to_json(), separators=(",", ":"))) < 4096
