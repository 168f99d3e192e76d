"""What would happen, for views: points of tiles and bonuses, victims of the next Extinction.

Everything is played out on a copy by the very procedures of the rules, and all of it is public.
"""

from __future__ import annotations

from speciate.games.marine.actions.tectonics import VentTile
from speciate.games.marine.actions.wanderlust import TilePlace
from speciate.games.marine.extinction import extinction
from speciate.games.marine.geometry import HEXES, NEIGHBOUR_MASK, bits
from speciate.games.marine.points import bonus
from speciate.games.marine.scoring import score_tile
from speciate.games.marine.state import Marine


def tile_points(s: Marine) -> list[list[int]]:
    """Per hex the points of every animal if Evolution scored its tile now (4.11, 5.4)."""
    world = s.copy()
    found = []
    for h in range(HEXES):
        world.vp = [0] * len(s.vp)
        if s.earth >> h & 1:
            score_tile(world, h, True)
        found.append(world.vp)
    return found


def victims(s: Marine) -> list[int]:
    """By animal x HEXES + hex the species that an Extinction would eliminate now (5.5)."""
    world = s.copy()
    extinction(world)
    return [before - left for before, left in zip(s.cubes, world.cubes, strict=True)]


def place_bonuses(s: Marine) -> list[tuple[int, int]]:
    """While a tile or a vent is being placed: each open hex with its bonus (4.7, 4.8)."""
    if not s.waiting:
        return []
    question = s.question()
    if isinstance(question, TilePlace):
        beside, hexes = s.ground[question.terrain], question.hexes(s)
    elif isinstance(question, VentTile):
        beside, hexes = s.vents(), question.hexes(s)
    else:
        return []
    return [(h, bonus(s, 1 + (beside & NEIGHBOUR_MASK[h]).bit_count())) for h in bits(hexes)]
