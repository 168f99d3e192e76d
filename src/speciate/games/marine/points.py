"""Victory points: the bonus table (1.7) and the only way in which an animal gains."""

from __future__ import annotations

from speciate.games.marine import events
from speciate.games.marine.state import Marine
from speciate.games.marine.traits.budding_intelligence import maybe_bud


def bonus(s: Marine, count: int) -> int:
    m = min(count, s.settings["bonus_cap"])
    return m * (m + 1) // 2


def gain(s: Marine, a: int, points: int, reason: int) -> None:
    if points == 0:
        return
    s.vp[a] += points
    seat = s.seat_of[a]
    if len(s.animals) == s.players:
        s.score(seat, points, reason)
    else:  # variant 1: the seat has what the lower of its animals has
        s.tell(events.GAINED, (a, points, reason))
        change = s.vp[s.counted_animal(seat)] - s.scores[seat]
        if change:
            s.score(seat, change, reason)
    maybe_bud(s, a)
