"""Carrying out effects (section 5): one instruction after the other, depth first (5.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from speciate.core.step import Step
from speciate.games.entropy import events
from speciate.games.entropy.components import LEVELS, SPECIAL_AFTER
from speciate.games.entropy.language import CODE, END, LAST_IMMEDIATE, NOTHING, WIDTH
from speciate.games.entropy.state import Entropy

# (state, seat, place of the instruction, this planet, how many times its n)
Primitive = Callable[[Entropy, int, int, int, int], None]
PRIMITIVES: Final[list[Primitive]] = []  # by op; the module `primitives` fills it


class Effect(Step[Entropy]):
    """The rest of an effect, from the instruction `at` on."""

    NAME = "effect"
    FIELDS = ("seat", "at", "planet")

    def __init__(self, seat: int, at: int, planet: int) -> None:
        self.seat: int = seat
        self.at: int = at
        self.planet: int = planet

    def run(self, s: Entropy) -> None:
        at = self.at
        while CODE[at] != END:
            op = CODE[at]
            if op > LAST_IMMEDIATE:
                if CODE[at + WIDTH] != END:
                    s.stack.append(Effect(self.seat, at + WIDTH, self.planet))
                PRIMITIVES[op](s, self.seat, at, self.planet, 1)
                return
            PRIMITIVES[op](s, self.seat, at, self.planet, 1)
            at += WIDTH


class Repeat(Step[Entropy]):
    """An effect several times (`per`)."""

    NAME = "repeat"
    FIELDS = ("seat", "at", "planet", "times")

    def __init__(self, seat: int, at: int, planet: int, times: int) -> None:
        self.seat: int = seat
        self.at: int = at
        self.planet: int = planet
        self.times: int = times

    def run(self, s: Entropy) -> None:
        if self.times > 1:
            s.stack.append(Repeat(self.seat, self.at, self.planet, self.times - 1))
        s.stack.append(Effect(self.seat, self.at, self.planet))


def perform(s: Entropy, seat: int, effect: int, planet: int) -> None:
    """Put an effect on the stack; `planet` is what "this planet" means in it."""
    if effect != NOTHING:
        s.stack.append(Effect(seat, effect, planet))


def specialise(s: Entropy, seat: int, special: int, planet: int) -> None:
    """4.7: what a specialisation card gives after the action of the space is finished."""
    if special >= 0 and SPECIAL_AFTER[special] != NOTHING:
        if s.events is not None:
            s.tell(events.SPECIALISED, (seat, special // LEVELS))
        s.stack.append(Effect(seat, SPECIAL_AFTER[special], planet))
