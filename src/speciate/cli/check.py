"""`speciate check GAME`: random games with the whole conformance kit, on all cores."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
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
from speciate.core.conformance import THOROUGH, Failure, check_game
from speciate.core.errors import BadSetup
from speciate.core.game import Game
from speciate.core.registry import game as registered_game
from speciate.core.rng import FastRng

CHUNK = 20  # games per message between processes
ATTEMPTS = 10_000  # to draw settings that go together
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


def drawn_settings(game: Game, players: int, fixed: dict[str, Any], seed: int) -> dict[str, Any]:
    """Any variants together that the rules allow; half of the numbers stay as they usually are."""
    rng = FastRng(seed, 0xCA5E)
    for _ in range(ATTEMPTS):
        settings = dict(fixed)
        for setting in game.settings:
            usual = setting.kind == "number" and rng.below(2) == 0
            if setting.name not in fixed and not usual:
                settings[setting.name] = setting.low + rng.below(setting.high - setting.low + 1)
        try:
            game.complete_settings(players, settings)
        except BadSetup:
            continue
        return settings
    raise BadSetup(f"found no variants for {players} players that go with {fixed}")


def jobs_of(
    game: Game, players: int | None, settings: dict[str, Any], games: int, seed: int, every: bool
) -> list[Job]:
    """The games to play: seeds count up, player counts take turns."""
    counts = [players] if players else list(range(game.min_players, game.max_players + 1))
    for count in counts:
        game.complete_settings(count, settings)
    jobs = []
    for number in range(seed, seed + games):
        count = counts[number % len(counts)]
        chosen = drawn_settings(game, count, settings, number) if every else settings
        jobs.append((count, chosen, number))
    return jobs


def check_games(game_id: str, jobs: list[Job], thorough: int) -> Result:
    result = Result()
    game = registered_game(game_id)
    for players, settings, seed in jobs:
        report = check_game(game, players, settings, seed, thorough)
        result.add(Result(1, report.decisions, report.failures))
    return result


def run_all(game_id: str, jobs: list[Job], processes: int, thorough: int) -> Iterator[Result]:
    chunks = [jobs[i : i + CHUNK] for i in range(0, len(jobs), CHUNK)]
    if processes == 1:
        yield from (check_games(game_id, chunk, thorough) for chunk in chunks)
        return
    with ProcessPoolExecutor(processes) as pool:
        futures: list[Future[Result]] = [
            pool.submit(check_games, game_id, chunk, thorough) for chunk in chunks
        ]
        try:
            yield from (future.result() for future in as_completed(futures))
        finally:
            pool.shutdown(cancel_futures=True)  # those under way end first


def check_with_progress(game_id: str, jobs: list[Job], processes: int, thorough: int) -> Result:
    total = Result()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=err, transient=True) as progress:
        task = progress.add_task(f"checking {game_id}", total=len(jobs))
        for result in run_all(game_id, jobs, processes, thorough):
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
    variants: Annotated[
        bool, typer.Option("--variants", help="Variants drawn at random, combined.")
    ] = False,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Of the first game; the next ones count up.")] = 0,
    thorough: Annotated[
        int, typer.Option(min=1, help="Decisions with the whole kit before it looks more rarely.")
    ] = THOROUGH,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 is one per core.")] = 0,
    as_json: AsJson = False,
    data: DataFolder = None,
) -> int:
    """Play random games with every check on; exit code 1 if one of them fails."""
    game = find_game(game_id, data)
    work = jobs_of(game, players, parse_settings(options), games, seed, variants)
    start = time.perf_counter()
    result = check_with_progress(game_id, work, jobs or os.cpu_count() or 1, thorough)
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
