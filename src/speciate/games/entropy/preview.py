"""What would happen, for views: where each walk would end, and the score by category.

Everything asks the very procedures of the rules, and all of it is public.
"""

from __future__ import annotations

from typing import Any

from speciate.games.entropy.components import (
    BIOME_NAMES,
    CROWDED,
    CROWDED_COST,
    INNER_ACTION,
    PLANET_NAMES,
    SECTOR_STONE,
    SECTORS,
    TRACKS,
    TRIGGER,
)
from speciate.games.entropy.options import INNER, NAMES, OUTER, UNIVERSAL
from speciate.games.entropy.rondel import ChooseMove, is_crowded, must_pay, stones_on_the_way
from speciate.games.entropy.scoring import tile_points, track_points
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import (
    ACTIONS,
    FOR_OBJECTIVES,
    FOR_ORGANISM_OBJECTIVES,
    INNER_RING,
    OUTER_RING,
    REASONS,
    RESOURCES,
    RINGS,
    SCORE_REASONS,
    STONES,
    UNIVERSAL_STONE,
)


def landings(s: Entropy) -> list[dict[str, Any]]:
    """While a move is chosen: each open walk with what it picks up, pays and sets off (3.3)."""
    if not s.waiting:
        return []
    question = s.question()
    if not isinstance(question, ChooseMove):
        return []
    return [landing(s, question.seat, option) for option in question.open(s)]


def landing(s: Entropy, seat: int, option: int) -> dict[str, Any]:
    distance = (option - OUTER) % (INNER - OUTER) + 1
    ring = OUTER_RING if option < INNER else INNER_RING
    sector = (s.sector[seat] + distance) % SECTORS
    action = INNER_ACTION[sector] if ring == INNER_RING else s.tiles[sector]
    crowded = is_crowded(s, seat, sector, ring)
    stones = stones_on_the_way(s, seat, distance)
    pays = CROWDED_COST if must_pay(s, seat, distance, ring) else [0] * len(RESOURCES)
    return {
        "option": NAMES[option],
        "distance": distance,
        "sector": sector + 1,
        "ring": RINGS[ring],
        "action": ACTIONS[action],
        "stones": [STONES[stone] for stone in range(len(STONES)) if stones >> stone & 1],
        "unlocks": unlocks(s, seat, distance),
        "places": stone_placed(sector, option),
        "crowded": crowded,
        "pays": {name: pays[r] for r, name in enumerate(RESOURCES) if pays[r]},
        "bonus": distance + CROWDED if crowded else distance,
        "biomes": biomes_set_off(s, seat, action),
    }


def stone_placed(sector: int, option: int) -> str | None:
    if option < INNER:
        return None
    return STONES[UNIVERSAL_STONE if option >= UNIVERSAL else SECTOR_STONE[sector]]


def unlocks(s: Entropy, seat: int, distance: int) -> bool:
    """Whether the walk passes the own locked stone (ruling 6)."""
    if not s.locked[seat]:
        return False
    way = s.stones[4 * seat + UNIVERSAL_STONE] - s.sector[seat] - 1
    return way % SECTORS < distance


def biomes_set_off(s: Entropy, seat: int, action: int) -> list[dict[str, Any]]:
    return [
        {
            "planet": PLANET_NAMES[planet],
            "biome": BIOME_NAMES[s.biome[planet]],
            "completed": bool(s.completed[planet]),
        }
        for planet in s.planets[seat]
        if s.biome[planet] >= 0 and TRIGGER[s.biome[planet]] == action
    ]


def points_now(s: Entropy, seat: int) -> dict[str, int]:
    """By category the score if the game ended now (6.5)."""
    points = s.categories[REASONS * seat : REASONS * (seat + 1)]
    if not s.over:
        for track in range(TRACKS):
            points[FOR_OBJECTIVES + track] += track_points(s, seat, track)
        points[FOR_ORGANISM_OBJECTIVES] += tile_points(s, seat)
    return {reason: points[number] for number, reason in enumerate(SCORE_REASONS)}
