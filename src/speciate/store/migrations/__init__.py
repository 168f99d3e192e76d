"""Alembic's folder: one file per change of the schema, run in order when a database is opened."""
