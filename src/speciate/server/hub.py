"""Everything that happens at tables in one process: choices, agreements, undo.

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
from speciate.core.state import State
from speciate.server.config import Config
from speciate.server.driver import Driver, alarm, answered_ahead, is_automatic, set_standin
from speciate.server.herald import Herald, Turn
from speciate.server.limits import Limiter
from speciate.server.room import Room, shown_table
from speciate.store import StorageTrouble, Store
from speciate.store.appender import Head
from speciate.store.tables import Row
from speciate.tables.errors import TableError, not_found
from speciate.tables.log import AHEAD, CHOICE, PERSON, UNDO, Entry
from speciate.tables.play import (
    ACCEPTED,
    NOT_YOURS,
    STALE,
    Moment,
    NotHeld,
    Play,
    UndoResult,
    Verdict,
)
from speciate.tables.table import FINISHED, PLAYING, WAITING, Person, Table, UndoWish

SNAPSHOT_EVERY = 100
RETRIES = 5
AT_A_TIME = 200  # entries that are replayed before others get a turn
KEPT_WHOLE = 8  # games that people look back at
STORAGE = "storage"

logger = logging.getLogger("speciate.server")


class Hub:
    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.process = secrets.token_hex(4)
        self.limiter = Limiter(config.limits)
        self.rooms: dict[str, Room] = {}
        self.notice: str | None = None
        self.on_turn: Callable[[Turn], object] | None = None
        self.on_finish: Callable[[str], object] | None = None
        self.driver = Driver(self)
        self.herald = Herald(self)
        self._whole: dict[str, Play] = {}  # by table, the one used last at the end
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
        self.herald.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.driver.pool.close()

    def shown(self, room: Room, person: Person | None) -> dict[str, Any]:
        return shown_table(room, person, self.time(), self.notice)

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
        while True:
            row = await self.store.tables.get(room.id)
            if row is None:
                raise not_found("there is no such table")
            room.row = row
            if room.play is not None and room.play.version < row.version:
                await self._catch_up(room, room.play)
            if room.play is None or room.play.version <= row.version:
                break  # else the log has grown since the row was read
        room.suspect = False
        room.table_changed()

    async def _catch_up(self, room: Room, play: Play) -> None:
        try:
            await self._replay(play, await self.store.tables.entries(room.id, play.version))
        except NotHeld:
            room.play = await self.load(room.row, whole=True)

    async def _replay(self, play: Play, entries: list[Entry]) -> None:
        for number, entry in enumerate(entries, 1):
            play.add(entry)
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)

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
            await self._replay(play, await self.store.tables.entries(table.id, play.version))
        except NotHeld:
            return await self.load(row, whole=True)
        return play

    async def ready(self, room: Room, version: int = 0) -> Play:
        """The game of a room, loaded, and at least of a version that somebody has seen elsewhere.

        Called with the room locked.
        """
        behind = room.play is not None and room.play.version < version
        if room.suspect or behind:
            await self.refresh(room)
        if not room.table.started:
            raise TableError("table-waiting", "the game has not begun")
        if room.play is None:
            room.play = await self.load(room.row)
            if room.play.version > room.row.version:
                await self.refresh(room)
        return room.play

    async def whole(self, row: Row) -> Play:
        """The game with everything since its beginning, for looking back."""
        if not row.table.started:
            raise TableError("table-waiting", "the game has not begun")
        play = self._whole.pop(row.table.id, None)
        if play is None or play.version != row.version:
            play = await self.load(row, whole=True)
        self._whole[row.table.id] = play
        while len(self._whole) > KEPT_WHOLE:
            del self._whole[next(iter(self._whole))]
        return play

    # ------------------------------------------------------------------ choosing

    async def choose(
        self, room: Room, person: Person, seat: int, option: str, version: int
    ) -> Verdict:
        verdict = await self.put(room, seat, option, version, PERSON, person=person)
        if verdict.result == ACCEPTED and room.table.seats[seat].standin:
            await self.change(room, lambda table: set_standin(table, [seat], False))
        return verdict

    async def put(
        self,
        room: Room,
        seat: int,
        option: str,
        version: int,
        by: str,
        note: str = "",
        person: Person | None = None,
    ) -> Verdict:
        """Check a choice, write it, then show it."""
        async with room.lock:
            play = await self.ready(room, version)
            for _ in range(RETRIES):
                if person is not None and not room.table.owns(person.id, seat):
                    return Verdict(NOT_YOURS, room.row.version)
                if room.table.status != PLAYING:
                    done = play.repeated(seat, option, version)
                    return Verdict(STALE if done is None else ACCEPTED, done or play.version)
                verdict = play.check(seat, option, version)
                if verdict.result != ACCEPTED or verdict.version <= play.version:
                    return verdict
                if by != PERSON and not still_automatic(room.table, play.state, seat, by, option):
                    return Verdict(STALE, play.version)
                number, at = play.version + 1, self.time()
                entry = Entry(number, CHOICE, seat, at, by, option, made_for=version, note=note)
                if await self._commit(room, play, entry):
                    return verdict
                await self.refresh(room)
                play = await self.ready(room)
            raise TableError("busy", "the table is too busy; try again")

    async def _commit(self, room: Room, play: Play, entry: Entry) -> bool:
        """Write an entry and go on; False if another process was quicker."""
        made = play.next(entry)
        moment = made[0]
        turns = turns_after(room.table, play.state, moment.state, entry)
        head = head_for(moment, entry.at)
        head.wake = alarm(room.table, moment.state, moment.clock, entry.at)
        told = {person for person, _, _, _ in turns}
        if moment.state.over:
            told |= set(room.table.people())
        head.news = [self.herald.news_for(person, room.id) for person in sorted(told)]
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
        play.add(entry, made)
        self._went_on(room, play, head, turns)
        return True

    def _went_on(self, room: Room, play: Play, head: Head, turns: list[Turn]) -> None:
        room.used = self.time()
        room.row.version = play.version
        room.row.choices = play.now.count
        room.row.to_act = play.to_act()
        if play.over:
            room.table.status = FINISHED
            room.table.revision += 1
            room.row.scores = list(play.state.scores)
            room.row.ranking = play.state.ranking()
            room.row.finished = head.finished
            room.table_changed()
            self.herald.tell_members(room.table.people(), room.table)
            if self.on_finish is not None:
                self.on_finish(room.id)
        room.wake()
        for turn in turns:
            self.herald.tell_turn(turn)
            if self.on_turn is not None:
                self.on_turn(turn)
        if play.version % SNAPSHOT_EVERY == 0:
            self.spawn(self.store.tables.set_snapshot(room.id, play.version, play.snapshot()))
        self.driver.drive(room)

    # ------------------------------------------------------------------ agreements

    async def change(self, room: Room, edit: Callable[[Table], Any], by: str = "") -> Any:
        """Change the people's part of a table; `edit` may be called again on a newer one."""
        async with room.lock:
            return await self.change_locked(room, edit, by)

    async def change_locked(self, room: Room, edit: Callable[[Table], Any], by: str = "") -> Any:
        if room.suspect:
            await self.refresh(room)
        for _ in range(RETRIES):
            table = msgspec.json.decode(msgspec.json.encode(room.table), type=Table)
            result = edit(table)
            began = table.status == WAITING and table.full and bool(table.people())
            if began:
                table.begin(self.time())
            if await self._save(room, table, began, by):
                return result
            await self.refresh(room)
        raise TableError("busy", "the table is too busy; try again")

    async def _save(self, room: Room, table: Table, began: bool, by: str) -> bool:
        play = await self._play_of(room, table, began) if table.status == PLAYING else room.play
        wake = version = asked = None
        if play is not None and table.status == PLAYING:
            wake = alarm(table, play.state, play.now.clock, self.time())
            version = play.version
            asked = play.to_act() if began else None
        members = concerned(room.table, table)
        news = [self.herald.news_for(person, room.id) for person in members]
        try:
            saved = await self.store.tables.save(table, wake, asked, news, version)
        except StorageTrouble as error:
            room.suspect = True
            self.storage_lost(error)
            raise
        if not saved:
            return False
        room.row.table = table
        room.play = play
        if asked is not None:
            room.row.to_act = asked
            self._first_turns(room, table, by)
        self.herald.tell_members(members, table)
        room.table_changed()
        self.driver.drive(room)
        return True

    async def _play_of(self, room: Room, table: Table, began: bool) -> Play | None:
        """The game of a table that is about to be written; one of other rules can still be left."""
        if room.play is not None and not began:
            return room.play
        try:
            return await self.load(msgspec.structs.replace(room.row, table=table))
        except TableError:
            if began:
                raise
            return None

    def _first_turns(self, room: Room, table: Table, by: str) -> None:
        """The game has begun: who is asked first is told, unless they began it themselves."""
        for number in room.row.to_act:
            person = table.seats[number].person
            if person is not None:
                turn = (person, table, number, room.row.version)
                self.herald.tell_turn(turn)
                if self.on_turn is not None and person != by:
                    self.on_turn(turn)

    async def add_table(self, table: Table, entries: list[Entry]) -> Room:
        if table.full:
            table.begin(table.created)
        row = Row(table, len(entries), len(entries), [], None, None, None)
        room = Room(row)
        wake = None
        if table.status == PLAYING:
            arguments = (find_game(table.game), len(table.seats), table.options, table.seed)
            play = Play.begin(*arguments, table.clock, table.created)
            await self._replay(play, entries)
            room.play = play
            row.to_act = play.to_act()
            wake = alarm(table, play.state, play.now.clock, self.time())
        await self.store.tables.add(table, entries, row.to_act, wake)
        self.rooms[table.id] = room
        room.used = self.time()
        self._first_turns(room, table, table.host)
        self.driver.drive(room)
        return room

    # ------------------------------------------------------------------ undo

    async def undo(
        self, room: Room, person: Person, seat: int, steps: int, version: int
    ) -> tuple[UndoResult, int]:
        """`undone`, `asked` (the others have to agree), `stale` or `refused`."""
        async with room.lock:
            play = await self.ready(room, version)
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
        self.driver.drive(room)

    def _notice_changed(self) -> None:
        for room in self.rooms.values():
            room.wake()


def still_automatic(table: Table, state: State, seat: int, by: str, option: str) -> bool:
    """Whether a bot or an answer given ahead may still decide; the person may be back by now."""
    if by == AHEAD:
        return answered_ahead(table, state, seat) == option
    return table.seats[seat].decided_by_bot


def head_for(moment: Moment, at: float) -> Head:
    state = moment.state
    to_act = msgspec.json.encode(state.to_act()).decode()
    head = Head(moment.version, moment.count, to_act, None)
    if state.over:
        head.status = FINISHED
        head.scores = msgspec.json.encode(state.scores).decode()
        head.ranking = msgspec.json.encode(state.ranking()).decode()
        head.finished = at
    return head


def turns_after(table: Table, before: State, after: State, entry: Entry) -> list[Turn]:
    """The people who are waited for now and were not before, but who acted knows it already."""
    waited = [] if entry.kind == UNDO else before.to_act()
    waited = [seat for seat in waited if not is_automatic(table, before, seat)]
    actor = table.seats[entry.seat].person if entry.by == PERSON else None
    turns: list[Turn] = []
    for seat in after.to_act():
        person = table.seats[seat].person
        if person is None or person == actor or seat in waited:
            continue
        if not is_automatic(table, after, seat):
            turns.append((person, table, seat, entry.version))
    return turns


def concerned(old: Table, table: Table) -> list[str]:
    """The people to tell that a table of theirs began, ended or changed its seats."""
    if old.status == table.status and old.people() == table.people():
        return []
    return sorted({*old.people(), *table.people()})


def set_undo(table: Table, wish: UndoWish | None) -> None:
    table.undo = wish
