"""How the terminal draws a position of each game, from a seat's view alone.

A module named after the game offers `draw(view, words, names)`, the table as something that Rich
prints, `hint(view, option, words, names)`, a few words beside an option that tell what it is about
(or nothing), and `about(wanted, words)`, what is printed on a thing that has no text of its own but
a record in the game's data (or nothing). A game without a module is drawn plainly.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType

from speciate.locale import Words


class TableModule(Protocol):
    def draw(self, view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType: ...

    def hint(
        self, view: dict[str, Any], option: str, words: Words, names: Sequence[str]
    ) -> str: ...

    def about(self, wanted: str, words: Words) -> str: ...


def table_of(game_id: str) -> TableModule:
    own = f"{__name__}.{game_id}"
    name = own if find_spec(own) is not None else f"{__name__}.plain"
    return cast(TableModule, import_module(name))
