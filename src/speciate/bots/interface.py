"""What a bot is handed and what it must answer: all bots sit behind these two classes.

A bot never holds the position itself. It gets a `SeatView`: what its seat sees, what its seat may
choose, and random worlds that its seat cannot tell from the real one. A sampled world is its own to
copy, play on and evaluate; its hidden cards and its future chance are new.
"""

from __future__ import annotations

from typing import Any

from speciate.core.rng import FastRng, Rng
from speciate.core.state import State


class SeatView:
    """A position through the eyes of one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self._state: State = state
        self.seat: int = seat
        self.players: int = state.players
        self.settings: dict[str, int] = dict(state.settings)
        self.game_id: str = state.game().id

    def view(self) -> dict[str, Any]:
        """All that this seat may know."""
        return self._state.view(self.seat)

    def legal(self) -> list[int]:
        """The open options of this seat, ascending."""
        return list(self._state.legal(self.seat))

    def resample(self, rng: Rng) -> State:
        """A random world that this seat cannot tell from the real one, driven by `rng` alone."""
        return self._state.resample(self.seat, rng)


class Judged:
    """An option and what a bot thinks of it: its own expected share of the win, from 0 to 1."""

    def __init__(self, option: int, value: float, tries: int) -> None:
        self.option: int = option
        self.value: float = value
        self.tries: int = tries  # how many sampled worlds or visits the value rests on


class Bot:
    """Chooses for one seat. The same position, seed and budget in iterations give the same move."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def choose(self, position: SeatView, seat: int, rng: Rng) -> int:
        """An open option of the seat. A forced decision costs nothing."""
        if seat != position.seat:
            raise ValueError(f"the position is shown to seat {position.seat}, not to {seat}")
        options = position.legal()
        if not options:
            raise ValueError(f"seat {seat} has nothing to choose now")
        if len(options) == 1:
            return options[0]
        return self.decide(position, options, rng)

    def decide(self, position: SeatView, options: list[int], rng: Rng) -> int:
        """Choose among two options or more: the best of those well tried, ties by lot."""
        return best_of(well_tried(self.judge(position, options, rng)), rng)

    def judge(self, position: SeatView, options: list[int], rng: Rng) -> list[Judged]:
        """What the bot thinks of each option, in the order of the options."""
        raise NotImplementedError


def well_tried(judged: list[Judged]) -> list[Judged]:
    """Those tried at least half as often as any: a few lucky tries, or none at all, say little."""
    most = max(each.tries for each in judged)
    return [each for each in judged if 2 * each.tries >= most]


def best_of(judged: list[Judged], rng: Rng) -> int:
    best: list[int] = []
    value = 0.0
    for each in judged:
        if not best or each.value > value:
            best = [each.option]
            value = each.value
        elif each.value == value:
            best.append(each.option)
    return best[0] if len(best) == 1 else best[rng.below(len(best))]


def child_rng(rng: Rng) -> FastRng:
    """A fresh fast generator from another one, so that a live source is not drawn on for search."""
    return FastRng(rng.word() | rng.word() << 32, rng.word())
