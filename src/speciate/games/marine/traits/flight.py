"""Flight: basic pawns may also go before all own pawns on the display."""

from __future__ import annotations

from speciate.games.marine.components import FLIGHT
from speciate.games.marine.state import Marine


def spaces_before(s: Marine, a: int) -> int:
    """The spaces before the foremost own pawn, if the animal flies."""
    mine = s.mine[a]
    return (mine & -mine) - 1 if mine and s.abilities[a] >> FLIGHT & 1 else 0
