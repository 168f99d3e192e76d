"""Gaining and losing traits (7.2)."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.games.marine import events
from speciate.games.marine.boards import refresh_elements
from speciate.games.marine.components import (
    BOTTOM_FEEDER,
    NOTHING,
    PHENOTYPIC_PLASTICITY,
    PRIVATE,
)
from speciate.games.marine.pawns import lift
from speciate.games.marine.state import EMPTY, Marine
from speciate.games.marine.traits.budding_intelligence import maybe_bud
from speciate.games.marine.traits.phenotypic_plasticity import empty_card


def refresh_abilities(s: Marine, a: int) -> None:
    """Follow a change of traits."""
    mask = 0
    for trait in (s.traits[2 * a], s.traits[2 * a + 1], s.copied[a]):
        if trait != NOTHING:
            mask |= 1 << trait
    s.abilities = replaced(s.abilities, a, mask)
    refresh_elements(s, a)


def lose_ability(s: Marine, a: int, trait: int) -> None:
    """What lay on the card goes; everything already received is kept."""
    if trait == PHENOTYPIC_PLASTICITY:
        empty_card(s, a)
    elif trait == BOTTOM_FEEDER and s.space[PRIVATE + a] != EMPTY:
        lift(s, PRIVATE + a)


def copy_trait(s: Marine, a: int, trait: int) -> None:
    s.copied = replaced(s.copied, a, trait)
    refresh_abilities(s, a)
    maybe_bud(s, a)
    if s.events is not None:
        s.tell(events.TRAIT_COPIED, (a, trait))


def lose_copy(s: Marine, a: int) -> None:
    copied = s.copied[a]
    if copied != NOTHING:
        lose_ability(s, a, copied)
        s.copied = replaced(s.copied, a, NOTHING)
        refresh_abilities(s, a)


def gain_trait(s: Marine, a: int, trait: int, place: int) -> None:
    """The trait takes one of the two places of the animal."""
    s.traits = replaced(s.traits, 2 * a + place, trait)
    refresh_abilities(s, a)
    maybe_bud(s, a)
    if s.events is not None:
        s.tell(events.TRAIT_GAINED, (a, trait))


def lose_trait(s: Marine, a: int, place: int) -> None:
    """To the trait box; with Exaptation its copy is lost (ruling 85)."""
    trait = s.traits[2 * a + place]
    lose_copy(s, a)
    lose_ability(s, a, trait)
    s.traits = replaced(s.traits, 2 * a + place, NOTHING)
    to_box(s, trait)
    refresh_abilities(s, a)
    if s.events is not None:
        s.tell(events.TRAIT_LOST, (a, trait))


def to_box(s: Marine, trait: int) -> None:
    s.trait_box = sorted([*s.trait_box, trait])


def draw_traits(s: Marine, a: int, count: int) -> None:
    """From the shuffled trait box into the animal's hand, seen by its player only."""
    drawn = []
    s.trait_box = s.trait_box[:]
    for _ in range(min(count, len(s.trait_box))):
        drawn.append(s.trait_box.pop(s.rng.below(len(s.trait_box))))
    drawn.sort()
    s.hands = replaced(s.hands, a, tuple(drawn))
    if s.events is not None:
        s.tell(events.TRAITS_DRAWN, (a, len(drawn)))
        s.tell(events.TRAITS_SEEN, (a, *drawn), 1 << s.seat_of[a])


def keep_drawn(s: Marine, a: int, trait: int) -> None:
    """One of the drawn traits is kept and now held by nobody; the others go back to the box."""
    s.trait_box = sorted(s.trait_box + [other for other in s.hands[a] if other != trait])
    s.hands = replaced(s.hands, a, ())
