"""Which pawn may go where (3.2)."""

from __future__ import annotations

from speciate.games.marine.components import ADAPTABILITY, EXISTING, SPACES, SPECIAL_ONLY, TYPES
from speciate.games.marine.state import EMPTY, SPECIAL, Marine
from speciate.games.marine.traits.bottom_feeder import is_open
from speciate.games.marine.traits.flight import spaces_before
from speciate.games.marine.traits.social import may_bump


def bumpable(s: Marine, a: int) -> int:
    """The spaces that a bumping pawn may take: empty, or with a pawn that can be bumped."""
    open_spaces = EXISTING[len(s.animals)] & ~s.mine[a]
    return open_spaces if s.is_face_up(ADAPTABILITY) else open_spaces & ~s.specials


def empty_spaces(s: Marine) -> int:
    mine = s.mine
    return EXISTING[len(s.animals)] & ~(mine[0] | mine[1] | mine[2] | mine[3])


def basic_spaces(s: Marine, a: int) -> int:
    """After the furthest own pawn, not on special-only spaces."""
    spaces = bumpable(s, a) if may_bump(s, a) else empty_spaces(s)
    beyond = s.mine[a].bit_length()
    allowed = spaces >> beyond << beyond | spaces & spaces_before(s, a)
    return allowed & ~SPECIAL_ONLY


def has_pawn(s: Marine, a: int, pawn: int) -> bool:
    """Whether a pawn (0 basic, 1 + type special) is available to an animal."""
    if pawn == 0:
        return s.pawns[a] > 0
    return s.control[pawn - 1] == a and s.special_at[pawn - 1] == EMPTY


def available_specials(s: Marine, a: int) -> list[int]:
    return [t for t in range(TYPES) if s.control[t] == a and s.special_at[t] == EMPTY]


def why_not_there(s: Marine, a: int, pawn: int, space: int) -> str:
    """Why an animal may not place a pawn on a space (SPACES: its Bottom Feeder space)."""
    if not has_pawn(s, a, pawn):
        return "pawn-not-available@3.1"
    if space == SPACES:
        return "no-bottom-feeder@7.3" if not is_open(s, a) else "space-taken@3.2"
    if not EXISTING[len(s.animals)] >> space & 1:
        return "needs-more-animals@1.6"
    if pawn == 0 and SPECIAL_ONLY >> space & 1:
        return "special-pawns-only@1.6"
    if s.mine[a] >> space & 1:
        return "own-pawn-there@3.2"
    if pawn == 0 and not may_bump(s, a) and s.space[space] != EMPTY:
        return "space-taken@3.2"
    if s.space[space] >= SPECIAL and not bumpable(s, a) >> space & 1:
        return "special-pawn-there@3.2"
    return "before-your-furthest-pawn@3.2"
