"""Budding Intelligence: a further basic pawn, once, at 20 points."""

from __future__ import annotations

from speciate.games.marine import events
from speciate.games.marine.components import BUDDING_INTELLIGENCE, CONSTANTS
from speciate.games.marine.state import Marine


def maybe_bud(s: Marine, a: int) -> None:
    """Called whenever points change or the trait is gained; the pawn is kept for good."""
    if not s.abilities[a] >> BUDDING_INTELLIGENCE & 1 or s.budded >> a & 1:
        return
    if s.vp[a] >= CONSTANTS.budding_threshold:
        s.budded |= 1 << a
        s.pawns[a] += 1
        if s.events is not None:
            s.tell(events.PAWN_GAINED, (a,))
