"""The JSON form of positions, invariants, views and resampling."""

from __future__ import annotations

import json
from typing import Any

import pytest

from speciate.core.errors import BadPosition
from speciate.core.rng import FastRng
from speciate.games.marine import GAME
from speciate.games.marine.components import ASTEROID, CARD_NAMES
from speciate.games.marine.state import Marine
from tests.games.marine.table import asked, choose, on_earth, options, table

BAD = [
    ({"colour": 1}, "unknown key 'colour'"),
    ({"tiles": {"lava": ["0,0"]}}, "expected one of land"),
    ({"tiles": {"land": ["9,9"]}}, "'9,9'"),
    ({"tiles": {"land": ["0,0"], "reef": ["0,0"]}}, "two tiles"),
    (
        {"tiles": {"reef": ["0,0"], "kelp": ["1,1", "0,2", "0,4", "0,6", "1,5"]}},
        "tiles of kelp",
    ),
    ({"discs": {"sun": ["3,3"]}}, "'3,3'"),
    ({"discs": {"sun": ["1,1"], "algae": ["1,1"]}}, "two discs"),
    ({"discs": {"sun": ["8,0"]}}, "does not fit the tiles"),
    ({"species": {"reptiles": {"0,0": 40}}}, "cubes"),
    ({"species": {"reptiles": {"2,0": 1}}}, "off earth"),
    ({"display": {"abundance": {"sun": 40}}}, "discs of sun"),
    ({"competition": ["land", "land", "land"]}, "terrain marker"),
    ({"pawns": {"abundance-1": "sun"}}, "unowned"),
    ({"pawns": {f"evolution-{i}": "fishes" for i in range(1, 6)}}, "basic pawns"),
    ({"players": 2, "pawns": {"domination-2": "fishes"}}, "needs more animals"),
    ({"traits": {"fishes": ["flight"], "reptiles": ["flight"]}}, "trait is lost or doubled"),
    ({"boards": {"fishes": {"sun": 4}}}, "more discs than spaces"),
    ({"plastic": {"fishes": {"sun": 1}}}, "discs on a card|more discs"),
    ({"slots": ["annelids"], "discard": ["annelids"]}, "evolution card is lost or doubled"),
    ({"deck": ["annelids"]}, "never removed"),
    ({"deck": [*CARD_NAMES[3:12], "asteroid"]}, "last five"),
    ({"animals": ["fishes"]}, '"animals"'),
    ({"turn": "whales"}, "expected one of"),
    ({"scores": [1, 2]}, "scores"),
    ({"stack": [["no-such-step"]]}, "no step"),
]


@pytest.mark.parametrize(("part", "message"), BAD)
def test_a_wrong_position_is_refused_in_one_line(part: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message) as caught:
        GAME.load({"game": "marine", "players": 4, **part})
    assert "\n" not in str(caught.value)


def test_a_position_in_three_words_is_the_start() -> None:
    s = table()
    assert asked(s) == "place-or-retrieve"
    assert on_earth(s, "fishes") == {"0,0": 3}
    assert s.broken() is None


def play(s: Marine, seed: int, decisions: int) -> Marine:
    chooser = FastRng(seed)
    for _ in range(decisions):
        if s.over:
            break
        seats = s.to_act()
        seat = seats[chooser.below(len(seats))]
        open_options = s.legal(seat)
        s.apply(seat, open_options[chooser.below(len(open_options))])
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_stay_under_4_kilobytes(players: int) -> None:
    for decisions in (100, 400, 900, 1600):
        s = GAME.new(players, {"length": 3}, decisions)
        assert isinstance(s, Marine)
        play(s, decisions, decisions)
        text = json.dumps(s.to_json(), separators=(",", ":"))
        assert len(text) < 4096
        assert GAME.load(json.loads(text)).to_json() == s.to_json()


def test_a_view_shows_all_that_a_client_draws() -> None:
    s = GAME.new(4, {}, 3)
    assert isinstance(s, Marine)
    play(s, 3, 120)
    view = s.view(0)
    assert {tile["hex"] for tile in view["tiles"]} >= {"0,0", "0,6"}
    assert set(view["tiles"][0]) >= {"terrain", "vent", "species", "endangered"}
    assert len(view["display"]["spaces"]) == 37
    assert len(view["elements"]) == 6
    assert set(view["elements"][0]["values"]) == set(view["food_chain"])
    row = view["animals"][0]
    assert set(row) >= {"points", "pool", "eliminated", "marker", "traits", "discs", "basic_pawns"}
    json.dumps(view)


def test_a_view_hides_hands_deck_and_tiles() -> None:
    s = GAME.new(3, {}, 4)
    assert isinstance(s, Marine)
    view = s.view(0)
    for row in view["animals"]:
        assert (None in row["hand"]) == (row["seat"] != 0)
    assert view["deck"] == 25
    assert isinstance(view["stacks"][0]["count"], int)
    assert "rng" not in view
    assert view["unseen_cards"] == sorted(CARD_NAMES)


def test_resampled_worlds_differ_in_what_is_hidden_only() -> None:
    s = GAME.new(4, {}, 5)
    assert isinstance(s, Marine)
    decks = set()
    hands = set()
    for n in range(30):
        world = s.resample(0, FastRng(n))
        assert isinstance(world, Marine)
        assert world.view(0) == s.view(0)
        assert world.legal(0) == s.legal(0)
        assert world.broken() is None
        assert ASTEROID in world.deck[:5]
        decks.add(tuple(world.deck))
        hands.add(tuple(world.hands))
    assert len(decks) == 30
    assert len(hands) > 20


def test_the_asteroid_is_resampled_among_the_cards_that_can_be_it() -> None:
    s = table(deck=["asteroid", "annelids", "fertile"])
    places = set()
    for n in range(40):
        world = s.resample(0, FastRng(n))
        assert isinstance(world, Marine)
        places.add(world.deck.index(ASTEROID))
        assert len(world.deck) == 3
    assert places == {0, 1, 2}


def test_drawn_traits_are_seen_by_their_drawer_only() -> None:
    s = table(
        traits={"crustaceans": ["flight"]},
        hands={"crustaceans": ["social", "solitary", "cannibal"]},
        stack=[["end-of-turn", 3], ["express-trait", 0, 3]],
    )
    assert len(options(s)) == 3
    hidden = s.view(1)["animals"][3]
    assert hidden["hand"] == [None, None, None]
    seen = {tuple(s.resample(1, FastRng(n)).legal(0)) for n in range(20)}
    assert len(seen) > 1
    choose(s, "trait:social")
    assert s.view(1)["animals"][3]["traits"] == ["social"]
