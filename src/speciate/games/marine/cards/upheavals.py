"""Cladogenesis, Tectonic Shift and Volcanism."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED, Step
from speciate.games.marine import events
from speciate.games.marine.actions.tectonics import erupt
from speciate.games.marine.cards.card import DECK, EvolutionCard
from speciate.games.marine.cards.resolving import Resolve
from speciate.games.marine.choices import AnimalChoice, HexChoice
from speciate.games.marine.components import (
    CLADOGENESIS,
    CONSTANTS,
    NOTHING,
    SEAMOUNT,
    SLOTS,
)
from speciate.games.marine.options import SLOT
from speciate.games.marine.pawns import spaces_held, take_back_all
from speciate.games.marine.settle import Settle
from speciate.games.marine.state import Marine

# ---------------------------------------------------------------------- Cladogenesis


class Cladogenesis(EvolutionCard):
    """The effects of the top discard, then another face-up card is resolved."""

    NAME = "cladogenesis"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return True

    def effect(self, s: Marine, a: int, x: int) -> None:
        s.stack.append(SecondCard(a))
        if s.discard:
            top = s.discard[-1]
            if s.events is not None:
                s.tell(events.CARD_REPEATED, (a, top, x))
            s.stack.append(Settle(a))
            DECK.cards[top].effect(s, a, x)


def second_cards(s: Marine, a: int) -> list[int]:
    """The slots whose card may be resolved: one that changes something, if there is one."""
    slots = [i for i in range(SLOTS) if s.slots[i] not in (NOTHING, CLADOGENESIS)]
    if not CONSTANTS.cladogenesis_any:
        slots = slots[:1]
    changing = [i for i in slots if DECK.cards[s.slots[i]].changes(s, a, i + 1)]
    return changing if changing else slots


class SecondCard(Step[Marine]):
    """Resolved completely, before Cladogenesis itself is discarded (ruling 89)."""

    NAME = "second-card"
    FIELDS = ("animal",)

    def __init__(self, animal: int) -> None:
        self.animal: int = animal

    def run(self, s: Marine) -> None:
        if second_cards(s, self.animal):
            s.stack.append(ChooseSecondCard(s.seat_of[self.animal], self.animal))


class ChooseSecondCard(AnimalChoice):
    NAME = "choose-second-card"

    def legal(self, s: Marine) -> list[int]:
        return [SLOT + i for i in second_cards(s, self.animal)]

    def explain(self, s: Marine, option: int) -> str:
        slot = option - SLOT
        if not 0 <= slot < SLOTS:
            return NOT_ASKED
        if s.slots[slot] == NOTHING:
            return "slot-empty@6.3"
        return "another-card@6.3" if s.slots[slot] == CLADOGENESIS else "would-change-nothing@5.7"

    def take(self, s: Marine, option: int) -> None:
        s.stack.append(Resolve(self.animal, option - SLOT))


# ---------------------------------------------------------------------- Tectonic Shift


class TectonicShift(EvolutionCard):
    """Everybody takes back all pawns; this is no Retrieve."""

    NAME = "tectonic-shift"

    def shifted(self, s: Marine, a: int) -> list[int]:
        return s.animals if CONSTANTS.shift_moves_all else [a]

    def changes(self, s: Marine, a: int, x: int) -> bool:
        for animal in self.shifted(s, a):
            if spaces_held(s, animal):
                return True
        return False

    def effect(self, s: Marine, a: int, x: int) -> None:
        for animal in self.shifted(s, a):
            take_back_all(s, animal)


# ---------------------------------------------------------------------- Volcanism


class Volcanism(EvolutionCard):
    """A vent on a seamount; while in play Tectonics may choose seamounts."""

    NAME = "volcanism"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return s.vents_left > 0 and s.ground[SEAMOUNT] != 0

    def effect(self, s: Marine, a: int, x: int) -> None:
        if self.changes(s, a, x):
            s.stack.append(VolcanismTile(s.seat_of[a], a))


class VolcanismTile(HexChoice):
    NAME = "volcanism-tile"

    def hexes(self, s: Marine) -> int:
        return s.ground[SEAMOUNT]

    def why_not(self, s: Marine, h: int) -> str:
        return "already-a-vent@4.8" if s.vents() >> h & 1 else "not-a-seamount@6.3"

    def chosen(self, s: Marine, h: int) -> None:
        erupt(s, self.animal, h)
