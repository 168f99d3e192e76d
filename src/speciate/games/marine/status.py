"""Thriving and endangered, domination values, the survival card (5.1 to 5.3)."""

from __future__ import annotations

from speciate.games.marine.components import NOBODY, TYPES
from speciate.games.marine.earth import hexes_with, types_on
from speciate.games.marine.geometry import HEXES, bits
from speciate.games.marine.state import Marine
from speciate.games.marine.traits.carnivore import finds_prey


def is_thriving(s: Marine, a: int, h: int) -> bool:
    """Of the species of an animal on a tile, all alike."""
    return types_on(s, h) & s.types[a] != 0 or finds_prey(s, a, h)


def endangered(s: Marine, a: int) -> int:
    """The tiles on which an animal's species are endangered."""
    mask = 0
    for h in bits(s.occupied[a]):
        if not is_thriving(s, a, h):
            mask |= 1 << h
    return mask


def domination_value(s: Marine, a: int, element: int) -> int:
    count = s.elements[a * TYPES + element]
    if not count:
        return 0
    return count * (s.occupied[a] & hexes_with(s, element)).bit_count()


def dominated(s: Marine, a: int) -> int:
    """A mask of the types whose target an animal exceeds."""
    mask = 0
    for element in bits(s.types[a]):
        if domination_value(s, a, element) > s.target[element]:
            mask |= 1 << element
    return mask


def cubes_on_vents(s: Marine, a: int) -> int:
    count = 0
    for h in bits(s.occupied[a] & s.vents()):
        count += s.cubes[a * HEXES + h]
    return count


def survival_holder(s: Marine) -> int:
    """The animal with strictly most species on vents, or NOBODY."""
    holder = NOBODY
    most = 0
    for a in s.animals:
        count = cubes_on_vents(s, a)
        if count > most:
            holder = a
            most = count
        elif count == most:
            holder = NOBODY
    return holder
