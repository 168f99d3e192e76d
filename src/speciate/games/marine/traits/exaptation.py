"""Exaptation: the ability of an opposing trait, until the gene pool falls to 16."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED, Step
from speciate.games.marine.choices import AnimalChoice
from speciate.games.marine.components import CONSTANTS, EXAPTATION, NOTHING, TRAITS
from speciate.games.marine.inheritance import (
    copy_trait,
    draw_traits,
    gain_trait,
    keep_drawn,
    lose_copy,
    lose_trait,
)
from speciate.games.marine.options import TRAIT, numbered
from speciate.games.marine.state import Marine


def opposing_traits(s: Marine, a: int) -> int:
    mask = 0
    for other in s.animals:
        if other != a:
            for trait in (s.traits[2 * other], s.traits[2 * other + 1]):
                if trait != NOTHING:
                    mask |= 1 << trait
    return mask


class CopyTrait(AnimalChoice):
    """The opposing trait whose ability is copied, for good."""

    NAME = "copy-trait"

    def legal(self, s: Marine) -> list[int]:
        return numbered(TRAIT, opposing_traits(s, self.animal))

    def explain(self, s: Marine, option: int) -> str:
        return "not-an-opposing-trait@7.3" if 0 <= option - TRAIT < TRAITS else NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        copy_trait(s, self.animal, option - TRAIT)


class CheckExaptation(Step[Marine]):
    """After each completed action, whoever acted, and in a Retrieve (3.8, ruling 84)."""

    NAME = "check-exaptation"

    def run(self, s: Marine) -> None:
        for a in s.animals:
            if s.traits[2 * a] == EXAPTATION and s.pool[a] <= CONSTANTS.exaptation_threshold:
                lose_copy(s, a)
                draw_traits(s, a, CONSTANTS.exaptation_draw)
                s.stack.append(ReplaceExaptation(s.seat_of[a], a))
                return


class ReplaceExaptation(AnimalChoice):
    """One of the drawn traits is kept for the rest of the game."""

    NAME = "replace-exaptation"

    def legal(self, s: Marine) -> list[int]:
        return [TRAIT + trait for trait in s.hands[self.animal]]

    def explain(self, s: Marine, option: int) -> str:
        return "trait-not-drawn@7.3" if 0 <= option - TRAIT < TRAITS else NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        trait = option - TRAIT
        keep_drawn(s, self.animal, trait)
        lose_trait(s, self.animal, 0)
        gain_trait(s, self.animal, trait, 0)
