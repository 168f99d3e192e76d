"""What the outcomes say: win shares with Wilson intervals, ranks, scores, margins, times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from speciate.arena.match import Outcome

Z95 = 1.959963984540054  # two-sided 95 %


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share; shared wins count as parts."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    centre = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - half) / scale), min(1.0, (centre + half) / scale)


def win_parts(ranks: Sequence[int]) -> list[float]:
    """1 for the winner; winners who tie share it."""
    winners = list(ranks).count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


@dataclass
class SeatStatistics:
    """How one entry of the arena did over all its games, whatever seat it had."""

    bot: str
    games: int
    wins: float
    win_share: float
    low: float
    high: float
    mean_rank: float
    mean_score: float
    mean_margin: float  # to the best of the others
    decisions: int
    seconds_per_decision: float
    slowest_decision: float

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def summarise(bots: Sequence[str], outcomes: Sequence[Outcome]) -> list[SeatStatistics]:
    """Per entry of the arena, in the order in which the entries were given."""
    return [summarise_entry(entry, bot, outcomes) for entry, bot in enumerate(bots)]


def summarise_entry(entry: int, bot: str, outcomes: Sequence[Outcome]) -> SeatStatistics:
    games = 0
    wins = ranks = scores = margins = seconds = slowest = 0.0
    decisions = 0
    for outcome in outcomes:
        seat = outcome.entries.index(entry)
        others = [score for at, score in enumerate(outcome.scores) if at != seat]
        games += 1
        wins += win_parts(outcome.ranks)[seat]
        ranks += outcome.ranks[seat]
        scores += outcome.scores[seat]
        margins += outcome.scores[seat] - max(others, default=0)
        decisions += outcome.decisions[seat]
        seconds += outcome.seconds[seat]
        slowest = max(slowest, outcome.slowest[seat])
    low, high = wilson(wins, games)
    count = max(1, games)
    return SeatStatistics(
        bot,
        games,
        round(wins, 4),
        round(wins / count, 4),
        round(low, 4),
        round(high, 4),
        round(ranks / count, 4),
        round(scores / count, 3),
        round(margins / count, 3),
        decisions,
        round(seconds / max(1, decisions), 6),
        round(slowest, 4),
    )
