"""People, their sessions, tokens, notes and mutes. Secrets are kept as hashes only."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from speciate.store.database import Database
from speciate.store.schema import mutes, notes, people, pushes, ratings, sessions, tokens
from speciate.tables.errors import TableError
from speciate.tables.table import Person

SESSION_DAYS = 400


def hash_of(secret: str) -> str:
    """Secrets here are long and random, so a plain hash is enough to keep them unreadable."""
    return hashlib.sha256(secret.encode()).hexdigest()


def person_of(row: Any) -> Person:
    return Person(row.id, row.name, row.account is not None, row.language)


class PeopleStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def new_guest(self, name: str, language: str, at: float) -> Person:
        person = Person(secrets.token_urlsafe(12), name, False, language)
        async with self.database.write() as connection:
            await connection.execute(
                insert(people).values(
                    id=person.id, name=name, language=language, notices="{}", created=at
                )
            )
        return person

    async def get(self, person_id: str) -> Any | None:
        async with self.database.read() as connection:
            result = await connection.execute(select(people).where(people.c.id == person_id))
            return result.first()

    async def by_account(self, account: str) -> Any | None:
        async with self.database.read() as connection:
            result = await connection.execute(
                select(people).where(people.c.account == account.casefold())
            )
            return result.first()

    async def change(self, person_id: str, **values: Any) -> None:
        async with self.database.write() as connection:
            await connection.execute(
                update(people).where(people.c.id == person_id).values(**values)
            )
            await self.database.tell(connection, [f"p:{person_id}:0"])

    async def make_account(self, person_id: str, name: str, password: str) -> None:
        try:
            await self.change(person_id, name=name, account=name.casefold(), password=password)
        except IntegrityError:
            raise TableError("name-taken", "somebody else has an account of this name") from None

    # ------------------------------------------------------------------ signing in

    async def new_session(self, person_id: str, at: float) -> str:
        secret = secrets.token_urlsafe(32)
        async with self.database.write() as connection:
            await connection.execute(
                insert(sessions).values(hash=hash_of(secret), person=person_id, created=at)
            )
        return secret

    async def by_session(self, secret: str, at: float) -> Person | None:
        async with self.database.read() as connection:
            result = await connection.execute(
                select(people)
                .join(sessions, sessions.c.person == people.c.id)
                .where(
                    sessions.c.hash == hash_of(secret),
                    sessions.c.created > at - SESSION_DAYS * 86_400,
                )
            )
            row = result.first()
        return person_of(row) if row is not None else None

    async def by_token(self, secret: str, at: float) -> Person | None:
        async with self.database.read() as connection:
            result = await connection.execute(
                select(people, tokens.c.used)
                .join(tokens, tokens.c.person == people.c.id)
                .where(tokens.c.hash == hash_of(secret))
            )
            row = result.first()
        if row is None:
            return None
        if row.used is None or row.used < at - 3_600:
            async with self.database.write() as connection:
                await connection.execute(
                    update(tokens).where(tokens.c.hash == hash_of(secret)).values(used=at)
                )
        return person_of(row)

    async def end_session(self, person_id: str, secret: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.hash == hash_of(secret)))
            await self.database.tell(connection, [f"p:{person_id}:0"])

    async def end_everything(self, person_id: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.person == person_id))
            await connection.execute(delete(tokens).where(tokens.c.person == person_id))
            await self.database.tell(connection, [f"p:{person_id}:out"])

    # ------------------------------------------------------------------ tokens

    async def tokens(self, person_id: str) -> list[Any]:
        async with self.database.read() as connection:
            result = await connection.execute(
                select(tokens).where(tokens.c.person == person_id).order_by(tokens.c.created)
            )
            return list(result)

    async def new_token(self, person_id: str, label: str, at: float) -> tuple[str, str]:
        token_id, secret = secrets.token_hex(8), "speciate_" + secrets.token_urlsafe(32)
        async with self.database.write() as connection:
            await connection.execute(
                insert(tokens).values(
                    id=token_id, hash=hash_of(secret), person=person_id, label=label, created=at
                )
            )
        return token_id, secret

    async def end_token(self, person_id: str, token_id: str) -> bool:
        async with self.database.write() as connection:
            result = await connection.execute(
                delete(tokens).where(tokens.c.person == person_id, tokens.c.id == token_id)
            )
            await self.database.tell(connection, [f"p:{person_id}:0"])
        return bool(result.rowcount)

    # ------------------------------------------------------------------ notes and mutes

    async def notes(self, person_id: str, table_id: str) -> str:
        async with self.database.read() as connection:
            result = await connection.execute(
                select(notes.c.text).where(
                    notes.c.person == person_id, notes.c.table_id == table_id
                )
            )
            return str(result.scalar() or "")

    async def set_notes(self, person_id: str, table_id: str, text: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(
                delete(notes).where(notes.c.person == person_id, notes.c.table_id == table_id)
            )
            await connection.execute(
                insert(notes).values(person=person_id, table_id=table_id, text=text)
            )

    async def muted(self, person_id: str) -> list[tuple[str, str]]:
        async with self.database.read() as connection:
            result = await connection.execute(
                select(people.c.id, people.c.name)
                .join(mutes, mutes.c.other == people.c.id)
                .where(mutes.c.person == person_id)
            )
            return [(row.id, row.name) for row in result]

    async def mute(self, person_id: str, other: str, on: bool) -> None:
        async with self.database.write() as connection:
            await connection.execute(
                delete(mutes).where(mutes.c.person == person_id, mutes.c.other == other)
            )
            if on:
                await connection.execute(insert(mutes).values(person=person_id, other=other))
            await self.database.tell(connection, [f"p:{person_id}:0"])

    # ------------------------------------------------------------------ notices

    async def notices(self, person_id: str) -> dict[str, Any]:
        row = await self.get(person_id)
        found: dict[str, Any] = msgspec.json.decode(row.notices) if row is not None else {}
        return found

    async def pushes(self, person_id: str) -> list[Any]:
        async with self.database.read() as connection:
            return list(
                await connection.execute(select(pushes).where(pushes.c.person == person_id))
            )

    async def add_push(self, person_id: str, endpoint: str, p256dh: str, auth: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(
                delete(pushes).where(pushes.c.person == person_id, pushes.c.endpoint == endpoint)
            )
            await connection.execute(
                insert(pushes).values(person=person_id, endpoint=endpoint, p256dh=p256dh, auth=auth)
            )

    async def drop_pushes(self, person_id: str, endpoint: str | None = None) -> None:
        condition = pushes.c.person == person_id
        if endpoint is not None:
            condition &= pushes.c.endpoint == endpoint
        async with self.database.write() as connection:
            await connection.execute(delete(pushes).where(condition))

    async def ratings(self, game: str, players: int | None, limit: int) -> list[Any]:
        query = (
            select(ratings, people.c.name)
            .join(people, people.c.id == ratings.c.person)
            .where(ratings.c.game == game)
            .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
            .limit(limit)
        )
        if players is not None:
            query = query.where(ratings.c.players == players)
        async with self.database.read() as connection:
            return list(await connection.execute(query))
