"""What can go wrong with the database, in words for the person who runs the server."""

from __future__ import annotations

from speciate.core.errors import SpeciateError


class StorageTrouble(SpeciateError):
    """The database cannot be read or written just now: full disk, lost connection."""


class LaterDatabase(SpeciateError):
    """The database was written by a later version of the program."""


class DatabaseInUse(SpeciateError):
    """Another server already works on this SQLite file."""
