"""The words of the game (1.2 to 1.4) and their numbers."""

from __future__ import annotations

from typing import Final

GAME_ID: Final = "entropy"

RESOURCES: Final = ("matter", "energy", "entropy")
MATTER: Final = 0
ENERGY: Final = 1
ENTROPY: Final = 2

ORGANISMS: Final = ("bacteria", "plant", "animal")  # the three types of life cards, too
BACTERIA: Final = 0
PLANT: Final = 1
ANIMAL: Final = 2
ANY_ORGANISM: Final = 3
TILE_TYPES: Final = ("bacteria", "plant", "animal", "any")  # of organism objectives

CONDITIONS: Final = ("heat", "carbon", "water", "radiation", "any")
ICONS: Final = 5
ANY_CONDITION: Final = 4
ASTEROID_TYPES: Final = ("heat", "carbon", "water", "radiation")
PLANET_TYPES: Final = ("hot", "carbon", "water", "radiation")
BIOME_KINDS: Final = ("abundant", "scarce")
SIDES: Final = ("left", "right")

STONES: Final = ("star", "planet", "life", "universal")
UNIVERSAL_STONE: Final = 3
UPRIGHT: Final = -1  # where a stone is, if not in the slot of a sector
LYING: Final = -2

RINGS: Final = ("inner", "outer")
INNER_RING: Final = 0
OUTER_RING: Final = 1

ACTIONS: Final = (
    "star_evolution",
    "planet_creation",
    "life",
    "star_activation",
    "biome",
    "console_upgrade",
    "draw_life",
    "capture_asteroid",
    "prebiotic_soup",
)
STAR_EVOLUTION: Final = 0
PLANET_CREATION: Final = 1
LIFE: Final = 2
STAR_ACTIVATION: Final = 3
BIOME_ACTION: Final = 4
CONSOLE_UPGRADE: Final = 5
DRAW_LIFE: Final = 6
CAPTURE_ASTEROID: Final = 7
PREBIOTIC_SOUP: Final = 8

HAPPENINGS: Final = ("star_evolved_to_level_3_or_4", "first_asteroid_in_system", "biome_completed")
STAR_EVOLVED: Final = 0
FIRST_ASTEROID: Final = 1
BIOME_COMPLETED: Final = 2

NOWHERE: Final = -1  # no planet, star, biome, asteroid, stone or specialisation

COUNTERS: Final = (
    "planets",
    "stars",
    "asteroids",
    "biomes",
    "hot_planets",
    "carbon_planets",
    "water_planets",
    "radiation_planets",
    "planets_of_one_type",
    "asteroids_of_one_type",
    "played_life_cards_of_one_type",
    "planet_types",
    "asteroid_types",
    "star_levels",
    "star_kinds",
    "star_level_sum",
    "stars_IIIA",
    "stars_IIIB",
    "stars_IIIC",
    "completed_biomes",
    "planets_with_bacteria",
    "planets_with_plant",
    "planets_with_animal",
    "planets_with_organism",
    "planets_with_all_three_organisms",
    "planets_with_biome_and_life_card",
    "played_life_cards",
    "played_bacteria_or_plant_cards",
    "played_plant_or_animal_cards",
    "played_bacteria_or_animal_cards",
    "specialisation_levels",
    "specialisations_upgraded",
    "specialisations_at_level_2",
    "generator_advances",
    "asteroids_on_organism_slots",
    "max_heat_icons_in_one_system",
    "max_carbon_icons_in_one_system",
    "max_water_icons_in_one_system",
    "max_radiation_icons_in_one_system",
)

SCORE_REASONS: Final = (
    "stars",
    "planets",
    "life-cards",
    "biomes",
    "specialisations",
    "missions",
    "bonuses",
    "generator",
    "objective-1",
    "objective-2",
    "objective-3",
    "organism-objectives",
    "challenges",
)
FOR_STARS: Final = 0
FOR_PLANETS: Final = 1
FOR_LIFE_CARDS: Final = 2
FOR_BIOMES: Final = 3
FOR_SPECIALISATIONS: Final = 4
FOR_MISSIONS: Final = 5
FOR_BONUSES: Final = 6
FOR_GENERATOR: Final = 7
FOR_OBJECTIVES: Final = 8  # + track
FOR_ORGANISM_OBJECTIVES: Final = 11
FOR_CHALLENGES: Final = 12
REASONS: Final = 13
