"""What is kept: people, tables and the log of every game, in SQLite or PostgreSQL."""

from speciate.store.errors import DatabaseInUse, LaterDatabase, StorageTrouble
from speciate.store.store import Store, default_database

__all__ = ["DatabaseInUse", "LaterDatabase", "StorageTrouble", "Store", "default_database"]
