"""Extinction and Survival (5.5)."""

from __future__ import annotations

from speciate.games.marine import events
from speciate.games.marine.components import NOBODY
from speciate.games.marine.earth import eliminate
from speciate.games.marine.geometry import HEXES, bits
from speciate.games.marine.points import bonus, gain
from speciate.games.marine.settle import settle
from speciate.games.marine.state import Marine
from speciate.games.marine.status import endangered, survival_holder


def extinction(s: Marine) -> None:
    """All endangered species die together, until none is left: Carnivores may need more passes."""
    if s.events is not None:
        s.tell(events.EXTINCTION, ())
    while True:
        doomed = [(a, endangered(s, a)) for a in s.animals]
        dying = False
        for a, hexes in doomed:
            for h in bits(hexes):
                eliminate(s, a, h, s.cubes[a * HEXES + h])
                dying = True
        if not dying:
            break
    settle(s, NOBODY)


def survival(s: Marine) -> None:
    holder = survival_holder(s)
    if s.events is not None:
        s.tell(events.SURVIVAL, (holder,))
    if holder != NOBODY:
        vents = (s.occupied[holder] & s.vents()).bit_count()
        gain(s, holder, bonus(s, vents), events.FOR_SURVIVAL)
