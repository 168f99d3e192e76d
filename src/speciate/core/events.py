"""What happened, as typed events: the client animates them, the log prints them, tests assert."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1
SCORED: Final = (
    0  # every game's event 0: (seat, points, reason); scores move by it and nothing else
)


class Event:
    """One thing that happened. `kind` indexes the game's `event_kinds`; `args` fit its fields."""

    def __init__(self, kind: int, args: tuple[int, ...], audience: int = EVERYBODY) -> None:
        self.kind: int = kind
        self.args: tuple[int, ...] = args
        self.audience: int = audience  # a bit per seat, or EVERYBODY

    def seen_by(self, seat: int | None) -> bool:
        """Whether this seat may know; None is a spectator."""
        if self.audience == EVERYBODY:
            return True
        return seat is not None and bool(self.audience >> seat & 1)


class EventKind:
    """The name of a kind of event and, per argument, the field's name and what it numbers."""

    def __init__(self, name: str, *fields: str) -> None:
        self.name: str = name
        self.fields: tuple[str, ...] = fields
