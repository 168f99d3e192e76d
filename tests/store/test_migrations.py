"""Databases of earlier versions open, those of later versions are refused, on both kinds."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from speciate.store import LaterDatabase, Store
from speciate.store.database import Database
from speciate.store.migrate import script_config
from speciate.store.schema import LATEST, metadata


async def with_connection(db: str, work: Any) -> Any:
    database = Database(db)
    try:
        async with database.write() as connection:
            return await connection.run_sync(work)
    finally:
        await database.close()


async def opened(db: str) -> None:
    store = Store(db)
    await store.open()
    await store.close()


def to_revision(revision: str, down: bool = False) -> Any:
    def work(connection: Connection) -> None:
        config = script_config()
        config.attributes["connection"] = connection
        (command.downgrade if down else command.upgrade)(config, revision)

    return work


def tables_of(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


def test_the_schema_knows_its_last_migration() -> None:
    assert ScriptDirectory.from_config(script_config()).get_heads() == [LATEST]


def test_the_migrations_lead_to_the_schema(db: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work() -> None:
        await opened(db)
        assert await with_connection(db, differences) == []
        assert await with_connection(db, tables_of) == set(metadata.tables)

    asyncio.run(work())


def test_a_database_of_an_earlier_version_opens_and_keeps_what_it_has(db: str) -> None:
    def fill(connection: Connection) -> None:
        to_revision("0001")(connection)
        connection.execute(
            text(
                "INSERT INTO people (id, name, language, notices, created) "
                "VALUES ('a', 'Ann', 'en', '{}', 1)"
            )
        )

    async def work() -> None:
        await with_connection(db, fill)
        assert "ratings" not in await with_connection(db, tables_of)
        store = Store(db)
        await store.open()
        row = await store.people.get("a")
        assert row is not None and row.name == "Ann"
        assert await store.people.ratings("newworld", None, 10) == []
        await store.close()

    asyncio.run(work())


def test_a_database_of_a_later_version_is_refused(db: str) -> None:
    def later(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    async def work() -> None:
        await opened(db)
        await with_connection(db, later)
        with pytest.raises(LaterDatabase, match="later version of Speciate"):
            await opened(db)

    asyncio.run(work())


def test_opening_twice_changes_nothing(db: str) -> None:
    async def work() -> None:
        await opened(db)
        before = await with_connection(db, tables_of)
        await opened(db)
        assert await with_connection(db, tables_of) == before

    asyncio.run(work())


def test_each_step_can_be_taken_back(db: str) -> None:
    async def work() -> None:
        await opened(db)
        await with_connection(db, to_revision("0001", down=True))
        assert "ratings" not in await with_connection(db, tables_of)
        await with_connection(db, to_revision("base", down=True))
        assert await with_connection(db, tables_of) == set()

    asyncio.run(work())


def test_processes_that_start_together_migrate_once(db: str) -> None:
    """Of SQLite one is let in; of PostgreSQL all are, and one migrates."""

    async def work() -> None:
        results = await asyncio.gather(*(opened(db) for _ in range(3)), return_exceptions=True)
        assert any(result is None for result in results)
        if "postgresql" in db:
            assert results == [None, None, None]
        assert await with_connection(db, tables_of) == set(metadata.tables)

    asyncio.run(work())
