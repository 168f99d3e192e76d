"""Reseed (5.6)."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.step import Step
from speciate.games.marine import events
from speciate.games.marine.boards import LeavingDisc, discs_of
from speciate.games.marine.components import (
    COMPETITION_MARKERS,
    CONSTANTS,
    EVOLUTION_MARKERS,
    IN_ABUNDANCE,
    IN_ADAPTATION,
    IN_AUTOTROPHS,
    IN_DEPLETION,
    IN_REGRESSION,
    IN_WANDERLUST,
    NOBODY,
    NOTHING,
    SQUARES,
    TERRAINS,
    TYPES,
)
from speciate.games.marine.earth import disc_corners, draw_disc, remove_disc, types_in
from speciate.games.marine.geometry import CORNER_MASK, INNER, bits
from speciate.games.marine.state import LEFT, Marine
from speciate.games.marine.traits.resilience import is_shielded


class Reseed(Step[Marine]):
    """Steps 1 and 2: surrounded discs, and what Regression takes."""

    NAME = "reseed"

    def run(self, s: Marine) -> None:
        vents = s.vents()
        for corner in disc_corners(s):
            if INNER[corner] and CORNER_MASK[corner] & ~vents == 0:
                remove_disc(s, corner)
        s.stack.append(RestOfReseed())
        regressing = bits(types_in(s.display, IN_REGRESSION))
        for a in reversed(s.animals):  # pushed backwards: asked in food chain order
            if a in s.squares or is_shielded(s, a):
                continue
            for element in reversed(regressing):
                if discs_of(s, a, element):
                    s.stack.append(LeavingDisc(s.seat_of[a], a, element))


def to_bag(s: Marine, first: int) -> None:
    for element in range(TYPES):
        s.bag[element] += s.display[first + element]
        s.display[first + element] = 0


def move_discs(s: Marine, first: int, to: int) -> None:
    for element in range(TYPES):
        s.display[to + element] += s.display[first + element]
        s.display[first + element] = 0


class RestOfReseed(Step[Marine]):
    """The end of step 2, and steps 3 to 10."""

    NAME = "rest-of-reseed"

    def run(self, s: Marine) -> None:
        for a in s.squares:
            if a != NOBODY:
                s.pool[a] += 1
        s.squares = [NOBODY] * SQUARES
        to_bag(s, IN_REGRESSION)
        move_discs(s, IN_ADAPTATION, IN_REGRESSION)
        to_bag(s, IN_DEPLETION)
        for element in s.speciation:
            if element != NOTHING:
                s.bag[element] += 1
        to_bag(s, IN_WANDERLUST)
        move_discs(s, IN_AUTOTROPHS, IN_DEPLETION)
        move_discs(s, IN_ABUNDANCE, IN_AUTOTROPHS)
        s.red_bag = s.red_bag[:]
        for terrain in s.competition + s.evolution:
            if terrain != NOTHING:
                s.red_bag[terrain] += 1
        fill_display(s)
        fill_rows(s)
        for a in s.animals:
            s.marker[a] = LEFT
        if s.events is not None:
            s.tell(events.RESEEDED, ())


def fill_section(s: Marine, first: int) -> None:
    for _ in range(CONSTANTS.display_discs):
        element = draw_disc(s)
        if element != NOTHING:
            s.display[first + element] += 1


def fill_display(s: Marine) -> None:
    """Step 7; also step 4 of setup."""
    fill_section(s, IN_ABUNDANCE)
    fill_section(s, IN_ADAPTATION)
    s.speciation = [draw_disc(s) for _ in s.speciation]
    fill_section(s, IN_WANDERLUST)


def draw_marker(s: Marine) -> int:
    at = s.rng.below(sum(s.red_bag))
    for terrain in range(TERRAINS):
        at -= s.red_bag[terrain]
        if at < 0:
            s.red_bag = replaced(s.red_bag, terrain, s.red_bag[terrain] - 1)
            return terrain
    return NOTHING


def fill_rows(s: Marine) -> None:
    """Steps 8 and 9: Competition in the order drawn, Evolution sorted."""
    s.competition = [draw_marker(s) for _ in range(COMPETITION_MARKERS)]
    s.evolution = sorted([draw_marker(s) for _ in range(EVOLUTION_MARKERS)])
