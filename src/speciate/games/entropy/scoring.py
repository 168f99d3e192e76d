"""Final scoring (6.5)."""

from __future__ import annotations

from speciate.games.entropy.components import (
    ALTERNATIVE_COUNTER,
    ORGANISM_TILES,
    TILE_VP,
    TRACK_COUNTER,
    TRACK_VALUES,
    TRACKS,
)
from speciate.games.entropy.counters import count
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import FOR_OBJECTIVES, FOR_ORGANISM_OBJECTIVES


def track_points(s: Entropy, seat: int, track: int) -> int:
    """The value of the marker's space times the printed or alternative count."""
    value = TRACK_VALUES[track][s.tracks[TRACKS * seat + track]]
    counters = ALTERNATIVE_COUNTER if s.settings["alternative_objectives"] else TRACK_COUNTER
    return value * count(s, seat, counters[track])


def tile_points(s: Entropy, seat: int) -> int:
    points = 0
    for tile in range(ORGANISM_TILES):
        if s.tile_owner[tile] == seat:
            points += TILE_VP[tile]
    return points


def final_scoring(s: Entropy) -> None:
    for seat in range(s.players):
        for track in range(TRACKS):
            s.score(seat, track_points(s, seat, track), FOR_OBJECTIVES + track)
        s.score(seat, tile_points(s, seat), FOR_ORGANISM_OBJECTIVES)
