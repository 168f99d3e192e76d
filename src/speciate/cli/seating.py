"""Who sits where at a table in the terminal."""

from __future__ import annotations

from speciate.bots import Bot, SeatView
from speciate.core.rng import Rng
from speciate.core.state import State
from speciate.locale import Words

HUMAN = "human"


class Seating:
    """Per seat a person or a bot, and the names that the words use."""

    def __init__(
        self, kinds: list[str], bots: dict[int, Bot], chances: dict[int, Rng], words: Words
    ) -> None:
        self.bots = bots
        self.chances = chances
        self.humans = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.names = [self._name(seat, kind, words) for seat, kind in enumerate(kinds)]

    def _name(self, seat: int, kind: str, words: Words) -> str:
        if kind == HUMAN:
            return words.text("core-play-human", number=seat + 1)
        return words.text("core-play-bot", name=kind.capitalize(), number=seat + 1)

    def bot_choice(self, state: State, seat: int) -> int:
        return self.bots[seat].choose(SeatView(state, seat), seat, self.chances[seat])

    def next_seat(self, state: State) -> int:
        """Who chooses now; where several may, people wait until the bots have chosen."""
        return min(state.to_act(), key=lambda seat: (seat in self.humans, seat))
