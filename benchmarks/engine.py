"""Random play of every game, interpreted and compiled, as a Markdown table."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COLUMNS = ("decisions_per_s", "ratio", "with_copy_per_s", "ratio_with_copy", "games_per_s")
PYTHON = ROOT / ".venv" / "bin" / "python"


def run(source: Path, *arguments: str) -> Any:
    """`speciate ... --json` with the package in `source`."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    command = [str(PYTHON), "-m", "speciate", *arguments, "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def table(source: Path, seconds: float) -> None:
    for game in run(source, "games"):
        for players in game["players"]:
            where = ("bench", game["id"], "--players", str(players), "--seconds", str(seconds))
            figures = run(source, *where)
            built = "compiled" if figures["compiled"] else "interpreted"
            cells = [f"{figures[column]:,}" for column in COLUMNS]
            size = f"{figures['position_bytes']:,}"
            print(f"| {game['id']} | {players} | {built} | {' | '.join(cells)} | {size} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds per measurement")
    seconds = parser.parse_args().seconds
    print("| game | players | engine | " + " | ".join(COLUMNS) + " | position_bytes |")
    print("| --- " * 9 + "|", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        plain = shutil.ignore_patterns("*.so", "__pycache__", "web")
        shutil.copytree(ROOT / "src", Path(folder, "src"), ignore=plain)
        for name in ("pyproject.toml", "hatch_build.py"):
            shutil.copy(ROOT / name, folder)
        table(Path(folder, "src"), seconds)
        build = [str(PYTHON), str(Path(folder, "hatch_build.py")), "compile"]
        subprocess.run(build, check=True, stderr=sys.stdout)
        table(Path(folder, "src"), seconds)


if __name__ == "__main__":
    main()
