"""Everything that happens at tables in one process: choices, agreements, bots, clocks, news.

The log in the database is the truth. A choice is written first and shown afterwards; a process that
finds its own picture out of date reads the log and goes on from there.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from speciate.core.registry import game as find_game
from speciate.server.config import Config
from speciate.server.limits import Limiter
from speciate.server.room import Listener, Room, shown_table
from speciate.store import StorageTrouble, Store
from speciate.store.appender import Head
from speciate.store.tables import Row
from speciate.tables.bots import BotPool, standin
from speciate.tables.errors import TableError, not_found
from speciate.tables.log import AHEAD, CHOICE, PERSON, UNDO, Entry
from speciate.tables.play import ACCEPTED, NOT_YOURS, STALE, NotHeld, Play, UndoResult, Verdict
from speciate.tables.table import FINISHED, PLAYING, Person, Table, UndoWish

LEASE = 15.0  # how long a process may take over a bot before another one looks after it
SNAPSHOT_EVERY = 100
PRESENCE_EVERY = 10.0
RETRIES = 5
STORAGE = "storage"

logger = logging.getLogger("speciate.server")
Turn = tuple[str, Table, int, int]  # person, table, seat, version


class Hub:
    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.process = secrets.token_hex(4)
        self.pool = BotPool(config.bot_workers, config.bot_seconds)
        self.limiter = Limiter(config.limits)
        self.rooms: dict[str, Room] = {}
        self.personal: dict[str, set[asyncio.Queue[bytes]]] = {}
        self.notice: str | None = None
        self.on_turn: Callable[[Turn], object] | None = None
        self.on_finish: Callable[[str], object] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    def time(self) -> float:
        return time.time()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run something beside; what goes wrong in it is logged."""
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, StorageTrouble):
            self.storage_lost(error)
        elif error is not None:
            logger.error("work beside failed", exc_info=error)

    async def close(self) -> None:
        for room in self.rooms.values():
            for listener in room.listeners:
                listener.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.close()

    # ------------------------------------------------------------------ rooms

    async def room(self, table_id: str) -> Room:
        room = self.rooms.get(table_id)
        if room is None:
            row = await self.store.tables.get(table_id)
            if row is None:
                raise not_found("there is no such table")
            room = self.rooms.setdefault(table_id, Room(row))
        elif room.suspect and not room.lock.locked():
            async with room.lock:
                await self.refresh(room)
        room.used = self.time()
        return room

    async def refresh(self, room: Room) -> None:
        """Read again what the database knows; called with the room locked."""
        row = await self.store.tables.get(room.id)
        if row is None:
            raise not_found("there is no such table")
        room.row = row
        room.suspect = False
        if room.play is not None and room.play.version < row.version:
            await self._catch_up(room, room.play)
        room.table_changed()

    async def _catch_up(self, room: Room, play: Play) -> None:
        for entry in await self.store.tables.entries(room.id, play.version):
            try:
                play.add(entry)
            except NotHeld:
                room.play = await self.load(room.row, whole=True)
                return

    async def load(self, row: Row, whole: bool = False) -> Play:
        """A game from its log: from the last snapshot, or from the beginning."""
        table = row.table
        game = find_game(table.game)
        if (table.rules, table.data) != (game.rules_version, game.data_version()):
            raise TableError("other-rules", "this game was begun under other rules or other data")
        arguments = (game, len(table.seats), table.options, table.seed)
        snapshot = None if whole else await self.store.tables.snapshot(table.id)
        if snapshot is not None:
            play = Play.restore(Play(*arguments), table.clock, snapshot)
        else:
            play = Play.begin(*arguments, table.clock, table.started)
        try:
            for entry in await self.store.tables.entries(table.id, play.version):
                play.add(entry)
        except NotHeld:
            return await self.load(row, whole=True)
        return play

    async def ready(self, room: Room) -> Play:
        """The game of a room, loaded; called with the room locked."""
        if room.suspect:
            await self.refresh(room)
        if not room.table.started:
            raise TableError("table-waiting", "the game has not begun")
        if room.play is None:
            room.play = await self.load(room.row)
        return room.play

    async def whole(self, row: Row) -> Play:
        """The game with everything since its beginning, for looking back."""
        if not row.table.started:
            raise TableError("table-waiting", "the game has not begun")
        return await self.load(row, whole=True)

    # ------------------------------------------------------------------ choosing

    async def choose(
        self, room: Room, person: Person, seat: int, option: str, version: int
    ) -> Verdict:
        if not room.table.owns(person.id, seat):
            return Verdict(NOT_YOURS, room.row.version)
        verdict = await self.put(room, seat, option, version, PERSON)
        if verdict.result == ACCEPTED and room.table.seats[seat].standin:
            await self.change(room, lambda table: set_standin(table, [seat], False))
        return verdict

    async def put(
        self, room: Room, seat: int, option: str, version: int, by: str, note: str = ""
    ) -> Verdict:
        """Check a choice, write it, then show it."""
        async with room.lock:
            play = await self.ready(room)
            for _ in range(RETRIES):
                if room.table.status != PLAYING:
                    done = play.repeated(seat, option, version)
                    return Verdict(STALE if done is None else ACCEPTED, done or play.version)
                verdict = play.check(seat, option, version)
                if verdict.result != ACCEPTED or verdict.version <= play.version:
                    return verdict
                entry = Entry(
                    play.version + 1,
                    CHOICE,
                    seat,
                    self.time(),
                    by=by,
                    option=option,
                    made_for=version,
                    note=note,
                )
                if await self._commit(room, play, entry):
                    return verdict
                await self.refresh(room)
                play = await self.ready(room)
            raise TableError("busy", "the table is too busy; try again")

    async def _commit(self, room: Room, play: Play, entry: Entry) -> bool:
        """Write an entry and go on; False if another process was quicker."""
        before = play.to_act()
        moment = play.next(entry)
        state = moment[0].state
        asked = [seat for seat in state.to_act() if seat not in before or entry.kind == UNDO]
        turns = self._turns(room.table, asked, entry)
        head = self._head(room.table, play, moment[0].version, moment[0].count, state, entry.at)
        head.wake = self._wake(room.table, play, state, moment[0].clock, entry.at)
        told = {person for person, _, _, _ in turns}
        if state.over:
            told |= set(room.table.people())
        head.news = [self.news_for(person, room.id) for person in sorted(told)]
        try:
            written = await self.store.log.append(room.id, entry, head)
        except StorageTrouble as error:
            room.suspect = True  # it may or may not have been written
            self.storage_lost(error)
            raise
        except BaseException:
            room.suspect = True
            raise
        if not written:
            return False
        play.add(entry, moment)
        self._went_on(room, play, head, turns)
        return True

    def _head(
        self, table: Table, play: Play, version: int, count: int, state: Any, at: float
    ) -> Head:
        head = Head(version, count, msgspec.json.encode(state.to_act()).decode(), None)
        if state.over:
            head.status = FINISHED
            head.scores = msgspec.json.encode(state.scores).decode()
            head.ranking = msgspec.json.encode(state.ranking()).decode()
            head.finished = at
        return head

    def _went_on(self, room: Room, play: Play, head: Head, turns: list[Turn]) -> None:
        room.used = self.time()
        self._take_over(room, play)
        if play.over:
            room.table.status = FINISHED
            room.table.revision += 1
            room.row.scores = list(play.state.scores)
            room.row.ranking = play.state.ranking()
            room.row.finished = head.finished
            room.table_changed()
            self._tell_members(room.table.people(), room.table)
            if self.on_finish is not None:
                self.on_finish(room.id)
        room.wake()
        for turn in turns:
            self.tell_person(turn)
            if self.on_turn is not None:
                self.on_turn(turn)
        if play.version % SNAPSHOT_EVERY == 0:
            self.spawn(self.store.tables.set_snapshot(room.id, play.version, play.snapshot()))
        self.drive(room)

    def _take_over(self, room: Room, play: Play) -> None:
        room.row.version = play.version
        room.row.choices = play.now.count
        room.row.to_act = play.to_act()

    def _turns(self, table: Table, asked: list[int], entry: Entry) -> list[Turn]:
        """The people whose turn it becomes by an entry of somebody else."""
        actor = table.seats[entry.seat].person
        turns: list[Turn] = []
        for number in asked:
            person = table.seats[number].person
            if person is not None and person != actor:
                turns.append((person, table, number, entry.version))
        return turns

    def _wake(self, table: Table, play: Play, state: Any, clock: Any, at: float) -> float | None:
        """When somebody has to look after the table again, if nothing else happens before."""
        times: list[float] = []
        for seat in state.to_act():
            if table.seats[seat].decided_by_bot or str(seat) in table.ahead:
                times.append(at + LEASE)
            runs_out = clock.runs_out(seat)
            if runs_out is not None and table.seats[seat].kind != "bot":
                times.append(max(runs_out, at + 0.05))
        return min(times) if times else None

    # ------------------------------------------------------------------ agreements

    async def change(self, room: Room, edit: Callable[[Table], Any]) -> Any:
        """Change the people's part of a table; `edit` may be called again on a newer one."""
        async with room.lock:
            return await self.change_locked(room, edit)

    async def change_locked(self, room: Room, edit: Callable[[Table], Any]) -> Any:
        if room.suspect:
            await self.refresh(room)
        for _ in range(RETRIES):
            table = msgspec.json.decode(msgspec.json.encode(room.table), type=Table)
            started = room.table.started
            result = edit(table)
            if table.status == "waiting" and table.full and table.people():
                table.begin(self.time())
            if await self._save(room, table, began=not started and bool(table.started)):
                return result
            await self.refresh(room)
        raise TableError("busy", "the table is too busy; try again")

    async def _save(self, room: Room, table: Table, began: bool) -> bool:
        wake = None
        asked: list[int] | None = None
        old = room.row.table
        if table.status == PLAYING:
            play = room.play if room.play is not None and not began else None
            if play is None:
                play = await self.load(msgspec.structs.replace(room.row, table=table))
            wake = self._wake(table, play, play.state, play.now.clock, self.time())
            asked = play.to_act() if began else None
            room.play = play
        try:
            members = self._concerned(old, table)
            news = [self.news_for(person, room.id) for person in members]
            saved = await self.store.tables.save(table, wake, asked, news)
        except StorageTrouble as error:
            room.suspect = True
            self.storage_lost(error)
            raise
        if not saved:
            return False
        room.row.table = table
        if asked is not None:
            room.row.to_act = asked
            for number in asked:
                person = table.seats[number].person
                if person is not None:
                    self.tell_person((person, table, number, 0))
                    if self.on_turn is not None and person != table.host:
                        self.on_turn((person, table, number, 0))
        self._tell_members(members, table)
        room.table_changed()
        self.drive(room)
        return True

    def _concerned(self, old: Table, table: Table) -> list[str]:
        """The people to tell that a table of theirs began, ended or changed its seats."""
        if old.status == table.status and old.people() == table.people():
            return []
        return sorted({*old.people(), *table.people()})

    def _tell_members(self, people: list[str], table: Table) -> None:
        message = {"type": "table", "table": table.id, "status": table.status}
        for person in people:
            self._send_person(person, msgspec.json.encode(message))

    def news_for(self, person: str, table_id: str) -> str:
        """For the other processes, at which this person may be listening."""
        return f"n:{person}:{table_id}:{self.process}"

    async def heard_for(self, person: str, number: str) -> None:
        """Another process has news for a person who listens here."""
        table_id, _, process = number.partition(":")
        row = await self.store.tables.get(table_id) if process != self.process else None
        if row is None:
            return
        self._tell_members([person], row.table)
        for seat in row.to_act:
            if row.table.status == PLAYING and row.table.owns(person, seat):
                self.tell_person((person, row.table, seat, row.version))

    async def add_table(self, table: Table, entries: list[Entry]) -> Room:
        if table.full:
            table.begin(table.created)
        row = Row(table, len(entries), len(entries), [], None, None, None)
        room = Room(row)
        wake = None
        if table.status == PLAYING:
            play = Play.begin(
                find_game(table.game),
                len(table.seats),
                table.options,
                table.seed,
                table.clock,
                table.created,
            )
            for entry in entries:
                play.add(entry)
            room.play = play
            row.to_act = play.to_act()
            wake = self._wake(table, play, play.state, play.now.clock, self.time())
        await self.store.tables.add(table, entries, row.to_act, wake)
        self.rooms[table.id] = room
        room.used = self.time()
        for number in row.to_act:
            person = table.seats[number].person
            if person is not None:
                self.tell_person((person, table, number, row.version))
        self.drive(room)
        return room

    # ------------------------------------------------------------------ undo

    async def undo(
        self, room: Room, person: Person, seat: int, steps: int, version: int
    ) -> tuple[UndoResult, int]:
        """`undone`, `asked` (the others have to agree), `stale` or `refused`."""
        async with room.lock:
            play = await self.ready(room)
            if room.table.status != PLAYING:
                return "refused", play.version
            if version != play.version:
                return "stale", play.version
            if play.base_count and play.undo_target(seat, steps) is None:
                play = room.play = await self.whole(room.row)
            to = play.undo_target(seat, steps)
            if to is None or to < room.table.fork_at:
                return "refused", play.version
            others = room.table.asked_for_undo(person.id)
            if not others or play.may_undo_freely(seat, steps):
                note = "" if others else "nobody else to ask"
                return await self._undo(room, play, seat, to, note)
            wish = UndoWish(seat, steps, to, version, [])
            await self.change_locked(room, lambda table: set_undo(table, wish))
            return "asked", play.version

    async def answer_undo(self, room: Room, person: Person, agree: bool) -> tuple[UndoResult, int]:
        async with room.lock:
            play = await self.ready(room)
            wish = room.table.undo
            if wish is not None and wish.version != play.version:
                await self.change_locked(room, lambda table: set_undo(table, None))
                raise TableError("no-undo-asked", "the game has gone on since")
            agreed = await self.change_locked(
                room, lambda table: table.answer_undo(person.id, agree)
            )
            if not agreed:
                return ("asked" if agree else "declined"), play.version
            assert wish is not None
            if wish.to < play.base_count:
                play = room.play = await self.whole(room.row)
            result = await self._undo(room, play, wish.seat, wish.to, "agreed by all")
            await self.change_locked(room, lambda table: set_undo(table, None))
            return result

    async def _undo(
        self, room: Room, play: Play, seat: int, to: int, note: str
    ) -> tuple[UndoResult, int]:
        entry = Entry(play.version + 1, UNDO, seat, self.time(), to=to, note=note)
        if await self._commit(room, play, entry):
            return "undone", entry.version
        await self.refresh(room)
        return "stale", room.row.version

    # ------------------------------------------------------------------ bots, clocks, answers ahead

    def drive(self, room: Room) -> None:
        """Let bots and answers given ahead go on, if it is their turn and nobody does so yet."""
        if room.task is None or room.task.done():
            if room.table.status == PLAYING and self._automatic(room) is not None:
                room.task = self.spawn(self._drive(room))

    def _automatic(self, room: Room) -> int | None:
        for seat in room.row.to_act:
            table = room.table
            if table.seats[seat].decided_by_bot or str(seat) in table.ahead:
                return seat
        return None

    async def _drive(self, room: Room) -> None:
        while True:
            async with room.lock:
                play = await self.ready(room)
                self._take_over(room, play)
                if room.table.status != PLAYING:
                    return
                todo = self._next_automatic(room, play)
            if todo is None:
                return
            seat, level, option = todo
            version = play.version
            if level is None:
                await self.put(room, seat, option, version, AHEAD)
                continue
            thought = await self.pool.think(level, play.state, seat)
            kind = "bot" if room.table.seats[seat].kind == "bot" else "standin"
            await self.put(
                room, seat, thought.option, version, f"{kind}:{thought.bot}", thought.note
            )

    def _next_automatic(self, room: Room, play: Play) -> tuple[int, str | None, str] | None:
        """A seat that need not be waited for, with its bot, or with the option it gave ahead."""
        table = room.table
        for seat in play.to_act():
            option = table.ahead.get(str(seat), {}).get(play.question(seat))
            if option is not None and play.why(seat, option) is None:
                return seat, None, option
        for seat in play.to_act():
            if table.seats[seat].decided_by_bot:
                return seat, table.seats[seat].level or standin(), ""
        return None

    async def look_after(self, table_id: str) -> None:
        """A table is due: a clock ran out, or a bot's process died."""
        room = await self.room(table_id)
        async with room.lock:
            await self.refresh(room)
            if room.table.status != PLAYING:
                return
            play = await self.ready(room)
            late = [
                seat
                for seat in play.to_act()
                if not room.table.seats[seat].decided_by_bot
                and (play.now.clock.runs_out(seat) or float("inf")) <= self.time()
            ]
            if late:
                await self.change_locked(room, lambda table: set_standin(table, late, True))
            if self._next_automatic(room, play) is None:
                wake = self._wake(room.table, play, play.state, play.now.clock, self.time())
                await self.store.tables.set_wake(room.id, wake, play.version)
        self.drive(room)

    async def sweep(self) -> None:
        """Look after what is due, and unload what nobody uses."""
        while True:
            await asyncio.sleep(self.config.sweep_seconds)
            try:
                await self.sweep_once()
            except StorageTrouble as error:
                self.storage_lost(error)
            except Exception:
                logger.exception("the sweep failed")

    async def sweep_once(self) -> None:
        now = self.time()
        for table_id, wake in await self.store.tables.due(now):
            if await self.store.tables.claim(table_id, wake, now + LEASE):
                self.spawn(self.look_after(table_id))
        self.unload(now - self.config.idle_seconds)

    def unload(self, before: float) -> None:
        for room in list(self.rooms.values()):
            busy = room.lock.locked() or (room.task is not None and not room.task.done())
            if room.used < before and not busy:
                room.play = None
                if not room.listeners:
                    del self.rooms[room.id]

    # ------------------------------------------------------------------ storage in trouble

    def storage_lost(self, error: Exception) -> None:
        """Tell everybody; nothing is taken until the database can be written again."""
        if self.notice is None:
            logger.error("%s", error)
            self.notice = STORAGE
            self._notice_changed()
            self.spawn(self._wait_for_storage())

    async def _wait_for_storage(self) -> None:
        while True:
            await asyncio.sleep(0.5)
            try:
                await self.store.database.ping()
            except StorageTrouble:
                continue
            break
        logger.warning("the database can be written again")
        self.notice = None
        for room in self.rooms.values():
            room.suspect = True
        self._notice_changed()
        for room in list(self.rooms.values()):
            self.spawn(self._recover(room))

    async def _recover(self, room: Room) -> None:
        async with room.lock:
            await self.refresh(room)
        self.drive(room)

    def _notice_changed(self) -> None:
        for room in self.rooms.values():
            room.wake()

    # ------------------------------------------------------------------ listeners

    async def presence(self, room: Room) -> None:
        """Let the other processes know who is connected here."""
        await self._announce([room])

    async def _announce(self, rooms: list[Room]) -> None:
        if self.store.database.sqlite or not rooms:
            return
        news = []
        for room in rooms:
            seats = sorted({one.seat for one in room.listeners if one.seat is not None})
            watching = sum(1 for one in room.listeners if one.seat is None)
            number = f"{self.process}|{','.join(map(str, seats))}|{watching}"
            news.append(f"w:{room.id}:{number}")
        try:
            async with self.store.database.write() as connection:
                await self.store.database.tell(connection, news)
        except StorageTrouble as error:
            self.storage_lost(error)

    async def repeat_presence(self) -> None:
        """Say it again and again, so that a process that died is noticed."""
        while True:
            await asyncio.sleep(PRESENCE_EVERY)
            await self._announce([room for room in self.rooms.values() if room.listeners])
            for room in self.rooms.values():
                room.forget_presence(self.time() - 2.5 * PRESENCE_EVERY)

    def heard_presence(self, room: Room, number: str) -> None:
        process, seats, watching = number.split("|")
        if process != self.process:
            here = [int(seat) for seat in seats.split(",") if seat]
            room.elsewhere[process] = (self.time(), here, int(watching))
            room.presence_changed()

    def tell_person(self, turn: Turn) -> None:
        person, table, seat, version = turn
        message = {
            "type": "turn",
            "table": table.id,
            "game": table.game,
            "seat": seat,
            "version": version,
        }
        self._send_person(person, msgspec.json.encode(message))

    def _send_person(self, person: str, message: bytes) -> None:
        for queue in self.personal.get(person, ()):
            if not queue.full():
                queue.put_nowait(message)

    def shown(self, room: Room, person: Person | None) -> dict[str, Any]:
        return shown_table(room, person, self.time(), self.notice)

    async def pending(self, room: Room, listener: Listener) -> list[bytes]:
        """What a listener has not been told yet."""
        messages, listener.answers = listener.answers, []
        if listener.table_stamp != room.table_stamp:
            listener.table_stamp = room.table_stamp
            shown = {"type": "table", "table": self.shown(room, listener.person)}
            messages.append(msgspec.json.encode(shown))
        if room.table.started and listener.version < room.row.version:
            messages.append(await self._update(room, listener))
        for line in [line for line in room.lines if line["id"] > listener.line]:
            listener.line = line["id"]
            if line["person"] not in listener.muted:
                messages.append(msgspec.json.encode({"type": "chat", **line}))
        if listener.presence_stamp != room.presence_stamp:
            listener.presence_stamp = room.presence_stamp
            presence = {"connected": room.connected(), "watching": room.watching()}
            messages.append(msgspec.json.encode({"type": "presence", **presence}))
        if listener.notice != self.notice:
            listener.notice = self.notice
            messages.append(msgspec.json.encode({"type": "notice", "notice": self.notice}))
        return messages

    async def _update(self, room: Room, listener: Listener) -> bytes:
        play = room.play
        if play is None or play.version < room.row.version:
            async with room.lock:
                play = await self.ready(room)
                if play.version < room.row.version:
                    await self._catch_up(room, play)
                    play = await self.ready(room)
        since = listener.version
        if since < 0:
            since = listener.since if listener.since is not None else play.version - 1
        if since < play.base:
            play = await self.whole(room.row)
        listener.version = play.version
        return room.update(play, listener.seat, since, self.time())


def set_standin(table: Table, seats: list[int], on: bool) -> None:
    for seat in seats:
        table.seats[seat].standin = on


def set_undo(table: Table, wish: UndoWish | None) -> None:
    table.undo = wish
