"""Setup (section 2), with the variants of section 11."""

from __future__ import annotations

from speciate.core.rng import Rng
from speciate.games.newworld.areas import fill_areas
from speciate.games.newworld.components import AREA_CARDS, CARDS, CONSTANTS
from speciate.games.newworld.epoch import Epoch
from speciate.games.newworld.state import NewWorld


def deal(players: int, settings: dict[str, int], rng: Rng) -> NewWorld:
    s = NewWorld(players, settings, rng)
    s.lay_out()
    cataclysm = settings["cataclysm"]

    areas = list(range(AREA_CARDS))
    rng.shuffle(areas)
    deck_size = 0 if cataclysm else settings["epochs"]
    row_size = players + 1 if cataclysm else players
    s.area_deck = areas[:deck_size]
    s.area_row = areas[deck_size : deck_size + row_size]
    s.area_out = sorted(areas[deck_size + row_size :])
    if cataclysm:
        fill_areas(s)

    cards = list(range(CARDS))
    rng.shuffle(cards)
    size = CONSTANTS.cataclysm_hand if cataclysm else CONSTANTS.starting_hand
    for seat in range(players):
        hand = [cards.pop() for _ in range(size)]
        if settings["mutations"]:
            s.hands[seat] = hand
        else:
            s.hands[seat] = sorted(hand)
            for card in hand:
                s.seen[card] |= 1 << seat
    s.deck = cards  # in Cataclysm it is never drawn from: out of the game

    first = settings["first_player"]
    s.first = rng.below(players) if first == 0 else first - 1
    s.stack.append(Epoch())
    return s
