"""Bots think in worker processes; a slow, broken or cheating one does not stop the game."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

from speciate.core.registry import game as find_game
from speciate.core.rng import LIVE_PREFIX, FastRng
from speciate.tables import bots
from speciate.tables.bots import BotPool, Thought

SEED = LIVE_PREFIX + "77" * 32


def think(level: str, timeout: float = 20.0) -> Thought:
    state = find_game("newworld").new(2, {}, SEED)
    seat = state.to_act()[0]

    async def work() -> Thought:
        pool = BotPool(1, timeout)
        try:
            return await pool.think(level, state, seat)
        finally:
            await pool.close()

    thought = asyncio.run(work())
    assert find_game("newworld").parse(thought.option) in state.legal(seat)
    return thought


def fake_worker(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, body: str) -> None:
    """Let the pool start a script of ours in place of the worker."""
    script = tmp_path / "worker.py"
    script.write_text("import sys, time\nfor line in sys.stdin:\n" + textwrap.indent(body, "    "))
    start = asyncio.create_subprocess_exec

    async def instead(program: str, *_: str, **options: Any) -> asyncio.subprocess.Process:
        return await start(sys.executable, str(script), **options)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", instead)


def test_every_level_answers_with_an_open_option() -> None:
    for level in bots.levels()[:3]:
        thought = think(level)
        assert (thought.bot, thought.note) == (level, "")


def test_a_slow_bot_is_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fake_worker(monkeypatch, tmp_path, "time.sleep(60)")
    thought = think("medium", timeout=0.3)
    assert thought.bot == "random"
    assert thought.note == "instead of medium: no answer in 0.3 s"


def test_a_crashed_bot_is_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fake_worker(monkeypatch, tmp_path, "sys.exit(1)")
    assert think("medium").note == "instead of medium: the worker broke down"


def test_a_worker_that_cannot_be_started_stops_nobodys_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def full(*_: object, **__: object) -> asyncio.subprocess.Process:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", full)
    thought = think("medium")
    assert thought.bot == "random"
    assert thought.note == "instead of medium: the worker broke down"


def test_the_worker_that_is_asked_first_is_started_ahead() -> None:
    state = find_game("newworld").new(2, {}, SEED)

    async def work() -> tuple[int | None, int | None]:
        pool = BotPool(3)
        try:
            await pool.open()
            (ahead,) = [worker.process for worker in pool._workers if worker.process]
            await pool.think("easy", state, state.to_act()[0])
            (asked,) = [worker.process for worker in pool._workers if worker.process]
        finally:
            await pool.close()
        return ahead.pid, asked.pid

    ahead, asked = asyncio.run(work())
    assert ahead == asked


def test_a_bot_that_chooses_what_is_not_open_is_replaced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    body = 'print(\'{"option": "win-at-once"}\', flush=True)'
    fake_worker(monkeypatch, tmp_path, body)
    assert think("medium").note == "instead of medium: chose 'win-at-once'"


def test_what_a_bot_failed_at_shows_it_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each line that is kept for it is a whole question to a worker, here to a sound one."""
    fake_worker(monkeypatch, tmp_path, "sys.exit(1)")
    failed_at = think("medium").failed_at
    monkeypatch.undo()
    asked = "".join(line + "\n" for line in failed_at)
    program = [sys.executable, "-m", "speciate.tables.bot_worker"]
    first, again = (
        subprocess.run(program, input=asked, text=True, capture_output=True, check=True).stdout
        for _ in range(2)
    )
    assert first == again
    answers = [json.loads(line) for line in first.splitlines()]
    assert [json.loads(line)["bot"] for line in failed_at] == ["medium", "beginner"]
    state = find_game("newworld").new(2, {}, SEED)
    for each in answers:
        assert find_game("newworld").parse(each["option"]) in state.legal(state.to_act()[0])


def test_what_is_sent_to_a_bot_holds_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hidden cards in the request are not the real ones, and the seed is not in it."""
    state = find_game("newworld").new(2, {}, SEED)
    seat = state.to_act()[0]
    sent: list[bytes] = []

    async def catch(self: object, request: bytes, timeout: float) -> dict[str, str]:
        sent.append(request)
        return {"option": state.game().describe(state.legal(seat)[0])}

    monkeypatch.setattr(bots.Worker, "ask", catch)
    asyncio.run(BotPool(1).think("medium", state, seat))
    request = bots.msgspec.json.decode(sent[0])
    assert "77" * 32 not in sent[0].decode()
    other = 1 - seat
    real = state.to_json()
    assert request["position"]["hands"][seat] == real["hands"][seat]
    worlds = [state.resample(seat, FastRng(n)).to_json()["hands"][other] for n in range(20)]
    assert any(world != real["hands"][other] for world in worlds)
    assert find_game("newworld").load(request["position"]).view(seat) == state.view(seat)
