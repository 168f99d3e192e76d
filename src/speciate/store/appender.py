"""Writing to the log: everything that waits is written in one transaction.

A version of a table exists once, because it is the key of the log: of two processes that write the
same version one succeeds, and the other is told that it did not.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import bindparam, func, update
from sqlalchemy.dialects import postgresql, sqlite

from speciate.store.database import Database
from speciate.store.errors import StorageTrouble
from speciate.store.schema import log, tables
from speciate.tables.log import Entry
from speciate.tables.table import PLAYING


@dataclass
class Head:
    """What the row of a table says about its game, for lists and for the alarm clock."""

    version: int
    choices: int
    to_act: str
    wake: float | None
    status: str | None = None  # set when the game is over
    scores: str | None = None
    ranking: str | None = None
    finished: float | None = None
    news: list[str] = field(default_factory=list)  # for the other processes


@dataclass
class Waiting:
    table_id: str
    entry: Entry
    head: Head
    done: asyncio.Future[bool] = field(repr=False)


def row_of(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "version": entry.version,
        "kind": entry.kind,
        "seat": entry.seat,
        "option": entry.option,
        "made_for": entry.made_for,
        "left": entry.to,
        "by": entry.by,
        "note": entry.note,
        "at": entry.at,
    }


def entry_of(row: Any) -> Entry:
    return Entry(
        version=row.version,
        kind=row.kind,
        seat=row.seat,
        at=row.at,
        by=row.by,
        option=row.option,
        made_for=row.made_for,
        to=row.left,
        note=row.note,
    )


class Appender:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        dialect = sqlite if database.sqlite else postgresql
        self._insert: Any = (
            dialect.insert(log).on_conflict_do_nothing().returning(log.c.table_id, log.c.version)
        )
        self._go_on = (
            update(tables)
            .where(tables.c.id == bindparam("table"), tables.c.version < bindparam("new"))
            .values(
                version=bindparam("new"),
                choices=bindparam("count"),
                to_act=bindparam("asked"),
                wake=bindparam("alarm"),
            )
        )

    async def append(self, table_id: str, entry: Entry, head: Head) -> bool:
        """Whether the entry is now in the log; False if that version was already there."""
        waiting = Waiting(table_id, entry, head, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        return await waiting.done

    async def _write_all(self) -> None:
        while self._waiting:
            # two processes that lock rows in the same order never wait for each other in a ring
            batch = sorted(self._waiting, key=lambda waiting: waiting.table_id)
            self._waiting = []
            try:
                await self._write_together(batch)
            except BaseException as error:
                for waiting in batch:
                    if not waiting.done.done():
                        waiting.done.set_exception(error)
                if not isinstance(error, Exception):
                    raise

    async def _write_together(self, batch: list[Waiting]) -> None:
        """What cannot be written must not keep the others of its batch from being written."""
        try:
            written = await self._write(batch)
        except StorageTrouble:
            raise
        except Exception as error:
            if len(batch) > 1:
                for waiting in batch:
                    await self._write_together([waiting])
            elif not batch[0].done.done():
                batch[0].done.set_exception(error)
            return
        for number, waiting in enumerate(batch):
            if not waiting.done.done():
                waiting.done.set_result(number in written)

    async def _write(self, batch: list[Waiting]) -> set[int]:
        """Which of the batch are now in the log."""
        async with self.database.write() as connection:
            rows = [row_of(waiting.table_id, waiting.entry) for waiting in batch]
            result = await connection.execute(self._insert, rows)
            new = {(row[0], row[1]) for row in result}
            written = set()
            for number, waiting in enumerate(batch):  # of two alike the first was inserted
                key = (waiting.table_id, waiting.entry.version)
                if key in new:
                    new.remove(key)
                    written.add(number)
            won = [batch[number] for number in sorted(written)]
            if won:
                await connection.execute(self._go_on, [head_row(w) for w in won])
            for waiting in won:
                if waiting.head.status is not None:
                    await connection.execute(finish(waiting))
            news = [f"v:{w.table_id}:{w.entry.version}" for w in won]
            await self.database.tell(connection, news + [n for w in won for n in w.head.news])
        return written


def head_row(waiting: Waiting) -> dict[str, Any]:
    head = waiting.head
    return {
        "table": waiting.table_id,
        "new": head.version,
        "count": head.choices,
        "asked": head.to_act,
        "alarm": head.wake,
    }


def finish(waiting: Waiting) -> Any:
    head = waiting.head
    return (
        update(tables)
        .where(tables.c.id == waiting.table_id, tables.c.status == PLAYING)
        .values(
            status=head.status,
            scores=head.scores,
            ranking=head.ranking,
            finished=func.coalesce(tables.c.finished, head.finished),
            revision=tables.c.revision + 1,
        )
    )
