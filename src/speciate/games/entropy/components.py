"""The components as the data files give them (section 1, appendix A), as flat lists.

A star is a number: the kinds first, then the starting stars. A planet tile likewise: the planets
first, then the starting planets. A pile is type x 2 + side, after PLANET_PILE, BIOME_PILE or
LIFE_PILE.
"""

from __future__ import annotations

from typing import Final

from speciate.core.data import DataRecord
from speciate.games.entropy.language import Effects, Modifiers, is_immediate
from speciate.games.entropy.reading import (
    GameFile,
    amounts,
    natural,
    numbers,
    refuse,
    requirement,
    word,
    words,
)
from speciate.games.entropy.vocabulary import (
    ACTIONS,
    ASTEROID_TYPES,
    BIOME_KINDS,
    CONDITIONS,
    COUNTERS,
    FOR_BIOMES,
    FOR_BONUSES,
    FOR_LIFE_CARDS,
    FOR_MISSIONS,
    FOR_PLANETS,
    FOR_SPECIALISATIONS,
    FOR_STARS,
    HAPPENINGS,
    ORGANISMS,
    PLANET_TYPES,
    RESOURCES,
    RINGS,
    SIDES,
    STONES,
    TILE_TYPES,
    UNIVERSAL_STONE,
)


def effect(record: DataRecord, key: str, reason: int, planet: bool = False) -> int:
    effects = Effects(record, key, reason)
    effects.planet = planet
    return effects.compile()


def flat(rows: list[list[int]]) -> list[int]:
    return [value for row in rows for value in row]


def check_total(records: list[DataRecord], table: DataRecord, key: str) -> None:
    """The file itself says how many records it has: a lost or doubled one is noticed."""
    if table.number(key) != len(records):
        refuse(table, key, f"there are {len(records)} records, not {table.number(key)}")


# ---------------------------------------------------------------------- board.toml

_BOARD: Final = GameFile("board.toml")
_RONDEL: Final = _BOARD.table(
    "rondel",
    *["sectors", "direction", "min_move", "max_move", "stone_slot", "crowded_increment"],
    *["crowded_after_move_of_3_cost", "passed_stone_gain"],
)
MIN_MOVE: Final[int] = natural(_RONDEL, "min_move", 1)
MAX_MOVE: Final[int] = natural(_RONDEL, "max_move", MIN_MOVE)
CROWDED: Final[int] = natural(_RONDEL, "crowded_increment")
CROWDED_COST: Final[list[int]] = amounts(_RONDEL, "crowded_after_move_of_3_cost", RESOURCES)
PICK_UP: Final[list[int]] = amounts(_RONDEL, "passed_stone_gain", RESOURCES)

_SECTORS: Final = _BOARD.records("sector", "position", "position", "inner_action", "stone")
SECTORS: Final[int] = len(_SECTORS)


def _check_sectors() -> None:
    if natural(_RONDEL, "sectors", 1) != SECTORS:
        refuse(_RONDEL, "sectors", f"there are {SECTORS} [[sector]] records")
    if MAX_MOVE > SECTORS:
        refuse(_RONDEL, "max_move", "a move is at most one lap")
    for number, record in enumerate(_SECTORS, 1):
        if record.number("position") != number:
            refuse(record, "position", f"expected {number}: sectors stand in their order")
        if word(record, "stone", STONES) == UNIVERSAL_STONE:
            refuse(record, "stone", "the universal stone belongs to no action")


_check_sectors()
INNER_ACTION: Final[list[int]] = [word(record, "inner_action", ACTIONS) for record in _SECTORS]
SECTOR_STONE: Final[list[int]] = [word(record, "stone", STONES) for record in _SECTORS]

_ACTIONS: Final = _BOARD.records(
    "action",
    "id",
    *["id", "name", "ring", "stone", "bonus_1", "bonus_2", "bonus_3", "bonus_4"],
)


def _bonuses() -> list[int]:
    """Per action and step from 1 to MAX_MOVE + 1 (crowded) the movement bonus."""
    if tuple(record.text("id") for record in _ACTIONS) != ACTIONS:
        refuse(_ACTIONS[0], "id", "the actions must be, in this order, " + ", ".join(ACTIONS))
    found: list[int] = []
    for action, record in enumerate(_ACTIONS):
        record.one_of("ring", RINGS)
        for distance in range(1, MAX_MOVE + CROWDED + 1):
            effects = Effects(record, f"bonus_{distance}", FOR_BONUSES)
            effects.bonus = ACTIONS[action] == "life"
            found.append(effects.compile())
    return found


BONUSES: Final[int] = MAX_MOVE + CROWDED
BONUS: Final[list[int]] = _bonuses()  # action x BONUSES + distance - 1

_TILES: Final = _BOARD.records("action_tile", "id", "id", "action", "sides")
ACTION_TILES: Final[list[int]] = [word(record, "action", ACTIONS) for record in _TILES]


def _check_tiles() -> None:
    if len(_TILES) != SECTORS:
        refuse(_RONDEL, "sectors", f"there are {len(_TILES)} [[action_tile]] records")
    for record in _TILES:
        words(record, "sides", ("linked", "plain"))


_check_tiles()
for _record in _BOARD.records(
    "offer", "kind", "kind", "piles_per_type", "types", "visible", "discards_go"
):
    natural(_record, "piles_per_type", 1)

_GENERATOR: Final = _BOARD.table(
    "generator",
    *["positions", "discount_per_star", "discounted_stars", "vp_on_reach", "overflow_vp"],
)
DISCOUNTED_STARS: Final[list[int]] = numbers(_GENERATOR, "discounted_stars")
GENERATOR_VP: Final[list[int]] = numbers(_GENERATOR, "vp_on_reach")
GENERATOR_END: Final[int] = len(GENERATOR_VP) - 1
OVERFLOW_VP: Final[int] = natural(_GENERATOR, "overflow_vp")
STAR_DISCOUNT: Final[int] = natural(_GENERATOR, "discount_per_star")
if numbers(_GENERATOR, "positions") != list(range(len(GENERATOR_VP))):
    refuse(_GENERATOR, "positions", "expected 0, 1, 2 ... as many as vp_on_reach has")
if len(DISCOUNTED_STARS) != len(GENERATOR_VP):
    refuse(_GENERATOR, "discounted_stars", "expected one number per position")

_FIXED: Final = _BOARD.table(
    "fixed_action_values",
    *["new_star_cost", "console_upgrade_cost", "draw_life_cards", "soup_gain"],
    *["soup_generator_steps", "free_exchange_pay", "free_exchange_gain_one_of"],
)
UPGRADE_COST: Final[list[int]] = amounts(_FIXED, "console_upgrade_cost", RESOURCES)
DRAW_CARDS: Final[int] = natural(_FIXED, "draw_life_cards", 1)
SOUP_GAIN: Final[list[int]] = amounts(_FIXED, "soup_gain", RESOURCES)
SOUP_STEPS: Final[int] = natural(_FIXED, "soup_generator_steps")
EXCHANGE_COST: Final[list[int]] = amounts(_FIXED, "free_exchange_pay", RESOURCES)
EXCHANGE_GAINS: Final[list[int]] = sorted(
    RESOURCES.index(name) for name in words(_FIXED, "free_exchange_gain_one_of", RESOURCES)
)
if sum(EXCHANGE_COST) < 2:
    refuse(_FIXED, "free_exchange_pay", "an exchange costs at least 2, or it would never end")

# ---------------------------------------------------------------------- stars.toml

_STARS_FILE: Final = GameFile("stars.toml")
_STARS_META: Final = _STARS_FILE.table(
    "meta", "kinds", "copies_per_kind", "total", "starting_stars"
)
_STARS: Final = _STARS_FILE.records(
    "star",
    "id",
    *["id", "level", "line", "copies", "icons", "energy_cost", "evolves_from"],
    *["activation_cost", "effect"],
)
_STARTING_STARS: Final = _STARS_FILE.records(
    "starting_star",
    "id",
    *["id", "acts_as", "level", "line", "icons", "activation_cost", "effect", "start_sector"],
    *["start_ring", "start_cards", "start_resources"],
)
check_total(_STARS, _STARS_META, "kinds")
check_total(_STARTING_STARS, _STARS_META, "starting_stars")
STAR_KINDS: Final[int] = len(_STARS)
STARTING_STARS: Final[int] = len(_STARTING_STARS)
STAR_NAMES: Final[list[str]] = [r.text("id") for r in _STARS + _STARTING_STARS]
STAR_COPIES: Final[list[int]] = [natural(r, "copies") for r in _STARS]
STAR_COST: Final[list[int]] = [natural(r, "energy_cost") for r in _STARS]
_KINDS: Final = tuple(STAR_NAMES[:STAR_KINDS])
EVOLVES_FROM: Final[list[int]] = [  # a bit per kind; 0: a new star
    sum(1 << _KINDS.index(old) for old in words(r, "evolves_from", _KINDS)) for r in _STARS
]
KIND_OF: Final[list[int]] = list(range(STAR_KINDS)) + [
    word(r, "acts_as", _KINDS) for r in _STARTING_STARS
]
STAR_LEVEL: Final[list[int]] = [natural(r, "level", 1) for r in _STARS + _STARTING_STARS]
STAR_ICONS: Final[list[int]] = flat(
    [amounts(r, "icons", CONDITIONS) for r in _STARS + _STARTING_STARS]
)
ACTIVATION_COST: Final[list[int]] = [
    natural(r, "activation_cost") for r in _STARS + _STARTING_STARS
]
STAR_EFFECT: Final[list[int]] = [effect(r, "effect", FOR_STARS) for r in _STARS + _STARTING_STARS]
START_SECTOR: Final[list[int]] = [natural(r, "start_sector", 1) - 1 for r in _STARTING_STARS]
START_RING: Final[list[int]] = [word(r, "start_ring", RINGS) for r in _STARTING_STARS]
START_CARDS: Final[list[int]] = flat(
    [amounts(r, "start_cards", ORGANISMS) for r in _STARTING_STARS]
)
STAR_RESOURCES: Final[list[int]] = flat(
    [amounts(r, "start_resources", RESOURCES) for r in _STARTING_STARS]
)
OBJECTIVE_LEVEL: Final = 3  # the event of O1 bears the levels III and IV in its name


def _check_stars() -> None:
    new_star = amounts(_FIXED, "new_star_cost", RESOURCES)
    for kind, record in enumerate(_STARS):
        for old in range(STAR_KINDS):
            if EVOLVES_FROM[kind] >> old & 1 and STAR_LEVEL[kind] <= STAR_LEVEL[old]:
                refuse(record, "evolves_from", f"{_KINDS[old]} is not of a lower level")
        if not EVOLVES_FROM[kind] and new_star != [0, STAR_COST[kind], 0]:
            refuse(record, "energy_cost", "differs from new_star_cost in board.toml")
    for star, record in enumerate(_STARTING_STARS):
        if START_SECTOR[star] >= SECTORS:
            refuse(record, "start_sector", f"there are {SECTORS} sectors")


_check_stars()

# ---------------------------------------------------------------------- planets.toml

_PLANETS_FILE: Final = GameFile("planets.toml")
_PLANETS_META: Final = _PLANETS_FILE.table(
    "meta",
    *["total", "per_type", "starting_planets", "types", "icon_of_type", "asteroid_slots"],
    *["max_life_cards", "max_biomes", "max_each_organism"],
)
_PLANETS: Final = _PLANETS_FILE.records(
    "planet", "id", "id", "type", "matter_cost", "icons", "effect"
)
_STARTING_PLANETS: Final = _PLANETS_FILE.records(
    "starting_planet", "id", "id", "type", "icons", "start_resources", "effect"
)
check_total(_PLANETS, _PLANETS_META, "total")
check_total(_STARTING_PLANETS, _PLANETS_META, "starting_planets")
MOST_CARDS: Final[int] = natural(_PLANETS_META, "max_life_cards", 1)
MOST_ORGANISMS: Final[int] = natural(_PLANETS_META, "max_each_organism", 1)
if _PLANETS_META.number("max_biomes") != 1:
    refuse(_PLANETS_META, "max_biomes", "a planet has room for one biome")
CREATABLE: Final[int] = len(_PLANETS)
PLANETS: Final[int] = len(_PLANETS) + len(_STARTING_PLANETS)
PLANET_NAMES: Final[list[str]] = [r.text("id") for r in _PLANETS + _STARTING_PLANETS]
PLANET_TYPE: Final[list[int]] = [
    word(r, "type", PLANET_TYPES) for r in _PLANETS + _STARTING_PLANETS
]
PLANET_COST: Final[list[int]] = [natural(r, "matter_cost") for r in _PLANETS]
PLANET_ICONS: Final[list[int]] = flat(
    [amounts(r, "icons", CONDITIONS) for r in _PLANETS + _STARTING_PLANETS]
)
PLANET_EFFECT: Final[list[int]] = [
    effect(r, "effect", FOR_PLANETS, True) for r in _PLANETS + _STARTING_PLANETS
]
PLANET_RESOURCES: Final[list[int]] = flat(
    [amounts(r, "start_resources", RESOURCES) for r in _STARTING_PLANETS]
)

# ---------------------------------------------------------------------- asteroids.toml

_ASTEROIDS_FILE: Final = GameFile("asteroids.toml")
_ASTEROIDS_META: Final = _ASTEROIDS_FILE.table("meta", "total", "per_type", "max_per_planet")
_ASTEROIDS: Final = _ASTEROIDS_FILE.records(
    "asteroid", "type", "type", "copies", "icons", "surcharge"
)
_SLOTS: Final = _ASTEROIDS_FILE.records("asteroid_slot", "id", "id", "position", "cost")
SLOTS: Final[int] = len(_SLOTS)
SLOT_NAMES: Final[list[str]] = [r.text("id") for r in _SLOTS]
SLOT_COST: Final[list[int]] = flat(
    [amounts(r, "cost", (*RESOURCES, "organism"))[:3] for r in _SLOTS]
)
SLOT_ORGANISMS: Final[list[int]] = [amounts(r, "cost", (*RESOURCES, "organism"))[3] for r in _SLOTS]
ASTEROID_COPIES: Final[list[int]] = [natural(r, "copies") for r in _ASTEROIDS]
ASTEROID_ICONS: Final[list[int]] = flat([amounts(r, "icons", CONDITIONS) for r in _ASTEROIDS])
SURCHARGE: Final[list[int]] = flat([amounts(r, "surcharge", RESOURCES) for r in _ASTEROIDS])


def _check_asteroids() -> None:
    if tuple(r.text("type") for r in _ASTEROIDS) != ASTEROID_TYPES:
        refuse(
            _ASTEROIDS[0],
            "type",
            "the types must be, in this order: heat, carbon, water, radiation",
        )
    for record, organisms in zip(_SLOTS, SLOT_ORGANISMS, strict=True):
        if organisms > 1:
            refuse(record, "cost", "a slot costs at most 1 organism")
    for table in (_ASTEROIDS_META, _PLANETS_META):
        key = "max_per_planet" if table is _ASTEROIDS_META else "asteroid_slots"
        if table.number(key) != SLOTS:
            refuse(table, key, f"there are {SLOTS} [[asteroid_slot]] records")


_check_asteroids()

# ---------------------------------------------------------------------- biomes.toml

_BIOMES_FILE: Final = GameFile("biomes.toml")
_BIOMES_META: Final = _BIOMES_FILE.table(
    "meta",
    *["total", "abundant", "scarce", "abundant_activation_cost", "scarce_activation_cost"],
)
_BIOMES: Final = _BIOMES_FILE.records(
    "biome",
    "id",
    *["id", "name", "kind", "trigger", "requirement", "activation_cost", "reward"],
    "reward_completed",
)
check_total(_BIOMES, _BIOMES_META, "total")
BIOMES: Final[int] = len(_BIOMES)
BIOME_NAMES: Final[list[str]] = [r.text("id") for r in _BIOMES]
BIOME_KIND: Final[list[int]] = [word(r, "kind", BIOME_KINDS) for r in _BIOMES]
TRIGGER: Final[list[int]] = [word(r, "trigger", ACTIONS) for r in _BIOMES]
BIOME_NEEDS: Final[list[int]] = flat([amounts(r, "requirement", ORGANISMS) for r in _BIOMES])
BIOME_COST: Final[list[int]] = flat([amounts(r, "activation_cost", RESOURCES) for r in _BIOMES])
REWARD: Final[list[int]] = [effect(r, "reward", FOR_BIOMES, True) for r in _BIOMES]
REWARD_COMPLETED: Final[list[int]] = [
    effect(r, "reward_completed", FOR_BIOMES, True) for r in _BIOMES
]
# Whether a use of the biome is a mere gain that nobody would decline (3.9, 2).
MERE_GAIN: Final[list[bool]] = [
    BIOME_COST[3 * b : 3 * b + 3] == [0, 0, 0]
    and is_immediate(REWARD[b])
    and is_immediate(REWARD_COMPLETED[b])
    for b in range(BIOMES)
]

# ---------------------------------------------------------------------- life_cards.toml

_LIFE_FILE: Final = GameFile("life_cards.toml")
_LIFE_META: Final = _LIFE_FILE.table("meta", "total", "bacteria", "plant", "animal", "numbering")
_CARDS: Final = _LIFE_FILE.records(
    "card",
    "id",
    *["id", "number", "type", "name", "conditions", "needs", "removes", "gains", "effect"],
)
check_total(_CARDS, _LIFE_META, "total")
CARDS: Final[int] = len(_CARDS)
CARD_NAMES: Final[list[str]] = [r.text("id") for r in _CARDS]
CARD_TYPE: Final[list[int]] = [word(r, "type", ORGANISMS) for r in _CARDS]
CARD_CONDITIONS: Final[list[int]] = flat([amounts(r, "conditions", CONDITIONS) for r in _CARDS])
CARD_NEEDS: Final[list[int]] = flat([amounts(r, "needs", ORGANISMS) for r in _CARDS])
CARD_REMOVES: Final[list[int]] = flat([amounts(r, "removes", ORGANISMS) for r in _CARDS])
CARD_EFFECT: Final[list[int]] = [effect(r, "effect", FOR_LIFE_CARDS, True) for r in _CARDS]
CARD_ICONS: Final[list[int]] = [  # a bit per condition that it shows
    sum(1 << c for c in range(len(CONDITIONS)) if CARD_CONDITIONS[len(CONDITIONS) * card + c])
    for card in range(CARDS)
]


def _gains() -> tuple[list[int], list[int]]:
    """Every card gains exactly one kind of organism (4.3): which, and how many."""
    kinds, counts = [], []
    for record in _CARDS:
        row = amounts(record, "gains", ORGANISMS)
        if sum(1 for count in row if count) != 1:
            refuse(record, "gains", "a card gains exactly one kind of organism")
        counts.append(max(row))
        kinds.append(row.index(max(row)))
    return kinds, counts


_GAINS: Final = _gains()
GAINED_KIND: Final[list[int]] = _GAINS[0]
GAINED: Final[list[int]] = _GAINS[1]

# ---------------------------------------------------------------------- specialisations.toml

_SPECIALISATIONS_FILE: Final = GameFile("specialisations.toml")
_SPECIALISATIONS_META: Final = _SPECIALISATIONS_FILE.table(
    "meta", "total", "sets", "cards_per_set", "levels", "upgrade_cost"
)
_SPECIALISATIONS: Final = _SPECIALISATIONS_FILE.records(
    "specialisation",
    "id",
    *["id", "set", "stone", "action", "name", "level0", "level1", "level2"],
)
check_total(_SPECIALISATIONS, _SPECIALISATIONS_META, "total")
SETS: Final[list[str]] = [str(name) for name in _SPECIALISATIONS_META.array("sets")]
TOP_LEVEL: Final = 2
LEVELS: Final = 3
SPECIALISED: Final = 3  # cards of a set: one per specific stone
SPECIALISATION_NAMES: Final[list[str]] = [r.text("id") for r in _SPECIALISATIONS]


def _specialisations() -> tuple[list[int], list[Modifiers]]:
    """Per card (set x 3 + stone) and level: what follows the action, what changes it (4.7)."""
    after: list[int] = []
    modifiers: list[Modifiers] = []
    if _SPECIALISATIONS_META.array("levels") != list(range(LEVELS)):
        refuse(_SPECIALISATIONS_META, "levels", "expected [0, 1, 2]")
    if amounts(_SPECIALISATIONS_META, "upgrade_cost", RESOURCES) != UPGRADE_COST:
        refuse(_SPECIALISATIONS_META, "upgrade_cost", "differs from board.toml")
    for card, record in enumerate(_SPECIALISATIONS):
        name, stone = SETS[card // SPECIALISED], STONES[card % SPECIALISED]
        if (record.text("set"), record.text("stone")) != (name, stone):
            refuse(record, "set", f"expected the {stone} card of set {name} here")
        word(record, "action", ACTIONS)
        for level in range(LEVELS):
            effects = Effects(record, f"level{level}", FOR_SPECIALISATIONS)
            effects.planet = stone != "star"
            effects.modifiers = Modifiers()
            after.append(effects.compile())
            modifiers.append(effects.modifiers)
    return after, modifiers


_SPECIAL: Final = _specialisations()
SPECIAL_AFTER: Final[list[int]] = _SPECIAL[0]  # (set x 3 + stone) x LEVELS + level
SPECIAL_DISCOUNT: Final[list[int]] = flat([m.discount for m in _SPECIAL[1]])
SPECIAL_WAIVED: Final[list[int]] = [m.waived for m in _SPECIAL[1]]
SPECIAL_BONUS: Final[list[int]] = [m.life_bonus for m in _SPECIAL[1]]

# ---------------------------------------------------------------------- missions.toml

_MISSIONS_FILE: Final = GameFile("missions.toml")
_MISSIONS_META: Final = _MISSIONS_FILE.table("meta", "total", "dealt_per_player")
_MISSIONS: Final = _MISSIONS_FILE.records("mission", "id", "id", "name", "requirement", "reward")
check_total(_MISSIONS, _MISSIONS_META, "total")
MISSIONS: Final[int] = len(_MISSIONS)
MISSIONS_DEALT: Final[int] = natural(_MISSIONS_META, "dealt_per_player", 1)
MISSION_NAMES: Final[list[str]] = [r.text("id") for r in _MISSIONS]
MISSION_COUNTER: Final[list[int]] = [requirement(r, "requirement")[0] for r in _MISSIONS]
MISSION_LEAST: Final[list[int]] = [requirement(r, "requirement")[1] for r in _MISSIONS]
MISSION_REWARD: Final[list[int]] = [effect(r, "reward", FOR_MISSIONS) for r in _MISSIONS]

# ---------------------------------------------------------------------- objectives.toml

_OBJECTIVES_FILE: Final = GameFile("objectives.toml")
_OBJECTIVES_META: Final = _OBJECTIVES_FILE.table(
    "meta",
    *["main", "alternative", "organism_tiles", "organism_large", "organism_small"],
    "completed_to_end",
)
_END: Final = _OBJECTIVES_FILE.table(
    "end_condition",
    *["objectives_in_play", "tracks", "large_organism_tiles", "completed_to_trigger"],
)
_MAIN: Final = _OBJECTIVES_FILE.records(
    "main_objective",
    "id",
    *["id", "blue_lines", "advance_on", "track", "last_space_single_occupancy", "scoring_count"],
)
_ALTERNATIVE: Final = _OBJECTIVES_FILE.records(
    "alternative_objective", "id", "id", "blue_lines", "replaces", "scoring_count"
)
_ORGANISM_TILES: Final = _OBJECTIVES_FILE.records(
    "organism_objective",
    "id",
    *["id", "size", "type", "threshold", "vp", "players_mark", "ends_game_step"],
)
check_total(_MAIN, _OBJECTIVES_META, "main")
check_total(_ALTERNATIVE, _OBJECTIVES_META, "alternative")
check_total(_ORGANISM_TILES, _OBJECTIVES_META, "organism_tiles")
TRACKS: Final = 3
TRACK_NAMES: Final[list[str]] = [r.text("id") for r in _MAIN]
TRACK_VALUES: Final[list[list[int]]] = [numbers(r, "track") for r in _MAIN]
TRACK_END: Final[list[int]] = [len(values) - 1 for values in TRACK_VALUES]
ADVANCE_ON: Final[list[int]] = [word(r, "advance_on", HAPPENINGS) for r in _MAIN]
LAST_IS_SINGLE: Final[list[bool]] = [r.flag("last_space_single_occupancy") for r in _MAIN]
TRACK_COUNTER: Final[list[int]] = [word(r, "scoring_count", COUNTERS) for r in _MAIN]
ALTERNATIVE_NAMES: Final[list[str]] = [r.text("id") for r in _ALTERNATIVE]
COMPLETED_TO_END: Final[int] = natural(_END, "completed_to_trigger", 1)


def _alternative_counters() -> list[int]:
    """Per track the counter of the alternative tile that covers it."""
    if len(_MAIN) != TRACKS:
        refuse(_OBJECTIVES_META, "main", f"there are {TRACKS} tracks")
    counters = TRACK_COUNTER[:]
    for record in _ALTERNATIVE:
        track = word(record, "replaces", tuple(TRACK_NAMES))
        counters[track] = word(record, "scoring_count", COUNTERS)
    if _OBJECTIVES_META.number("completed_to_end") != COMPLETED_TO_END:
        refuse(_OBJECTIVES_META, "completed_to_end", "differs from completed_to_trigger")
    return counters


ALTERNATIVE_COUNTER: Final[list[int]] = _alternative_counters()
ORGANISM_TILES: Final[int] = len(_ORGANISM_TILES)
ORGANISM_TILE_NAMES: Final[list[str]] = [r.text("id") for r in _ORGANISM_TILES]
TILE_IS_LARGE: Final[list[bool]] = [
    word(r, "size", ("small", "large")) == 1 for r in _ORGANISM_TILES
]
TILE_TYPE: Final[list[int]] = [word(r, "type", TILE_TYPES) for r in _ORGANISM_TILES]
TILE_THRESHOLD: Final[list[int]] = [natural(r, "threshold", 1) for r in _ORGANISM_TILES]
TILE_VP: Final[list[int]] = [natural(r, "vp") for r in _ORGANISM_TILES]
TILE_MARK: Final[list[str]] = [
    r.one_of("players_mark", ("all", "3+", "4")) for r in _ORGANISM_TILES
]
TILE_STACKS: Final[list[list[int]]] = [  # size x 4 + type: its tiles, the highest VP first
    sorted(
        [t for t in range(ORGANISM_TILES) if TILE_TYPE[t] == kind and TILE_IS_LARGE[t] == large],
        key=lambda tile: -TILE_VP[tile],
    )
    for large in (False, True)
    for kind in range(len(TILE_TYPES))
]
TILE_ENDS: Final[list[bool]] = [r.flag("ends_game_step") for r in _ORGANISM_TILES]

# ---------------------------------------------------------------------- setup.toml

_SETUP: Final = GameFile("setup.toml")
_SYSTEM: Final = _SETUP.table("solar_system_tile", "star_slots", "planet_slots")
_COMPONENTS: Final = _SETUP.table(
    "components",
    *["game_board", "action_tiles", "solar_system_tiles", "stars", "overview_cards"],
    *["starting_stars", "planets", "starting_planets", "biomes", "asteroids", "life_cards"],
    *["specialisation_cards", "missions", "alternative_objectives", "organism_figures"],
    *["resource_pieces", "x5_tokens", "first_player_token", "vp_tokens", "organism_objectives"],
    *["score_pad", "consoles", "scientists", "creation_stones_per_player"],
    *["generator_markers_per_player", "objective_markers_per_player", "solo_tile"],
    *["solo_challenges", "solo_progress"],
)
SYSTEM_TILES: Final[int] = natural(_COMPONENTS, "solar_system_tiles", 4)
PLANET_SPACES: Final[int] = natural(_SYSTEM, "planet_slots", 1)
if _SYSTEM.number("star_slots") != 1:
    refuse(_SYSTEM, "star_slots", "a solar system has one star")
_COUNTS: Final = _SETUP.records(
    "player_count",
    "players",
    *["players", "linked_sectors", "plain_sectors", "remove_small_organism_tiles"],
)
LINKED: Final[list[int]] = [0] + [  # per number of players a bit per sector
    sum(1 << sector - 1 for sector in numbers(r, "linked_sectors")) for r in _COUNTS
]
REMOVED_MARKS: Final[list[list[str]]] = [[]] + [
    words(r, "remove_small_organism_tiles", ("all", "3+", "4")) for r in _COUNTS
]
if [r.number("players") for r in _COUNTS] != [1, 2, 3, 4]:
    refuse(_COUNTS[0], "players", "expected the records for 1, 2, 3 and 4 players")
for _count in _COUNTS:
    if sorted(numbers(_count, "linked_sectors") + numbers(_count, "plain_sectors")) != list(
        range(1, SECTORS + 1)
    ):
        refuse(_count, "plain_sectors", "every sector is either linked or plain")
_START: Final = _SETUP.table(
    "start",
    *["vp", "generator", "objective_spaces", "specialisation_levels", "universal_stone"],
)
START_GENERATOR: Final[int] = natural(_START, "generator")
START_SPACES: Final[list[int]] = numbers(_START, "objective_spaces")
START_LEVELS: Final[list[int]] = numbers(_START, "specialisation_levels")
if _START.number("vp") != 0:
    refuse(_START, "vp", "all players start with 0 victory points")

# ---------------------------------------------------------------------- solo (section 7)

_SOLO: Final = _SETUP.table(
    "solo",
    *["rounds_max", "rival_start_offset", "rival_ring", "levels", "score_targets"],
    *["challenges_required", "challenge_vp"],
)
SOLO_LEVELS: Final[list[str]] = [str(name) for name in _SOLO.array("levels")]
SOLO_TARGETS: Final[list[int]] = numbers(_SOLO, "score_targets")
SOLO_CHALLENGES: Final[list[int]] = numbers(_SOLO, "challenges_required")
SOLO_ROUNDS: Final[int] = natural(_SOLO, "rounds_max", 1)
RIVAL_OFFSET: Final[int] = natural(_SOLO, "rival_start_offset")
RIVAL_RING: Final[int] = word(_SOLO, "rival_ring", RINGS)
_CHALLENGES: Final = _SETUP.records(
    "solo_challenge", "id", "id", "tier", "name", "requirement", "vp"
)
CHALLENGES: Final[int] = len(_CHALLENGES)
CHALLENGE_NAMES: Final[list[str]] = [r.text("id") for r in _CHALLENGES]
CHALLENGE_TIER: Final[list[int]] = [natural(r, "tier", 1) for r in _CHALLENGES]
CHALLENGE_COUNTER: Final[list[int]] = [requirement(r, "requirement")[0] for r in _CHALLENGES]
CHALLENGE_LEAST: Final[list[int]] = [requirement(r, "requirement")[1] for r in _CHALLENGES]
CHALLENGE_VP: Final[list[int]] = [natural(r, "vp") for r in _CHALLENGES]
TIERS: Final[int] = len(_SOLO.array("challenge_vp"))

_PROGRESS: Final = _SETUP.records(
    "solo_progress", "id", "id", "move", "ring", "take", "advance", "organisms"
)
PROGRESS: Final[int] = len(_PROGRESS)
PROGRESS_NAMES: Final[list[str]] = [r.text("id") for r in _PROGRESS]
PROGRESS_MOVE: Final[list[int]] = [natural(r, "move") for r in _PROGRESS]
PROGRESS_RING: Final[list[int]] = [word(r, "ring", RINGS) for r in _PROGRESS]
PROGRESS_ORGANISMS: Final[list[int]] = flat([amounts(r, "organisms", ORGANISMS) for r in _PROGRESS])
LEADING: Final = -2
PROGRESS_ADVANCE: Final[list[int]] = [
    word(r, "advance", ("leading", "", *TRACK_NAMES)) - 2 for r in _PROGRESS
]

# ---------------------------------------------------------------------- piles (2.3)

PLANET_PILE: Final = 0
BIOME_PILE: Final[int] = 2 * len(PLANET_TYPES)
LIFE_PILE: Final[int] = BIOME_PILE + 2 * len(BIOME_KINDS)
PILES: Final[int] = LIFE_PILE + 2 * len(ORGANISMS)
PILE_NAMES: Final[list[str]] = [
    f"{kind}-{name}-{side}"
    for kind, names in (("planet", PLANET_TYPES), ("biome", BIOME_KINDS), ("life", ORGANISMS))
    for name in names
    for side in SIDES
]
OFFERS: Final = ("planet", "biome", "life_card", "asteroid")
TAKE_ASTEROID: Final = 100  # + type: what a progress card takes is an asteroid, not of a pile


def _taken(record: DataRecord) -> int:
    """What a progress card takes: the left pile of a type, or TAKE_ASTEROID + type."""
    take = record.values.get("take")
    if not isinstance(take, dict) or sorted(take) != ["offer", "type"]:
        refuse(record, "take", "expected {offer = ..., type = ...}")
    kinds = (PLANET_TYPES, BIOME_KINDS, ORGANISMS, ASTEROID_TYPES)
    if take["offer"] not in OFFERS:
        refuse(record, "take", f"unknown offer {take['offer']!r}")
    offer = OFFERS.index(take["offer"])
    if take["type"] not in kinds[offer]:
        refuse(record, "take", f"there is no {take['offer']} of type {take['type']!r}")
    number = kinds[offer].index(take["type"])
    if offer == 3:
        return TAKE_ASTEROID + number
    return (PLANET_PILE, BIOME_PILE, LIFE_PILE)[offer] + 2 * number


PROGRESS_TAKE: Final[list[int]] = [_taken(r) for r in _PROGRESS]
