"""`speciate bench GAME`: random play on one core, as a rate and as its calibrated ratio."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from speciate.cli.common import (
    AsJson,
    DataFolder,
    GameId,
    Settings,
    find_game,
    out,
    parse_settings,
    print_json,
)
from speciate.measure import bench


def command(
    game_id: GameId,
    players: Annotated[int | None, typer.Option(help="Else the middle number.")] = None,
    options: Settings = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="CPU seconds per measurement.")] = 3.0,
    seed: Annotated[int, typer.Option(help="Of the random games.")] = 1,
    as_json: AsJson = False,
    data: DataFolder = None,
) -> None:
    """Measure decisions per second, also with a copy per decision, and the size of a position."""
    game = find_game(game_id, data)
    settings = parse_settings(options)
    count = (game.min_players + game.max_players) // 2 if players is None else players
    game.complete_settings(count, settings)
    figures = bench(game, count, settings, seconds, seed)
    if as_json:
        print_json(figures)
        return
    built = "compiled" if figures["compiled"] else "interpreted"
    table = Table(title=f"{game.name}, {count} players, {built}")
    for column in ("", "decisions/s", "ratio"):
        table.add_column(column, justify="right" if column else "left")
    plain = (f"{figures['decisions_per_s']:,}", f"{figures['ratio']:.2f}")
    copied = (f"{figures['with_copy_per_s']:,}", f"{figures['ratio_with_copy']:.2f}")
    table.add_row("play", *plain)
    table.add_row("with a copy per decision", *copied)
    out.print(table)
    out.print(
        f"{figures['games_per_s']:,} games/s, {figures['decisions_per_game']} decisions a game, "
        f"{figures['options_per_decision']} options a decision; "
        f"a position in mid-game is {figures['position_bytes']:,} bytes of JSON."
    )
