"""One turn (section 3): place a pawn and perform its action, or retrieve."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED, Step
from speciate.games.marine import events
from speciate.games.marine.actions.table import ACTIONS
from speciate.games.marine.choices import AnimalChoice
from speciate.games.marine.components import (
    ACTION_OF,
    ANCIENT_LINEAGE,
    CONSTANTS,
    NOBODY,
    PRIVATE,
    SPACES,
    SQUARES,
)
from speciate.games.marine.earth import occupied_by_all, shore
from speciate.games.marine.ending import EndOfGame
from speciate.games.marine.options import (
    DECLINE,
    PAWNS,
    PERFORM,
    PLACE,
    PLACES,
    RETRIEVE,
    numbered,
)
from speciate.games.marine.pawns import put
from speciate.games.marine.placement import (
    available_specials,
    basic_spaces,
    bumpable,
    why_not_there,
)
from speciate.games.marine.retrieve import retrieve
from speciate.games.marine.state import Marine
from speciate.games.marine.traits.bottom_feeder import is_open
from speciate.games.marine.traits.exaptation import CheckExaptation


class Turn(Step[Marine]):
    """The turn of an animal, and of all after it (3.6)."""

    NAME = "turn"
    FIELDS = ("animal",)

    def __init__(self, animal: int) -> None:
        self.animal: int = animal

    def run(self, s: Marine) -> None:
        if s.turns >= CONSTANTS.turn_cap or is_lifeless(s):  # ruling 41
            s.tell(events.GAME_STOPPED, ())
            s.stack.append(EndOfGame())
            return
        s.turns += 1
        s.extra = False
        if s.events is not None:
            s.tell(events.TURN_BEGAN, (self.animal,))
        s.stack.append(EndOfTurn(self.animal))
        s.stack.append(PlaceOrRetrieve(s.seat_of[self.animal], self.animal))


def is_lifeless(s: Marine) -> bool:
    """Whether nothing can change the result any more, so that playing to the cap is pointless.

    No species is on earth or can come there, no tile can be placed, and nobody resolves cards
    without species: no points, targets, cards or traits can ever move again.
    """
    if occupied_by_all(s) or any(s.pool) or s.squares != [NOBODY] * SQUARES:
        return False
    if (s.vents_left and any(s.box)) or (any(s.stacks) and shore(s)):
        return False
    for a in s.animals:
        if s.has(a, ANCIENT_LINEAGE):
            return False
    return True


class EndOfTurn(Step[Marine]):
    """An extra turn of the same animal, or the next one in turn order."""

    NAME = "end-of-turn"
    FIELDS = ("animal",)

    def __init__(self, animal: int) -> None:
        self.animal: int = animal

    def run(self, s: Marine) -> None:
        if s.extra:
            if s.events is not None:
                s.tell(events.EXTRA_TURN, (self.animal,))
            s.stack.append(Turn(self.animal))
        else:
            s.stack.append(Turn(next_animal(s, self.animal)))


def next_animal(s: Marine, a: int) -> int:
    """From the bottom of the food chain upwards, cyclically; animals are listed from the top."""
    return s.animals[s.animals.index(a) - 1]


class PlaceOrRetrieve(AnimalChoice):
    NAME = "place-or-retrieve"

    def legal(self, s: Marine) -> list[int]:
        a = self.animal
        options = [RETRIEVE]
        feeder = is_open(s, a)
        if s.pawns[a]:
            options += numbered(PLACE, basic_spaces(s, a))
            if feeder:
                options.append(PLACE + SPACES)
        specials = available_specials(s, a)
        if specials:
            spaces = bumpable(s, a)
            for element in specials:
                first = PLACE + (1 + element) * PLACES
                options += numbered(first, spaces)
                if feeder:
                    options.append(first + SPACES)
        return options

    def explain(self, s: Marine, option: int) -> str:
        place = option - PLACE
        if not 0 <= place < PAWNS * PLACES:
            return NOT_ASKED
        return why_not_there(s, self.animal, place // PLACES, place % PLACES)

    def take(self, s: Marine, option: int) -> None:
        a = self.animal
        if option == RETRIEVE:
            retrieve(s, a)
            return
        pawn, space = divmod(option - PLACE, PLACES)
        if space == SPACES:
            space = PRIVATE + a
        put(s, a, pawn, space)
        if ACTIONS[ACTION_OF[space]].possible(s, a, space):
            s.stack.append(PerformOrDecline(self.seat, a, space))


class PerformOrDecline(AnimalChoice):
    """3.4; not asked if the action can have no effect."""

    NAME = "perform-or-decline"
    FIELDS = ("seat", "animal", "space")

    def __init__(self, seat: int, animal: int, space: int) -> None:
        super().__init__(seat, animal)
        self.space: int = space

    def legal(self, s: Marine) -> list[int]:
        return [PERFORM, DECLINE]

    def take(self, s: Marine, option: int) -> None:
        if option == PERFORM:
            s.stack.append(CheckExaptation())
            ACTIONS[ACTION_OF[self.space]].begin(s, self.animal, self.space)
        elif s.events is not None:
            s.tell(events.DECLINED, (self.animal, self.space))
