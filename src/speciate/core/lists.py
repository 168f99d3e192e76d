"""Lists that a position shares with its copies.

What changes seldom is not copied with a position: such a list is never written to, a changed one
takes its place.
"""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

# What the lists of a position are before they are filled.
NO_NUMBERS: Final[list[int]] = []
NO_GROUPS: Final[list[tuple[int, ...]]] = []
NO_LISTS: Final[list[list[int]]] = []


def replaced(items: list[T], at: int, value: T) -> list[T]:
    """A list like this one, with another value at one place."""
    changed = items[:]
    changed[at] = value
    return changed
