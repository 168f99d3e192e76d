"""How a searching bot decides: lines of its own turn compete, and the better half goes on.

All lines that are still in it face the same sampled worlds and the same chance, because luck makes
more of a difference in one world than one line does against another. What is left of the budget is
spent on fewer and fewer (sequential halving).
"""

from __future__ import annotations

from math import sqrt

from speciate.bots.budget import Budget
from speciate.bots.evaluate import Evaluator
from speciate.bots.evaluators import evaluator_for
from speciate.bots.interface import Bot, Judged, SeatView, child_rng
from speciate.bots.rollout import Playout
from speciate.bots.turn import Line, TurnSearch
from speciate.core.rng import FastRng, Rng

PRIOR_TRIES = 5  # the evaluator's word weighs as much as so many playouts, which are noisy
TURN_SHARE = 0.35  # of a budget in time: what finding the lines may take
NOT_ENDED = -1.0
FIRST_LOOK = 8  # tries after which a line may be given up early
SURE = 2.0  # in standard errors
NO_MATTER = 0.003  # of the win: whoever can gain no more than this has no need to be tried on


class Candidate:
    """A line of own decisions and how it went when it was tried, world by world."""

    def __init__(self, line: Line) -> None:
        self.line: Line = line
        self.results: list[float] = []
        self.total: float = 0.0

    def add(self, result: float) -> None:
        self.results.append(result)
        self.total += result

    def mean(self) -> float:
        return (PRIOR_TRIES * self.line.value + self.total) / (PRIOR_TRIES + len(self.results))

    def might_gain(self, leader: Candidate) -> float:
        """By how much it may be better than the leader, as far as the same worlds can tell."""
        count = len(self.results)
        mean = (self.total - leader.total) / count
        square = 0.0
        for i, result in enumerate(self.results):
            apart = result - leader.results[i] - mean
            square += apart * apart
        error = sqrt(square / (count * (count - 1)))
        return self.mean() - leader.mean() + SURE * error


class Trial:
    """Tries lines out for one decision."""

    def run(self, line: Line, dice: FastRng) -> float:
        """The own share of the win in one world of these dice; NOT_ENDED: out of time."""
        raise NotImplementedError


class HalvingBot(Bot):
    def __init__(self, name: str, budget: Budget, beam: int) -> None:
        super().__init__(name)
        self.budget: Budget = budget
        self.beam: int = beam  # how many lines are tried out

    def trial(self, position: SeatView, playout: Playout, lines: list[Line]) -> Trial:
        raise NotImplementedError

    def judge(self, position: SeatView, options: list[int], rng: Rng) -> list[Judged]:
        self.budget.start()
        dice = child_rng(rng)
        evaluator = evaluator_for(position.game_id)
        lines = self.lines(position, options, evaluator, dice)
        playout = Playout(evaluator, position.seat, self.budget.moment(1.0))
        candidates = [Candidate(line) for line in self.rivals(lines)]
        self.try_out(self.trial(position, playout, lines), candidates[: self.beam], dice)
        return [judged_option(option, candidates) for option in options]

    def lines(
        self, position: SeatView, options: list[int], evaluator: Evaluator, dice: FastRng
    ) -> list[Line]:
        """What Greedy sees of the own turn, in one world, the best first.

        Where a choice is wide Greedy follows one line behind each option, so a game may ask for a
        closer look at those that will compete.
        """
        world = position.resample(dice)
        search = TurnSearch(evaluator, position.seat)
        search.stop_at = self.budget.moment(TURN_SHARE)
        worth_it = evaluator.prune(world, position.seat, options)
        lines = search.lines(world, worth_it, evaluator.turn_nodes())
        lines.sort(key=line_value, reverse=True)
        nodes = evaluator.closer_nodes()
        if nodes > 0 and not search.is_late():
            best = [line.options[0] for line in leaders(lines)[: self.beam]]
            others = [line for line in lines if line.options[0] not in best]
            lines = search.lines(world, best, nodes) + others
            lines.sort(key=line_value, reverse=True)
        return lines

    def rivals(self, lines: list[Line]) -> list[Line]:
        return leaders(lines)

    def try_out(self, trial: Trial, candidates: list[Candidate], dice: FastRng) -> None:
        """A number of iterations is spent to the last; time is not wasted on what is settled."""
        alive = candidates[:]
        halvings = max(1, (len(alive) - 1).bit_length())
        look = FIRST_LOOK
        done = 0
        for halving in range(halvings):
            until = (halving + 1) / halvings
            while self.budget.used(done) < until:
                seed = dice.word()
                for candidate in alive:
                    if not self.budget.allows(done):
                        return
                    value = trial.run(candidate.line, FastRng(seed))
                    if value != NOT_ENDED:
                        candidate.add(value)
                    done += 1
                if self.budget.seconds > 0.0 and len(alive[0].results) >= look:
                    look += look // 4
                    alive = still_open(alive)
                    if is_settled(alive):
                        return
            alive.sort(key=Candidate.mean, reverse=True)
            alive = alive[: max(2, (len(alive) + 1) // 2)]


def still_open(alive: list[Candidate]) -> list[Candidate]:
    """The leader and those that may yet turn out to be better by what matters."""
    leader = max(alive, key=Candidate.mean)
    return [
        candidate
        for candidate in alive
        if candidate is leader or candidate.might_gain(leader) > NO_MATTER
    ]


def is_settled(alive: list[Candidate]) -> bool:
    """Whether all of them begin with the same decision."""
    first = alive[0].line.options[0]
    return all(candidate.line.options[0] == first for candidate in alive)


def leaders(lines: list[Line]) -> list[Line]:
    """The best line of each option, in the order of the lines."""
    firsts: set[int] = set()
    found = []
    for line in lines:
        if line.options[0] not in firsts:
            firsts.add(line.options[0])
            found.append(line)
    return found


def line_value(line: Line) -> float:
    return line.value


def judged_option(option: int, candidates: list[Candidate]) -> Judged:
    """The line of an option that was tried most counts; between equals the better one."""
    best = Judged(option, 0.0, 0)
    for candidate in candidates:
        if candidate.line.options[0] == option:
            tries = len(candidate.results)
            if (tries, candidate.mean()) > (best.tries, best.value):
                best = Judged(option, candidate.mean(), tries)
    return best
