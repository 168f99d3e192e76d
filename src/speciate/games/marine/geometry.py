"""The grid (1.4): 37 hexes and 96 corners as small numbers, and how they touch.

Numbers ascend with (c, y) and (p, q), so that an ascending list of options is in the order of
4.14. Sets of hexes are masks: bit h is hex h.
"""

from __future__ import annotations

from typing import Final


def _hexes() -> list[tuple[int, int]]:
    return [
        (c, y)
        for c in range(-3, 4)
        for y in range(-6, 7)
        if (c + y) % 2 == 0 and abs(y) <= 6 - abs(c)
    ]


def _corners_of(c: int, y: int) -> list[tuple[int, int]]:
    """NE, E, SE, SW, W, NW: the order in which setup lays discs around a hex."""
    return [
        (3 * c + 1, y + 1),
        (3 * c + 2, y),
        (3 * c + 1, y - 1),
        (3 * c - 1, y - 1),
        (3 * c - 2, y),
        (3 * c - 1, y + 1),
    ]


HEX_PLACES: Final[list[tuple[int, int]]] = _hexes()
HEXES: Final[int] = len(HEX_PLACES)
CORNER_PLACES: Final[list[tuple[int, int]]] = sorted(
    {corner for c, y in HEX_PLACES for corner in _corners_of(c, y)}
)
CORNERS: Final[int] = len(CORNER_PLACES)

HEX_NAMES: Final[list[str]] = [f"{c},{y}" for c, y in HEX_PLACES]
CORNER_NAMES: Final[list[str]] = [f"{p},{q}" for p, q in CORNER_PLACES]
HEX_NUMBER: Final[dict[str, int]] = {name: h for h, name in enumerate(HEX_NAMES)}
CORNER_NUMBER: Final[dict[str, int]] = {name: k for k, name in enumerate(CORNER_NAMES)}


def mask_of(hexes: list[int]) -> int:
    mask = 0
    for h in hexes:
        mask |= 1 << h
    return mask


def bits(mask: int) -> list[int]:
    """The members of a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _neighbours(h: int) -> list[int]:
    c, y = HEX_PLACES[h]
    around = [
        (c, y + 2),
        (c, y - 2),
        (c + 1, y + 1),
        (c + 1, y - 1),
        (c - 1, y + 1),
        (c - 1, y - 1),
    ]
    return sorted(HEX_PLACES.index(place) for place in around if place in HEX_PLACES)


NEIGHBOURS: Final[list[list[int]]] = [_neighbours(h) for h in range(HEXES)]
NEIGHBOUR_MASK: Final[list[int]] = [mask_of(around) for around in NEIGHBOURS]
AROUND: Final[list[list[int]]] = [  # in the order of setup
    [CORNER_PLACES.index(corner) for corner in _corners_of(c, y)] for c, y in HEX_PLACES
]
HEX_CORNERS: Final[list[list[int]]] = [sorted(around) for around in AROUND]
CORNER_HEXES: Final[list[list[int]]] = [
    [h for h in range(HEXES) if k in HEX_CORNERS[h]] for k in range(CORNERS)
]
CORNER_MASK: Final[list[int]] = [mask_of(hexes) for hexes in CORNER_HEXES]
INNER: Final[list[bool]] = [len(hexes) == 3 for hexes in CORNER_HEXES]  # meets three hexes

BORDER_MASK: Final[int] = mask_of([h for h in range(HEXES) if len(NEIGHBOURS[h]) < 6])
UPPER_MASK: Final[int] = mask_of([h for h in range(HEXES) if HEX_PLACES[h][1] > 0])
LOWER_MASK: Final[int] = mask_of([h for h in range(HEXES) if HEX_PLACES[h][1] < 0])
GRID_MASK: Final[int] = (1 << HEXES) - 1
CENTRE: Final[int] = HEX_NUMBER["0,0"]
