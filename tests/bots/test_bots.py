"""Bots by name: legal, reproducible, within their budget, one stronger than the other."""

from __future__ import annotations

import time

import pytest

from speciate.arena.match import Fixture, play
from speciate.bots import LEVELS, SeatView, make
from speciate.bots.budget import Budget, parse_budget
from speciate.bots.interface import Judged, best_of
from speciate.bots.ismcts import IsmctsBot
from speciate.bots.levels import LADDER, LevelBot, blurred
from speciate.bots.tree import Tuning
from speciate.core.errors import BadSetup
from speciate.core.registry import GAMES
from speciate.core.rng import FastRng
from tests.bots.positions import position_after

SMALL = ("random", "sprout", "greedy", "planner:12", "ismcts:12")


@pytest.mark.parametrize("game_id", sorted(GAMES))
@pytest.mark.parametrize("name", SMALL)
def test_every_bot_chooses_an_open_option_in_every_game(game_id: str, name: str) -> None:
    for choices in (0, 20, 75, 150):
        state = position_after(game_id, 3, choices, choices)
        for seat in state.to_act():
            option = make(name).choose(SeatView(state, seat), seat, FastRng(choices))
            assert option in state.legal(seat)


@pytest.mark.parametrize("name", ("sprout", "greedy", "planner:30", "ismcts:50", "medium"))
def test_same_seed_and_same_budget_give_the_same_move(name: str) -> None:
    state = position_after("newworld", 3, 4, 45)
    seat = state.to_act()[0]
    moves = {make(name).choose(SeatView(state, seat), seat, FastRng(8)) for _ in range(3)}
    assert len(moves) == 1


def test_thinking_does_not_touch_the_position() -> None:
    state = position_after("newworld", 4, 4, 50)
    seat = state.to_act()[0]
    before = state.to_json()
    for name in SMALL:
        make(name).choose(SeatView(state, seat), seat, FastRng(1))
    assert state.to_json() == before


def test_a_forced_decision_costs_nothing() -> None:
    """With one open option nothing is sampled: a view without worlds is enough."""

    class Forced(SeatView):
        def legal(self) -> list[int]:
            return [17]

        def resample(self, rng: object) -> object:  # type: ignore[override]
            raise AssertionError("a forced decision was thought about")

    state = position_after("newworld", 2, 1, 5)
    seat = state.to_act()[0]
    for name in (*SMALL, *LEVELS):
        assert make(name).choose(Forced(state, seat), seat, FastRng(1)) == 17


@pytest.mark.parametrize("name", ("planner:120ms", "ismcts:120ms"))
def test_a_bot_keeps_its_time(name: str) -> None:
    """Its budget and a fifth, in time on the processor: a test machine may be busy elsewhere."""
    for choices in (0, 60, 130):
        state = position_after("newworld", 4, choices, choices)
        seat = state.to_act()[0]
        bot = make(name)
        took = []
        for _ in range(3):
            began = time.process_time()
            bot.choose(SeatView(state, seat), seat, FastRng(2))
            took.append(time.process_time() - began)
        assert min(took) <= 0.120 * 1.2


def test_budgets_are_read_and_written() -> None:
    assert (parse_budget("1000").iterations, parse_budget("1000").text()) == (1000, "1000")
    assert (parse_budget("1.5s").seconds, parse_budget("250ms").seconds) == (1.5, 0.25)
    for wrong in ("", "0", "-3", "many", "0s", "1h"):
        with pytest.raises(BadSetup):
            parse_budget(wrong)


def test_a_budget_in_time_keeps_room_for_one_more_iteration(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With 1 s, iterations of 0.3 s and a stop at 0.95 s, the third ends at 0.9 s."""
    now = [100.0]
    monkeypatch.setattr("speciate.bots.budget.time.perf_counter", lambda: now[0])
    budget = Budget(0, 1.0)
    budget.start()
    done = 0
    while budget.allows(done):
        now[0] += 0.3
        done += 1
    assert done == 3
    budget.start()
    assert budget.allows(0) and budget.longest == 0.0


def test_unknown_bots_are_refused_by_name() -> None:
    for wrong in ("", "genius", "greedy:5", "easy:1s", "ismcts:", "planner:x"):
        with pytest.raises(BadSetup):
            make(wrong)
    for name in (*LADDER, *LEVELS):
        assert make(name).name == name


def test_ties_are_broken_by_lot_and_the_best_wins() -> None:
    judged = [Judged(1, 0.2, 1), Judged(2, 0.5, 1), Judged(3, 0.5, 1)]
    assert {best_of(judged, FastRng(seed)) for seed in range(20)} == {2, 3}


def test_temperature_prefers_the_better_option() -> None:
    judged = [Judged(1, 0.30, 1), Judged(2, 0.40, 1)]
    rng = FastRng(3)
    picks = [blurred(judged, 0.40, 0.05, rng) for _ in range(600)]
    assert 0.82 < picks.count(2) / 600 < 0.94  # e squared to 1 is 88 %
    assert {blurred(judged, 0.40, 0.001, rng) for _ in range(50)} == {2}


def test_a_mistake_never_throws_the_game_away() -> None:
    class Fixed(LevelBot):
        pass

    class Judge(IsmctsBot):
        def judge(self, position: SeatView, options: list[int], rng: object) -> list[Judged]:  # type: ignore[override]
            return [Judged(1, 0.6, 9), Judged(2, 0.58, 9), Judged(3, 0.5, 9), Judged(4, 0.1, 9)]

    bot = Fixed("clumsy", Judge("judge", Budget(1), Tuning()), 0.05, 100)
    picks: dict[str, set[int]] = {}
    for game in ("newworld", "entropy"):
        state = position_after(game, 2, 1, 5)
        view, rng = SeatView(state, state.to_act()[0]), FastRng(5)
        picks[game] = {bot.decide(view, [1, 2, 3, 4], rng) for _ in range(60)}
    assert picks == {"newworld": {1, 2, 3}, "entropy": {1, 2}}  # more decisions, smaller slips


@pytest.mark.parametrize(
    ("stronger", "weaker"), [("sprout", "random"), ("greedy", "random"), ("greedy", "sprout")]
)
def test_each_step_of_the_ladder_beats_the_one_below(stronger: str, weaker: str) -> None:
    wins = 0
    for game in range(8):
        bots = (stronger, weaker) if game % 2 else (weaker, stronger)
        outcome = play(Fixture(game, "newworld", {"epochs": 3}, 50 + game // 2, bots, (0, 1)))
        wins += outcome.ranks[bots.index(stronger)] == 1
    assert wins >= 6


def test_a_lone_player_plays_for_points() -> None:
    """Entropy's solo game has nobody to share the win with."""
    scores = {
        bot: [play(Fixture(0, "entropy", {}, seed, (bot,), (0,))).scores[0] for seed in (1, 2)]
        for bot in ("random", "greedy")
    }
    assert min(scores["greedy"]) > max(scores["random"])
