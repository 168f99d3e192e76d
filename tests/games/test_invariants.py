"""The invariants find what they are there to find: a sound position is spoilt in one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from speciate.core.registry import game
from speciate.core.rng import FastRng


def mid_game(game_id: str, decisions: int = 60) -> Any:
    state = game(game_id).new(3, {}, 7)
    chooser = FastRng(7)
    for _ in range(decisions):
        seat = state.to_act()[0]
        options = state.legal(seat)
        state.apply(seat, options[chooser.below(len(options))])
    return state


def add(name: str, at: int, amount: int) -> Callable[[Any], None]:
    def spoil(s: Any) -> None:
        getattr(s, name)[at] += amount

    return spoil


def put(name: str, value: Any) -> Callable[[Any], None]:
    return lambda s: setattr(s, name, value(getattr(s, name)))


SPOILT: list[tuple[str, str, Callable[[Any], None]]] = [
    ("marine", "cubes", lambda s: add("pool", s.animals[0], 1)(s)),
    ("marine", "discs of", add("bag", 0, 1)),
    ("marine", "earth", put("earth", lambda earth: earth ^ 1)),
    ("marine", "geysers", put("geysers", lambda geysers: geysers ^ 1)),
    ("marine", "vents", put("vents_left", lambda left: left + 1)),
    ("marine", "terrain marker", add("red_bag", 0, 1)),
    ("marine", "basic pawns", lambda s: add("pawns", s.animals[0], 1)(s)),
    ("marine", "pawns", put("specials", lambda specials: specials ^ 1)),
    ("marine", "trait is lost", put("trait_box", lambda box: box[1:])),
    ("marine", "evolution card", put("deck", lambda deck: deck[1:])),
    ("marine", "score of seat", add("scores", 0, 1)),
    ("newworld", "evolution card", put("deck", lambda deck: deck[1:])),
    ("newworld", "area card", put("area_deck", lambda deck: deck[1:])),
    ("newworld", "belongs to", lambda s: s.rows.reverse()),
    ("newworld", "red of at most", add("red", 0, 99)),
    ("entropy", "planet is lost", put("removed", lambda gone: (*gone, 0))),
    ("entropy", "star piles", add("star_pile", 0, 1)),
    ("entropy", "asteroid piles", add("asteroid_pile", 0, 1)),
    ("entropy", "negative", add("resources", 0, -99)),
    ("entropy", "add up", add("scores", 0, 1)),
    ("entropy", "generator", add("generator", 0, 99)),
]


@pytest.mark.parametrize("game_id", ["marine", "newworld", "entropy"])
def test_a_sound_position_is_not_broken(game_id: str) -> None:
    assert mid_game(game_id).broken() is None


@pytest.mark.parametrize(("game_id", "complaint", "spoil"), SPOILT)
def test_a_spoilt_position_is_found(
    game_id: str, complaint: str, spoil: Callable[[Any], None]
) -> None:
    state = mid_game(game_id)
    spoil(state)
    assert complaint in (state.broken() or "nothing")
