"""Camouflage: a species on the tile or vent that another animal has just placed."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED, Step
from speciate.games.marine.choices import AnimalChoice
from speciate.games.marine.components import CAMOUFLAGE, CONSTANTS
from speciate.games.marine.earth import place_species
from speciate.games.marine.options import NO, YES
from speciate.games.marine.settle import settle
from speciate.games.marine.state import Marine
from speciate.games.marine.traits.prey_switching import watch


class OfferCamouflage(Step[Marine]):
    """Every other owner in food chain order, once (ruling 90)."""

    NAME = "offer-camouflage"
    FIELDS = ("animal", "hex", "next")

    def __init__(self, animal: int, hex: int, next: int) -> None:
        self.animal: int = animal
        self.hex: int = hex
        self.next: int = next

    def run(self, s: Marine) -> None:
        for a in s.animals:
            if a >= self.next and a != self.animal and s.abilities[a] >> CAMOUFLAGE & 1:
                if s.pool[a]:
                    s.stack.append(OfferCamouflage(self.animal, self.hex, a + 1))
                    s.stack.append(UseCamouflage(s.seat_of[a], a, self.hex))
                    return


class UseCamouflage(AnimalChoice):
    NAME = "use-camouflage"
    FIELDS = ("seat", "animal", "hex")

    def __init__(self, seat: int, animal: int, hex: int) -> None:
        super().__init__(seat, animal)
        self.hex: int = hex

    def legal(self, s: Marine) -> list[int]:
        return [YES, NO]

    def explain(self, s: Marine, option: int) -> str:
        return NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        if option == YES:
            a = self.animal
            watch(s, a)
            place_species(s, a, self.hex, min(CONSTANTS.camouflage_species, s.pool[a]))
            settle(s, a)
