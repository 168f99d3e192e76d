"""Carnivore: thriving wherever two opposing species stand."""

from __future__ import annotations

from speciate.games.marine.components import CARNIVORE, CONSTANTS
from speciate.games.marine.geometry import HEXES
from speciate.games.marine.state import Marine


def finds_prey(s: Marine, a: int, h: int) -> bool:
    if not s.abilities[a] >> CARNIVORE & 1:
        return False
    prey = 0
    for other in s.animals:
        if other != a:
            prey += s.cubes[other * HEXES + h]
    return prey >= CONSTANTS.carnivore_prey
