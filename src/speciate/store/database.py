"""The connection to the database: SQLite in one file, or PostgreSQL by URL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import IO, Any

from sqlalchemy import event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from speciate.core.errors import SpeciateError
from speciate.store.errors import DatabaseInUse, StorageTrouble
from speciate.store.migrate import migrate
from speciate.tables.errors import bad_request

CHANNEL = "speciate"  # of NOTIFY
LONGEST_NEWS = 7_000  # a NOTIFY carries less than 8,000 bytes


def async_url(db: str) -> str:
    """A database as people write it, a file or a URL, as SQLAlchemy wants it."""
    if "://" not in db:
        return f"sqlite+aiosqlite:///{Path(db).expanduser().resolve()}"
    for plain in ("postgresql://", "postgres://"):
        if db.startswith(plain):
            return "postgresql+asyncpg://" + db[len(plain) :]
    if db.startswith("sqlite://"):
        return "sqlite+aiosqlite://" + db[len("sqlite://") :]
    return db


class Database:
    """Short transactions for reading and for writing, and news to the other processes."""

    def __init__(self, db: str) -> None:
        self.url = make_url(async_url(db))
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.engine: AsyncEngine = self._engine()
        self._writing = asyncio.Lock()  # SQLite has one writer; waiting here costs nothing
        self._lock_file: IO[str] | None = None

    def _engine(self) -> AsyncEngine:
        if not self.sqlite:
            return create_async_engine(self.url, pool_size=10, max_overflow=10, pool_pre_ping=True)
        engine = create_async_engine(
            self.url, connect_args={"timeout": 30}, pool_size=2, max_overflow=2
        )  # each connection is a thread with a memory of its own
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        event.listen(engine.sync_engine, "begin", begin_sqlite)
        return engine

    async def open(self) -> None:
        """Take the file, and bring the schema to this version."""
        if self.sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            self._lock_file = take_file(Path(self.url.database + ".lock"))
        try:
            async with self.write() as connection:
                await connection.run_sync(migrate)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self.engine.dispose()
        if self._lock_file is not None:
            self._lock_file.close()
            self._lock_file = None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        with trouble():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        with trouble():
            if not self.sqlite:
                async with self.engine.begin() as connection:
                    yield connection
                return
            async with self._writing, self.engine.connect() as connection:
                await connection.execution_options(write=True)
                async with connection.begin():
                    yield connection

    async def tell(self, connection: AsyncConnection, news: list[str]) -> None:
        """Let the other processes know, if and when this transaction is committed."""
        if self.sqlite:
            return
        for payload in packed(news):
            await connection.execute(
                text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": payload}
            )

    async def alone(self, connection: AsyncConnection, lock: int) -> None:
        """No other transaction holds this lock until this one ends; SQLite has one writer."""
        if not self.sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": lock})

    async def ping(self) -> None:
        """Raise StorageTrouble unless something could be written."""
        line = (
            "INSERT INTO people (id, name, language, notices, created) VALUES (:id, '', '', '', 0)"
        )
        who = {"id": "ping"}
        async with self.write() as connection:  # deleting nothing would succeed on a full disk
            await connection.execute(text(line), who)
            await connection.execute(text("DELETE FROM people WHERE id = :id"), who)


def packed(news: list[str]) -> list[str]:
    """Several short pieces of news in few messages."""
    payloads: list[str] = []
    for piece in news:
        if payloads and len(payloads[-1]) + len(piece) < LONGEST_NEWS:
            payloads[-1] += " " + piece
        else:
            payloads.append(piece)
    return payloads


class trouble:  # noqa: N801
    """Turn what the drivers raise into StorageTrouble; broken promises of ours stay as they are."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: Any, trace: Any) -> None:
        if error is None or isinstance(error, (IntegrityError, SpeciateError)):
            return
        if is_about_data(error):
            raise bad_request("a text or a number in this request cannot be used") from error
        if isinstance(error, (DBAPIError, OSError, sqlite3.Error, TimeoutError)):
            raise StorageTrouble(f"the database cannot be used: {reason(error)}") from error
        if isinstance(error, SQLAlchemyError) and "Timeout" in type(error).__name__:
            raise StorageTrouble("the database does not answer") from error


def is_about_data(error: BaseException) -> bool:
    """Whether the database works and what it was asked to look for or to keep is impossible."""
    cause = getattr(error, "orig", None)
    state = getattr(cause, "sqlstate", None) or ""
    return isinstance(error, DataError) or state.startswith("22")


def reason(error: BaseException) -> str:
    original = getattr(error, "orig", None) or error
    lines = str(original).strip().splitlines()
    return lines[0] if lines else type(original).__name__


def prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions are begun below, not by the driver
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-500"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Any) -> None:
    """A writer takes the lock at once: one that began by reading could not get it later."""
    writes = connection.get_execution_options().get("write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def take_file(path: Path) -> IO[str] | None:
    """Hold a lock file for as long as the process lives, however it ends."""
    with suppress(ImportError):
        import fcntl

        held = path.open("w")
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            held.close()
            raise DatabaseInUse(
                f"another server already uses {path.with_suffix('')}; give another with --db, "
                "or share one PostgreSQL"
            ) from None
        return held
    return None
