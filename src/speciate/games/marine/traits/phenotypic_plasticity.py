"""Phenotypic Plasticity: two more disc spaces, on the card."""

from __future__ import annotations

from speciate.games.marine.components import CONSTANTS, PHENOTYPIC_PLASTICITY, TYPES
from speciate.games.marine.state import Marine


def free_on_card(s: Marine, a: int) -> int:
    if not s.abilities[a] >> PHENOTYPIC_PLASTICITY & 1:
        return 0
    first = a * TYPES
    return CONSTANTS.plasticity_spaces - sum(s.plastic[first : first + TYPES])


def empty_card(s: Marine, a: int) -> None:
    """The card is lost: the discs on it go to the bag (7.2)."""
    s.plastic = s.plastic[:]
    for element in range(TYPES):
        s.bag[element] += s.plastic[a * TYPES + element]
        s.plastic[a * TYPES + element] = 0
