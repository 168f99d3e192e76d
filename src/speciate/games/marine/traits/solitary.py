"""Solitary: points for a scored tile on which the animal is alone."""

from __future__ import annotations

from speciate.games.marine import events
from speciate.games.marine.components import CONSTANTS, SOLITARY
from speciate.games.marine.points import gain
from speciate.games.marine.state import Marine


def reward_solitude(s: Marine, a: int) -> None:
    """The animal is the only one on a tile that is scored, for whatever reason."""
    if s.abilities[a] >> SOLITARY & 1:
        gain(s, a, CONSTANTS.solitary_vp, events.FOR_SOLITARY)
