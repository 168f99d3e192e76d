"""Setup (section 2) and the variants (section 8)."""

from __future__ import annotations

from itertools import product

import pytest

from speciate.core.errors import BadSetup
from speciate.core.events import Event
from speciate.games.marine import GAME
from speciate.games.marine.components import (
    ANIMAL_NAMES,
    ASTEROID,
    EXAPTATION,
    LAND,
    OCEAN,
    PACK_HUNTERS,
)
from speciate.games.marine.geometry import HEX_NUMBER, HEXES, bits
from speciate.games.marine.state import Marine
from tests.games.marine.table import asked, choose, spaces, told


def new(players: int, seed: int = 7, **settings: int) -> Marine:
    state = GAME.new(players, settings, seed)
    assert isinstance(state, Marine)
    return state


def past_setup(s: Marine) -> Marine:
    while asked(s) != "place-or-retrieve":
        seat = s.to_act()[0]
        s.apply(seat, s.legal(seat)[0])
    return s


@pytest.mark.parametrize(("players", "pawns", "domination"), [(2, 7, 1), (3, 5, 2), (4, 4, 3)])
def test_setup_by_number_of_animals(players: int, pawns: int, domination: int) -> None:
    s = new(players)
    assert [s.pawns[a] for a in s.animals] == [pawns] * players
    assert [s.pool[a] for a in s.animals] == [31] * players
    assert [len(stack) for stack in s.stacks] == [7, 7, 7]
    assert sum(s.display) == 12
    assert sorted(s.evolution) == s.evolution
    assert len(s.trait_box) == 18 - 3 * players
    past_setup(s)
    assert len(s.trait_box) == 18 - players
    assert len(s.slots) == 5
    assert len(s.deck) == 20
    assert len([name for name in spaces(s) if name.startswith("domination")]) == domination


def test_the_lowest_animal_begins() -> None:
    for seed in range(10):
        s = past_setup(new(3, seed))
        assert s.question().shown_to(s, None)["animal"] == ANIMAL_NAMES[s.animals[-1]]


def test_animals_can_be_chosen_or_drawn() -> None:
    s = new(3, animal_1=2, animal_2=4)
    assert s.seat_of[1] == 0
    assert s.seat_of[3] == 1
    drawn = {tuple(new(2, seed).animals) for seed in range(40)}
    assert len(drawn) == 6
    with pytest.raises(BadSetup, match="different animals"):
        new(2, animal_1=2, animal_2=2)
    with pytest.raises(BadSetup, match="more animals than 2"):
        new(2, animal_3=2)


@pytest.mark.parametrize(("length", "deck"), [(0, 20), (1, 25), (2, 30), (3, 35)])
def test_length_of_the_game(length: int, deck: int) -> None:
    for seed in range(10):
        s = new(4, seed, length=length)
        assert len(s.deck) == deck
        assert ASTEROID in s.deck[:5]  # the bottom


def test_traits_are_chosen_sealed_and_shown_together() -> None:
    events: list[Event] = []
    s = GAME.new(3, {}, 5, events)
    assert isinstance(s, Marine)
    assert s.to_act() == sorted(s.to_act()) or len(s.to_act()) == 3
    first = s.to_act()[0]
    s.apply(first, s.legal(first)[0])
    assert "trait-gained" not in told(events)
    assert s.view(None)["animals"][0]["traits"] == []
    assert first not in s.to_act()
    while asked(s) == "sealed":
        seat = s.to_act()[0]
        s.apply(seat, s.legal(seat)[0])
    assert told(events).count("trait-gained") == 3


def test_start_effects_of_pack_hunters_and_exaptation() -> None:
    found = 0
    for seed in range(300):
        s = new(4, seed)
        hands = [trait for hand in s.hands for trait in hand]
        if PACK_HUNTERS in hands and EXAPTATION in hands:
            while asked(s) == "sealed":
                seat = s.to_act()[0]
                wanted = [
                    o for o in s.legal(seat) if GAME.describe(o).endswith(("hunters", "exaptation"))
                ]
                s.apply(seat, (wanted or s.legal(seat))[0])
            held = [trait for trait in s.traits if trait in (PACK_HUNTERS, EXAPTATION)]
            if len(held) == 2:
                assert asked(s) == "choose-special-pawn"
                choose(s, "element:sun")
                assert asked(s) == "copy-trait"
                choose(s, "trait:pack-hunters")
                assert asked(s) == "choose-special-pawn"
                choose(s, "element:worms")
                assert s.target == [1, 1, 2, 1, 1, 2]
                found += 1
    assert found


# ---------------------------------------------------------------------- variants


def test_two_animals_each() -> None:
    s = new(2, two_animals=1)
    assert s.animals == [0, 1, 2, 3]
    assert sorted(s.seat_of) == [0, 0, 1, 1]
    assert s.to_act() in ([0, 1], [1, 0])
    view = s.view(0)
    shown = [row["animal"] for row in view["animals"] if None not in row["hand"]]
    assert shown == [ANIMAL_NAMES[a] for a in s.own_animals(0)]
    chosen = []
    for _ in range(2):  # a trait for each of the own animals; both stay known to their player
        option = s.legal(0)[0]
        chosen.append(GAME.describe(option))
        s.apply(0, option)
        assert s.view(0)["question"]["chosen"] == chosen
    assert "chosen" not in s.view(1)["question"]
    past_setup(s)
    assert len([name for name in spaces(s) if name.startswith("domination")]) == 3
    with pytest.raises(BadSetup, match="2 players"):
        new(3, two_animals=1)


def test_random_earth() -> None:
    centres = set()
    for seed in range(30):
        s = new(4, seed, random_earth=1)
        assert s.earth.bit_count() == 15
        for name in ("0,4", "1,5", "-1,5"):
            assert s.terrain[HEX_NUMBER[name]] == LAND
        for name in ("0,-4", "1,-5", "-1,-5"):
            assert s.terrain[HEX_NUMBER[name]] == OCEAN
        assert [bits(s.geysers), bits(s.smokers())] == [[HEX_NUMBER["0,6"]], [HEX_NUMBER["0,-6"]]]
        centres.add(s.terrain[HEX_NUMBER["0,0"]])
        assert all(s.occupied[a] for a in s.animals)
    assert len(centres) > 3


def test_alternative_boards() -> None:
    s = new(4, alternative_boards=1)
    for a in s.animals:
        assert sum(s.board[a * 6 : a * 6 + 6]) == 3
        assert s.elements[a * 6 : a * 6 + 6] == s.board[a * 6 : a * 6 + 6]
    row = s.view(0)["animals"][0]
    assert row["printed"] == {}
    assert row["free_spaces"] == 3


def test_superheroes_keep_two_traits_and_no_exaptation() -> None:
    s = new(4, superheroes=1)
    assert EXAPTATION not in s.trait_box + [t for hand in s.hands for t in hand]
    past_setup(s)
    assert all(trait >= 0 for trait in s.traits)
    assert len(s.trait_box) == 17 - 8


def test_all_variants_together() -> None:
    for switches in product((0, 1), repeat=4):
        names = ("two_animals", "random_earth", "alternative_boards", "superheroes")
        s = new(2, length=2, **dict(zip(names, switches, strict=True)))
        past_setup(s)
        assert s.broken() is None
        assert sum(s.cubes) == sum(s.cubes[a * HEXES + HEX_NUMBER["0,0"]] for a in s.animals)
