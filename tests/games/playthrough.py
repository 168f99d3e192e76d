"""Playthrough files: whole games as text, compared line by line.

`python -m tests.games.playthrough GAME` writes them anew after an intended change of the rules.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from speciate.core.conformance import playthrough
from speciate.core.registry import game

FOLDER = Path(__file__).parent
SEED = 2026
MOST = {"marine": 400}  # decisions, where random games are long


def variants(game_id: str) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players, and every switch of the game alone at the smallest number."""
    found = game(game_id)
    plain: list[tuple[int, dict[str, Any]]] = [
        (players, {}) for players in range(found.min_players, found.max_players + 1)
    ]
    switches = [setting.name for setting in found.settings if setting.kind == "switch"]
    return plain + [(found.min_players, {name: 1}) for name in switches]


def path(game_id: str, players: int, settings: dict[str, Any]) -> Path:
    name = "-".join([f"{players}p", *settings]) + ".txt"
    return FOLDER / game_id / "playthroughs" / name


def played(game_id: str, players: int, settings: dict[str, Any]) -> str:
    return playthrough(game(game_id), players, settings, SEED, MOST.get(game_id))


def write(game_id: str) -> None:
    for players, settings in variants(game_id):
        target = path(game_id, players, settings)
        target.parent.mkdir(exist_ok=True)
        target.write_text(played(game_id, players, settings), encoding="utf-8")


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        write(argument)
