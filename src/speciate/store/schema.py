"""The tables of the database, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

LATEST = "0002"  # the last of the migrations, which lead to what is described here
metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),  # the name to sign in with, folded; NULL: a guest
    Column("password", Text),  # argon2
    Column("language", String(8), nullable=False),
    Column("notices", Text, nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("finished", Float),
    Column("revision", Integer, nullable=False),  # of `body`: people, seats, agreements
    Column("body", Text, nullable=False),
    Column("version", Integer, nullable=False),  # of the game: entries in the log
    Column("choices", Integer, nullable=False),
    Column("to_act", Text, nullable=False),
    Column("wake", Float),  # when a server has to look after the table: a bot, a clock
    Column("scores", Text),
    Column("ranking", Text),
    Index("tables_by_status", "status", "listed", "created"),
    Index("tables_by_wake", "wake"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),  # the key is the lock: a version exists once
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("made_for", Integer, nullable=False),
    Column("left", Integer, nullable=False),
    Column("by", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)

notes = Table(
    "notes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("other", ForeignKey("people.id"), primary_key=True),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rated = Table(
    "rated",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),  # once, whatever happens
    Column("at", Float, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("endpoint", Text, primary_key=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
)
