"""The tree of Information Set Monte Carlo search, max^n.

One tree for what the own seat knows; every iteration walks it in a sampled world, so only the
options that are open there compete (an option counts how often it was available). Beyond the tree
the world is played on and evaluated; every seat goes for its own share. The first decision is
given; the lines that were foreseen of the own turn are in the tree from the start. A move that has
few visits is judged by what is known of it before: the best line of the own turn that it belongs
to, else what the same move brought elsewhere in the tree (progressive history). The more promising
it looked before, the more it is explored (PUCT).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from speciate.bots.evaluate import Evaluator
from speciate.bots.halving import NOT_ENDED
from speciate.bots.rollout import Playout
from speciate.bots.turn import Line
from speciate.core.rng import FastRng
from speciate.core.state import State

SEAT_SHIFT: Final = 20  # a move is one number: seat << SEAT_SHIFT | option
UNKNOWN: Final = -1.0
LEAST_SCALE: Final = 0.01
LEAST_DEVIATION: Final = 1.0e-6


class Node:
    """What came of one move here; `total` is in the eyes of the seat that moved."""

    def __init__(self, move: int) -> None:
        self.move: int = move
        self.visits: int = 0
        self.available: int = 0
        self.total: float = 0.0
        self.foreseen: float = UNKNOWN  # value of the best known line of the own turn through here
        self.prior: float = 0.0  # how promising beside its siblings; 0: not yet asked
        self.children: dict[int, Node] = {}

    def child(self, move: int) -> Node:
        found = self.children.get(move)
        if found is None:
            found = self.children[move] = Node(move)
        return found


class Tuning:
    """The constants of the search, tuned by the arena."""

    def __init__(self) -> None:
        self.exploration: float = 0.25  # in deviations of the values seen
        self.evenly: float = 0.25  # the part of it that all moves share alike
        self.foresight: float = 4.0  # what is known before weighs as much as so many visits
        self.history: float = 1.0


class Search:
    """One tree, grown for one decision."""

    def __init__(self, playout: Playout, tuning: Tuning, players: int) -> None:
        self.playout: Playout = playout
        self.evaluator: Evaluator = playout.evaluator
        self.tuning: Tuning = tuning
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
                node = node.child(base + option)
                if line.value > node.foreseen:
                    node.foreseen = line.value

    def iterate(self, world: State, seat: int, option: int, dice: FastRng) -> float:
        """Choose the option, walk down the tree in this world, play on, evaluate, go back up.

        The share of the seat, or NOT_ENDED when the time ran out on the way.
        """
        child = self.root.child((seat << SEAT_SHIFT) + option)
        path = [child]
        world.apply(seat, option)
        while not world.over and (child.visits > 0 or child.children):
            mover = world.to_act()[0]
            options = self.evaluator.prune(world, mover, world.legal(mover))
            child = self.select(child, world, mover, options)
            path.append(child)
            world.apply(mover, child.move - (mover << SEAT_SHIFT))
        if not self.playout.run(world, dice):
            return NOT_ENDED
        values = self.evaluator.values(world)
        self.back_up(path, values)
        return values[seat]

    def select(self, node: Node, world: State, seat: int, options: list[int]) -> Node:
        """The child with the best bound."""
        base = seat << SEAT_SHIFT
        rivals: list[Node] = []
        known = True
        for option in options:
            child = node.child(base + option)
            known = known and child.prior > 0.0
            rivals.append(child)
        if not known:
            self.set_priors(rivals, world, seat, options)
        total = 0.0
        for child in rivals:
            total += child.prior
        usual, scale = self.usual(seat)
        reach = scale * self.tuning.exploration * sqrt(len(rivals))
        evenly = self.tuning.evenly / len(rivals)
        best = rivals[0]
        best_bound = -1.0e9
        for child in rivals:
            child.available += 1
            part = evenly + (1.0 - self.tuning.evenly) * child.prior / total
            unsure = sqrt(1.0 + child.available) / (1.0 + child.visits)
            bound = self.mean(child, usual) + reach * part * unsure
            if bound > best_bound:
                best, best_bound = child, bound
        return best

    def set_priors(self, rivals: list[Node], world: State, seat: int, options: list[int]) -> None:
        """By what was foreseen, in deviations; where nothing was, by the game's priorities."""
        foreseen = [child.foreseen for child in rivals if child.foreseen != UNKNOWN]
        if len(foreseen) < 2:
            weights = self.evaluator.priorities(world, seat, options)
            for i, child in enumerate(rivals):
                child.prior = float(weights[i])
            return
        mean = sum(foreseen) / len(foreseen)
        square = 0.0
        for value in foreseen:
            square += (value - mean) * (value - mean)
        deviation = max(LEAST_DEVIATION, sqrt(square / len(foreseen)))
        least = min(foreseen)
        for child in rivals:
            value = child.foreseen if child.foreseen != UNKNOWN else least
            child.prior = exp((value - mean) / deviation)

    def usual(self, seat: int) -> tuple[float, float]:
        """Mean and deviation of what a seat got so far in this search."""
        count = self.root.visits
        if count == 0:
            return 1.0 / len(self.sums), LEAST_SCALE
        mean = self.sums[seat] / count
        return mean, max(LEAST_SCALE, sqrt(max(0.0, self.squares[seat] / count - mean * mean)))

    def mean(self, child: Node, usual: float) -> float:
        """What a move brought, and what was known of it before as if it were a few visits."""
        weight = self.tuning.foresight
        before = child.foreseen
        if before == UNKNOWN:
            count = self.history_count.get(child.move, 0)
            weight = self.tuning.history
            before = (usual + self.history_total.get(child.move, 0.0)) / (1 + count)
        return (weight * before + child.total) / (weight + child.visits)

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
