"""What the searches share: looking over a turn, playing on, and the tree."""

from __future__ import annotations

from time import perf_counter

import pytest

from speciate.bots import SeatView
from speciate.bots.budget import Budget
from speciate.bots.evaluators import evaluator_for
from speciate.bots.halving import NOT_ENDED, Candidate, Trial, is_settled, still_open
from speciate.bots.interface import Judged
from speciate.bots.ismcts import IsmctsBot
from speciate.bots.levels import LevelBot
from speciate.bots.planner import PlannerBot
from speciate.bots.rollout import Playout
from speciate.bots.tree import SEAT_SHIFT, Search, Tuning
from speciate.bots.turn import Line, TurnSearch, best_by_option, likeliest
from speciate.core.rng import FastRng, Rng
from speciate.core.state import State
from tests.bots.positions import position_after

CAREFUL = ("entropy", "marine")  # games whose playouts look over own turns


def world_of(game_id: str, choices: int) -> tuple[State, int]:
    state = position_after(game_id, 2, choices, choices)
    seat = state.to_act()[0]
    return state.resample(seat, FastRng(choices)), seat


def search_for(game_id: str, seat: int, stop_at: float = 0.0) -> Search:
    return Search(Playout(evaluator_for(game_id), seat, stop_at), Tuning(), 2)


@pytest.mark.parametrize("game_id", ["entropy", "marine", "newworld"])
def test_the_best_line_is_the_best_of_all_lines(game_id: str) -> None:
    world, seat = world_of(game_id, 40)
    options = world.legal(seat)
    search = TurnSearch(evaluator_for(game_id), seat)
    best = search.best(world, options, 60)
    values = best_by_option(search.found, options)
    assert values[options.index(best[0])] == max(values)


def test_a_wide_choice_is_looked_at_more_closely_where_it_is_best() -> None:
    """Marine: what Greedy sees of a pawn's hundred places, and what a searching bot sees."""
    state = position_after("marine", 2, 100, 100)
    seat = state.to_act()[0]
    options = state.legal(seat)
    assert len(options) > 30
    evaluator, bot = evaluator_for("marine"), PlannerBot("planner", Budget(1))
    glance = TurnSearch(evaluator, seat).lines(
        state.resample(seat, FastRng(5)), options, evaluator.turn_nodes()
    )
    lines = bot.lines(SeatView(state, seat), options, evaluator, FastRng(5))
    assert {line.options[0] for line in lines} == set(options)
    for_the_best = [line for line in lines if line.options[0] == lines[0].options[0]]
    assert len(for_the_best) > 1
    assert lines[0].value > max(line.value for line in glance)


def test_the_likeliest_options_are_kept() -> None:
    assert sorted(likeliest([5, 6, 7, 8], [1, 9, 2, 9], 2)) == [6, 8]


@pytest.mark.parametrize("game_id", CAREFUL)
@pytest.mark.parametrize("choices", [20, 55, 90])
def test_a_playout_ends_after_the_own_turns_to_come(game_id: str, choices: int) -> None:
    """Where it ends somebody else is asked, the round limit is reached or the game is over."""
    world, seat = world_of(game_id, choices)
    evaluator = evaluator_for(game_id)
    began = evaluator.round_of(world)
    assert Playout(evaluator, seat, 0.0).run(world, FastRng(3))
    rounds = evaluator.round_of(world) - began
    assert 0 < rounds <= evaluator.own_turns() + 1 or world.over
    assert world.over or world.to_act()[0] != seat or rounds == evaluator.own_turns() + 1


def test_a_playout_by_lot_goes_to_the_end_of_the_round() -> None:
    world, seat = world_of("newworld", 30)
    epoch = evaluator_for("newworld").round_of(world)
    assert Playout(evaluator_for("newworld"), seat, 0.0).run(world, FastRng(3))
    assert world.over or evaluator_for("newworld").round_of(world) == epoch + 1


@pytest.mark.parametrize("game_id", ["entropy", "marine", "newworld"])
def test_a_playout_stops_when_the_time_is_over(game_id: str) -> None:
    world, seat = world_of(game_id, 30)
    before = world.to_json()
    assert not Playout(evaluator_for(game_id), seat, perf_counter() - 1.0).run(world, FastRng(3))
    assert world.to_json() == before


def test_an_iteration_that_ran_out_of_time_counts_for_nothing() -> None:
    world, seat = world_of("entropy", 30)
    search = search_for("entropy", seat, perf_counter() - 1.0)
    assert search.iterate(world, seat, world.legal(seat)[0], FastRng(1)) == NOT_ENDED
    assert search.root.visits == 0
    assert all(child.visits == 0 for child in search.root.children.values())


def test_a_move_is_foreseen_by_its_best_line() -> None:
    search = search_for("newworld", 1)
    search.foresee(1, [Line((4, 5), 0.3), Line((4, 6), 0.6), Line((7,), 0.5)])
    base = 1 << SEAT_SHIFT
    children = search.root.children
    assert (children[base + 4].foreseen, children[base + 7].foreseen) == (0.6, 0.5)
    assert children[base + 4].children[base + 5].foreseen == 0.3


def test_the_first_visit_follows_what_was_foreseen() -> None:
    """A whole line of the own turn is tried at once, not decision by decision."""
    world, seat = world_of("entropy", 30)
    search = search_for("entropy", seat)
    turn = TurnSearch(search.evaluator, seat)
    lines = turn.lines(world, world.legal(seat), 60)
    longest = max(lines, key=lambda line: len(line.options))
    assert len(longest.options) > 1
    search.foresee(seat, [Line(longest.options, 0.9)])
    search.iterate(world.copy(), seat, longest.options[0], FastRng(1))
    node = search.root
    for option in longest.options:
        node = node.children[(seat << SEAT_SHIFT) + option]
        assert node.visits == 1


def test_what_is_foreseen_fades_with_visits() -> None:
    search = search_for("newworld", 0)
    search.foresee(0, [Line((1,), 0.9), Line((2,), 0.1)])
    first, second = search.root.children[1], search.root.children[2]
    assert search.mean(first, 0.5) > search.mean(second, 0.5)
    for node, value in ((first, 0.2), (second, 0.7)):
        node.visits, node.available, node.total = 100, 200, 100 * value
    assert search.mean(first, 0.5) < search.mean(second, 0.5)


def test_what_promises_more_is_explored_more_and_nothing_is_forgotten() -> None:
    """Moves that turn out alike: the visits follow what was foreseen, the unforeseen one's too."""
    world, seat = world_of("entropy", 40)
    options = world.legal(seat)[:3]
    search = search_for("entropy", seat)
    search.foresee(seat, [Line((options[0],), 0.55), Line((options[1],), 0.5)])
    for _ in range(60):
        child = search.select(search.root, world, seat, options)
        values = [0.5, 0.5]
        values[seat] += 0.1 if search.root.visits % 2 else -0.1
        search.back_up([child], values)
    base = seat << SEAT_SHIFT
    visits = [search.root.children[base + option].visits for option in options]
    assert visits[0] > visits[1] > 0
    assert visits[2] > 0
    assert sum(visits) == 60


class Noisy(Trial):
    """Every world shifts all lines alike; `apart` says how far a line's luck is its own."""

    def __init__(self, apart: float) -> None:
        self.apart = apart
        self.runs = 0

    def run(self, line: Line, dice: FastRng) -> float:
        self.runs += 1
        world = dice.below(1000) / 2500
        own = FastRng(dice.word() + line.options[0]).below(1000) / 500 - 1.0
        return 0.3 + world + line.value / 10 + self.apart * own


def runs_until_decided(budget: Budget, values: list[float], apart: float) -> int:
    bot = PlannerBot("planner", budget)
    candidates = [Candidate(Line((i,), value)) for i, value in enumerate(values)]
    trial = Noisy(apart)
    budget.start()
    bot.try_out(trial, candidates, FastRng(1))
    return trial.runs


def test_time_is_not_spent_on_what_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that moves a millisecond whenever it is looked at; 10 s to think."""
    now = [0.0]

    def tick() -> float:
        now[0] += 0.001
        return now[0]

    monkeypatch.setattr("speciate.bots.budget.time.perf_counter", tick)
    clear = runs_until_decided(Budget(0, 10.0), [0.9, 0.5, 0.4, 0.3], 0.0)
    close = runs_until_decided(Budget(0, 10.0), [0.6, 0.5, 0.5, 0.4], 0.2)
    alike = runs_until_decided(Budget(0, 10.0), [0.6, 0.6, 0.6, 0.6], 0.0)
    open_ = runs_until_decided(Budget(0, 10.0), [0.6, 0.6, 0.6, 0.6], 0.2)
    assert clear == alike == 4 * 8
    assert clear < close < open_
    assert open_ > 1000


def test_iterations_are_spent_to_the_last() -> None:
    assert runs_until_decided(Budget(400), [0.9, 0.5, 0.4, 0.3], 0.0) == 400


def test_a_line_is_given_up_when_it_can_gain_nothing_that_matters() -> None:
    leader, worse, twin, rival = (Candidate(Line((i,), 0.5)) for i in range(4))
    for i in range(8):
        luck = 0.1 * (i % 3)
        leader.add(0.5 + luck)
        worse.add(0.45 + luck)
        twin.add(0.5 + luck)
        rival.add(0.49 + luck * (i % 2))
    assert still_open([worse, leader, twin, rival]) == [leader, rival]


def test_a_decision_is_settled_when_all_lines_begin_with_it() -> None:
    lines = [Candidate(Line(options, 0.5)) for options in ((4, 1), (4, 2), (5, 1))]
    assert is_settled(lines[:2])
    assert not is_settled(lines)


def test_without_visits_an_option_is_judged_by_foresight() -> None:
    """With no time at all ISMCTS answers as far as it could look."""
    state = position_after("marine", 2, 3, 60)
    seat = state.to_act()[0]
    bot = IsmctsBot("hasty", Budget(0, 1e-9))
    judged = bot.judge(SeatView(state, seat), state.legal(seat), FastRng(1))
    assert all(each.tries == 0 for each in judged)
    assert max(each.value for each in judged) > 0.0


def test_what_was_tried_to_the_last_is_trusted() -> None:
    """Also by a level that sees less clearly: an untried option may look best from afar."""

    class Fixed(PlannerBot):
        def judge(self, position: SeatView, options: list[int], rng: Rng) -> list[Judged]:
            return [Judged(1, 0.9, 2), Judged(2, 0.58, 40), Judged(3, 0.6, 41), Judged(4, 0.8, 0)]

    state = position_after("newworld", 2, 1, 5)
    seat = state.to_act()[0]
    view, bot = SeatView(state, seat), Fixed("fixed", Budget(1))
    assert bot.decide(view, [1, 2, 3, 4], FastRng(1)) == 3
    level = LevelBot("level", bot, 0.02, 20)
    assert {level.decide(view, [1, 2, 3, 4], FastRng(seed)) for seed in range(60)} == {2, 3}
