"""The solo game (section 7): challenges, and the turn of the rival."""

from __future__ import annotations

from typing import Final

from speciate.core.lists import replaced
from speciate.core.step import Step
from speciate.games.entropy import events
from speciate.games.entropy.components import (
    BIOME_PILE,
    CHALLENGE_COUNTER,
    CHALLENGE_LEAST,
    CHALLENGE_VP,
    LEADING,
    LIFE_PILE,
    PROGRESS_ADVANCE,
    PROGRESS_MOVE,
    PROGRESS_ORGANISMS,
    PROGRESS_RING,
    PROGRESS_TAKE,
    SECTORS,
    TAKE_ASTEROID,
    TRACKS,
)
from speciate.games.entropy.counters import count
from speciate.games.entropy.objectives import can_advance, earned_tile
from speciate.games.entropy.offers import take_top
from speciate.games.entropy.state import RIVAL, Entropy
from speciate.games.entropy.vocabulary import (
    FOR_CHALLENGES,
    ORGANISMS,
    TILE_TYPES,
)

# What has left the game, in `removed`: a planet tile, or one of these + its number.
REMOVED_BIOME: Final = 1000
REMOVED_CARD: Final = 2000
REMOVED_ASTEROID: Final = 3000


class ClaimChallenges(Step[Entropy]):
    """Every face-up challenge that is met gives its points, once; they are a mere gain."""

    NAME = "claim-challenges"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Entropy) -> None:
        for challenge in s.challenges:
            met = count(s, self.seat, CHALLENGE_COUNTER[challenge]) >= CHALLENGE_LEAST[challenge]
            if met and not s.claimed >> challenge & 1:
                s.claimed |= 1 << challenge
                if s.events is not None:
                    s.tell(events.CHALLENGE_CLAIMED, (self.seat, challenge))
                s.score(self.seat, CHALLENGE_VP[challenge], FOR_CHALLENGES)


def rival_turn(s: Entropy) -> None:
    """Reveal the top progress card: move, take, advance, organisms."""
    if not s.progress:
        return
    card = s.progress[-1]
    s.progress = s.progress[:-1]
    s.revealed = s.revealed + (card,)
    s.rival_sector = (s.rival_sector + PROGRESS_MOVE[card]) % SECTORS
    s.rival_ring = PROGRESS_RING[card]
    if s.events is not None:
        s.tell(events.PROGRESS_REVEALED, (card,))
        s.tell(events.RIVAL_MOVED, (s.rival_sector, s.rival_ring))
    rival_takes(s, PROGRESS_TAKE[card])
    rival_advances(s, PROGRESS_ADVANCE[card])
    for kind in range(len(ORGANISMS)):
        added = PROGRESS_ORGANISMS[3 * card + kind]
        if added:
            s.rival_organisms = replaced(s.rival_organisms, kind, s.rival_organisms[kind] + added)
            if s.events is not None:
                s.tell(events.RIVAL_ORGANISMS, (kind, added))
    rival_takes_tiles(s)


def rival_takes(s: Entropy, taken: int) -> None:
    """The top of the left pile, else of the right one; or an asteroid; it leaves the game."""
    if taken >= TAKE_ASTEROID:
        asteroid = taken - TAKE_ASTEROID
        if s.asteroid_pile[asteroid]:
            s.asteroid_pile = replaced(s.asteroid_pile, asteroid, s.asteroid_pile[asteroid] - 1)
            s.removed = s.removed + (REMOVED_ASTEROID + asteroid,)
            if s.events is not None:
                s.tell(events.RIVAL_TOOK_ASTEROID, (asteroid,))
        return
    pile = taken if s.piles[taken] else taken + 1
    if not s.piles[pile]:
        return
    item = take_top(s, pile)
    if pile >= LIFE_PILE:
        s.known = tuple([card for card in s.known if card != item])
        item += REMOVED_CARD
    elif pile >= BIOME_PILE:
        item += REMOVED_BIOME
    s.removed = s.removed + (item,)
    if s.events is not None:
        s.tell(events.RIVAL_TOOK, (item,))


def rival_advances(s: Entropy, track: int) -> None:
    if track == LEADING:
        track = leading_track(s)
    if track >= 0 and can_advance(s, s.players, track):
        at = TRACKS * s.players + track
        s.tracks[at] += 1
        if s.events is not None:
            s.tell(events.RIVAL_ADVANCED, (track, s.tracks[at]))


def leading_track(s: Entropy) -> int:
    """His most advanced track on which he can still advance; ties to the lower number."""
    best = -1
    for track in range(TRACKS):
        if can_advance(s, s.players, track):
            at = TRACKS * s.players
            if best < 0 or s.tracks[at + track] > s.tracks[at + best]:
                best = track
    return best


def rival_takes_tiles(s: Entropy) -> None:
    organisms = [*s.rival_organisms, sum(s.rival_organisms)]
    for large in (False, True):
        for kind in range(len(TILE_TYPES)):
            tile = earned_tile(s, RIVAL, organisms, kind, large)
            if tile >= 0:
                s.tile_owner = replaced(s.tile_owner, tile, RIVAL)
                if s.events is not None:
                    s.tell(events.RIVAL_TOOK_TILE, (tile,))
