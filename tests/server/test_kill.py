"""SIGKILL at random moments under load: nothing confirmed is lost, nothing is doubled.

`python -m tests.server.hammer --kills 200` does the same for longer.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.hammer import hammer
from tests.store.postgres import Postgres

KILLS = int(os.environ.get("SPECIATE_TEST_KILLS", "4"))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_at_random_moments(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        db = str(tmp_path / "speciate.db")
    else:
        server: Postgres = request.getfixturevalue("pg")
        db = server.database()
    done = hammer(db, tmp_path, KILLS)
    assert done["requests"] > 5 * KILLS
    assert done["sent again"] > 0
