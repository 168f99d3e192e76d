"""Which games there are. Adding one is adding a line here and a folder under games/."""

from __future__ import annotations

from importlib import import_module

from speciate.core.errors import BadSetup
from speciate.core.game import Game

GAMES = {
    "marine": "speciate.games.marine",
    "newworld": "speciate.games.newworld",
    "entropy": "speciate.games.entropy",
}


def game(game_id: str) -> Game:
    """The game of this id, imported when it is first asked for."""
    if game_id not in GAMES:
        raise BadSetup(f"there is no game {game_id!r}; there is " + ", ".join(GAMES))
    found = import_module(GAMES[game_id]).GAME
    assert isinstance(found, Game)
    return found


def all_games() -> list[Game]:
    return [game(game_id) for game_id in GAMES]
