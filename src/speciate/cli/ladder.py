"""`speciate ladder GAME`: all levels against each other, as a table and a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown

from speciate.arena.ladder import (
    Pairing,
    Rating,
    Result,
    pairings,
    put_section,
    rate,
    section,
    shuffled,
)
from speciate.arena.plots import draw_ladder, have_matplotlib
from speciate.arena.run import Plan, Store
from speciate.cli.arena import INTERRUPTED, Jobs, play_all
from speciate.cli.common import DataFolder, GameId, err, find_game, out
from speciate.core.errors import BadSetup
from speciate.core.game import Game
from speciate.measure import is_compiled

DEFAULT_BOTS = "random,sprout,greedy,planner:300ms,ismcts:1s"
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


def play_pairings(
    found: list[Pairing], game_id: str, games: int, seed: int, folder: Path, jobs: int
) -> tuple[list[Result], bool]:
    results = []
    for pairing in found:
        plan = Plan(game_id, pairing.bots(), games, seed)
        plan.check()
        store = Store(folder / plan.folder_name(), plan)
        title = f"{pairing.players} players: {pairing.challenger} against {pairing.reference}"
        outcomes, stopped = play_all(plan, store, jobs, None, title)
        results.append(Result(pairing, outcomes))
        if stopped:
            return results, True
    return results, False


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


def command(
    game_id: GameId,
    bots: Annotated[str, typer.Option(help="From the weakest to the strongest.")] = DEFAULT_BOTS,
    players: Annotated[str | None, typer.Option(help="Such as 2,3,4; else all.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games per pairing.")] = 400,
    seed: Annotated[int, typer.Option(help="Of the first game of every pairing.")] = 1,
    targets: Annotated[bool, typer.Option("--targets", help="Only pairs with a target.")] = False,
    page: Annotated[Path, typer.Option("--out", help="The page to write into.")] = PAGE,
    folder: Annotated[Path, typer.Option(help="Results and records.")] = Path("arena"),
    jobs: Jobs = 0,
    data: DataFolder = None,
) -> int:
    """Play the round robin of the levels and write it into the page."""
    game = find_game(game_id, data)
    names = [name.strip() for name in bots.split(",")]
    counts = parse_counts(players, game)
    asked = f"speciate ladder {game_id} --players {','.join(map(str, counts))} --games {games}"
    asked += f" --bots {bots} --seed {seed}" + (" --targets" if targets else "")
    built = "compiled" if is_compiled() else "interpreted"
    lines = [f"## {game.name}", "", f"`{asked}` ({built})", ""]
    ratings = {}
    for count in counts:
        found = pairings(names, count, targets)
        results, stopped = play_pairings(found, game_id, games, seed, folder, jobs)
        if stopped:
            err.print("stopped; the same command goes on")
            return INTERRUPTED
        lines += section(count, names, results)
        ratings[count] = rate(names, shuffled(results))
    out.print(Markdown("\n".join(write_page(page, game, lines, ratings))))
    return 0
