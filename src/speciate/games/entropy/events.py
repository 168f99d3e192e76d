"""The events of the game: their numbers, names and fields."""

from __future__ import annotations

from typing import Final

from speciate.core.events import EventKind

SCORED: Final = 0
ROUND_BEGAN: Final = 1
TURN_BEGAN: Final = 2
SET_CHOSEN: Final = 3
SET_UP: Final = 4
MISSIONS_DEALT: Final = 5
MOVED: Final = 6
STONE_PLACED: Final = 7
STONE_TAKEN: Final = 8
STONE_UNLOCKED: Final = 9
CROWDED: Final = 10
GAINED: Final = 11
PAID: Final = 12
EXCHANGED: Final = 13
DREW: Final = 14
SKIPPED: Final = 15
STAR_PLACED: Final = 16
STAR_EVOLVED: Final = 17
STAR_ACTIVATED: Final = 18
PLANET_CREATED: Final = 19
PLANET_PLACED: Final = 20
CARD_PLAYED: Final = 21
CARD_DISCARDED: Final = 22
CARD_LAID_DOWN: Final = 23
ORGANISMS_ADDED: Final = 24
ORGANISMS_REMOVED: Final = 25
EVOLVED: Final = 26
BIOME_PLACED: Final = 27
BIOME_COMPLETED: Final = 28
BIOME_USED: Final = 29
UPGRADED: Final = 30
SPECIALISED: Final = 31
ASTEROID_CAPTURED: Final = 32
GENERATOR_ADVANCED: Final = 33
MISSION_RESOLVED: Final = 34
OBJECTIVE_ADVANCED: Final = 35
OBJECTIVE_COMPLETED: Final = 36
TILE_TAKEN: Final = 37
STONES_STOOD_UP: Final = 38
END_TRIGGERED: Final = 39
ROUND_LIMIT: Final = 40
CHALLENGE_CLAIMED: Final = 41
PROGRESS_REVEALED: Final = 42
RIVAL_MOVED: Final = 43
RIVAL_TOOK: Final = 44
RIVAL_TOOK_ASTEROID: Final = 45
RIVAL_ADVANCED: Final = 46
RIVAL_ORGANISMS: Final = 47
RIVAL_TOOK_TILE: Final = 48

KINDS: Final = (
    EventKind("scored", "seat", "points", "reason"),
    EventKind("round-began", "round"),
    EventKind("turn-began", "seat"),
    EventKind("set-chosen", "seat", "set"),
    EventKind("set-up", "seat", "star", "planet", "card*"),
    EventKind("missions-dealt", "seat", "mission*"),
    EventKind("moved", "seat", "distance", "sector", "ring"),
    EventKind("stone-placed", "seat", "stone", "sector"),
    EventKind("stone-taken", "seat", "stone", "sector"),
    EventKind("stone-unlocked", "seat", "sector"),
    EventKind("crowded", "seat", "sector"),
    EventKind("gained", "seat", "resource", "count"),
    EventKind("paid", "seat", "resource", "count"),
    EventKind("exchanged", "seat", "resource"),
    EventKind("drew", "seat", "card", "pile"),
    EventKind("skipped", "seat", "action"),
    EventKind("star-placed", "seat", "system", "star"),
    EventKind("star-evolved", "seat", "system", "old_star", "star"),
    EventKind("star-activated", "seat", "system", "star"),
    EventKind("planet-created", "seat", "planet"),
    EventKind("planet-placed", "seat", "planet", "system"),
    EventKind("card-played", "seat", "card", "planet"),
    EventKind("card-discarded", "seat", "card"),
    EventKind("card-laid-down", "seat", "card", "planet"),
    EventKind("organisms-added", "seat", "planet", "organism", "count"),
    EventKind("organisms-removed", "seat", "planet", "organism", "count"),
    EventKind("evolved", "seat", "planet", "organism"),
    EventKind("biome-placed", "seat", "biome", "planet"),
    EventKind("biome-completed", "seat", "biome", "planet"),
    EventKind("biome-used", "seat", "biome", "planet"),
    EventKind("upgraded", "seat", "specialisation", "level"),
    EventKind("specialised", "seat", "specialisation"),
    EventKind("asteroid-captured", "seat", "asteroid", "planet", "slot"),
    EventKind("generator-advanced", "seat", "position"),
    EventKind("mission-resolved", "seat", "mission"),
    EventKind("objective-advanced", "seat", "objective", "space"),
    EventKind("objective-completed", "seat", "objective"),
    EventKind("tile-taken", "seat", "tile"),
    EventKind("stones-stood-up", "seat"),
    EventKind("end-triggered", "round"),
    EventKind("round-limit", "round"),
    EventKind("challenge-claimed", "seat", "challenge"),
    EventKind("progress-revealed", "progress"),
    EventKind("rival-moved", "sector", "ring"),
    EventKind("rival-took", "item"),
    EventKind("rival-took-asteroid", "asteroid"),
    EventKind("rival-advanced", "objective", "space"),
    EventKind("rival-organisms", "organism", "count"),
    EventKind("rival-took-tile", "tile"),
)
