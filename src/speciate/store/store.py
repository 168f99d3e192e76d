"""All that is kept, behind one door."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from speciate.store.appender import Appender
from speciate.store.database import Database
from speciate.store.people import PeopleStore
from speciate.store.tables import TableStore


def data_home() -> Path:
    """The folder for the user's own data, as the system wants it."""
    if os.environ.get("SPECIATE_HOME"):
        return Path(os.environ["SPECIATE_HOME"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Speciate"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Speciate"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "speciate"


def default_database() -> str:
    return str(data_home() / "speciate.db")


class Store:
    def __init__(self, db: str) -> None:
        self.database = Database(db)
        self.people = PeopleStore(self.database)
        self.tables = TableStore(self.database)
        self.log = Appender(self.database)

    async def open(self) -> None:
        await self.database.open()

    async def close(self) -> None:
        await self.database.close()
