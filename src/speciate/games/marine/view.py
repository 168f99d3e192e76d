"""What a seat may know (section 11), and worlds that it cannot tell from the real one."""

from __future__ import annotations

from typing import Any

from speciate.core.rng import Rng
from speciate.games.marine.boards import free_on_board
from speciate.games.marine.components import (
    ACTION_OF,
    ANIMAL_NAMES,
    ASTEROID,
    CARD_NAMES,
    CONSTANTS,
    DISPLAY_NAMES,
    ELEMENTS,
    EXISTING,
    NOTHING,
    PHENOTYPIC_PLASTICITY,
    PRINTED,
    PRIVATE,
    SECTION_NAMES,
    SPACE_NAMES,
    SPACES,
    SPECIAL_ONLY,
    TERRAIN_NAMES,
    TRAIT_NAMES,
    TYPES,
    VENT_NAMES,
)
from speciate.games.marine.earth import disc_corners
from speciate.games.marine.geometry import CORNER_NAMES, HEX_NAMES, HEXES, bits
from speciate.games.marine.pawns import controller
from speciate.games.marine.placement import available_specials
from speciate.games.marine.preview import place_bonuses, tile_points, victims
from speciate.games.marine.state import EMPTY, RIGHT, SPECIAL, Marine
from speciate.games.marine.status import domination_value, endangered, survival_holder
from speciate.games.marine.traits.phenotypic_plasticity import free_on_card
from speciate.games.marine.traits.ram_feeder import printed_by_trait


def name_or_none(names: list[str], number: int) -> str | None:
    return names[number] if number >= 0 else None


def counted(counts: list[int], first: int = 0) -> dict[str, int]:
    """Six counts by element, those that are there."""
    return {ELEMENTS[t]: counts[first + t] for t in range(TYPES) if counts[first + t]}


def look(s: Marine, seat: int | None) -> dict[str, Any]:
    return {
        "turns": s.turns,
        "asteroid": s.asteroid,
        "food_chain": [ANIMAL_NAMES[a] for a in s.animals],
        "tiles": look_at_tiles(s),
        "discs": {CORNER_NAMES[k]: ELEMENTS[s.disc[k]] for k in disc_corners(s)},
        "stacks": [look_at_stack(stack) for stack in s.stacks],
        "vents_left": s.vents_left,
        "bag": counted(s.bag),
        "display": look_at_display(s),
        "markers_in_bag": {TERRAIN_NAMES[t]: n for t, n in enumerate(s.red_bag) if n},
        "elements": [look_at_element(s, t) for t in range(TYPES)],
        "slots": [name_or_none(CARD_NAMES, card) for card in s.slots],
        "deck": len(s.deck),
        "discard": [CARD_NAMES[card] for card in s.discard],
        "removed": len(s.removed),
        "unseen_cards": sorted(CARD_NAMES[card] for card in s.deck + s.removed),
        "survival": name_or_none(ANIMAL_NAMES, survival_holder(s)),
        "bonuses": {HEX_NAMES[h]: points for h, points in place_bonuses(s)},
        "animals": [look_at_animal(s, a, seat) for a in s.animals],
    }


def look_at_stack(stack: list[int]) -> dict[str, Any]:
    return {"top": TERRAIN_NAMES[stack[-1]] if stack else None, "count": len(stack)}


def look_at_tiles(s: Marine) -> list[dict[str, Any]]:
    in_danger = {a: endangered(s, a) for a in s.animals}
    scored = tile_points(s)
    dying = victims(s)
    tiles = []
    for h in bits(s.earth):
        species = {ANIMAL_NAMES[a]: s.cubes[a * HEXES + h] for a in s.animals}
        tiles.append(
            {
                "hex": HEX_NAMES[h],
                "terrain": TERRAIN_NAMES[s.terrain[h]],
                "tile": TERRAIN_NAMES[s.tile[h]],
                "vent": VENT_NAMES[s.vent[h]] if s.vent[h] else None,
                "species": {name: count for name, count in species.items() if count},
                "endangered": [ANIMAL_NAMES[a] for a in s.animals if in_danger[a] >> h & 1],
                "would_score": {ANIMAL_NAMES[a]: scored[h][a] for a in s.animals if scored[h][a]},
                "would_die": {
                    ANIMAL_NAMES[a]: dying[a * HEXES + h] for a in s.animals if dying[a * HEXES + h]
                },
            }
        )
    return tiles


def look_at_pawn(s: Marine, space: int) -> dict[str, Any] | None:
    pawn = s.space[space]
    if pawn == EMPTY:
        return None
    return {
        "animal": name_or_none(ANIMAL_NAMES, controller(s, pawn)),
        "special": ELEMENTS[pawn - SPECIAL] if pawn >= SPECIAL else None,
    }


def look_at_display(s: Marine) -> dict[str, Any]:
    spaces = []
    for space in range(SPACES):
        if EXISTING[len(s.animals)] >> space & 1:
            spaces.append(
                {
                    "space": SPACE_NAMES[space],
                    "section": SECTION_NAMES[ACTION_OF[space]],
                    "special_only": bool(SPECIAL_ONLY >> space & 1),
                    "pawn": look_at_pawn(s, space),
                }
            )
    return {
        "spaces": spaces,
        "discs": {
            name: counted(s.display, number * TYPES) for number, name in enumerate(DISPLAY_NAMES)
        },
        "speciation": [name_or_none(ELEMENTS, element) for element in s.speciation],
        "regression_squares": [name_or_none(ANIMAL_NAMES, a) for a in s.squares],
        "competition": [name_or_none(TERRAIN_NAMES, terrain) for terrain in s.competition],
        "evolution": [name_or_none(TERRAIN_NAMES, terrain) for terrain in s.evolution],
        "migration": CONSTANTS.migration_cubes[:],
    }


def look_at_element(s: Marine, t: int) -> dict[str, Any]:
    at = s.special_at[t]
    return {
        "element": ELEMENTS[t],
        "target": s.target[t],
        "control": name_or_none(ANIMAL_NAMES, s.control[t]),
        "pawn_on": name_or_none(SPACE_NAMES, at),
        "values": {ANIMAL_NAMES[a]: domination_value(s, a, t) for a in s.animals},
    }


def look_at_animal(s: Marine, a: int, seat: int | None) -> dict[str, Any]:
    alternative = s.settings["alternative_boards"]
    printed = [
        (0 if alternative else PRINTED[a * TYPES + t]) + printed_by_trait(s, a, t)
        for t in range(TYPES)
    ]
    hand = s.hands[a]
    return {
        "animal": ANIMAL_NAMES[a],
        "seat": s.seat_of[a],
        "points": s.vp[a],
        "marker": "right" if s.marker[a] == RIGHT else "left",
        "pool": s.pool[a],
        "eliminated": s.box[a],
        "basic_pawns": s.pawns[a],
        "special_pawns": [ELEMENTS[t] for t in available_specials(s, a)],
        "printed": counted(printed),
        "discs": counted(s.board, a * TYPES),
        "free_spaces": free_on_board(s, a),
        "card_discs": counted(s.plastic, a * TYPES),
        "card_free_spaces": free_on_card(s, a) if s.has(a, PHENOTYPIC_PLASTICITY) else 0,
        "traits": [TRAIT_NAMES[t] for t in s.traits[2 * a : 2 * a + 2] if t != NOTHING],
        "copied": name_or_none(TRAIT_NAMES, s.copied[a]),
        "bottom_feeder": look_at_pawn(s, PRIVATE + a),
        "hand": [TRAIT_NAMES[t] if seat == s.seat_of[a] else None for t in hand],
    }


# ---------------------------------------------------------------------- resample


def reshuffle_hidden(s: Marine, seat: int, rng: Rng) -> None:
    """Redraw the face-down cards and tiles, and the traits in others' hands."""
    reshuffle_deck(s, rng)
    reshuffle_tiles(s, rng)
    reshuffle_traits(s, seat, rng)


def reshuffle_deck(s: Marine, rng: Rng) -> None:
    """The Asteroid stays among the last five, where it can still be."""
    hidden = sorted([card for card in s.deck + s.removed if card != ASTEROID])
    rng.shuffle(hidden)
    size = len(s.deck)
    if ASTEROID in s.deck:
        at = rng.below(min(size, CONSTANTS.asteroid_among_last))
        s.deck = hidden[:at] + [ASTEROID] + hidden[at : size - 1]
        s.removed = sorted(hidden[size - 1 :])
    else:
        s.deck = hidden[:size]
        s.removed = sorted(hidden[size:])


def reshuffle_tiles(s: Marine, rng: Rng) -> None:
    hidden = sorted([terrain for stack in s.stacks for terrain in stack[:-1]])
    rng.shuffle(hidden)
    s.stacks = [[hidden.pop() for _ in stack[:-1]] + stack[-1:] for stack in s.stacks]


def reshuffle_traits(s: Marine, seat: int, rng: Rng) -> None:
    """What others hold unseen may be anything of the trait box (which all can work out)."""
    others = [a for a in s.animals if s.seat_of[a] != seat and s.hands[a]]
    hidden = s.trait_box[:]
    for a in others:
        hidden += list(s.hands[a])
    hidden.sort()  # so that the same chance gives the same world whatever the truth is
    if others:
        rng.shuffle(hidden)
    s.hands = s.hands[:]
    for a in others:
        s.hands[a] = tuple(sorted([hidden.pop() for _ in s.hands[a]]))
    s.trait_box = sorted(hidden)
