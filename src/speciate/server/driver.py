"""What goes on without people: bots, answers given ahead, clocks, and unloading idle games."""

from __future__ import annotations

import asyncio
import ctypes
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from speciate.core.state import State
from speciate.server.room import Room
from speciate.store import StorageTrouble
from speciate.tables.bots import BotPool, standin
from speciate.tables.clock import Clock
from speciate.tables.errors import TableError
from speciate.tables.log import AHEAD
from speciate.tables.play import Play, question, why
from speciate.tables.table import BOT, PLAYING, Table

if TYPE_CHECKING:
    from speciate.server.hub import Hub

LEASE = 15.0  # how long a process may take over a bot before another one looks after it
SOON = 0.05
MANY_UNLOADED = 20
ENOUGH_FAILURES = 2  # of a bot at a table, before the one that helped out keeps the seat
BOT_FAILED = (
    "table %s, after %d entries: a bot in seat %d failed (%s). "
    "This line, handed to `python -m speciate.tables.bot_worker`, shows it again: %s"
)

logger = logging.getLogger("speciate.server")


def answered_ahead(table: Table, state: State, seat: int) -> str | None:
    """The option that a seat has given ahead for the question it is asked, if it is open."""
    answers = table.ahead.get(str(seat))
    option = answers.get(question(state, seat)) if answers else None
    return option if option is not None and why(state, seat, option) is None else None


def is_automatic(table: Table, state: State, seat: int) -> bool:
    """Whether nobody has to be waited for."""
    return table.seats[seat].decided_by_bot or answered_ahead(table, state, seat) is not None


def alarm(table: Table, state: State, clock: Clock, at: float) -> float | None:
    """When somebody has to look after a table again, if nothing else happens before."""
    times: list[float] = []
    for seat in state.to_act():
        if is_automatic(table, state, seat):
            times.append(at + LEASE)
        runs_out = clock.runs_out(seat)
        if runs_out is not None and not table.seats[seat].decided_by_bot:
            times.append(max(runs_out, at + SOON))
    return min(times) if times else None


class Driver:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.pool = BotPool(hub.config.bot_workers, hub.config.bot_seconds)

    # ------------------------------------------------------------------ bots and answers ahead

    def drive(self, room: Room) -> None:
        """Let bots and answers given ahead go on, if it is their turn and nobody does so yet."""
        table = room.table
        if table.status != PLAYING or (room.task is not None and not room.task.done()):
            return
        for seat in room.row.to_act:
            if table.seats[seat].decided_by_bot or str(seat) in table.ahead:
                room.task = self.hub.spawn(self._drive(room))
                return

    async def _drive(self, room: Room) -> None:
        while True:
            async with room.lock:
                play = await self.hub.ready(room)
                todo = self._next(room, play) if room.table.status == PLAYING else None
            if todo is None:
                return
            seat, level = todo
            if level is None:
                option = answered_ahead(room.table, play.state, seat)
                if option is not None:
                    await self.hub.put(room, seat, option, play.version, AHEAD)
            else:
                await self._think(room, play, seat, level)

    def _next(self, room: Room, play: Play) -> tuple[int, str | None] | None:
        """A seat that need not be waited for, with its bot; None: it has answered ahead."""
        table = room.table
        for seat in play.to_act():
            if answered_ahead(table, play.state, seat) is not None:
                return seat, None
        for seat in play.to_act():
            if table.seats[seat].decided_by_bot:
                return seat, table.seats[seat].level or standin()
        return None

    async def _think(self, room: Room, play: Play, seat: int, level: str) -> None:
        version = play.version
        failures, helper = room.failures.get(seat, (0, level))
        bot = helper if failures >= ENOUGH_FAILURES else level
        thought = await self.pool.think(bot, play.state, seat)
        if thought.bot != bot:
            room.failures[seat] = (failures + 1, thought.bot)
        for line in thought.failed_at:
            logger.warning(BOT_FAILED, room.id, version, seat, thought.note, line)
        kind = "bot" if room.table.seats[seat].kind == BOT else "standin"
        by = f"{kind}:{thought.bot}"
        await self.hub.put(room, seat, thought.option, version, by, thought.note)

    # ------------------------------------------------------------------ the alarm clock

    async def look_after(self, table_id: str) -> None:
        """A table is due: a clock ran out, or a bot's process died."""
        room = await self.hub.room(table_id)
        try:
            async with room.lock:
                await self.hub.refresh(room)
                if room.table.status != PLAYING:
                    return
                await self._time_out(room, await self.hub.ready(room))
        except TableError as error:  # of other rules: nothing can be done before these are back
            logger.warning("table %s cannot go on: %s", table_id, error)
            await self.hub.store.tables.set_wake(table_id, None, room.row.version)
            return
        self.drive(room)

    async def _time_out(self, room: Room, play: Play) -> None:
        now = self.hub.time()
        late = [
            seat
            for seat in play.to_act()
            if not room.table.seats[seat].decided_by_bot
            and (play.now.clock.runs_out(seat) or float("inf")) <= now
        ]
        if late:
            await self.hub.change_locked(room, lambda table: set_standin(table, late, True))
        if self._next(room, play) is None:
            wake = alarm(room.table, play.state, play.now.clock, now)
            await self.hub.store.tables.set_wake(room.id, wake, play.version)

    async def check_alarm(self, room: Room) -> None:
        """See to it that a table is looked after in time; called with the room locked.

        Of two processes one may have changed the seats while the other wrote a choice, so that
        neither knew for whom to set the alarm.
        """
        play = room.play
        if play is None or room.table.status != PLAYING:
            return
        due = alarm(room.table, play.state, play.now.clock, self.hub.time())
        if due is not None and (room.row.wake is None or room.row.wake > due + 1.0):
            await self.hub.store.tables.set_wake(room.id, due, play.version)

    async def sweep(self) -> None:
        """Look after what is due, and unload what nobody uses."""
        if self.hub.store.database.sqlite:
            now = self.hub.time()
            await self.hub.store.tables.hurry(now, now + LEASE)
        while True:
            try:
                await self.sweep_once()
            except StorageTrouble as error:
                self.hub.storage_lost(error)
            except Exception:
                logger.exception("the sweep failed")
            await asyncio.sleep(self.hub.config.sweep_seconds)

    async def sweep_once(self) -> None:
        now = self.hub.time()
        for table_id, wake in await self.hub.store.tables.due(now):
            if await self.hub.store.tables.claim(table_id, wake, now + LEASE):
                self.hub.spawn(self.look_after(table_id))
        self.unload(now - self.hub.config.idle_seconds)

    def unload(self, before: float) -> None:
        """Idle games come back by replay from their last snapshot."""
        rooms = self.hub.rooms
        unloaded = 0
        for room in list(rooms.values()):
            busy = room.lock.locked() or (room.task is not None and not room.task.done())
            if room.used < before and not busy:
                unloaded += room.play is not None
                room.play = None
                if not room.listeners:
                    del rooms[room.id]
        if unloaded >= MANY_UNLOADED:
            give_memory_back()


def give_memory_back() -> None:
    """Freed memory stays with the process unless glibc is told; elsewhere nothing is to be done."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def set_standin(table: Table, seats: list[int], on: bool) -> None:
    for seat in seats:
        table.seats[seat].standin = on
