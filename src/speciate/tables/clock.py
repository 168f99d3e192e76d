"""Clocks: none, live (a reserve and an increment per turn) or correspondence (hours per turn).

A clock follows from the times in the log alone, so that it is the same in every process and after
every restart.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from speciate.tables.errors import bad_request

LIVE = "live"
CORRESPONDENCE = "correspondence"


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """Hours of the day that do not count, in the time of a place."""

    start: str
    to: str
    zone: str = "UTC"


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the people of a table agreed on."""

    kind: str
    reserve: int = 600
    increment: int = 15
    hours: int = 48
    quiet: Quiet | None = None


def check_rule(rule: ClockRule) -> None:
    if rule.kind not in (LIVE, CORRESPONDENCE):
        raise bad_request("the clock is live or correspondence")
    if not 10 <= rule.reserve <= 86_400 or not 0 <= rule.increment <= 3_600:
        raise bad_request("a reserve has 10 to 86400 seconds, an increment 0 to 3600")
    if not 1 <= rule.hours <= 24 * 60:
        raise bad_request("a turn has 1 hour to 60 days")
    if rule.quiet is not None:
        start, to, _ = quiet_hours(rule.quiet)
        if start == to:
            raise bad_request("quiet hours cannot last all day")


def quiet_hours(quiet: Quiet) -> tuple[time, time, ZoneInfo]:
    try:
        start, to = time.fromisoformat(quiet.start), time.fromisoformat(quiet.to)
        if start.tzinfo is not None or to.tzinfo is not None:
            raise ValueError
        return start, to, ZoneInfo(quiet.zone)
    except (ValueError, ZoneInfoNotFoundError, OSError):
        raise bad_request("quiet hours are two times such as 22:00 and a time zone") from None


def counted(rule: ClockRule | None, begin: float, end: float) -> float:
    """The seconds between two moments that are not quiet."""
    if rule is None or rule.quiet is None or rule.kind != CORRESPONDENCE or end <= begin:
        return max(0.0, end - begin)
    start, to, zone = quiet_hours(rule.quiet)
    total = end - begin
    day = datetime.fromtimestamp(begin, zone).date() - timedelta(days=1)
    while True:
        quiet_from = datetime.combine(day, start, zone).timestamp()
        last = day if start < to else day + timedelta(days=1)
        quiet_to = datetime.combine(last, to, zone).timestamp()
        if quiet_from >= end:
            return total
        total -= max(0.0, min(end, quiet_to) - max(begin, quiet_from))
        day += timedelta(days=1)


def deadline(rule: ClockRule | None, begin: float, seconds: float) -> float:
    """The moment at which so many counted seconds have gone by."""
    end = begin + max(0.0, seconds)
    while True:
        missing = seconds - counted(rule, begin, end)
        if missing <= 0.5:
            return end
        end += missing


@dataclass(frozen=True)
class Clock:
    """How much time each seat has left, and since when the clocks of some are running."""

    rule: ClockRule | None
    left: tuple[float, ...]
    running: tuple[int, ...]
    since: float

    @classmethod
    def begin(cls, rule: ClockRule | None, players: int, to_act: list[int], at: float) -> Clock:
        return cls(rule, (allowance(rule),) * players, tuple(to_act), at)

    @classmethod
    def load(cls, rule: ClockRule | None, dumped: list[Any]) -> Clock:
        return cls(rule, tuple(dumped[0]), tuple(dumped[1]), dumped[2])

    def dump(self) -> list[Any]:
        return [list(self.left), list(self.running), self.since]

    def after(self, seat: int, before: list[int], to_act: list[int], at: float) -> Clock:
        """A seat has chosen; the clocks of the others who were thinking have run as well."""
        if self.rule is None:
            return self
        used = counted(self.rule, self.since, at)
        left = [
            self.left[i] - used if i in self.running else self.left[i]
            for i in range(len(self.left))
        ]
        for i in range(len(left)):
            left[i] = max(0.0, left[i])
            if i in before and i not in to_act and self.rule.kind == LIVE:
                left[i] += self.rule.increment
            if i not in before and i in to_act and self.rule.kind == CORRESPONDENCE:
                left[i] = allowance(self.rule)
        return Clock(self.rule, tuple(left), tuple(to_act), at)

    def restarted(self, to_act: list[int], at: float) -> Clock:
        """After an undo: others think now, and what has been used is used."""
        if self.rule is None:
            return self
        return self.after(-1, [], to_act, at)

    def left_at(self, seat: int, at: float) -> float:
        used = counted(self.rule, self.since, at) if seat in self.running else 0.0
        return max(0.0, self.left[seat] - used)

    def runs_out(self, seat: int) -> float | None:
        """When the time of a seat that is thinking will be over."""
        if self.rule is None or seat not in self.running:
            return None
        return deadline(self.rule, self.since, self.left[seat])

    def shown(self, at: float) -> dict[str, Any] | None:
        if self.rule is None:
            return None
        shown: dict[str, Any] = msgspec.to_builtins(self.rule)
        shown["left"] = [round(self.left_at(seat, at), 1) for seat in range(len(self.left))]
        shown["running"] = list(self.running)
        shown["now"] = round(at, 3)
        return shown


def allowance(rule: ClockRule | None) -> float:
    if rule is None:
        return 0.0
    return float(rule.reserve if rule.kind == LIVE else rule.hours * 3600)
