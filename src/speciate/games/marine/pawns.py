"""Pawns on the display: placing, bumping, taking back, changing control (3.2, 3.3, 4.12)."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.games.marine import events
from speciate.games.marine.components import NOBODY, PRIVATE, SPACES
from speciate.games.marine.geometry import bits
from speciate.games.marine.state import EMPTY, SPECIAL, Marine


def controller(s: Marine, pawn: int) -> int:
    """Of a pawn as it stands on a space."""
    return pawn if pawn < SPECIAL else s.control[pawn - SPECIAL]


def pawn_number(pawn: int) -> int:
    """As options and events count pawns: 0 is basic, 1 + type is special."""
    return 0 if pawn < SPECIAL else pawn - SPECIAL + 1


def lift(s: Marine, space: int) -> None:
    """The pawn on a space goes to its controller and is available."""
    pawn = s.space[space]
    s.space[space] = EMPTY
    if pawn < SPECIAL:
        s.pawns[pawn] += 1
    else:
        s.special_at[pawn - SPECIAL] = EMPTY
        s.specials &= ~(1 << space)
    if space < SPACES:
        s.mine[controller(s, pawn)] &= ~(1 << space)


def put(s: Marine, a: int, number: int, space: int) -> None:
    """An available pawn of an animal goes to a space, bumping the pawn that is there."""
    old = s.space[space]
    if old != EMPTY:
        lift(s, space)
        if s.events is not None:
            s.tell(events.BUMPED, (controller(s, old), pawn_number(old), space))
    if number == 0:
        s.space[space] = a
        s.pawns[a] -= 1
    else:
        s.space[space] = SPECIAL + number - 1
        s.special_at[number - 1] = space
        if space < SPACES:
            s.specials |= 1 << space
    if space < SPACES:
        s.mine[a] |= 1 << space
    if s.events is not None:
        s.tell(events.PLACED, (a, number, space))


def spaces_held(s: Marine, a: int) -> list[int]:
    """Where the pawns of an animal stand, on the display or on any Bottom Feeder space."""
    spaces = bits(s.mine[a])
    for owner in s.animals:
        pawn = s.space[PRIVATE + owner]
        if pawn != EMPTY and controller(s, pawn) == a:
            spaces.append(PRIVATE + owner)
    return spaces


def take_back_all(s: Marine, a: int) -> None:
    for space in spaces_held(s, a):
        if s.events is not None:
            s.tell(events.PAWN_RETURNED, (a, pawn_number(s.space[space]), space))
        lift(s, space)


def take_control(s: Marine, a: int, element: int, target: int) -> None:
    """A pawn on the display stays where it is; else it becomes available to its new animal."""
    space = s.special_at[element]
    old = s.control[element]
    if 0 <= space < SPACES and old != NOBODY:
        s.mine[old] &= ~(1 << space)
        s.mine[a] |= 1 << space
    s.control = replaced(s.control, element, a)
    s.target = replaced(s.target, element, target)
    if s.events is not None:
        s.tell(events.CONTROL_TAKEN, (a, element, target))
