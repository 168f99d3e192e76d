"""`speciate arena GAME --seats greedy,random`: many games between bots, with intervals."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from types import FrameType
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from speciate.arena.match import Outcome
from speciate.arena.run import Plan, Store, run
from speciate.arena.statistics import SeatStatistics, summarise
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
from speciate.core.errors import BadSetup

INTERRUPTED = 130
Jobs = Annotated[int, typer.Option(min=0, help="Processes; 0 is one per core.")]
Cluster = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="A Dask cluster instead of this machine.")
]


def parse_seats(text: str, players: int | None) -> tuple[str, ...]:
    """Bots by name, joined by commas; the last one fills the table up to `players`."""
    bots = [name.strip() for name in text.split(",") if name.strip()]
    if not bots:
        raise BadSetup("--seats: expected bots such as greedy,random")
    if players is not None:
        if len(bots) > players:
            raise BadSetup(f"--seats names {len(bots)} bots for {players} players")
        bots += [bots[-1]] * (players - len(bots))
    return tuple(bots)


def interrupt(signal_number: int, frame: FrameType | None) -> None:
    """A request to end is like Ctrl-C: what is finished is kept and told."""
    raise KeyboardInterrupt


def play_all(
    plan: Plan, store: Store, processes: int, cluster: str | None, title: str
) -> tuple[list[Outcome], bool]:
    """All outcomes, those of an earlier start included, and whether it was interrupted."""
    signal.signal(signal.SIGTERM, interrupt)
    outcomes = store.load(plan.games)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=err, transient=True) as progress:
        task = progress.add_task(title, total=plan.games, completed=len(outcomes))
        try:
            for outcome in run(plan, store, processes, cluster):
                outcomes.append(outcome)
                progress.update(task, completed=len(outcomes))
        except KeyboardInterrupt:
            return outcomes, True
    return outcomes, False


def show(title: str, statistics: list[SeatStatistics]) -> None:
    table = Table(title=title)
    heads = ("bot", "win share", "95 %", "mean rank", "score", "margin", "ms/decision", "slowest")
    for head in heads:
        table.add_column(head, justify="left" if head == "bot" else "right")
    for entry in statistics:
        table.add_row(
            entry.bot,
            f"{100 * entry.win_share:.1f} %",
            f"{100 * entry.low:.1f} to {100 * entry.high:.1f}",
            f"{entry.mean_rank:.2f}",
            f"{entry.mean_score:.1f}",
            f"{entry.mean_margin:+.1f}",
            f"{1000 * entry.seconds_per_decision:.2f}",
            f"{1000 * entry.slowest_decision:.0f}",
        )
    out.print(table)


def report(
    plan: Plan, outcomes: list[Outcome], statistics: list[SeatStatistics], folder: Path
) -> dict[str, Any]:
    return {
        "game": plan.game,
        "players": len(plan.bots),
        "options": plan.settings,
        "seed": plan.seed,
        "games": len(outcomes),
        "planned": plan.games,
        "seats": [entry.to_json() for entry in statistics],
        "decisions": sum(sum(outcome.decisions) for outcome in outcomes),
        "folder": str(folder),
    }


def command(
    game_id: GameId,
    seats: Annotated[str, typer.Option(help="Bots: greedy,ismcts:1000,random (see docs/bots.md).")],
    players: Annotated[int | None, typer.Option(help="The last bot fills the seats.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 400,
    seed: Annotated[int, typer.Option(help="Of the first game; each is played in all seats.")] = 1,
    options: Settings = None,
    folder: Annotated[Path | None, typer.Option("--out", help="Results and records.")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Begin anew in the folder.")] = False,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    as_json: AsJson = False,
    data: DataFolder = None,
) -> int:
    """Let bots play against each other: seats rotated, duplicate seeds, stopped and resumed."""
    game = find_game(game_id, data)
    plan = Plan(game_id, parse_seats(seats, players), games, seed, parse_settings(options))
    plan.check()
    place = folder if folder is not None else Path("arena") / plan.folder_name()
    store = Store(place, plan, fresh)
    start = time.perf_counter()
    outcomes, stopped = play_all(plan, store, jobs, cluster, f"{game_id}: {seats}")
    statistics = summarise(plan.bots, outcomes)
    if as_json:
        told = report(plan, outcomes, statistics, place)
        print_json({**told, "seconds": round(time.perf_counter() - start, 3)})
    else:
        show(f"{game.name}, {len(outcomes)} games", statistics)
        out.print(f"Records of all games: {place / 'records'}")
    if stopped:
        err.print(f"stopped after {len(outcomes)} of {games} games; the same command goes on")
        return INTERRUPTED
    return 0
