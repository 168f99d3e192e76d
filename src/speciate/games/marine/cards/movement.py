"""Cards that move species off a tile: Mass Exodus, Omnivore, Solar Radiation."""

from __future__ import annotations

from speciate.core.step import Step
from speciate.games.marine.cards.card import EvolutionCard
from speciate.games.marine.cards.culls import CullVictim
from speciate.games.marine.choices import DiscCornerChoice, HexChoice, NumberChoice
from speciate.games.marine.earth import (
    cubes_on,
    discs_on,
    has_way_out,
    move_species,
    occupied_by_all,
    remove_disc,
    return_species,
)
from speciate.games.marine.geometry import HEX_CORNERS, HEXES, NEIGHBOUR_MASK, bits
from speciate.games.marine.state import Marine

# ---------------------------------------------------------------------- Mass Exodus


class MassExodus(EvolutionCard):
    """All species on a tile move to its neighbours, as you divide them."""

    NAME = "mass-exodus"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return exodus_tiles(s) != 0

    def effect(self, s: Marine, a: int, x: int) -> None:
        if exodus_tiles(s):
            s.stack.append(ExodusTile(s.seat_of[a], a))


def exodus_tiles(s: Marine) -> int:
    mask = occupied_by_all(s)
    for h in bits(mask):
        if not has_way_out(s, h):
            mask &= ~(1 << h)
    return mask


class ExodusTile(HexChoice):
    NAME = "exodus-tile"

    def hexes(self, s: Marine) -> int:
        return exodus_tiles(s)

    def why_not(self, s: Marine, h: int) -> str:
        return "would-change-nothing@5.7"

    def chosen(self, s: Marine, h: int) -> None:
        s.stack.append(Exodus(self.animal, h, 0, NEIGHBOUR_MASK[h] & s.earth))


class Exodus(Step[Marine]):
    """The animals of the tile in food chain order, for each the neighbours, ascending."""

    NAME = "exodus"
    FIELDS = ("animal", "hex", "mover", "tiles")

    def __init__(self, animal: int, hex: int, mover: int, tiles: int) -> None:
        self.animal: int = animal
        self.hex: int = hex
        self.mover: int = mover
        self.tiles: int = tiles  # the neighbours not yet asked for

    def run(self, s: Marine) -> None:
        around = NEIGHBOUR_MASK[self.hex] & s.earth
        for mover in s.animals:
            if mover < self.mover or not s.cubes[mover * HEXES + self.hex]:
                continue
            tiles = self.tiles if mover == self.mover else around
            to = bits(tiles)[0]
            rest = tiles & ~(1 << to)
            s.stack.append(Exodus(self.animal, self.hex, mover, rest))
            s.stack.append(
                ExodusNumber(
                    s.seat_of[self.animal], self.animal, self.hex, mover, to, int(rest == 0)
                )
            )
            return


class ExodusNumber(NumberChoice):
    NAME = "exodus-number"
    FIELDS = ("seat", "animal", "hex", "mover", "to_hex", "last")

    def __init__(
        self, seat: int, animal: int, hex: int, mover: int, to_hex: int, last: int
    ) -> None:
        super().__init__(seat, animal)
        self.hex: int = hex
        self.mover: int = mover
        self.to_hex: int = to_hex
        self.last: int = last  # 1: the last neighbour takes the rest

    def least(self, s: Marine) -> int:
        return self.most(s) if self.last else 0

    def most(self, s: Marine) -> int:
        return s.cubes[self.mover * HEXES + self.hex]

    def why_not(self, s: Marine, count: int) -> str:
        return "not-so-many-species@6.3"

    def chosen(self, s: Marine, count: int) -> None:
        move_species(s, self.mover, self.hex, self.to_hex, count)


# ---------------------------------------------------------------------- Omnivore


class Omnivore(EvolutionCard):
    """On a tile you occupy, a disc goes to the bag and a species dies."""

    NAME = "omnivore"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return s.occupied[a] != 0

    def effect(self, s: Marine, a: int, x: int) -> None:
        if s.occupied[a]:
            s.stack.append(OmnivoreTile(s.seat_of[a], a))


class OmnivoreTile(HexChoice):
    NAME = "omnivore-tile"

    def hexes(self, s: Marine) -> int:
        return s.occupied[self.animal]

    def why_not(self, s: Marine, h: int) -> str:
        return "not-occupied@6.3"

    def chosen(self, s: Marine, h: int) -> None:
        s.stack.append(CullVictim(self.seat, self.animal, h, 0))
        if discs_on(s, h):
            s.stack.append(OmnivoreDisc(self.seat, self.animal, h))


class OmnivoreDisc(DiscCornerChoice):
    NAME = "omnivore-disc"
    FIELDS = ("seat", "animal", "hex")

    def __init__(self, seat: int, animal: int, hex: int) -> None:
        super().__init__(seat, animal)
        self.hex: int = hex

    def corners(self, s: Marine) -> list[int]:
        return [k for k in HEX_CORNERS[self.hex] if s.disc[k] >= 0]

    def why_not_that(self, s: Marine, corner: int) -> str:
        return "not-on-the-tile@6.3"

    def chosen(self, s: Marine, corner: int) -> None:
        remove_disc(s, corner)


# ---------------------------------------------------------------------- Solar Radiation


class SolarRadiation(EvolutionCard):
    """X species on a tile return to the gene pools; while in play Evolution scores less."""

    NAME = "solar-radiation"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return occupied_by_all(s) != 0

    def effect(self, s: Marine, a: int, x: int) -> None:
        if occupied_by_all(s):
            s.stack.append(RadiationTile(s.seat_of[a], a, x))


class RadiationTile(HexChoice):
    NAME = "radiation-tile"
    FIELDS = ("seat", "animal", "x")

    def __init__(self, seat: int, animal: int, x: int) -> None:
        super().__init__(seat, animal)
        self.x: int = x

    def hexes(self, s: Marine) -> int:
        return occupied_by_all(s)

    def why_not(self, s: Marine, h: int) -> str:
        return "would-change-nothing@5.7"

    def chosen(self, s: Marine, h: int) -> None:
        s.stack.append(Radiation(self.animal, h, 0, min(self.x, cubes_on(s, h))))


class Radiation(Step[Marine]):
    """For each animal on the tile, in food chain order, a number; all X must be found."""

    NAME = "radiation"
    FIELDS = ("animal", "hex", "next", "left")

    def __init__(self, animal: int, hex: int, next: int, left: int) -> None:
        self.animal: int = animal
        self.hex: int = hex
        self.next: int = next
        self.left: int = left

    def run(self, s: Marine) -> None:
        if not self.left:
            return
        for a in s.animals:
            if a >= self.next and s.cubes[a * HEXES + self.hex]:
                seat = s.seat_of[self.animal]
                s.stack.append(RadiationNumber(seat, self.animal, self.hex, a, self.left))
                return


class RadiationNumber(NumberChoice):
    NAME = "radiation-number"
    FIELDS = ("seat", "animal", "hex", "victim", "left")

    def __init__(self, seat: int, animal: int, hex: int, victim: int, left: int) -> None:
        super().__init__(seat, animal)
        self.hex: int = hex
        self.victim: int = victim
        self.left: int = left

    def least(self, s: Marine) -> int:
        others = 0
        for a in s.animals:
            if a > self.victim:
                others += s.cubes[a * HEXES + self.hex]
        return max(0, self.left - others)

    def most(self, s: Marine) -> int:
        return min(self.left, s.cubes[self.victim * HEXES + self.hex])

    def why_not(self, s: Marine, count: int) -> str:
        if count > self.most(s):
            return "not-so-many-species@6.3"
        return "too-few-for-the-card@6.3"

    def chosen(self, s: Marine, count: int) -> None:
        if count:
            return_species(s, self.victim, self.hex, count)
        s.stack.append(Radiation(self.animal, self.hex, self.victim + 1, self.left - count))
