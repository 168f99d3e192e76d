"""Who is told what: the listeners at a table, people with news of their own, other processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import msgspec

from speciate.server.room import SEAT_GONE, Listener, Room
from speciate.store import StorageTrouble
from speciate.tables.errors import TableError
from speciate.tables.table import PLAYING, Table

if TYPE_CHECKING:
    from speciate.server.hub import Hub

PRESENCE_EVERY = 10.0
MOST_NEWS = 1000  # that wait for one listener
logger = logging.getLogger("speciate.server")

Turn = tuple[str, Table, int, int]  # person, table, seat, version
Line = asyncio.Queue[bytes | None]  # None: the line is closed


def encoded(kind: str, **fields: Any) -> bytes:
    return msgspec.json.encode({"type": kind, **fields})


class Herald:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.lines: dict[str, set[Line]] = {}  # by person

    # ------------------------------------------------------------------ people

    def open_line(self, person: str) -> Line:
        line: Line = asyncio.Queue(MOST_NEWS)
        self.lines.setdefault(person, set()).add(line)
        return line

    def close_line(self, person: str, line: Line) -> None:
        here = self.lines.get(person, set())
        here.discard(line)
        if not here:
            self.lines.pop(person, None)

    def tell_turn(self, turn: Turn) -> None:
        person, table, seat, version = turn
        fields = {"table": table.id, "game": table.game, "seat": seat, "version": version}
        self._send(person, encoded("turn", **fields))

    def tell_members(self, people: list[str], table: Table) -> None:
        for person in people:
            self._send(person, encoded("table", table=table.id, status=table.status))

    def _send(self, person: str, message: bytes) -> None:
        for line in self.lines.get(person, ()):
            if line.full():  # it is closed rather than told half: who comes back is told all
                end(line)
            else:
                line.put_nowait(message)

    def sign_out(self, person: str) -> None:
        """Nobody goes on listening in the name of a person who has signed out everywhere."""
        for line in self.lines.get(person, ()):
            end(line)
        for room in self.hub.rooms.values():
            for listener in room.listeners:
                if listener.person is not None and listener.person.id == person:
                    listener.close(SEAT_GONE, "signed out")

    def close(self) -> None:
        for lines in self.lines.values():
            for line in lines:
                end(line)
        for room in self.hub.rooms.values():
            for listener in room.listeners:
                listener.close(1001, "the server stops")

    async def mutes_changed(self, person: str) -> None:
        muted = frozenset(other for other, _ in await self.hub.store.people.muted(person))
        for room in self.hub.rooms.values():
            for listener in room.listeners:
                if listener.person is not None and listener.person.id == person:
                    listener.muted = muted

    def is_here(self, person: str) -> bool:
        return any(
            listener.person is not None and listener.person.id == person
            for room in self.hub.rooms.values()
            for listener in room.listeners
        )

    # ------------------------------------------------------------------ between processes

    def news_for(self, person: str, table_id: str) -> str:
        """For the other processes, at which this person may be listening."""
        return f"n:{person}:{table_id}:{self.hub.process}"

    async def heard_for(self, person: str, number: str) -> None:
        """Another process has news for a person who listens here."""
        table_id, _, process = number.partition(":")
        row = await self.hub.store.tables.get(table_id) if process != self.hub.process else None
        if row is None:
            return
        self.tell_members([person], row.table)
        for seat in row.to_act:
            if row.table.status == PLAYING and row.table.owns(person, seat):
                self.tell_turn((person, row.table, seat, row.version))

    async def announce(self, rooms: list[Room]) -> None:
        """Let the other processes know who is connected here."""
        database = self.hub.store.database
        if database.sqlite or not rooms:
            return
        news = []
        for room in rooms:
            seats = sorted({one.seat for one in room.listeners if one.seat is not None})
            watching = sum(1 for one in room.listeners if one.seat is None)
            number = f"{self.hub.process}|{','.join(map(str, seats))}|{watching}"
            news.append(f"w:{room.id}:{number}")
        try:
            async with database.write() as connection:
                await database.tell(connection, news)
        except StorageTrouble as error:
            self.hub.storage_lost(error)

    async def repeat_presence(self) -> None:
        """Say it again and again, so that a process that died is noticed."""
        while True:
            await asyncio.sleep(PRESENCE_EVERY)
            await self.announce([room for room in self.hub.rooms.values() if room.listeners])
            for room in self.hub.rooms.values():
                room.forget_presence(self.hub.time() - 2.5 * PRESENCE_EVERY)

    def heard_presence(self, room: Room, number: str) -> None:
        process, seats, watching = number.split("|")
        if process != self.hub.process:
            here = [int(seat) for seat in seats.split(",") if seat]
            room.elsewhere[process] = (self.hub.time(), here, int(watching))
            room.presence_changed()

    # ------------------------------------------------------------------ listeners

    async def pending(self, room: Room, listener: Listener) -> AsyncIterator[bytes]:
        """What a listener has not been told yet."""
        while listener.answers:
            yield listener.answers.pop(0)
        if listener.table_stamp != room.table_stamp:
            listener.table_stamp = room.table_stamp
            yield encoded("table", table=self.hub.shown(room, listener.person))
        if not may_hear(room, listener):
            listener.close(SEAT_GONE, "this is not your seat any more")
            return
        if room.table.started and listener.version < room.row.version:
            update = await self._update_or_close(room, listener)
            if update is None:
                return
            yield update
        lines, listener.line = room.lines_after(listener.line), room.lines_heard
        for line in lines:
            if line["person"] not in listener.muted:
                yield encoded("chat", **line)
        if listener.presence_stamp != room.presence_stamp:
            listener.presence_stamp = room.presence_stamp
            yield encoded("presence", connected=room.connected(), watching=room.watching())
        if listener.notice != self.hub.notice:
            listener.notice = self.hub.notice
            yield encoded("notice", notice=self.hub.notice)

    async def _update_or_close(self, room: Room, listener: Listener) -> bytes | None:
        """A listener that cannot be told what happens is closed, not left in the dark."""
        try:
            return await self._update(room, listener)
        except StorageTrouble:
            raise
        except TableError as error:
            listener.close(4000 + error.status, error.detail)
        except Exception:
            logger.exception("table %s cannot be shown", room.id)
            listener.close(1011, "something went wrong here; it has been logged")
        return None

    async def _update(self, room: Room, listener: Listener) -> bytes:
        play = room.play
        if play is None or play.version < room.row.version:
            async with room.lock:
                play = await self.hub.ready(room, room.row.version)
        since = listener.version
        if since < 0:
            since = listener.since if listener.since is not None else play.version - 1
        if since < play.base:
            play = await self.hub.whole(room.row)
        listener.version = play.version
        if not may_hear(room, listener):  # the seat changed hands while the game was loaded
            raise TableError("forbidden", "this is not your seat any more", SEAT_GONE - 4000)
        return room.update(play, listener.seat, since, self.hub.time())


def may_hear(room: Room, listener: Listener) -> bool:
    """A seat may change hands while somebody listens: its view goes to its owner only."""
    if listener.seat is None:
        return True
    return listener.person is not None and room.table.owns(listener.person.id, listener.seat)


def end(line: Line) -> None:
    while not line.empty():
        line.get_nowait()
    line.put_nowait(None)
