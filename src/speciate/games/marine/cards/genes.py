"""Gene Expression: exchange a trait for one of three drawn."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED
from speciate.games.marine.cards.card import EvolutionCard
from speciate.games.marine.choices import AnimalChoice
from speciate.games.marine.components import CONSTANTS, EXAPTATION, NOTHING, TRAITS
from speciate.games.marine.inheritance import draw_traits, gain_trait, keep_drawn, lose_trait
from speciate.games.marine.options import TRAIT
from speciate.games.marine.state import Marine
from speciate.games.marine.traits.exaptation import CopyTrait, opposing_traits


class GeneExpression(EvolutionCard):
    NAME = "gene-expression"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return bool(s.trait_box)

    def effect(self, s: Marine, a: int, x: int) -> None:
        if s.trait_box:
            draw_traits(s, a, CONSTANTS.gene_expression_draw)
            s.stack.append(ExpressTrait(s.seat_of[a], a))


class ExpressTrait(AnimalChoice):
    """The trait that is kept of those drawn; it is public from now on."""

    NAME = "express-trait"

    def legal(self, s: Marine) -> list[int]:
        return [TRAIT + trait for trait in s.hands[self.animal]]

    def explain(self, s: Marine, option: int) -> str:
        return "trait-not-drawn@6.3" if 0 <= option - TRAIT < TRAITS else NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        keep_drawn(s, self.animal, option - TRAIT)
        s.stack.append(GiveUpTrait(self.seat, self.animal, option - TRAIT))


class GiveUpTrait(AnimalChoice):
    """The own trait that goes to the box: with Superheroes one of two."""

    NAME = "give-up-trait"
    FIELDS = ("seat", "animal", "trait")

    def __init__(self, seat: int, animal: int, trait: int) -> None:
        super().__init__(seat, animal)
        self.trait: int = trait  # the new one, held by this step

    def legal(self, s: Marine) -> list[int]:
        own = s.traits[2 * self.animal : 2 * self.animal + 2]
        return [TRAIT + trait for trait in sorted(own) if trait != NOTHING]

    def explain(self, s: Marine, option: int) -> str:
        return "not-your-trait@8.4" if 0 <= option - TRAIT < TRAITS else NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        a = self.animal
        place = 0 if s.traits[2 * a] == option - TRAIT else 1
        lose_trait(s, a, place)
        gain_trait(s, a, self.trait, place)
        if self.trait == EXAPTATION and opposing_traits(s, a):
            s.stack.append(CopyTrait(self.seat, a))
