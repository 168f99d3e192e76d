"""Retrieve (3.5): take back the pawns, move the marker, perhaps end the round."""

from __future__ import annotations

from speciate.core.step import Step
from speciate.games.marine import events
from speciate.games.marine.ending import EndOfGame
from speciate.games.marine.pawns import take_back_all
from speciate.games.marine.reseed import Reseed
from speciate.games.marine.state import LEFT, RIGHT, Marine
from speciate.games.marine.traits.ancient_lineage import maybe_offer_lineage
from speciate.games.marine.traits.exaptation import CheckExaptation
from speciate.games.marine.traits.hadopelagic import grants_turn, has_available_pawn


def retrieve(s: Marine, a: int) -> None:
    had_available = has_available_pawn(s, a)
    moved = s.marker[a] == LEFT
    if s.events is not None:
        s.tell(events.RETRIEVED, (a,))
    take_back_all(s, a)
    s.marker[a] = RIGHT
    if moved and s.events is not None:
        s.tell(events.MARKER_MOVED, (a,))
    s.stack.append(EndOfRetrieve(a, int(had_available)))
    s.stack.append(CheckExaptation())
    maybe_offer_lineage(s, a)


class EndOfRetrieve(Step[Marine]):
    """The last marker on the right ends the round; then Hadopelagic."""

    NAME = "end-of-retrieve"
    FIELDS = ("animal", "had_available")

    def __init__(self, animal: int, had_available: int) -> None:
        self.animal: int = animal
        self.had_available: int = had_available

    def run(self, s: Marine) -> None:
        s.extra = grants_turn(s, self.animal, self.had_available == 1)
        for a in s.animals:
            if s.marker[a] == LEFT:
                return
        if s.asteroid:
            s.stack.clear()
            s.stack.append(EndOfGame())
        else:
            s.stack.append(Reseed())
