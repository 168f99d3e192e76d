"""`speciate check`: counts, spreads over variants and processes, and fails loudly."""

import json

import pytest

from speciate.cli.check import jobs_of
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


def test_variants_are_drawn_as_the_rules_allow() -> None:
    newworld = game("newworld")
    jobs = jobs_of(newworld, None, {}, 300, 100, every=True)
    switches = ("unlimited_hand", "mutations", "cataclysm")
    drawn = {(players, *(chosen[name] for name in switches)) for players, chosen, _ in jobs}
    assert len(drawn) == 3 * 5  # every number of players; ruling 84: Cataclysm stands alone
    assert [seed for _, _, seed in jobs] == list(range(100, 400))
    assert {chosen["epochs"] for _, chosen, _ in jobs if "epochs" in chosen} == set(range(1, 19))
    assert any("epochs" not in chosen for _, chosen, _ in jobs)


def test_drawn_variants_keep_what_was_asked_for() -> None:
    jobs = jobs_of(game("newworld"), 3, {"mutations": 1}, 20, 0, every=True)
    assert all((players, chosen["mutations"]) == (3, 1) for players, chosen, _ in jobs)
    assert all(chosen["cataclysm"] == 0 for _, chosen, _ in jobs)


def test_the_kit_may_look_more_rarely(speciate: Speciate) -> None:
    ran = speciate("check", "newworld", *SHORT, "--jobs", "1", "--thorough", "5", "--json")
    told = json.loads(ran.out)
    all_looked_at = speciate("check", "newworld", *SHORT, "--jobs", "1", "--json")
    assert told["failures"] == 0
    assert told["decisions"] == json.loads(all_looked_at.out)["decisions"]
