"""The Mission phase (3.5): a mission, then objectives, then the stones stand up."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED, Step
from speciate.games.entropy import events
from speciate.games.entropy.components import (
    MISSION_COUNTER,
    MISSION_LEAST,
    MISSION_REWARD,
    MISSIONS,
)
from speciate.games.entropy.counters import count
from speciate.games.entropy.effects import perform
from speciate.games.entropy.objectives import MainObjectives, OrganismObjectives, StandUp
from speciate.games.entropy.options import MISSION, SKIP
from speciate.games.entropy.question import CompleteBiomes, Question
from speciate.games.entropy.solo import ClaimChallenges
from speciate.games.entropy.state import (
    DISCARDED,
    HELD,
    RESOLVED,
    Entropy,
)
from speciate.games.entropy.state import (
    MISSION as MISSION_PHASE,
)
from speciate.games.entropy.vocabulary import NOWHERE


class MissionPhase(Step[Entropy]):
    NAME = "mission-phase"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Entropy) -> None:
        seat = self.seat
        s.phase = MISSION_PHASE
        s.stack.append(StandUp(seat))
        if s.is_solo():
            s.stack.append(ClaimChallenges(seat))
        s.stack.append(OrganismObjectives(seat))
        s.stack.append(MainObjectives(seat))
        s.stack.append(ChooseMission(seat))
        if s.ready[seat]:
            s.stack.append(CompleteBiomes(seat))


def is_met(s: Entropy, seat: int, mission: int) -> bool:
    return count(s, seat, MISSION_COUNTER[mission]) >= MISSION_LEAST[mission]


class ChooseMission(Question):
    """A held mission whose requirement is met, or SKIP."""

    NAME = "mission"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def open(self, s: Entropy) -> list[int]:
        options = [SKIP]
        for mission in range(MISSIONS):
            if s.mission_at[mission] == HELD + self.seat and is_met(s, self.seat, mission):
                options.append(MISSION + mission)
        return options

    def why(self, s: Entropy, option: int) -> str:
        mission = option - MISSION
        if not 0 <= mission < MISSIONS:
            return NOT_ASKED
        held = s.mission_at[mission] == HELD + self.seat
        return "requirement-not-met@6.1" if held else "not-your-mission@6.1"

    def choose(self, s: Entropy, option: int) -> None:
        if option == SKIP:
            return
        seat, resolved = self.seat, option - MISSION
        s.mission_at = s.mission_at[:]
        for mission in range(MISSIONS):
            if s.mission_at[mission] == HELD + seat:
                s.mission_at[mission] = (RESOLVED if mission == resolved else DISCARDED) + seat
        if s.events is not None:
            s.tell(events.MISSION_RESOLVED, (seat, resolved))
        perform(s, seat, MISSION_REWARD[resolved], NOWHERE)
