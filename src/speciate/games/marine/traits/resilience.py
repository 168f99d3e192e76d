"""Resilience: as if a cube always lay on a third Regression square."""

from __future__ import annotations

from speciate.games.marine.components import RESILIENCE
from speciate.games.marine.state import Marine


def is_shielded(s: Marine, a: int) -> bool:
    return s.has(a, RESILIENCE)
