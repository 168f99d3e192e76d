"""`speciate games`: which games there are, for whom, with which options."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from speciate.cli.common import AsJson, DataFolder, Language, out, print_json
from speciate.core.data import use_data_folder
from speciate.core.game import Game
from speciate.core.registry import all_games
from speciate.locale import DEFAULT, Words


def describe(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": game.name,
        "rules": game.rules_version,
        "players": list(range(game.min_players, game.max_players + 1)),
        "options": [setting.to_json() for setting in game.settings],
    }


def command(as_json: AsJson = False, language: Language = DEFAULT, data: DataFolder = None) -> None:
    """List the games with their players and options."""
    use_data_folder(data)
    words = Words(language)
    games = all_games()
    if as_json:
        print_json([describe(game) for game in games])
        return
    for game in games:
        out.print(f"[bold]{words.text(f'{game.id}-name')}[/bold]  ({game.id}, ", end="")
        out.print(f"{game.min_players}-{game.max_players} players)")
        out.print(words.text(f"{game.id}-about"))
        table = Table(box=None, padding=(0, 2), show_header=False)
        for setting in game.settings:
            message = f"{game.id}-setting-{setting.name}"
            wanted = setting.expected().removeprefix("expected ")
            shown = f"{wanted} ({setting.default})"
            table.add_row(setting.name, shown, words.help(message), style="dim")
        out.print(table)
