"""Prey Switching: a point for each occupied tile that another animal's effect settles."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.games.marine import events
from speciate.games.marine.components import PREY_SWITCHING
from speciate.games.marine.points import gain
from speciate.games.marine.state import Marine


def watch(s: Marine, actor: int) -> None:
    """An effect begins to place species: what is occupied now counts (ruling 93)."""
    s.placed = 0
    for a in s.animals:
        if a != actor and s.abilities[a] >> PREY_SWITCHING & 1:
            s.watched = replaced(s.watched, a, s.occupied[a])


def settle_prey(s: Marine, a: int) -> None:
    hexes = s.watched[a] & s.placed
    s.watched = replaced(s.watched, a, 0)
    if hexes:
        gain(s, a, hexes.bit_count(), events.FOR_PREY_SWITCHING)
