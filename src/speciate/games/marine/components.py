"""The components as the data files give them: animals, terrains, map, display, cards, traits."""

from __future__ import annotations

from typing import Any, Final

from speciate.core.data import SOURCES, DataRecord, NamedValues, open_data
from speciate.games.marine.geometry import CORNER_NUMBER, HEX_NUMBER

GAME_ID: Final = "marine"

# ---------------------------------------------------------------------- elements and animals

ELEMENTS: Final = ["algae", "gastropods", "worms", "plankton", "sponges", "sun"]
TYPES: Final = 6
ALGAE: Final = 0
GASTROPODS: Final = 1
WORMS: Final = 2
PLANKTON: Final = 3
SPONGES: Final = 4
SUN: Final = 5

ANIMALS: Final = 4  # from the top of the food chain to its bottom
KNOWN_ANIMALS: Final = ["reptiles", "cephalopods", "fishes", "crustaceans"]
REPTILES: Final = 0
CEPHALOPODS: Final = 1
FISHES: Final = 2
CRUSTACEANS: Final = 3
NOBODY: Final = -1
NOTHING: Final = -1


def checked(file: str, array: str, ids: list[str], *keys: str) -> list[DataRecord]:
    """The records of a file whose ids and their order are fixed by the rules."""
    records = open_data(GAME_ID, file).records(array)
    if [record.text("id") for record in records] != ids:
        records[0].fail(f"the records must be, in this order, {', '.join(ids)}")
    for record in records:
        record.only("id", "source", *keys)
        record.source()
    return records


def element(record: DataRecord, name: Any) -> int:
    if name not in ELEMENTS:
        record.fail(f"expected an element ({', '.join(ELEMENTS)}), not {name!r}")
    return ELEMENTS.index(name)


def numbers(record: DataRecord, key: str, length: int | None = None) -> list[int]:
    values = record.array(key)
    good = all(isinstance(n, int) and not isinstance(n, bool) and n >= 0 for n in values)
    if not good or (length is not None and len(values) != length):
        record.fail(f"{key} must be a list of {length or ''} whole numbers, not {values!r}")
    return [int(n) for n in values]


_ANIMALS: Final = checked("animals.toml", "animal", KNOWN_ANIMALS, "printed")
ANIMAL_NAMES: Final[list[str]] = KNOWN_ANIMALS


def _printed() -> list[int]:
    """Animal x type: how often the type is printed on the normal side of the board (1.1)."""
    printed = [0] * (ANIMALS * TYPES)
    for animal, record in enumerate(_ANIMALS):
        for name in record.array("printed"):
            printed[animal * TYPES + element(record, name)] += 1
    return printed


PRINTED: Final[list[int]] = _printed()

# ---------------------------------------------------------------------- terrains

TERRAIN_NAMES: Final = ["land", "kelp", "reef", "seamount", "seagrass", "sand", "ocean", "vent"]
TERRAINS: Final = 8
LAND: Final = 0
REEF: Final = 2
SEAMOUNT: Final = 3
OCEAN: Final = 6
VENT: Final = 7

_TERRAINS: Final = checked("terrains.toml", "terrain", TERRAIN_NAMES, "tiles", "scores", "limit")
TILE_COUNT: Final[list[int]] = [record.number("tiles") for record in _TERRAINS]
TILE_SCORES: Final[list[list[int]]] = [numbers(record, "scores") for record in _TERRAINS]
LIMIT: Final[list[int]] = [record.number("limit") for record in _TERRAINS]
VENTS: Final[int] = TILE_COUNT[VENT]

NO_VENT: Final = 0
SMOKER: Final = 1
GEYSER: Final = 2
VENT_NAMES: Final = ["none", "smoker", "geyser"]


class StartTile:
    def __init__(self, record: DataRecord) -> None:
        record.only("hex", "terrain", "vent", "fixed", "source")
        record.source()
        self.hex: int = HEX_NUMBER[record.one_of("hex", tuple(HEX_NUMBER))]
        self.terrain: int = TERRAIN_NAMES.index(
            record.one_of("terrain", tuple(TERRAIN_NAMES[:VENT]))
        )
        self.vent: int = VENT_NAMES.index(record.one_of("vent", tuple(VENT_NAMES), "none"))
        self.fixed: bool = record.flag("fixed")


_MAP: Final = open_data(GAME_ID, "map.toml")
START_TILES: Final[list[StartTile]] = [StartTile(record) for record in _MAP.records("tile")]


def _centre() -> list[int]:
    hexes = []
    for record in _MAP.records("centre"):
        record.only("hex", "source")
        record.source()
        hexes.append(HEX_NUMBER[record.one_of("hex", tuple(HEX_NUMBER))])
    if sorted(hexes) != sorted(tile.hex for tile in START_TILES if not tile.fixed):
        _MAP.records("centre")[0].fail("the centre must be the tiles that are not fixed")
    return hexes


def _start_discs() -> list[tuple[int, int]]:
    discs = []
    for record in _MAP.records("disc"):
        record.only("corner", "element", "source")
        record.source()
        corner = CORNER_NUMBER[record.one_of("corner", tuple(CORNER_NUMBER))]
        discs.append((corner, element(record, record.text("element"))))
    return discs


CENTRE_HEXES: Final[list[int]] = _centre()  # in the order in which random earth deals them
START_DISCS: Final[list[tuple[int, int]]] = _start_discs()

# ---------------------------------------------------------------------- the action display

SECTION_NAMES: Final = [
    "abundance",
    "autotrophs",
    "depletion",
    "adaptation",
    "regression",
    "speciation",
    "wanderlust",
    "tectonics",
    "migration",
    "competition",
    "evolution",
    "domination",
]
ABUNDANCE: Final = 0
AUTOTROPHS: Final = 1
DEPLETION: Final = 2
ADAPTATION: Final = 3
REGRESSION: Final = 4
SPECIATION: Final = 5
WANDERLUST: Final = 6
TECTONICS: Final = 7
MIGRATION: Final = 8
COMPETITION: Final = 9
EVOLUTION: Final = 10
DOMINATION: Final = 11
BOTTOM_FEEDER_ACTION: Final = 12  # not a section: the private space of the trait

_SECTIONS: Final = checked(
    "display.toml", "section", SECTION_NAMES, "spaces", "special_last", "needs"
)
SECTION_SIZE: Final[list[int]] = [record.number("spaces") for record in _SECTIONS]
ACTION_OF: Final[list[int]] = [  # per space its section, then the Bottom Feeder spaces
    section for section, size in enumerate(SECTION_SIZE) for _ in range(size)
] + [BOTTOM_FEEDER_ACTION] * ANIMALS
SPACES: Final[int] = sum(SECTION_SIZE)  # those of the display
FIRST_SPACE: Final[list[int]] = [sum(SECTION_SIZE[:section]) for section in range(12)]
PRIVATE: Final[int] = SPACES  # + animal: its Bottom Feeder space
INDEX_OF: Final[list[int]] = [  # per space its place in the section, from 0
    space - FIRST_SPACE[ACTION_OF[space]] for space in range(SPACES)
] + [0] * ANIMALS
SPACE_NAMES: Final[list[str]] = [
    f"{SECTION_NAMES[ACTION_OF[space]]}-{INDEX_OF[space] + 1}" for space in range(SPACES)
] + [f"bottom-feeder-{name}" for name in ANIMAL_NAMES]


def _special_only() -> int:
    mask = 0
    for section, record in enumerate(_SECTIONS):
        if record.flag("special_last"):
            mask |= 1 << FIRST_SPACE[section] + SECTION_SIZE[section] - 1
    return mask


def _existing() -> list[int]:
    """By the number of animals, the spaces that exist (1.6)."""
    masks = []
    for animals in range(ANIMALS + 1):
        mask = (1 << SPACES) - 1
        for section, record in enumerate(_SECTIONS):
            for index, needs in enumerate(record.array("needs", [])):
                if needs > animals:
                    mask &= ~(1 << FIRST_SPACE[section] + index)
        masks.append(mask)
    return masks


SPECIAL_ONLY: Final[int] = _special_only()
EXISTING: Final[list[int]] = _existing()

# Sections and boxes that hold discs counted by type: the number x TYPES + type in `State.display`.
DISPLAY_NAMES: Final = [
    "abundance",
    "autotrophs",
    "depletion",
    "adaptation",
    "regression",
    "wanderlust",
]
IN_ABUNDANCE: Final = 0
IN_AUTOTROPHS: Final = 6
IN_DEPLETION: Final = 12
IN_ADAPTATION: Final = 18
IN_REGRESSION: Final = 24
IN_WANDERLUST: Final = 30
DISPLAY_SIZE: Final = 36
SQUARES: Final = 2  # of the Regression section
COMPETITION_MARKERS: Final = 3
EVOLUTION_MARKERS: Final = 5
SLOTS: Final = 5

# ---------------------------------------------------------------------- cards and traits

KNOWN_CARDS: Final = [
    "adaptability",
    "annelids",
    "asteroid",
    "biodiversity",
    "biomass",
    "bountiful-habitat",
    "carbon-cycle",
    "cladogenesis",
    "disease",
    "ecodiversity",
    "endosymbionts",
    "extremophiles",
    "fecundity",
    "fertile",
    "gene-expression",
    "habitat",
    "invasive-species",
    "marine-snow",
    "mass-exodus",
    "metamorphosis",
    "monotypic-habitat",
    "niche-construction",
    "omnivore",
    "population-explosion",
    "predator",
    "producers",
    "profligate-carnivore",
    "semi-aquatic",
    "solar-radiation",
    "symbiotic",
    "tectonic-shift",
    "terrestrial",
    "trophic-cascade",
    "univalves",
    "volcanism",
]
CARDS: Final[int] = len(KNOWN_CARDS)
CARD_NAMES: Final[list[str]] = KNOWN_CARDS
# The cards that rules outside their own effect name.
ADAPTABILITY: Final = 0
ASTEROID: Final = 2
CLADOGENESIS: Final = 7
MONOTYPIC_HABITAT: Final = 20
SOLAR_RADIATION: Final = 28
VOLCANISM: Final = 34

ICONS: Final = ("extinction", "survival")
EXTINCTION_ICON: Final = 1
SURVIVAL_ICON: Final = 2


def _icons(record: DataRecord) -> int:
    mask = 0
    for icon in record.array("icons"):
        if icon not in ICONS:
            record.fail(f"an icon is one of {', '.join(ICONS)}, not {icon!r}")
        mask |= 1 << ICONS.index(icon)
    return mask


_CARDS: Final = checked("cards.toml", "card", KNOWN_CARDS, "icons", "uses_slot", "icon_source")
CARD_ICONS: Final[list[int]] = [_icons(record) for record in _CARDS]
CARD_SOURCES: Final[list[str]] = [record.source() for record in _CARDS]
ICON_SOURCES: Final[list[str]] = [record.one_of("icon_source", SOURCES) for record in _CARDS]
CARD_USES_SLOT: Final[list[bool]] = [record.flag("uses_slot") for record in _CARDS]

KNOWN_TRAITS: Final = [
    "ancient-lineage",
    "bottom-feeder",
    "budding-intelligence",
    "camouflage",
    "cannibal",
    "carnivore",
    "ecological-niche",
    "exaptation",
    "flight",
    "hadopelagic",
    "pack-hunters",
    "phenotypic-plasticity",
    "prey-switching",
    "ram-feeder",
    "resilience",
    "seasonal-migrants",
    "social",
    "solitary",
]
TRAITS: Final[int] = len(KNOWN_TRAITS)
TRAIT_NAMES: Final[list[str]] = KNOWN_TRAITS
ANCIENT_LINEAGE: Final = 0
BOTTOM_FEEDER: Final = 1
BUDDING_INTELLIGENCE: Final = 2
CAMOUFLAGE: Final = 3
CANNIBAL: Final = 4
CARNIVORE: Final = 5
ECOLOGICAL_NICHE: Final = 6
EXAPTATION: Final = 7
FLIGHT: Final = 8
HADOPELAGIC: Final = 9
PACK_HUNTERS: Final = 10
PHENOTYPIC_PLASTICITY: Final = 11
PREY_SWITCHING: Final = 12
RAM_FEEDER: Final = 13
RESILIENCE: Final = 14
SEASONAL_MIGRANTS: Final = 15
SOCIAL: Final = 16
SOLITARY: Final = 17

_TRAITS: Final = checked("traits.toml", "trait", KNOWN_TRAITS)
TRAIT_SOURCES: Final[list[str]] = [record.source() for record in _TRAITS]

# ---------------------------------------------------------------------- constants


def list_of(table: NamedValues, name: str, length: int) -> list[int]:
    return numbers(table.value(name)[0], "value", length)


class Constants:
    """The numbers and readings of constants.toml, by name (1.9)."""

    def __init__(self) -> None:
        table = NamedValues(open_data(GAME_ID, "constants.toml"))
        self.cubes: int = table.number("cubes")
        self.starting_species: int = table.number("starting_species")
        self.basic_pawns: list[int] = list_of(table, "basic_pawns", 3)
        self.discs_per_type: int = table.number("discs_per_type")
        self.display_discs: int = table.number("display_discs")
        self.terrain_markers: int = table.number("terrain_markers")
        self.disc_spaces: int = table.number("disc_spaces")
        self.traits_dealt: int = table.number("traits_dealt")
        self.cards_removed: list[int] = list_of(table, "cards_removed", 4)
        self.asteroid_among_last: int = table.number("asteroid_among_last")
        self.starting_target: int = table.number("starting_target")
        self.gene_expression_draw: int = table.number("gene_expression_draw")
        self.exaptation_threshold: int = table.number("exaptation_threshold")
        self.plasticity_spaces: int = table.number("plasticity_spaces")
        self.carnivore_prey: int = table.number("carnivore_prey")
        self.migration_cubes: list[int] = list_of(table, "migration_cubes", SECTION_SIZE[MIGRATION])
        self.bonus_cap: int = table.number("bonus_cap")
        self.solar_radiation_delta: int = table.number("solar_radiation_delta", -99)
        self.marine_snow_terrain: int = TERRAIN_NAMES.index(
            table.word("marine_snow_terrain", *TERRAIN_NAMES)
        )
        self.terrestrial_max: int = table.number("terrestrial_max")
        self.cladogenesis_any: bool = table.word("cladogenesis_second", "any", "lowest") == "any"
        self.shift_moves_all: bool = table.word("tectonic_shift_scope", "all", "resolver") == "all"
        self.ancient_lineage_slot: int = table.number("ancient_lineage_slot")
        self.ancient_lineage_optional: bool = table.flag("ancient_lineage_optional")
        self.bottom_feeder_action: str = table.word("bottom_feeder_action", "abundance-from-bag")
        self.hadopelagic_condition: str = table.word("hadopelagic_condition", "no-available-pawn")
        self.camouflage_species: int = table.number("camouflage_species")
        self.solitary_vp: int = table.number("solitary_vp")
        self.exaptation_draw: int = table.number("exaptation_draw")
        self.pack_hunters_target: int = table.number("pack_hunters_target")
        self.budding_threshold: int = table.number("budding_threshold")
        self.turn_cap: int = table.number("turn_cap")


CONSTANTS: Final = Constants()
ALL_CUBES: Final[int] = CONSTANTS.cubes - 1  # without the reseed marker
