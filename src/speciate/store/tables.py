"""Tables, their logs, snapshots and talk."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from speciate.store.appender import entry_of, row_of
from speciate.store.database import Database
from speciate.store.schema import chat, log, rated, ratings, seats, snapshots, tables
from speciate.tables.log import Entry
from speciate.tables.table import FINISHED, PLAYING, WAITING, Table

RATING_LOCK = 5_707_320  # of PostgreSQL
Ratings = dict[str, tuple[float, float, int]]  # by person: mu, sigma, games


class Row(msgspec.Struct):
    """A table with what its row says about the game."""

    table: Table
    version: int
    choices: int
    to_act: list[int]
    scores: list[int] | None
    ranking: list[int] | None
    finished: float | None
    wake: float | None = None


def row_from(found: Any) -> Row:
    table = msgspec.json.decode(found.body, type=Table)
    table.status = found.status
    table.revision = found.revision
    return Row(
        table,
        found.version,
        found.choices,
        msgspec.json.decode(found.to_act),
        msgspec.json.decode(found.scores) if found.scores else None,
        msgspec.json.decode(found.ranking) if found.ranking else None,
        found.finished,
        found.wake,
    )


def text_of(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def line_of(row: Any) -> dict[str, Any]:
    return {
        "id": row.id,
        "at": row.at,
        "person": row.person,
        "name": row.name,
        "seat": row.seat,
        "text": row.text,
    }


class TableStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(
        self, table: Table, entries: list[Entry], to_act: list[int], wake: float | None
    ) -> None:
        async with self.database.write() as connection:
            await connection.execute(
                insert(tables).values(
                    id=table.id,
                    game=table.game,
                    status=table.status,
                    listed=table.listed,
                    created=table.created,
                    revision=0,
                    body=text_of(table),
                    version=len(entries),
                    choices=len(entries),
                    to_act=text_of(to_act),
                    wake=wake,
                )
            )
            if entries:
                rows = [row_of(table.id, entry) for entry in entries]
                await connection.execute(insert(log), rows)
            await self._seat(connection, table)
            await self.database.tell(connection, [f"t:{table.id}:0"])

    async def save(
        self,
        table: Table,
        wake: float | None = None,
        to_act: list[int] | None = None,
        news: list[str] | None = None,
        version: int | None = None,
    ) -> bool:
        """Write the people's part of a table, unless somebody else has written it meanwhile.

        With a version also not if the game has gone on since: the alarm would be a wrong one.
        An alarm that is already set is not taken away: it does no harm when there is nothing to do.
        """
        known = (tables.c.id == table.id) & (tables.c.revision == table.revision)
        if version is not None:
            known &= tables.c.version == version
        values: dict[str, Any] = {"wake": wake} if wake is not None else {}
        if to_act is not None:
            values["to_act"] = text_of(to_act)
        async with self.database.write() as connection:
            result = await connection.execute(
                update(tables)
                .where(known)
                .values(
                    status=table.status,
                    listed=table.listed,
                    revision=table.revision + 1,
                    body=text_of(table),
                    **values,
                )
            )
            if not result.rowcount:
                return False
            await self._seat(connection, table)
            changed = f"t:{table.id}:{table.revision + 1}"
            await self.database.tell(connection, [changed, *(news or [])])
        table.revision += 1
        return True

    async def _seat(self, connection: AsyncConnection, table: Table) -> None:
        await connection.execute(delete(seats).where(seats.c.table_id == table.id))
        taken = [
            {"table_id": table.id, "seat": number, "person": seat.person}
            for number, seat in enumerate(table.seats)
            if seat.person
        ]
        if taken:
            await connection.execute(insert(seats), taken)

    async def get(self, table_id: str) -> Row | None:
        async with self.database.read() as connection:
            found = (
                await connection.execute(select(tables).where(tables.c.id == table_id))
            ).first()
        return row_from(found) if found is not None else None

    async def find(
        self, scope: str, person: str | None, limit: int, before: float | None
    ) -> list[Row]:
        query = select(tables).order_by(tables.c.created.desc()).limit(limit)
        mine = select(seats.c.table_id).where(seats.c.person == person)
        if scope == "mine":
            query = query.where(tables.c.id.in_(mine), tables.c.status.in_((WAITING, PLAYING)))
        elif scope == "open":
            query = query.where(tables.c.status == WAITING, tables.c.listed.is_(True))
        else:
            query = query.where(
                tables.c.status == FINISHED, tables.c.id.in_(mine) | tables.c.listed.is_(True)
            )
        if before is not None:
            query = query.where(tables.c.created < before)
        async with self.database.read() as connection:
            return [row_from(found) for found in await connection.execute(query)]

    async def finished(
        self, game: str | None, person: str | None, page: int = 50
    ) -> AsyncIterator[Row]:
        """All finished games that anybody (or this person) may have, oldest first."""
        after = (-1.0, "")
        place = tuple_(tables.c.finished, tables.c.id)
        while True:
            query = (
                select(tables)
                .where(tables.c.status == FINISHED, place > after)
                .order_by(tables.c.finished, tables.c.id)
                .limit(page)
            )
            if game is not None:
                query = query.where(tables.c.game == game)
            if person is not None:
                own = select(seats.c.table_id).where(seats.c.person == person)
                query = query.where(tables.c.id.in_(own))
            else:
                query = query.where(tables.c.listed.is_(True))
            async with self.database.read() as connection:
                rows = [row_from(found) for found in await connection.execute(query)]
            for row in rows:
                yield row
            if len(rows) < page:
                return
            after = (rows[-1].finished or 0.0, rows[-1].table.id)

    # ------------------------------------------------------------------ the log

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        async with self.database.read() as connection:
            result = await connection.execute(
                select(log)
                .where(log.c.table_id == table_id, log.c.version > after)
                .order_by(log.c.version)
            )
            return [entry_of(row) for row in result]

    async def snapshot(self, table_id: str) -> dict[str, Any] | None:
        async with self.database.read() as connection:
            body = (
                await connection.execute(
                    select(snapshots.c.body).where(snapshots.c.table_id == table_id)
                )
            ).scalar()
        found: dict[str, Any] | None = msgspec.json.decode(body) if body else None
        return found

    async def set_snapshot(self, table_id: str, version: int, body: dict[str, Any]) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id))
            await connection.execute(
                insert(snapshots).values(table_id=table_id, version=version, body=text_of(body))
            )

    # ------------------------------------------------------------------ the alarm clock

    async def due(self, at: float) -> list[tuple[str, float]]:
        async with self.database.read() as connection:
            result = await connection.execute(
                select(tables.c.id, tables.c.wake)
                .where(tables.c.status == PLAYING, tables.c.wake <= at)
                .order_by(tables.c.wake)
                .limit(100)
            )
            return [(row.id, row.wake) for row in result]

    async def claim(self, table_id: str, wake: float, until: float) -> bool:
        """Whether this process, and no other, looks after a table that is due."""
        async with self.database.write() as connection:
            result = await connection.execute(
                update(tables)
                .where(tables.c.id == table_id, tables.c.wake == wake)
                .values(wake=until)
            )
        return bool(result.rowcount)

    async def hurry(self, at: float, until: float) -> None:
        """No other process looks after anything: what one promised to do before is due now."""
        async with self.database.write() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.status == PLAYING, tables.c.wake > at, tables.c.wake <= until)
                .values(wake=at)
            )

    async def set_wake(self, table_id: str, wake: float | None, version: int) -> None:
        """Set the alarm, unless the game has gone on and with it the alarm."""
        async with self.database.write() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == table_id, tables.c.version == version)
                .values(wake=wake)
            )

    async def turns_of(self, person: str) -> list[Row]:
        """The tables at which a person sits and the game is going on."""
        own = select(seats.c.table_id).where(seats.c.person == person)
        async with self.database.read() as connection:
            result = await connection.execute(
                select(tables).where(tables.c.id.in_(own), tables.c.status == PLAYING)
            )
            return [row_from(found) for found in result]

    # ------------------------------------------------------------------ talk

    async def say(
        self, table_id: str, person: str, name: str, seat: int | None, line: str, at: float
    ) -> dict[str, Any]:
        async with self.database.write() as connection:
            result = await connection.execute(
                insert(chat)
                .values(table_id=table_id, person=person, name=name, seat=seat, text=line, at=at)
                .returning(chat.c.id)
            )
            number = result.scalar_one()
            await self.database.tell(connection, [f"c:{table_id}:{number}"])
        return {"id": number, "at": at, "person": person, "name": name, "seat": seat, "text": line}

    async def talk(self, table_id: str, after: int, limit: int = 200) -> list[dict[str, Any]]:
        """The lines after a given one; of many the last."""
        async with self.database.read() as connection:
            result = await connection.execute(
                select(chat)
                .where(chat.c.table_id == table_id, chat.c.id > after)
                .order_by(chat.c.id.desc())
                .limit(limit)
            )
            lines = [line_of(row) for row in result]
        return lines[::-1]

    async def line(self, number: int) -> dict[str, Any] | None:
        async with self.database.read() as connection:
            row = (await connection.execute(select(chat).where(chat.c.id == number))).first()
        return line_of(row) if row is not None else None

    # ------------------------------------------------------------------ ratings

    async def unrated(self) -> list[Row]:
        """Finished games that nobody has looked at yet for ratings."""
        async with self.database.read() as connection:
            result = await connection.execute(
                select(tables)
                .where(
                    tables.c.status == FINISHED,
                    tables.c.id.not_in(select(rated.c.table_id)),
                )
                .order_by(tables.c.finished)
                .limit(100)
            )
            return [row_from(found) for found in result]

    async def rate(
        self, table: Table, at: float, people: list[str], work_out: Callable[[Ratings], Ratings]
    ) -> None:
        """Change the ratings of people for a game; it happens once for each table.

        Read and written in one transaction, one after the other, so that of two games of a person
        that end together both count. The key of `rated` raises IntegrityError the second time.
        """
        kind = {"game": table.game, "players": len(table.seats)}
        key = (ratings.c.game == table.game) & (ratings.c.players == len(table.seats))
        theirs = key & ratings.c.person.in_(people)
        async with self.database.write() as connection:
            await self.database.alone(connection, RATING_LOCK)
            await connection.execute(insert(rated).values(table_id=table.id, at=at))
            found = await connection.execute(select(ratings).where(theirs))
            new = work_out({row.person: (row.mu, row.sigma, row.games) for row in found})
            await connection.execute(delete(ratings).where(theirs))
            for person, (mu, sigma, games) in new.items():
                values = {"person": person, "mu": mu, "sigma": sigma, "games": games}
                await connection.execute(insert(ratings).values(**kind, **values))
