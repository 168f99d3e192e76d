"""Every term of Entropy's evaluator on a position made for it: one test per term."""

from __future__ import annotations

import pytest

from speciate.bots.evaluators.entropy import (
    EVALUATOR,
    TERMS,
    asteroids,
    biomes,
    console,
    engine,
    hand,
    missions,
    objectives,
    organisms,
    planets,
    points,
    prospects,
    resources,
    stars,
    stones,
)
from speciate.core.registry import game as find_game
from speciate.games.entropy.components import (
    MISSION_COUNTER,
    MISSION_LEAST,
    MISSIONS,
    SLOTS,
    STAR_LEVEL,
    STAR_NAMES,
    TILE_VP,
    TRACK_COUNTER,
    TRACK_VALUES,
    TRACKS,
)
from speciate.games.entropy.counters import count
from speciate.games.entropy.options import COMPLETE, DONE, LARGE, SKIP
from speciate.games.entropy.scoring import track_points
from speciate.games.entropy.state import HELD, IN_BOX, Entropy


@pytest.fixture
def s() -> Entropy:
    """The first position of a game for two, with one planet of seat 0 for sure."""
    state = find_game("entropy").new(2, {}, 5)
    assert isinstance(state, Entropy)
    if not state.planets[0]:
        state.planets[0] = (0,)
    return state


def test_points_are_scored_points_and_tiles(s: Entropy) -> None:
    s.scores[0] = 4
    s.tile_owner[0] = 0
    assert points(s, 0) == 4 + TILE_VP[0]


def test_objectives_are_the_tracks_as_they_stand(s: Entropy) -> None:
    for track in range(TRACKS):
        s.tracks[track] = 2
    assert objectives(s, 0) == sum(track_points(s, 0, track) for track in range(TRACKS))
    s.tracks[:TRACKS] = [0] * TRACKS
    assert objectives(s, 0) == 0


def test_prospects_are_the_next_steps(s: Entropy) -> None:
    s.tracks[:TRACKS] = [0] * TRACKS
    before = prospects(s, 0)
    step = TRACK_VALUES[0][1] - TRACK_VALUES[0][0]
    gone = step * count(s, 0, TRACK_COUNTER[0])
    assert gone > 0
    s.tracks[0] = len(TRACK_VALUES[0]) - 1  # at its end nothing more is to come
    assert prospects(s, 0) == before - gone


def test_organisms_on_own_planets(s: Entropy) -> None:
    planet = s.planets[0][0]
    before = organisms(s, 0)
    s.organisms[3 * planet + 1] += 3
    assert organisms(s, 0) == before + 3


def test_stars_count_by_level(s: Entropy) -> None:
    s.star_at = [STAR_LEVEL.index(1), STAR_LEVEL.index(3), -1]
    s.systems[0], s.systems[1] = (0, 1, 2), ()
    assert (stars(s, 0), stars(s, 1)) == (4, 0)


def test_engine_is_the_best_star_activated_once(s: Entropy) -> None:
    flat, counting = STAR_NAMES.index("IIIB"), STAR_NAMES.index("IVB")
    s.star_at = [STAR_NAMES.index("IA"), flat, STAR_NAMES.index("IB")]
    s.systems = [(0, 1, 2), ()]
    assert (engine(s, 0), engine(s, 1)) == (3, 0)  # IIIB: 3 points
    s.star_at = [STAR_NAMES.index("IA"), flat, counting]
    assert engine(s, 0) == 9  # IVB: 3 points for each of the three stars


def test_planets_are_counted(s: Entropy) -> None:
    assert planets(s, 0) == len(s.planets[0])


def test_biomes_count_half_until_completed(s: Entropy) -> None:
    planet = s.planets[0][0]
    s.biome[planet], s.completed[planet] = 1, 0
    half = biomes(s, 0)
    s.completed[planet] = 1
    assert biomes(s, 0) == half + 0.5


def test_asteroids_in_slots(s: Entropy) -> None:
    before = asteroids(s, 0)
    free = [k for k in range(SLOTS) if s.asteroids[SLOTS * s.planets[0][0] + k] < 0]
    s.asteroids[SLOTS * s.planets[0][0] + free[0]] = 2
    assert asteroids(s, 0) == before + 1


def test_resources_beyond_six_count_little(s: Entropy) -> None:
    s.resources[0:3] = [6, 0, 0]
    assert resources(s, 0) == 6
    s.resources[0:3] = [8, 0, 0]
    assert resources(s, 0) == pytest.approx(6.6)


def test_console_is_levels_and_generator(s: Entropy) -> None:
    s.levels[0:3] = [1, 2, 0]
    s.generator[0] = 2
    assert console(s, 0) == 5


def test_hand_counts_up_to_five(s: Entropy) -> None:
    s.hands[0] = tuple(range(7))
    assert hand(s, 0) == 5


def test_stones_that_stand_ready(s: Entropy) -> None:
    s.stones[0:4] = [-1, -1, 3, -2]
    assert stones(s, 0) == 2


def test_missions_that_are_met(s: Entropy) -> None:
    s.mission_at = [IN_BOX] * MISSIONS
    assert missions(s, 0) == 0
    met = [m for m in range(MISSIONS) if count(s, 0, MISSION_COUNTER[m]) >= MISSION_LEAST[m]]
    unmet = [m for m in range(MISSIONS) if m not in met]
    s.mission_at[unmet[0]] = HELD
    assert missions(s, 0) == 0
    for mission in met[:1]:
        s.mission_at[mission] = HELD
        assert missions(s, 0) == 1


def test_every_term_has_a_weight_and_a_test() -> None:
    assert all(term.weight != 0 and term.about for _, term in TERMS)
    tested = [name for name in globals() if name.startswith("test_")]
    for function, _ in TERMS:
        assert any(name.startswith(f"test_{function.__name__}") for name in tested)


def test_priorities_put_completing_above_leaving_off(s: Entropy) -> None:
    weights = EVALUATOR.priorities(s, 0, [SKIP, DONE, LARGE, COMPLETE])
    assert weights[0] < weights[1] < weights[2] <= weights[3]
