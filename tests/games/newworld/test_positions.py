"""Malformed positions of New World are refused with a line that says what was expected."""

from __future__ import annotations

from typing import Any

import pytest

from speciate.core.errors import BadPosition, BadSetup, SpeciateError
from speciate.games.newworld import GAME
from tests.games.newworld.table import animal

GOOD: dict[str, Any] = {
    "game": "newworld",
    "players": 2,
    "phase": "feeding",
    "rows": [[animal()], [animal()]],
    "area_row": [["steppe-1", 2, 0]],
}


def test_the_good_one_loads() -> None:
    assert GAME.load(GOOD).to_act()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "oldworld"}, '"game" must be "newworld"'),
        ({"rules": "0"}, "for rules '0'"),
        ({"players": "2"}, '"players" must be a whole number'),
        ({"players": 7}, "2 to 4 players"),
        ({"options": []}, '"options" must be an object'),
        ({"options": {"speed": 1}}, "has no option 'speed'"),
        ({"options": {"epochs": "many"}}, "whole number from 1 to 18"),
        ({"rng": [1]}, '"rng"'),
        ({"phase": None}, 'give "stack"'),
        ({"epoch": 0}, '"epoch" must be'),
        ({"first": 2}, '"first" must be'),
        ({"passed": [5]}, "there is no seat 5"),
        ({"rows": []}, '"rows" must be a list of 2'),
        ({"rows": [[animal("winged")], []]}, "there is no trait 'winged'"),
        ({"rows": [[animal("running@0")], []]}, "card 0 has no running"),
        ({"rows": [[animal("running@x")], []]}, "expected the number of a card"),
        ({"rows": [[animal("running@52"), animal("running@52")], []]}, "used twice"),
        ({"rows": [[animal("running+")], []]}, "only fat-storing"),
        ({"rows": [[animal("cooperating")], []]}, "a pair trait is written as"),
        ({"rows": [[animal(pair="cooperating")], []]}, "an animal to the right"),
        ({"rows": [[animal(id=3), animal(id=3)], []]}, "different numbers"),
        ({"rows": [[animal(red=-1)], []]}, '"red" must be'),
        ({"rows": [[animal(marks=["tired"])], []]}, "a mark is one of"),
        ({"rows": [[{"colour": 1}], []]}, "an animal is an object with"),
        ({"rows": [["wolf"], []]}, "an animal is an object with"),
        ({"hands": [[]]}, '"hands" must be a list of 2'),
        ({"hands": [["wolf"], []]}, "expected a card"),
        ({"hands": [[500], []]}, "does not exist"),
        ({"hands": [["shy/swimming"] * 5, []]}, "no copy of shy/swimming is left"),
        ({"deck": [1, 2]}, "cards are nowhere"),
        ({"area_row": [["atlantis-1"]]}, "no area card"),
        ({"area_row": [["steppe-1", 1]]}, "1 parts with red and shelter"),
        ({"area_row": [["steppe-1", 9, 0]]}, "9 red of at most 4"),
        ({"area_row": ["steppe-1"]}, '"area_row" is a list'),
        ({"scores": [1]}, '"scores" must be a list of 2'),
        ({"stack": [["dance", 1]]}, "has no step 'dance'"),
        ({"stack": [["feeding-turn"]]}, "has the fields seat"),
        ({"stack": [["feeding-turn", 9]]}, "there is no seat 9"),
        ({"stack": [["feeding-turn", "x"]]}, "must be a number"),
        ({"stack": [3]}, "begins with its name"),
        ({"stack": 3}, "malformed position"),
        ({"wolves": 1}, "unknown key 'wolves'"),
    ],
)
def test_a_bad_position_is_refused(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SpeciateError) as caught:
        GAME.load({**GOOD, **change})
    assert isinstance(caught.value, BadPosition | BadSetup)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_position_is_an_object() -> None:
    with pytest.raises(BadPosition, match="JSON object"):
        GAME.load([])  # type: ignore[arg-type]
