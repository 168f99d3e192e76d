"""The same promises on SQLite and PostgreSQL: one truth per version, only hashes of secrets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import select, text

from speciate.store import DatabaseInUse, StorageTrouble, Store
from speciate.store.appender import Head
from speciate.store.schema import people, sessions, tokens
from speciate.tables.errors import TableError
from speciate.tables.log import CHOICE, Entry
from speciate.tables.table import Person, SeatWish, Table, new_table


def run(db: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def inside() -> None:
        store = Store(db)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(inside())


async def a_table(store: Store) -> tuple[Person, Table]:
    person = await store.people.new_guest("Ann", "en", 1.0)
    wishes = [SeatWish("me"), SeatWish("bot")]
    table = new_table(person, "newworld", {}, wishes, ["random"], 1.0)
    await store.tables.add(table, [], [0], None)
    return person, table


def entry(version: int, option: str = "pass") -> Entry:
    return Entry(version, CHOICE, 0, 1.5, option=option, made_for=version - 1)


def head(version: int) -> Head:
    return Head(version, version, "[0]", None)


def test_a_version_is_written_once(db: str) -> None:
    async def work(store: Store) -> None:
        _, table = await a_table(store)
        tries = [store.log.append(table.id, entry(1, f"o{n}"), head(1)) for n in range(10)]
        results = await asyncio.gather(*tries)
        assert sorted(results) == [False] * 9 + [True]
        found = await store.tables.entries(table.id)
        assert [each.option for each in found] == [f"o{results.index(True)}"]

    run(db, work)


def test_entries_come_back_as_they_were(db: str) -> None:
    async def work(store: Store) -> None:
        _, table = await a_table(store)
        one = Entry(1, CHOICE, 1, 12.25, by="bot:easy", option="card:x/y", made_for=0, note="why")
        two = Entry(2, "undo", 1, 13.5, to=0)
        for each in (one, two):
            assert await store.log.append(table.id, each, head(each.version))
        assert await store.tables.entries(table.id) == [one, two]
        assert await store.tables.entries(table.id, 1) == [two]
        row = await store.tables.get(table.id)
        assert row is not None and row.version == 2 and row.table.seed == table.seed

    run(db, work)


def test_many_tables_are_written_together(db: str) -> None:
    async def work(store: Store) -> None:
        tables = [(await a_table(store))[1] for _ in range(5)]
        for version in range(1, 21):
            done = await asyncio.gather(
                *(store.log.append(table.id, entry(version), head(version)) for table in tables)
            )
            assert all(done)
        for table in tables:
            assert [e.version for e in await store.tables.entries(table.id)] == list(range(1, 21))

    run(db, work)


def test_of_two_changes_to_a_table_one_is_refused(db: str) -> None:
    async def work(store: Store) -> None:
        _, table = await a_table(store)
        first = await store.tables.get(table.id)
        second = await store.tables.get(table.id)
        assert first is not None and second is not None
        first.table.listed = False
        assert await store.tables.save(first.table)
        assert not await store.tables.save(second.table)
        row = await store.tables.get(table.id)
        assert row is not None and not row.table.listed

    run(db, work)


def test_one_process_takes_what_is_due(db: str) -> None:
    async def work(store: Store) -> None:
        _, table = await a_table(store)
        table.begin(1.0)
        assert await store.tables.save(table, 5.0, [0])
        assert await store.tables.due(4.0) == []
        assert await store.tables.due(6.0) == [(table.id, 5.0)]
        assert await store.tables.claim(table.id, 5.0, 20.0)
        assert not await store.tables.claim(table.id, 5.0, 21.0)
        assert await store.tables.due(6.0) == []

    run(db, work)


def test_secrets_are_kept_as_hashes_only(db: str) -> None:
    async def work(store: Store) -> None:
        person, _ = await a_table(store)
        session = await store.people.new_session(person.id, 1.0)
        _, token = await store.people.new_token(person.id, "mine", 1.0)
        assert (await store.people.by_session(session, 2.0)) == person
        assert (await store.people.by_token(token, 2.0)) == person
        async with store.database.read() as connection:
            for table in (people, sessions, tokens):
                for row in await connection.execute(select(table)):
                    assert session not in str(row) and token not in str(row)
        await store.people.end_everything(person.id)
        assert await store.people.by_session(session, 2.0) is None
        assert await store.people.by_token(token, 2.0) is None

    run(db, work)


def test_sessions_end_by_themselves(db: str) -> None:
    async def work(store: Store) -> None:
        person, _ = await a_table(store)
        session = await store.people.new_session(person.id, 1.0)
        assert await store.people.by_session(session, 401 * 86_400) is None

    run(db, work)


def test_account_names_are_unique_whatever_their_case(db: str) -> None:
    async def work(store: Store) -> None:
        ann = await store.people.new_guest("Ann", "en", 1.0)
        eve = await store.people.new_guest("Eve", "en", 1.0)
        await store.people.make_account(ann.id, "Ann", "hash")
        with pytest.raises(TableError, match="somebody else"):
            await store.people.make_account(eve.id, "ANN", "hash")
        row = await store.people.by_account("aNN")
        assert row is not None and row.id == ann.id

    run(db, work)


def test_talk_notes_and_mutes(db: str) -> None:
    async def work(store: Store) -> None:
        person, table = await a_table(store)
        for n in range(3):
            await store.tables.say(table.id, person.id, "Ann", 0, f"line {n}", 2.0)
        lines = await store.tables.talk(table.id, 0)
        assert [line["text"] for line in lines] == ["line 0", "line 1", "line 2"]
        assert len(await store.tables.talk(table.id, lines[1]["id"])) == 1
        await store.people.set_notes(person.id, table.id, "one")
        await store.people.set_notes(person.id, table.id, "two")
        assert await store.people.notes(person.id, table.id) == "two"
        other = await store.people.new_guest("Eve", "en", 1.0)
        await store.people.mute(person.id, other.id, True)
        assert await store.people.muted(person.id) == [(other.id, "Eve")]
        await store.people.mute(person.id, other.id, False)
        assert await store.people.muted(person.id) == []

    run(db, work)


def test_lists_of_tables(db: str) -> None:
    async def work(store: Store) -> None:
        person, table = await a_table(store)
        mine = await store.tables.find("mine", person.id, 10, None)
        assert [row.table.id for row in mine] == [table.id]
        assert len(await store.tables.find("open", None, 10, None)) == 1
        assert await store.tables.find("mine", "nobody", 10, None) == []
        table.listed = False
        assert await store.tables.save(table)
        assert await store.tables.find("open", None, 10, None) == []

    run(db, work)


def test_two_servers_do_not_share_one_file(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(DatabaseInUse, match="another server"):
            await Store(str(tmp_path / "one.db")).open()

    run(str(tmp_path / "one.db"), work)


def test_a_full_disk_is_trouble_and_loses_nothing(tmp_path: Path) -> None:
    """SQLite's own limit on pages stands in for the disk: it raises the same error."""

    async def work(store: Store) -> None:
        person, table = await a_table(store)
        assert await store.log.append(table.id, entry(1), head(1))
        async with store.database.engine.connect() as connection:
            pages = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
            await connection.execute(text(f"PRAGMA max_page_count={pages}"))
        long = Entry(2, CHOICE, 0, 1.0, option="x" * 50_000)
        with pytest.raises(StorageTrouble, match="full"):
            await store.log.append(table.id, long, head(2))
        with pytest.raises(StorageTrouble, match="full"):
            await store.people.set_notes(person.id, table.id, "y" * 50_000)
        async with store.database.engine.connect() as connection:
            await connection.execute(text("PRAGMA max_page_count=1000000"))
        assert [e.version for e in await store.tables.entries(table.id)] == [1]
        assert await store.log.append(table.id, entry(2), head(2))

    run(str(tmp_path / "full.db"), work)


def test_a_folder_that_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    async def work() -> None:
        await Store(str(tmp_path / "file" / "x.db")).open()

    with pytest.raises((StorageTrouble, OSError)):
        asyncio.run(work())
