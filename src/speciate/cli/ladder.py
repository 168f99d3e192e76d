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
    Rating,
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
PAGE = Path("docs/ladder.md")


def parse_counts(text: str | None, game: Game) -> list[int]:
    if text is None:
        return list(range(game.min_players, game.max_players + 1))
    try:
        counts = [int(word) for word in text.split(",")]
    except ValueError:
        raise BadSetup(f"--players: expected numbers such as 2,3,4, not {text!r}") from None
    for count in counts:
        game.complete_settings(count, {})
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


def write_page(
    page: Path, game: Game, lines: list[str], ratings: dict[int, list[Rating]]
) -> list[str]:
    """Put the section of the game in, with its picture where matplotlib is there."""
    page.parent.mkdir(parents=True, exist_ok=True)
    if have_matplotlib():
        picture = page.with_name(f"ladder-{game.id}.png")
        draw_ladder(game.name, ratings, picture)
        lines = [*lines, f"![Ratings of the bots]({picture.name})", ""]
    text = page.read_text(encoding="utf-8") if page.is_file() else "# The ladder of the bots\n"
    page.write_text(put_section(text, game.id, "\n".join(lines)), encoding="utf-8")
    return lines


def write_curve(page: Path, game: Game, head: list[str], results: list[Result]) -> list[str]:
    """The section and the picture of one bot with growing budgets."""
    page.parent.mkdir(parents=True, exist_ok=True)
    first = results[0].pairing
    lines = [*head, *curve_section(first.reference, results)]
    if have_matplotlib():
        picture = page.with_name(f"curve-{game.id}-{first.players}.svg")
        title = f"{game.name}, {first.players} players, against {first.reference}"
        entries = [result.challenger for result in results]
        draw_curve(title, entries, 1 / first.players, picture)
        lines += [f"![Win share by budget]({picture.name})", ""]
    text = page.read_text(encoding="utf-8") if page.is_file() else "# The ladder of the bots\n"
    name = f"curve-{game.id}-{first.players}"
    page.write_text(put_section(text, name, "\n".join(lines)), encoding="utf-8")
    return lines


def run_ladder(
    runner: Runner, names: list[str], counts: list[int], targets: bool, head: list[str], page: Path
) -> list[str]:
    lines = [f"## {runner.game.name}", *head]
    ratings = {}
    for count in counts:
        results = runner.play(pairings(names, count, targets))
        lines += section(count, names, results)
        ratings[count] = rate(names, shuffled(results))
    return write_page(page, runner.game, lines, ratings)


def run_curves(
    runner: Runner, names: list[str], counts: list[int], head: list[str], page: Path
) -> list[str]:
    lines = []
    for count in counts:
        results = runner.play([Pairing(name, REFERENCE, count) for name in names])
        title = f"## {runner.game.name}, {count} players: win share by budget"
        lines += write_curve(page, runner.game, [title, *head], results)
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
    counts = parse_counts(players, game)
    asked = f"speciate ladder {game_id} --players {','.join(map(str, counts))} --games {games}"
    asked += f" --curve {curve}" if curve is not None else f" --bots {bots}"
    asked += f" --seed {seed}" + (" --targets" if targets else "")
    head = ["", f"`{asked}` ({'compiled' if is_compiled() else 'interpreted'})", ""]
    runner = Runner(game, parse_counts_of_games(games), seed, folder, jobs)
    try:
        if curve is not None:
            lines = run_curves(runner, doublings(curve), counts, head, page)
        else:
            names = [name.strip() for name in bots.split(",")]
            lines = run_ladder(runner, names, counts, targets, head, page)
    except Stopped:
        err.print("stopped; the same command goes on")
        return INTERRUPTED
    out.print(Markdown("\n".join(lines)))
    return 0
