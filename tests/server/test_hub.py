"""What happens between people, bots, clocks and other processes, looked at inside one process.

Another process is played by the store: what it writes there the hub under test does not know yet.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from speciate.core import registry
from speciate.server.auth import Known
from speciate.server.config import Config
from speciate.server.driver import LEASE, alarm
from speciate.server.herald import Turn
from speciate.server.hub import Hub
from speciate.server.limits import MANY_KEYS, Limiter
from speciate.server.news import News
from speciate.server.ratings import counts
from speciate.server.room import KEPT_LINES, SEAT_GONE, Listener, Room, shown_table
from speciate.store import Store
from speciate.store.appender import Head
from speciate.tables.bots import Thought
from speciate.tables.clock import ClockRule
from speciate.tables.log import CHOICE, PERSON, Entry
from speciate.tables.table import BOT, Person, Seat, SeatWish, Table, new_table

LEVELS = ["random", "easy"]
HOURS = ClockRule("correspondence", hours=1)


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", "tests.tables.toy")


class World:
    """A hub with two people; what it would tell them by notice is noted."""

    def __init__(self, hub: Hub, ann: Person, bob: Person) -> None:
        self.hub, self.ann, self.bob = hub, ann, bob
        self.turns: list[tuple[str, int]] = []
        hub.on_turn = self.note

    def note(self, turn: Turn) -> None:
        self.turns.append(("Ann" if turn[0] == self.ann.id else "Bob", turn[2]))

    async def table(self, *kinds: str, clock: ClockRule | None = None, turns: int = 2) -> Room:
        wishes = [SeatWish("open" if kind == "bob" else kind) for kind in kinds]
        table = new_table(self.ann, "toy", {"turns": turns}, wishes, LEVELS, self.hub.time())
        table.clock = clock
        room = await self.hub.add_table(table, [])
        if "bob" in kinds:
            await self.hub.change(room, lambda t: t.join(self.bob, None, None), self.bob.id)
        return room

    async def choose(self, room: Room, person: Person, seat: int, option: str) -> int:
        version = (await self.hub.ready(room)).version
        verdict = await self.hub.choose(room, person, seat, option, version)
        assert verdict.result == "accepted", verdict
        return verdict.version

    async def choose_elsewhere(self, room: Room, seat: int, option: str, to_act: str) -> None:
        """A choice that another process writes."""
        version = room.row.version + 1
        entry = Entry(version, CHOICE, seat, self.hub.time(), PERSON, option, version - 1)
        assert await self.hub.store.log.append(room.id, entry, Head(version, version, to_act, None))

    async def change_elsewhere(self, room: Room, edit: Callable[[Table], Any]) -> None:
        row = await self.hub.store.tables.get(room.id)
        assert row is not None
        edit(row.table)
        assert await self.hub.store.tables.save(row.table)

    async def wake_of(self, room: Room) -> float | None:
        row = await self.hub.store.tables.get(room.id)
        assert row is not None
        return row.wake

    async def told(self, room: Room, listener: Listener) -> list[dict[str, Any]]:
        return [msgspec.json.decode(m) async for m in self.hub.herald.pending(room, listener)]


def run(folder: Path, work: Callable[[World], Awaitable[None]]) -> None:
    async def inside() -> None:
        store = Store(str(folder / "speciate.db"))
        await store.open()
        hub = Hub(Config(limits=0), store)
        people = [await store.people.new_guest(name, "en", 1.0) for name in ("Ann", "Bob")]
        try:
            await work(World(hub, *people))
        finally:
            await hub.close()
            await store.close()

    asyncio.run(inside())


async def settled(room: Room) -> None:
    """Let the bots of a room go on until a person is asked."""
    while room.task is not None and not room.task.done():
        await room.task


# ---------------------------------------------------------------------- who sees what


def test_a_view_goes_to_the_owner_of_the_seat_only(tmp_path: Path) -> None:
    """Who has left does not see the hand of who comes after, whatever socket is still open."""

    async def work(world: World) -> None:
        room = await world.table("me", "bob")
        listener = Listener(world.ann, 0, None)
        room.listeners.add(listener)
        assert "update" in [m["type"] for m in await world.told(room, listener)]
        await world.hub.change(room, lambda table: table.leave(world.ann.id, "open", "random"))
        messages = await world.told(room, listener)
        assert [m["type"] for m in messages] == ["table"]
        assert listener.closed and listener.code == SEAT_GONE
        await world.hub.change(room, lambda table: table.join(world.bob, None, None))

    run(tmp_path, work)


def test_signing_out_everywhere_ends_what_is_open(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        room = await world.table("me", "bob")
        ann, bob = Listener(world.ann, 0, None), Listener(world.bob, 1, None)
        room.listeners |= {ann, bob}
        line = world.hub.herald.open_line(world.ann.id)
        world.hub.herald.sign_out(world.ann.id)
        assert ann.closed and not bob.closed
        assert line.get_nowait() is None

    run(tmp_path, work)


def test_who_cannot_be_told_any_more_is_not_left_in_the_dark(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        room = await world.table("me", "bob")
        room.play = None
        room.table.rules = "of long ago"
        listener = Listener(world.ann, 0, None)
        listener.answers.append(b'{"type": "answer"}')
        assert [m["type"] for m in await world.told(room, listener)] == ["answer", "table"]
        assert listener.closed and listener.code == 4409

    run(tmp_path, work)


def test_a_person_with_too_much_news_comes_back_for_all_of_it(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        room = await world.table("me", "bob")
        line = world.hub.herald.open_line(world.ann.id)
        for version in range(1001):
            world.hub.herald.tell_turn((world.ann.id, room.table, 0, version))
        assert line.qsize() == 1 and line.get_nowait() is None

    run(tmp_path, work)


def test_a_spectator_who_comes_later_gets_the_clock_of_now(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        room = await world.table("me", "bob", clock=HOURS)
        play = await world.hub.ready(room)
        now = world.hub.time()
        first, later = (msgspec.json.decode(room.update(play, None, 0, now + n)) for n in (0, 60))
        assert later["clock"]["left"][0] == pytest.approx(first["clock"]["left"][0] - 60, abs=1)

    run(tmp_path, work)


def test_lines_of_talk_that_overtake_each_other_are_all_told(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        room = await world.table("me", "bob")
        listener = Listener(None, None, None)
        for number in (7, 6, 7):
            room.said({"id": number, "person": "x", "text": str(number)})
        heard = [m["text"] for m in await world.told(room, listener) if m["type"] == "chat"]
        assert heard == ["7", "6"]
        assert [m for m in await world.told(room, listener) if m["type"] == "chat"] == []
        for number in range(100, 300):
            room.said({"id": number, "person": "x", "text": ""})
        assert len(room.lines) == KEPT_LINES

    run(tmp_path, work)


def test_a_wish_to_undo_is_gone_when_the_game_goes_on(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        room = await world.table("me", "bob")
        version = await world.choose(room, world.ann, 0, "draw")
        assert (await world.hub.undo(room, world.ann, 0, 1, version))[0] == "asked"
        assert shown_table(room, world.bob, 0.0, None)["undo"]["needs"] == [1]
        await world.choose(room, world.ann, 0, "place")
        assert shown_table(room, world.bob, 0.0, None)["undo"] is None

    run(tmp_path, work)


# ---------------------------------------------------------------------- notices


def test_the_host_is_told_when_the_last_to_join_begins_the_game(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        await world.table("me", "bob")
        assert world.turns == [("Ann", 0)]

    run(tmp_path, work)


def test_who_joins_and_is_asked_first_knows_it(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        await world.table("bob", "me")
        assert world.turns == []

    run(tmp_path, work)


def test_no_notice_for_what_was_answered_ahead_but_for_what_comes_after(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        room = await world.table("me", "bob", turns=1)
        await world.hub.change(room, lambda table: table.ahead.update({"1": {"bid": "bid:low"}}))
        await world.choose(room, world.ann, 0, "end")
        world.turns.clear()
        await world.choose(room, world.bob, 1, "end")  # now both bid, Bob's bid is there already
        await settled(room)
        assert world.turns == [("Ann", 0)]
        log = await world.hub.store.tables.entries(room.id)
        assert (log[-1].seat, log[-1].by) == (1, "ahead")

    run(tmp_path, work)


# ---------------------------------------------------------------------- bots


class FakePool:
    """Bots that answer when they are let, or never well."""

    def __init__(self, helper: str | None = None) -> None:
        self.asked: list[str] = []
        self.go = asyncio.Event()
        self.helper = helper

    async def think(self, level: str, state: Any, seat: int) -> Thought:
        self.asked.append(level)
        await self.go.wait()
        if self.helper is not None and level != self.helper:
            note = f"instead of {level}: no answer"
            return Thought("place", self.helper, note, ('{"bot":"random"}',))
        return Thought("end", level)

    async def close(self) -> None:
        return None


def test_a_bot_does_not_decide_for_who_took_its_seat_meanwhile(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        pool: Any = FakePool()
        world.hub.driver.pool = pool
        room = await world.table("me", "bob")
        await world.hub.change(room, lambda table: table.leave(world.ann.id, "bot", "easy"))
        await asyncio.sleep(0)
        await world.hub.change(room, lambda table: table.join(world.ann, None, None))
        pool.go.set()
        await settled(room)
        assert pool.asked == ["easy"] and room.row.version == 0

    run(tmp_path, work)


def test_a_bot_that_fails_again_is_replaced_for_good(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(world: World) -> None:
        pool: Any = FakePool(helper="easy")
        pool.go.set()
        world.hub.driver.pool = pool
        room = await world.table("bot", "me")
        await settled(room)
        assert pool.asked == ["random", "random", "easy"]
        log = await world.hub.store.tables.entries(room.id)
        assert [entry.by for entry in log] == ["bot:easy"] * 3
        assert log[0].note == "instead of random: no answer" and log[2].note == ""
        told = [record.getMessage() for record in caplog.records]
        assert len(told) == 2 and all(room.id in line for line in told)
        assert told[0].endswith('{"bot":"random"}')  # what it failed at, to try it again

    run(tmp_path, work)


# ---------------------------------------------------------------------- clocks and alarms


def test_an_answer_ahead_to_another_question_sets_no_alarm(tmp_path: Path) -> None:
    """Else a table would be loaded every quarter of a minute while somebody thinks for days."""

    async def work(world: World) -> None:
        room = await world.table("me", "bob")
        room.table.ahead["0"] = {"bid": "bid:low"}
        play = await world.hub.ready(room)
        assert alarm(room.table, play.state, play.now.clock, 100.0) is None
        room.table.seats[0] = Seat(BOT, level="easy")
        assert alarm(room.table, play.state, play.now.clock, 100.0) == 100.0 + LEASE

    run(tmp_path, work)


def test_who_is_back_decides_again(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        pool: Any = FakePool()
        world.hub.driver.pool = pool
        room = await world.table("me", "bob", clock=HOURS)
        world.hub.time = lambda: room.table.started + 3_700.0  # type: ignore[method-assign]
        await world.hub.driver.look_after(room.id)
        assert room.table.seats[0].standin
        await asyncio.sleep(0)
        await world.hub.change(room, lambda table: table.join(world.ann, None, None))
        pool.go.set()
        await settled(room)
        assert room.row.version == 0 and not room.table.seats[0].standin

    run(tmp_path, work)


def test_a_table_of_other_rules_is_put_aside_and_can_be_left(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        room = await world.table("me", "bob", clock=HOURS)
        await world.change_elsewhere(room, lambda table: setattr(table, "rules", "of long ago"))
        room.play = None
        await world.hub.driver.look_after(room.id)
        assert await world.wake_of(room) is None
        await world.hub.change(room, lambda table: table.leave(world.ann.id, "bot", "random"))
        assert room.table.people() == [world.bob.id]

    run(tmp_path, work)


# ---------------------------------------------------------------------- another process


def test_a_choice_for_a_version_seen_elsewhere_is_not_stale(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        room = await world.table("me", "bob")
        await world.hub.ready(room)
        await world.choose_elsewhere(room, 0, "end", "[1]")
        verdict = await world.hub.choose(room, world.bob, 1, "place", 1)
        assert (verdict.result, verdict.version) == ("accepted", 2)

    run(tmp_path, work)


def test_a_change_and_a_choice_at_once_lose_no_alarm(tmp_path: Path) -> None:
    """Bob leaves at another process while the choice that makes it his turn is written here."""

    async def work(world: World) -> None:
        room = await world.table("me", "bob")
        await world.change_elsewhere(room, lambda t: t.leave(world.bob.id, "bot", "easy"))
        await world.choose(room, world.ann, 0, "end")
        assert await world.wake_of(room) is None  # nobody here knew that a bot is asked
        await News(world.hub, Known())._look(room.id)
        wake = await world.wake_of(room)
        assert wake is not None and wake <= world.hub.time() + LEASE

    run(tmp_path, work)


def test_a_change_is_not_written_beside_a_choice_that_is_not_known_yet(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        pool: Any = FakePool()
        world.hub.driver.pool = pool
        room = await world.table("me", "bob")
        await world.hub.ready(room)
        await world.choose_elsewhere(room, 0, "end", "[1]")
        await world.hub.change(room, lambda t: t.leave(world.bob.id, "bot", "easy"))
        assert room.row.version == 1
        wake = await world.wake_of(room)
        assert wake is not None and wake <= world.hub.time() + LEASE

    run(tmp_path, work)


# ---------------------------------------------------------------------- ratings and limits


def test_a_game_whose_seats_changed_hands_is_not_rated(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        for person in (world.ann, world.bob):
            await world.hub.store.people.make_account(person.id, person.name, "hash")
        for changed in (False, True):
            room = await world.table("me", "bob", turns=1)
            if changed:
                await world.hub.change(room, lambda t: t.leave(world.bob.id, "open", "easy"))
                await world.hub.change(room, lambda t: t.join(world.bob, None, None))
            for person, seat, option in (
                (world.ann, 0, "end"),
                (world.bob, 1, "end"),
                (world.ann, 0, "bid:low"),
                (world.bob, 1, "bid:high"),
            ):
                await world.choose(room, person, seat, option)
            assert room.table.status == "finished"
            assert await counts(world.hub, room.row) is not changed

    run(tmp_path, work)


def test_the_memory_of_limits_is_bounded() -> None:
    limiter = Limiter(1.0)
    for number in range(3 * MANY_KEYS):
        assert limiter.allow(f"key {number}", 1, 10) == 0
    assert len(limiter._buckets) <= MANY_KEYS + 1
