"""Many games between the same bots: planned, played on all cores, kept, stopped and resumed.

A folder holds the plan (`arena.json`), one line per finished game (`results.jsonl`) and the record
of every game (`records/`). Started again with the same plan it plays only what is missing.
"""

from __future__ import annotations

import hashlib
import json
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing import active_children
from pathlib import Path
from typing import Any

from speciate.arena.match import Fixture, Outcome, play
from speciate.bots import make
from speciate.core.errors import BadSetup
from speciate.core.registry import game as find_game

QUICK = ("random", "sprout", "greedy")  # bots whose games are sent to the workers in bundles
BUNDLE = 10


@dataclass(frozen=True)
class Plan:
    """What is to be played. Every seed is played once per rotation of different bots."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    settings: dict[str, Any] = field(default_factory=dict)

    def check(self) -> None:
        find_game(self.game).complete_settings(len(self.bots), self.settings)
        for bot in self.bots:
            make(bot)

    def fixtures(self) -> list[Fixture]:
        players = len(self.bots)
        turns = players if len(set(self.bots)) > 1 else 1  # else it would be the same game
        found = []
        for number in range(self.games):
            seed, rotation = self.seed + number // turns, number % turns
            entries = tuple((seat + rotation) % players for seat in range(players))
            bots = tuple(self.bots[entry] for entry in entries)
            found.append(Fixture(number, self.game, self.settings, seed, bots, entries))
        return found

    def to_json(self) -> dict[str, Any]:
        """The number of games is no part of the plan: it may be raised later."""
        return {
            "game": self.game,
            "rules": find_game(self.game).rules_version,
            "data": find_game(self.game).data_version(),
            "bots": list(self.bots),
            "seed": self.seed,
            "options": self.settings,
        }

    def folder_name(self) -> str:
        text = json.dumps(self.to_json(), sort_keys=True)
        digest = hashlib.blake2b(text.encode(), digest_size=4).hexdigest()
        return f"{self.game}-{len(self.bots)}-players-{digest}"


class Store:
    """The folder of one plan."""

    def __init__(self, folder: Path, plan: Plan, fresh: bool = False) -> None:
        self.folder = folder
        self.results = folder / "results.jsonl"
        self.records = folder / "records"
        self.records.mkdir(parents=True, exist_ok=True)
        described = plan.to_json()
        head = folder / "arena.json"
        if fresh:
            self.results.unlink(missing_ok=True)
        elif head.is_file() and json.loads(head.read_text(encoding="utf-8")) != described:
            raise BadSetup(f"{folder} holds the games of another plan; take --fresh or --out")
        head.write_text(json.dumps(described, indent=2) + "\n", encoding="utf-8")

    def load(self, games: int) -> list[Outcome]:
        """The finished games of the plan's first `games`; a last line cut off is played again."""
        found: dict[int, Outcome] = {}
        if self.results.is_file():
            text = self.results.read_text(encoding="utf-8")
            if not text.endswith("\n"):
                self.results.write_text(text + "\n", encoding="utf-8")
            for line in text.splitlines():
                try:
                    outcome = Outcome(**json.loads(line))
                except (ValueError, TypeError):
                    continue
                if outcome.number < games:
                    found[outcome.number] = outcome
        return [found[number] for number in sorted(found)]

    def add(self, outcome: Outcome) -> None:
        path = self.records / f"{outcome.number:06}.txt"
        path.write_text(outcome.record, encoding="utf-8")
        with self.results.open("a", encoding="utf-8") as out:
            out.write(json.dumps(outcome.to_json()) + "\n")


def play_bundle(fixtures: Sequence[Fixture]) -> list[Outcome]:
    return [play(fixture) for fixture in fixtures]


def ignore_interrupts() -> None:
    """A worker leaves Ctrl-C to the process that started it, and ends when that one ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def open_executor(processes: int, cluster: str | None) -> Executor:
    """All cores of this machine, or a Dask cluster by its address."""
    if cluster is None:
        return ProcessPoolExecutor(processes or os.cpu_count() or 1, initializer=ignore_interrupts)
    try:
        dask = import_module("distributed")
    except ImportError:
        raise BadSetup("--cluster needs Dask: install speciate[cluster]") from None
    executor: Executor = dask.Client(cluster).get_executor()
    return executor


def run(
    plan: Plan, store: Store, processes: int = 0, cluster: str | None = None
) -> Iterator[Outcome]:
    """Play what is missing; yields every outcome as it comes in, in any order."""
    done = {outcome.number for outcome in store.load(plan.games)}
    missing = [fixture for fixture in plan.fixtures() if fixture.number not in done]
    size = BUNDLE if all(bot in QUICK for bot in plan.bots) else 1
    bundles = [missing[i : i + size] for i in range(0, len(missing), size)]
    if not bundles:
        return
    executor = open_executor(min(processes or os.cpu_count() or 1, len(bundles)), cluster)
    try:
        futures: list[Future[list[Outcome]]] = [executor.submit(play_bundle, b) for b in bundles]
        for future in as_completed(futures):
            for outcome in future.result():
                store.add(outcome)
                yield outcome
    except BaseException:
        abandon(executor)
        raise
    executor.shutdown()


def abandon(executor: Executor) -> None:
    """Stop at once: games that are under way are lost and will be played again."""
    executor.shutdown(wait=False, cancel_futures=True)
    if isinstance(executor, ProcessPoolExecutor):
        for child in active_children():
            child.terminate()
