"""People, tables, the log of games, talk."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def person(name: str = "person", **options: Any) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), sa.ForeignKey("people.id"), nullable=False, **options)


def table_id(**options: Any) -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, **options
    )


def text(name: str, nullable: bool = False, **options: Any) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=nullable, **options)


def number(name: str, nullable: bool = False, **options: Any) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=nullable, **options)


def moment(name: str, nullable: bool = False) -> sa.Column[float]:
    return sa.Column(name, sa.Float, nullable=nullable)


def upgrade() -> None:
    upgrade_people()
    upgrade_tables()
    upgrade_talk()


def upgrade_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        text("name"),
        text("account", nullable=True, unique=True),
        text("password", nullable=True),
        sa.Column("language", sa.String(8), nullable=False),
        text("notices"),
        moment("created"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        person(),
        moment("created"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        person(),
        text("label"),
        moment("created"),
        moment("used", nullable=True),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])


def upgrade_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        moment("created"),
        moment("finished", nullable=True),
        number("revision"),
        text("body"),
        number("version"),
        number("choices"),
        text("to_act"),
        moment("wake", nullable=True),
        text("scores", nullable=True),
        text("ranking", nullable=True),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed", "created"])
    op.create_index("tables_by_wake", "tables", ["wake"])
    op.create_table("seats", table_id(primary_key=True), number("seat", primary_key=True), person())
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "log",
        table_id(primary_key=True),
        number("version", primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        number("seat"),
        text("option"),
        number("made_for"),
        number("left"),
        text("by"),
        text("note"),
        moment("at"),
    )
    op.create_table("snapshots", table_id(primary_key=True), number("version"), text("body"))


def upgrade_talk() -> None:
    op.create_table(
        "chat",
        number("id", primary_key=True, autoincrement=True),
        table_id(),
        person(),
        text("name"),
        number("seat", nullable=True),
        text("text"),
        moment("at"),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
    op.create_table("notes", person(primary_key=True), table_id(primary_key=True), text("text"))
    op.create_table("mutes", person(primary_key=True), person("other", primary_key=True))


def downgrade() -> None:
    for name in (
        "mutes",
        "notes",
        "chat",
        "snapshots",
        "log",
        "seats",
        "tables",
        "tokens",
        "sessions",
        "people",
    ):
        op.drop_table(name)
