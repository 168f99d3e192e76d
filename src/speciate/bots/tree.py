"""The tree of Information Set Monte Carlo search, max^n.

One tree for what the own seat knows; every iteration walks it in a new sampled world, so only the
options that are open there compete (an option counts how often it was available). Beyond the tree
the world is played to the end of the round by the evaluator's priorities and then evaluated; every
seat goes for its own share. Progressive history lends an option that has few visits the value that
the same option of the same seat had elsewhere in the tree.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from speciate.bots.evaluate import Evaluator
from speciate.bots.rollout import play_to_round_end
from speciate.core.rng import FastRng
from speciate.core.state import State

SEAT_SHIFT: Final = 20  # a move is one number: seat << SEAT_SHIFT | option


class Node:
    """What came of one move here; `total` is in the eyes of the seat that moved."""

    def __init__(self, move: int) -> None:
        self.move: int = move
        self.visits: int = 0
        self.available: int = 0
        self.total: float = 0.0
        self.prior: float = 0.0
        self.children: dict[int, Node] = {}


class Tuning:
    """The constants of the search, tuned by the arena."""

    def __init__(self) -> None:
        self.exploration: float = 0.25
        self.history: float = 0.5
        self.prior: float = 0.3
        self.rounds: int = 1


class Search:
    """One tree, grown for one decision."""

    def __init__(self, evaluator: Evaluator, tuning: Tuning, dice: FastRng) -> None:
        self.evaluator: Evaluator = evaluator
        self.tuning: Tuning = tuning
        self.dice: FastRng = dice
        self.root: Node = Node(-1)
        self.history_total: dict[int, float] = {}
        self.history_count: dict[int, int] = {}

    def iterate(self, world: State) -> None:
        """Walk down the tree in this world, add a node, play on, evaluate, go back up."""
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
        play_to_round_end(world, self.evaluator, self.dice, self.tuning.rounds)
        self.back_up(path, self.evaluator.values(world))

    def select(self, node: Node, world: State, seat: int, options: list[int]) -> Node:
        """The child with the best bound; unvisited ones compete by prior and history."""
        children = node.children
        base = seat << SEAT_SHIFT
        fresh = False
        for option in options:
            if base + option not in children:
                children[base + option] = Node(base + option)
                fresh = True
        if fresh:
            self.set_priors(children, base, world, seat, options)
        best = children[base + options[0]]
        best_bound = -1.0e9
        for option in options:
            child = children[base + option]
            child.available += 1
            bound = self.bound(child)
            if bound > best_bound:
                best, best_bound = child, bound
        return best

    def set_priors(
        self, children: dict[int, Node], base: int, world: State, seat: int, options: list[int]
    ) -> None:
        weights = self.evaluator.priorities(world, seat, options)
        top = max(weights)
        for i, option in enumerate(options):
            children[base + option].prior = weights[i] / top

    def bound(self, child: Node) -> float:
        tuning = self.tuning
        count = self.history_count.get(child.move, 0)
        history = self.history_total[child.move] / count if count else 0.5
        visits = child.visits
        if visits == 0:
            return 10.0 + history + tuning.prior * child.prior
        mean = child.total / visits
        bound = mean + tuning.exploration * sqrt(log(child.available) / visits)
        return bound + (tuning.history * history + tuning.prior * child.prior) / (1 + visits)

    def back_up(self, path: list[Node], values: list[float]) -> None:
        self.root.visits += 1
        for node in path:
            value = values[node.move >> SEAT_SHIFT]
            node.visits += 1
            node.total += value
            self.history_total[node.move] = self.history_total.get(node.move, 0.0) + value
            self.history_count[node.move] = self.history_count.get(node.move, 0) + 1
