"""The invariants of appendix B: kept in random games, and noticed where they are broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from speciate.core.errors import BadPosition
from speciate.core.rng import FastRng
from speciate.games.entropy.state import Entropy
from tests.games.entropy.table import GAME, system, table

SETTINGS: list[dict[str, Any]] = [
    {},
    {"alternative_objectives": 1},
    {"specialisations": "chosen"},
    {"round_limit": 12},
]


def random_game(players: int, settings: dict[str, Any], seed: int, watch: Any) -> Entropy:
    state = GAME.new(players, settings, seed)
    assert isinstance(state, Entropy)
    chooser = FastRng(seed, 99)
    while not state.over:
        watch(state)
        seat = state.to_act()[0]
        options = state.legal(seat)
        state.apply(seat, options[chooser.below(len(options))])
    watch(state)
    return state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_b_01_to_12_and_15_to_17_hold_at_every_decision(players: int, number: int) -> None:
    def watch(state: Entropy) -> None:
        assert state.broken() is None
        if state.waiting and state.question().NAME == "move":
            moves = [o for o in state.legal(state.turn) if "complete" not in GAME.describe(o)]
            assert 1 <= len(moves) <= 9

    random_game(players, SETTINGS[number], 100 * players + number, watch)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_b_05_07_08_09_what_never_goes_back(players: int) -> None:
    last: dict[str, Any] = {}

    def watch(state: Entropy) -> None:
        now = {
            "scores": state.scores[:],
            "tracks": state.tracks[:],
            "unlocked": [1 - locked for locked in state.locked],
            "no missions": [
                int(state.mission_at.count(seat) == 0) for seat in range(state.players)
            ],
        }
        if state.round:
            for key, before in last.items():
                assert all(a <= b for a, b in zip(before, now[key], strict=True)), key
            last.update(now)

    random_game(players, {}, 7 + players, watch)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_b_11_everybody_has_as_many_turns(players: int) -> None:
    events: list[Any] = []
    state = GAME.new(players, {}, 40 + players, events)
    chooser = FastRng(players)
    while not state.over:
        seat = state.to_act()[0]
        options = state.legal(seat)
        state.apply(seat, options[chooser.below(len(options))])
    told = [GAME.event_json(event) for event in events]
    turns = [event["seat"] for event in told if event["event"] == "turn-began"]
    triggered = [event["round"] for event in told if event["event"] == "end-triggered"]
    rounds = triggered[0] + 1 if triggered else 100
    assert [turns.count(seat) for seat in range(players)] == [rounds] * players


def test_b_13_the_observation_holds_no_hidden_card() -> None:
    state = GAME.new(3, {}, 5)
    seen = state.view(0)
    assert "hand" in seen["seats"][0] and "hand" not in seen["seats"][1]
    assert "held_missions" not in seen["seats"][2]
    assert "hand" not in state.view(None)["seats"][0]
    assert seen["seats"][1]["hand_size"] == 3
    assert set(seen["piles"]["planet-hot-left"]) == {"count", "top"}
    for name, pile in seen["piles"].items():
        if name.startswith("life"):
            assert pile["known"] == [None] * pile["count"]


def test_b_14_same_seed_and_choices_same_game() -> None:
    first = random_game(3, {}, 17, lambda state: None)
    second = random_game(3, {}, 17, lambda state: None)
    assert first.to_json() == second.to_json()


def lose(list_name: str) -> Callable[[Entropy], None]:
    def change(state: Entropy) -> None:
        piles = state.piles
        index = {"planet": 0, "biome": 8, "life": 12}[list_name]
        piles[index] = piles[index][1:]

    return change


def set_item(name: str, index: int, value: int) -> Callable[[Entropy], None]:
    def change(state: Entropy) -> None:
        getattr(state, name)[index] = value

    return change


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (set_item("star_pile", 0, 3), "star piles"),
        (set_item("asteroid_pile", 2, 9), "asteroid piles"),
        (lose("planet"), "a planet is lost"),
        (lose("biome"), "a biome is lost"),
        (lose("life"), "a life card is lost"),
        (set_item("planets_in", 0, 2), "system 0 has"),
        (set_item("organisms", 3 * 44, 6), "has the organisms"),
        (set_item("completed", 44, 1), "no biome to be completed"),
        (set_item("resources", 0, -1), "negative"),
        (set_item("stones", 0, 1), "star stone"),
        (set_item("stones", 4, -2), "outside of its turn"),
        (set_item("stones", 3, -1), "locked stone"),
        (set_item("tracks", 0, 5), "off track"),
        (set_item("levels", 0, 3), "no known level"),
        (set_item("scores", 0, 5), "do not add up"),
        (set_item("mission_at", 0, 0), "holds 1 missions"),
        (set_item("ready", 0, 1), "could be completed are wrong"),
        (set_item("sets", 1, 0), "set of specialisations is doubled"),
    ],
)
def test_a_broken_invariant_is_noticed(change: Callable[[Entropy], None], problem: str) -> None:
    t = table(2, [{"systems": [system("IA", "SP1")]}])
    assert t.state.broken() is None
    change(t.state)
    found = t.state.broken()
    assert found is not None and problem in found


def test_two_markers_on_the_last_space_and_two_small_tiles_are_noticed() -> None:
    t = table(2, [{"tracks": [4, 0, 0]}])
    t.state.tracks[3] = 4
    assert "two markers" in str(t.state.broken())
    t = table(4)
    small = [n for n, name in enumerate(GAME.new(4).view(0)["organism_tiles"]) if not name["large"]]
    t.state.tile_owner[small[0]] = t.state.tile_owner[small[1]] = 2
    assert "two small tiles" in str(t.state.broken())


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"players": 2, "planet": 1}, "unknown key 'planet'"),
        ({"players": 2, "seats": [{}]}, '"seats" must be a list of 2'),
        ({"players": 2, "seats": [{"colour": 1}, {}]}, "unknown key 'colour'"),
        ({"players": 2, "seats": [{"hand": ["L1", "L1"]}, {}]}, "L1 is used twice"),
        ({"players": 2, "seats": [{"hand": ["L99"]}, {}]}, "there is no 'L99'"),
        ({"players": 2, "seats": [{"missions": ["M1"]}, {}]}, "holds 1 missions"),
        ({"players": 2, "seats": [{"systems": [{}]}, {}]}, "system 0 is empty"),
        ({"players": 2, "seats": [{"sector": 7}, {}]}, '"sector" must be a whole number'),
        ({"players": 2, "phase": "objectives"}, 'give "stack"'),
        ({"players": 2, "tiles": ["biome"]}, '"tiles" must name the outer actions'),
    ],
)
def test_bad_positions_are_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.load({"game": "entropy", **position})
