"""Bots by name: the ladder (`greedy`, `ismcts:1000`, `planner:0.3s`) and levels for people."""

from __future__ import annotations

from math import exp

from speciate.bots.budget import Budget, parse_budget
from speciate.bots.evaluators import evaluator_for
from speciate.bots.interface import Bot, Judged, SeatView, well_tried
from speciate.bots.ismcts import IsmctsBot
from speciate.bots.planner import PlannerBot
from speciate.bots.simple import GreedyBot, RandomBot, SproutBot
from speciate.core.errors import BadSetup
from speciate.core.rng import Rng

LADDER = ("random", "sprout", "greedy", "planner", "ismcts")
PLANNER_BUDGET = "300ms"
ISMCTS_BUDGET = "1s"


class Level:
    """A person's opponent: a bot of the ladder that sees less clearly.

    `temperature` blurs the values (in shares of the win, times the game's `stake`) before the
    choice; `mistakes` is how often, in percent, it takes any option instead that costs little.
    """

    def __init__(self, bot: str, temperature: float, mistakes: int) -> None:
        self.bot = bot
        self.temperature = temperature
        self.mistakes = mistakes


LEVEL_MAKING = {
    "beginner": Level("greedy", 0.05, 12),
    "easy": Level("greedy", 0.026, 6),
    "medium": Level("greedy", 0.0, 0),
    "hard": Level("planner:30", 0.0, 0),
    "master": Level("ismcts:1200ms", 0.0, 0),
}
LEVELS = tuple(LEVEL_MAKING)
BEARABLE = 2.5  # temperatures that a mistake costs at most, as far as the bot can see


class LevelBot(Bot):
    """Plays below its strength, without cheating and without silly moves."""

    def __init__(self, name: str, bot: Bot, temperature: float, mistakes: int) -> None:
        super().__init__(name)
        self.bot = bot
        self.temperature = temperature
        self.mistakes = mistakes

    def decide(self, position: SeatView, options: list[int], rng: Rng) -> int:
        if self.temperature <= 0.0 and not self.mistakes:
            return self.bot.decide(position, options, rng)
        judged = well_tried(self.bot.judge(position, options, rng))
        best = max(each.value for each in judged)
        temperature = self.temperature * evaluator_for(position.game_id).stake()
        if self.mistakes and rng.below(100) < self.mistakes:
            worst = best - BEARABLE * temperature
            bearable = [each.option for each in judged if each.value >= worst]
            return bearable[rng.below(len(bearable))]
        return blurred(judged, best, temperature, rng)

    def judge(self, position: SeatView, options: list[int], rng: Rng) -> list[Judged]:
        return self.bot.judge(position, options, rng)


def blurred(judged: list[Judged], best: float, temperature: float, rng: Rng) -> int:
    """Softmax over the values: worth less by one temperature is chosen e times less often."""
    scale = 1_000_000
    weights = [int(scale * exp((each.value - best) / temperature)) for each in judged]
    at = rng.below(sum(weights))
    for each, weight in zip(judged, weights, strict=True):
        at -= weight
        if at < 0:
            return each.option
    raise AssertionError("the weights do not add up")


def make(name: str) -> Bot:
    """A bot by its name; BadSetup says which names there are."""
    kind, colon, budget = name.partition(":")
    if kind in LEVEL_MAKING and not colon:
        level = LEVEL_MAKING[kind]
        return LevelBot(name, make(level.bot), level.temperature, level.mistakes)
    if kind in ("planner", "ismcts"):
        return searching_bot(name, kind, parse_budget(budget) if colon else None)
    if not colon:
        if kind == "random":
            return RandomBot(name)
        if kind == "sprout":
            return SproutBot(name)
        if kind == "greedy":
            return GreedyBot(name)
    raise BadSetup(
        f"there is no bot {name!r}; there is {', '.join(LADDER)} (planner and ismcts with a budget "
        f"such as :1000 or :1s) and {', '.join(LEVELS)}"
    )


def searching_bot(name: str, kind: str, budget: Budget | None) -> Bot:
    if kind == "planner":
        return PlannerBot(name, budget if budget is not None else parse_budget(PLANNER_BUDGET))
    return IsmctsBot(name, budget if budget is not None else parse_budget(ISMCTS_BUDGET))
