"""Whether a choice showed its maker anything that was hidden or left to chance.

The test needs to know nothing of the game. Chance: the generator was used. Hidden things: in other
worlds that the seat could not have told from the real one, the same choice would have shown it
something else.
"""

from __future__ import annotations

from speciate.core.errors import SpeciateError
from speciate.core.rng import FastRng
from speciate.core.state import State

WORLDS = 12  # a secret of one bit escapes them all once in 4,096 times
GLANCE = 1  # for the hint beside the button; the undo itself looks harder


def revealed(before: State, seat: int, option: int, after: State, worlds: int = WORLDS) -> bool:
    if before.rng.dump() != after.rng.dump():
        return True
    view = after.view(seat)
    legal = after.legal(seat)
    chance = FastRng(len(before.stack) * 7919 + worlds)
    for _ in range(worlds):
        world = before.resample(seat, chance)
        try:
            world.apply(seat, option)
        except SpeciateError:
            return True
        if world.view(seat) != view or world.legal(seat) != legal:
            return True
    return False
