"""The documents' code is run as it stands there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^(?P<lead>[^\n]*)\n\n```(?P<kind>\w+)\n(?P<code>.*?)^```$", re.M | re.S)
FILE = re.compile(r"`(src/speciate/[^`]+)`")


def follow(page: str, folder: Path) -> list[str]:
    """Do in a copy of the source what a page says; returns the code that it says to try.

    A block goes into the file that the line above it names: as a new file, or at its end (in the
    registry: into the table of games). A Python block under another line is to be tried.
    """
    source = folder / "src" / "speciate"
    if not source.exists():
        plain = shutil.ignore_patterns("*.so", "__pycache__", "web")
        shutil.copytree(ROOT / "src" / "speciate", source, ignore=plain)
    tries = []
    for block in BLOCK.finditer((ROOT / "docs" / page).read_text(encoding="utf-8")):
        named = FILE.search(block["lead"])
        if named is None:
            if block["kind"] == "python":
                tries.append(block["code"])
            continue
        path = folder / named[1]
        path.parent.mkdir(parents=True, exist_ok=True)
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if path.name == "registry.py":
            assert "GAMES = {\n" in old
            path.write_text(old.replace("GAMES = {\n", "GAMES = {\n" + block["code"]), "utf-8")
        else:
            path.write_text(old + ("\n" if old else "") + block["code"], encoding="utf-8")
    return tries


def run(code: str, folder: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("page", "says"),
    [
        ("add-a-card.md", "Gregarious is in play\n"),
        ("add-a-game.md", "High Tide passes the kit\n"),
        ("positions.md", ""),
    ],
)
def test_a_page_does_what_it_says(page: str, says: str, tmp_path: Path) -> None:
    tries = follow(page, tmp_path)
    assert tries
    assert "".join(run(code, tmp_path) for code in tries) == says
