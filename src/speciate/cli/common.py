"""What several commands share: their options, reading files, printing JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from speciate.core.data import use_data_folder
from speciate.core.errors import BadPosition, BadRecord, BadSetup
from speciate.core.game import Game
from speciate.core.replay import Record, parse_record

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game: see `speciate games`.")]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--options", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")]
Language = Annotated[str, typer.Option("--language", help="Language of the words: en, cs, ...")]
DataFolder = Annotated[
    str | None,
    typer.Option("--data", metavar="FOLDER", help="A folder with corrected data files of games."),
]

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def find_game(game_id: str, data: str | None = None) -> Game:
    """The game, read with the owner's data; that must be known before it is imported."""
    use_data_folder(data)
    from speciate.core.registry import game

    return game(game_id)


def parse_settings(given: list[str] | None) -> dict[str, Any]:
    """`name=value` pairs, repeated or joined by commas."""
    settings: dict[str, Any] = {}
    for pair in (pair for text in given or [] for pair in text.split(",")):
        name, equals, value = pair.partition("=")
        if not name or not equals or not value:
            raise BadSetup(f"--options: expected name=value, not {pair!r}")
        settings[name.strip()] = value
    return settings


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: not a text file") from None


def read_record(path: Path) -> Record:
    try:
        return parse_record(read_text(path))
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def read_position(path: Path) -> dict[str, Any]:
    try:
        position = json.loads(read_text(path))
    except ValueError as error:
        raise BadPosition(f"{path}: not valid JSON: {error}") from None
    if not isinstance(position, dict):
        raise BadPosition(f"{path}: a position is a JSON object")
    return position


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))
