"""Starting a server: what goes wrong is said in one line, before anything is opened."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from speciate.core.errors import BadData, SpeciateError
from speciate.server import serve
from speciate.store import DatabaseInUse, LaterDatabase, Store
from speciate.store.store import data_home, default_database


def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    db = str(tmp_path / "later.db")

    async def later() -> None:
        store = Store(db)
        await store.open()
        async with store.database.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await store.close()

    asyncio.run(later())
    with pytest.raises(LaterDatabase, match="later version"):
        serve(port=0, db=db, open_browser=False)


def test_a_database_in_use_is_refused(tmp_path: Path) -> None:
    db = str(tmp_path / "used.db")

    async def hold() -> None:
        store = Store(db)
        await store.open()
        try:
            with pytest.raises(DatabaseInUse):
                await asyncio.to_thread(serve, "127.0.0.1", 0, db, False)
        finally:
            await store.close()

    asyncio.run(hold())


def test_a_database_that_cannot_be_reached_is_said_so() -> None:
    with pytest.raises(SpeciateError, match="database"):
        serve(port=0, db="postgresql://nobody@127.0.0.1:1/none", open_browser=False)


def test_a_start_does_not_wait_for_what_it_does_not_need() -> None:
    """Nothing to upgrade, nothing to rate, nobody to sign in: `speciate serve` answers sooner."""
    names = "import sys, speciate.server.app; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", names], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "litestar" in loaded
    assert not loaded & {"alembic", "openskill", "pywebpush", "requests", "asyncpg", "numpy"}


def test_a_data_folder_that_is_not_there() -> None:
    with pytest.raises(BadData):
        serve(port=0, open_browser=False, data="/no/such/folder")


def test_the_default_is_the_users_own_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SPECIATE_HOME", str(tmp_path))
    assert default_database() == str(tmp_path / "speciate.db")
    monkeypatch.delenv("SPECIATE_HOME")
    assert data_home().name.lower() == "speciate"
