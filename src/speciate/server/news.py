"""News between processes that share one PostgreSQL: one kept connection listens.

A piece of news is `kind:id:number`: v a new version of a game, t a changed table, c a line of talk,
n a person's turn, p a changed person, w who is connected elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
from importlib import import_module
from typing import Any

from speciate.server.auth import Known
from speciate.server.hub import Hub
from speciate.store import StorageTrouble
from speciate.store.database import CHANNEL

logger = logging.getLogger("speciate.news")


class News:
    def __init__(self, hub: Hub, known: Known) -> None:
        self.hub = hub
        self.known = known

    async def listen(self) -> None:
        """Listen for as long as the process lives; after a lost connection look at everything."""
        asyncpg = import_module("asyncpg")  # only where PostgreSQL is used
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(**self._address())
                connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._heard)
                for room in self.hub.rooms.values():
                    room.suspect = True
                    self.hub.spawn(self._look(room.id))
                await lost.wait()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("no news from the database: %s", error)
            await asyncio.sleep(0.5)

    def _address(self) -> dict[str, Any]:
        url = self.hub.store.database.url
        return {
            "host": url.query.get("host") or url.host,
            "port": url.port or url.query.get("port") or 5432,
            "user": url.username,
            "password": url.password,
            "database": url.database,
        }

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        for piece in payload.split(" "):
            kind, name, number = piece.split(":", 2)
            if kind == "p":
                self.known.forget(name)
            elif kind == "n":
                if name in self.hub.personal:
                    self.hub.spawn(self.hub.heard_for(name, number))
            elif name in self.hub.rooms:
                self._about_room(kind, name, number)

    def _about_room(self, kind: str, name: str, number: str) -> None:
        room = self.hub.rooms[name]
        known = {"v": room.row.version, "t": room.table.revision}
        if kind in known and int(number) > known[kind]:
            self.hub.spawn(self._look(name))
        elif kind == "c" and int(number) > room.last_line and room.listeners:
            self.hub.spawn(self._talk(name))
        elif kind == "w":
            self.hub.heard_presence(room, number)

    async def _look(self, table_id: str) -> None:
        room = self.hub.rooms.get(table_id)
        if room is None:
            return
        try:
            async with room.lock:
                await self.hub.refresh(room)
        except StorageTrouble:
            room.suspect = True
            raise

    async def _talk(self, table_id: str) -> None:
        room = self.hub.rooms.get(table_id)
        if room is not None:
            for line in await self.hub.store.tables.talk(table_id, room.last_line):
                room.said(line)
