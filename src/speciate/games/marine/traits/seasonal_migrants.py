"""Seasonal Migrants: one species more in Migration, and one or two steps each."""

from __future__ import annotations

from speciate.games.marine.components import SEASONAL_MIGRANTS
from speciate.games.marine.geometry import NEIGHBOUR_MASK, bits
from speciate.games.marine.state import Marine


def more_species(s: Marine, a: int) -> int:
    return 1 if s.has(a, SEASONAL_MIGRANTS) else 0


def reach(s: Marine, a: int, h: int) -> int:
    """The tiles to which a species may go from h in one Migration (ruling 92)."""
    near = NEIGHBOUR_MASK[h] & s.earth
    if not s.abilities[a] >> SEASONAL_MIGRANTS & 1:
        return near
    far = near
    for step in bits(near):
        far |= NEIGHBOUR_MASK[step]
    return far & s.earth & ~(1 << h)
