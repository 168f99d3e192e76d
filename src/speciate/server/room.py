"""A table as one process holds it: its people, perhaps its game, and everybody who listens."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from speciate.store.tables import Row
from speciate.tables.play import Play
from speciate.tables.table import PLAYING, Person, Table

KEPT_LINES = 50
PRESENCE_SECONDS = 0.2
SEAT_GONE = 4401  # closing code: not signed in for that seat, or no longer


class Listener:
    """Somebody who wants to know: a socket or a stream. It is told by being woken up.

    What it has not been told yet is worked out when it can take it, so that a slow one gets several
    versions at once and nothing piles up.
    """

    __slots__ = (  # there are thousands of them
        "answers",
        "closed",
        "code",
        "line",
        "muted",
        "notice",
        "person",
        "presence_stamp",
        "reason",
        "seat",
        "since",
        "table_stamp",
        "version",
        "wake",
    )

    def __init__(self, person: Person | None, seat: int | None, since: int | None) -> None:
        self.person = person
        self.seat = seat
        self.since = since
        self.version = -1
        self.table_stamp = -1
        self.presence_stamp = -1
        self.line = 0
        self.notice: str | None = None
        self.muted: frozenset[str] = frozenset()
        self.answers: list[bytes] = []
        self.wake = asyncio.Event()
        self.wake.set()
        self.closed = False
        self.code = 1000
        self.reason = ""

    def close(self, code: int, reason: str) -> None:
        self.closed = True
        self.code, self.reason = code, reason
        self.wake.set()


class Room:
    def __init__(self, row: Row) -> None:
        self.id = row.table.id
        self.row = row
        self.play: Play | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.used = 0.0
        self.suspect = False  # the database may know more than this process does
        self.task: asyncio.Task[None] | None = None  # drives bots
        self.table_stamp = 0
        self.presence_stamp = 0
        self._presence_due = False
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}  # presence by process
        self.failures: dict[int, tuple[int, str]] = {}  # of bots by seat, and who helped out
        self.lines: list[dict[str, Any]] = []  # the last few, in the order in which they came
        self.lines_heard = 0
        self._crowd_key = (-1, -1, 0)
        self._crowd_update = b""

    @property
    def table(self) -> Table:
        return self.row.table

    def wake(self) -> None:
        for listener in self.listeners:
            listener.wake.set()

    def table_changed(self) -> None:
        self.table_stamp += 1
        self.wake()

    # ------------------------------------------------------------------ presence

    def connected(self) -> list[int]:
        here = {one.seat for one in self.listeners if one.seat is not None}
        for _, seats, _ in self.elsewhere.values():
            here |= set(seats)
        return sorted(here)

    def forget_presence(self, before: float) -> None:
        """A process that has not said who is there for so long is gone, and they with it."""
        gone = [process for process, (at, _, _) in self.elsewhere.items() if at < before]
        for process in gone:
            del self.elsewhere[process]
        if gone:
            self.presence_changed()

    def watching(self) -> int:
        here = sum(1 for one in self.listeners if one.seat is None)
        return here + sum(number for _, _, number in self.elsewhere.values())

    def presence_changed(self) -> None:
        """Tell of it in a moment: people come and go in crowds."""
        if not self._presence_due:
            self._presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = False
        self.presence_stamp += 1
        self.wake()

    # ------------------------------------------------------------------ telling

    def update(self, play: Play, seat: int | None, since: int, now: float) -> bytes:
        """The news of a version for a seat; for the crowd of spectators it is encoded once."""
        key = (play.version, since, int(now) if play.now.clock.rule is not None else 0)
        if seat is None and key == self._crowd_key:
            return self._crowd_update
        position = play.position(seat, since, now)
        message = msgspec.json.encode({"type": "update", **position})
        if seat is None:
            self._crowd_key, self._crowd_update = key, message
        return message

    def said(self, line: dict[str, Any]) -> None:
        """Two processes may number their lines in one order and write them in another."""
        if all(known["id"] != line["id"] for known in self.lines):
            self.lines_heard += 1
            self.lines = [*self.lines[1 - KEPT_LINES :], line]
            self.wake()

    def lines_after(self, heard: int) -> list[dict[str, Any]]:
        new = self.lines_heard - heard
        return self.lines[-new:] if new > 0 else []

    @property
    def last_line(self) -> int:
        return max((line["id"] for line in self.lines), default=0)


def shown_table(
    room: Room, person: Person | None, now: float, notice: str | None
) -> dict[str, Any]:
    """A table as this person may see it."""
    table, row = room.table, room.row
    me = person.id if person is not None else None
    member = me is not None and me in table.people()
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "status": table.status,
        "seats": shown_seats(room, me),
        "version": row.version,
        "choices": row.choices,
        "to_act": row.to_act if table.status == PLAYING else [],
        "listed": table.listed,
        "host": me is not None and table.host == me,
        "created": table.created,
        "invite": table.invite if member else None,
        "clock": shown_clock(room, now),
        "commitment": table.commitment,
        "scores": row.scores,
        "ranking": row.ranking,
        "undo": shown_undo(table, row.version),
        "abandon": [seat for voter in table.abandon for seat in table.seats_of(voter)],
        "rematch": table.rematch,
        "fork_of": {"table": table.fork_of, "at": table.fork_at} if table.fork_of else None,
        "notice": notice,
    }


def shown_seats(room: Room, me: str | None) -> list[dict[str, Any]]:
    connected = room.connected()
    seats = []
    for number, seat in enumerate(room.table.seats):
        shown: dict[str, Any] = {
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "you": me is not None and seat.person == me,
            "connected": number in connected,
        }
        if seat.level is not None:
            shown["level"] = seat.level
        if seat.person is not None:
            shown["person"] = seat.person
        if seat.reserved is not None:
            shown["reserved"] = seat.name
        if seat.vacated:
            shown["vacated"] = True
        if seat.standin:
            shown["standin"] = True
        seats.append(shown)
    return seats


def shown_clock(room: Room, now: float) -> dict[str, Any] | None:
    if room.play is not None:
        return room.play.now.clock.shown(now)
    rule = room.table.clock
    return msgspec.to_builtins(rule) if rule is not None else None


def shown_undo(table: Table, version: int) -> dict[str, Any] | None:
    wish = table.undo
    if wish is None or wish.version != version:  # the game has gone on since
        return None
    asker = table.seats[wish.seat].person or ""
    needed = [p for p in table.asked_for_undo(asker) if p not in wish.agreed]
    return {
        "seat": wish.seat,
        "steps": wish.steps,
        "agreed": [seat for p in wish.agreed for seat in table.seats_of(p)],
        "needs": [seat for p in needed for seat in table.seats_of(p)],
    }
