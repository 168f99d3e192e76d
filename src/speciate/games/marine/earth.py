"""Earth: tiles, vents, discs and species, and the only functions that move them."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.games.marine import events
from speciate.games.marine.components import CANNIBAL, GEYSER, NOTHING, TYPES, VENT
from speciate.games.marine.geometry import (
    AROUND,
    CORNER_HEXES,
    CORNERS,
    GRID_MASK,
    HEX_CORNERS,
    HEXES,
    NEIGHBOUR_MASK,
    bits,
)
from speciate.games.marine.state import EMPTY, Marine

# ---------------------------------------------------------------------- tiles


def lay_tile(s: Marine, h: int, terrain: int) -> None:
    s.tile = replaced(s.tile, h, terrain)
    s.terrain = replaced(s.terrain, h, terrain)
    s.ground = replaced(s.ground, terrain, s.ground[terrain] | 1 << h)
    s.earth |= 1 << h
    s.touch = s.touch[:]
    for corner in AROUND[h]:
        s.touch[corner] += 1


def lay_vent(s: Marine, h: int, vent: int) -> None:
    """From now on the hex is terrain `vent` and nothing else (ruling 48)."""
    s.vents_left -= 1
    s.vent = replaced(s.vent, h, vent)
    old = s.terrain[h]
    s.ground = replaced(s.ground, old, s.ground[old] & ~(1 << h))
    s.ground[VENT] |= 1 << h
    s.terrain = replaced(s.terrain, h, VENT)
    if vent == GEYSER:
        s.geysers |= 1 << h


def shore(s: Marine) -> int:
    """The empty hexes of the grid that border earth."""
    mask = 0
    for h in bits(s.earth):
        mask |= NEIGHBOUR_MASK[h]
    return mask & GRID_MASK & ~s.earth


def has_way_out(s: Marine, h: int) -> bool:
    """Whether a tile has a neighbour; in a game it always has, since earth is connected."""
    return NEIGHBOUR_MASK[h] & s.earth != 0


# ---------------------------------------------------------------------- discs


def vacant_corners(s: Marine) -> list[int]:
    disc, touch = s.disc, s.touch
    return [k for k in range(CORNERS) if disc[k] < 0 and touch[k]]


def has_vacant_corner(s: Marine) -> bool:
    disc, touch = s.disc, s.touch
    for k in range(CORNERS):
        if disc[k] < 0 and touch[k]:
            return True
    return False


def disc_corners(s: Marine) -> list[int]:
    disc = s.disc
    return [k for k in range(CORNERS) if disc[k] >= 0]


def corners_of_types(s: Marine, types: int) -> list[int]:
    """The corners with a disc whose type is in a mask of types."""
    disc = s.disc
    return [k for k in range(CORNERS) if disc[k] >= 0 and types >> disc[k] & 1]


def corners_on(s: Marine, hexes: int, vacant: bool) -> list[int]:
    """The corners of these hexes that are vacant, or that bear a disc."""
    found: set[int] = set()
    for h in bits(hexes):
        for k in HEX_CORNERS[h]:
            if (s.disc[k] < 0) == vacant:
                found.add(k)
    return sorted(found)


def types_on(s: Marine, h: int) -> int:
    """A mask of the types of the discs on a tile."""
    mask = 0
    for k in HEX_CORNERS[h]:
        element = s.disc[k]
        if element >= 0:
            mask |= 1 << element
    return mask


def discs_on(s: Marine, h: int) -> int:
    count = 0
    for k in HEX_CORNERS[h]:
        if s.disc[k] >= 0:
            count += 1
    return count


def hexes_with(s: Marine, element: int) -> int:
    """The hexes that touch a disc of a type."""
    mask = 0
    for k in range(CORNERS):
        if s.disc[k] == element:
            for h in CORNER_HEXES[k]:
                mask |= 1 << h
    return mask


def put_disc(s: Marine, animal: int, element: int, corner: int) -> None:
    s.disc = replaced(s.disc, corner, element)
    if s.events is not None:
        s.tell(events.DISC_PLACED, (animal, element, corner))


def remove_disc(s: Marine, corner: int) -> None:
    """From earth to the bag."""
    element = s.disc[corner]
    s.disc = replaced(s.disc, corner, EMPTY)
    s.bag[element] += 1
    if s.events is not None:
        s.tell(events.DISC_REMOVED, (element, corner))


def random_type(s: Marine) -> int:
    """The type of a random disc in the bag; NOTHING if it is empty (ruling 42)."""
    total = sum(s.bag)
    if not total:
        return NOTHING
    at = s.rng.below(total)
    element = 0
    while at >= s.bag[element]:
        at -= s.bag[element]
        element += 1
    return element


def draw_disc(s: Marine) -> int:
    """Take a random disc out of the bag."""
    element = random_type(s)
    if element != NOTHING:
        s.bag[element] -= 1
    return element


def types_in(counts: list[int], first: int = 0) -> int:
    """A mask of the types that are present among six counts."""
    mask = 0
    for element in range(TYPES):
        if counts[first + element]:
            mask |= 1 << element
    return mask


# ---------------------------------------------------------------------- species


def cubes_on(s: Marine, h: int) -> int:
    """All species on a tile, of all animals."""
    count = 0
    for a in s.animals:
        count += s.cubes[a * HEXES + h]
    return count


def animals_on(s: Marine, h: int) -> list[int]:
    return [a for a in s.animals if s.cubes[a * HEXES + h]]


def occupied_by_all(s: Marine) -> int:
    occupied = s.occupied
    return occupied[0] | occupied[1] | occupied[2] | occupied[3]


def occupied_by_others(s: Marine, animal: int) -> int:
    mask = 0
    for a in s.animals:
        if a != animal:
            mask |= s.occupied[a]
    return mask


def add_cubes(s: Marine, a: int, h: int, count: int) -> None:
    s.cubes[a * HEXES + h] += count
    if count:
        s.occupied[a] |= 1 << h


def take_cubes(s: Marine, a: int, h: int, count: int) -> None:
    left = s.cubes[a * HEXES + h] - count
    s.cubes[a * HEXES + h] = left
    if not left:
        s.occupied[a] &= ~(1 << h)


def place_species(s: Marine, a: int, h: int, count: int) -> None:
    """From the gene pool to a tile; Prey Switching is settled with the effect."""
    if count == 0:
        return
    s.pool[a] -= count
    s.placed |= 1 << h
    add_cubes(s, a, h, count)
    if s.events is not None:
        s.tell(events.SPECIES_PLACED, (a, h, count, events.POOL))


def revive_species(s: Marine, a: int, h: int) -> None:
    """From the eliminated pile to a tile (4.8 step 6)."""
    s.box[a] -= 1
    add_cubes(s, a, h, 1)
    if s.events is not None:
        s.tell(events.SPECIES_PLACED, (a, h, 1, events.BOX))


def move_species(s: Marine, a: int, h: int, to: int, count: int) -> None:
    if count == 0:
        return
    take_cubes(s, a, h, count)
    add_cubes(s, a, to, count)
    if s.events is not None:
        s.tell(events.SPECIES_MOVED, (a, h, to, count))


def eliminate(s: Marine, a: int, h: int, count: int) -> None:
    """From a tile to the eliminated pile; Cannibal is settled with the effect."""
    take_cubes(s, a, h, count)
    s.box[a] += count
    if s.has(a, CANNIBAL):
        s.lost[a] += count
    if s.events is not None:
        s.tell(events.SPECIES_ELIMINATED, (a, h, count))


def return_species(s: Marine, a: int, h: int, count: int) -> None:
    """From a tile to the gene pool: nobody counts this as eliminated."""
    take_cubes(s, a, h, count)
    s.pool[a] += count
    if s.events is not None:
        s.tell(events.SPECIES_RETURNED, (a, h, count))
