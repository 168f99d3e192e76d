"""No view leaks: what goes over the wire is what a seat could know, in every game.

`python -m tests.server.leaks --games 1000` does the same for longer.
"""

from __future__ import annotations

import os

import pytest

from speciate.core.game import Game
from speciate.core.registry import all_games
from tests.server.leaks import look_at

GAMES = int(os.environ.get("SPECIATE_TEST_LEAK_GAMES", "1"))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_wire_tells_nothing_that_a_seat_may_not_know(game: Game) -> None:
    moments = compared = 0
    for number in range(GAMES):
        found = look_at(game, number)
        moments, compared = moments + found[0], compared + found[1]
    assert moments > 100 * GAMES
    assert compared > moments / 2
