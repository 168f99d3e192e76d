"""Migration (4.9): species move to neighbouring tiles, each at most once.

The moves (from, to, number) are asked ascending, so that one set of moves has one series (4.14).
"""

from __future__ import annotations

from speciate.core.step import NOT_ASKED
from speciate.games.marine.actions.action import Action
from speciate.games.marine.choices import HexChoice, NumberChoice
from speciate.games.marine.components import ALL_CUBES, CONSTANTS, INDEX_OF
from speciate.games.marine.earth import has_way_out, move_species
from speciate.games.marine.geometry import HEXES, bits
from speciate.games.marine.options import HEX, STOP
from speciate.games.marine.state import Marine
from speciate.games.marine.traits.seasonal_migrants import more_species, reach

NOWHERE = -1


def arrivals(arrived: tuple[int, ...], h: int) -> int:
    """How many species on a tile came in this action; `arrived` is pairs of hex and number."""
    count = 0
    for i in range(0, len(arrived), 2):
        if arrived[i] == h:
            count += arrived[i + 1]
    return count


def after(mask: int, h: int) -> int:
    """The hexes of a mask beyond h."""
    return mask >> (h + 1) << (h + 1)


class Migration(Action):
    def possible(self, s: Marine, a: int, space: int) -> bool:
        return s.occupied[a] != 0

    def begin(self, s: Marine, a: int, space: int) -> None:
        count = CONSTANTS.migration_cubes[INDEX_OF[space]]
        left = count + more_species(s, a) if count else ALL_CUBES
        s.stack.append(MigrateFrom(s.seat_of[a], a, left, NOWHERE, NOWHERE, ()))


class MigrateFrom(HexChoice):
    """The tile that is left next, or stop."""

    NAME = "migrate-from"
    FIELDS = ("seat", "animal", "left", "last_from", "last_to", "arrived")

    def __init__(
        self,
        seat: int,
        animal: int,
        left: int,
        last_from: int,
        last_to: int,
        arrived: tuple[int, ...],
    ) -> None:
        super().__init__(seat, animal)
        self.left: int = left
        self.last_from: int = last_from
        self.last_to: int = last_to
        self.arrived: tuple[int, ...] = arrived

    def movable(self, s: Marine, h: int) -> bool:
        return s.cubes[self.animal * HEXES + h] > arrivals(self.arrived, h)

    def hexes(self, s: Marine) -> int:
        last = self.last_from
        mask = after(s.occupied[self.animal], last)
        for h in bits(mask):
            if not has_way_out(s, h) or (self.arrived and not self.movable(s, h)):
                mask &= ~(1 << h)
        if last >= 0 and self.movable(s, last):
            if after(reach(s, self.animal, last), self.last_to):
                mask |= 1 << last
        return mask

    def legal(self, s: Marine) -> list[int]:
        return [STOP, *super().legal(s)]

    def why_not(self, s: Marine, h: int) -> str:
        if not s.cubes[self.animal * HEXES + h]:
            return "not-occupied@4.9"
        if h < self.last_from:
            return "tiles-in-ascending-order@4.14"
        if not self.movable(s, h):
            return "moves-once-only@4.9"
        return "tiles-in-ascending-order@4.14"

    def take(self, s: Marine, option: int) -> None:
        if option == STOP:
            return
        h = option - HEX
        least = self.last_to if h == self.last_from else NOWHERE
        s.stack.append(MigrateTo(self.seat, self.animal, self.left, h, least, self.arrived))


class MigrateTo(HexChoice):
    """Where species of that tile go."""

    NAME = "migrate-to"
    FIELDS = ("seat", "animal", "left", "from_hex", "last_to", "arrived")

    def __init__(
        self,
        seat: int,
        animal: int,
        left: int,
        from_hex: int,
        last_to: int,
        arrived: tuple[int, ...],
    ) -> None:
        super().__init__(seat, animal)
        self.left: int = left
        self.from_hex: int = from_hex
        self.last_to: int = last_to
        self.arrived: tuple[int, ...] = arrived

    def hexes(self, s: Marine) -> int:
        return after(reach(s, self.animal, self.from_hex), self.last_to)

    def why_not(self, s: Marine, h: int) -> str:
        if reach(s, self.animal, self.from_hex) >> h & 1:
            return "tiles-in-ascending-order@4.14"
        return "not-adjacent@4.9"

    def chosen(self, s: Marine, h: int) -> None:
        s.stack.append(
            MigrateNumber(self.seat, self.animal, self.left, self.from_hex, h, self.arrived)
        )


class MigrateNumber(NumberChoice):
    NAME = "migrate-number"
    FIELDS = ("seat", "animal", "left", "from_hex", "hex", "arrived")

    def __init__(
        self, seat: int, animal: int, left: int, from_hex: int, hex: int, arrived: tuple[int, ...]
    ) -> None:
        super().__init__(seat, animal)
        self.left: int = left
        self.from_hex: int = from_hex
        self.hex: int = hex
        self.arrived: tuple[int, ...] = arrived

    def least(self, s: Marine) -> int:
        return 1

    def most(self, s: Marine) -> int:
        standing = s.cubes[self.animal * HEXES + self.from_hex] - arrivals(
            self.arrived, self.from_hex
        )
        return min(self.left, standing)

    def why_not(self, s: Marine, count: int) -> str:
        if count == 0:
            return NOT_ASKED
        return "over-the-number-of-the-space@4.9" if count > self.left else "moves-once-only@4.9"

    def chosen(self, s: Marine, count: int) -> None:
        move_species(s, self.animal, self.from_hex, self.hex, count)
        left = self.left - count
        if left:
            arrived = (*self.arrived, self.hex, count)
            s.stack.append(
                MigrateFrom(self.seat, self.animal, left, self.from_hex, self.hex, arrived)
            )
