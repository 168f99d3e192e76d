"""The example bot plays a whole game through the API, as a program of its own."""

from __future__ import annotations

import subprocess
import sys

from tests.server.kit import ROOT, Player, Server

BOT = ROOT / "examples" / "bot.py"


def test_it_is_short() -> None:
    lines = [line for line in BOT.read_text().splitlines() if line.strip()]
    assert len(lines) <= 40


def test_it_plays_a_whole_game(server: Server) -> None:
    player = Player(server, "Example")
    table = player.table("me", "bot:random", options={"epochs": 2})["id"]
    token = player.post("/tokens", label="example")["token"]
    done = subprocess.run(
        [sys.executable, str(BOT), server.url, token, table],
        timeout=60,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "accepted" in done.stdout and "refused" not in done.stdout
    shown = player.get(f"/tables/{table}")
    assert shown["status"] == "finished"
    assert any(line["seat"] == 0 for line in player.get(f"/tables/{table}/log"))
