"""The events of the game: their numbers, names and fields."""

from __future__ import annotations

from typing import Final

from speciate.core.events import EventKind

SCORED: Final = 0
EPOCH_BEGAN: Final = 1
PHASE_BEGAN: Final = 2
DREW: Final = 3
DREW_CARDS: Final = 4
ANIMAL_BORN: Final = 5
FACE_KNOWN: Final = 6
TRAIT_ADDED: Final = 7
PAIR_ADDED: Final = 8
PASSED: Final = 9
AREA_ENTERED: Final = 10
AREA_FILLED: Final = 11
SHELTERED: Final = 12
FED: Final = 13
GAINED: Final = 14
FAT_STORED: Final = 15
TRAMPLED: Final = 16
ATTACKED: Final = 17
IGNORED: Final = 18
ROLLED: Final = 19
SURVIVED: Final = 20
DIED: Final = 21
TRAIT_LOST: Final = 22
PAIR_LOST: Final = 23
REDIRECTED: Final = 24
POISONED: Final = 25
SCARED: Final = 26
STOLE: Final = 27
FAT_USED: Final = 28
HIBERNATED: Final = 29
AREA_LEFT: Final = 30
DISCARDED: Final = 31
DISCARDED_CARD: Final = 32
RESHUFFLED: Final = 33
FIRST_PLAYER: Final = 34
REARRANGED: Final = 35
REVEALED: Final = 36
SWAMP_GREW: Final = 37

KINDS: Final = (
    EventKind("scored", "seat", "points", "reason"),
    EventKind("epoch-began", "epoch", "seat"),
    EventKind("phase-began", "phase"),
    EventKind("drew", "seat", "count"),
    EventKind("drew-cards", "seat", "card*"),
    EventKind("animal-born", "seat", "animal"),
    EventKind("face-known", "seat", "animal", "card"),
    EventKind("trait-added", "seat", "animal", "trait", "card"),
    EventKind("pair-added", "seat", "animal", "partner", "trait", "card"),
    EventKind("passed", "seat"),
    EventKind("area-entered", "area_card"),
    EventKind("area-filled", "area", "red", "shelter"),
    EventKind("sheltered", "seat", "animal", "area"),
    EventKind("fed", "seat", "animal", "area"),
    EventKind("gained", "seat", "animal", "count"),
    EventKind("fat-stored", "seat", "animal"),
    EventKind("trampled", "seat", "animal", "area"),
    EventKind("attacked", "seat", "animal", "prey_seat", "prey"),
    EventKind("ignored", "seat", "animal", "trait"),
    EventKind("rolled", "seat", "animal", "trait", "die", "success"),
    EventKind("survived", "seat", "animal"),
    EventKind("died", "seat", "animal", "cause"),
    EventKind("trait-lost", "seat", "animal", "trait", "card"),
    EventKind("pair-lost", "seat", "animal", "partner", "trait", "card"),
    EventKind("redirected", "seat", "animal", "prey"),
    EventKind("poisoned", "seat", "animal"),
    EventKind("scared", "seat", "animal"),
    EventKind("stole", "seat", "animal", "victim_seat", "victim", "colour"),
    EventKind("fat-used", "seat", "animal", "count"),
    EventKind("hibernated", "seat", "animal"),
    EventKind("area-left", "area_card"),
    EventKind("discarded", "seat", "count"),
    EventKind("discarded-card", "seat", "card"),
    EventKind("reshuffled", "count"),
    EventKind("first-player", "seat"),
    EventKind("rearranged", "seat", "animal*"),
    EventKind("revealed", "seat", "card"),
    EventKind("swamp-grew", "area", "red"),
)

# What the numbers of some fields mean.
PHASES: Final = ("development", "areas", "feeding", "extinction")
DEVELOPMENT: Final = 0
AREAS: Final = 1
FEEDING: Final = 2
EXTINCTION: Final = 3
CAUSES: Final = ("eaten", "horned", "poison", "hunger")
EATEN: Final = 0
GORED: Final = 1
POISON: Final = 2
HUNGER: Final = 3
COLOURS: Final = ("red", "blue")
SCORE_REASONS: Final = ("animals", "traits", "bonuses")
FOR_ANIMALS: Final = 0
FOR_TRAITS: Final = 1
FOR_BONUSES: Final = 2
