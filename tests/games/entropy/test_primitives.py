"""The effect language (section 5): one test per primitive and per counter."""

from __future__ import annotations

from typing import Any

import pytest

from speciate.games.entropy.counters import FUNCTIONS, count
from speciate.games.entropy.effects import PRIMITIVES
from speciate.games.entropy.language import FIELDS, MODIFIERS, NUMBER_OF, OPS
from speciate.games.entropy.vocabulary import COUNTERS
from tests.games.entropy.table import Table, effect, system, table

SEAT: dict[str, Any] = {
    "systems": [
        system("IIA", {"planet": "SP1", "organisms": {"bacteria": 2, "plant": 1}}, "SP3"),
        system("IB", "SP5"),
    ]
}


def test_every_op_has_one_function() -> None:
    assert set(NUMBER_OF) == set(FIELDS) - {"discount", "waive_condition"}
    assert sorted(NUMBER_OF.values()) == list(range(1, OPS))
    assert len(PRIMITIVES) == OPS
    assert {PRIMITIVES[number].__name__ for number in NUMBER_OF.values()} == set(NUMBER_OF)
    assert set(MODIFIERS) == {"discount", "waive_condition", "life_bonus"}


@pytest.mark.parametrize(
    ("res", "after"), [("matter", (2, 0, 0)), ("energy", (0, 2, 0)), ("entropy", (0, 0, 2))]
)
def test_gain(res: str, after: tuple[int, ...]) -> None:
    assert effect([{"op": "gain", "res": res, "n": 2}], SEAT).resources() == after


def test_vp() -> None:
    t = effect([{"op": "vp", "n": 3}], SEAT)
    assert t.state.scores == [3, 0]
    assert t.told("scored") == [{"event": "scored", "seat": 0, "points": 3, "reason": "bonuses"}]


def test_draw_one_card_at_a_time_and_the_next_of_a_pile_at_once() -> None:
    t = effect([{"op": "draw", "n": 2}], SEAT)
    first, second = t.pile("life-animal-right")[:2]
    t.take("pile:life-animal-right", "pile:life-animal-right")
    assert t.seat()["hand"] == sorted([first, second], key=lambda name: int(name[1:]))


def test_draw_can_be_stopped_after_the_first() -> None:
    t = effect([{"op": "draw", "n": 2}], SEAT).take("pile:life-plant-left", "stop")
    assert len(t.seat()["hand"]) == 1


def test_draw_from_empty_piles_is_lost() -> None:
    piles: dict[str, list[str]] = {
        f"life-{kind}-{side}": []
        for kind in ("bacteria", "plant", "animal")
        for side in ("left", "right")
    }
    t = effect([{"op": "draw", "n": 2}], SEAT, piles=piles)
    assert t.state.turn == 1


def test_organism_on_one_planet_with_the_excess_lost() -> None:
    step = {"op": "organism", "kind": "bacteria", "n": 4, "where": "any"}
    t = effect([step], SEAT)
    assert t.options() == ["stop", "planet:SP1", "planet:SP3", "planet:SP5"]
    assert t.take("planet:SP1").organisms("SP1") == (5, 1, 0)
    step["where"] = "this_planet"
    t = effect([step], SEAT, this="SP5")
    assert t.options() == ["stop", "planet:SP5"]
    assert t.take("planet:SP5").organisms("SP5") == (4, 0, 0)


def test_organism_can_be_declined() -> None:
    step = {"op": "organism", "kind": "animal", "n": 1, "where": "this_planet"}
    assert effect([step], SEAT, this="SP5").take("stop").organisms("SP5") == (0, 0, 0)


def test_evolve_uses_the_result_of_the_one_before() -> None:
    t = effect([{"op": "evolve", "n": 3, "where": "any"}], SEAT)
    t.take("planet:SP5", "planet:SP5", "organism:plant", "planet:SP5", "organism:animal")
    assert t.organisms("SP5") == (0, 0, 1)


def test_evolve_on_this_planet_only() -> None:
    t = effect([{"op": "evolve", "n": 2, "where": "this_planet"}], SEAT, this="SP1")
    assert t.options() == ["stop", "planet:SP1"]


def test_evolve_step() -> None:
    step = {"op": "evolve_step", "from": "bacteria", "to": "plant", "n": 2, "where": "any"}
    t = effect([step], SEAT)
    assert t.options() == ["stop", "planet:SP1"]
    assert t.take("planet:SP1", "planet:SP1").organisms("SP1") == (0, 3, 0)
    step |= {"from": "plant", "to": "animal"}
    assert effect([step], SEAT).take("planet:SP1").organisms("SP1") == (2, 0, 1)


def test_action_is_paid_and_may_be_skipped() -> None:
    seat = {**SEAT, "resources": {"energy": 3}}
    t = effect([{"op": "action", "action": "console_upgrade"}], seat).take("upgrade:life")
    assert (t.resources(), t.seat()["levels"]) == ((0, 0, 0), [0, 0, 1])
    t = effect([{"op": "action", "action": "console_upgrade"}], seat).take("skip")
    assert t.resources() == (0, 3, 0)


@pytest.mark.parametrize(
    ("action", "asked"),
    [
        ("star_evolution", "star-evolution"),
        ("planet_creation", "planet-creation"),
        ("life", "life"),
        ("star_activation", "star-activation"),
        ("biome", "biome"),
        ("console_upgrade", "console-upgrade"),
        ("draw_life", "draw-life"),
        ("capture_asteroid", "capture-asteroid"),
        ("prebiotic_soup", "prebiotic-soup"),
    ],
)
def test_every_action_can_be_granted(action: str, asked: str) -> None:
    seat = {**SEAT, "resources": [9, 9, 9], "hand": ["L1"]}
    assert effect([{"op": "action", "action": action}], seat).asked() == asked


def test_free_asteroid_pays_nothing_and_triggers_the_planet() -> None:
    t = effect([{"op": "free_asteroid", "n": 1}], SEAT)
    t.take("planet:SP1", "slot:organism", "asteroid:water")
    assert t.organisms("SP1") == (2, 1, 0)
    assert t.resources() == (0, 1, 0)  # 1 energy, the effect of SP1
    assert t.planet("SP1")["asteroids"] == {"organism": "water", "energy": None}


def test_flip_biome_needs_no_requirement() -> None:
    seat = {"systems": [system("IA", {"planet": "SP1", "biome": "SC18"})]}
    t = effect([{"op": "flip_biome", "n": 1}], seat).take("planet:SP1")
    assert t.planet("SP1")["completed"]
    assert t.state.happened == [0, 0, 1]


def test_activate_star_is_paid_in_full_and_each_star_once_in_the_step() -> None:
    seat = {**SEAT, "resources": {"entropy": 5}, "generator": 6}
    t = effect([{"op": "activate_star", "n": 2}], seat).take("star:0")
    assert t.resources() == (3, 0, 3)
    assert t.options() == ["stop", "star:1"]
    assert t.take("star:1").resources() == (3, 1, 2)


def test_recover_stone_without_reward() -> None:
    seat = {**SEAT, "stones": {"star": 4, "life": 3, "universal": 2}, "locked": True}
    t = effect([{"op": "recover_stone", "n": 2}], seat)
    assert t.options() == ["stop", "stone:star", "stone:life"]
    assert t.why("stone:universal") == "stone-locked@5"
    t.take("stone:star", "stop")
    assert t.resources() == (0, 0, 0)
    assert [stone["stone"] for stone in t.told("stone-taken")] == ["star"]


def test_generator_with_points_and_overflow() -> None:
    t = effect([{"op": "generator", "n": 3}], {**SEAT, "generator": 4})
    assert t.state.generator[0] == 6
    assert t.state.scores[0] == 2 + 3 + 3


def test_per_reads_its_counter_once() -> None:
    step = {"op": "per", "count": "planets", "effects": [{"op": "gain", "res": "matter", "n": 2}]}
    assert effect([step], SEAT).resources() == (6, 0, 0)


def test_per_around_a_step_is_one_step_with_one_stop() -> None:
    step = {"op": "per", "count": "planets", "effects": [{"op": "draw", "n": 1}]}
    t = effect([step], SEAT).take("pile:life-plant-left", "stop")
    assert len(t.seat()["hand"]) == 1
    assert t.state.turn == 1


def test_per_around_several_steps_repeats_them() -> None:
    body = [
        {"op": "organism", "kind": "plant", "n": 1, "where": "any"},
        {"op": "gain", "res": "energy", "n": 1},
    ]
    t = effect([{"op": "per", "count": "stars", "effects": body}], SEAT)
    t.take("planet:SP3", "planet:SP5")
    assert (t.organisms("SP3"), t.organisms("SP5")) == ((0, 1, 0), (0, 1, 0))
    assert t.resources() == (0, 2, 0)


def test_choose_exactly_one_or_none() -> None:
    step = {
        "op": "choose",
        "options": [
            [{"op": "gain", "res": "matter", "n": 1}],
            [{"op": "gain", "res": "energy", "n": 1}],
        ],
    }
    assert effect([step], SEAT).options() == ["stop", "either:1", "either:2"]
    assert effect([step], SEAT).take("either:1").resources() == (1, 0, 0)
    assert effect([step], SEAT).take("either:2").resources() == (0, 1, 0)
    assert effect([step], SEAT).take("stop").resources() == (0, 0, 0)


def special(stone: str, sector: int, name: str, level: int, **keys: Any) -> Table:
    """Seat 0 in its Action phase on the inner space of a sector, one card at a level."""
    levels = [level if stone == other else 0 for other in ("star", "planet", "life")]
    seat = {"set": name, "levels": levels, "sector": sector, **SEAT, **keys}
    return table(2, [seat], phase="action", placed=stone, tops={"planet-hot-left": "PH06"})


@pytest.mark.parametrize(("level", "price"), [(0, 2), (1, 1), (2, 0)])
def test_discount_is_not_below_zero(level: int, price: int) -> None:
    t = special("star", 4, "A", level, resources={"energy": 5}).take("star:1", "kind:IIB")
    assert t.resources() == (0, 5 - price, 0)


@pytest.mark.parametrize(("level", "open_"), [(0, False), (1, True)])
def test_waive_condition(level: int, open_: bool) -> None:
    t = special("life", 3, "A", level, hand=["L1", "L4", "L13"])
    assert ("card:L13" in t.options()) is open_  # two water on a hot planet beside IIA


@pytest.mark.parametrize(("level", "bacteria"), [(0, 4), (1, 5)])
def test_life_bonus(level: int, bacteria: int) -> None:
    t = special("life", 3, "C", level, hand=["L1"]).take("card:L1", "planet:SP1", "organisms-first")
    assert t.organisms("SP1")[0] == bacteria


def test_a_step_that_fails_does_not_stop_the_next() -> None:
    steps = [
        {"op": "flip_biome", "n": 1},
        {"op": "activate_star", "n": 1},
        {"op": "recover_stone", "n": 1},
        {"op": "gain", "res": "matter", "n": 1},
    ]
    assert effect(steps, SEAT).resources() == (1, 0, 0)


# ---------------------------------------------------------------------- counters

RICH = {
    "set": "A",
    "levels": [2, 1, 0],
    "generator": 4,
    "systems": [
        system(
            "SS1",
            {
                "planet": "PH06",  # two heat
                "organisms": {"bacteria": 1, "plant": 1, "animal": 1},
                "asteroids": {"organism": "heat", "energy": "heat"},
                "biome": "AB01",
                "completed": True,
                "cards": ["L1", "L23", "L45"],
            },
            {"planet": "PC01", "organisms": {"plant": 2}, "biome": "AB02"},
        ),
        system("IIIA", {"planet": "PC02", "cards": ["L24"]}, "PR01"),
        system("IIIB", {"planet": "PW01", "asteroids": {"energy": "water"}}),
        system("IIIC"),
        system("IVA"),
        system("IA"),
    ],
}
EXPECTED = {
    "planets": 5,
    "stars": 6,
    "asteroids": 3,
    "biomes": 2,
    "hot_planets": 1,
    "carbon_planets": 2,
    "water_planets": 1,
    "radiation_planets": 1,
    "planets_of_one_type": 2,
    "asteroids_of_one_type": 2,
    "played_life_cards_of_one_type": 2,
    "planet_types": 4,
    "asteroid_types": 2,
    "star_levels": 3,
    "star_kinds": 5,  # the starting star and IA are one kind (ruling 49)
    "star_level_sum": 15,
    "stars_IIIA": 1,
    "stars_IIIB": 1,
    "stars_IIIC": 1,
    "completed_biomes": 1,
    "planets_with_bacteria": 1,
    "planets_with_plant": 2,
    "planets_with_animal": 1,
    "planets_with_organism": 2,
    "planets_with_all_three_organisms": 1,
    "planets_with_biome_and_life_card": 1,
    "played_life_cards": 4,
    "played_bacteria_or_plant_cards": 3,
    "played_plant_or_animal_cards": 3,
    "played_bacteria_or_animal_cards": 2,
    "specialisation_levels": 3,
    "specialisations_upgraded": 2,
    "specialisations_at_level_2": 1,
    "generator_advances": 4,
    "asteroids_on_organism_slots": 1,
    "max_heat_icons_in_one_system": 5,  # star 1, planet 2, asteroids 2
    "max_carbon_icons_in_one_system": 2,
    "max_water_icons_in_one_system": 2,
    "max_radiation_icons_in_one_system": 2,
}


def test_every_counter_has_a_function_and_a_test() -> None:
    assert set(FUNCTIONS) == set(COUNTERS) == set(EXPECTED)


@pytest.mark.parametrize("counter", COUNTERS)
def test_counter(counter: str) -> None:
    t = table(2, [RICH])
    number = COUNTERS.index(counter)
    assert count(t.state, 0, number) == EXPECTED[counter]
    assert count(t.state, 1, number) == 0


def test_an_any_icon_counts_once_for_every_condition() -> None:
    t = table(2, [{"systems": [system("IVA", "PC06")]}])  # carbon 2 and 1 any
    found = [
        count(t.state, 0, COUNTERS.index(f"max_{icon}_icons_in_one_system"))
        for icon in ("heat", "carbon", "water", "radiation")
    ]
    assert found == [3, 3, 2, 1]
