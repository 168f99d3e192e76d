"""The options of the game: small numbers whose meaning is the same in every position."""

from __future__ import annotations

from typing import Final

from speciate.games.newworld.components import AREAS, CARD_TYPES, CARDS, TRAIT_NAMES

PASS: Final = 0
END_TURN: Final = 1
STOP: Final = 2
DECLINE: Final = 3
AS_ANIMAL: Final = 4
AS_EXTENDED: Final = 5
AS_BRIEF: Final = 6
SHELTER: Final = 7
FEED: Final = 8
ATTACK: Final = 9
RED: Final = 10
BLUE: Final = 11
USE_FAT: Final = 12
HIBERNATE: Final = 13
STARVE: Final = 14
IGNORE_NOTHING: Final = 15
KEEP_ROW: Final = 16
REARRANGE: Final = 17
AS_TRAIT: Final = 18
LOADED_FAT: Final = 19  # the Fat-storing card that holds a token, where one without is there too
LEFT_PAIR: Final = 20
RIGHT_PAIR: Final = 21

CARD: Final = 22  # + type of card
TRAIT: Final[int] = CARD + len(CARD_TYPES)  # + trait
PAIR_LEFT: Final[int] = TRAIT + len(TRAIT_NAMES)  # + trait
PAIR_RIGHT: Final[int] = PAIR_LEFT + len(TRAIT_NAMES)  # + trait
ANIMAL: Final[int] = PAIR_RIGHT + len(TRAIT_NAMES)  # + animal
AREA: Final[int] = ANIMAL + CARDS  # + area
LINK: Final[int] = AREA + len(AREAS)  # + animal to the left of the pair card
TRAMPLE: Final[int] = LINK + CARDS  # + Hoofed animal
BLOCK: Final[int] = TRAMPLE + CARDS  # + its leftmost animal
MIRRORED: Final[int] = BLOCK + CARDS  # + its leftmost animal
COUNT: Final[int] = MIRRORED + CARDS


def _names() -> list[str]:
    animals = range(CARDS)
    names = [
        "pass",
        "end-turn",
        "stop",
        "decline",
        "as-animal",
        "as-extended",
        "as-brief",
        "shelter",
        "feed",
        "attack",
        "red",
        "blue",
        "use-fat",
        "hibernate",
        "starve",
        "ignore-nothing",
        "keep-row",
        "rearrange",
        "as-trait",
        "loaded-fat",
        "left-pair",
        "right-pair",
    ]
    names += [f"card:{name}" for name in CARD_TYPES]
    names += [f"trait:{name}" for name in TRAIT_NAMES]
    names += [f"pair-left:{name}" for name in TRAIT_NAMES]
    names += [f"pair-right:{name}" for name in TRAIT_NAMES]
    names += [f"animal:{number}" for number in animals]
    names += [f"area:{area.name if area else 'none-' + str(at)}" for at, area in enumerate(AREAS)]
    names += [f"link:{number}" for number in animals]
    names += [f"trample:{number}" for number in animals]
    names += [f"block:{number}" for number in animals]
    names += [f"mirrored:{number}" for number in animals]
    return names


NAMES: Final[list[str]] = _names()
