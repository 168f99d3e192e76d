"""What wins: from the records of many bot games, by seat, thing, opening and action.

Game-independent: the things are whatever named values a game's events tell of a seat (a trait that
was added, a card that was played, ...). Each is measured by who it was that had it: of all its
occurrences, the part that belongs to the winner, against the same part over all things of its kind.
So a thing does not look good only because winners do more of everything.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from statistics import mean, pstdev, quantiles
from typing import Any

from speciate.arena.statistics import wilson, win_parts
from speciate.core.events import Event
from speciate.core.registry import game as find_game
from speciate.core.replay import parse_record, replay

COPY_NUMBER = re.compile(r"[-#]\d+$")
PLACE = "place in the order of play"
SIDE = "side"  # an animal, where each seat leads one
ONCE_A_GAME = (PLACE, SIDE, "opening")
NOTABLE = 0.15  # an interval that is wholly this far from what is usual is out of line
FEWEST = 20  # occurrences below which nothing is said of a thing


@dataclass
class Facts:
    """What one game tells; lists are by seat."""

    wins: list[float]
    scores: list[int]
    decisions: int
    place: list[int]  # 0 for the seat that chose first, then clockwise
    things: list[Counter[tuple[str, str]]]  # (kind, name) -> how often
    openings: list[str]
    actions: list[Counter[str]]


def facts_of(record_text: str) -> Facts:
    record = parse_record(record_text)
    game = find_game(record.game)
    events: list[Event] = []
    state = replay(record, events=events)
    players = record.players
    first = record.choices[0][0] if record.choices else 0
    sides = game.sides(state)
    things: list[Counter[tuple[str, str]]] = [Counter() for _ in range(players)]
    for side, seat in sides.items():
        things[seat][SIDE, side] += 1
    for event in events:
        told = game.event_json(event)
        owner = seat_of(told, sides)
        if owner is not None and 0 <= owner < players:
            things[owner].update(named_values(told, sides))
    openings = [""] * players
    actions: list[Counter[str]] = [Counter() for _ in range(players)]
    for seat, name in record.choices:
        actions[seat][name.partition(":")[0]] += 1
        openings[seat] = openings[seat] or name
    return Facts(
        win_parts(state.ranking()),
        state.scores[:],
        len(record.choices),
        [(seat - first) % players for seat in range(players)],
        things,
        openings,
        actions,
    )


def seat_of(told: dict[str, Any], sides: dict[str, int]) -> int | None:
    """Whom an event is about: it says the seat, or the first of the sides that it names."""
    seat = told.get("seat")
    if isinstance(seat, int):
        return seat
    return next((sides[v] for v in told.values() if isinstance(v, str) and v in sides), None)


def named_values(told: dict[str, Any], sides: dict[str, int]) -> list[tuple[str, str]]:
    """The values of an event that have names, without the numbers of copies and coordinates."""
    found = []
    for name, value in told.items():
        values = value if isinstance(value, list) else [value]
        if name != "event":
            kind = f"{told['event']}: {name}"
            names = [v for v in values if isinstance(v, str) and v[:1].isalpha() and v not in sides]
            found += [(kind, COPY_NUMBER.sub("", v)) for v in names]
    return found


# ---------------------------------------------------------------------- counting up


@dataclass
class Row:
    """How often a thing was there, and the winners' part of it with its interval."""

    name: str
    count: int
    share: float
    low: float
    high: float
    usual: float

    @property
    def verdict(self) -> str:
        if self.count < FEWEST:
            return ""
        if self.low > self.usual * (1 + NOTABLE):
            return "strong"
        return "weak" if self.high < self.usual * (1 - NOTABLE) else ""


@dataclass
class Report:
    game: str
    bot: str
    players: int
    games: int
    fair: float
    ties: float
    decisions: dict[str, float] = field(default_factory=dict)
    scores: dict[str, float] = field(default_factory=dict)
    tables: dict[str, list[Row]] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        told = asdict(self)
        for title, rows in self.tables.items():
            for row, plain in zip(rows, told["tables"][title], strict=True):
                plain["verdict"] = row.verdict
        return told

    def out_of_line(self) -> list[tuple[str, Row]]:
        return [(title, row) for title, rows in self.tables.items() for row in rows if row.verdict]


class Tally:
    """Per name of one kind: how often, and how much of it was the winners'."""

    def __init__(self) -> None:
        self.count: dict[str, int] = defaultdict(int)
        self.won: dict[str, float] = defaultdict(float)

    def add(self, name: str, count: int, won: float) -> None:
        self.count[name] += count
        self.won[name] += count * won

    def rows(self, usual: float | None = None) -> list[Row]:
        total = sum(self.count.values())
        base = usual if usual is not None else sum(self.won.values()) / max(1, total)
        found = []
        for name, count in self.count.items():
            low, high = wilson(self.won[name], count)
            found.append(Row(name, count, self.won[name] / count, low, high, base))
        return sorted(found, key=lambda row: (-row.share, row.name))


def count_up(game: str, bot: str, players: int, all_facts: Iterable[Facts]) -> Report:
    facts = list(all_facts)
    tallies: dict[str, Tally] = defaultdict(Tally)
    for each in facts:
        for seat in range(players):
            won = each.wins[seat]
            tallies[PLACE].add(str(each.place[seat] + 1), 1, won)
            tallies["opening"].add(each.openings[seat], 1, won)
            for name, count in each.actions[seat].items():
                tallies["actions"].add(name, count, won)
            for (kind, name), count in each.things[seat].items():
                tallies[kind].add(name, count, won)
    ties = mean(float(max(each.wins) < 1) for each in facts)
    report = Report(game, bot, players, len(facts), 1 / players, ties)
    report.decisions = summary([float(each.decisions) for each in facts])
    report.scores = score_summary(facts)
    for kind, tally in tallies.items():
        if len(tally.count) > 1:
            report.tables[kind] = tally.rows(1 / players if kind in ONCE_A_GAME else None)
    return report


def summary(values: Sequence[float]) -> dict[str, float]:
    cuts = quantiles(values, n=20) if len(values) > 1 else [values[0]] * 19
    return {
        "mean": round(mean(values), 2),
        "deviation": round(pstdev(values), 2),
        "5 %": cuts[0],
        "median": cuts[9],
        "95 %": cuts[18],
    }


def score_summary(facts: Sequence[Facts]) -> dict[str, float]:
    everybody = [float(score) for each in facts for score in each.scores]
    ordered = [sorted(each.scores, reverse=True) for each in facts]
    return {
        **summary(everybody),
        "winner": round(mean(scores[0] for scores in ordered), 2),
        "last": round(mean(scores[-1] for scores in ordered), 2),
        "lead of the winner": round(mean(scores[0] - scores[1] for scores in ordered), 2),
    }
