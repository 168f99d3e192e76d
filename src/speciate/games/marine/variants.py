"""Setup of the variants (section 8): random earth and alternative boards."""

from __future__ import annotations

from speciate.core.step import Step
from speciate.games.marine import events
from speciate.games.marine.boards import refresh_elements
from speciate.games.marine.components import (
    CENTRE_HEXES,
    CONSTANTS,
    START_TILES,
    TERRAINS,
    TILE_COUNT,
    TILE_SCORES,
    TYPES,
    VENT,
)
from speciate.games.marine.earth import draw_disc, lay_tile, lay_vent
from speciate.games.marine.geometry import AROUND, CENTRE
from speciate.games.marine.points import gain
from speciate.games.marine.scoring import ranked
from speciate.games.marine.state import Marine


def lay_map(s: Marine) -> list[int]:
    """The starting tiles; the other large tiles, shuffled, are returned."""
    left = TILE_COUNT[:VENT]
    random = s.settings["random_earth"]
    for tile in START_TILES:
        if tile.fixed or not random:
            lay_tile(s, tile.hex, tile.terrain)
            left[tile.terrain] -= 1
            if tile.vent:
                lay_vent(s, tile.hex, tile.vent)
    others = []
    for terrain in range(TERRAINS - 1):
        others += [terrain] * left[terrain]
    s.rng.shuffle(others)
    if random:
        for h in CENTRE_HEXES:
            lay_tile(s, h, others.pop(0))
    return others


def draw_boards(s: Marine) -> None:
    """Alternative boards: three random discs for each animal, in food chain order."""
    for a in s.animals:
        for _ in range(CONSTANTS.disc_spaces):
            s.board[a * TYPES + draw_disc(s)] += 1
        refresh_elements(s, a)


def draw_centre(s: Marine) -> None:
    """Random earth: six discs around the middle, until every animal matches one of them."""
    while True:
        drawn = [draw_disc(s) for _ in range(TYPES)]
        types = 0
        for element in drawn:
            types |= 1 << element
        if not [a for a in s.animals if not types & s.types[a]]:
            break
        for element in drawn:
            s.bag[element] += 1
    for corner, element in zip(AROUND[CENTRE], drawn, strict=True):
        s.disc[corner] = element


def centre_species(s: Marine, a: int) -> int:
    """Random earth: an own element counts for every disc of its type in the middle."""
    count = 0
    for corner in AROUND[CENTRE]:
        count += s.elements[a * TYPES + s.disc[corner]]
    return count


class CentrePoints(Step[Marine]):
    """Random earth: what the middle tile would not give is given at the start; no scoring."""

    NAME = "centre-points"

    def run(self, s: Marine) -> None:
        scores = TILE_SCORES[s.terrain[CENTRE]]
        order = ranked(s, CENTRE)
        for a in s.animals:
            place = order.index(a) if a in order else len(scores)
            would_gain = scores[place] if place < len(scores) else 0
            gain(s, a, sum(scores) - would_gain, events.FOR_RANDOM_EARTH)
