"""What a seat may know (section 12), and worlds that it cannot tell from the real one."""

from __future__ import annotations

from typing import Any

from speciate.core.rng import Rng
from speciate.games.newworld.attack import answers, is_legal_prey
from speciate.games.newworld.components import (
    AREA_CARD_NAMES,
    AREAS,
    CARD_NAMES,
    CARDS,
    CARNIVOROUS,
    PARTS,
    TRAIT_NAMES,
)
from speciate.games.newworld.scoring import points
from speciate.games.newworld.state import (
    CARD_MASK,
    HAS_ATTACKED,
    IS_POISONED,
    IS_SCARED,
    LOADED,
    NO_CARD,
    ROTATED,
    TRAIT_MASK,
    TRAIT_SHIFT,
    NewWorld,
)


def look(s: NewWorld, seat: int | None) -> dict[str, Any]:
    everything = [look_at_player(s, owner, seat) for owner in range(s.players)]
    return {
        "epoch": s.epoch,
        "final_epoch": s.is_final_epoch(),
        "first": s.first,
        "turn": s.turn,
        "deck": len(s.deck),
        "discard": len(s.discard),
        "area_deck": len(s.area_deck),
        "area_discard": [AREA_CARD_NAMES[card] for card in s.area_discard],
        "areas": [look_at_area_card(s, card) for card in s.area_row],
        "seats": everything,
    }


def look_at_area_card(s: NewWorld, card: int) -> dict[str, Any]:
    parts = []
    for area in range(2 * card, 2 * card + PARTS[card]):
        place = AREAS[area]
        assert place is not None
        needs = place.needs
        parts.append(
            {
                "area": place.name,
                "needs": None
                if not needs
                else "no-traits"
                if needs < 0
                else TRAIT_NAMES[needs.bit_length() - 1],
                "red": s.red[area],
                "red_printed": place.most,
                "shelter": s.shelter[area],
                "shelter_printed": place.shelter,
            }
        )
    return {"card": AREA_CARD_NAMES[card], "parts": parts}


def look_at_player(s: NewWorld, owner: int, seat: int | None) -> dict[str, Any]:
    hand = s.hands[owner]
    seen: dict[str, Any] = {
        "passed": bool(s.passed >> owner & 1),
        "hand_size": len(hand),
        "animals": [look_at_animal(s, a, seat) for a in s.rows[owner]],
        "would_score": sum(points(s, owner)),
    }
    if not s.settings["mutations"]:
        seen["hand"] = [CARD_NAMES[card] if knows(s, seat, card) else None for card in hand]
        if seat != owner:
            seen["hand"].sort(key=lambda name: (name is None, name))
    return seen


def knows(s: NewWorld, seat: int | None, card: int) -> bool:
    """Whether a seat knows where a card lies; a spectator knows what all know."""
    if seat is None:
        return s.seen[card] == s.everybody()
    return bool(s.seen[card] >> seat & 1)


def look_at_card(code: int) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "trait": TRAIT_NAMES[code >> TRAIT_SHIFT & TRAIT_MASK],
        "card": CARD_NAMES[code & CARD_MASK],
    }
    if code & ROTATED:
        seen["rotated"] = True
    if code & LOADED:
        seen["fat"] = True
    return seen


def look_at_animal(s: NewWorld, a: int, seat: int | None) -> dict[str, Any]:
    face = s.face[a]
    hunts = s.mask[a] >> CARNIVOROUS & 1
    return {
        "animal": a,
        "face": CARD_NAMES[face] if knows(s, seat, face) else None,
        "traits": [look_at_card(code) for code in s.cards[a]],
        "pair": look_at_card(s.link[a]) if s.link[a] != NO_CARD else None,
        "requirement": s.requirement[a],
        "red": s.eaten_red[a],
        "blue": s.eaten_blue[a],
        "shelter": bool(s.sheltered[a]),
        "poisoned": bool(s.marks[a] & IS_POISONED),
        "scared": bool(s.marks[a] & IS_SCARED),
        "attacked": bool(s.marks[a] & HAS_ATTACKED),
        # whom it could attack as things stand, for the boards: all of it is public
        "prey": [b for row in s.rows for b in row if is_legal_prey(s, a, b)] if hunts else [],
        "answers": [TRAIT_NAMES[trait] for trait in answers(s, a)],
    }


# ---------------------------------------------------------------------- resample


def hidden_places(s: NewWorld, seat: int) -> list[int]:
    """The cards that the seat does not know, in an order of their places that it does know.

    So the same chance gives the same world from all positions that the seat cannot tell apart.
    """
    places: list[int] = []
    for hand in s.hands:
        ages = [(s.drawn_at[card], s.seen[card], card) for card in hand]
        if not s.settings["mutations"]:  # there the pool has an order of its own
            ages.sort()
        places += [card for _, _, card in ages]
    places += [card for card in s.face if card != NO_CARD]
    places += s.deck
    places += s.discard
    return [card for card in places if not s.seen[card] >> seat & 1]


def reshuffle_hidden(s: NewWorld, seat: int, rng: Rng) -> None:
    """Redraw the cards whose place the seat does not know, and the hidden area cards.

    What the seat could work out is kept: a card that it saw in the discard pile before a reshuffle
    cannot lie where a card has lain since before (`not_before`).
    """
    hidden_areas = sorted(s.area_deck + s.area_out)
    rng.shuffle(hidden_areas)
    s.area_deck = hidden_areas[: len(s.area_deck)]
    s.area_out = sorted(hidden_areas[len(s.area_deck) :])

    # The hidden places by the reshuffle since which they can have been filled.
    places: list[list[int]] = [[] for _ in range(s.reshuffles + 1)]
    in_deck = set(s.deck)
    hidden = hidden_places(s, seat)
    for card in hidden:
        places[s.reshuffles if card in in_deck else s.drawn_at[card]].append(card)
    hidden.sort()

    # Fill the oldest places first: what may lie there may also lie in all later ones.
    becomes = list(range(CARDS))
    if s.not_before:
        s.not_before = s.not_before[:]
        for card in hidden:
            for other in range(s.players):
                if other != seat:  # what others could work out of these cards is unknown, too
                    s.not_before[other * CARDS + card] = 0
    rng.shuffle(hidden)
    for age, old_places in enumerate(places):
        for place in old_places:
            for i, card in enumerate(hidden):
                if not s.not_before or s.not_before[seat * CARDS + card] <= age:
                    becomes[place] = card
                    del hidden[i]
                    break

    knowledge, drawn = s.seen, s.drawn_at
    s.seen, s.drawn_at = knowledge[:], drawn[:]
    for place, card in enumerate(becomes):
        s.seen[card] = knowledge[place]
        s.drawn_at[card] = drawn[place]
    for owner in range(s.players):
        hand = [becomes[card] for card in s.hands[owner]]
        s.hands[owner] = hand if s.settings["mutations"] else sorted(hand)
    s.deck = [becomes[card] for card in s.deck]
    s.discard = [becomes[card] for card in s.discard]
    s.face = [becomes[card] if card != NO_CARD else NO_CARD for card in s.face]
