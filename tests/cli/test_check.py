"""`speciate check`: counts, spreads over variants and processes, and fails loudly."""

import json

import pytest

from speciate.cli.check import jobs_of, variants
from speciate.core.registry import game
from speciate.core.replay import parse_record, replay
from speciate.games.newworld.state import NewWorld
from tests.cli.conftest import Speciate

SHORT = ("--options", "epochs=1", "--games", "3")


def test_a_good_game(speciate: Speciate) -> None:
    ran = speciate("check", "newworld", *SHORT, "--jobs", "1", "--json")
    told = json.loads(ran.out)
    assert ran.code == 0
    assert (told["games"], told["failures"], told["failed"]) == (3, 0, [])
    assert told["decisions"] > 30


def test_processes_check_the_same_games(speciate: Speciate) -> None:
    one = json.loads(speciate("check", "newworld", *SHORT, "--jobs", "1", "--json").out)
    two = json.loads(speciate("check", "newworld", *SHORT, "--jobs", "2", "--json").out)
    assert one["decisions"] == two["decisions"]


def test_a_failure_is_reported_with_its_record(
    speciate: Speciate, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(state: NewWorld) -> str | None:
        return "too late" if state.passed and len(state.rows[0]) > 1 else None

    monkeypatch.setattr(NewWorld, "broken", broken)
    ran = speciate("check", "newworld", *SHORT, "--jobs", "1", "--json")
    told = json.loads(ran.out)
    assert ran.code == 1
    assert told["failures"] == len(told["failed"]) > 0
    first = told["failed"][0]
    assert "too late" in first["what"]
    monkeypatch.undo()
    record = parse_record(first["record"])
    assert record.seed == str(first["seed"])
    assert len(replay(record).view(None)["seats"][0]["animals"]) > 1

    monkeypatch.setattr(NewWorld, "broken", broken)
    ran = speciate("check", "newworld", *SHORT, "--jobs", "1")
    assert ran.code == 1
    assert "speciate record 1" in ran.out


def test_all_variants_that_the_rules_allow() -> None:
    newworld = game("newworld")
    found = variants(newworld, 3, {})
    assert {"unlimited_hand": 1, "mutations": 1, "cataclysm": 0} in found
    assert {"unlimited_hand": 0, "mutations": 0, "cataclysm": 1} in found
    assert len(found) == 5  # ruling 84: Cataclysm stands alone


def test_player_counts_and_variants_take_turns() -> None:
    newworld = game("newworld")
    jobs = jobs_of(newworld, None, {}, 15, 100, every=True)
    assert {players for players, _, _ in jobs} == {2, 3, 4}
    assert [seed for _, _, seed in jobs] == list(range(100, 115))
    assert len({(players, *settings.values()) for players, settings, _ in jobs}) == 15
