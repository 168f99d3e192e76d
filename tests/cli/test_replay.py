"""`speciate replay`: a record as a story and as JSON."""

import json
from pathlib import Path

import pytest

from speciate.core.registry import game
from speciate.core.replay import Record
from speciate.core.rng import FastRng
from tests.cli.conftest import Speciate


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A random game of one epoch."""
    newworld = game("newworld")
    settings = {"epochs": 1}
    written = Record.begin(newworld, 2, settings, 11)
    state = newworld.new(2, settings, 11)
    chooser = FastRng(4)
    while not state.over:
        seat = state.to_act()[0]
        options = state.legal(seat)
        option = options[chooser.below(len(options))]
        written.choices.append((seat, newworld.describe(option)))
        state.apply(seat, option)
    written.end = state.scores[:]
    path = tmp_path / "game.record"
    path.write_text(written.to_text())
    return path


def test_the_story(speciate: Speciate, record: Path) -> None:
    ran = speciate("replay", record)
    assert ran.code == 0
    phases = ["Epoch 1 begins", "Development phase", "Areas phase", "Feeding phase"]
    places = [ran.out.index(phase) for phase in phases]
    assert places == sorted(places)
    assert "The game is over" in ran.out
    assert "{" not in ran.out and "newworld-" not in ran.out


def test_stopping_at_a_decision(speciate: Speciate, record: Path) -> None:
    ran = speciate("replay", record, "--to", "3")
    assert "\n3. " in ran.out and "\n4. " not in ran.out
    assert "is asked next" in ran.out


def test_json(speciate: Speciate, record: Path) -> None:
    whole = json.loads(speciate("replay", record, "--json").out)
    assert whole["at"] == whole["of"] == len(whole["choices"])
    assert whole["over"] is True
    part = json.loads(speciate("replay", record, "--json", "--to", "5").out)
    assert part["choices"] == whole["choices"][:5]
    assert game("newworld").load(part["position"]).to_json() == part["position"]


def test_events_belong_to_their_choice(speciate: Speciate, record: Path) -> None:
    told = json.loads(speciate("replay", record, "--json").out)
    kinds = [event["event"] for choice in told["choices"] for event in choice["events"]]
    assert kinds.count("scored") == 6
    assert told["opening"][0]["event"] == "epoch-began"
