"""The log of a table: what was chosen, what was undone. The game is this log and nothing else."""

from __future__ import annotations

import msgspec

CHOICE = "choice"
UNDO = "undo"

PERSON = "person"
AHEAD = "ahead"  # answered before it was asked


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log. `version` is the table's version once the entry is in."""

    version: int
    kind: str
    seat: int
    at: float  # seconds since 1970
    by: str = PERSON  # or `bot:<name>`, `standin:<name>`
    option: str = ""  # of a choice
    made_for: int = 0  # the version for which the choice was made
    to: int = 0  # of an undo: how many choices are left
    note: str = ""


class Made(msgspec.Struct, frozen=True):
    """A choice that stands: it was made and not undone."""

    version: int
    seat: int
    option: str
    by: str
    at: float


def standing(entries: list[Entry]) -> list[Made]:
    """The choices that stand after all undos."""
    made: list[Made] = []
    for entry in entries:
        if entry.kind == UNDO:
            del made[entry.to :]
        else:
            made.append(Made(entry.version, entry.seat, entry.option, entry.by, entry.at))
    return made
