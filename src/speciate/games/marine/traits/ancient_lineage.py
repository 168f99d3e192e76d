"""Ancient Lineage: on a Retrieve, resolve the card of the lowest slot."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED
from speciate.games.marine.cards.resolving import Resolve
from speciate.games.marine.choices import AnimalChoice
from speciate.games.marine.components import ANCIENT_LINEAGE, CONSTANTS, NOTHING
from speciate.games.marine.options import NO, YES
from speciate.games.marine.state import Marine


def maybe_offer_lineage(s: Marine, a: int) -> None:
    if s.has(a, ANCIENT_LINEAGE) and s.slots[CONSTANTS.ancient_lineage_slot - 1] != NOTHING:
        s.stack.append(UseLineage(s.seat_of[a], a))


class UseLineage(AnimalChoice):
    NAME = "use-lineage"

    def legal(self, s: Marine) -> list[int]:
        return [YES, NO] if CONSTANTS.ancient_lineage_optional else [YES]

    def explain(self, s: Marine, option: int) -> str:
        return "must-resolve@7.3" if option == NO else NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        if option == YES:
            s.stack.append(Resolve(self.animal, CONSTANTS.ancient_lineage_slot - 1))
