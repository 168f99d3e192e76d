"""The counters of the effect language (5.1): all count the play area of one player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from speciate.games.entropy.components import (
    ASTEROID_ICONS,
    CARD_TYPE,
    KIND_OF,
    PLANET_ICONS,
    PLANET_TYPE,
    SLOT_ORGANISMS,
    SLOTS,
    STAR_ICONS,
    STAR_LEVEL,
    STAR_NAMES,
    TOP_LEVEL,
)
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import (
    ANIMAL,
    ANY_CONDITION,
    ASTEROID_TYPES,
    BACTERIA,
    COUNTERS,
    ICONS,
    PLANET_TYPES,
    PLANT,
)

Counter = Callable[[Entropy, int], int]


def stars_of(s: Entropy, seat: int) -> list[int]:
    return [s.star_at[system] for system in s.systems[seat] if s.star_at[system] >= 0]


def planets(s: Entropy, seat: int) -> int:
    return len(s.planets[seat])


def stars(s: Entropy, seat: int) -> int:
    return len(stars_of(s, seat))


def asteroids_by_type(s: Entropy, seat: int) -> list[int]:
    found = [0] * len(ASTEROID_TYPES)
    for planet in s.planets[seat]:
        for slot in range(SLOTS):
            asteroid = s.asteroids[SLOTS * planet + slot]
            if asteroid >= 0:
                found[asteroid] += 1
    return found


def asteroids(s: Entropy, seat: int) -> int:
    return sum(asteroids_by_type(s, seat))


def biomes(s: Entropy, seat: int) -> int:
    count = 0
    for planet in s.planets[seat]:
        if s.biome[planet] >= 0:
            count += 1
    return count


def planets_by_type(s: Entropy, seat: int) -> list[int]:
    found = [0] * len(PLANET_TYPES)
    for planet in s.planets[seat]:
        found[PLANET_TYPE[planet]] += 1
    return found


def hot_planets(s: Entropy, seat: int) -> int:
    return planets_by_type(s, seat)[0]


def carbon_planets(s: Entropy, seat: int) -> int:
    return planets_by_type(s, seat)[1]


def water_planets(s: Entropy, seat: int) -> int:
    return planets_by_type(s, seat)[2]


def radiation_planets(s: Entropy, seat: int) -> int:
    return planets_by_type(s, seat)[3]


def planets_of_one_type(s: Entropy, seat: int) -> int:
    return max(planets_by_type(s, seat))


def asteroids_of_one_type(s: Entropy, seat: int) -> int:
    return max(asteroids_by_type(s, seat))


def cards_by_type(s: Entropy, seat: int) -> list[int]:
    found = [0, 0, 0]
    for planet in s.planets[seat]:
        for card in s.cards_on[planet]:
            found[CARD_TYPE[card]] += 1
    return found


def played_life_cards_of_one_type(s: Entropy, seat: int) -> int:
    return max(cards_by_type(s, seat))


def different(counts: list[int]) -> int:
    return sum([1 for count in counts if count])


def planet_types(s: Entropy, seat: int) -> int:
    return different(planets_by_type(s, seat))


def asteroid_types(s: Entropy, seat: int) -> int:
    return different(asteroids_by_type(s, seat))


def star_levels(s: Entropy, seat: int) -> int:
    return len({STAR_LEVEL[star] for star in stars_of(s, seat)})


def star_kinds(s: Entropy, seat: int) -> int:
    return len({KIND_OF[star] for star in stars_of(s, seat)})


def star_level_sum(s: Entropy, seat: int) -> int:
    return sum([STAR_LEVEL[star] for star in stars_of(s, seat)])


def stars_named(s: Entropy, seat: int, name: str) -> int:
    return sum([1 for star in stars_of(s, seat) if STAR_NAMES[KIND_OF[star]] == name])


def stars_iiia(s: Entropy, seat: int) -> int:
    return stars_named(s, seat, "IIIA")


def stars_iiib(s: Entropy, seat: int) -> int:
    return stars_named(s, seat, "IIIB")


def stars_iiic(s: Entropy, seat: int) -> int:
    return stars_named(s, seat, "IIIC")


def completed_biomes(s: Entropy, seat: int) -> int:
    return sum([s.completed[planet] for planet in s.planets[seat]])


def planets_with(s: Entropy, seat: int, kind: int) -> int:
    return sum([1 for planet in s.planets[seat] if s.organisms[3 * planet + kind]])


def planets_with_bacteria(s: Entropy, seat: int) -> int:
    return planets_with(s, seat, BACTERIA)


def planets_with_plant(s: Entropy, seat: int) -> int:
    return planets_with(s, seat, PLANT)


def planets_with_animal(s: Entropy, seat: int) -> int:
    return planets_with(s, seat, ANIMAL)


def planets_with_organism(s: Entropy, seat: int) -> int:
    return sum([1 for p in s.planets[seat] if sum(s.organisms[3 * p : 3 * p + 3])])


def planets_with_all_three_organisms(s: Entropy, seat: int) -> int:
    return sum([1 for p in s.planets[seat] if min(s.organisms[3 * p : 3 * p + 3])])


def planets_with_biome_and_life_card(s: Entropy, seat: int) -> int:
    return sum([1 for p in s.planets[seat] if s.biome[p] >= 0 and s.cards_on[p]])


def played_life_cards(s: Entropy, seat: int) -> int:
    return sum(cards_by_type(s, seat))


def played_bacteria_or_plant_cards(s: Entropy, seat: int) -> int:
    found = cards_by_type(s, seat)
    return found[BACTERIA] + found[PLANT]


def played_plant_or_animal_cards(s: Entropy, seat: int) -> int:
    found = cards_by_type(s, seat)
    return found[PLANT] + found[ANIMAL]


def played_bacteria_or_animal_cards(s: Entropy, seat: int) -> int:
    found = cards_by_type(s, seat)
    return found[BACTERIA] + found[ANIMAL]


def levels_of(s: Entropy, seat: int) -> list[int]:
    return s.levels[3 * seat : 3 * seat + 3]


def specialisation_levels(s: Entropy, seat: int) -> int:
    return sum(levels_of(s, seat))


def specialisations_upgraded(s: Entropy, seat: int) -> int:
    return different(levels_of(s, seat))


def specialisations_at_level_2(s: Entropy, seat: int) -> int:
    return sum([1 for level in levels_of(s, seat) if level == TOP_LEVEL])


def generator_advances(s: Entropy, seat: int) -> int:
    return s.generator[seat]


def asteroids_on_organism_slots(s: Entropy, seat: int) -> int:
    """However they were paid (ruling 26)."""
    count = 0
    for planet in s.planets[seat]:
        for slot in range(SLOTS):
            if SLOT_ORGANISMS[slot] and s.asteroids[SLOTS * planet + slot] >= 0:
                count += 1
    return count


def most_icons_in_one_system(s: Entropy, seat: int, condition: int) -> int:
    """Star, planets and asteroids of a system; an `any` icon counts for every condition."""
    most = 0
    for system in s.systems[seat]:
        star = s.star_at[system]
        icons = icons_of(STAR_ICONS, star, condition) if star >= 0 else 0
        for planet in s.planets[seat]:
            if s.planet_system[planet] == system:
                icons += icons_of(PLANET_ICONS, planet, condition)
                for slot in range(SLOTS):
                    asteroid = s.asteroids[SLOTS * planet + slot]
                    if asteroid >= 0:
                        icons += icons_of(ASTEROID_ICONS, asteroid, condition)
        most = max(most, icons)
    return most


def icons_of(icons: list[int], item: int, condition: int) -> int:
    return icons[ICONS * item + condition] + icons[ICONS * item + ANY_CONDITION]


def max_heat_icons_in_one_system(s: Entropy, seat: int) -> int:
    return most_icons_in_one_system(s, seat, 0)


def max_carbon_icons_in_one_system(s: Entropy, seat: int) -> int:
    return most_icons_in_one_system(s, seat, 1)


def max_water_icons_in_one_system(s: Entropy, seat: int) -> int:
    return most_icons_in_one_system(s, seat, 2)


def max_radiation_icons_in_one_system(s: Entropy, seat: int) -> int:
    return most_icons_in_one_system(s, seat, 3)


FUNCTIONS: Final[dict[str, Counter]] = {
    "planets": planets,
    "stars": stars,
    "asteroids": asteroids,
    "biomes": biomes,
    "hot_planets": hot_planets,
    "carbon_planets": carbon_planets,
    "water_planets": water_planets,
    "radiation_planets": radiation_planets,
    "planets_of_one_type": planets_of_one_type,
    "asteroids_of_one_type": asteroids_of_one_type,
    "played_life_cards_of_one_type": played_life_cards_of_one_type,
    "planet_types": planet_types,
    "asteroid_types": asteroid_types,
    "star_levels": star_levels,
    "star_kinds": star_kinds,
    "star_level_sum": star_level_sum,
    "stars_IIIA": stars_iiia,
    "stars_IIIB": stars_iiib,
    "stars_IIIC": stars_iiic,
    "completed_biomes": completed_biomes,
    "planets_with_bacteria": planets_with_bacteria,
    "planets_with_plant": planets_with_plant,
    "planets_with_animal": planets_with_animal,
    "planets_with_organism": planets_with_organism,
    "planets_with_all_three_organisms": planets_with_all_three_organisms,
    "planets_with_biome_and_life_card": planets_with_biome_and_life_card,
    "played_life_cards": played_life_cards,
    "played_bacteria_or_plant_cards": played_bacteria_or_plant_cards,
    "played_plant_or_animal_cards": played_plant_or_animal_cards,
    "played_bacteria_or_animal_cards": played_bacteria_or_animal_cards,
    "specialisation_levels": specialisation_levels,
    "specialisations_upgraded": specialisations_upgraded,
    "specialisations_at_level_2": specialisations_at_level_2,
    "generator_advances": generator_advances,
    "asteroids_on_organism_slots": asteroids_on_organism_slots,
    "max_heat_icons_in_one_system": max_heat_icons_in_one_system,
    "max_carbon_icons_in_one_system": max_carbon_icons_in_one_system,
    "max_water_icons_in_one_system": max_water_icons_in_one_system,
    "max_radiation_icons_in_one_system": max_radiation_icons_in_one_system,
}
BY_NUMBER: Final[list[Counter]] = [FUNCTIONS[name] for name in COUNTERS]


def count(s: Entropy, seat: int, counter: int) -> int:
    return BY_NUMBER[counter](s, seat)
