"""Rounds and turns (section 3): Move, Action, Mission; the end of the game (6.4)."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED, Step
from speciate.games.entropy import events
from speciate.games.entropy.actions import declaration
from speciate.games.entropy.components import LEVELS, SPECIAL_BONUS, SPECIALISED
from speciate.games.entropy.missions import MissionPhase
from speciate.games.entropy.objectives import completed_objectives_end_the_game
from speciate.games.entropy.options import DONE, EXCHANGE
from speciate.games.entropy.question import Question, exchanges, why_not_exchange
from speciate.games.entropy.resources import exchange
from speciate.games.entropy.rondel import ChooseMove, current_action
from speciate.games.entropy.scoring import final_scoring
from speciate.games.entropy.solo import rival_turn
from speciate.games.entropy.state import ACTION, MOVE, Entropy
from speciate.games.entropy.vocabulary import (
    LIFE,
    NOWHERE,
    RESOURCES,
    UNIVERSAL_STONE,
)


class Round(Step[Entropy]):
    NAME = "round"

    def run(self, s: Entropy) -> None:
        s.round += 1
        if s.events is not None:
            s.tell(events.ROUND_BEGAN, (s.round,))
        s.stack.append(Turn(s.first))


class Turn(Step[Entropy]):
    NAME = "turn"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Entropy) -> None:
        seat = self.seat
        s.turn = seat
        s.phase = MOVE
        if s.events is not None:
            s.tell(events.TURN_BEGAN, (seat,))
        s.stack.append(EndOfTurn(seat))
        s.stack.append(MissionPhase(seat))
        s.stack.append(ActionPhase(seat))
        s.stack.append(ChooseMove(seat))


class ActionPhase(Step[Entropy]):
    """3.4: the action of the space, with the specialisation of its own stone."""

    NAME = "action-phase"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Entropy) -> None:
        seat = self.seat
        s.phase = ACTION
        action = current_action(s, seat)
        special = NOWHERE
        if 0 <= s.placed < UNIVERSAL_STONE:
            card = SPECIALISED * s.sets[seat] + s.placed
            special = LEVELS * card + s.levels[3 * seat + s.placed]
        bonus = s.life_bonus
        s.life_bonus = 0
        if action == LIFE and special >= 0:
            bonus += SPECIAL_BONUS[special]
        s.stack.append(EndOfAction(seat))
        s.stack.append(declaration(seat, action, special, bonus, 1))


class EndOfAction(Question):
    """3.9, 3 c: the free exchange once more."""

    NAME = "end-of-action"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def open(self, s: Entropy) -> list[int]:
        return [DONE, *exchanges(s, self.seat)]

    def why(self, s: Entropy, option: int) -> str:
        if EXCHANGE <= option < EXCHANGE + len(RESOURCES):
            return why_not_exchange(s, option - EXCHANGE)
        return NOT_ASKED

    def choose(self, s: Entropy, option: int) -> None:
        if option != DONE:
            s.stack.append(self)
            exchange(s, self.seat, option - EXCHANGE)


class EndOfTurn(Step[Entropy]):
    """3.5, 5; in the solo game the rival's turn; then the next turn, round, or the end."""

    NAME = "end-of-turn"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Entropy) -> None:
        s.placed = NOWHERE
        maybe_trigger_end(s)
        if s.is_solo():
            rival_turn(s)
            maybe_trigger_end(s)
        following = (self.seat + 1) % s.players
        if following != s.first:
            s.stack.append(Turn(following))
        elif is_last_round(s):
            final_scoring(s)
        else:
            s.stack.append(Round())


def maybe_trigger_end(s: Entropy) -> None:
    """6.4: finish this round, then play one more."""
    if not s.last_round and completed_objectives_end_the_game(s):
        s.last_round = s.round + 1
        if s.events is not None:
            s.tell(events.END_TRIGGERED, (s.round,))


def is_last_round(s: Entropy) -> bool:
    if s.last_round and s.round >= s.last_round:
        return True
    if s.is_solo() and not s.progress:
        return True
    if s.round >= s.settings["round_limit"]:  # the safety catch of ruling 71
        if s.events is not None:
            s.tell(events.ROUND_LIMIT, (s.round,))
        return True
    return False
