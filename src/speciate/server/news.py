"""News between processes that share one PostgreSQL: one kept connection listens.

A piece of news is `kind:id:number`: v a new version of a game, t a changed table, c a line of talk,
n a person's turn, p a changed person, w who is connected elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
from importlib import import_module
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from speciate.server.auth import Known
from speciate.server.hub import Hub
from speciate.store import StorageTrouble
from speciate.store.database import CHANNEL

ALIVE_EVERY = 10.0  # seconds
logger = logging.getLogger("speciate.news")


class News:
    def __init__(self, hub: Hub, known: Known) -> None:
        self.hub = hub
        self.known = known

    async def listen(self) -> None:
        """Listen for as long as the process lives; after a lost connection look at everything."""
        asyncpg = import_module("asyncpg")  # only where PostgreSQL is used
        while True:
            try:
                async with self.hub.store.database.engine.connect() as connection:
                    driver = (await connection.get_raw_connection()).driver_connection
                    await self._hear(driver)
            except (
                OSError,
                SQLAlchemyError,
                asyncpg.PostgresError,
                asyncpg.InterfaceError,
            ) as error:
                logger.warning("no news from the database: %s", error)
            await asyncio.sleep(0.5)

    async def _hear(self, connection: Any) -> None:
        """Until the connection is lost; one that only seems to be there does not answer."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda *_: lost.set())
        await connection.add_listener(CHANNEL, self._heard)
        for room in list(self.hub.rooms.values()):
            room.suspect = True
            self.hub.spawn(self._look(room.id))
            self.hub.spawn(self._missed_talk(room.id))
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), ALIVE_EVERY)
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=ALIVE_EVERY)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        for piece in payload.split(" "):
            kind, name, number = piece.split(":", 2)
            if kind == "p":
                self._about_person(name, number)
            elif kind == "n":
                if name in self.hub.herald.lines:
                    self.hub.spawn(self.hub.herald.heard_for(name, number))
            elif name in self.hub.rooms:
                self._about_room(kind, name, number)

    def _about_person(self, name: str, number: str) -> None:
        self.known.forget(name)
        if number == "out":
            self.hub.herald.sign_out(name)
        elif self.hub.herald.is_here(name):
            self.hub.spawn(self.hub.herald.mutes_changed(name))

    def _about_room(self, kind: str, name: str, number: str) -> None:
        room = self.hub.rooms[name]
        known = {"v": room.row.version, "t": room.table.revision}
        if kind in known and int(number) > known[kind]:
            self.hub.spawn(self._look(name))
        elif kind == "c" and room.listeners:
            self.hub.spawn(self._talk(name, int(number)))
        elif kind == "w":
            self.hub.herald.heard_presence(room, number)

    async def _look(self, table_id: str) -> None:
        room = self.hub.rooms.get(table_id)
        if room is None:
            return
        try:
            async with room.lock:
                await self.hub.refresh(room)
                await self.hub.driver.check_alarm(room)
        except StorageTrouble:
            room.suspect = True
            raise

    async def _talk(self, table_id: str, number: int) -> None:
        line = await self.hub.store.tables.line(number)
        room = self.hub.rooms.get(table_id)
        if room is not None and line is not None:
            room.said(line)

    async def _missed_talk(self, table_id: str) -> None:
        room = self.hub.rooms.get(table_id)
        if room is not None and room.lines:
            for line in await self.hub.store.tables.talk(table_id, room.last_line):
                room.said(line)
