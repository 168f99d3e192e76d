"""Regression (4.5): a cube from the gene pool onto an empty square."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.games.marine import events
from speciate.games.marine.actions.action import Action
from speciate.games.marine.components import NOBODY
from speciate.games.marine.state import Marine


class Regression(Action):
    def possible(self, s: Marine, a: int, space: int) -> bool:
        return s.pool[a] > 0 and NOBODY in s.squares

    def begin(self, s: Marine, a: int, space: int) -> None:
        s.pool[a] -= 1
        s.squares = replaced(s.squares, s.squares.index(NOBODY), a)
        if s.events is not None:
            s.tell(events.REGRESSED, (a,))
