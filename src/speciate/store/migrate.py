"""Bring a database to this version of the program when it is opened, or say why that cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from speciate.store.errors import LaterDatabase
from speciate.store.schema import LATEST

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
PG_LOCK = 5_707_319  # one process migrates, the others wait


def script_config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    return config


def migrate(connection: Connection) -> None:
    """Called in one transaction on a synchronous connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": PG_LOCK})
    if revision_of(connection) != LATEST:
        upgrade(connection)


def revision_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(found) if found is not None else None


def upgrade(connection: Connection) -> None:
    from alembic import command  # slow to import, and most starts have nothing to upgrade
    from alembic.script import ScriptDirectory

    config = script_config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = revision_of(connection)
    if current is not None and current not in known:
        raise LaterDatabase(
            f"the database was written by a later version of Speciate (schema {current}); "
            "use that version, or another database with --db"
        )
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
