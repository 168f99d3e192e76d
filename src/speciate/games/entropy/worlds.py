"""The play area of a player: systems, planets and what lives there."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.games.entropy import events
from speciate.games.entropy.components import (
    ASTEROID_ICONS,
    MOST_CARDS,
    MOST_ORGANISMS,
    PLANET_ICONS,
    PLANET_SPACES,
    SLOTS,
    STAR_ICONS,
    SYSTEM_TILES,
)
from speciate.games.entropy.options import NEW_SYSTEM, SYSTEM
from speciate.games.entropy.question import watch_biome
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import ICONS, LYING, NOWHERE

# ---------------------------------------------------------------------- systems


def systems_left(s: Entropy) -> int:
    return SYSTEM_TILES - len(s.system_owner)


def new_system(s: Entropy, seat: int) -> int:
    system = len(s.system_owner)
    s.system_owner = [*s.system_owner, seat]
    s.star_at = [*s.star_at, NOWHERE]
    s.planets_in = [*s.planets_in, 0]
    s.systems = replaced(s.systems, seat, s.systems[seat] + (system,))
    return system


def system_of(s: Entropy, seat: int, option: int) -> int:
    """The system that SYSTEM + number or NEW_SYSTEM means; a new one is taken from the supply."""
    return new_system(s, seat) if option == NEW_SYSTEM else option - SYSTEM


def free_spaces(s: Entropy, seat: int) -> int:
    """Planet spaces that a player has or could still have (4.2)."""
    free = PLANET_SPACES * systems_left(s)
    for system in s.systems[seat]:
        free += PLANET_SPACES - s.planets_in[system]
    return free


def place_planet(s: Entropy, seat: int, planet: int, system: int) -> None:
    s.planet_system = replaced(s.planet_system, planet, system)
    s.planets_in = replaced(s.planets_in, system, s.planets_in[system] + 1)
    s.planets = replaced(s.planets, seat, tuple(sorted(s.planets[seat] + (planet,))))
    if s.events is not None:
        s.tell(events.PLANET_PLACED, (seat, planet, system))


# ---------------------------------------------------------------------- conditions


def supply(s: Entropy, planet: int) -> list[int]:
    """4.3, 2: icons of the planet, its asteroids and the star of its system."""
    have = PLANET_ICONS[ICONS * planet : ICONS * planet + ICONS]
    for slot in range(SLOTS):
        asteroid = s.asteroids[SLOTS * planet + slot]
        if asteroid >= 0:
            for icon in range(ICONS):
                have[icon] += ASTEROID_ICONS[ICONS * asteroid + icon]
    star = s.star_at[s.planet_system[planet]]
    if star >= 0:
        for icon in range(ICONS):
            have[icon] += STAR_ICONS[ICONS * star + icon]
    return have


def has_room_for_card(s: Entropy, planet: int) -> bool:
    """Cards being played on the planet count (ruling 57)."""
    cards = len(s.cards_on[planet])
    for i in range(1, len(s.playing), 2):
        if s.playing[i] == planet:
            cards += 1
    return cards < MOST_CARDS


def has_asteroid(s: Entropy, seat: int, system: int) -> bool:
    for planet in s.planets[seat]:
        if s.planet_system[planet] == system:
            for slot in range(SLOTS):
                if s.asteroids[SLOTS * planet + slot] >= 0:
                    return True
    return False


# ---------------------------------------------------------------------- organisms


def add_organisms(s: Entropy, seat: int, planet: int, kind: int, count: int) -> None:
    """What exceeds the limit of a planet is lost (ruling 23)."""
    at = 3 * planet + kind
    added = min(count, MOST_ORGANISMS - s.organisms[at])
    if added <= 0:
        return
    s.organisms = replaced(s.organisms, at, s.organisms[at] + added)
    if s.events is not None:
        s.tell(events.ORGANISMS_ADDED, (seat, planet, kind, added))
    watch_biome(s, seat, planet)


def remove_organisms(s: Entropy, seat: int, planet: int, kind: int, count: int) -> None:
    if count:
        at = 3 * planet + kind
        s.organisms = replaced(s.organisms, at, s.organisms[at] - count)
        if s.events is not None:
            s.tell(events.ORGANISMS_REMOVED, (seat, planet, kind, count))
        watch_biome(s, seat, planet)


def evolve_organism(s: Entropy, seat: int, planet: int, kind: int) -> None:
    """4.11: a new bacteria, or one of the kind below becomes one of `kind`."""
    at = 3 * planet + kind
    s.organisms = replaced(s.organisms, at, s.organisms[at] + 1)
    if kind:
        s.organisms[at - 1] -= 1
    if s.events is not None:
        s.tell(events.EVOLVED, (seat, planet, kind))
    watch_biome(s, seat, planet)


def can_evolve(s: Entropy, planet: int, kind: int) -> bool:
    at = 3 * planet + kind
    return s.organisms[at] < MOST_ORGANISMS and (kind == 0 or s.organisms[at - 1] > 0)


# ---------------------------------------------------------------------- stones


def take_stone(s: Entropy, seat: int, stone: int) -> None:
    """From its slot back to the console, lying."""
    sector = s.stones[4 * seat + stone]
    s.stones[4 * seat + stone] = LYING
    s.pending &= ~(1 << stone)
    if s.events is not None:
        s.tell(events.STONE_TAKEN, (seat, stone, sector))
