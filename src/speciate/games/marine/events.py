"""The events of the game: their numbers, names and fields."""

from __future__ import annotations

from typing import Final

from speciate.core.events import EventKind

SCORED: Final = 0
GAINED: Final = 1  # only with two animals each, where a seat's score is not its animal's
TURN_BEGAN: Final = 2
PLACED: Final = 3
BUMPED: Final = 4
DECLINED: Final = 5
RETRIEVED: Final = 6
MARKER_MOVED: Final = 7
PAWN_RETURNED: Final = 8
PAWN_GAINED: Final = 9
EXTRA_TURN: Final = 10
DISC_PLACED: Final = 11
DISC_REMOVED: Final = 12
DISC_MOVED: Final = 13
DISC_SWAPPED: Final = 14
ELEMENT_GAINED: Final = 15
ELEMENT_LOST: Final = 16
SPECIES_PLACED: Final = 17
SPECIES_MOVED: Final = 18
SPECIES_ELIMINATED: Final = 19
SPECIES_RETURNED: Final = 20
REGRESSED: Final = 21
TILE_PLACED: Final = 22
TILE_REVEALED: Final = 23
VENT_PLACED: Final = 24
TILE_SCORED: Final = 25
CARD_RESOLVED: Final = 26
CARD_REPEATED: Final = 27
CARD_DRAWN: Final = 28
CONTROL_TAKEN: Final = 29
EXTINCTION: Final = 30
SURVIVAL: Final = 31
RESEEDED: Final = 32
TRAIT_GAINED: Final = 33
TRAIT_LOST: Final = 34
TRAIT_COPIED: Final = 35
TRAITS_DRAWN: Final = 36
TRAITS_SEEN: Final = 37
GAME_WILL_END: Final = 38
GAME_STOPPED: Final = 39
GAME_ENDED: Final = 40

KINDS: Final = (
    EventKind("scored", "seat", "points", "reason"),
    EventKind("gained", "animal", "points", "reason"),
    EventKind("turn-began", "animal"),
    EventKind("placed", "animal", "pawn", "space"),
    EventKind("bumped", "animal", "pawn", "space"),
    EventKind("declined", "animal", "space"),
    EventKind("retrieved", "animal"),
    EventKind("marker-moved", "animal"),
    EventKind("pawn-returned", "animal", "pawn", "space"),
    EventKind("pawn-gained", "animal"),
    EventKind("extra-turn", "animal"),
    EventKind("disc-placed", "animal", "element", "corner"),
    EventKind("disc-removed", "element", "corner"),
    EventKind("disc-moved", "animal", "element", "corner", "to_corner"),
    EventKind("disc-swapped", "animal", "corner", "element", "new_element"),
    EventKind("element-gained", "animal", "element"),
    EventKind("element-lost", "animal", "element"),
    EventKind("species-placed", "animal", "hex", "count", "origin"),
    EventKind("species-moved", "animal", "hex", "to_hex", "count"),
    EventKind("species-eliminated", "animal", "hex", "count"),
    EventKind("species-returned", "animal", "hex", "count"),
    EventKind("regressed", "animal"),
    EventKind("tile-placed", "animal", "terrain", "hex"),
    EventKind("tile-revealed", "stack", "terrain"),
    EventKind("vent-placed", "animal", "hex", "vent"),
    EventKind("tile-scored", "hex"),
    EventKind("card-resolved", "animal", "card", "slot"),
    EventKind("card-repeated", "animal", "card", "slot"),
    EventKind("card-drawn", "card"),
    EventKind("control-taken", "animal", "element", "target"),
    EventKind("extinction"),
    EventKind("survival", "animal"),
    EventKind("reseeded"),
    EventKind("trait-gained", "animal", "trait"),
    EventKind("trait-lost", "animal", "trait"),
    EventKind("trait-copied", "animal", "trait"),
    EventKind("traits-drawn", "animal", "count"),
    EventKind("traits-seen", "animal", "trait*"),
    EventKind("game-will-end"),
    EventKind("game-stopped"),
    EventKind("game-ended"),
)

# What the numbers of some fields mean.
ORIGINS: Final = ("pool", "box")
POOL: Final = 0
BOX: Final = 1
REASONS: Final = (
    "wanderlust",
    "tectonics",
    "tile",
    "survival",
    "card",
    "cannibal",
    "prey-switching",
    "solitary",
    "targets",
    "random-earth",
)
FOR_WANDERLUST: Final = 0
FOR_TECTONICS: Final = 1
FOR_TILE: Final = 2
FOR_SURVIVAL: Final = 3
FOR_CARD: Final = 4
FOR_CANNIBAL: Final = 5
FOR_PREY_SWITCHING: Final = 6
FOR_SOLITARY: Final = 7
FOR_TARGETS: Final = 8
FOR_RANDOM_EARTH: Final = 9
