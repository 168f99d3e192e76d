"""Tectonics (4.8): a vent on a tile; also what Volcanism does."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED, Step
from speciate.games.marine import events
from speciate.games.marine.actions.action import Action
from speciate.games.marine.choices import AnimalChoice, HexChoice
from speciate.games.marine.components import GEYSER, SEAMOUNT, SMOKER, SPECIAL_ONLY, VOLCANISM
from speciate.games.marine.earth import lay_vent, place_species, return_species, revive_species
from speciate.games.marine.geometry import (
    BORDER_MASK,
    GRID_MASK,
    HEXES,
    LOWER_MASK,
    NEIGHBOUR_MASK,
    UPPER_MASK,
)
from speciate.games.marine.options import AS_GEYSER, AS_SMOKER, FROM_BOX, FROM_POOL
from speciate.games.marine.points import bonus, gain
from speciate.games.marine.settle import settle
from speciate.games.marine.state import Marine
from speciate.games.marine.traits.camouflage import OfferCamouflage
from speciate.games.marine.traits.prey_switching import watch


def vent_sites(s: Marine, special: bool) -> int:
    """The tiles that may get a vent (step 1)."""
    allowed = GRID_MASK if special else BORDER_MASK
    if s.is_face_up(VOLCANISM):
        allowed |= s.ground[SEAMOUNT]
    return s.earth & allowed & ~s.vents()


class Tectonics(Action):
    def possible(self, s: Marine, a: int, space: int) -> bool:
        return s.vents_left > 0 and vent_sites(s, SPECIAL_ONLY >> space & 1 == 1) != 0

    def begin(self, s: Marine, a: int, space: int) -> None:
        s.stack.append(VentTile(s.seat_of[a], a, SPECIAL_ONLY >> space & 1))


class VentTile(HexChoice):
    NAME = "vent-tile"
    FIELDS = ("seat", "animal", "special")

    def __init__(self, seat: int, animal: int, special: int) -> None:
        super().__init__(seat, animal)
        self.special: int = special

    def hexes(self, s: Marine) -> int:
        return vent_sites(s, self.special == 1)

    def why_not(self, s: Marine, h: int) -> str:
        return "already-a-vent@4.8" if s.vents() >> h & 1 else "not-on-the-border@4.8"

    def chosen(self, s: Marine, h: int) -> None:
        erupt(s, self.animal, h)


def erupt(s: Marine, a: int, h: int) -> None:
    """Steps 2 to 6 on a tile, and an opposing Camouflage after them."""
    s.stack.append(OfferCamouflage(a, h, 0))
    if UPPER_MASK >> h & 1:
        open_vent(s, a, h, GEYSER)
    elif LOWER_MASK >> h & 1:
        open_vent(s, a, h, SMOKER)
    else:
        s.stack.append(VentSide(s.seat_of[a], a, h))


class VentSide(AnimalChoice):
    """On the midline the actor chooses the side of the vent."""

    NAME = "vent-side"
    FIELDS = ("seat", "animal", "hex")

    def __init__(self, seat: int, animal: int, hex: int) -> None:
        super().__init__(seat, animal)
        self.hex: int = hex

    def legal(self, s: Marine) -> list[int]:
        return [AS_SMOKER, AS_GEYSER]

    def take(self, s: Marine, option: int) -> None:
        open_vent(s, self.animal, self.hex, GEYSER if option == AS_GEYSER else SMOKER)


def open_vent(s: Marine, a: int, h: int, vent: int) -> None:
    lay_vent(s, h, vent)
    if s.events is not None:
        s.tell(events.VENT_PLACED, (a, h, vent))
    near = (s.vents() & NEIGHBOUR_MASK[h]).bit_count()
    gain(s, a, bonus(s, 1 + near), events.FOR_TECTONICS)
    for other in s.animals:
        count = s.cubes[other * HEXES + h]
        if count > 1:
            return_species(s, other, h, count - 1)
    s.stack.append(SettleVent(a, h))


class SettleVent(Step[Marine]):
    """Step 6: one more species of the actor, if it has any left."""

    NAME = "settle-vent"
    FIELDS = ("animal", "hex")

    def __init__(self, animal: int, hex: int) -> None:
        self.animal: int = animal
        self.hex: int = hex

    def run(self, s: Marine) -> None:
        a = self.animal
        if s.pool[a] or s.box[a]:
            s.stack.append(PoolOrBox(s.seat_of[a], a, self.hex))


class PoolOrBox(AnimalChoice):
    NAME = "pool-or-box"
    FIELDS = ("seat", "animal", "hex")

    def __init__(self, seat: int, animal: int, hex: int) -> None:
        super().__init__(seat, animal)
        self.hex: int = hex

    def legal(self, s: Marine) -> list[int]:
        options = [FROM_POOL] if s.pool[self.animal] else []
        if s.box[self.animal]:
            options.append(FROM_BOX)
        return options

    def explain(self, s: Marine, option: int) -> str:
        if option == FROM_POOL:
            return "pool-empty@4.8"
        return "nothing-eliminated@4.8" if option == FROM_BOX else NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        if option == FROM_BOX:
            revive_species(s, self.animal, self.hex)
            return
        watch(s, self.animal)
        place_species(s, self.animal, self.hex, 1)
        settle(s, self.animal)
