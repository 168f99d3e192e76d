"""Clocks follow from the times in the log; quiet hours do not count."""

from __future__ import annotations

import time
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from speciate.tables.clock import (
    Clock,
    ClockRule,
    Quiet,
    allowance,
    check_rule,
    counted,
    deadline,
)
from speciate.tables.errors import TableError

LIVE = ClockRule("live", reserve=60, increment=10)
NIGHT = Quiet("22:00", "08:00", "Europe/Prague")
DAYS = ClockRule("correspondence", hours=24, quiet=NIGHT)


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Prague")).timestamp()


def test_a_live_clock_runs_for_the_seat_that_thinks() -> None:
    clock = Clock.begin(LIVE, 2, [0], 100.0)
    assert clock.left_at(0, 130.0) == 30.0
    assert clock.left_at(1, 130.0) == 60.0
    assert clock.runs_out(0) == 160.0
    assert clock.runs_out(1) is None


def test_the_increment_comes_with_the_end_of_the_turn() -> None:
    clock = Clock.begin(LIVE, 2, [0], 100.0)
    clock = clock.after(0, [0], [0], 110.0)
    assert clock.left == (50.0, 60.0)
    clock = clock.after(0, [0], [1], 120.0)
    assert clock.left == (50.0, 60.0)
    assert clock.running == (1,)


def test_time_never_goes_below_zero() -> None:
    clock = Clock.begin(LIVE, 2, [0], 0.0).after(0, [0], [1], 500.0)
    assert clock.left[0] == 10.0


def test_undo_gives_no_time_back() -> None:
    clock = Clock.begin(LIVE, 2, [0], 0.0).after(0, [0], [1], 20.0)
    assert clock.left == (50.0, 60.0)
    clock = clock.restarted(0, [0], 30.0)
    assert clock.left == (40.0, 50.0)  # nor does the increment of the turn stay
    assert clock.running == (0,)


def test_choosing_and_undoing_makes_no_time() -> None:
    for rule in (LIVE, ClockRule("correspondence", hours=1)):
        clock = Clock.begin(rule, 2, [0], 0.0)
        for moment in range(1, 21):
            clock = clock.after(0, [0], [1], moment * 2.0 - 1.0)
            clock = clock.restarted(0, [0], moment * 2.0)
        assert clock.left_at(0, 40.0) == allowance(rule) - 20.0, rule.kind


def test_an_undo_within_the_turn_goes_on_with_the_same_clock() -> None:
    clock = Clock.begin(LIVE, 2, [0], 0.0).after(0, [0], [0], 20.0)
    assert clock.restarted(0, [0], 30.0).left == (30.0, 60.0)


def test_an_undo_by_consent_gives_the_others_a_turn_of_their_own() -> None:
    rule = ClockRule("correspondence", hours=1)
    clock = Clock.begin(rule, 3, [0], 0.0).after(0, [0], [1], 3000.0).after(1, [1], [2], 3100.0)
    assert clock.restarted(0, [1], 3200.0).left == (600.0, 3600.0, 3500.0)


def test_quiet_hours_do_not_count() -> None:
    assert counted(DAYS, at("2026-03-02 20:00"), at("2026-03-03 09:00")) == 3 * 3600
    assert counted(DAYS, at("2026-03-02 23:00"), at("2026-03-03 03:00")) == 0
    assert counted(DAYS, at("2026-03-02 10:00"), at("2026-03-02 11:30")) == 5400


def test_a_turn_of_a_day_with_quiet_nights_takes_longer() -> None:
    begin = at("2026-03-02 12:00")
    assert deadline(DAYS, begin, 24 * 3600) == pytest.approx(at("2026-03-03 22:00"), abs=1)
    assert counted(DAYS, begin, deadline(DAYS, begin, 24 * 3600)) == pytest.approx(86_400, abs=1)


def test_the_longest_turn_with_the_longest_nights_is_soon_worked_out() -> None:
    rule = ClockRule("correspondence", hours=24 * 60, quiet=Quiet("18:00", "10:00", "UTC"))
    check_rule(rule)
    begun = time.perf_counter()
    assert deadline(rule, 18 * 3600.0, 1440 * 3600.0) == (180 * 24 + 18) * 3600.0
    assert time.perf_counter() - begun < 0.5


def test_quiet_hours_follow_the_change_to_summer_time() -> None:
    """The night of 29 March 2026 is one hour shorter in Prague."""
    night = counted(DAYS, at("2026-03-28 21:00"), at("2026-03-29 09:00"))
    assert night == 2 * 3600


def test_correspondence_gives_each_turn_its_own_time() -> None:
    rule = ClockRule("correspondence", hours=1)
    clock = Clock.begin(rule, 2, [0], 0.0).after(0, [0], [1], 3000.0)
    assert clock.left == (600.0, 3600.0)
    clock = clock.after(1, [1], [0], 3100.0)
    assert clock.left[0] == 3600.0


def test_a_clock_comes_back_from_its_dump() -> None:
    clock = Clock.begin(LIVE, 3, [1], 5.0).after(1, [1], [2], 9.0)
    assert Clock.load(LIVE, clock.dump()) == clock


@pytest.mark.parametrize(
    "rule",
    [
        ClockRule("hourglass"),
        ClockRule("live", reserve=1),
        ClockRule("live", increment=-1),
        ClockRule("correspondence", hours=0),
        ClockRule("correspondence", quiet=Quiet("25:00", "08:00")),
        ClockRule("correspondence", quiet=Quiet("22:00", "22:00")),
        ClockRule("correspondence", quiet=Quiet("00:00", "23:59")),
        ClockRule("correspondence", quiet=Quiet("00:00:00.000001", "00:00")),
        ClockRule("correspondence", quiet=Quiet("22:00", "08:00", "Middle/Earth")),
        ClockRule("correspondence", quiet=Quiet("22:00", "08:00", "../../etc/passwd")),
    ],
)
def test_nonsense_is_refused(rule: ClockRule) -> None:
    with pytest.raises(TableError):
        check_rule(rule)
