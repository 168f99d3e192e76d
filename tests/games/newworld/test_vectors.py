"""The worked examples of the rules (section 14), each under its number."""

from __future__ import annotations

import pytest

from speciate.core.events import Event
from speciate.games.newworld import GAME
from speciate.games.newworld.attack import is_legal_prey
from speciate.games.newworld.food import access, fat_room, is_hungry
from speciate.games.newworld.scoring import points
from speciate.games.newworld.state import IS_POISONED, ROTATED, NewWorld
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


def new(players: int, **settings: int) -> NewWorld:
    state = GAME.new(players, settings, 7)
    assert isinstance(state, NewWorld)
    return state


def area(name: str) -> int:
    return GAME.parse(f"area:{name}") - GAME.parse("area:taiga-1")


def carnivorous_rotated(s: NewWorld, a: int) -> bool:
    return any(code & ROTATED and code >> 7 & 63 == 0 for code in s.cards[a])


def test_tv_01_setup_of_three_players() -> None:
    s = new(3)
    assert len(s.area_deck) == 6
    assert len(s.area_row) == 3
    assert [len(hand) for hand in s.hands] == [6, 6, 6]
    assert len(s.deck) == 78
    assert s.discard == []
    assert len(s.area_out) == 11


def test_tv_02_new_animal() -> None:
    s = table([], [], phase="development", hands=[["running/nocturnal", "shy/swimming"], []])
    choose(s, "card:running/nocturnal")  # without animals it can only become one
    assert len(s.rows[0]) == 1
    a = s.rows[0][0]
    assert traits(s, a) == set()
    assert s.requirement[a] == 1
    assert is_hungry(s, a)


def test_tv_03_card_with_two_traits() -> None:
    s = table([animal()], [], phase="development", hands=[["thieving/swimming"] * 2, []])
    choose(s, "card:thieving/swimming")
    assert options(s) == ["as-animal", "as-extended", "as-brief"]
    choose(s, "as-brief")
    assert traits(s, 0) == {"swimming"}


def test_tv_04_first_animals() -> None:
    s = table(
        [],
        [],
        phase="development",
        hands=[
            [
                "thieving/swimming",
                "poisonous/carnivorous",
                "hibernating/carnivorous",
                "running/nocturnal",
                "running/nocturnal",
                "mutualistic/robust",
            ],
            [],
        ],
    )
    choose(s, "card:thieving/swimming", "card:poisonous/carnivorous", "as-animal")
    choose(s, "card:hibernating/carnivorous", "as-animal")
    choose(s, "card:running/nocturnal", "as-brief", "animal:1")
    choose(s, "card:running/nocturnal", "as-extended", "animal:1")
    choose(s, "card:mutualistic/robust", "as-extended", "animal:1", "animal:2")
    assert traits(s, 0) == set()
    assert traits(s, 1) == {"nocturnal", "running", "mutualistic"}
    assert traits(s, 2) == {"mutualistic"}
    assert s.hands[0] == []
    assert points(s, 0) == (9, 3, 0)


def test_tv_05_two_part_card() -> None:
    s = table([animal(), animal("nocturnal")], [], areas=[["cave-1", 1, 1, 2, 0]])
    assert not access(s, 0, area("cave-1"))
    assert access(s, 0, area("mountains-1"))
    assert access(s, 1, area("cave-1"))
    assert access(s, 1, area("mountains-1"))


def test_tv_06_new_area() -> None:
    s = table(
        [animal()],
        [],
        [],
        phase="areas",
        areas=[["steppe-1"], ["mangrove-forest-1"], ["cave-1"]],
        area_deck=["swamp-1", "swamp-2", "lake-1", "lake-2", "glacier-1", "taiga-1"],
    )
    assert [GAME.name_of("area_card", card) for card in s.area_row] == [
        "taiga-1",
        "steppe-1",
        "mangrove-forest-1",
        "cave-1",
    ]
    assert len(s.area_deck) == 5
    assert (sum(s.red), sum(s.shelter)) == (12, 3)
    choose(s, "feed", "area:taiga-1")
    while s.epoch == 1:
        choose(s, options(s)[0])
    assert [GAME.name_of("area_card", card) for card in s.area_discard] == ["cave-1"]
    assert len(s.area_row) == 3


def test_tv_07_leftovers() -> None:
    s = table([animal()], [], phase="areas", areas=[["steppe-1", 2, 0]], area_deck=["lake-1"])
    assert red_in(s, "steppe-1") == 4


def test_tv_08_passed_players() -> None:
    rows = [animal("carnivorous")], [animal(), animal("carnivorous", red=2), animal("scavenging")]
    s = table(*rows, passed=[1], areas=[["swamp-1", 1, 0]])
    choose(s, "attack", "animal:1")
    assert not alive(s, 1)
    assert red_in(s, "swamp-1") == 2
    assert food(s, 3) == (0, 1)
    assert s.to_act() == [2]  # seat 1 has passed: the one after it is asked
    choose(s, "feed")
    assert s.to_act() == [2]


def test_tv_09_shelter() -> None:
    s = table([animal(), animal()], [], areas=[["mangrove-forest-1", 2, 1]])
    assert options(s) == ["shelter", "feed"]
    choose(s, "shelter", "animal:0")
    assert s.sheltered[0] == 1
    assert shelter_in(s, "mangrove-forest-1") == 0
    # With a second shelter in reach, the sheltered animal may not take it.
    s = table(
        [animal(shelter=1), animal(), animal()],
        [],
        areas=[["taiga-1", 3, 1], ["lake-1", 0, 0, 1, 1]],
    )
    choose(s, "shelter")
    assert options(s) == ["animal:1", "animal:2"]
    assert why_not(s, "animal:0") == "has-shelter@3.3.2"


def test_tv_10_hungry_or_fed() -> None:
    s = table(
        [
            animal(red=1),
            animal(),
            animal(blue=1),
            animal("robust", "mutated", red=1, blue=1),
            animal("carnivorous", "fat-storing", red=2),
        ],
        [],
        areas=[["steppe-1", 4, 0]],
    )
    assert [is_hungry(s, a) for a in range(5)] == [False, True, False, True, False]
    assert s.requirement[3] == 3
    assert s.requirement[4] == 2
    assert fat_room(s, 4) == 1
    choose(s, "feed")
    assert options(s) == ["animal:1", "animal:3", "animal:4"]
    assert why_not(s, "animal:0") == "animal-is-full@5.3"
    choose(s, "animal:4")
    assert fat(s, 4) == 1
    assert food(s, 4) == (2, 0)


def test_tv_11_feeding_and_access() -> None:
    s = table([animal(), animal()], [], areas=[["savannah-1", 3, 0, 1, 0], ["steppe-1", 1, 0]])
    choose(s, "animal:0")
    assert options(s) == ["area:steppe-1", "area:desert-1"]
    assert why_not(s, "area:savannah-1") == "no-access@5.4"
    choose(s, "area:desert-1")
    assert food(s, 0) == (1, 0)


def test_tv_12_food_chain() -> None:
    s = table(
        [animal("hoofed", pair="communicating"), animal(pair="cooperating"), animal()],
        [],
        areas=[["taiga-1", 3, 0]],
    )
    hoofed, communicating, cooperating = s.cards[0][0] & 127, s.link[0] & 127, s.link[1] & 127
    choose(s, "animal:0")
    assert set(s.activated) == {communicating, cooperating}
    assert options(s) == ["stop", "trample:0"]
    s.apply(0, GAME.parse("trample:0"))
    assert [food(s, a) for a in range(3)] == [(1, 0), (1, 0), (0, 1)]
    assert red_in(s, "taiga-1") == 0
    assert hoofed not in s.discard


def test_tv_12_activates_hoofed_too() -> None:
    s = table(
        [animal("hoofed"), animal("thieving")], [animal("robust", red=1)], areas=[["taiga-1", 3, 0]]
    )
    hoofed = s.cards[0][0] & 127
    choose(s, "feed", "animal:0", "trample:0")
    assert asked(s) == "after-basic"  # still the same turn
    assert s.activated == [hoofed]


def test_tv_13_camouflage() -> None:
    s = table(
        [animal("carnivorous"), animal("carnivorous", "sharp-sighted")], [animal("camouflaged")]
    )
    assert not is_legal_prey(s, 0, 2)
    assert is_legal_prey(s, 1, 2)


@pytest.mark.parametrize("own_prey", [True, False])
def test_tv_14_forced_attack(own_prey: bool) -> None:
    if own_prey:
        s = table([animal("carnivorous"), animal(red=1)], [animal(shelter=1)])
    else:
        s = table([animal("carnivorous")], [animal("poisonous")])
    assert not alive(s, 1)  # attacking was the only option, so it was taken without asking
    assert food(s, 0) == (0, 2)


def test_tv_14_passing_is_refused() -> None:
    s = table([animal("carnivorous")], [animal("poisonous"), animal("poisonous")])
    assert asked(s) == "choose-prey"  # attacking was the only basic action
    assert why_not(s, "pass") is not None


def test_tv_15_no_compulsion_while_alternatives_exist() -> None:
    s = table(
        [animal("carnivorous"), animal(red=1)], [animal(shelter=1)], areas=[["taiga-1", 0, 1]]
    )
    assert options(s) == ["shelter", "attack"]
    assert why_not(s, "pass") == "basic-action-is-compulsory@3.3.3"


def test_tv_16_simple_attack() -> None:
    s = table(
        [animal("carnivorous"), animal()],
        [animal(), animal()],
        areas=[["steppe-1", 4, 0]],
    )
    face = s.face[2]
    choose(s, "attack", "animal:2")
    assert carnivorous_rotated(s, 0)
    assert food(s, 0) == (0, 2)
    assert not is_hungry(s, 0)
    assert face in s.discard
    choose(s, "feed", "area:lake-2")  # the third seat stores fat; seat 1 could only feed its animal
    assert food(s, 1) == (1, 0)  # seat 0, too: it could not attack again
    assert s.to_act() == [2]


def hunt() -> NewWorld:
    """The rulebook's example of a predator on the hunt."""
    return table(
        [animal("carnivorous", "sharp-sighted", "nocturnal")],
        [
            animal(shelter=1),
            animal("poisonous", "scavenging"),
            animal("mutated", "elusive", pair="mutualistic"),
            animal("nocturnal", "camouflaged", "burrowing", "parasitised", red=2),
        ],
        areas=[["steppe-1", 0, 0]],
    )


def test_tv_17_legal_prey() -> None:
    s = hunt()
    assert asked(s) == "choose-prey"
    assert options(s) == ["animal:2", "animal:3", "animal:4"]
    assert why_not(s, "animal:1") == "prey-sheltered@6.1"


def test_tv_17a_poison() -> None:
    events: list[Event] = []
    s = hunt()
    s.events = events
    choose(s, "animal:2")
    assert food(s, 0) == (0, 2)
    assert s.marks[0] & IS_POISONED
    choose(s, "pass")
    died = [GAME.event_json(e) for e in events if GAME.event_kinds[e.kind].name == "died"]
    assert {"event": "died", "seat": 0, "animal": 0, "cause": "poison"} in died


def test_tv_17b_elusive() -> None:
    s = hunt()
    choose(s, "animal:3")
    assert asked(s) == "shed-trait"
    choose(s, "trait:mutated")
    assert food(s, 0) == (0, 1)
    assert carnivorous_rotated(s, 0)
    assert traits(s, 3) == {"elusive", "mutualistic"}
    assert not is_legal_prey(s, 0, 3)


def test_tv_17c_burrowing_does_not_protect_the_hungry() -> None:
    s = hunt()
    choose(s, "animal:4")
    assert food(s, 0) == (0, 2)
    assert food(s, 2) == (0, 1)
    assert len(s.discard) == 6
    assert "mutualistic" not in traits(s, 3)


def test_tv_18_extinction() -> None:
    s = table(
        [
            animal(red=1),
            animal(red=1),
            animal(red=1),
            animal("robust", "mutated", red=2),
            animal("carnivorous", "fat-storing+", red=1),
        ],
        [],
        phase="extinction",
        areas=[["steppe-1", 0, 0], ["steppe-2", 0, 0]],
    )
    choose(s, "use-fat")
    assert [alive(s, a) for a in range(5)] == [True, True, True, False, True]
    assert fat(s, 4) == 0
    assert len(s.hands[0]) == 6


def test_tv_19_drawing() -> None:
    s = table(
        [animal(red=1), animal(red=1), animal(red=1)],
        [],
        phase="extinction",
        areas=[["steppe-1", 0, 0], ["steppe-2", 0, 0]],
        hands=[["shy/swimming", "elusive/swimming"], ["horned/robust", "mimicking/robust"]],
    )
    assert asked(s) == "sealed"
    assert len(s.hands[0]) == 7
    assert len(s.hands[1]) == 6
    assert s.to_act() == [0]
    choose(s, options(s)[0])
    assert len(s.hands[0]) == 6


def test_tv_20_scoring() -> None:
    s = table(
        [
            animal("carnivorous", "running", "shy", pair="cooperating"),
            animal("robust", "elusive"),
            animal("stagnating", "horned", pair="communicating"),
            animal("swimming"),
        ],
        [],
        phase="extinction",
        epoch=6,
        area_deck=[],
    )
    assert s.over  # they are all hungry: nobody survives
    assert s.scores == [0, 0]
    s = table(
        [
            animal("carnivorous", "running", "shy", pair="cooperating", red=2),
            animal("robust", "elusive", red=2),
            animal("stagnating", "horned", pair="communicating", red=2),
            animal("swimming", red=1),
        ],
        [],
        phase="extinction",
        epoch=6,
        area_deck=[],
    )
    assert s.over
    assert s.scores == [25, 0]


def test_tv_21_two_swamps() -> None:
    s = table(
        [animal("carnivorous")],
        [animal(), animal()],
        areas=[["swamp-1", 2, 0], ["swamp-2", 4, 0]],
    )
    choose(s, "attack", "animal:1")
    assert (red_in(s, "swamp-1"), red_in(s, "swamp-2")) == (3, 4)


def test_tv_21_two_deaths_in_extinction() -> None:
    s = table(
        [animal(), animal()],
        [],
        phase="extinction",
        areas=[["swamp-1", 3, 0], ["swamp-2", 4, 0], ["steppe-1", 0, 0]],
    )
    assert (red_in(s, "swamp-1"), red_in(s, "swamp-2")) == (4, 4)


def test_tv_22_swamp_filling() -> None:
    s = table(
        [animal()],
        [],
        phase="areas",
        areas=[["swamp-1", 0, 0], ["steppe-1", 0, 0]],
        area_deck=["lake-1", "swamp-2"],
    )
    assert (red_in(s, "swamp-1"), red_in(s, "swamp-2")) == (1, 1)
    s = table(
        [animal()], [], phase="areas", areas=[["swamp-1", 3, 0]], area_deck=["lake-1", "lake-2"]
    )
    assert red_in(s, "swamp-1") == 3


def test_tv_23_cooperation_once() -> None:
    s = table(
        [animal("robust", pair="cooperating"), animal("robust")], [], areas=[["steppe-1", 4, 0]]
    )
    choose(s, "animal:0")
    assert [food(s, a) for a in (0, 1)] == [(1, 0), (0, 1)]
    choose(s, "feed", "area:lake-2", "animal:1")  # the third seat, then the owner's next turn
    assert [food(s, a) for a in (0, 1)] == [(1, 1), (1, 1)]


def ordered_prey(dice: list[int], same_owner: bool = False) -> NewWorld:
    predator, prey = animal("carnivorous"), animal("horned", "running", "elusive", red=1)
    spare = animal("camouflaged", red=1)
    rows = ([predator, prey], [spare]) if same_owner else ([predator], [prey, spare])
    return table(*rows, dice=dice, areas=[["swamp-1", 1, 0], ["steppe-1", 0, 0]])


def test_tv_24_horned_kills() -> None:
    s = choose(ordered_prey([6]), "attack", "trait:horned")
    assert not alive(s, 0)
    assert traits(s, 1) == {"horned", "running", "elusive"}
    assert red_in(s, "swamp-1") == 2


def test_tv_24_running_escapes() -> None:
    events: list[Event] = []
    s = ordered_prey([2, 5])
    choose(s, "attack", "trait:horned")
    s.events = events
    choose(s, "trait:running")
    assert told(events)[:2] == ["rolled", "survived"]
    assert alive(s, 0)
    assert food(s, 0) == (0, 0)


def test_tv_24_elusive_is_compulsory() -> None:
    s = choose(ordered_prey([2, 3]), "attack", "trait:horned")
    assert options(s) == ["trait:running", "trait:elusive"]
    choose(s, "trait:running")
    assert asked(s) == "shed-trait"
    choose(s, "trait:horned")
    assert traits(s, 1) == {"running", "elusive"}
    assert food(s, 0) == (0, 1)


def test_tv_24_same_owner_picks_elusive_first() -> None:
    events: list[Event] = []
    s = ordered_prey([6], same_owner=True)
    s.events = events
    choose(s, "attack", "trait:elusive", "trait:running")
    assert "rolled" not in told(events)
    assert food(s, 0) == (0, 1)
    assert traits(s, 1) == {"horned", "elusive"}


def test_tv_25_three_linked_animals() -> None:
    chain = [animal(pair="cooperating"), animal(pair="cooperating"), animal()]
    s = table(chain, [animal("fat-storing")], areas=[["steppe-1", 4, 0]])
    choose(s, "animal:0")
    assert [food(s, a) for a in range(3)] == [(1, 0), (0, 1), (0, 1)]
    s = table(chain, [], phase="development", hands=[["communicating/carnivorous"], []])
    choose(s, "card:communicating/carnivorous")
    assert options(s) == ["as-animal", "as-brief"]
    assert why_not(s, "as-extended") == "no-target@4.4"


def test_tv_26_additional_actions() -> None:
    thief, other = animal("thieving"), animal("thieving")
    s = table(
        [thief, other],
        [animal("robust", red=1), animal("robust", red=1)],
        areas=[["steppe-1", 4, 0]],
    )
    assert options(s) == ["feed", "trait:thieving"]
    choose(s, "trait:thieving", "animal:0", "animal:2")
    assert food(s, 0) == (0, 1)
    # No second additional action, before or after the basic one, although animal 1 could steal.
    assert food(s, 1) == (1, 0)
    assert s.to_act() != [0]


def test_tv_26_after_the_basic_action() -> None:
    s = table([animal("thieving"), animal()], [animal("robust", red=1)], areas=[["steppe-1", 4, 0]])
    choose(s, "feed", "animal:1")
    assert asked(s) == "after-basic"
    assert options(s) == ["end-turn", "trait:thieving"]
    assert why_not(s, "feed") == "one-basic-action@3.3.4"


def test_tv_26_instead_of_passing() -> None:
    s = table([animal("thieving", "robust")], [animal("robust", red=1), animal("robust", red=1)])
    assert options(s) == ["pass", "trait:thieving"]
    choose(s, "trait:thieving", "animal:1")
    assert not s.passed & 1
    choose(s, "feed")  # the third seat; then seat 0 is on turn again, its card rotated: it passes
    assert s.to_act() == [2]
    assert s.passed & 1


def test_tv_27_cataclysm() -> None:
    s = new(2, cataclysm=1)
    while len(s.hands[0]) > 3 or s.turn != 0:
        names = options(s)
        choose(s, names[0] if names[0] != "pass" else names[1])
        while asked(s) != "play-card":
            choose(s, options(s)[0])
    assert s.turn == 0 and len(s.hands[0]) == 3
    assert why_not(s, "pass") == "must-play-more@11.5"
    choose(s, options(s)[0])
    while asked(s) != "play-card" or s.turn != 0:
        names = options(s)
        choose(s, names[1] if names[0] == "pass" else names[0])
    assert len(s.hands[0]) == 2
    assert "pass" in options(s)


def test_tv_27_no_hibernation_in_cataclysm() -> None:
    s = table([animal("hibernating")], [], phase="extinction", options={"cataclysm": 1})
    assert s.over
    assert not alive(s, 0)


def test_tv_28_thieving() -> None:
    s = table([animal("thieving")], [animal("robust", red=1), animal("robust", red=2)])
    choose(s, "trait:thieving")
    assert food(s, 0) == (0, 1)
    assert food(s, 1) == (0, 0)
    s = table(
        [animal("thieving")],
        [
            animal("robust", red=1),
            animal("robust", red=2),
            animal("robust"),
            animal("robust", blue=1),
        ],
    )
    choose(s, "trait:thieving")
    assert options(s) == ["animal:1", "animal:4"]
    assert why_not(s, "animal:2") == "victim-is-fed@8.6"
    assert why_not(s, "animal:3") == "victim-without-food@8.6"


def test_tv_29_fat_and_attack() -> None:
    s = table([animal("carnivorous", "fat-storing", red=1)], [animal(), animal(red=1)])
    choose(s, "animal:1")
    assert food(s, 0) == (1, 1)
    assert fat(s, 0) == 1


def test_tv_30_communicating_without_access() -> None:
    s = table(
        [animal("swimming", pair="communicating"), animal()],
        [animal("carnivorous", "fat-storing", red=2)],
        areas=[["lake-1", 2, 0, 1, 0]],
    )
    choose(s, "animal:0", "area:lake-1")
    assert food(s, 0) == (1, 0)
    assert food(s, 1) == (0, 0)
    assert red_in(s, "lake-1") == 1


def test_tv_31_glacier() -> None:
    s = table(
        [animal(), animal("parasitised"), animal(pair="cooperating"), animal(), animal("adaptive")],
        [],
        areas=[["glacier-1", 1, 0, 0, 0]],
    )
    glacier = area("glacier-1")
    assert [access(s, a, glacier) for a in range(5)] == [True, False, False, False, True]


def test_tv_32_stagnating() -> None:
    s = table(
        [animal("stagnating"), animal()],
        [animal()],
        phase="development",
        hands=[["cooperating/carnivorous", "parasitised/fat-storing"], ["parasitised/fat-storing"]],
    )
    choose(s, "card:cooperating/carnivorous")
    assert options(s) == ["as-animal", "as-brief"]
    choose(s, "as-brief")
    assert traits(s, 1) == {"carnivorous"}  # the only animal that can take it
    choose(s, "card:parasitised/fat-storing", "as-extended")  # seat 1
    assert traits(s, 0) == {"stagnating"}
    assert "parasitised" in traits(s, 1)


def test_tv_33_hibernating() -> None:
    s = table([animal("hibernating")], [], phase="extinction", epoch=3, areas=[["steppe-1", 0, 0]])
    assert options(s) == ["hibernate", "starve"]
    choose(s, "hibernate")
    assert alive(s, 0)
    assert traits(s, 0) == set()
    s = table([animal("hibernating")], [], phase="extinction", epoch=6)
    assert s.over
    assert not alive(s, 0)


def test_tv_34_metamorphosing() -> None:
    s = table(
        [animal("metamorphosing", "parasitised", red=1)],
        [animal("carnivorous")],
        hands=[["camouflaged/fat-storing"], []],
    )
    parasitised = s.cards[0][1] & 127
    assert options(s) == ["pass", "trait:metamorphosing"]
    choose(s, "trait:metamorphosing")  # Parasitised and the one card are the only choice
    choose(s, "as-extended")
    assert traits(s, 0) == {"metamorphosing", "camouflaged"}
    assert s.requirement[0] == 1
    assert parasitised in s.discard
    assert not is_legal_prey(s, 1, 0)


def test_tv_34_needs_a_card_in_hand() -> None:
    s = table([animal("metamorphosing", "parasitised", red=1)], [animal(), animal()])
    assert s.passed & 1  # nothing can be done


def test_tv_35_scavengers_of_several_players() -> None:
    events: list[Event] = []
    s = table(
        [animal("scavenging"), animal("camouflaged", "robust")],
        [animal("carnivorous")],
        [animal("scavenging", "camouflaged"), animal()],
        turn=1,
        first=1,
        events=events,
    )
    choose(s, "animal:4")
    gained = [
        GAME.event_json(e)["seat"] for e in events if GAME.event_kinds[e.kind].name == "gained"
    ]
    assert gained == [1, 2, 0]


def test_tv_36_fed_predator_with_fat() -> None:
    s = table([animal("carnivorous", "fat-storing", red=2)], [animal(red=1)])
    assert options(s) == ["pass", "attack"]
    s = table([animal("carnivorous", "fat-storing+", red=2)], [animal(red=1)])
    assert s.passed & 1  # it must pass


def test_tv_37_scarce_food_in_a_chain() -> None:
    s = table(
        [animal(pair="communicating"), animal(pair="communicating"), animal()],
        [animal("robust")],
        areas=[["steppe-1", 2, 0]],
    )
    choose(s, "animal:1")
    assert options(s) == ["link:0", "link:1"]
    choose(s, "link:1")
    assert [food(s, a) for a in range(3)] == [(0, 0), (1, 0), (1, 0)]
    assert red_in(s, "steppe-1") == 0


def test_tv_38_no_second_attack_by_a_new_card() -> None:
    s = table(
        [animal("carnivorous!", "metamorphosing", "fat-storing", blue=2, marks=["attacked"])],
        [animal(red=1), animal(red=1)],
        hands=[["flying/carnivorous"], []],
    )
    choose(s, "trait:metamorphosing", "trait:carnivorous", "as-brief")
    assert carnivorous_rotated(s, 0)
    s = table(
        [animal("running", "metamorphosing")],
        [animal(red=1), animal(red=1)],
        hands=[["flying/carnivorous"], []],
    )
    choose(s, "trait:metamorphosing", "as-brief")
    assert asked(s) == "choose-prey"  # hungry now, and its card is fresh


def test_tv_39_mimicking_and_repulsive() -> None:
    s = table(
        [animal("carnivorous")], [animal("mimicking", "repulsive"), animal("camouflaged", red=1)]
    )
    assert options(s) == ["decline", "trait:repulsive"]
    choose(s, "decline")
    assert not alive(s, 1)
    s = table([animal("carnivorous")], [animal("mimicking", "repulsive"), animal(red=1)])
    choose(s, "animal:1")
    assert options(s) == ["trait:repulsive", "trait:mimicking"]
    assert why_not(s, "decline") == "defence-is-compulsory@6.2"


@pytest.mark.parametrize(("first", "q_food"), [("animal:1", 2), ("animal:2", 1)])
def test_tv_40_order_of_own_scavengers(first: str, q_food: int) -> None:
    s = table(
        [animal("carnivorous")],
        [
            animal("scavenging", pair="cooperating"),
            animal("scavenging", "mutated"),
            animal("fat-storing", "robust", red=2),
            animal(),
        ],
        areas=[["steppe-1", 0, 0]],
    )
    choose(s, "animal:4")
    assert options(s) == ["animal:1", "animal:2"]
    choose(s, first)
    assert food(s, 1) == (0, 1)
    assert food(s, 2) == (0, q_food)


def test_tv_41_intelligent() -> None:
    rows = (
        [animal("carnivorous", "intelligent")],
        [
            animal("camouflaged"),
            animal("camouflaged", "nocturnal"),
            animal("running", "shy"),
        ],
    )
    events: list[Event] = []
    s = table(*rows, events=events)
    assert options(s) == ["animal:1", "animal:3"]
    assert why_not(s, "animal:2") == "prey-protected@6.1"
    choose(s, "animal:3")
    assert options(s) == ["ignore-nothing", "trait:running"]
    s = table(*rows, events=events)
    events.clear()
    choose(s, "animal:1")
    ignored = [GAME.event_json(e) for e in events if GAME.event_kinds[e.kind].name == "ignored"]
    assert ignored == [{"event": "ignored", "seat": 0, "animal": 0, "trait": "camouflaged"}]
