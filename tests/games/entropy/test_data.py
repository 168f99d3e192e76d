"""The data: counts as the rulebook lists them, ids, effects; bad data is refused by line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from speciate.core.data import PACKAGE, DataFile
from speciate.core.errors import BadData
from speciate.games.entropy import components as c
from speciate.games.entropy.language import CODE, END, NUMBER_OF, WIDTH, Effects, Modifiers
from speciate.games.entropy.vocabulary import PLANET_TYPES
from tests.games.entropy.table import GAME

DATA = PACKAGE / "entropy" / "data"
FILES = sorted(DATA.glob("*.toml"))


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


# ---------------------------------------------------------------------- counts (1.1)


def test_counts_of_all_components() -> None:
    listed = load("setup")["components"]
    assert c.SYSTEM_TILES == listed["solar_system_tiles"] == 20
    assert len(c.ACTION_TILES) == listed["action_tiles"] == 6
    assert sum(c.STAR_COPIES) == listed["stars"] == 55
    assert c.STARTING_STARS == listed["starting_stars"] == 6
    assert c.CREATABLE == listed["planets"] == 44
    assert c.PLANETS - c.CREATABLE == listed["starting_planets"] == 8
    assert c.BIOMES == listed["biomes"] == 36
    assert sum(c.ASTEROID_COPIES) == listed["asteroids"] == 40
    assert c.CARDS == listed["life_cards"] == 66
    assert len(c.SPECIALISATION_NAMES) == listed["specialisation_cards"] == 12
    assert c.MISSIONS == listed["missions"] == 12
    assert len(c.ALTERNATIVE_NAMES) == listed["alternative_objectives"] == 3
    assert c.ORGANISM_TILES == listed["organism_objectives"] == 15
    assert c.CHALLENGES == listed["solo_challenges"] == 12
    assert c.PROGRESS == listed["solo_progress"] == 19
    assert listed["organism_figures"] == {"bacteria": 60, "plant": 50, "animal": 30}
    assert listed["resource_pieces"] == {"energy": 20, "entropy": 20, "matter": 20}
    assert listed["vp_tokens"] == {"v1": 40, "v5": 20, "v10": 10}
    assert (listed["x5_tokens"], listed["overview_cards"]) == (48, 8)
    assert listed["creation_stones_per_player"] == 4


def test_counts_by_type() -> None:
    assert c.STAR_COPIES == [5] * 11
    assert c.ASTEROID_COPIES == [10] * 4
    assert Counter(c.PLANET_TYPE[: c.CREATABLE]) == dict.fromkeys(range(4), 11)
    assert Counter(c.PLANET_TYPE[c.CREATABLE :]) == dict.fromkeys(range(4), 2)
    assert Counter(c.BIOME_KIND) == {0: 18, 1: 18}
    assert Counter(c.CARD_TYPE) == {0: 22, 1: 22, 2: 22}
    assert Counter(c.CHALLENGE_TIER) == {1: 4, 2: 4, 3: 4}
    assert c.TILE_IS_LARGE.count(True) == 3
    assert [f"L{n}" for n in range(1, 67)] == c.CARD_NAMES
    assert len(PLANET_TYPES) == 4


def test_what_the_rulebook_fixes() -> None:
    assert (c.MIN_MOVE, c.MAX_MOVE, c.CROWDED, c.SECTORS) == (1, 3, 1, 6)
    assert c.CROWDED_COST == [0, 0, 1]
    assert c.PICK_UP == [0, 0, 1]
    assert c.UPGRADE_COST == [0, 3, 0]
    assert (c.DRAW_CARDS, c.SOUP_GAIN, c.SOUP_STEPS) == (2, [1, 1, 0], 1)
    assert (c.MOST_CARDS, c.MOST_ORGANISMS, c.SLOTS) == (3, 5, 2)
    assert (c.OVERFLOW_VP, c.COMPLETED_TO_END, c.MISSIONS_DEALT) == (3, 2, 2)
    assert c.EXCHANGE_COST == [0, 0, 2]
    assert sum(c.GENERATOR_VP[:-3]) == 0 and min(c.GENERATOR_VP[-3:]) > 0


def test_every_id_is_unique() -> None:
    for names in (
        c.STAR_NAMES,
        c.PLANET_NAMES,
        c.BIOME_NAMES,
        c.CARD_NAMES,
        c.MISSION_NAMES,
        c.SPECIALISATION_NAMES,
        c.ORGANISM_TILE_NAMES,
        c.CHALLENGE_NAMES,
        c.PROGRESS_NAMES,
    ):
        assert len(names) == len(set(names))


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_every_record_has_a_source(file: Path) -> None:
    for value in tomllib.loads(file.read_text(encoding="utf-8")).values():
        for record in value if isinstance(value, list) else [value]:
            assert record["source"] in ("rulebook", "public", "reconstructed")


def steps_in(value: Any) -> list[str]:
    """The ops of all steps in a piece of data, nested ones included."""
    if isinstance(value, list):
        return [op for item in value for op in steps_in(item)]
    if isinstance(value, dict):
        own = [value["op"]] if "op" in value else []
        return own + [op for item in value.values() for op in steps_in(item)]
    return []


def test_every_effect_of_the_data_is_compiled() -> None:
    written = Counter(op for file in FILES for op in steps_in(load(file.stem)))
    specialised = Counter(steps_in(load("specialisations")))
    del written["discount"], written["waive_condition"]
    written["life_bonus"] -= specialised["life_bonus"]
    at = max(c.MISSION_REWARD)  # the last effects that are compiled
    while CODE[at] != END:
        at += WIDTH
    names = {number: name for name, number in NUMBER_OF.items()}
    ops = [CODE[place] for place in range(0, at, WIDTH)]
    assert Counter(names[op] for op in ops if op != END) == written


def test_the_catalogue_tells_what_is_printed_on_every_component() -> None:
    catalogue = GAME.catalogue()
    assert sorted(catalogue) == [file.stem for file in FILES]
    planets = {record["id"]: record for record in catalogue["planets"]["planet"]}
    assert planets["PW06"]["matter_cost"] == 4
    assert planets["PW06"]["effect"] == [{"op": "draw", "n": 1}]
    assert planets["PW06"]["source"] == "rulebook"


# ---------------------------------------------------------------------- bad effects


def refusal(tmp_path: Path, steps: str, planet: bool = False) -> str:
    file = tmp_path / "cards.toml"
    file.write_text(f'[[card]]\nid = "X1"\nname = "x"\neffect = {steps}\n', encoding="utf-8")
    record = DataFile(file).records("card")[0]
    effects = Effects(record, "effect", 0)
    effects.planet = planet
    with pytest.raises(BadData) as caught:
        effects.compile()
    message = str(caught.value)
    assert message.startswith(f"{file}, line 4, card X1: effect: ")
    return message.split("effect: ", 1)[1]


@pytest.mark.parametrize(
    ("steps", "reason"),
    [
        ('[{op = "win"}]', "unknown op 'win'"),
        ('[{res = "matter"}]', "a step is a table with an op"),
        ('["vp"]', "a step is a table with an op"),
        ('{op = "vp", n = 1}', "expected a list of steps"),
        ('[{op = "vp"}]', "vp needs the field n"),
        ('[{op = "vp", n = 1, res = "matter"}]', "vp has no field 'res'"),
        ('[{op = "vp", n = 0}]', "n of vp must be a whole number from 1"),
        ('[{op = "vp", n = "3"}]', "n of vp must be a whole number from 1"),
        ('[{op = "gain", res = "gold", n = 1}]', "unknown res 'gold'"),
        ('[{op = "organism", kind = "virus", n = 1, where = "any"}]', "unknown kind 'virus'"),
        ('[{op = "evolve", n = 1, where = "moon"}]', "unknown where 'moon'"),
        ('[{op = "evolve", n = 1, where = "this_planet"}]', "this_planet has no meaning here"),
        ('[{op = "action", action = "rest"}]', "unknown action 'rest'"),
        ('[{op = "per", count = "moons", effects = []}]', "unknown count 'moons'"),
        ('[{op = "per", count = "stars", effects = [{op = "x"}]}]', "unknown op 'x'"),
        ('[{op = "choose", options = [[]]}]', "choose needs a list of at least two"),
        ('[{op = "discount", res = "energy", n = 1}]', "discount has no meaning here"),
        ('[{op = "waive_condition", n = 1}]', "waive_condition has no meaning here"),
        ('[{op = "life_bonus", n = 1}]', "life_bonus has no meaning here"),
        (
            '[{op = "evolve_step", from = "bacteria", to = "animal", n = 1, where = "any"}]',
            "evolve_step is from bacteria to plant or from plant to animal",
        ),
    ],
)
def test_malformed_effects_are_refused(tmp_path: Path, steps: str, reason: str) -> None:
    assert reason in refusal(tmp_path, steps)


def test_modifiers_have_meaning_in_specialisations_only_outside_of_other_steps() -> None:
    modifiers = Modifiers()
    file = DataFile(DATA / "specialisations.toml")
    record = next(r for r in file.records("specialisation") if r.text("id") == "A-life")
    effects = Effects(record, "level2", 0)
    effects.modifiers = modifiers
    effects.compile()
    assert modifiers.waived == 2


# ---------------------------------------------------------------------- an owner's folder


def with_data(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    source = str(PACKAGE.parent.parent)
    environment = {**os.environ, "SPECIATE_DATA": str(folder), "PYTHONPATH": source}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60
    )


def corrected(tmp_path: Path, file: str, old: str, new: str) -> Path:
    (tmp_path / "entropy").mkdir(exist_ok=True)
    target = tmp_path / "entropy" / file
    shutil.copy(DATA / file, target)
    text = target.read_text(encoding="utf-8")
    assert old in text
    target.write_text(text.replace(old, new, 1), encoding="utf-8")
    return target


def test_corrected_data_is_played(tmp_path: Path) -> None:
    corrected(
        tmp_path,
        "planets.toml",
        'id = "PW06"\ntype = "water"\nmatter_cost = 4',
        'id = "PW06"\ntype = "water"\nmatter_cost = 1',
    )
    code = (
        "from speciate.core.registry import game\n"
        "g = game('entropy')\n"
        "seat = {'sector': 2, 'resources': [1, 0, 0], 'systems': [{'star': 'IA'}]}\n"
        "s = g.load({'game': 'entropy', 'players': 2, 'phase': 'action', 'seats': [seat, {}],\n"
        "            'tops': {'planet-water-left': 'PW06'}})\n"
        "print([g.describe(o) for o in s.legal(0)], bool(g.data_version()))\n"
    )
    result = with_data(tmp_path, code)
    assert result.stdout.strip() == "['skip', 'pile:planet-water-left'] True", result.stderr


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("planets.toml", 'res = "energy", n = 1}]', 'res = "gold", n = 1}]', "unknown res 'gold'"),
        ("planets.toml", "matter_cost = 2", 'matter_cost = "2"', "matter_cost must be a whole"),
        ("planets.toml", "icons = {heat = 1}", "icons = {cold = 1}", "'cold' is none of heat"),
        ("planets.toml", 'id = "PH02"', 'id = "PH01"', "PH01 is used twice"),
        ("planets.toml", "matter_cost = 2", "matter = 2", "unknown key 'matter'"),
        ("stars.toml", 'evolves_from = ["IIA"]', 'evolves_from = ["IX"]', "'IX' is none of IA"),
        ("biomes.toml", 'trigger = "life"', 'trigger = "death"', "expected one of star_evolution"),
        ("life_cards.toml", "gains = {bacteria = 2}", "gains = {}", "exactly one kind"),
        (
            "missions.toml",
            'counter = "planet_types"',
            'counter = "moons"',
            "unknown counter 'moons'",
        ),
        ("objectives.toml", "threshold = 10", "threshold = 0", "expected at least 1, not 0"),
        ("setup.toml", 'advance = "O1"', 'advance = "O9"', "expected one of leading"),
        ("board.toml", 'source = "rulebook"', 'source = "dream"', "source must be one of"),
        ("specialisations.toml", "total = 12", "total = 13", "there are 12 records, not 13"),
        ("asteroids.toml", 'type = "heat"', 'type = "dust"', "the types must be, in this order"),
    ],
)
def test_bad_data_is_refused_with_file_line_and_reason(
    tmp_path: Path, file: str, old: str, new: str, reason: str
) -> None:
    target = corrected(tmp_path, file, old, new)
    code = (
        "from speciate.core.errors import BadData\n"
        "from speciate.core.registry import game\n"
        "try:\n"
        "    game('entropy')\n"
        "except BadData as error:\n"
        "    print(error)\n"
    )
    message = with_data(tmp_path, code).stdout.strip()
    assert message.startswith(f"{target}, line "), message
    assert reason in message
    line = int(message.split("line ", 1)[1].split(",", 1)[0])
    near = target.read_text(encoding="utf-8").splitlines()[line - 1 :][:12]
    assert any(part in "\n".join(near) for part in new.splitlines()), (line, near)
