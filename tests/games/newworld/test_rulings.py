"""The rulings (section 13) that can be played, each under its number.

Rulings 66, 71, 72 and 82 to 84 are also covered by setup, data and settings; 58, 64 and 87 state
that nothing happens and are covered by the closed list of steps and options.
"""

from __future__ import annotations

import pytest

from speciate.core.errors import BadSetup
from speciate.core.events import Event
from speciate.games.newworld import GAME
from speciate.games.newworld.animals import trait_count
from speciate.games.newworld.attack import is_legal_prey
from speciate.games.newworld.extinction import reshuffle
from speciate.games.newworld.food import access, is_hungry
from speciate.games.newworld.state import IS_POISONED, IS_SCARED, NewWorld
from tests.games.newworld.table import (
    alive,
    animal,
    asked,
    choose,
    fat,
    food,
    options,
    red_in,
    shelter_in,
    table,
    told,
    traits,
    why_not,
)

STEPPES = [["steppe-1", 0, 0], ["steppe-2", 0, 0]]


def area(name: str) -> int:
    return GAME.parse(f"area:{name}") - GAME.parse("area:taiga-1")


def pass_until_epoch(s: NewWorld, epoch: int) -> None:
    """Everybody takes the first option until the epoch begins (or the game ends)."""
    while not s.over and s.epoch < epoch:
        choose(s, options(s)[0])


# ---------------------------------------------------------------------- the end of an epoch


def test_ruling_01_fat_stays_the_rest_returns() -> None:
    s = table([animal("fat-storing+", red=1, shelter=1)], [], phase="extinction", areas=STEPPES)
    assert s.epoch == 2
    assert food(s, 0) == (0, 0)
    assert s.sheltered[0] == 0
    assert fat(s, 0) == 1


def test_ruling_02_reshuffle_in_the_middle_of_a_draw() -> None:
    events: list[Event] = []
    rest = [card for card in range(96) if card not in (0, 1, 2, 95)]
    s = table(
        [animal(face=95, red=1)],
        [],
        phase="extinction",
        areas=STEPPES,
        deck=[0],
        discard=rest,
        hands=[[1], [2]],
        events=events,
    )
    assert "reshuffled" in told(events)
    assert 0 in s.hands[0]  # the last card of the old deck, then cards of the new one
    assert [len(hand) for hand in s.hands] == [4, 6]
    assert s.discard == []


def test_ruling_03_both_piles_empty() -> None:
    hands = [list(range(48)), list(range(48, 94))]
    s = table(
        [animal(face=95, red=1)],
        [],
        phase="extinction",
        areas=STEPPES,
        deck=[94],
        discard=[],
        hands=hands,
        options={"unlimited_hand": 1},
    )
    assert len(s.hands[0]) == 49  # one of three cards could be drawn, no compensation
    assert len(s.hands[1]) == 46


def test_ruling_04_each_draws_the_full_number_before_the_next() -> None:
    events: list[Event] = []
    s = table([animal(red=1)], [animal(red=1)], phase="extinction", areas=STEPPES, events=events)
    drew = [GAME.event_json(e) for e in events if GAME.event_kinds[e.kind].name == "drew"]
    assert [(e["seat"], e["count"]) for e in drew] == [(0, 3), (1, 3)]
    assert [len(hand) for hand in s.hands] == [3, 3]


def two_over_the_limit() -> NewWorld:
    five = ["running/nocturnal", "shy/swimming", "elusive/swimming", "horned/robust"]
    return table(
        [animal(red=1), animal(red=1)],
        [animal(red=1), animal(red=1)],
        phase="extinction",
        areas=STEPPES,
        hands=[five, five],
    )


def test_ruling_05_discards_are_simultaneous_and_secret() -> None:
    s = two_over_the_limit()
    assert s.to_act() == [0, 1]
    before = s.view(1)
    first = s.legal(0)[0]
    s.apply(0, first)
    after = s.view(1)
    assert len(s.hands[0]) == 8  # nothing happens before all have chosen
    assert {k: v for k, v in after.items() if k not in ("to_act", "question")} == {
        k: v for k, v in before.items() if k not in ("to_act", "question")
    }
    assert "chosen" not in after["question"]
    assert s.view(0)["question"]["chosen"] == [s.game().describe(first)]
    s.apply(1, s.legal(1)[0])
    assert [len(hand) for hand in s.hands] == [7, 7]


def test_ruling_06_discards_cannot_be_redrawn() -> None:
    s = two_over_the_limit()
    while s.epoch == 1:
        seat = s.to_act()[0]
        s.apply(seat, s.legal(seat)[0])
    assert len(s.discard) == 4
    assert not set(s.discard) & set(s.hands[0] + s.hands[1])


def test_ruling_07_no_animals_draws_up_to_six() -> None:
    s = table([animal()], [], phase="extinction", areas=STEPPES, hands=[["shy/swimming"], []])
    assert not s.rows[0]  # it starved
    assert len(s.hands[0]) == 6


def test_ruling_08_poisoned_and_hungry_dies_once() -> None:
    s = table(
        [animal("carnivorous", marks=["poisoned"])],
        [],
        phase="extinction",
        areas=[["swamp-1", 1, 0], *STEPPES],
    )
    assert not alive(s, 0)
    assert red_in(s, "swamp-1") == 2


def test_ruling_08_hunger_deaths_are_simultaneous() -> None:
    s = table([animal(pair="cooperating"), animal(red=1)], [], phase="extinction", areas=STEPPES)
    assert not alive(s, 0)
    assert alive(s, 1)
    assert traits(s, 1) == set()


def test_ruling_09_poison_comes_before_fat_and_hibernation() -> None:
    s = table(
        [animal("carnivorous", "fat-storing+", "hibernating", red=1, marks=["poisoned"])],
        [],
        phase="extinction",
        areas=STEPPES,
    )
    assert not alive(s, 0)
    assert s.epoch == 2  # nobody was asked


def test_ruling_10_no_hibernation_in_the_final_epoch() -> None:
    s = table(
        [animal("hibernating", "fat-storing+")], [], phase="extinction", epoch=6, area_deck=[]
    )
    assert options(s) == ["use-fat", "starve"]
    assert why_not(s, "hibernate") == "no-hibernation-in-final-epoch@8.5"


def test_ruling_11_partial_fat_is_not_offered() -> None:
    s = table(
        [animal("robust", "fat-storing+", "hibernating")], [], phase="extinction", areas=STEPPES
    )
    assert options(s) == ["hibernate", "starve"]
    assert why_not(s, "use-fat") == "too-little-fat@3.4"


def test_ruling_12_fat_or_hibernating() -> None:
    s = table([animal("fat-storing+", "hibernating")], [], phase="extinction", areas=STEPPES)
    assert options(s) == ["use-fat", "hibernate", "starve"]
    choose(s, "use-fat")
    assert traits(s, 0) == {"fat-storing", "hibernating"}
    assert fat(s, 0) == 0


def test_ruling_13_fat_is_no_food_in_feeding() -> None:
    s = table([animal("fat-storing+", "burrowing")], [animal("carnivorous")])
    assert is_hungry(s, 0)
    assert not alive(s, 0)  # Burrowing did not protect it


def test_ruling_14_an_animal_may_starve() -> None:
    s = table([animal("fat-storing+")], [], phase="extinction", areas=STEPPES)
    choose(s, "starve")
    assert not alive(s, 0)


# ---------------------------------------------------------------------- feeding


def test_ruling_15_fat_from_an_area_takes_red() -> None:
    s = table([animal("fat-storing", red=1)], [], areas=[["steppe-1", 2, 0]])
    choose(s, "feed")
    assert red_in(s, "steppe-1") == 1
    assert (food(s, 0), fat(s, 0)) == ((1, 0), 1)


def test_ruling_16_a_fed_predator_stores_as_much_as_it_can() -> None:
    rows = [animal("carnivorous", "fat-storing", "fat-storing", red=2)], [animal(red=1)]
    s = choose(table(*rows), "attack")
    assert (food(s, 0), fat(s, 0)) == ((2, 0), 2)
    rows = [animal("carnivorous", "fat-storing", "fat-storing+", red=2)], [animal(red=1)]
    s = choose(table(*rows), "attack")
    assert fat(s, 0) == 2


def test_ruling_17_one_food_and_one_fat() -> None:
    s = table([animal("carnivorous", "fat-storing", blue=1)], [animal(red=1)])
    assert (food(s, 0), fat(s, 0)) == ((0, 2), 1)


def test_ruling_18_a_full_predator_may_not_attack() -> None:
    s = table([animal("carnivorous", red=2), animal()], [animal()], areas=[["steppe-1", 2, 0]])
    assert s.to_act() == [2]  # seat 0 could only feed its other animal


def test_ruling_19_shelter_is_compulsory() -> None:
    s = table([animal("fat-storing", red=1)], [], areas=[["taiga-1", 2, 1]])
    assert options(s) == ["shelter", "feed"]
    assert why_not(s, "pass") == "basic-action-is-compulsory@3.3.3"


def test_ruling_20_voluntary_actions_do_not_forbid_passing() -> None:
    s = table(
        [animal("carnivorous", "fat-storing", red=2)], [animal(red=1)], areas=[["steppe-1", 1, 0]]
    )
    assert options(s) == ["pass", "feed", "attack"]


def test_ruling_21_own_prey_at_any_time() -> None:
    s = table([animal("carnivorous"), animal()], [animal()], areas=[["steppe-1", 4, 0]])
    choose(s, "attack")
    assert options(s) == ["animal:1", "animal:2"]


def test_ruling_22_free_choice_among_predators_and_prey() -> None:
    s = table([animal("carnivorous"), animal("carnivorous")], [animal(), animal()])
    assert options(s) == ["animal:0", "animal:1"]
    choose(s, "animal:1")
    assert options(s) == ["animal:0", "animal:2", "animal:3"]


def test_ruling_23_an_additional_action_can_create_a_basic_one() -> None:
    s = table(
        [animal("running", "metamorphosing", red=1)],
        [animal(), animal()],
        hands=[["intelligent/nocturnal", "horned/robust"], []],
        areas=[["savannah-1", 1, 0, 0, 0]],
    )
    choose(s, "trait:metamorphosing", "card:horned/robust", "as-brief")
    assert food(s, 0) == (2, 0)  # Robust is hungry again and reaches the Savannah


def test_ruling_23_an_additional_action_can_destroy_the_last_basic_one() -> None:
    s = table(
        [animal("adaptive", "metamorphosing", "fat-storing", red=1)],
        [],
        hands=[["running/nocturnal"], []],
        areas=[["savannah-1", 1, 0, 0, 0]],
    )
    assert options(s) == ["pass", "feed", "trait:metamorphosing"]
    choose(s, "trait:metamorphosing", "trait:adaptive", "as-extended")
    assert s.to_act() == [2]
    assert not s.passed & 1  # the turn ended without passing


def test_ruling_24_instead_of_passing_again_with_another_card() -> None:
    s = table(
        [animal("thieving", "robust"), animal("thieving", "robust")],
        [animal("robust", red=1), animal("robust", red=1), animal("robust", red=1)],
    )
    choose(s, "trait:thieving", "animal:0", "animal:2", "feed")
    assert options(s) == ["pass", "trait:thieving"]


def test_ruling_25_one_additional_action_a_turn() -> None:
    s = table(
        [animal("thieving", "robust"), animal("metamorphosing", "running", red=1)],
        [animal("robust", red=1), animal("robust", red=1)],
        hands=[["shy/swimming"], []],
    )
    assert options(s) == ["pass", "trait:metamorphosing", "trait:thieving"]
    choose(s, "trait:thieving", "animal:2")
    assert s.to_act() == [2]


def test_ruling_26_no_skipping() -> None:
    s = table([animal("fat-storing", red=1)], [], areas=[["steppe-1", 2, 0]])
    assert "end-turn" not in options(s)
    assert why_not(s, "end-turn") == "not-acted-yet@3.3.4"
    choose(s, "pass")
    assert s.passed & 1


def test_ruling_27_a_leaving_swamp_loses_its_red() -> None:
    s = table(
        [animal(red=1)], [], phase="extinction", areas=[["steppe-1", 0, 0], ["swamp-1", 3, 0]]
    )
    assert red_in(s, "swamp-1") == 0
    assert area("swamp-1") // 2 in s.area_discard


def test_ruling_28_a_swamp_in_the_deck_gains_nothing() -> None:
    s = table([animal()], [], phase="extinction", areas=STEPPES, area_deck=["lake-1", "swamp-1"])
    assert not alive(s, 0)
    assert red_in(s, "swamp-1") == 0


def test_ruling_29_a_full_swamp_takes_no_more() -> None:
    s = table(
        [animal()], [], phase="extinction", areas=[["swamp-1", 4, 0], ["swamp-2", 1, 0], *STEPPES]
    )
    assert (red_in(s, "swamp-1"), red_in(s, "swamp-2")) == (4, 2)


@pytest.mark.parametrize("red", [1, 2, 3])
def test_ruling_30_a_swamp_with_food_is_not_filled(red: int) -> None:
    s = table(
        [animal()], [], phase="areas", areas=[["swamp-1", red, 0]], area_deck=["lake-1", "lake-2"]
    )
    assert red_in(s, "swamp-1") == red


def test_ruling_31_pair_and_harmful_traits_bar_the_glacier() -> None:
    s = table([animal(pair="mutualistic"), animal(), animal("stagnating"), animal("adaptive")], [])
    assert [access(s, a, area("glacier-1")) for a in range(4)] == [False, False, False, True]


def test_ruling_32_adaptive_reaches_shelters() -> None:
    s = table(
        [animal("adaptive", red=1), animal("running", red=1)], [], areas=[["cave-1", 0, 1, 0, 0]]
    )
    assert s.sheltered[:2] == [1, 0]  # the only basic action, taken silently
    assert shelter_in(s, "cave-1") == 0


def test_ruling_33_communicating_that_feeds_nobody_is_not_activated() -> None:
    rows = (
        [animal("thieving", "robust", pair="communicating"), animal(red=1)],
        [animal("robust", red=1)],
    )
    s = table(*rows, areas=[["steppe-1", 2, 0]])
    choose(s, "feed")
    assert asked(s) == "after-basic"
    assert s.activated == []
    assert red_in(s, "steppe-1") == 1


def test_ruling_34_communicating_takes_from_the_same_part() -> None:
    s = table(
        [animal("robust", pair="communicating"), animal("robust")],
        [],
        areas=[["savannah-1", 2, 0, 1, 0]],
    )
    choose(s, "animal:0", "area:desert-1")
    assert food(s, 1) == (0, 0)
    assert (red_in(s, "savannah-1"), red_in(s, "desert-1")) == (2, 0)


def test_ruling_35_cooperating_passes_blue_on() -> None:
    s = table(
        [animal("carnivorous", pair="cooperating"), animal("shy")],
        [animal()],
        areas=[["glacier-1", 0, 0, 0, 0]],
    )
    choose(s, "animal:2")
    assert food(s, 0) == (0, 2)
    assert food(s, 1) == (0, 1)


def test_ruling_36_cooperating_by_scavenging_on_another_turn() -> None:
    s = table(
        [
            animal("robust", "scavenging", "camouflaged", pair="cooperating"),
            animal("robust", "camouflaged"),
        ],
        [animal("carnivorous"), animal()],
        areas=[["steppe-1", 1, 0]],
    )
    choose(s, "animal:0")  # seat 0 feeds; seat 1 then has to attack its own second animal
    assert not alive(s, 3)
    assert [food(s, a) for a in (0, 1)] == [(1, 1), (0, 2)]


def test_ruling_37_hoofed_on_the_last_red_and_through_communicating() -> None:
    s = table(
        [animal(pair="communicating"), animal("hoofed"), animal()],
        [],
        areas=[["steppe-1", 3, 0]],
    )
    choose(s, "animal:0")
    assert options(s) == ["stop", "trample:1"]
    choose(s, "trample:1")
    assert red_in(s, "steppe-1") == 0
    assert is_hungry(s, 2)


def test_ruling_38_every_scavenger_gets_one() -> None:
    s = table(
        [animal("carnivorous")],
        [animal("scavenging"), animal("scavenging"), animal("running")],
        dice=[1],
    )
    choose(s, "animal:3")
    assert [food(s, a) for a in (1, 2)] == [(0, 1), (0, 1)]


def test_ruling_39_scavenging_after_horned() -> None:
    s = table([animal("carnivorous")], [animal("horned", "scavenging")], dice=[6])
    assert not alive(s, 0)
    assert food(s, 1) == (0, 1)


def test_ruling_40_the_prey_is_gone_before_scavengers() -> None:
    s = table([animal("carnivorous")], [animal("scavenging"), animal("scavenging", "camouflaged")])
    assert not alive(s, 1)
    assert food(s, 2) == (0, 1)


def test_ruling_41_carnivorous_and_scavenging_exclude_each_other() -> None:
    s = table(
        [animal("scavenging"), animal("carnivorous"), animal()],
        [],
        phase="development",
        hands=[["scavenging/nocturnal", "poisonous/carnivorous"], []],
    )
    choose(s, "card:scavenging/nocturnal", "as-extended")
    assert traits(s, 2) == {"scavenging"}  # the only animal that may have it
    choose(s, "card:poisonous/carnivorous")
    assert options(s) == ["as-animal", "as-extended"]


# ---------------------------------------------------------------------- defence


def test_ruling_42_elusive_alone_discards_itself() -> None:
    s = table([animal("carnivorous")], [animal("elusive")])
    assert alive(s, 1)
    assert traits(s, 1) == set()
    assert food(s, 0) == (0, 1)


def test_ruling_43_elusive_and_a_lower_requirement() -> None:
    s = table([animal("carnivorous")], [animal("elusive", "parasitised", red=2)])
    choose(s, "trait:parasitised")
    assert not is_hungry(s, 1)
    assert food(s, 1) == (2, 0)  # the surplus stays


def test_ruling_44_elusive_gives_fat_to_a_fed_predator() -> None:
    s = table([animal("carnivorous", "fat-storing", red=2)], [animal("elusive", red=1)])
    choose(s, "attack")
    assert (food(s, 0), fat(s, 0)) == ((2, 0), 1)


def test_ruling_45_horned_against_an_own_predator() -> None:
    s = table([animal("carnivorous"), animal("horned")], [], dice=[5])
    assert not alive(s, 0)
    assert alive(s, 1)


def test_ruling_46_repulsive_in_reserve() -> None:
    s = table([animal("carnivorous")], [animal("running", "repulsive")], dice=[1])
    assert options(s) == ["trait:running", "trait:repulsive"]
    choose(s, "trait:running")
    assert options(s) == ["decline", "trait:repulsive"]
    choose(s, "trait:repulsive")
    assert traits(s, 1) == {"running"}
    assert food(s, 0) == (0, 0)


def test_ruling_46_with_elusive_one_of_the_two_is_used() -> None:
    s = table([animal("carnivorous")], [animal("elusive", "repulsive")])
    assert options(s) == ["trait:elusive", "trait:repulsive"]


def test_ruling_47_mutualistic_is_judged_per_animal() -> None:
    s = table(
        [animal("carnivorous", red=2)],
        [animal("stagnating", pair="mutualistic"), animal("running")],
    )
    assert is_legal_prey(s, 0, 1)
    assert not is_legal_prey(s, 0, 2)


@pytest.mark.parametrize("trait", ["robust", "swimming", "nocturnal"])
def test_ruling_48_the_predator_needs_the_same_trait(trait: str) -> None:
    s = table(
        [animal("carnivorous", red=2), animal("carnivorous", trait, red=3)],
        [animal(trait), animal()],
    )
    assert not is_legal_prey(s, 0, 2)
    assert is_legal_prey(s, 1, 2)
    assert is_legal_prey(s, 1, 3)


def test_ruling_49_flying_compares_numbers_of_traits() -> None:
    s = table(
        [animal("carnivorous", red=2)],
        [animal("flying"), animal("flying", pair="cooperating"), animal()],
    )
    assert [trait_count(s, a) for a in (0, 1, 2)] == [1, 1, 2]
    assert not is_legal_prey(s, 0, 1)
    assert is_legal_prey(s, 0, 2)


def test_ruling_50_intelligent_may_ignore_poisonous() -> None:
    s = table([animal("carnivorous", "intelligent")], [animal("poisonous")])
    choose(s, "trait:poisonous")
    assert not alive(s, 1)
    assert not s.marks[0] & IS_POISONED


def test_ruling_51_mimicking_finds_no_protected_animal() -> None:
    s = table(
        [animal("carnivorous")],
        [animal("mimicking"), animal(shelter=1), animal("camouflaged")],
    )
    assert not alive(s, 1)  # no stand-in, so Mimicking was not pending


def test_ruling_51_only_the_last_prey_becomes_scared() -> None:
    s = table(
        [animal("carnivorous", "robust", "nocturnal")],
        [animal("mimicking", "shy", "robust"), animal("elusive", "shy", "nocturnal")],
    )
    choose(s, "animal:1")
    assert asked(s) == "shed-trait"
    choose(s, "trait:nocturnal")
    assert not s.marks[1] & IS_SCARED
    assert s.marks[2] & IS_SCARED
    assert not is_legal_prey(s, 0, 2)


# ---------------------------------------------------------------------- Metamorphosing, Thieving


def test_ruling_52_stagnating_and_metamorphosing() -> None:
    s = table(
        [animal("metamorphosing", "stagnating", "running", red=2)],
        [],
        hands=[["shy/swimming"], []],
    )
    choose(s, "trait:metamorphosing")  # Running cannot be exchanged: Stagnating would stay
    assert asked(s) == "exchange-half"
    assert traits(s, 0) == {"metamorphosing", "running"}


def test_ruling_53_a_new_carnivorous_may_make_hungry_and_attack() -> None:
    s = table(
        [animal("metamorphosing", "running", red=1)],
        [animal(), animal()],
        hands=[["flying/carnivorous"], []],
    )
    choose(s, "trait:metamorphosing", "as-brief")
    assert is_hungry(s, 0)
    assert asked(s) == "choose-prey"


def test_ruling_54_poison_stays_without_carnivorous() -> None:
    s = table(
        [animal("metamorphosing", "carnivorous!", blue=2, marks=["poisoned", "attacked"])],
        [],
        hands=[["shy/swimming"], []],
    )
    choose(s, "trait:metamorphosing", "as-brief")
    assert traits(s, 0) == {"metamorphosing", "swimming"}
    assert s.marks[0] & IS_POISONED


def test_ruling_55_and_89_victims_of_thieving() -> None:
    s = table(
        [animal("thieving", "robust"), animal("robust", red=1)],
        [animal("robust", red=1, shelter=1), animal(red=1), animal()],
        passed=[1],
    )
    choose(s, "trait:thieving")
    assert options(s) == ["animal:1", "animal:2"]  # own ones and those of passed players
    assert why_not(s, "animal:3") == "victim-is-fed@8.6"
    assert why_not(s, "animal:4") == "victim-without-food@8.6"


def test_ruling_56_the_stolen_token_goes_to_the_supply() -> None:
    s = table(
        [animal("thieving", "robust")],
        [animal("robust", red=1)],
        areas=[["savannah-1", 0, 0, 0, 0]],
    )
    choose(s, "trait:thieving")
    assert red_in(s, "savannah-1") == 0
    assert food(s, 1) == (0, 0)
    assert food(s, 0) == (0, 1)


def test_ruling_57_food_of_the_dead_is_gone() -> None:
    s = table(
        [animal("carnivorous")],
        [animal("robust", "mutated", red=2), animal(red=1)],
        areas=[["savannah-1", 0, 0, 0, 0]],
    )
    assert not alive(s, 2)
    assert sum(s.red) == 2  # the two of the lake
    assert food(s, 2) == (0, 0)


# ---------------------------------------------------------------------- development


def develop(*rows: list[dict[str, object]], hand: list[str], **rest: object) -> NewWorld:
    hands = [hand] + [["shy/swimming"] for _ in rows[1:]]
    return table(*rows, phase="development", hands=hands, **rest)  # type: ignore[arg-type]


def test_ruling_59_a_harmful_trait_without_target() -> None:
    s = develop([animal()], [], hand=["parasitised/carnivorous"])
    choose(s, "card:parasitised/carnivorous")
    assert options(s) == ["as-animal", "as-brief"]


def test_ruling_60_the_same_harmful_trait_twice() -> None:
    s = develop(
        [],
        [animal("parasitised"), animal("mutated"), animal("stagnating")],
        hand=["parasitised/carnivorous"],
    )
    choose(s, "card:parasitised/carnivorous", "as-extended")
    assert traits(s, 1) == {"mutated", "parasitised"}  # the only legal target


def test_ruling_61_no_pair_trait_on_opponents() -> None:
    s = develop([animal(), animal()], [animal(), animal()], hand=["cooperating/carnivorous"])
    choose(s, "card:cooperating/carnivorous", "as-extended")
    assert options(s) == ["animal:0", "animal:1"]
    assert why_not(s, "animal:2") == "own-animals-only@4.4"


def test_ruling_62_one_card_per_gap() -> None:
    s = develop([animal(pair="cooperating"), animal()], [], hand=["mutualistic/robust"])
    choose(s, "card:mutualistic/robust")
    assert "as-extended" not in options(s)


def test_ruling_63_no_ring() -> None:
    s = develop(
        [animal(pair="cooperating"), animal(pair="cooperating"), animal(), animal()],
        [],
        hand=["mutualistic/robust"],
    )
    choose(s, "card:mutualistic/robust", "as-extended")
    assert options(s) == ["animal:0", "animal:2", "animal:3"]
    assert why_not(s, "animal:1") == "both-gaps-taken@4.3"
    choose(s, "animal:0")  # its only partner of another chain is animal 3: linked silently
    assert s.rows[0] == [2, 1, 0, 3]
    assert "mutualistic" in traits(s, 0) & traits(s, 3)


def test_ruling_65_no_tokens_before_the_first_areas_phase() -> None:
    state = GAME.new(3, {}, 5)
    assert isinstance(state, NewWorld)
    assert sum(state.red) == 0
    state = GAME.new(3, {"cataclysm": 1}, 5)
    assert isinstance(state, NewWorld)
    assert sum(state.red) > 0


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_ruling_66_the_first_player_is_a_parameter(seat: int) -> None:
    state = GAME.new(3, {"first_player": seat}, 5)
    assert state.to_act() == [seat - 1]


def test_ruling_66_or_drawn_by_lot() -> None:
    firsts = {GAME.new(3, {}, seed).to_act()[0] for seed in range(40)}
    assert firsts == {0, 1, 2}


def finished(*rows: list[dict[str, object]]) -> NewWorld:
    return table(*rows, phase="extinction", epoch=6, area_deck=[])  # type: ignore[arg-type]


def test_ruling_67_ties() -> None:
    equal = [animal("running", "shy", "horned", red=1)], [animal(red=1), animal(red=1)]
    s = finished(*equal)
    assert s.scores == [6, 6]
    assert s.ranking() == [2, 1]  # more animals
    s = finished([animal(red=1)], [animal(red=1)])
    assert s.ranking() == [1, 1]  # shared victory


def test_ruling_68_in_cataclysm_a_card_can_always_be_an_animal() -> None:
    s = table(
        [],
        [],
        phase="development",
        options={"cataclysm": 1},
        hands=[["stagnating/mutated", "shy/swimming", "horned/robust"], []],
    )
    assert why_not(s, "pass") == "must-play-more@11.5"
    choose(s, "card:stagnating/mutated")  # without animals in play it can only become one
    assert len(s.rows[0]) == 1
    assert "pass" in options(s)


# ---------------------------------------------------------------------- Random Mutations


def mutations(row: list[dict[str, object]], pool: list[str], **rest: object) -> NewWorld:
    """Seat 0 announces a new trait; the last card of the pool is its top."""
    s = table(
        row,
        [],
        phase="development",
        options={"mutations": 1},  # type: ignore[arg-type]
        hands=[pool, []],
        **rest,
    )  # type: ignore[arg-type]
    return choose(s, "as-trait")


def test_ruling_69_at_the_right_end_the_card_becomes_an_animal() -> None:
    s = mutations([animal(), animal("stagnating")], ["shy/swimming", "horned/robust"])
    choose(s, "keep-row", "animal:1")
    assert len(s.rows[0]) == 3
    assert s.rows[0][-1] == 2


def test_ruling_69_one_step_to_the_right() -> None:
    s = mutations([animal("stagnating"), animal()], ["shy/swimming", "horned/robust"])
    choose(s, "keep-row", "animal:0", "trait:robust")
    assert traits(s, 1) == {"robust"}


def test_ruling_85_a_revealed_animal_stays_known() -> None:
    s = mutations([animal("stagnating")], ["shy/swimming", "horned/robust"])
    assert s.view(1)["seats"][0]["animals"][1]["face"].startswith("horned/robust")
    assert s.view(None)["seats"][0]["animals"][1]["face"].startswith("horned/robust")


def test_ruling_86_pair_trait_and_neighbour() -> None:
    s = mutations([animal(), animal(), animal()], ["shy/swimming", "cooperating/carnivorous"])
    choose(s, "keep-row", "animal:1")
    assert options(s) == ["trait:carnivorous", "pair-left:cooperating", "pair-right:cooperating"]
    choose(s, "pair-left:cooperating")
    assert "cooperating" in traits(s, 0) & traits(s, 1)


def test_section_11_4_harmful_traits_go_on_own_animals() -> None:
    s = mutations([animal()], ["shy/swimming", "stagnating/mutated"])
    assert options(s) == ["trait:mutated", "trait:stagnating"]


def test_section_11_4_rearranging_by_blocks() -> None:
    s = mutations(
        [animal(pair="cooperating"), animal(), animal()], ["shy/swimming", "horned/robust"]
    )
    choose(s, "rearrange")
    assert options(s) == ["block:0", "block:2", "mirrored:0"]
    choose(s, "block:2", "mirrored:0")
    assert s.rows[0] == [2, 1, 0]
    assert "cooperating" in traits(s, 0) & traits(s, 1)


def test_section_11_4_metamorphosing_uses_the_pool() -> None:
    s = table(
        [animal("metamorphosing", "running", red=1)],
        [],
        options={"mutations": 1},
        hands=[["horned/robust", "stagnating/mutated"], []],
    )
    choose(s, "trait:metamorphosing", "as-brief")
    assert traits(s, 0) == {"metamorphosing", "mutated"}


# ---------------------------------------------------------------------- more


def test_ruling_70_a_sheltered_animal_acts_normally() -> None:
    s = table([animal("carnivorous", shelter=1)], [animal()], areas=[["steppe-1", 1, 0]])
    assert options(s) == ["feed", "attack"]


def test_ruling_71_equal_area_cards_are_different_areas() -> None:
    s = table([animal()], [], areas=[["steppe-1", 1, 0], ["steppe-2", 1, 0]])
    assert options(s) == ["area:steppe-1", "area:steppe-2"]


def test_ruling_73_row_order_is_canonical() -> None:
    s = develop([animal(), animal(), animal()], [], hand=["cooperating/carnivorous"])
    choose(s, "card:cooperating/carnivorous", "as-extended", "animal:0", "animal:2")
    assert s.rows[0] == [0, 2, 1]


def test_ruling_74_unlinked_scavengers_are_not_asked() -> None:
    s = table(
        [animal("carnivorous")],
        [animal("scavenging", pair="communicating"), animal("scavenging"), animal()],
    )
    choose(s, "animal:3")
    assert [food(s, a) for a in (1, 2)] == [(0, 1), (0, 1)]


def test_ruling_75_and_77_an_attack_that_comes_back() -> None:
    # Running fails, Mimicking moves the attack, the second Mimicking brings it back: no new roll.
    events: list[Event] = []
    s = table(
        [animal("carnivorous")], [animal("running", "mimicking"), animal("mimicking")], dice=[1, 6]
    )
    s.events = events
    choose(s, "animal:1", "trait:running")
    assert told(events).count("rolled") == 1
    assert told(events).count("redirected") == 2
    assert not alive(s, 1)
    assert alive(s, 2)


def test_ruling_76_mimicking_without_target_and_repulsive() -> None:
    s = table([animal("carnivorous")], [animal("mimicking", "repulsive")])
    assert options(s) == ["decline", "trait:repulsive"]


def test_ruling_78_the_turn_goes_on_after_horned() -> None:
    s = table(
        [animal("carnivorous", "robust"), animal("thieving", "robust")],
        [animal("horned", "robust", red=1)],
        dice=[6],
    )
    choose(s, "attack", "animal:2")
    assert not alive(s, 0)
    assert options(s) == ["end-turn", "trait:thieving"]


def test_ruling_80_pair_cards_of_the_prey_do_not_fire() -> None:
    s = table(
        [animal("carnivorous", pair="cooperating"), animal(pair="cooperating"), animal("shy")], []
    )
    choose(s, "animal:1")
    assert food(s, 0) == (0, 2)
    assert food(s, 2) == (0, 0)


def test_ruling_81_enough_for_all_is_not_asked() -> None:
    s = table(
        [animal(pair="communicating"), animal(pair="communicating"), animal()],
        [],
        areas=[["steppe-1", 3, 0]],
    )
    choose(s, "animal:1")
    assert [food(s, a) for a in range(3)] == [(1, 0)] * 3


def test_ruling_82_the_reshuffle_does_not_depend_on_the_order() -> None:
    decks = []
    for turned in (False, True):
        pile = list(range(20))
        s = table(
            [],
            [animal(red=1)],
            phase="development",
            discard=pile[::-1] if turned else pile,
            hands=[["shy/swimming"] * 2, []],
        )
        reshuffle(s)
        decks.append(s.deck)
    assert decks[0] == decks[1]


def test_ruling_83_seat_order_from_the_first_player() -> None:
    hungry = animal("fat-storing+")
    s = table([hungry], [hungry, hungry], [hungry], phase="extinction", first=1, areas=STEPPES)
    order = []
    while s.to_act() and asked(s) == "rescue":
        order.append(s.to_act()[0])
        choose(s, "use-fat")
    assert order == [1, 1, 2, 0]


@pytest.mark.parametrize("other", ["mutations", "unlimited_hand"])
def test_ruling_84_cataclysm_is_not_combined(other: str) -> None:
    with pytest.raises(BadSetup, match="cataclysm"):
        GAME.new(2, {"cataclysm": 1, other: 1}, 1)


def test_ruling_84_the_others_are() -> None:
    state = GAME.new(2, {"mutations": 1, "unlimited_hand": 1, "epochs": 18}, 1)
    assert state.to_act()


def test_ruling_84_unlimited_hand_keeps_all() -> None:
    s = table(
        [animal(red=1)] * 3,
        [],
        phase="extinction",
        areas=STEPPES,
        options={"unlimited_hand": 1},
        hands=[["shy/swimming"] * 4, []],
    )
    assert len(s.hands[0]) == 9


def test_ruling_88_requirement_may_drop_in_feeding() -> None:
    s = table([animal("metamorphosing", "parasitised", red=1)], [], hands=[["shy/swimming"], []])
    choose(s, "trait:metamorphosing", "as-extended")
    assert not is_hungry(s, 0)


def test_ruling_90_pass_only_before_any_action() -> None:
    s = table(
        [animal("carnivorous", "fat-storing", red=2), animal("thieving", "robust")],
        [animal("parasitised", red=1), animal("mutated", red=1)],
    )
    assert options(s) == ["pass", "attack", "trait:thieving"]
    choose(s, "trait:thieving", "animal:2")
    assert options(s) == ["end-turn", "attack"]
    assert why_not(s, "pass") == "already-acted@3.3.4"


def test_section_11_2_length() -> None:
    with pytest.raises(BadSetup, match="at most 16 epochs"):
        GAME.new(4, {"epochs": 17}, 1)
    s = GAME.new(2, {"epochs": 1}, 1)
    assert isinstance(s, NewWorld)
    pass_until_epoch(s, 2)
    assert s.over
    assert s.epoch == 1
