"""The end of the game (section 9)."""

from __future__ import annotations

from speciate.core.step import Step
from speciate.games.marine import events
from speciate.games.marine.components import TYPES
from speciate.games.marine.extinction import extinction, survival
from speciate.games.marine.points import gain
from speciate.games.marine.scoring import score_tiles
from speciate.games.marine.state import Marine


def controlled_targets(s: Marine, a: int) -> int:
    return sum([s.target[element] for element in range(TYPES) if s.control[element] == a])


class EndOfGame(Step[Marine]):
    """Final Extinction and Survival, every tile once, then the targets."""

    NAME = "end-of-game"

    def run(self, s: Marine) -> None:
        s.tell(events.GAME_ENDED, ())
        extinction(s)
        survival(s)
        score_tiles(s, s.earth)
        for a in s.animals:
            gain(s, a, controlled_targets(s, a), events.FOR_TARGETS)
