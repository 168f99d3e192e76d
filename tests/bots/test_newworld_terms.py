"""Every term of New World's evaluator on a position drawn for it: one test per term."""

from __future__ import annotations

from typing import Any

import pytest

from speciate.bots.evaluators.newworld import (
    EVALUATOR,
    TERMS,
    Survey,
    animals,
    defended,
    exposed,
    herd,
    hunters,
    next_hand,
    pantry,
    playable,
    pour,
    reserves,
    strain,
    traits,
)
from speciate.core.registry import game as find_game
from speciate.games.newworld.state import NewWorld

AREAS = [["taiga-1", 3, 1], ["steppe-1", 4, 0]]
FINAL: dict[str, Any] = {"area_deck": [], "epoch": 6}


def survey(rows: list[list[dict[str, Any]]], phase: str = "feeding", **more: Any) -> Survey:
    position: dict[str, Any] = {
        "game": "newworld",
        "players": len(rows),
        "epoch": 2,
        "first": 0,
        "turn": 0,
        "rows": rows,
        "area_row": AREAS,
        "phase": phase,
    }
    position.update(more)
    state = find_game("newworld").load(position)
    assert isinstance(state, NewWorld)
    return Survey(state)


def animal(*names: str, **more: Any) -> dict[str, Any]:
    return {"traits": list(names), **more}


def test_animals_are_worth_their_points_when_there_is_food() -> None:
    v = survey([[animal(), animal()], [animal()]])
    assert animals(v, 0) == pytest.approx(2 * 3 * 0.97)
    starving = survey([[animal(), animal()], [animal()]], area_row=[["steppe-1", 0, 0]])
    assert animals(starving, 0) < 1


def test_traits_count_with_their_bonus() -> None:
    v = survey([[animal("running", "robust")], [animal()]])
    assert traits(v, 0) == pytest.approx(3 * 0.97)  # 1 for Running, 2 for Robust
    assert traits(v, 1) == 0


def test_playable_cards_are_those_before_passing() -> None:
    hands = [["running/nocturnal"], []]
    position = {"hands": hands, "phase": "development"}
    assert playable(survey([[animal()], [animal()]], **position), 0) == 1
    assert playable(survey([[animal()], [animal()]], hands=hands), 0) == 0


def test_next_hand_is_limited_and_nothing_in_the_final_epoch() -> None:
    v = survey([[animal()], [animal() for _ in range(9)]])
    assert next_hand(v, 0) == pytest.approx(1 * 0.97 + 2)
    assert next_hand(v, 1) == pytest.approx(6, abs=1.5)
    assert next_hand(survey([[animal()], [animal()]], **FINAL), 0) == 0


def test_herd_counts_animals_by_the_epochs_to_come() -> None:
    v = survey([[animal()], [animal(), animal()]])
    assert v.epochs_left == 4
    assert herd(v, 0) == pytest.approx(4 * 0.97)
    assert herd(v, 1) == pytest.approx(8 * 0.97)


def test_strain_begins_above_what_one_can_usually_feed() -> None:
    v = survey([[animal()], [animal("robust") for _ in range(3)]], area_row=[["steppe-1", 4, 0]])
    assert strain(v, 0) == 0
    fed = [animal("robust", red=2) for _ in range(3)]
    assert strain(survey([[animal()], fed]), 1) > 3


def test_reserves_are_loaded_fat() -> None:
    v = survey([[animal("fat-storing+", "fat-storing")], [animal()]])
    assert (reserves(v, 0), reserves(v, 1)) == (1, 0)


def test_hunters_are_own_predators() -> None:
    v = survey([[animal("carnivorous")], [animal()]])
    assert hunters(v, 0) > 1.5
    assert hunters(v, 1) == 0


def test_exposed_is_what_the_others_predators_reach() -> None:
    v = survey([[animal("carnivorous")], [animal()]])
    assert exposed(v, 1) > 1
    assert exposed(v, 0) == 0
    safe = survey([[animal("carnivorous")], [animal("swimming")]])
    assert exposed(safe, 1) == 0


def test_defended_animals_have_a_trait_that_forbids_attacks() -> None:
    v = survey([[animal("camouflaged"), animal()], [animal("running")]])
    assert defended(v, 0) == pytest.approx(0.97)
    assert defended(v, 1) == 0


def test_pantry_is_an_area_that_needs_a_trait_one_has() -> None:
    row = [["lake-1", 2, 0, 1, 1], ["steppe-1", 4, 0]]
    v = survey([[animal("swimming")], [animal()]], area_row=row)
    assert pantry(v, 0) == pytest.approx(0.97)
    assert pantry(v, 1) == 0


# ---------------------------------------------------------------------- what the terms share


def test_a_hungry_animal_with_a_rescue_is_sure_to_live() -> None:
    dry = [["steppe-1", 0, 0]]
    v = survey([[animal("hibernating")], [animal("fat-storing+")]], area_row=dry)
    rows = v.s.rows
    assert v.chance[rows[0][0]] == v.chance[rows[1][0]] == 0.97
    short = [["taiga-1", 1, 1]]
    final = survey([[animal("hibernating")], [animal()]], area_row=short, **FINAL)
    assert final.chance[final.s.rows[0][0]] < 0.5


def test_food_is_poured_evenly_to_those_in_need() -> None:
    share = [0.0, 0.0, 0.0]
    pour(7.0, [1.0, 5.0, 5.0], share)
    assert share == pytest.approx([1.0, 3.0, 3.0])


def test_every_term_has_a_name_a_weight_and_a_test() -> None:
    names = [term.name for _, term in TERMS]
    assert len(set(names)) == len(names)
    assert all(term.weight != 0 and term.about for _, term in TERMS)
    tested = [name for name in globals() if name.startswith("test_")]
    for function, _ in TERMS:
        assert any(name.startswith(f"test_{function.__name__}") for name in tested)


def test_shares_add_up_to_the_win() -> None:
    v = survey([[animal("robust")], [animal()], [animal()]])
    values = EVALUATOR.values(v.s)
    assert sum(values) == pytest.approx(1)
    assert values[0] > values[1]
