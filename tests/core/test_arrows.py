"""Imports point one way, and the engine needs nothing but Python."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "speciate"
MAY_IMPORT = {
    "core": {"core", "games"},  # games only by name, in the registry
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "arena": {"core", "games", "bots", "arena"},
    "locale": {"core", "locale"},
    "tables": {"core", "games", "bots", "tables"},
    "store": {"core", "tables", "store"},
}


def imports(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
    return found


@pytest.mark.parametrize("room", [room for room in MAY_IMPORT if (SOURCE / room).is_dir()])
def test_arrows_point_one_way(room: str) -> None:
    for path in (SOURCE / room).rglob("*.py"):
        for name in imports(path):
            parts = name.split(".")
            if parts[0] == "speciate" and len(parts) > 1:
                assert parts[1] in MAY_IMPORT[room], f"{path.name} of {room} imports {name}"
            elif room in ("core", "games") and parts[0] != "speciate":
                assert parts[0] in sys.stdlib_module_names, f"{path} imports {name}"


def test_games_do_not_know_each_other() -> None:
    games = [folder.name for folder in (SOURCE / "games").iterdir() if folder.is_dir()]
    for game in games:
        for path in (SOURCE / "games" / game).rglob("*.py"):
            for name in imports(path):
                if name.startswith("speciate.games."):
                    assert name.split(".")[2] == game, f"{path} imports {name}"


def test_core_names_games_only_in_the_registry() -> None:
    for path in (SOURCE / "core").glob("*.py"):
        assert not [name for name in imports(path) if name.startswith("speciate.games")]
