"""What a position is worth to each seat.

A game's evaluator is a list of named terms, in points, one function each (bots/evaluators/). Their
weighted sum is a seat's strength; the strengths of all seats become shares of the win. It works on
sampled worlds only, and is the one part of the bots that may know a game's state.
"""

from __future__ import annotations

from math import exp

from speciate.core.rng import Rng
from speciate.core.state import State

ALONE_PAR = 44.0  # points that a lone player is content with; the value there is a half
ALONE_SPREAD = 20.0
MARGIN_SHARE = 0.05  # of a finished game's value: a close loss is a little better than a rout


class Term:
    """One reason why a position is good for a seat, in points times its weight."""

    def __init__(self, name: str, weight: float, about: str) -> None:
        self.name: str = name
        self.weight: float = weight
        self.about: str = about


class Evaluator:
    """Knows nothing of any game: the points so far. A game's evaluator overrides what it knows."""

    def __init__(self) -> None:
        self.terms: list[Term] = [Term("points", 1.0, "points scored so far")]

    # ------------------------------------------------------------------ what a game may know

    def measure(self, s: State) -> list[list[float]]:
        """Per seat the terms before weighting, in the order of `terms`."""
        return [[float(points)] for points in s.scores]

    def spread(self, s: State) -> float:
        """How many points of lead make a win likely (about 73 %) from here."""
        return 8.0

    def doubt(self, s: State) -> float:
        """The part of the win that nobody can be sure of before the end, however large the lead.

        Without it a bot far ahead would not mind whether the game ever ends.
        """
        return 0.01

    def round_of(self, s: State) -> int:
        """A number that changes when a round ends; a playout stops there. Constant: never."""
        return 0

    def horizon(self) -> int:
        """A playout stops after so many decisions, even if the round goes on."""
        return 40

    def own_turns(self) -> int:
        """A playout goes on for so many more turns of the seat that thinks; 0: a whole round."""
        return 0

    def playout_nodes(self) -> int:
        """How many positions a playout evaluates to choose an own turn; 0: it chooses by lot."""
        return 0

    def turn_depth(self) -> int:
        """How many consecutive decisions make up most turns."""
        return 4

    def turn_nodes(self) -> int:
        """How many positions a look over the own turn may evaluate."""
        return 240

    def closer_nodes(self) -> int:
        """How many more of them a searching bot may spend on the best options; 0: none."""
        return 0

    def stake(self) -> float:
        """What a usual decision weighs for the win, against one of New World.

        The more decisions a game has, the smaller the slips that lose it: levels for people are
        blurred by so much.
        """
        return 1.0

    def priorities(self, s: State, seat: int, options: list[int]) -> list[int]:
        """How likely a sensible player takes each option, as weights of at least 1."""
        return [1] * len(options)

    def prune(self, s: State, seat: int, options: list[int]) -> list[int]:
        """The options worth thinking about, at least one; for choices that are very wide."""
        return options

    # ------------------------------------------------------------------ what follows

    def strengths(self, s: State) -> list[float]:
        result = []
        for row in self.measure(s):
            total = 0.0
            for i, amount in enumerate(row):
                total += self.terms[i].weight * amount
            result.append(total)
        return result

    def values(self, s: State) -> list[float]:
        """Per seat its expected share of the win, from 0 to 1; they add up to 1 among rivals."""
        if s.players == 1:
            return [alone(float(s.scores[0]) if s.over else self.strengths(s)[0])]
        if s.over:
            return final_values(s)
        doubt = self.doubt(s)
        found = shares(self.strengths(s), self.spread(s))
        return [doubt / s.players + (1.0 - doubt) * share for share in found]

    def pick(self, s: State, seat: int, options: list[int], rng: Rng) -> int:
        """An option by lot, weighted by the priorities: the playout's policy and the Sprout bot."""
        weights = self.priorities(s, seat, options)
        total = 0
        for weight in weights:
            total += weight
        at = rng.below(total)
        for i, weight in enumerate(weights):
            at -= weight
            if at < 0:
                return options[i]
        return options[-1]


def shares(strengths: list[float], spread: float) -> list[float]:
    """Softmax: a lead of `spread` points over one rival is e to 1."""
    top = max(strengths)
    powers = [exp((strength - top) / spread) for strength in strengths]
    total = sum(powers)
    return [power / total for power in powers]


def alone(points: float) -> float:
    """Without rivals there is no win to share: more points are better, ever less so."""
    return 1.0 / (1.0 + exp((ALONE_PAR - points) / ALONE_SPREAD))


def final_values(s: State) -> list[float]:
    """The win shared by the winners, and a small part by the margin of points."""
    ranks = s.ranking()
    winners = ranks.count(1)
    margins = shares([float(points) for points in s.scores], 5.0)
    return [
        (1.0 - MARGIN_SHARE) * (1.0 / winners if ranks[seat] == 1 else 0.0)
        + MARGIN_SHARE * margins[seat]
        for seat in range(s.players)
    ]
