"""Evolution (4.11): score a tile and, thriving there, resolve a card."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED
from speciate.games.marine.actions.action import Action
from speciate.games.marine.cards.resolving import Resolve
from speciate.games.marine.choices import AnimalChoice, HexChoice
from speciate.games.marine.components import INDEX_OF, NOTHING, SLOTS
from speciate.games.marine.earth import occupied_by_all
from speciate.games.marine.options import SLOT
from speciate.games.marine.scoring import score_tile
from speciate.games.marine.state import Marine
from speciate.games.marine.status import is_thriving


class Evolution(Action):
    def possible(self, s: Marine, a: int, space: int) -> bool:
        terrain = s.evolution[INDEX_OF[space]]
        return terrain != NOTHING and s.ground[terrain] & occupied_by_all(s) != 0

    def begin(self, s: Marine, a: int, space: int) -> None:
        index = INDEX_OF[space]
        s.stack.append(EvolutionTile(s.seat_of[a], a, s.evolution[index], index + 1))


class EvolutionTile(HexChoice):
    NAME = "evolution-tile"
    FIELDS = ("seat", "animal", "terrain", "value")

    def __init__(self, seat: int, animal: int, terrain: int, value: int) -> None:
        super().__init__(seat, animal)
        self.terrain: int = terrain
        self.value: int = value

    def hexes(self, s: Marine) -> int:
        return s.ground[self.terrain]

    def why_not(self, s: Marine, h: int) -> str:
        return "not-the-terrain-of-the-space@4.11"

    def chosen(self, s: Marine, h: int) -> None:
        a = self.animal
        score_tile(s, h, True)
        if s.occupied[a] >> h & 1 and is_thriving(s, a, h) and s.slots[0] != NOTHING:
            s.stack.append(ChooseCard(self.seat, a, self.value))


class ChooseCard(AnimalChoice):
    """A face-up card in a slot not above the value of the space."""

    NAME = "choose-card"
    FIELDS = ("seat", "animal", "value")

    def __init__(self, seat: int, animal: int, value: int) -> None:
        super().__init__(seat, animal)
        self.value: int = value

    def legal(self, s: Marine) -> list[int]:
        return [SLOT + i for i in range(self.value) if s.slots[i] != NOTHING]

    def explain(self, s: Marine, option: int) -> str:
        slot = option - SLOT
        if not 0 <= slot < SLOTS:
            return NOT_ASKED
        return "slot-empty@4.11" if s.slots[slot] == NOTHING else "slot-out-of-reach@4.11"

    def take(self, s: Marine, option: int) -> None:
        s.stack.append(Resolve(self.animal, option - SLOT))
