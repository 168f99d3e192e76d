"""The data files: complete, sourced, and refused with file, line and reason when they are wrong."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import speciate.games.marine as marine
from speciate.core.data import SOURCES, DataFile, NamedValues, open_data
from speciate.core.errors import BadData
from speciate.games.marine import components
from speciate.games.marine.components import CARD_ICONS, ICON_SOURCES, TILE_COUNT

FOLDER = Path(str(marine.__file__)).parent / "data"
PROVISIONAL = [  # section 1.9, as far as no rulebook settles it
    "migration_cubes",
    "solar_radiation_delta",
    "marine_snow_terrain",
    "terrestrial_max",
    "cladogenesis_second",
    "tectonic_shift_scope",
    "ancient_lineage_slot",
    "bottom_feeder_action",
    "hadopelagic_condition",
    "camouflage_species",
    "solitary_vp",
    "exaptation_draw",
    "turn_cap",
]


def test_every_record_names_its_source() -> None:
    files = sorted(FOLDER.glob("*.toml"))
    assert len(files) == 7
    for path in files:
        for rows in tomllib.loads(path.read_text(encoding="utf-8")).values():
            for row in rows:
                assert row["source"] in SOURCES, (path.name, row)


@pytest.mark.parametrize("name", PROVISIONAL)
def test_provisional_constants_are_marked(name: str) -> None:
    record, _ = NamedValues(open_data("marine", "constants.toml")).value(name)
    assert record.source() == "reconstructed"
    assert record.text("meaning")


def test_counts_of_components() -> None:
    assert sum(TILE_COUNT[:-1]) == 36
    assert TILE_COUNT[-1] == 12
    assert len(components.CARD_NAMES) == 35
    assert len(components.TRAIT_NAMES) == 18
    assert components.SPACES == 37
    assert components.SPECIAL_ONLY.bit_count() == 6


def test_icons_are_ten_extinctions_and_seven_survivals_all_reconstructed() -> None:
    assert sum(1 for icons in CARD_ICONS if icons & components.EXTINCTION_ICON) == 10
    assert sum(1 for icons in CARD_ICONS if icons & components.SURVIVAL_ICON) == 7
    assert set(ICON_SOURCES) == {"reconstructed"}
    assert [components.CARD_NAMES[i] for i, x in enumerate(components.CARD_USES_SLOT) if x] == [
        "profligate-carnivore",
        "solar-radiation",
        "trophic-cascade",
    ]


def wrong(tmp_path: Path, file: str, old: str, new: str) -> DataFile:
    text = (FOLDER / file).read_text(encoding="utf-8")
    assert re.search(old, text)
    target = tmp_path / file
    target.write_text(re.sub(old, new, text, count=1), encoding="utf-8")
    return DataFile(target)


BAD_FILES = [
    ("animals.toml", "animal", '"reptiles"', '"newts"', "in this order"),
    ("animals.toml", "animal", 'source = "rulebook"', 'source = "hearsay"', "source must be"),
    ("traits.toml", "trait", 'id = "flight"\n', 'id = "flight"\ncolour = "red"\n', "unknown key"),
]


@pytest.mark.parametrize(("file", "array", "old", "new", "message"), BAD_FILES)
def test_a_wrong_record_is_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    file: str,
    array: str,
    old: str,
    new: str,
    message: str,
) -> None:
    data = wrong(tmp_path, file, old, new)
    monkeypatch.setattr(components, "open_data", lambda game, name: data)
    names = components.KNOWN_ANIMALS if array == "animal" else components.KNOWN_TRAITS
    keys = ("printed",) if array == "animal" else ()
    with pytest.raises(BadData, match=message) as caught:
        components.checked(file, array, names, *keys)
    assert f"{file}, line " in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('value = "ocean"', 'value = "lava"', "one of land, kelp"),
        ("value = 16", 'value = "few"', "whole number"),
        ("value = true", "value = 3", "true or false"),
        (r"value = \[1, 3, 5, 0\]", "value = [1, 3]", "4 whole numbers"),
        ('id = "turn_cap"', 'id = "turn_cup"', "'turn_cap' is missing"),
    ],
)
def test_a_wrong_constant_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, message: str
) -> None:
    data = wrong(tmp_path, "constants.toml", old, new)
    monkeypatch.setattr(components, "open_data", lambda game, name: data)
    with pytest.raises(BadData, match=message):
        components.Constants()


def test_the_catalogue_tells_what_is_printed_on_every_component() -> None:
    catalogue = marine.GAME.catalogue()
    assert sorted(catalogue) == sorted(path.stem for path in FOLDER.glob("*.toml"))
    cards = {record["id"]: record for record in catalogue["cards"]["card"]}
    assert cards["biomass"]["icons"] == ["extinction"]
    terrains = {record["id"]: record for record in catalogue["terrains"]["terrain"]}
    assert terrains["reef"]["scores"] == [6, 3, 2]
