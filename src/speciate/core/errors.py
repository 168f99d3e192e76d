"""Every error that a person can cause, each with a one-line message that says what was expected."""

from __future__ import annotations


class SpeciateError(Exception):
    """Base of all errors that are shown to a person as one line."""


class InvalidChoice(SpeciateError):
    """An option that does not exist, or a seat that has nothing to choose now."""


class IllegalChoice(SpeciateError):
    """An option that exists but is against the rules in this position."""

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(message)
        self.reason = reason


class BadSetup(SpeciateError):
    """An unknown game, a wrong number of players or a wrong option of the game."""


class BadPosition(SpeciateError):
    """The JSON form of a position is malformed or contradicts itself."""


class BadRecord(SpeciateError):
    """A record of a game is malformed, truncated or does not replay."""


class BadData(SpeciateError):
    """A data file of a game is malformed; the message names file, record and reason."""


class RuleError(AssertionError):
    """The engine contradicted itself: a fault of the program, never of its user."""
