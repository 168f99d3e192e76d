"""Pawns, turns and refusals (section 3), and who is asked for what (4.13)."""

from __future__ import annotations

import pytest

from speciate.core.events import Event
from tests.games.marine.table import (
    animal,
    asked,
    choose,
    on_earth,
    options,
    pawns,
    points,
    resolve,
    spaces,
    table,
    told,
    turn_of,
    why_not,
)

REASONS = [
    ("place:basic:abundance-1", "before-your-furthest-pawn@3.2"),
    ("place:basic:adaptation-2", "own-pawn-there@3.2"),
    ("place:basic:adaptation-3", "special-pawns-only@1.6"),
    ("place:basic:migration-1", "space-taken@3.2"),
    ("place:basic:domination-3", "needs-more-animals@1.6"),
    ("place:sun:migration-2", "special-pawn-there@3.2"),
    ("place:sun:domination-3", "needs-more-animals@1.6"),
    ("place:algae:abundance-1", "pawn-not-available@3.1"),
    ("place:basic:bottom-feeder", "no-bottom-feeder@7.3"),
    ("hex:0,0", "not-asked@"),
]


@pytest.mark.parametrize(("name", "reason"), REASONS)
def test_every_closed_placement_is_explained(name: str, reason: str) -> None:
    s = table(
        players=3,
        control={"sun": "crustaceans", "worms": "fishes"},
        pawns={"adaptation-2": "crustaceans", "migration-1": "fishes", "migration-2": "worms"},
    )
    assert why_not(s, name) == reason


def test_turn_order_is_the_reverse_of_the_food_chain() -> None:
    s = table()
    order = []
    for _ in range(5):
        order.append(turn_of(s))
        choose(s, "retrieve")
    assert order == ["crustaceans", "fishes", "cephalopods", "reptiles", "crustaceans"]


def test_a_declined_action_does_nothing() -> None:
    events: list[Event] = []
    s = table(control={"sun": "crustaceans"}, events=events)
    choose(s, "place:sun:wanderlust-3", "decline")
    assert turn_of(s) == "fishes"  # no extra turn
    assert "declined" in told(events)
    assert "tile-placed" not in told(events)


def test_an_action_without_effect_asks_nothing() -> None:
    s = table()
    choose(s, "place:basic:abundance-1")  # no disc in the section
    assert turn_of(s) == "fishes"


def test_wanderlust_on_the_special_space_gives_another_turn() -> None:
    s = table(control={"sun": "crustaceans"}, species={})
    choose(s, "place:sun:wanderlust-3", "perform", "stack:1", "hex:2,0")
    assert turn_of(s) == "crustaceans"
    choose(s, "retrieve")
    assert turn_of(s) == "fishes"


def test_each_owner_decides_who_enters_a_new_tile() -> None:
    s = table(species={"reptiles": {"1,1": 1}, "crustaceans": {"1,1": 1}})
    choose(s, "place:basic:wanderlust-1", "perform", "stack:1", "hex:2,2")
    assert s.to_act() == [3]
    choose(s, "number:1")
    assert s.to_act() == [0]
    choose(s, "number:0")
    assert on_earth(s, "reptiles") == {"2,2": 1}


def test_retrieve_leaves_others_special_pawns() -> None:
    s = table(
        control={"sun": "crustaceans", "algae": "fishes"},
        pawns={"abundance-1": "crustaceans", "abundance-2": "sun", "abundance-3": "algae"},
    )
    choose(s, "retrieve")
    assert pawns(s) == {"abundance-3": "algae"}


def test_competition_stops_early_and_goes_down_the_food_chain() -> None:
    s = table(competition=["land", "land", "reef"])
    choose(s, "place:basic:competition-3", "perform", "animal:fishes")
    assert why_not(s, "animal:reptiles") == "animals-in-food-chain-order@4.14"
    assert why_not(s, "animal:crustaceans") == "opposing-species-only@4.10"
    choose(s, "stop")
    assert turn_of(s) == "fishes"


def test_evolution_needs_no_presence() -> None:
    s = table("fishes", evolution=["land"], species={"reptiles": {"0,2": 1}}, slots=["annelids"])
    choose(s, "place:basic:evolution-1", "perform", "hex:0,2")
    assert points(s, "reptiles") == 8
    assert turn_of(s) == "cephalopods"


def test_the_turn_is_one_decision_for_pawn_and_space() -> None:
    s = table(control=dict.fromkeys(("sun", "algae", "worms"), "crustaceans"))
    assert len(options(s)) == 1 + len(spaces(s)) + 3 * 37
    assert asked(s) == "place-or-retrieve"


def test_survival_pays_the_holder_when_a_card_is_drawn() -> None:
    s = resolve(
        "fertile",
        deck=["asteroid", "carbon-cycle"],
        species={"crustaceans": {"0,0": 1}, "fishes": {"0,6": 1, "0,-6": 2}},
        discs={"plankton": ["1,7"], "worms": ["1,-1"]},
    )
    assert points(s, "fishes") == 3  # two vents
    assert s.vp[animal("crustaceans")] == 1
