"""Cannibal: a point for each own species that is eliminated, by anyone."""

from __future__ import annotations

from speciate.games.marine import events
from speciate.games.marine.points import gain
from speciate.games.marine.state import Marine


def settle_losses(s: Marine, a: int) -> None:
    """Once the whole effect is complete (ruling 57); only owners' losses are noted."""
    lost = s.lost[a]
    if lost:
        s.lost[a] = 0
        gain(s, a, lost, events.FOR_CANNIBAL)
