"""Every game plays its recorded games exactly as before."""

from __future__ import annotations

from typing import Any

import pytest

from speciate.core.registry import GAMES
from tests.games.playthrough import path, played, variants

CASES = [(game_id, *variant) for game_id in GAMES for variant in variants(game_id)]


@pytest.mark.parametrize(("game_id", "players", "settings"), CASES)
def test_playthrough(game_id: str, players: int, settings: dict[str, Any]) -> None:
    expected = path(game_id, players, settings).read_text(encoding="utf-8").splitlines()
    now = played(game_id, players, settings).splitlines()
    for number, (was, is_now) in enumerate(zip(expected, now, strict=False), 1):
        assert is_now == was, f"line {number} differs"
    assert len(now) == len(expected)
