"""The options of the game: small numbers whose meaning is the same in every position."""

from __future__ import annotations

from typing import Final

from speciate.games.entropy.components import (
    CARD_NAMES,
    CARDS,
    MAX_MOVE,
    MISSION_NAMES,
    MISSIONS,
    PILE_NAMES,
    PILES,
    PLANET_NAMES,
    PLANETS,
    SETS,
    SLOT_NAMES,
    SLOTS,
    STAR_KINDS,
    STAR_NAMES,
    SYSTEM_TILES,
)
from speciate.games.entropy.language import most_options
from speciate.games.entropy.vocabulary import (
    ASTEROID_TYPES,
    ORGANISMS,
    RESOURCES,
    STONES,
    TILE_TYPES,
)

SKIP: Final = 0  # an action, or the missions
STOP: Final = 1  # no more of this reward (the golden rule)
DONE: Final = 2  # with what may be done any number of times
ENTROPY_REWARD: Final = 3  # for a stone taken back
ORGANISMS_FIRST: Final = 4
EFFECT_FIRST: Final = 5
EFFECT_ONLY: Final = 6
TAKE_BACK: Final = 7
LEAVE: Final = 8
EXCHANGE: Final = 9  # + resource gained
PERFORM: Final[int] = EXCHANGE + len(RESOURCES)
OUTER: Final[int] = PERFORM + 1  # + distance - 1
INNER: Final[int] = OUTER + MAX_MOVE  # + distance - 1, with the stone of the action
UNIVERSAL: Final[int] = INNER + MAX_MOVE  # + distance - 1, with the universal stone
STONE: Final[int] = UNIVERSAL + MAX_MOVE  # + stone
UPGRADE: Final[int] = STONE + len(STONES)  # + stone
ORGANISM: Final[int] = UPGRADE + len(STONES) - 1  # + kind
ASTEROID: Final[int] = ORGANISM + len(ORGANISMS)  # + type
SLOT: Final[int] = ASTEROID + len(ASTEROID_TYPES)  # + slot
PILE: Final[int] = SLOT + SLOTS  # + pile
KIND: Final[int] = PILE + PILES  # + kind of star
NEW_STAR: Final[int] = KIND + STAR_KINDS  # + kind of star
SET: Final[int] = NEW_STAR + STAR_KINDS  # + set of specialisations
EITHER: Final[int] = SET + len(SETS)  # + number in a list of effects
MISSION: Final[int] = EITHER + most_options()  # + mission
SMALL: Final[int] = MISSION + MISSIONS  # + type of organism objective
LARGE: Final[int] = SMALL + len(TILE_TYPES)  # + type of organism objective
STAR: Final[int] = LARGE + len(TILE_TYPES)  # + its system
SYSTEM: Final[int] = STAR + SYSTEM_TILES  # + system
NEW_SYSTEM: Final[int] = SYSTEM + SYSTEM_TILES
CARD: Final[int] = NEW_SYSTEM + 1  # + life card
PLANET: Final[int] = CARD + CARDS  # + planet
COMPLETE: Final[int] = PLANET + PLANETS  # + planet: the highest, for it joins every question
COUNT: Final[int] = COMPLETE + PLANETS


def _names() -> list[str]:
    names = [
        "skip",
        "stop",
        "done",
        "take-entropy",
        "organisms-first",
        "effect-first",
        "effect-only",
        "take-back",
        "leave",
    ]
    names += [f"exchange:{name}" for name in RESOURCES]
    names.append("perform")
    names += [f"outer:{distance}" for distance in range(1, MAX_MOVE + 1)]
    names += [f"inner:{distance}" for distance in range(1, MAX_MOVE + 1)]
    names += [f"inner-universal:{distance}" for distance in range(1, MAX_MOVE + 1)]
    names += [f"stone:{name}" for name in STONES]
    names += [f"upgrade:{name}" for name in STONES[:-1]]
    names += [f"organism:{name}" for name in ORGANISMS]
    names += [f"asteroid:{name}" for name in ASTEROID_TYPES]
    names += [f"slot:{name}" for name in SLOT_NAMES]
    names += [f"pile:{name}" for name in PILE_NAMES]
    names += [f"kind:{name}" for name in STAR_NAMES[:STAR_KINDS]]
    names += [f"new-star:{name}" for name in STAR_NAMES[:STAR_KINDS]]
    names += [f"set:{name}" for name in SETS]
    names += [f"either:{number}" for number in range(1, most_options() + 1)]
    names += [f"mission:{name}" for name in MISSION_NAMES]
    names += [f"small:{name}" for name in TILE_TYPES]
    names += [f"large:{name}" for name in TILE_TYPES]
    names += [f"star:{system}" for system in range(SYSTEM_TILES)]
    names += [f"system:{system}" for system in range(SYSTEM_TILES)]
    names.append("new-system")
    names += [f"card:{name}" for name in CARD_NAMES]
    names += [f"planet:{name}" for name in PLANET_NAMES]
    names += [f"complete:{name}" for name in PLANET_NAMES]
    return names


NAMES: Final[list[str]] = _names()
