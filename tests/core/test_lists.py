"""What copies of a position share is never written to."""

from __future__ import annotations

import pytest

from speciate.core.lists import NO_GROUPS, NO_LISTS, NO_NUMBERS, replaced
from speciate.core.registry import GAMES
from speciate.core.registry import game as find_game
from speciate.core.rng import FastRng


def test_replaced_leaves_the_list_as_it_is() -> None:
    before = [1, 2, 3]
    assert replaced(before, 1, 7) == [1, 7, 3]
    assert before == [1, 2, 3]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_empty_lists_stay_empty_through_a_game(name: str) -> None:
    state = find_game(name).new(2, {}, 3)
    dice = FastRng(4)
    while not state.over:
        seat = state.to_act()[0]
        options = state.legal(seat)
        state.copy().apply(seat, options[0])
        state.apply(seat, options[dice.below(len(options))])
    assert (NO_NUMBERS, NO_GROUPS, NO_LISTS) == ([], [], [])
