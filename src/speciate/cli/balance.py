"""`speciate balance GAME`: what wins in many bot games, as one self-contained page."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from speciate.arena.balance import Facts, Report, count_up, facts_of
from speciate.arena.page import page
from speciate.arena.plots import Bar, draw_bars, have_matplotlib
from speciate.arena.run import Plan, Store
from speciate.cli.arena import INTERRUPTED, Jobs, play_all
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
from speciate.cli.ladder import parse_counts

SHOWN = 12  # rows of a table in the picture


def read_facts(store: Store, numbers: list[int], jobs: int) -> Iterator[Facts]:
    texts = [(store.records / f"{n:06}.txt").read_text(encoding="utf-8") for n in numbers]
    with ProcessPoolExecutor(jobs or os.cpu_count() or 1) as pool:
        yield from pool.map(facts_of, texts, chunksize=8)


def draw(reports: list[Report], path: Path) -> None:
    """The tables with something out of line, and the order of play."""
    panels: list[tuple[str, list[Bar], float | None]] = []
    for report in reports:
        for title, rows in report.tables.items():
            if title.startswith("place") or any(row.verdict for row in rows):
                told = [row for row in rows if row.verdict or title.startswith("place")][:SHOWN]
                bars = [(row.name, row.share, row.low, row.high) for row in told]
                panels.append((f"{report.players} players, {title}", bars, rows[0].usual))
    if panels:
        draw_bars(panels, path)


def show(report: Report) -> None:
    table = Table(title=f"{report.players} players, {report.games} games: out of line")
    for head in ("kind", "name", "times", "winner's part", "usual", ""):
        table.add_column(head)
    for title, row in report.out_of_line():
        part = f"{100 * row.share:.1f} % ({100 * row.low:.1f} to {100 * row.high:.1f})"
        usual = f"{100 * row.usual:.1f} %"
        table.add_row(title, row.name, str(row.count), part, usual, row.verdict)
    out.print(table)


def command(
    game_id: GameId,
    bot: Annotated[str, typer.Option(help="Plays all seats.")] = "greedy",
    players: Annotated[str | None, typer.Option(help="Such as 2,3,4; else all.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Per number of players.")] = 400,
    seed: Annotated[int, typer.Option(help="Of the first game; the next ones count up.")] = 1,
    options: Settings = None,
    target: Annotated[Path | None, typer.Option("--out", help="The HTML page.")] = None,
    folder: Annotated[Path, typer.Option(help="Results and records.")] = Path("arena"),
    jobs: Jobs = 0,
    as_json: AsJson = False,
    data: DataFolder = None,
) -> int:
    """Play bots against themselves and report what wins more than it should."""
    game = find_game(game_id, data)
    reports = []
    for count in parse_counts(players, game):
        plan = Plan(game_id, (bot,) * count, games, seed, parse_settings(options))
        plan.check()
        store = Store(folder / plan.folder_name(), plan)
        outcomes, stopped = play_all(plan, store, jobs, None, f"{game_id}: {count} players")
        if stopped:
            err.print("stopped; the same command goes on")
            return INTERRUPTED
        numbers = [outcome.number for outcome in outcomes]
        reports.append(count_up(game_id, bot, count, read_facts(store, numbers, jobs)))
    place = target if target is not None else Path(f"balance-{game_id}.html")
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(page(game.name, reports), encoding="utf-8")
    if have_matplotlib():
        draw(reports, place.with_suffix(".png"))
    if as_json:
        print_json([report.to_json() for report in reports])
    else:
        for report in reports:
            show(report)
        out.print(f"The whole report: {place}")
    return 0
