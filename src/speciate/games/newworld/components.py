"""The components as the data files give them: traits, evolution cards, area cards, constants."""

from __future__ import annotations

from typing import Final

from speciate.core.data import DataRecord, NamedValues, open_data

GAME_ID: Final = "newworld"

# The traits that the rules name, in the order of traits.toml; further ones follow them there.
CARNIVOROUS: Final = 0
FAT: Final = 1
SWIMMING: Final = 2
NOCTURNAL: Final = 3
ROBUST: Final = 4
MUTATED: Final = 5
SHARP_SIGHTED: Final = 6
CAMOUFLAGED: Final = 7
BURROWING: Final = 8
POISONOUS: Final = 9
RUNNING: Final = 10
HORNED: Final = 11
ELUSIVE: Final = 12
REPULSIVE: Final = 13
SCAVENGING: Final = 14
HIBERNATING: Final = 15
METAMORPHOSING: Final = 16
THIEVING: Final = 17
PARASITISED: Final = 18
STAGNATING: Final = 19
ADAPTIVE: Final = 20
COMMUNICATING: Final = 21
COOPERATING: Final = 22
HOOFED: Final = 23
MUTUALISTIC: Final = 24
MIMICKING: Final = 25
FLYING: Final = 26
INTELLIGENT: Final = 27
SHY: Final = 28

KNOWN_TRAITS: Final = [
    "carnivorous",
    "fat-storing",
    "swimming",
    "nocturnal",
    "robust",
    "mutated",
    "sharp-sighted",
    "camouflaged",
    "burrowing",
    "poisonous",
    "running",
    "horned",
    "elusive",
    "repulsive",
    "scavenging",
    "hibernating",
    "metamorphosing",
    "thieving",
    "parasitised",
    "stagnating",
    "adaptive",
    "communicating",
    "cooperating",
    "hoofed",
    "mutualistic",
    "mimicking",
    "flying",
    "intelligent",
    "shy",
]

MOST_TRAITS: Final = 64  # a trait card in play is one number of 7 + 6 bits and two flags
MOST_CARDS: Final = 128
NO_TRAITS: Final = -1  # what a Glacier needs, in AREA_NEEDS
OWN: Final = 0
OPPONENT: Final = 1
ANY: Final = 2
TARGETS: Final = ("own", "opponent", "any")


def _traits() -> list[DataRecord]:
    records = open_data(GAME_ID, "traits.toml").records("trait")
    ids = [record.text("id") for record in records]
    if ids[: len(KNOWN_TRAITS)] != KNOWN_TRAITS:
        records[0].fail("the first traits must be, in this order, " + ", ".join(KNOWN_TRAITS))
    if len(records) > MOST_TRAITS:
        records[MOST_TRAITS].fail(f"there is room for {MOST_TRAITS} traits only")
    for record in records:
        record.only(
            "id", "kind", "bonus", "target", "harmful", "pair", "many", "excludes", "source"
        )
        record.one_of("kind", ("extended", "brief"))
        record.source()
        if ids.count(record.text("id")) > 1:
            record.fail("this id is used twice")
        for other in record.array("excludes", []):
            if other not in ids:
                record.fail(f"excludes names the unknown trait {other!r}")
    return records


_TRAITS: Final = _traits()
TRAIT_NAMES: Final[list[str]] = [record.text("id") for record in _TRAITS]
TRAIT_SOURCES: Final[list[str]] = [record.source() for record in _TRAITS]
BONUS: Final[list[int]] = [record.number("bonus") for record in _TRAITS]
TARGET: Final[list[int]] = [TARGETS.index(record.one_of("target", TARGETS)) for record in _TRAITS]
MANY: Final[list[bool]] = [record.flag("many") for record in _TRAITS]
PAIR: Final[list[bool]] = [record.flag("pair") for record in _TRAITS]
HARMFUL_MASK: Final[int] = sum(1 << t for t, record in enumerate(_TRAITS) if record.flag("harmful"))
PAIR_MASK: Final[int] = sum(1 << t for t in range(len(_TRAITS)) if PAIR[t])


def dice(table: NamedValues, name: str) -> list[int]:
    record, value = table.value(name)
    if not isinstance(value, list) or any(side not in (1, 2, 3, 4, 5, 6) for side in value):
        record.fail(f"value must be a list of sides of the die, not {value!r}")
    return [int(side) for side in value]


class Constants:
    """The numbers and readings of constants.toml, by name."""

    def __init__(self) -> None:
        table = NamedValues(open_data(GAME_ID, "constants.toml"))
        self.prey_food: int = table.number("prey_food")
        self.elusive_food: int = table.number("elusive_food")
        self.running_escapes: list[int] = dice(table, "running_escapes")
        self.horned_kills: list[int] = dice(table, "horned_kills")
        self.every_scavenger: bool = table.word("scavenger_recipients", "every", "first") == "every"
        self.scavenger_excludes_carnivorous: bool = table.flag("scavenger_excludes_carnivorous")
        self.any_food_cooperates: bool = table.word("cooperation_trigger", "any", "red") == "any"
        self.swimming_predator_limited: bool = table.flag("swimming_predator_limited")
        self.any_harm_breaks_mutualism: bool = (
            table.word("mutualism_broken_by", "harmful", "mutated") == "harmful"
        )
        self.adaptive_covers_shelter: bool = table.flag("adaptive_covers_shelter")
        self.hibernation_in_final_epoch: bool = table.flag("hibernation_in_final_epoch")
        self.shelters_return: bool = table.flag("shelters_return_each_epoch")
        self.hand_limit: int = table.number("hand_limit")
        self.starting_hand: int = table.number("starting_hand")
        self.extra_draw: int = table.number("extra_draw")
        self.epochs: int = table.number("epochs")
        self.cataclysm_hand: int = table.number("cataclysm_hand")
        self.cataclysm_kept: int = table.number("cataclysm_kept")
        self.animal_points: int = table.number("animal_points")


CONSTANTS: Final = Constants()


def _excluded() -> list[int]:
    masks = []
    for record in _TRAITS:
        mask = sum(1 << TRAIT_NAMES.index(other) for other in record.array("excludes", []))
        if not CONSTANTS.scavenger_excludes_carnivorous and record.text("id") in (
            "carnivorous",
            "scavenging",
        ):
            mask &= ~(1 << CARNIVOROUS | 1 << SCAVENGING)
        masks.append(mask)
    return masks


EXCLUDES: Final[list[int]] = _excluded()


def _cards() -> list[DataRecord]:
    records = open_data(GAME_ID, "cards.toml").records("card")
    seen = set()
    for record in records:
        record.only("id", "extended", "brief", "copies", "source")
        record.source()
        for half in ("extended", "brief"):
            if record.text(half) not in TRAIT_NAMES:
                record.fail(f"{half} names the unknown trait {record.text(half)!r}")
        if record.number("copies") < 1:
            record.fail("copies must be at least 1")
        if record.text("id") in seen:
            record.fail("this id is used twice")
        seen.add(record.text("id"))
        if sum(other.number("copies") for other in records) > MOST_CARDS:
            record.fail(f"there is room for {MOST_CARDS} cards only")
    return records


_CARDS: Final = _cards()
CARD_TYPES: Final[list[str]] = [record.text("id") for record in _CARDS]
CARD_SOURCES: Final[list[str]] = [record.source() for record in _CARDS]
TYPE_OF: Final[list[int]] = [
    number for number, record in enumerate(_CARDS) for _ in range(record.number("copies"))
]
EXTENDED: Final[list[int]] = [TRAIT_NAMES.index(_CARDS[t].text("extended")) for t in TYPE_OF]
BRIEF: Final[list[int]] = [TRAIT_NAMES.index(_CARDS[t].text("brief")) for t in TYPE_OF]
CARDS: Final[int] = len(TYPE_OF)
CARD_NAMES: Final[list[str]] = [
    f"{CARD_TYPES[t]}#{TYPE_OF[:card].count(t) + 1}" for card, t in enumerate(TYPE_OF)
]


class Area:
    """One place that offers tokens: an area card, or the upper or lower part of one."""

    def __init__(
        self, name: str, needs: int, red: int, shelter: int, swamp: bool, most: int
    ) -> None:
        self.name = name
        self.needs = needs  # 0: nothing; NO_TRAITS; else the bit of a trait
        self.red = red
        self.shelter = shelter
        self.swamp = swamp
        self.most = most


def _areas() -> tuple[list[str], list[str], list[Area | None]]:
    """Per card its name and source; per area (card x 2 + part) what it is, or None."""
    names: list[str] = []
    sources: list[str] = []
    areas: list[Area | None] = []
    for record in open_data(GAME_ID, "areas.toml").records("area"):
        record.only(
            *[
                "id",
                "needs",
                "red",
                "shelter",
                "swamp",
                "most",
                "lower",
                "lower_red",
                "lower_shelter",
                "copies",
                "source",
            ]
        )
        needs_name = record.text("needs", "")
        if needs_name in ("", "no-traits"):
            needs = NO_TRAITS if needs_name else 0
        elif needs_name in TRAIT_NAMES:
            needs = 1 << TRAIT_NAMES.index(needs_name)
        else:
            record.fail(f'needs must be a trait or "no-traits", not {needs_name!r}')
        for copy in range(1, record.number("copies") + 1):
            names.append(f"{record.text('id')}-{copy}")
            sources.append(record.source())
            areas.append(
                Area(
                    names[-1],
                    needs,
                    record.number("red"),
                    record.number("shelter"),
                    record.flag("swamp"),
                    record.number("most", record.number("red")),
                )
            )
            lower = record.text("lower", "")
            areas.append(
                Area(
                    f"{lower}-{copy}",
                    0,
                    record.number("lower_red"),
                    record.number("lower_shelter"),
                    False,
                    record.number("lower_red"),
                )
                if lower
                else None
            )
    return names, sources, areas


_AREAS: Final = _areas()
AREA_CARD_NAMES: Final[list[str]] = _AREAS[0]
AREA_SOURCES: Final[list[str]] = _AREAS[1]
AREAS: Final[list[Area | None]] = _AREAS[2]
AREA_CARDS: Final[int] = len(AREA_CARD_NAMES)
AREA_NEEDS: Final[list[int]] = [area.needs if area is not None else 0 for area in AREAS]
PARTS: Final[list[int]] = [
    2 if AREAS[2 * card + 1] is not None else 1 for card in range(AREA_CARDS)
]
SWAMP: Final[list[bool]] = [area is not None and area.swamp for area in AREAS]
