"""The own turn as a whole: every line of consecutive own decisions, up to a limit.

Decisions are atomic (which card, as what, on which animal), so that looking one decision ahead sees
nothing: a card is not played before the last of them. A line ends when somebody else is asked, when
the game ends, or at the limit of its depth; of more options than nodes it follows the likeliest.
"""

from __future__ import annotations

from time import perf_counter

from speciate.bots.evaluate import Evaluator
from speciate.core.state import State


class Line:
    """Consecutive own decisions and the value of the position after them."""

    def __init__(self, options: tuple[int, ...], value: float) -> None:
        self.options: tuple[int, ...] = options
        self.value: float = value


class TurnSearch:
    """Expands the own turn in one sampled world."""

    def __init__(self, evaluator: Evaluator, seat: int) -> None:
        self.evaluator: Evaluator = evaluator
        self.seat: int = seat
        self.depth: int = evaluator.turn_depth()
        self.stop_at: float = 0.0  # when it is later than this, lines end where they are; 0: never
        self.found: list[Line] = []

    def lines(self, world: State, options: list[int], nodes: int) -> list[Line]:
        """All lines that begin with one of the options; each option has its share of the nodes."""
        self.found = []
        each = max(1, nodes // len(options))
        for option in options:
            self.follow(world.copy(), option, (), each)
        return self.found

    def best(self, world: State, options: list[int], nodes: int) -> tuple[int, ...]:
        """The line of the highest value."""
        found = self.lines(world, options, nodes)
        top = found[0]
        for line in found:
            if line.value > top.value:
                top = line
        return top.options

    def follow(self, world: State, option: int, before: tuple[int, ...], nodes: int) -> None:
        """All lines through this option; the world is used up."""
        world.apply(self.seat, option)
        line = (*before, option)
        if self.goes_on(world, len(line)):
            options = self.evaluator.prune(world, self.seat, world.legal(self.seat))
            if len(options) > nodes:
                options = likeliest(
                    options, self.evaluator.priorities(world, self.seat, options), nodes
                )
            each = nodes // len(options)
            last = len(options) - 1
            for i, following in enumerate(options):
                self.follow(world if i == last else world.copy(), following, line, each)
            return
        self.found.append(Line(line, self.evaluator.values(world)[self.seat]))

    def goes_on(self, world: State, length: int) -> bool:
        if length >= self.depth or world.over or world.to_act()[0] != self.seat:
            return False
        return not self.is_late()

    def is_late(self) -> bool:
        return self.stop_at > 0.0 and perf_counter() >= self.stop_at


def likeliest(options: list[int], weights: list[int], count: int) -> list[int]:
    """The options of the highest priority, at least one; equals are taken evenly spread."""
    size = len(options)
    keys = [(-weights[i], i * 61 % size, i) for i in range(size)]
    keys.sort()
    return [options[i] for _, _, i in keys[: max(1, count)]]


def best_by_option(lines: list[Line], options: list[int]) -> list[float]:
    """Per option the value of the best line that begins with it."""
    best: dict[int, float] = {}
    for line in lines:
        first = line.options[0]
        if first not in best or line.value > best[first]:
            best[first] = line.value
    return [best[option] for option in options]
