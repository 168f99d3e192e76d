"""Food (section 5): who is hungry, what an animal can store, which areas it reaches."""

from __future__ import annotations

from speciate.games.newworld import events
from speciate.games.newworld.animals import replace_card
from speciate.games.newworld.components import (
    ADAPTIVE,
    AREA_NEEDS,
    CONSTANTS,
    FAT,
    NO_TRAITS,
    PARTS,
)
from speciate.games.newworld.state import LOADED, TRAIT_MASK, TRAIT_SHIFT, NewWorld


def is_hungry(s: NewWorld, a: int) -> bool:
    return s.eaten_red[a] + s.eaten_blue[a] < s.requirement[a]


def fat_room(s: NewWorld, a: int) -> int:
    """Fat-storing cards of an animal without a token."""
    room = 0
    if s.mask[a] >> FAT & 1:
        for code in s.cards[a]:
            if code >> TRAIT_SHIFT & TRAIT_MASK == FAT and not code & LOADED:
                room += 1
    return room


def fat_stored(s: NewWorld, a: int) -> int:
    stored = 0
    if s.mask[a] >> FAT & 1:
        for code in s.cards[a]:
            if code & LOADED:
                stored += 1
    return stored


def can_store(s: NewWorld, a: int) -> bool:
    return s.eaten_red[a] + s.eaten_blue[a] < s.requirement[a] or fat_room(s, a) > 0


def store(s: NewWorld, a: int, count: int, red: bool) -> int:
    """5.3: food as far as the animal is hungry, then fat; returns how many tokens were taken."""
    need = s.requirement[a] - s.eaten_red[a] - s.eaten_blue[a]
    eaten = min(count, need) if need > 0 else 0
    if red:
        s.eaten_red[a] += eaten
    else:
        s.eaten_blue[a] += eaten
        if eaten and s.events is not None:
            s.tell(events.GAINED, (s.owner[a], a, eaten))
    taken = eaten
    if taken < count and s.mask[a] >> FAT & 1:
        for code in s.cards[a]:
            if taken < count and code >> TRAIT_SHIFT & TRAIT_MASK == FAT and not code & LOADED:
                replace_card(s, a, code, code | LOADED)
                taken += 1
                if s.events is not None:
                    s.tell(events.FAT_STORED, (s.owner[a], a))
    return taken


def access(s: NewWorld, a: int, area: int) -> bool:
    """5.4: whether an animal reaches an area."""
    needs = AREA_NEEDS[area]
    if needs == 0:
        return True
    mask = s.mask[a]
    if mask >> ADAPTIVE & 1:
        return True
    if needs == NO_TRAITS:
        return mask == 0
    return mask & needs != 0


def reaches_shelter(s: NewWorld, a: int, area: int) -> bool:
    """Access to the shelter of an area; Adaptive may be read as covering food only (0.3)."""
    if CONSTANTS.adaptive_covers_shelter or not s.mask[a] >> ADAPTIVE & 1:
        return access(s, a, area)
    needs = AREA_NEEDS[area]
    return needs == 0 or (needs != NO_TRAITS and s.mask[a] & needs != 0)


def areas_with_red(s: NewWorld) -> list[int]:
    """The areas of the row that hold red, ascending."""
    found = []
    for card in s.area_row:
        area = 2 * card
        if s.red[area]:
            found.append(area)
        if PARTS[card] == 2 and s.red[area + 1]:
            found.append(area + 1)
    found.sort()
    return found


def areas_with_shelter(s: NewWorld) -> list[int]:
    found = []
    for card in s.area_row:
        area = 2 * card
        if s.shelter[area]:
            found.append(area)
        if PARTS[card] == 2 and s.shelter[area + 1]:
            found.append(area + 1)
    found.sort()
    return found
