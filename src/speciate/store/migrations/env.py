"""Alembic runs on the connection that the program has already opened."""

from __future__ import annotations

from alembic import context

from speciate.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
