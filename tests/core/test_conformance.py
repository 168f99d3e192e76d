"""The kit finds what it is there to find: a small game is broken in many ways, one by one."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from speciate.core import registry
from speciate.core.conformance import check_game
from tests.core.test_docs import BLOCK, FILE, ROOT


@pytest.fixture
def tide(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The game of docs/add-a-game.md as a fresh module that a test may break."""
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    code = next(block["code"] for block in BLOCK.finditer(page) if FILE.search(block["lead"]))
    module = types.ModuleType("tide_under_test")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(compile(code, str(Path("add-a-game.md")), "exec"), module.__dict__)
    monkeypatch.setitem(registry.GAMES, "tide", module.__name__)
    return module


def findings(tide: Any) -> list[str]:
    found = []
    for seed in range(6):
        for players in (2, 3):
            report = check_game(tide.GAME, players, {}, seed)
            found += [failure.what for failure in report.failures]
    return found


def test_the_sound_game_passes(tide: Any) -> None:
    assert findings(tide) == []


def shared_hands(tide: Any) -> None:
    original = tide.Tide.copy

    def copy(self: Any) -> Any:
        twin = original(self)
        twin.hands = self.hands
        return twin

    tide.Tide.copy = copy


def leaking_view(tide: Any) -> None:
    original = tide.Tide.look
    tide.Tide.look = lambda self, seat: {**original(self, seat), "sea": self.sea[:]}


def spectator_sees_hands(tide: Any) -> None:
    original = tide.Tide.look
    tide.Tide.look = lambda self, seat: original(self, 0 if seat is None else seat)


def forgotten_field(tide: Any) -> None:
    original = tide.Tide.dump
    tide.Tide.dump = lambda self: {k: v for k, v in original(self).items() if k != "low"}


def unsorted_options(tide: Any) -> None:
    original = tide.PlayShell.legal
    tide.PlayShell.legal = lambda self, s: original(self, s)[::-1]


def lost_piece(tide: Any) -> None:
    original = tide.TurnTide.take

    def take(self: Any, s: Any, option: int) -> None:
        original(self, s, option)
        if s.sea:
            s.sea.pop()
        elif s.shown:
            s.shown.pop()

    tide.TurnTide.take = take


def silent_score(tide: Any) -> None:
    def run(self: Any, s: Any) -> None:
        s.scores[0] += 1
        s.stack.append(tide.TurnTide(0))

    tide.Reveal.run = run


def endless(tide: Any) -> None:
    tide.Reveal.run = lambda self, s: s.stack.append(self) or s.stack.append(tide.TurnTide(0))


def chance_from_elsewhere(tide: Any) -> None:
    import random

    original = tide.TurnTide.take

    def take(self: Any, s: Any, option: int) -> None:
        original(self, s, option)
        s.low = random.randrange(10**6)

    tide.TurnTide.take = take


def nameless_reason(tide: Any) -> None:
    tide.PlayShell.explain = lambda self, s, option: "because"


def dead_end(tide: Any) -> None:
    tide.TurnTide.legal = lambda self, s: []


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (shared_hands, "another position|copy differs|ZeroDivision"),
        (leaking_view, "changes the view"),
        (spectator_sees_hands, "spectator"),
        (forgotten_field, "after a round trip"),
        (unsorted_options, "not ascending"),
        (lost_piece, "lost or doubled"),
        (silent_score, "events say"),
        (endless, "still not over|does not end"),
        (chance_from_elsewhere, "another position"),
        (nameless_reason, "is refused with"),
        (dead_end, "offers nothing"),
    ],
)
def test_a_fault_is_found(tide: Any, fault: Callable[[Any], None], said: str) -> None:
    import re

    fault(tide)
    found = findings(tide)
    assert found
    assert any(re.search(said, what) for what in found), found
