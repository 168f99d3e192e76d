"""`speciate bench` and the measuring behind it."""

import json

import pytest

from speciate import measure
from speciate.core.registry import game
from tests.cli.conftest import Speciate


def test_the_figures_for_scripts(speciate: Speciate, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "CALIBRATION_SECONDS", 0.01)
    ran = speciate("bench", "newworld", "--seconds", "0.03", "--json")
    told = json.loads(ran.out)
    assert ran.code == 0
    assert told["compiled"] is measure.is_compiled()
    assert told["decisions_per_s"] > told["with_copy_per_s"] * 0.8 > 100
    assert told["ratio"] > 0 < told["ratio_with_copy"]
    assert 500 < told["position_bytes"] < 4096


def test_the_figures_for_people(speciate: Speciate, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "CALIBRATION_SECONDS", 0.01)
    ran = speciate("bench", "newworld", "--players", "2", "--seconds", "0.03")
    assert "2 players" in ran.out
    assert "with a copy per decision" in ran.out


def test_the_ratio_is_the_rate_over_the_calibration(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "calibration_units_per_second", lambda: 1000.0)
    rate = measure.measure(lambda: (10, 40), seconds=0.03)
    assert rate.ratio == pytest.approx(rate.decisions_per_s / 1000)
    assert rate.decisions_per_game == 10
    assert rate.options_per_decision == 4


def test_copying_plays_the_same_games() -> None:
    newworld = game("newworld")
    plain = measure.RandomGames(newworld, 3, {}, seed=5)
    copied = measure.RandomGames(newworld, 3, {}, seed=5, copying=True)
    assert [plain() for _ in range(3)] == [copied() for _ in range(3)]
