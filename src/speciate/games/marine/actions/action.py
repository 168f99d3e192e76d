"""What every action is: whether it can do anything now, and how it begins."""

from __future__ import annotations

from speciate.games.marine.state import Marine


class Action:
    """One section of the display. `space` is the space on which the pawn stands."""

    def possible(self, s: Marine, a: int, space: int) -> bool:
        """Whether performing it could change anything; if not, nothing is asked (4.14)."""
        raise NotImplementedError

    def begin(self, s: Marine, a: int, space: int) -> None:
        """Do it, or push its first question."""
        raise NotImplementedError
