"""Competition (4.10): eliminate opposing species on a tile that you occupy."""

from __future__ import annotations

from speciate.games.marine.actions.action import Action
from speciate.games.marine.choices import HexChoice, PickAnimal
from speciate.games.marine.components import INDEX_OF, NOTHING, SPECIAL_ONLY
from speciate.games.marine.earth import eliminate, occupied_by_others
from speciate.games.marine.geometry import GRID_MASK, HEXES
from speciate.games.marine.options import ANIMAL, NO_ANIMAL, STOP
from speciate.games.marine.settle import Settle
from speciate.games.marine.state import Marine

ANYWHERE = -1  # the special space: two tiles of any terrain, one species on each


def arena(s: Marine, a: int, terrain: int) -> int:
    """The tiles on which an animal may compete."""
    return s.occupied[a] & (GRID_MASK if terrain == ANYWHERE else s.ground[terrain])


class Competition(Action):
    def possible(self, s: Marine, a: int, space: int) -> bool:
        if SPECIAL_ONLY >> space & 1:
            return s.occupied[a] & occupied_by_others(s, a) != 0
        terrain = s.competition[INDEX_OF[space]]
        if terrain == NOTHING:
            return False
        return arena(s, a, terrain) & occupied_by_others(s, a) != 0

    def begin(self, s: Marine, a: int, space: int) -> None:
        seat = s.seat_of[a]
        s.stack.append(Settle(a))
        if SPECIAL_ONLY >> space & 1:
            s.stack.append(CompetitionTile(seat, a, ANYWHERE, 1))
            s.stack.append(CompetitionTile(seat, a, ANYWHERE, 1))
        else:
            index = INDEX_OF[space]
            s.stack.append(CompetitionTile(seat, a, s.competition[index], index + 1))


class CompetitionTile(HexChoice):
    NAME = "competition-tile"
    FIELDS = ("seat", "animal", "terrain", "value")

    def __init__(self, seat: int, animal: int, terrain: int, value: int) -> None:
        super().__init__(seat, animal)
        self.terrain: int = terrain
        self.value: int = value

    def hexes(self, s: Marine) -> int:
        return arena(s, self.animal, self.terrain)

    def why_not(self, s: Marine, h: int) -> str:
        if self.terrain != ANYWHERE and not s.ground[self.terrain] >> h & 1:
            return "not-the-terrain-of-the-space@4.10"
        return "not-occupied@4.10"

    def chosen(self, s: Marine, h: int) -> None:
        single = int(self.terrain == ANYWHERE)
        s.stack.append(CompetitionVictim(self.seat, self.animal, h, self.value, 0, single))


class CompetitionVictim(PickAnimal):
    """The opposing animal that loses a species, not descending, or no more."""

    NAME = "competition-victim"
    FIELDS = ("seat", "animal", "hex", "left", "first", "single")

    def __init__(
        self, seat: int, animal: int, hex: int, left: int, first: int, single: int
    ) -> None:
        super().__init__(seat, animal)
        self.hex: int = hex
        self.left: int = left
        self.first: int = first
        self.single: int = single

    def picks(self, s: Marine) -> list[int]:
        return [
            a
            for a in s.animals
            if a >= self.first and a != self.animal and s.cubes[a * HEXES + self.hex]
        ]

    def legal(self, s: Marine) -> list[int]:
        return [NO_ANIMAL if self.single else STOP, *super().legal(s)]

    def why_not(self, s: Marine, other: int) -> str:
        if other == self.animal:
            return "opposing-species-only@4.10"
        if not s.cubes[other * HEXES + self.hex]:
            return "no-such-species-there@4.10"
        return "animals-in-food-chain-order@4.14"

    def take(self, s: Marine, option: int) -> None:
        if option >= ANIMAL:
            self.chosen(s, option - ANIMAL)

    def chosen(self, s: Marine, other: int) -> None:
        eliminate(s, other, self.hex, 1)
        if self.left > 1:
            s.stack.append(
                CompetitionVictim(self.seat, self.animal, self.hex, self.left - 1, other, 0)
            )
