"""Bring a database to this version of the program when it is opened, or say why that cannot be."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from speciate.store.errors import LaterDatabase

FOLDER = Path(__file__).parent / "migrations"
PG_LOCK = 5_707_319  # one process migrates, the others wait


def script_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    return config


def migrate(connection: Connection) -> None:
    """Called in one transaction on a synchronous connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": PG_LOCK})
    config = script_config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise LaterDatabase(
            f"the database was written by a later version of Speciate (schema {current}); "
            "use that version, or another database with --db"
        )
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
