"""What must hold in every position: no piece is lost or doubled."""

from __future__ import annotations

from typing import Final

from speciate.games.newworld.animals import refresh
from speciate.games.newworld.components import (
    AREA_CARDS,
    AREAS,
    CARDS,
)
from speciate.games.newworld.state import (
    CARD_MASK,
    NO_CARD,
    NewWorld,
)

IN_FLIGHT: Final = ("mutate", "choose-mutation", "exchange-half")  # steps that hold a card face up


def cards_in_flight(s: NewWorld) -> list[int]:
    return [getattr(step, "card") for step in s.stack if step.NAME in IN_FLIGHT]  # noqa: B009


def broken(s: NewWorld) -> str | None:
    """The first invariant that does not hold."""
    cards = s.deck + s.discard + cards_in_flight(s)
    for hand in s.hands:
        cards += hand
    for seat in range(s.players):
        for a in s.rows[seat]:
            if s.owner[a] != seat:
                return f"animal {a} lies in the row of seat {seat} but belongs to {s.owner[a]}"
            cards.append(s.face[a])
            cards += [code & CARD_MASK for code in s.cards[a]]
            if s.link[a] != NO_CARD:
                cards.append(s.link[a] & CARD_MASK)
            if s.sheltered[a] not in (0, 1):
                return f"animal {a} has {s.sheltered[a]} shelters"
            mask, requirement = s.mask[a], s.requirement[a]
            refresh(s, a)
            if (mask, requirement) != (s.mask[a], s.requirement[a]):
                return f"the traits of animal {a} do not fit its cards"
    if sorted(cards) != list(range(CARDS)):
        return "an evolution card is lost or doubled"
    if sum(len(row) for row in s.rows) != sum(1 for owner in s.owner if owner >= 0):
        return "an animal lies in no row"
    area_cards = s.area_deck + s.area_row + s.area_discard + s.area_out
    if sorted(area_cards) != list(range(AREA_CARDS)):
        return "an area card is lost or doubled"
    for area, place in enumerate(AREAS):
        most = place.most if place is not None and area // 2 in s.area_row else 0
        printed = place.shelter if place is not None and area // 2 in s.area_row else 0
        if not 0 <= s.red[area] <= most:
            return f"area {area} has {s.red[area]} red of at most {most}"
        if not 0 <= s.shelter[area] <= printed:
            return f"area {area} has {s.shelter[area]} shelters of at most {printed}"
    return None
