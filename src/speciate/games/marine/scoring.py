"""Scoring a tile (5.4)."""

from __future__ import annotations

from speciate.games.marine import events
from speciate.games.marine.components import (
    CONSTANTS,
    MONOTYPIC_HABITAT,
    SOLAR_RADIATION,
    TILE_SCORES,
)
from speciate.games.marine.geometry import HEXES, bits
from speciate.games.marine.points import gain
from speciate.games.marine.state import Marine
from speciate.games.marine.traits.solitary import reward_solitude


def ranked(s: Marine, h: int) -> list[int]:
    """The animals on a tile, most species first, ties by food chain (Monotypic: reversed)."""
    reversed_ties = s.is_face_up(MONOTYPIC_HABITAT)
    keys = []
    for a in s.animals:
        count = s.cubes[a * HEXES + h]
        if count:
            keys.append(count * 4 + (a if reversed_ties else 3 - a))
    keys.sort(reverse=True)
    return [key & 3 if reversed_ties else 3 - (key & 3) for key in keys]


def score_tile(s: Marine, h: int, in_evolution: bool) -> None:
    order = ranked(s, h)
    if not order:
        return
    if s.events is not None:
        s.tell(events.TILE_SCORED, (h,))
    change = 0
    if in_evolution and s.is_face_up(SOLAR_RADIATION):
        change = CONSTANTS.solar_radiation_delta
    scores = TILE_SCORES[s.terrain[h]]
    for place in range(min(len(order), len(scores))):
        gain(s, order[place], max(0, scores[place] + change), events.FOR_TILE)
    if len(order) == 1:
        reward_solitude(s, order[0])


def score_tiles(s: Marine, hexes: int) -> None:
    """By a card or at the end: no Evolution scoring."""
    for h in bits(hexes):
        score_tile(s, h, False)
