"""The commands arena, ladder, balance and explain, as a person types them."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from speciate.cli.main import run

ROOT = Path(__file__).resolve().parents[2]
QUICK = ("--options", "epochs=1", "--jobs", "1")


def test_arena_tells_json_and_keeps_every_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["arena", "newworld", "--seats", "sprout,random", "--players", "3", "--json"]
    assert run([*command, "--games", "6", *QUICK]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["players"]) == (6, 3)
    assert [entry["bot"] for entry in told["seats"]] == ["sprout", "random", "random"]
    needed = {"win_share", "low", "high", "mean_rank", "mean_score", "seconds_per_decision"}
    assert needed <= set(told["seats"][0])
    assert sum(entry["win_share"] for entry in told["seats"]) == pytest.approx(1, abs=0.001)
    records = sorted((Path(told["folder"]) / "records").iterdir())
    assert len(records) == 6
    assert run([*command, "--games", "9", *QUICK]) == 0  # goes on where it stopped
    assert json.loads(capsys.readouterr().out)["games"] == 9


def listen_to_interrupts() -> None:
    """A shell makes what it starts in the background deaf to them, the tests included."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_a_stopped_arena_tells_what_it_has_and_goes_on(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from speciate.cli import main; main()", "arena", "newworld"]
    command += ["--seats", "sprout,random", "--games", "20000", "--out", str(tmp_path), "--json"]
    arena = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        preexec_fn=listen_to_interrupts,
    )
    results = tmp_path / "results.jsonl"
    for _ in range(1200):
        if results.is_file() and results.read_text(encoding="utf-8").count("\n") >= 1:
            break
        time.sleep(0.1)
    arena.send_signal(signal.SIGINT)
    out, _ = arena.communicate(timeout=30)
    assert arena.returncode == 130
    told = json.loads(out)
    assert 1 <= told["games"] < 20000 and told["planned"] == 20000
    assert results.read_text(encoding="utf-8").count("\n") == told["games"]


def test_explain_says_terms_and_options_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    arena = ["arena", "newworld", "--seats", "sprout,random", "--games", "1", "--out", "a"]
    assert run([*arena, *QUICK]) == 0
    capsys.readouterr()
    explain = ["explain", "a/records/000000.txt", "--at", "4", "--bot", "ismcts:20"]
    assert run([*explain, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert len(told["terms"][0]["points"]) == 2
    assert {"option", "value", "tries"} == set(told["options"][0])
    assert told["chosen"] in [row["option"] for row in told["options"]]
    assert run(explain) == 0
    said = capsys.readouterr().out
    assert "animals" in said and "newworld-" not in said
    assert run(["explain", "a/records/000000.txt", "--at", "9999"]) == 2
    assert "positions 0 to" in capsys.readouterr().err


def test_ladder_writes_its_section(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["ladder", "newworld", "--bots", "random,sprout", "--players", "2", "--games", "2"]
    assert run([*command, "--out", "ladder.md", "--jobs", "1"]) == 0
    page = Path("ladder.md").read_text(encoding="utf-8")
    assert "| **sprout** |" in page and "2 games)" in page and "--games 2" in page
    command[command.index("--players") + 1] = "3"
    assert run([*command, "--out", "ladder.md", "--jobs", "1"]) == 0
    both = Path("ladder.md").read_text(encoding="utf-8")
    assert page.strip() in both and "Evolution: New World, 3 players" in both


def test_a_ladder_needs_an_opponent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["ladder", "entropy", "--players", "1", "--games", "1"]) == 2
    assert "somebody to play against" in capsys.readouterr().err


def test_a_ladder_gives_slow_bots_fewer_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["ladder", "newworld", "--bots", "random,sprout,ismcts:2", "--players", "2"]
    assert run([*command, "--games", "3,ismcts=1", "--jobs", "1", "--out", "ladder.md"]) == 0
    page = Path("ladder.md").read_text(encoding="utf-8")
    assert page.count("3 games)") == 1 and page.count("1 games)") == 2
    for wrong in ("0", "ismcts", "=4", "400,ismcts=x"):
        assert run([*command, "--games", wrong]) == 2
        assert "--games" in capsys.readouterr().err


def test_a_curve_shows_one_bot_by_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["ladder", "newworld", "--players", "2", "--games", "2", "--jobs", "1"]
    assert run([*command, "--curve", "planner:1,2", "--out", "ladder.md"]) == 0
    page = Path("ladder.md").read_text(encoding="utf-8")
    assert "| planner:1 |" in page and "| planner:2 |" in page and "--curve planner:1,2" in page
    assert run([*command, "--curve", "planner"]) == 2
    assert "--curve" in capsys.readouterr().err


def test_balance_writes_one_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["balance", "newworld", "--bot", "random", "--players", "2", "--games", "12"]
    assert run([*command, "--out", "page.html", "--json", *QUICK]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert report["games"] == 12
    assert "place in the order of play" in report["tables"]
    assert Path("page.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_wrong_bots_and_seats_are_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in ("nobody,random", "random", "random,random,random,random,random", ","):
        assert run(["arena", "newworld", "--seats", wrong, "--games", "1"]) == 2
        assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_the_example_in_the_document_runs() -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.S)
    assert len(blocks) == 1
    exec(compile(blocks[0], "bots.md", "exec"), {})
