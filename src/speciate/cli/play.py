"""`speciate play GAME`: a table in the terminal, for people at one keyboard and for bots."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from speciate.bots import LEVELS, Bot, make
from speciate.cli.common import (
    DataFolder,
    GameId,
    Language,
    Settings,
    find_game,
    out,
    parse_settings,
    read_position,
    read_record,
)
from speciate.cli.seating import HUMAN, Seating
from speciate.cli.terminal import Terminal
from speciate.core.errors import BadSetup
from speciate.core.events import Event
from speciate.core.game import Game
from speciate.core.replay import Record, replay
from speciate.core.rng import LIVE_PREFIX, SECRET_BYTES, FastRng, Rng, commitment
from speciate.core.state import State
from speciate.locale import DEFAULT, Words


class Begun:
    """A game that has been set up: new, from a record, or from a position (then unrecorded)."""

    def __init__(self, state: State, events: list[Event], record: Record | None) -> None:
        self.state = state
        self.events = events
        self.record = record


def begin(game: Game, players: int, settings: dict[str, Any], seed: str) -> Begun:
    record = Record.begin(game, players, settings, seed)
    events: list[Event] = []
    return Begun(game.new(players, settings, seed, events), events, record)


def resume(game: Game, players: int, path: Path) -> Begun:
    record = read_record(path)
    if (record.game, record.players) != (game.id, players):
        raise BadSetup(f"{path} is a game of {record.game} for {record.players} players")
    events: list[Event] = []
    return Begun(replay(record, events=events), events, record)


def set_up_position(game: Game, players: int, path: Path) -> Begun:
    events: list[Event] = []
    state = game.load(read_position(path), events)
    if state.players != players:
        raise BadSetup(f"{path} is a position for {state.players} players, not {players}")
    return Begun(state, events, None)


def fresh_seed() -> str:
    return LIVE_PREFIX + secrets.token_hex(SECRET_BYTES)


def bot_chance(seed: str | None, seat: int) -> Rng:
    """The bots' own chance; with a seed given by hand the whole game can be repeated."""
    number = int(seed) if seed is not None and seed.isdecimal() else secrets.randbits(63)
    return FastRng(number, seat + 1)


def make_bots(kinds: list[str]) -> dict[int, Bot]:
    return {seat: make(kind) for seat, kind in enumerate(kinds) if kind != HUMAN}


def free_path(wanted: Path | None, game_id: str, suffix: str) -> Path:
    if wanted is not None:
        return wanted
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return Path(f"speciate-{game_id}-{stamp}.{suffix}")


def check_path(path: Path, resumed: Path | None) -> None:
    """Complain before the game, not after it."""
    if not path.parent.is_dir():
        raise BadSetup(f"--record {path}: there is no such folder")
    if path != resumed and path.exists():
        raise BadSetup(f"--record {path}: there is such a file already")


def command(
    game_id: GameId,
    seats: Annotated[
        str,
        typer.Option(help=f"Who sits where, with commas: human, or a bot ({', '.join(LEVELS)})."),
    ] = "human,easy,easy",
    options: Settings = None,
    seed: Annotated[
        str | None, typer.Option(help="A whole number for a game that can be repeated.")
    ] = None,
    record: Annotated[Path | None, typer.Option(help="Where the record is written.")] = None,
    resumed: Annotated[Path | None, typer.Option("--resume", help="Go on with a record.")] = None,
    position: Annotated[
        Path | None, typer.Option(help="Begin with this position (docs/positions.md).")
    ] = None,
    language: Language = DEFAULT,
    data: DataFolder = None,
) -> None:
    """Play at a table in this terminal."""
    game = find_game(game_id, data)
    words = Words(language)
    kinds = [kind.strip() for kind in seats.split(",")]
    bots = make_bots(kinds)
    settings = parse_settings(options)
    if resumed is not None:
        begun = resume(game, len(kinds), resumed)
    elif position is not None:
        begun = set_up_position(game, len(kinds), position)
    else:
        begun = begin(game, len(kinds), settings, seed or fresh_seed())
    chances = {seat: bot_chance(seed, seat) for seat in bots}
    seating = Seating(kinds, bots, chances, words)
    terminal = Terminal(game, begun.state, begun.events, begun.record, seating, words)
    path = free_path(record or resumed, game_id, "record" if begun.record else "json")
    check_path(path, resumed)
    if begun.record is not None and begun.record.seed.startswith(LIVE_PREFIX):
        out.print(
            words.text("core-play-commitment", hash=commitment(begun.record.seed)), style="dim"
        )
    terminal.play()
    path.write_text(terminal.saved(), encoding="utf-8")
    out.print(words.text("core-play-saved", file=str(path)))
