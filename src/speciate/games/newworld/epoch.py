"""The epoch (section 3): Development, Areas, Feeding, Extinction."""

from __future__ import annotations

from speciate.core.step import Step
from speciate.games.newworld import events
from speciate.games.newworld.areas import AreasPhase
from speciate.games.newworld.development import DevelopmentTurn
from speciate.games.newworld.extinction import (
    Drawing,
    Extinction,
    HandLimit,
    PassFirstPlayer,
    Renewal,
)
from speciate.games.newworld.feeding import FeedingTurn
from speciate.games.newworld.scoring import final_scoring
from speciate.games.newworld.state import NewWorld


class Epoch(Step[NewWorld]):
    NAME = "epoch"

    def run(self, s: NewWorld) -> None:
        s.epoch += 1
        if s.events is not None:
            s.tell(events.EPOCH_BEGAN, (s.epoch, s.first))
            s.tell(events.PHASE_BEGAN, (events.DEVELOPMENT,))
        s.stack.append(EndOfEpoch())
        s.stack.append(Extinction())
        s.stack.append(FeedingPhase())
        if not s.settings["cataclysm"]:
            s.stack.append(AreasPhase())
        s.stack.append(DevelopmentTurn(s.first))


class FeedingPhase(Step[NewWorld]):
    NAME = "feeding-phase"

    def run(self, s: NewWorld) -> None:
        if s.events is not None:
            s.tell(events.PHASE_BEGAN, (events.FEEDING,))
        s.stack.append(FeedingTurn(s.first))


class EndOfEpoch(Step[NewWorld]):
    """Score after the final epoch, else renew, draw and go on."""

    NAME = "end-of-epoch"

    def run(self, s: NewWorld) -> None:
        if s.is_final_epoch():
            final_scoring(s)
            return
        s.stack.append(Epoch())
        s.stack.append(PassFirstPlayer())
        s.stack.append(HandLimit())
        s.stack.append(Drawing())
        s.stack.append(Renewal())
