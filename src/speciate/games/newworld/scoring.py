"""Scoring (11.1)."""

from __future__ import annotations

from speciate.games.newworld import events
from speciate.games.newworld.components import BONUS, CONSTANTS
from speciate.games.newworld.state import NO_CARD, TRAIT_MASK, TRAIT_SHIFT, NewWorld


def points(s: NewWorld, seat: int) -> tuple[int, int, int]:
    """What the surviving animals of a player are worth: animals, trait cards, bonuses."""
    cards = 0
    bonuses = 0
    for a in s.rows[seat]:
        codes = list(s.cards[a])
        if s.link[a] != NO_CARD:  # counted with its left animal only: once
            codes.append(s.link[a])
        cards += len(codes)
        for code in codes:
            bonuses += BONUS[code >> TRAIT_SHIFT & TRAIT_MASK]
    return CONSTANTS.animal_points * len(s.rows[seat]), cards, bonuses


def final_scoring(s: NewWorld) -> None:
    for seat in range(s.players):
        animals, cards, bonuses = points(s, seat)
        s.score(seat, animals, events.FOR_ANIMALS)
        s.score(seat, cards, events.FOR_TRAITS)
        s.score(seat, bonuses, events.FOR_BONUSES)
