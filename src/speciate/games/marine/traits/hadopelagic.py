"""Hadopelagic: an extra turn after a Retrieve that began with every pawn on the display."""

from __future__ import annotations

from speciate.games.marine.components import HADOPELAGIC, TYPES
from speciate.games.marine.state import EMPTY, Marine


def has_available_pawn(s: Marine, a: int) -> bool:
    if s.pawns[a]:
        return True
    for element in range(TYPES):
        if s.control[element] == a and s.special_at[element] == EMPTY:
            return True
    return False


def grants_turn(s: Marine, a: int, had_available: bool) -> bool:
    return s.has(a, HADOPELAGIC) and not had_available
