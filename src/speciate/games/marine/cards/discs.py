"""Cards that move discs on earth: Habitat, Niche Construction, Trophic Cascade."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.step import Step
from speciate.games.marine import events
from speciate.games.marine.cards.card import EvolutionCard
from speciate.games.marine.choices import (
    DiscCornerChoice,
    ElementChoice,
    HexChoice,
    VacantCornerChoice,
)
from speciate.games.marine.components import TYPES
from speciate.games.marine.earth import (
    corners_of_types,
    disc_corners,
    discs_on,
    has_vacant_corner,
    put_disc,
    remove_disc,
    types_in,
    vacant_corners,
)
from speciate.games.marine.geometry import CORNER_HEXES, HEX_CORNERS
from speciate.games.marine.state import EMPTY, Marine

# ---------------------------------------------------------------------- Habitat


def controlled(s: Marine, a: int) -> int:
    """The types of the special pawns that an animal controls."""
    mask = 0
    for element in range(TYPES):
        if s.control[element] == a:
            mask |= 1 << element
    return mask


def uncontrolled(s: Marine, a: int) -> int:
    return (1 << TYPES) - 1 & ~controlled(s, a)


class Habitat(EvolutionCard):
    """Remove a disc of a type you do not control, then add one of a type that you do."""

    NAME = "habitat"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        if corners_of_types(s, uncontrolled(s, a)):
            return True
        return types_in(s.bag) & controlled(s, a) != 0 and has_vacant_corner(s)

    def effect(self, s: Marine, a: int, x: int) -> None:
        s.stack.append(HabitatGrowth(a))
        if corners_of_types(s, uncontrolled(s, a)):
            s.stack.append(HabitatRemoval(s.seat_of[a], a))


class HabitatRemoval(DiscCornerChoice):
    NAME = "habitat-removal"

    def corners(self, s: Marine) -> list[int]:
        return corners_of_types(s, uncontrolled(s, self.animal))

    def why_not_that(self, s: Marine, corner: int) -> str:
        return "type-of-your-own-pawn@6.3"

    def chosen(self, s: Marine, corner: int) -> None:
        remove_disc(s, corner)


class HabitatGrowth(Step[Marine]):
    NAME = "habitat-growth"
    FIELDS = ("animal",)

    def __init__(self, animal: int) -> None:
        self.animal: int = animal

    def run(self, s: Marine) -> None:
        a = self.animal
        if types_in(s.bag) & controlled(s, a) and has_vacant_corner(s):
            s.stack.append(HabitatElement(s.seat_of[a], a))


class HabitatElement(ElementChoice):
    NAME = "habitat-element"

    def elements(self, s: Marine) -> int:
        return types_in(s.bag) & controlled(s, self.animal)

    def why_not(self, s: Marine, element: int) -> str:
        return "pawn-not-controlled@6.3" if s.bag[element] else "not-in-the-bag@10.3"

    def chosen(self, s: Marine, element: int) -> None:
        s.stack.append(HabitatCorner(self.seat, self.animal, element))


class HabitatCorner(VacantCornerChoice):
    NAME = "habitat-corner"
    FIELDS = ("seat", "animal", "element")

    def __init__(self, seat: int, animal: int, element: int) -> None:
        super().__init__(seat, animal)
        self.element: int = element

    def corners(self, s: Marine) -> list[int]:
        return vacant_corners(s)

    def chosen(self, s: Marine, corner: int) -> None:
        s.bag[self.element] -= 1
        put_disc(s, self.animal, self.element, corner)


# ---------------------------------------------------------------------- Niche Construction


class NicheConstruction(EvolutionCard):
    """Move a disc on earth to a vacant corner."""

    NAME = "niche-construction"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return has_vacant_corner(s) and bool(disc_corners(s))

    def effect(self, s: Marine, a: int, x: int) -> None:
        if self.changes(s, a, x):
            s.stack.append(NicheDisc(s.seat_of[a], a))


class NicheDisc(DiscCornerChoice):
    NAME = "niche-disc"

    def corners(self, s: Marine) -> list[int]:
        return disc_corners(s)

    def chosen(self, s: Marine, corner: int) -> None:
        s.stack.append(NicheCorner(self.seat, self.animal, corner))


class NicheCorner(VacantCornerChoice):
    NAME = "niche-corner"
    FIELDS = ("seat", "animal", "from_corner")

    def __init__(self, seat: int, animal: int, from_corner: int) -> None:
        super().__init__(seat, animal)
        self.from_corner: int = from_corner

    def corners(self, s: Marine) -> list[int]:
        return vacant_corners(s)

    def chosen(self, s: Marine, corner: int) -> None:
        element = s.disc[self.from_corner]
        s.disc = replaced(s.disc, self.from_corner, EMPTY)
        s.disc[corner] = element
        if s.events is not None:
            s.tell(events.DISC_MOVED, (self.animal, element, self.from_corner, corner))


# ---------------------------------------------------------------------- Trophic Cascade


def tiles_with_discs(s: Marine) -> int:
    mask = 0
    for corner in disc_corners(s):
        for h in CORNER_HEXES[corner]:
            mask |= 1 << h
    return mask & s.earth


class TrophicCascade(EvolutionCard):
    """Remove X discs from a tile."""

    NAME = "trophic-cascade"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return bool(disc_corners(s))

    def effect(self, s: Marine, a: int, x: int) -> None:
        if self.changes(s, a, x):
            s.stack.append(CascadeTile(s.seat_of[a], a, x))


class CascadeTile(HexChoice):
    NAME = "cascade-tile"
    FIELDS = ("seat", "animal", "x")

    def __init__(self, seat: int, animal: int, x: int) -> None:
        super().__init__(seat, animal)
        self.x: int = x

    def hexes(self, s: Marine) -> int:
        return tiles_with_discs(s)

    def why_not(self, s: Marine, h: int) -> str:
        return "would-change-nothing@5.7"

    def chosen(self, s: Marine, h: int) -> None:
        left = min(self.x, discs_on(s, h))
        s.stack.append(CascadeCorner(self.seat, self.animal, h, left, -1))


class CascadeCorner(DiscCornerChoice):
    """The next disc of the tile, ascending, so that enough are left for the rest."""

    NAME = "cascade-corner"
    FIELDS = ("seat", "animal", "hex", "left", "last_corner")

    def __init__(self, seat: int, animal: int, hex: int, left: int, last_corner: int) -> None:
        super().__init__(seat, animal)
        self.hex: int = hex
        self.left: int = left
        self.last_corner: int = last_corner

    def corners(self, s: Marine) -> list[int]:
        found = [k for k in HEX_CORNERS[self.hex] if k > self.last_corner and s.disc[k] >= 0]
        return found[: len(found) - self.left + 1]

    def why_not_that(self, s: Marine, corner: int) -> str:
        if corner not in HEX_CORNERS[self.hex]:
            return "not-on-the-tile@6.3"
        return "corners-in-ascending-order@4.14"

    def chosen(self, s: Marine, corner: int) -> None:
        remove_disc(s, corner)
        if self.left > 1:
            left = self.left - 1
            s.stack.append(CascadeCorner(self.seat, self.animal, self.hex, left, corner))
