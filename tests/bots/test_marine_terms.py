"""Every term of Marine's evaluator on a position made for it: one test per term."""

from __future__ import annotations

import pytest

from speciate.bots.evaluators.marine import (
    EVALUATOR,
    TERMS,
    Survey,
    corner_weight,
    elements,
    endangered,
    hex_weight,
    patience,
    pawns,
    points,
    pool,
    reach,
    special_pawns,
    standing,
    survival,
    takeover,
    targets,
    thriving,
    tiles,
    variety,
)
from speciate.bots.turn import likeliest
from speciate.core.registry import game as find_game
from speciate.games.marine.boards import refresh_elements
from speciate.games.marine.components import SUN, TYPES
from speciate.games.marine.earth import add_cubes, remove_disc
from speciate.games.marine.geometry import HEX_CORNERS, HEX_NUMBER
from speciate.games.marine.options import PLACE, PLACES
from speciate.games.marine.state import Marine
from speciate.games.marine.turn import PlaceOrRetrieve

REEF = HEX_NUMBER["0,0"]
LAND = HEX_NUMBER["0,4"]  # no disc touches it at the start
VENT = HEX_NUMBER["0,6"]


def start() -> tuple[Marine, int, int]:
    """The first position of two animals and their numbers, the top of the food chain first."""
    state = find_game("marine").new(2, {"animal_1": "reptiles", "animal_2": "fishes"}, 3)
    assert isinstance(state, Marine)
    return state, state.animals[0], state.animals[1]


def test_points_are_the_animals() -> None:
    s, a, _ = start()
    s.vp[a] = 7
    assert points(Survey(s), a) == 7


def test_standing_is_what_the_tiles_would_score() -> None:
    s, a, b = start()
    assert standing(Survey(s), a) == 6  # both have 3 species on the reef; the higher leads
    assert standing(Survey(s), b) == 3
    add_cubes(s, a, LAND, 1)
    assert standing(Survey(s), a) == 6 + 8 * 0.35  # endangered there


def test_thriving_counts_species_with_their_element() -> None:
    s, a, _ = start()
    assert thriving(Survey(s), a) == 3
    for corner in HEX_CORNERS[REEF]:
        remove_disc(s, corner)
    assert thriving(Survey(s), a) == 0


def test_endangered_counts_the_others() -> None:
    s, a, _ = start()
    add_cubes(s, a, LAND, 2)
    assert endangered(Survey(s), a) == 2


def test_tiles_are_those_with_thriving_species() -> None:
    s, a, _ = start()
    add_cubes(s, a, LAND, 2)
    add_cubes(s, a, HEX_NUMBER["0,2"], 1)  # the sun touches it
    assert tiles(Survey(s), a) == 2


def test_reach_counts_tiles_with_own_elements() -> None:
    s, a, _ = start()
    before = reach(Survey(s), a)
    assert before >= 3  # sun and sponges touch three tiles each at the start
    for corner in HEX_CORNERS[REEF]:
        remove_disc(s, corner)
    assert reach(Survey(s), a) == 0


def test_elements_counts_printed_ones_and_discs() -> None:
    s, a, _ = start()
    s.board[a * TYPES + SUN] += 1
    refresh_elements(s, a)
    assert elements(Survey(s), a) == 4


def test_variety_counts_types() -> None:
    s, a, _ = start()
    assert variety(Survey(s), a) == 2


def test_special_pawns_are_those_under_control() -> None:
    s, a, b = start()
    s.control[SUN] = a
    assert (special_pawns(Survey(s), a), special_pawns(Survey(s), b)) == (1, 0)


def test_targets_of_controlled_elements() -> None:
    s, a, _ = start()
    s.control[SUN] = a
    s.target[SUN] = 5
    assert targets(Survey(s), a) == 5


def test_takeover_is_the_excess_over_a_target() -> None:
    s, a, _ = start()
    assert takeover(Survey(s), a) == 1  # two suns on one tile against the target 1
    s.control[SUN] = a
    assert takeover(Survey(s), a) == 0


def test_survival_is_for_the_holder_of_the_card() -> None:
    s, a, b = start()
    add_cubes(s, a, VENT, 1)
    assert (survival(Survey(s), a), survival(Survey(s), b)) == (1, 0)
    add_cubes(s, b, VENT, 1)
    assert survival(Survey(s), a) == 0


def test_pawns_in_hand() -> None:
    s, a, _ = start()
    assert pawns(Survey(s), a) == 7
    s.control[SUN] = a
    assert pawns(Survey(s), a) == 8


def test_patience_ends_with_the_usual_length() -> None:
    s, _, _ = start()
    assert patience(s) == 1.0
    s.turns = 45 * len(s.animals)
    assert patience(s) == pytest.approx(0.5)
    s.turns = 99 * len(s.animals)
    assert patience(s) == pytest.approx(0.05)


def test_special_pawns_rest_in_an_overlong_game() -> None:
    """Else two animals could bump each other until the cap of turns."""
    s = find_game("marine").new(2, {}, 1)
    while not isinstance(s.stack[-1], PlaceOrRetrieve):
        seat = s.to_act()[0]
        s.apply(seat, s.legal(seat)[0])
    assert isinstance(s, Marine)
    seat = s.to_act()[0]
    options = [*s.legal(seat), PLACE + PLACES + 3]
    assert EVALUATOR.prune(s, seat, options) == options
    s.turns = 60 * len(s.animals)
    assert EVALUATOR.prune(s, seat, options) == s.legal(seat)


def test_pool_is_limited() -> None:
    s, a, _ = start()
    assert pool(Survey(s), a) == 12
    s.pool[a] = 2
    assert pool(Survey(s), a) == 2


# ---------------------------------------------------------------------- the rest


def test_every_term_has_a_weight_and_a_test() -> None:
    assert all(term.weight != 0 and term.about for _, term in TERMS)
    tested = [name for name in globals() if name.startswith("test_")]
    for function, _ in TERMS:
        assert any(name.startswith(f"test_{function.__name__}") for name in tested)


def test_priorities_prefer_corners_and_tiles_with_own_species() -> None:
    s, a, _ = start()
    far = HEX_CORNERS[HEX_NUMBER["0,-6"]][0]
    assert corner_weight(s, a, HEX_CORNERS[REEF][0]) > corner_weight(s, a, far)
    assert hex_weight(s, a, REEF) > hex_weight(s, a, LAND)
    assert len(EVALUATOR.measure(s)) == 2


def test_of_a_wide_choice_the_likeliest_are_followed() -> None:
    options = list(range(100, 140))
    weights = [9 if option == 117 else 1 for option in options]
    assert likeliest(options, weights, 1) == [117]
    assert len(set(likeliest(options, weights, 8))) == 8


def test_whoever_is_far_ahead_wants_the_game_to_end() -> None:
    """Without doubt both would be indifferent, and the Asteroid would lie there for ever."""
    s, a, b = start()
    s.vp[a] = 300
    seat, other = s.seat_of[a], s.seat_of[b]
    long_to_go = EVALUATOR.values(s)
    s.deck = s.deck[:3]
    few_cards = EVALUATOR.values(s)
    s.asteroid = True
    resolved = EVALUATOR.values(s)
    assert long_to_go[seat] + 0.01 < few_cards[seat] < resolved[seat] - 0.005
    assert long_to_go[other] > few_cards[other] > resolved[other]
    assert sum(resolved) == pytest.approx(1.0)
