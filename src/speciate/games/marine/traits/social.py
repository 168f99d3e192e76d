"""Social: basic pawns may bump opposing basic pawns."""

from __future__ import annotations

from speciate.games.marine.components import SOCIAL
from speciate.games.marine.state import Marine


def may_bump(s: Marine, a: int) -> bool:
    """Whether the basic pawns of an animal bump."""
    return s.abilities[a] >> SOCIAL & 1 == 1
