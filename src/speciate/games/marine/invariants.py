"""What must hold in every position: no piece is lost or doubled, and what is derived fits."""

from __future__ import annotations

from speciate.games.marine.actions.wanderlust import TilePlace
from speciate.games.marine.boards import free_on_board
from speciate.games.marine.cards.genes import GiveUpTrait
from speciate.games.marine.components import (
    ALL_CUBES,
    ANIMAL_NAMES,
    ANIMALS,
    ASTEROID,
    CARDS,
    CONSTANTS,
    ELEMENTS,
    EXAPTATION,
    EXISTING,
    NOBODY,
    NOTHING,
    PHENOTYPIC_PLASTICITY,
    PRIVATE,
    SPACE_NAMES,
    SPACES,
    TERRAIN_NAMES,
    TERRAINS,
    TILE_COUNT,
    TRAITS,
    TYPES,
    VENT,
    VENTS,
)
from speciate.games.marine.geometry import (
    CORNER_HEXES,
    CORNER_NAMES,
    CORNERS,
    HEX_NAMES,
    HEXES,
    bits,
)
from speciate.games.marine.inheritance import refresh_abilities
from speciate.games.marine.pawns import controller
from speciate.games.marine.state import EMPTY, LEFT, RIGHT, SPECIAL, Marine
from speciate.games.marine.traits.phenotypic_plasticity import free_on_card


def discs_out_of_bag(s: Marine, element: int) -> int:
    """Discs of a type on earth, on the display and on animal boards."""
    count = s.disc.count(element) + s.speciation.count(element)
    count += sum(s.display[element::TYPES])
    return count + sum(s.board[element::TYPES]) + sum(s.plastic[element::TYPES])


def broken(s: Marine) -> str | None:
    """The first invariant that does not hold."""
    for check in (
        broken_species,
        broken_discs,
        broken_tiles,
        broken_pawns,
        broken_boards,
        broken_traits,
        broken_cards,
        broken_points,
    ):
        problem = check(s)
        if problem is not None:
            return problem
    return None


def broken_species(s: Marine) -> str | None:
    for a in range(ANIMALS):
        row = s.cubes[a * HEXES : (a + 1) * HEXES]
        name = ANIMAL_NAMES[a]
        if a not in s.animals:
            if any(row) or s.pool[a] or s.box[a] or a in s.squares or s.pawns[a]:
                return f"the {name} are not in the game"
            continue
        if min(row) < 0 or s.pool[a] < 0 or s.box[a] < 0:
            return f"the {name} have less than no cubes somewhere"
        total = sum(row) + s.pool[a] + s.box[a] + s.squares.count(a)
        if total != ALL_CUBES:
            return f"the {name} have {total} cubes, not {ALL_CUBES}"
        if bits(s.occupied[a]) != [h for h in range(HEXES) if row[h]]:
            return f"the tiles of the {name} do not fit their cubes"
        if s.occupied[a] & ~s.earth:
            return f"the {name} stand off earth"
    return None


def broken_discs(s: Marine) -> str | None:
    for element in range(TYPES):
        total = discs_out_of_bag(s, element) + s.bag[element]
        if total != CONSTANTS.discs_per_type or s.bag[element] < 0:
            return f"there are {total} discs of {ELEMENTS[element]}"
    if min(s.display) < 0:
        return "a section of the display has less than no discs"
    for corner in range(CORNERS):
        tiles = 0
        for h in CORNER_HEXES[corner]:
            if s.tile[h] != EMPTY:
                tiles += 1
        if s.touch[corner] != tiles or (s.disc[corner] != EMPTY and not tiles):
            return f"the corner {CORNER_NAMES[corner]} does not fit the tiles around it"
    markers = s.red_bag[:]
    for terrain in s.competition + s.evolution:
        if terrain != NOTHING:
            markers[terrain] += 1
    if markers != [CONSTANTS.terrain_markers] * TERRAINS or min(s.red_bag) < 0:
        return "a terrain marker is lost or doubled"
    return None


def broken_tiles(s: Marine) -> str | None:
    held = [step.terrain for step in s.stack if isinstance(step, TilePlace)]
    tiles = [t for t in s.tile if t != EMPTY] + held + [t for stack in s.stacks for t in stack]
    for terrain in range(TERRAINS - 1):
        if tiles.count(terrain) != TILE_COUNT[terrain]:
            return f"there are {tiles.count(terrain)} tiles of {TERRAIN_NAMES[terrain]}"
    if s.vents_left < 0 or s.vents_left + sum(1 for vent in s.vent if vent) != VENTS:
        return f"there are not {VENTS} vents"
    earth = 0
    geysers = 0
    ground = [0] * TERRAINS
    for h in range(HEXES):
        terrain = VENT if s.vent[h] else s.tile[h]
        if s.terrain[h] != terrain:
            return f"the terrain of {HEX_NAMES[h]} does not fit its tile"
        if terrain != EMPTY:
            ground[terrain] |= 1 << h
        if s.tile[h] != EMPTY:
            earth |= 1 << h
        if s.vent[h] == 2:
            geysers |= 1 << h
    if earth != s.earth or ground != s.ground or geysers != s.geysers:
        return "what is known of earth, its terrains or its geysers does not fit the tiles"
    return None


def broken_pawns(s: Marine) -> str | None:
    mine = [0] * ANIMALS
    specials = 0
    special_at = [EMPTY] * TYPES
    basics = s.pawns[:]
    for space, pawn in enumerate(s.space):
        if pawn == EMPTY:
            continue
        if space < SPACES and not EXISTING[len(s.animals)] >> space & 1:
            return f"the space {SPACE_NAMES[space]} needs more animals"
        if pawn >= SPECIAL:
            special_at[pawn - SPECIAL] = space
            if s.control[pawn - SPECIAL] == NOBODY:
                return f"nobody controls the pawn on {SPACE_NAMES[space]}"
            if space < SPACES:
                specials |= 1 << space
        else:
            basics[pawn] += 1
            if space >= PRIVATE and space != PRIVATE + pawn:
                return f"a pawn stands on {SPACE_NAMES[space]} of another animal"
        if space < SPACES:
            mine[controller(s, pawn)] |= 1 << space
    if mine != s.mine or specials != s.specials or special_at != s.special_at:
        return "what is known of the pawns does not fit the display"
    for a in s.animals:
        wanted = CONSTANTS.basic_pawns[len(s.animals) - 2] + (s.budded >> a & 1)
        if basics[a] != wanted or s.pawns[a] < 0:
            return f"the {ANIMAL_NAMES[a]} have {basics[a]} basic pawns, not {wanted}"
    if any(a != NOBODY and a not in s.animals for a in s.control):
        return "a special pawn is controlled by an animal that is not in the game"
    return None


def broken_boards(s: Marine) -> str | None:
    for a in s.animals:
        known = (s.abilities[a], s.types[a], s.elements[a * TYPES : (a + 1) * TYPES])
        refresh_abilities(s, a)
        if known != (s.abilities[a], s.types[a], s.elements[a * TYPES : (a + 1) * TYPES]):
            return f"the elements or abilities of the {ANIMAL_NAMES[a]} do not fit their cards"
        if free_on_board(s, a) < 0 or free_on_card(s, a) < 0:
            return f"the {ANIMAL_NAMES[a]} have more discs than spaces"
        on_card = sum(s.plastic[a * TYPES : (a + 1) * TYPES])
        if on_card and not s.has(a, PHENOTYPIC_PLASTICITY):
            return f"the {ANIMAL_NAMES[a]} have discs on a card that they do not have"
        if min(s.board) < 0 or min(s.plastic) < 0:
            return "a board has less than no discs"
    return None


def broken_traits(s: Marine) -> str | None:
    held = [step.trait for step in s.stack if isinstance(step, GiveUpTrait)]
    traits = [t for t in s.traits if t != NOTHING] + s.trait_box + held
    for hand in s.hands:
        traits += list(hand)
    wanted = list(range(TRAITS))
    if s.settings["superheroes"]:
        wanted.remove(EXAPTATION)
    if sorted(traits) != wanted:
        return "a trait is lost or doubled"
    return None


def broken_cards(s: Marine) -> str | None:
    face_up = [card for card in s.slots if card != NOTHING]
    if sorted(s.deck + face_up + s.discard + s.removed) != list(range(CARDS)):
        return "an evolution card is lost or doubled"
    if ASTEROID in s.removed:
        return "the Asteroid is never removed from the game"
    if ASTEROID in s.deck[CONSTANTS.asteroid_among_last :]:
        return "the Asteroid must be among the last five cards of the deck"
    if s.slots[: len(face_up)] != face_up:
        return "the slots are filled from the bottom"
    if bits(s.face_up) != sorted(face_up):
        return "what is known of the face-up cards does not fit the slots"
    return None


def broken_points(s: Marine) -> str | None:
    for seat in range(s.players):
        if s.scores[seat] != s.vp[s.counted_animal(seat)]:
            return f"the score of seat {seat} does not fit the points of its animals"
    if any(s.marker[a] not in (LEFT, RIGHT) for a in range(ANIMALS)):
        return "a reseed marker lies in no column"
    return None
