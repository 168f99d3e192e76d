"""Clocks: none, live (a reserve and an increment per turn) or correspondence (hours per turn).

A clock follows from the times in the log alone, so that it is the same in every process and after
every restart.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from speciate.tables.errors import bad_request

LIVE = "live"
CORRESPONDENCE = "correspondence"
LONGEST_QUIET = 16 * 3600  # the rest of the day is for playing
DAY = 24 * 3600


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
        if not 0 < quiet_seconds(rule.quiet) <= LONGEST_QUIET:
            raise bad_request("quiet hours last at most 16 hours of a day")


def quiet_hours(quiet: Quiet) -> tuple[time, time, ZoneInfo]:
    try:
        start, to = time.fromisoformat(quiet.start), time.fromisoformat(quiet.to)
        if start.tzinfo is not None or to.tzinfo is not None:
            raise ValueError
        return start, to, ZoneInfo(quiet.zone)
    except (ValueError, ZoneInfoNotFoundError, OSError):
        raise bad_request("quiet hours are two times such as 22:00 and a time zone") from None


def quiet_seconds(quiet: Quiet) -> float:
    """How long the quiet hours of an ordinary day are; 0: from a time to the same time."""
    start, to, _ = quiet_hours(quiet)
    begin, end = (
        timedelta(hours=t.hour, minutes=t.minute, seconds=t.second, microseconds=t.microsecond)
        for t in (start, to)
    )
    return (end - begin).total_seconds() % DAY


def quiet_spans(rule: ClockRule | None, begin: float) -> Iterator[tuple[float, float]]:
    """The quiet hours of a clock from a moment on, one after the other."""
    if rule is None or rule.quiet is None or rule.kind != CORRESPONDENCE:
        return
    start, to, zone = quiet_hours(rule.quiet)
    day = datetime.fromtimestamp(begin, zone).date() - timedelta(days=1)
    while True:
        last = day if start < to else day + timedelta(days=1)
        first, end = datetime.combine(day, start, zone), datetime.combine(last, to, zone)
        if end.timestamp() > begin:
            yield max(begin, first.timestamp()), end.timestamp()
        day += timedelta(days=1)


def counted(rule: ClockRule | None, begin: float, end: float) -> float:
    """The seconds between two moments that are not quiet."""
    total = max(0.0, end - begin)
    for quiet_from, quiet_to in quiet_spans(rule, begin):
        if quiet_from >= end:
            break
        total -= min(end, quiet_to) - quiet_from
    return total


def deadline(rule: ClockRule | None, begin: float, seconds: float) -> float:
    """The moment at which so many counted seconds have gone by."""
    end = begin + max(0.0, seconds)
    for quiet_from, quiet_to in quiet_spans(rule, begin):
        if quiet_from >= end:
            break
        end += quiet_to - quiet_from
    return end


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
        left = self._run(at)
        for i in range(len(left)):
            if i in before and i not in to_act and self.rule.kind == LIVE:
                left[i] += self.rule.increment
            if i not in before and i in to_act and self.rule.kind == CORRESPONDENCE:
                left[i] = allowance(self.rule)
        return Clock(self.rule, tuple(left), tuple(to_act), at)

    def restarted(self, seat: int, to_act: list[int], at: float) -> Clock:
        """After an undo by a seat others think now, and what has been used is used.

        The turn that is taken up again gives its increment back, or gets no fresh time by
        correspondence: else choosing and undoing would make time.
        """
        if self.rule is None:
            return self
        left = self._run(at)
        for i in to_act:
            if i in self.running:
                continue
            if self.rule.kind == CORRESPONDENCE and i != seat:
                left[i] = allowance(self.rule)
            elif self.rule.kind == LIVE and i == seat:
                left[i] = max(0.0, left[i] - self.rule.increment)
        return Clock(self.rule, tuple(left), tuple(to_act), at)

    def _run(self, at: float) -> list[float]:
        return [self.left_at(seat, at) for seat in range(len(self.left))]

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
