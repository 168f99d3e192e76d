"""Main objectives (6.2), organism objectives (6.3), and what ends the game (6.4)."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.step import NOT_ASKED, Step
from speciate.games.entropy import events
from speciate.games.entropy.components import (
    ADVANCE_ON,
    COMPLETED_TO_END,
    LAST_IS_SINGLE,
    ORGANISM_TILES,
    TILE_ENDS,
    TILE_STACKS,
    TILE_THRESHOLD,
    TRACK_END,
    TRACKS,
)
from speciate.games.entropy.options import DONE, LARGE, SMALL
from speciate.games.entropy.question import Question
from speciate.games.entropy.state import OBJECTIVES, ON_BOARD, Entropy
from speciate.games.entropy.vocabulary import ANY_ORGANISM, LYING, TILE_TYPES, UPRIGHT

# ---------------------------------------------------------------------- main objectives


def is_completed(s: Entropy, track: int) -> bool:
    """Whether a marker, the rival's included, stands on the last space."""
    for row in range(s.players + 1):
        if s.tracks[TRACKS * row + track] == TRACK_END[track]:
            return True
    return False


def can_advance(s: Entropy, row: int, track: int) -> bool:
    space = s.tracks[TRACKS * row + track]
    if space >= TRACK_END[track]:
        return False
    return space + 1 < TRACK_END[track] or not (LAST_IS_SINGLE[track] and is_completed(s, track))


class MainObjectives(Step[Entropy]):
    """3.5, 2: the markers advance for what has happened in this turn."""

    NAME = "main-objectives"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Entropy) -> None:
        s.phase = OBJECTIVES
        for track in range(TRACKS):
            for _ in range(s.happened[ADVANCE_ON[track]]):
                if can_advance(s, self.seat, track):
                    self.advance(s, track)
        s.happened = [0, 0, 0]

    def advance(self, s: Entropy, track: int) -> None:
        at = TRACKS * self.seat + track
        s.tracks[at] += 1
        if s.events is not None:
            s.tell(events.OBJECTIVE_ADVANCED, (self.seat, track, s.tracks[at]))
            if s.tracks[at] == TRACK_END[track]:
                s.tell(events.OBJECTIVE_COMPLETED, (self.seat, track))


# ---------------------------------------------------------------------- organism objectives


def organisms_of(s: Entropy, seat: int) -> list[int]:
    """Bacteria, plants, animals and all organisms of the play area."""
    found = [0, 0, 0, 0]
    for planet in s.planets[seat]:
        for kind in range(3):
            found[kind] += s.organisms[3 * planet + kind]
    found[ANY_ORGANISM] = found[0] + found[1] + found[2]
    return found


def top_tile(s: Entropy, kind: int, large: bool) -> int:
    """The best tile of a type that is left, or -1: small ones lie with the highest VP on top."""
    for tile in TILE_STACKS[len(TILE_TYPES) + kind if large else kind]:
        if s.tile_owner[tile] == ON_BOARD:
            return tile
    return -1


def has_small(s: Entropy, owner: int, kind: int) -> bool:
    for tile in TILE_STACKS[kind]:
        if s.tile_owner[tile] == owner:
            return True
    return False


def earned_tile(s: Entropy, owner: int, organisms: list[int], kind: int, large: bool) -> int:
    """The tile of a type that an owner may take now, or -1."""
    tile = top_tile(s, kind, large)
    if tile < 0 or organisms[kind] < TILE_THRESHOLD[tile]:
        return -1
    return -1 if not large and has_small(s, owner, kind) else tile


class OrganismObjectives(Question):
    """3.5, 3: SMALL + type or LARGE + type, one after the other, or DONE."""

    NAME = "organism-objectives"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def open(self, s: Entropy) -> list[int]:
        organisms = organisms_of(s, self.seat)
        options = [DONE]
        for large in (False, True):
            for kind in range(len(TILE_TYPES)):
                if earned_tile(s, self.seat, organisms, kind, large) >= 0:
                    options.append((LARGE if large else SMALL) + kind)
        return options

    def why(self, s: Entropy, option: int) -> str:
        if not SMALL <= option < LARGE + len(TILE_TYPES):
            return NOT_ASKED
        large = option >= LARGE
        kind = option - (LARGE if large else SMALL)
        if top_tile(s, kind, large) < 0:
            return "no-tile-left@6.3"
        if not large and has_small(s, self.seat, kind):
            return "one-tile-per-type@6.3"
        return "threshold-not-met@6.3"

    def choose(self, s: Entropy, option: int) -> None:
        if option == DONE:
            return
        large = option >= LARGE
        tile = top_tile(s, option - (LARGE if large else SMALL), large)
        s.tile_owner = replaced(s.tile_owner, tile, self.seat)
        s.stack.append(self)
        if s.events is not None:
            s.tell(events.TILE_TAKEN, (self.seat, tile))


class StandUp(Step[Entropy]):
    """3.5, 4: all lying stones stand up."""

    NAME = "stand-up"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Entropy) -> None:
        any_lying = False
        for at in range(4 * self.seat, 4 * self.seat + 4):
            if s.stones[at] == LYING:
                s.stones[at] = UPRIGHT
                any_lying = True
        if any_lying and s.events is not None:
            s.tell(events.STONES_STOOD_UP, (self.seat,))


# ---------------------------------------------------------------------- the end


def completed_objectives(s: Entropy) -> int:
    """Tracks whose last space is taken, and large organism tiles taken, by anybody."""
    completed = 0
    for track in range(TRACKS):
        if is_completed(s, track):
            completed += 1
    for tile in range(ORGANISM_TILES):
        if TILE_ENDS[tile] and s.tile_owner[tile] >= 0:
            completed += 1
    return completed


def completed_objectives_end_the_game(s: Entropy) -> bool:
    return completed_objectives(s) >= COMPLETED_TO_END
