"""Random play over all combinations of variants: the beginning of many games, looked at closely.

Whole games with everything checked are the business of the kit (tests/games/test_conformance.py).
"""

from __future__ import annotations

import json
from itertools import product

import pytest

from speciate.core.events import SCORED, Event
from speciate.core.rng import FastRng
from speciate.games.marine import GAME
from speciate.games.marine.components import CONSTANTS
from speciate.games.marine.state import Marine

DECISIONS = 250
SWITCHES = ("two_animals", "random_earth", "alternative_boards", "superheroes")
CASES = [
    (players, dict(zip(SWITCHES, switches, strict=True)))
    for players in (2, 3, 4)
    for switches in product((0, 1), repeat=4)
    if players == 2 or not switches[0]
]


def check(s: Marine, players: int, seed: int) -> None:
    assert s.broken() is None
    text = json.dumps(s.to_json())
    assert json.dumps(GAME.load(json.loads(text)).to_json()) == text
    for seat in range(players):
        world = s.resample(seat, FastRng(seed))
        assert world.view(seat) == s.view(seat)
        assert world.legal(seat) == s.legal(seat)
        assert world.broken() is None
    seat = s.to_act()[0]
    open_options = set(s.legal(seat))
    for option in range(len(GAME.option_names)):
        assert (s.refuse(seat, option) is None) == (option in open_options)


@pytest.mark.parametrize(("players", "settings"), CASES)
def test_variants_alone_and_combined(players: int, settings: dict[str, int]) -> None:
    events: list[Event] = []
    s = GAME.new(players, {**settings, "length": players - 2}, players, events)
    assert isinstance(s, Marine)
    chooser = FastRng(players, 99)
    scores = [0] * players
    for number in range(DECISIONS):
        for event in events:
            if event.kind == SCORED:
                scores[event.args[0]] += event.args[1]
        events.clear()
        assert scores == s.scores
        seats = s.to_act()
        seat = seats[chooser.below(len(seats))]
        options = s.legal(seat)
        assert 2 <= len(options) <= 300
        assert options == sorted(set(options))
        if number % 25 == 0:
            check(s, players, number)
        s.apply(seat, options[chooser.below(len(options))])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_normal_game_ends_by_the_asteroid(players: int) -> None:
    for seed in range(3):
        s = GAME.new(players, {}, seed)
        assert isinstance(s, Marine)
        chooser = FastRng(seed, 5)
        while not s.over:
            seat = s.to_act()[0]
            options = s.legal(seat)
            s.apply(seat, options[chooser.below(len(options))])
        assert s.asteroid
        assert s.turns < CONSTANTS.turn_cap
        assert s.broken() is None
