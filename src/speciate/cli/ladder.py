"""`speciate ladder GAME`: all levels against each other, as a table and a picture."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown

from speciate.arena.ladder import (
    Counts,
    Pairing,
    Result,
    curve_section,
    doublings,
    pairings,
    parse_counts_of_games,
    put_section,
    rate,
    section,
    shuffled,
)
from speciate.arena.plots import draw_curve, draw_ladder, have_matplotlib
from speciate.arena.run import Plan, Store
from speciate.cli.arena import INTERRUPTED, Jobs, play_all
from speciate.cli.common import DataFolder, GameId, err, find_game, out
from speciate.core.errors import BadSetup
from speciate.core.game import Game
from speciate.measure import is_compiled

DEFAULT_BOTS = "random,sprout,greedy,planner:300ms,ismcts:1s"
REFERENCE = "greedy"  # whom a curve is measured against
FEWEST = 2  # nobody to be measured against alone
PAGE = Path("docs/ladder.md")


def parse_counts(text: str | None, game: Game, fewest: int = 1) -> list[int]:
    """The numbers of players, `fewest` or more; all that the game has where none are named."""
    if text is None:
        return list(range(max(fewest, game.min_players), game.max_players + 1))
    try:
        counts = [int(word) for word in text.split(",")]
    except ValueError:
        raise BadSetup(f"--players: expected numbers such as 2,3,4, not {text!r}") from None
    for count in counts:
        game.complete_settings(count, {})
        if count < fewest:
            raise BadSetup(f"--players: {fewest} or more here, for somebody to play against")
    return counts


class Stopped(Exception):
    """The person has had enough; what is finished is kept."""


@dataclass(frozen=True)
class Runner:
    """Plays pairings of one game, in folders where they can be resumed."""

    game: Game
    games: Counts
    seed: int
    folder: Path
    jobs: int

    def play(self, found: list[Pairing]) -> list[Result]:
        results = []
        for pairing in found:
            plan = Plan(self.game.id, pairing.bots(), self.games.of(pairing), self.seed)
            plan.check()
            store = Store(self.folder / plan.folder_name(), plan)
            title = f"{pairing.players} players: {pairing.challenger} against {pairing.reference}"
            outcomes, stopped = play_all(plan, store, self.jobs, None, title)
            results.append(Result(pairing, outcomes))
            if stopped:
                raise Stopped
        return results


def write_section(page: Path, name: str, lines: list[str]) -> None:
    """Put the section into the page, which is made if there is none."""
    page.parent.mkdir(parents=True, exist_ok=True)
    text = page.read_text(encoding="utf-8") if page.is_file() else "# The ladder of the bots\n"
    page.write_text(put_section(text, name, "\n".join(lines)), encoding="utf-8")


def run_ladder(
    runner: Runner, names: list[str], count: int, targets: bool, how: str, page: Path
) -> list[str]:
    """The tables of one player count, with a picture where matplotlib is there."""
    results = runner.play(pairings(names, count, targets))
    title = f"{runner.game.name}, {count} players"
    lines = [f"## {title}", "", how, "", *section(count, names, results)]
    name = f"ladder-{runner.game.id}-{count}"
    if have_matplotlib():
        draw_ladder(title, rate(names, shuffled(results)), page.with_name(f"{name}.svg"))
        lines += [f"![Ratings of the bots]({name}.svg)", ""]
    write_section(page, name, lines)
    return lines


def run_curve(runner: Runner, names: list[str], count: int, how: str, page: Path) -> list[str]:
    """One bot with growing budgets against copies of the reference, with a picture too."""
    results = runner.play([Pairing(name, REFERENCE, count) for name in names])
    title = f"{runner.game.name}, {count} players, against {REFERENCE}"
    lines = [f"## {title}: win share by budget", "", how, "", *curve_section(REFERENCE, results)]
    name = f"curve-{runner.game.id}-{count}"
    if have_matplotlib():
        entries = [result.challenger for result in results]
        draw_curve(title, entries, 1 / count, page.with_name(f"{name}.svg"))
        lines += [f"![Win share by budget]({name}.svg)", ""]
    write_section(page, name, lines)
    return lines


def command(
    game_id: GameId,
    bots: Annotated[str, typer.Option(help="From the weakest to the strongest.")] = DEFAULT_BOTS,
    players: Annotated[str | None, typer.Option(help="Such as 2,3,4; else all.")] = None,
    games: Annotated[
        str, typer.Option(help="Per pairing: 400, or 400,ismcts=40 where the challenger is slow.")
    ] = "400",
    seed: Annotated[int, typer.Option(help="Of the first game of every pairing.")] = 1,
    targets: Annotated[bool, typer.Option("--targets", help="Only pairs with a target.")] = False,
    curve: Annotated[
        str | None,
        typer.Option(metavar="BOT:N,N,N", help="Instead: one bot, by budget, against greedy."),
    ] = None,
    page: Annotated[Path, typer.Option("--out", help="The page to write into.")] = PAGE,
    folder: Annotated[Path, typer.Option(help="Results and records.")] = Path("arena"),
    jobs: Jobs = 0,
    data: DataFolder = None,
) -> int:
    """Play the round robin of the levels and write it into the page."""
    game = find_game(game_id, data)
    counts = parse_counts(players, game, FEWEST)
    runner = Runner(game, parse_counts_of_games(games), seed, folder, jobs)
    names = doublings(curve) if curve is not None else [name.strip() for name in bots.split(",")]
    asked = f" --curve {curve}" if curve is not None else f" --bots {bots}"
    asked += f" --games {games} --seed {seed}" + (" --targets" if targets else "")
    engine = "compiled" if is_compiled() else "interpreted"
    lines = []
    try:
        for count in counts:
            how = f"`speciate ladder {game_id} --players {count}{asked}` ({engine})"
            if curve is not None:
                lines += run_curve(runner, names, count, how, page)
            else:
                lines += run_ladder(runner, names, count, targets, how, page)
    except Stopped:
        err.print("stopped; the same command goes on")
        return INTERRUPTED
    out.print(Markdown("\n".join(lines)))
    return 0
