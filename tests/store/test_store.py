"""The same promises on SQLite and PostgreSQL: one truth per version, only hashes of secrets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import IntegrityError

from speciate.store import DatabaseInUse, StorageTrouble, Store
from speciate.store.appender import Head
from speciate.store.schema import people, sessions, tokens
from speciate.store.tables import Ratings
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
    return person, await another(store, person)


async def another(store: Store, person: Person) -> Table:
    wishes = [SeatWish("me"), SeatWish("bot")]
    table = new_table(person, "newworld", {}, wishes, ["random"], 1.0)
    await store.tables.add(table, [], [0], None)
    return table


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


def test_text_that_a_database_cannot_hold_is_no_trouble_with_the_database(db: str) -> None:
    """PostgreSQL knows no NUL: whoever sends one must not make everybody wait for the database."""

    async def work(store: Store) -> None:
        for look in (store.people.by_account, store.tables.get, store.people.get):
            try:
                assert await look("a\x00b") is None
            except TableError as error:
                assert error.status == 400

    run(db, work)


def test_what_cannot_be_written_does_not_hold_up_the_others(db: str) -> None:
    async def work(store: Store) -> None:
        _, table = await a_table(store)
        bad = store.log.append("no such table", entry(1), head(1))
        good = store.log.append(table.id, entry(1), head(1))
        results = await asyncio.gather(bad, good, return_exceptions=True)
        assert isinstance(results[0], IntegrityError) and results[1] is True

    run(db, work)


def test_an_abandoned_table_is_not_finished_by_a_late_choice(db: str) -> None:
    async def work(store: Store) -> None:
        _, table = await a_table(store)
        table.status = "abandoned"
        assert await store.tables.save(table)
        last = head(1)
        last.status, last.scores, last.finished = "finished", "[1, 0]", 9.0
        assert await store.log.append(table.id, entry(1), last)
        row = await store.tables.get(table.id)
        assert row is not None and row.table.status == "abandoned" and row.scores is None

    run(db, work)


def test_a_table_is_not_changed_for_a_version_that_has_passed(db: str) -> None:
    """Its alarm would be that of an earlier position."""

    async def work(store: Store) -> None:
        _, table = await a_table(store)
        assert await store.log.append(table.id, entry(1), head(1))
        assert not await store.tables.save(table, 5.0, version=0)
        assert await store.tables.save(table, 5.0, version=1)

    run(db, work)


def test_after_a_restart_promises_of_before_are_due_at_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for wake in (4.0, 12.0, 500.0):
            _, table = await a_table(store)
            table.begin(1.0)
            assert await store.tables.save(table, wake, [0])
        await store.tables.hurry(10.0, 25.0)
        assert [wake for _, wake in await store.tables.due(1000.0)] == [4.0, 10.0, 500.0]

    run(str(tmp_path / "speciate.db"), work)


def test_finished_games_with_the_same_time_are_all_found(db: str) -> None:
    async def work(store: Store) -> None:
        ids = []
        for _ in range(7):
            _, table = await a_table(store)
            table.begin(1.0)
            assert await store.tables.save(table)
            last = head(1)
            last.status, last.finished = "finished", 9.0
            assert await store.log.append(table.id, entry(1), last)
            ids.append(table.id)
        found = [row.table.id async for row in store.tables.finished(None, None, page=3)]
        assert sorted(found) == sorted(ids)

    run(db, work)


def test_of_two_games_that_end_together_both_change_the_rating(db: str) -> None:
    async def work(store: Store) -> None:
        person, table = await a_table(store)
        played = [table] + [await another(store, person) for _ in range(4)]

        def count(old: Ratings) -> Ratings:
            mu, sigma, games = old.get(person.id, (25.0, 8.0, 0))
            return {person.id: (mu + 1, sigma, games + 1)}

        await asyncio.gather(*(store.tables.rate(t, 1.0, [person.id], count) for t in played))
        (row,) = await store.people.ratings("newworld", 2, 10)
        assert (row.mu, row.games) == (30.0, 5)
        with pytest.raises(IntegrityError):
            await store.tables.rate(table, 2.0, [person.id], count)

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
        await store.database.ping()
        assert [e.version for e in await store.tables.entries(table.id)] == [1]
        assert await store.log.append(table.id, entry(2), head(2))

    run(str(tmp_path / "full.db"), work)


def test_a_folder_that_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    async def work() -> None:
        await Store(str(tmp_path / "file" / "x.db")).open()

    with pytest.raises((StorageTrouble, OSError)):
        asyncio.run(work())
