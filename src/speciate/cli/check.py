"""`speciate check GAME`: random games with the whole conformance kit, on all cores."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from itertools import product
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from speciate.cli.common import (
    AsJson,
    DataFolder,
    GameId,
    Settings,
    err,
    find_game,
    out,
    parse_settings,
    print_json,
)
from speciate.core.conformance import Failure, check_game
from speciate.core.errors import BadSetup
from speciate.core.game import Game
from speciate.core.registry import game as registered_game

CHUNK = 20  # games per message between processes
SHOWN = 3  # failures that are printed with their record

Job = tuple[int, dict[str, Any], int]  # players, settings, seed


@dataclass
class Result:
    games: int = 0
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: Result) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.failures += other.failures


def variants(game: Game, players: int, fixed: dict[str, Any]) -> list[dict[str, Any]]:
    """Every combination of the switches and lists of a game that the rules allow."""
    free = [s for s in game.settings if s.kind != "number" and s.name not in fixed]
    found = []
    for values in product(*(range(s.low, s.high + 1) for s in free)):
        settings = {**fixed, **{s.name: v for s, v in zip(free, values, strict=True)}}
        try:
            game.complete_settings(players, settings)
        except BadSetup:
            continue
        found.append(settings)
    return found


def jobs_of(
    game: Game, players: int | None, settings: dict[str, Any], games: int, seed: int, every: bool
) -> list[Job]:
    """The games to play: seeds count up, player counts and variants take turns."""
    counts = [players] if players else range(game.min_players, game.max_players + 1)
    kinds: list[tuple[int, dict[str, Any]]] = []
    for count in counts:
        game.complete_settings(count, settings)
        kinds += [(count, v) for v in (variants(game, count, settings) if every else [settings])]
    return [(*kinds[i % len(kinds)], seed + i) for i in range(games)]


def check_games(game_id: str, jobs: list[Job]) -> Result:
    result = Result()
    game = registered_game(game_id)
    for players, settings, seed in jobs:
        report = check_game(game, players, settings, seed)
        result.add(Result(1, report.decisions, report.failures))
    return result


def run_all(game_id: str, jobs: list[Job], processes: int) -> Iterator[Result]:
    chunks = [jobs[i : i + CHUNK] for i in range(0, len(jobs), CHUNK)]
    if processes == 1:
        yield from (check_games(game_id, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(processes) as pool:
        futures: list[Future[Result]] = [pool.submit(check_games, game_id, c) for c in chunks]
        try:
            yield from (future.result() for future in as_completed(futures))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def check_with_progress(game_id: str, jobs: list[Job], processes: int) -> Result:
    total = Result()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=err, transient=True) as progress:
        task = progress.add_task(f"checking {game_id}", total=len(jobs))
        for result in run_all(game_id, jobs, processes):
            total.add(result)
            progress.update(task, completed=total.games)
    total.failures.sort(key=lambda failure: failure.seed)
    return total


def failure_json(failure: Failure) -> dict[str, Any]:
    return {
        "what": failure.what,
        "players": failure.players,
        "options": failure.settings,
        "seed": failure.seed,
        "decision": failure.decision,
        "record": failure.record_text,
    }


def show_failure(failure: Failure) -> None:
    where = f"seed {failure.seed}, {failure.players} players, decision {failure.decision}"
    out.print(f"[red]{escape(failure.what)}[/red] ({where}); the record that leads there:")
    print(failure.record_text)


def command(
    game_id: GameId,
    players: Annotated[int | None, typer.Option(help="Only this many; else all in turn.")] = None,
    options: Settings = None,
    variants: Annotated[bool, typer.Option("--variants", help="All variants in turn.")] = False,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Of the first game; the next ones count up.")] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 is one per core.")] = 0,
    as_json: AsJson = False,
    data: DataFolder = None,
) -> int:
    """Play random games with every check on; exit code 1 if one of them fails."""
    game = find_game(game_id, data)
    work = jobs_of(game, players, parse_settings(options), games, seed, variants)
    start = time.perf_counter()
    result = check_with_progress(game_id, work, jobs or os.cpu_count() or 1)
    seconds = time.perf_counter() - start
    if as_json:
        print_json(
            {
                "game": game_id,
                "games": result.games,
                "decisions": result.decisions,
                "failures": len(result.failures),
                "failed": [failure_json(failure) for failure in result.failures],
                "seed": seed,
                "seconds": round(seconds, 3),
            }
        )
    else:
        for failure in result.failures[:SHOWN]:
            show_failure(failure)
        counted = f"{result.games:,} games, {result.decisions:,} decisions"
        out.print(f"{game.name}: {counted}, {len(result.failures):,} failures ({seconds:.1f} s)")
    return 1 if result.failures else 0
