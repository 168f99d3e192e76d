"""Level 3: the best whole turns by the evaluator, tried out in sampled worlds."""

from __future__ import annotations

from speciate.bots.budget import Budget
from speciate.bots.evaluate import Evaluator
from speciate.bots.evaluators import evaluator_for
from speciate.bots.interface import Bot, Judged, SeatView, best_of, child_rng
from speciate.bots.rollout import Playout
from speciate.bots.turn import Line, TurnSearch
from speciate.core.rng import FastRng, Rng

PRIOR_TRIES = 5  # the evaluator's word weighs as much as so many playouts, which are noisy
BEAM_SHARE = 0.35  # of a budget in time: what finding the lines may take


class Candidate:
    """A line of own decisions and how its playouts went."""

    def __init__(self, line: Line) -> None:
        self.line: Line = line
        self.total: float = 0.0
        self.tries: int = 0

    def mean(self) -> float:
        return (PRIOR_TRIES * self.line.value + self.total) / (PRIOR_TRIES + self.tries)


class PlannerBot(Bot):
    """A beam of lines, narrowed by halves: the better half gets the next half of the budget."""

    def __init__(self, name: str, budget: Budget, beam: int = 12) -> None:
        super().__init__(name)
        self.budget: Budget = budget
        self.beam: int = beam

    def decide(self, position: SeatView, options: list[int], rng: Rng) -> int:
        """The best of those that were tried to the last; a few lucky tries say little."""
        judged = self.judge(position, options, rng)
        most = max(each.tries for each in judged)
        return best_of([each for each in judged if 2 * each.tries >= most], rng)

    def judge(self, position: SeatView, options: list[int], rng: Rng) -> list[Judged]:
        self.budget.start()
        dice = child_rng(rng)
        evaluator = evaluator_for(position.game_id)
        candidates = self.first_beam(position, options, evaluator, dice)
        self.try_out(position, evaluator, candidates, dice)
        return [judged_option(option, candidates) for option in options]

    def first_beam(
        self, position: SeatView, options: list[int], evaluator: Evaluator, dice: FastRng
    ) -> list[Candidate]:
        """The best lines by the evaluator in one world; the best of each option comes first."""
        world = position.resample(dice)
        search = TurnSearch(evaluator, position.seat)
        search.stop_at = self.budget.moment(BEAM_SHARE)
        open_options = evaluator.prune(world, position.seat, options)
        lines = search.lines(world, open_options, evaluator.turn_nodes())
        lines.sort(key=line_value, reverse=True)
        firsts: set[int] = set()
        leaders = []
        others = []
        for line in lines:
            if line.options[0] in firsts:
                others.append(line)
            else:
                firsts.add(line.options[0])
                leaders.append(line)
        chosen = leaders[: self.beam]
        chosen += others[: self.beam - len(chosen)]
        return [Candidate(line) for line in chosen]

    def try_out(
        self, position: SeatView, evaluator: Evaluator, candidates: list[Candidate], dice: FastRng
    ) -> None:
        playout = Playout(evaluator, position.seat, self.budget.moment(1.0))
        alive = candidates[:]
        halvings = max(1, (len(alive) - 1).bit_length())
        done = 0
        for halving in range(halvings):
            until = (halving + 1) / halvings
            while self.budget.used(done) < until:
                seed = dice.word()
                for candidate in alive:
                    if not self.budget.allows(done):
                        return
                    run(position, playout, candidate, FastRng(seed))
                    done += 1
            alive.sort(key=Candidate.mean, reverse=True)
            alive = alive[: max(2, (len(alive) + 1) // 2)]


def run(position: SeatView, playout: Playout, candidate: Candidate, dice: FastRng) -> None:
    """One playout; candidates of the same seed face the same world and the same chance."""
    world = position.resample(dice)
    seat = position.seat
    for option in candidate.line.options:
        if world.over or option not in world.legal(seat):
            break
        world.apply(seat, option)
    if playout.run(world, dice):
        candidate.total += playout.evaluator.values(world)[seat]
        candidate.tries += 1


def line_value(line: Line) -> float:
    return line.value


def judged_option(option: int, candidates: list[Candidate]) -> Judged:
    """The best line of an option counts if it was tried as often as any; else what there is."""
    best = Judged(option, 0.0, 0)
    for candidate in candidates:
        if candidate.line.options[0] == option:
            if (candidate.tries, candidate.mean()) > (best.tries, best.value):
                best = Judged(option, candidate.mean(), candidate.tries)
    return best
