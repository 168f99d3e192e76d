"""Wanderlust (4.7): a new tile, a disc on it, a bonus, and species that move onto it."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.step import NOT_ASKED, Step
from speciate.games.marine import events
from speciate.games.marine.actions.action import Action
from speciate.games.marine.choices import (
    AnimalChoice,
    ElementChoice,
    HexChoice,
    NumberChoice,
    VacantCornerChoice,
)
from speciate.games.marine.components import IN_WANDERLUST, SPECIAL_ONLY
from speciate.games.marine.earth import (
    corners_on,
    lay_tile,
    move_species,
    put_disc,
    shore,
    types_in,
)
from speciate.games.marine.geometry import HEXES, NEIGHBOUR_MASK, NEIGHBOURS
from speciate.games.marine.options import HEX, NO_DISC, STACK
from speciate.games.marine.points import bonus, gain
from speciate.games.marine.state import Marine
from speciate.games.marine.traits.camouflage import OfferCamouflage


class Wanderlust(Action):
    def possible(self, s: Marine, a: int, space: int) -> bool:
        return any(s.stacks) and shore(s) != 0

    def begin(self, s: Marine, a: int, space: int) -> None:
        if SPECIAL_ONLY >> space & 1:
            s.stack.append(GrantExtraTurn(a))
        s.stack.append(ChooseStack(s.seat_of[a], a))


class GrantExtraTurn(Step[Marine]):
    """Special space: another turn once the action is complete (ruling 53)."""

    NAME = "grant-extra-turn"
    FIELDS = ("animal",)

    def __init__(self, animal: int) -> None:
        self.animal: int = animal

    def run(self, s: Marine) -> None:
        s.extra = True


class ChooseStack(AnimalChoice):
    """The face-up tile of a stack; the next one is turned up at once (ruling 52)."""

    NAME = "choose-stack"

    def legal(self, s: Marine) -> list[int]:
        return [STACK + i for i in range(3) if s.stacks[i]]

    def explain(self, s: Marine, option: int) -> str:
        return "stack-empty@4.7" if 0 <= option - STACK < 3 else NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        number = option - STACK
        terrain = s.stacks[number][-1]
        stack = s.stacks[number][:-1]
        s.stacks = replaced(s.stacks, number, stack)
        if stack and s.events is not None:
            s.tell(events.TILE_REVEALED, (1 + number, stack[-1]))
        s.stack.append(TilePlace(s.seat_of[self.animal], self.animal, terrain))


class TilePlace(HexChoice):
    """An empty hex of the grid that borders earth."""

    NAME = "tile-place"
    FIELDS = ("seat", "animal", "terrain")

    def __init__(self, seat: int, animal: int, terrain: int) -> None:
        super().__init__(seat, animal)
        self.terrain: int = terrain

    def hexes(self, s: Marine) -> int:
        return shore(s)

    def explain(self, s: Marine, option: int) -> str:
        h = option - HEX
        if not 0 <= h < HEXES:
            return NOT_ASKED
        return "hex-taken@4.7" if s.earth >> h & 1 else "not-beside-earth@4.7"

    def chosen(self, s: Marine, h: int) -> None:
        a = self.animal
        lay_tile(s, h, self.terrain)
        if s.events is not None:
            s.tell(events.TILE_PLACED, (a, self.terrain, h))
        s.stack.append(OfferCamouflage(a, h, 0))
        s.stack.append(Entering(h, 0, 0))
        s.stack.append(WanderlustBonus(a, h))
        if types_in(s.display, IN_WANDERLUST) and corners_on(s, 1 << h, True):
            s.stack.append(WanderlustElement(self.seat, a, h))


class WanderlustElement(ElementChoice):
    """A disc of the section for the new tile, or none."""

    NAME = "wanderlust-element"
    FIELDS = ("seat", "animal", "hex")

    def __init__(self, seat: int, animal: int, hex: int) -> None:
        super().__init__(seat, animal)
        self.hex: int = hex

    def elements(self, s: Marine) -> int:
        return types_in(s.display, IN_WANDERLUST)

    def legal(self, s: Marine) -> list[int]:
        return [NO_DISC, *super().legal(s)]

    def why_not(self, s: Marine, element: int) -> str:
        return "not-in-section@4.7"

    def take(self, s: Marine, option: int) -> None:
        if option != NO_DISC:
            super().take(s, option)

    def chosen(self, s: Marine, element: int) -> None:
        s.stack.append(WanderlustCorner(self.seat, self.animal, self.hex, element))


class WanderlustCorner(VacantCornerChoice):
    NAME = "wanderlust-corner"
    FIELDS = ("seat", "animal", "hex", "element")

    def __init__(self, seat: int, animal: int, hex: int, element: int) -> None:
        super().__init__(seat, animal)
        self.hex: int = hex
        self.element: int = element

    def corners(self, s: Marine) -> list[int]:
        return corners_on(s, 1 << self.hex, True)

    def why_not_there(self, s: Marine, corner: int) -> str:
        return "not-on-the-new-tile@4.7"

    def chosen(self, s: Marine, corner: int) -> None:
        s.display[IN_WANDERLUST + self.element] -= 1
        put_disc(s, self.animal, self.element, corner)


class WanderlustBonus(Step[Marine]):
    NAME = "wanderlust-bonus"
    FIELDS = ("animal", "hex")

    def __init__(self, animal: int, hex: int) -> None:
        self.animal: int = animal
        self.hex: int = hex

    def run(self, s: Marine) -> None:
        same = (s.ground[s.terrain[self.hex]] & NEIGHBOUR_MASK[self.hex]).bit_count()
        gain(s, self.animal, bonus(s, 1 + same), events.FOR_WANDERLUST)


class Entering(Step[Marine]):
    """In food chain order every animal, for each adjacent tile that it occupies."""

    NAME = "entering"
    FIELDS = ("hex", "animal", "next")

    def __init__(self, hex: int, animal: int, next: int) -> None:
        self.hex: int = hex
        self.animal: int = animal
        self.next: int = next  # place among the neighbours of the hex

    def run(self, s: Marine) -> None:
        around = NEIGHBOURS[self.hex]
        start = self.next
        for a in s.animals:
            if a < self.animal:
                continue
            if a > self.animal:
                start = 0
            if not s.occupied[a] & NEIGHBOUR_MASK[self.hex]:
                continue
            for i in range(start, len(around)):
                if s.cubes[a * HEXES + around[i]]:
                    s.stack.append(Entering(self.hex, a, i + 1))
                    s.stack.append(EnterNumber(s.seat_of[a], a, self.hex, around[i]))
                    return


class EnterNumber(NumberChoice):
    NAME = "enter-number"
    FIELDS = ("seat", "animal", "hex", "from_hex")

    def __init__(self, seat: int, animal: int, hex: int, from_hex: int) -> None:
        super().__init__(seat, animal)
        self.hex: int = hex
        self.from_hex: int = from_hex

    def most(self, s: Marine) -> int:
        return s.cubes[self.animal * HEXES + self.from_hex]

    def why_not(self, s: Marine, count: int) -> str:
        return "not-so-many-species@4.7"

    def chosen(self, s: Marine, count: int) -> None:
        move_species(s, self.animal, self.from_hex, self.hex, count)
