"""Ecological Niche: more room for oneself, less for others, around the own pawns' elements."""

from __future__ import annotations

from speciate.games.marine.components import ECOLOGICAL_NICHE, NOBODY
from speciate.games.marine.state import Marine


def change_of_limit(s: Marine, a: int, element: int) -> int:
    """What a Speciation of `a` around a disc of this type gains or loses on every tile."""
    holder = s.control[element]
    if holder == NOBODY or not s.abilities[holder] >> ECOLOGICAL_NICHE & 1:
        return 0
    return 1 if holder == a else -1
