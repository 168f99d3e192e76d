"""The options of the game: small numbers whose meaning is the same in every position."""

from __future__ import annotations

from typing import Final

from speciate.games.marine.components import (
    ALL_CUBES,
    ANIMAL_NAMES,
    ANIMALS,
    ELEMENTS,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    TERRAIN_NAMES,
    TRAIT_NAMES,
)
from speciate.games.marine.geometry import CORNER_NAMES, CORNERS, HEX_NAMES, HEXES

RETRIEVE: Final = 0
PERFORM: Final = 1
DECLINE: Final = 2
STOP: Final = 3
YES: Final = 4
NO: Final = 5
NO_DISC: Final = 6
NO_ANIMAL: Final = 7
REMOVE: Final = 8
SWAP: Final = 9
FREE_SPACE: Final = 10
ON_BOARD: Final = 11
ON_CARD: Final = 12
FROM_POOL: Final = 13
FROM_BOX: Final = 14
AS_SMOKER: Final = 15
AS_GEYSER: Final = 16

PLACE: Final = 17  # + pawn x PLACES + space; pawn 0 is basic, 1 + type is special
PLACES: Final[int] = SPACES + 1  # the last is the own Bottom Feeder space
PAWNS: Final = 7
ELEMENT: Final[int] = PLACE + PAWNS * PLACES  # + type
CORNER: Final[int] = ELEMENT + len(ELEMENTS)  # + corner
HEX: Final[int] = CORNER + CORNERS  # + hex
ANIMAL: Final[int] = HEX + HEXES  # + animal
STACK: Final[int] = ANIMAL + ANIMALS  # + stack
SLOT: Final[int] = STACK + 3  # + slot, counted from 0
TERRAIN: Final[int] = SLOT + SLOTS  # + terrain
TRAIT: Final[int] = TERRAIN + len(TERRAIN_NAMES)  # + trait
PREY: Final[int] = TRAIT + len(TRAIT_NAMES)  # + hex x ANIMALS + animal
NUMBER: Final[int] = PREY + HEXES * ANIMALS  # + number
MOST: Final[int] = ALL_CUBES  # of one animal


def _names() -> list[str]:
    names = [
        "retrieve",
        "perform",
        "decline",
        "stop",
        "yes",
        "no",
        "no-disc",
        "no-animal",
        "remove",
        "swap",
        "free-space",
        "on-board",
        "on-card",
        "from-pool",
        "from-box",
        "as-smoker",
        "as-geyser",
    ]
    spaces = [*SPACE_NAMES[:SPACES], "bottom-feeder"]
    names += [f"place:{pawn}:{space}" for pawn in ["basic", *ELEMENTS] for space in spaces]
    names += [f"element:{name}" for name in ELEMENTS]
    names += [f"corner:{name}" for name in CORNER_NAMES]
    names += [f"hex:{name}" for name in HEX_NAMES]
    names += [f"animal:{name}" for name in ANIMAL_NAMES]
    names += [f"stack:{number}" for number in (1, 2, 3)]
    names += [f"slot:{number}" for number in range(1, SLOTS + 1)]
    names += [f"terrain:{name}" for name in TERRAIN_NAMES]
    names += [f"trait:{name}" for name in TRAIT_NAMES]
    names += [f"prey:{place}:{animal}" for place in HEX_NAMES for animal in ANIMAL_NAMES]
    names += [f"number:{number}" for number in range(MOST + 1)]
    return names


NAMES: Final[list[str]] = _names()


def numbered(first: int, mask: int) -> list[int]:
    """The options `first` + member for the members of a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(first + low.bit_length() - 1)
        mask ^= low
    return found
