"""The tree of Information Set Monte Carlo search, max^n.

One tree for what the own seat knows; every iteration walks it in a new sampled world, so only the
options that are open there compete (an option counts how often it was available). Beyond the tree
the world is played on and evaluated; every seat goes for its own share. A move that has few visits
is judged by what is known of it before: the best line of the own turn that it belongs to, else what
the same move brought elsewhere in the tree (progressive history).
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from speciate.bots.evaluate import Evaluator
from speciate.bots.rollout import Playout
from speciate.bots.turn import Line
from speciate.core.rng import FastRng
from speciate.core.state import State

SEAT_SHIFT: Final = 20  # a move is one number: seat << SEAT_SHIFT | option
UNKNOWN: Final = -1.0
LEAST_SCALE: Final = 0.01


class Node:
    """What came of one move here; `total` is in the eyes of the seat that moved."""

    def __init__(self, move: int) -> None:
        self.move: int = move
        self.visits: int = 0
        self.available: int = 0
        self.total: float = 0.0
        self.foreseen: float = UNKNOWN  # value of the best known line of the own turn through here
        self.priority: float = 0.0  # from 0 to 1
        self.children: dict[int, Node] = {}


class Tuning:
    """The constants of the search, tuned by the arena."""

    def __init__(self) -> None:
        self.exploration: float = 1.0  # in deviations of the values seen
        self.foresight: float = 4.0  # what is known before weighs as much as so many visits
        self.history: float = 1.0
        self.priority: float = 0.3  # in deviations, for the likeliest option


class Search:
    """One tree, grown for one decision."""

    def __init__(
        self, evaluator: Evaluator, tuning: Tuning, playout: Playout, players: int, dice: FastRng
    ) -> None:
        self.evaluator: Evaluator = evaluator
        self.tuning: Tuning = tuning
        self.playout: Playout = playout
        self.dice: FastRng = dice
        self.root: Node = Node(-1)
        self.sums: list[float] = [0.0] * players
        self.squares: list[float] = [0.0] * players
        self.history_total: dict[int, float] = {}
        self.history_count: dict[int, int] = {}

    def foresee(self, seat: int, lines: list[Line]) -> None:
        """Plant lines of the own turn: every move is worth its best line."""
        base = seat << SEAT_SHIFT
        for line in lines:
            node = self.root
            for option in line.options:
                if base + option not in node.children:
                    node.children[base + option] = Node(base + option)
                node = node.children[base + option]
                if line.value > node.foreseen:
                    node.foreseen = line.value

    def iterate(self, world: State) -> bool:
        """Walk down the tree in this world, play on, evaluate, go back up; False: out of time."""
        path: list[Node] = []
        node = self.root
        while not world.over:
            seat = world.to_act()[0]
            options = self.evaluator.prune(world, seat, world.legal(seat))
            child = self.select(node, world, seat, options)
            path.append(child)
            world.apply(seat, child.move - (seat << SEAT_SHIFT))
            node = child
            if child.visits == 0:
                break
        if not self.playout.run(world, self.dice):
            return False
        self.back_up(path, self.evaluator.values(world))
        return True

    def select(self, node: Node, world: State, seat: int, options: list[int]) -> Node:
        """The child with the best bound."""
        children = node.children
        base = seat << SEAT_SHIFT
        fresh = node.visits == 0
        for option in options:
            if base + option not in children:
                children[base + option] = Node(base + option)
                fresh = True
        if fresh:
            self.set_priorities(children, base, world, seat, options)
        usual, scale = self.usual(seat)
        best = children[base + options[0]]
        best_bound = -1.0e9
        for option in options:
            child = children[base + option]
            child.available += 1
            bound = self.bound(child, usual, scale)
            if bound > best_bound:
                best, best_bound = child, bound
        return best

    def set_priorities(
        self, children: dict[int, Node], base: int, world: State, seat: int, options: list[int]
    ) -> None:
        weights = self.evaluator.priorities(world, seat, options)
        top = max(weights)
        for i, option in enumerate(options):
            children[base + option].priority = weights[i] / top

    def usual(self, seat: int) -> tuple[float, float]:
        """Mean and deviation of what a seat got so far in this search."""
        count = self.root.visits
        if count == 0:
            return 1.0 / len(self.sums), LEAST_SCALE
        mean = self.sums[seat] / count
        return mean, max(LEAST_SCALE, sqrt(max(0.0, self.squares[seat] / count - mean * mean)))

    def bound(self, child: Node, usual: float, scale: float) -> float:
        tuning = self.tuning
        visits = child.visits
        weight = tuning.foresight
        before = child.foreseen
        if before == UNKNOWN:
            count = self.history_count.get(child.move, 0)
            weight = tuning.history
            before = (usual + self.history_total.get(child.move, 0.0)) / (1 + count)
        mean = (weight * before + child.total) / (weight + visits)
        unsure = sqrt(log(1.0 + child.available) / (1.0 + visits))
        likely = tuning.priority * child.priority / (1.0 + visits)
        return mean + scale * (tuning.exploration * unsure + likely)

    def back_up(self, path: list[Node], values: list[float]) -> None:
        self.root.visits += 1
        for seat, value in enumerate(values):
            self.sums[seat] += value
            self.squares[seat] += value * value
        for node in path:
            value = values[node.move >> SEAT_SHIFT]
            node.visits += 1
            node.total += value
            self.history_total[node.move] = self.history_total.get(node.move, 0.0) + value
            self.history_count[node.move] = self.history_count.get(node.move, 0) + 1
