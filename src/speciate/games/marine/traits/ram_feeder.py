"""Ram Feeder: one more printed plankton."""

from __future__ import annotations

from speciate.games.marine.components import PLANKTON, RAM_FEEDER
from speciate.games.marine.state import Marine


def printed_by_trait(s: Marine, a: int, element: int) -> int:
    return 1 if element == PLANKTON and s.abilities[a] >> RAM_FEEDER & 1 else 0
