"""One game between bots, played from a seed to its end."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, field
from typing import Any

from speciate.bots import Bot, SeatView, make
from speciate.core.game import Game
from speciate.core.registry import game as find_game
from speciate.core.replay import Record
from speciate.core.rng import FastRng

BOT_STREAM = 0x5EED


@dataclass(frozen=True)
class Fixture:
    """A game to be played: the bots by seat, and which entry of the arena sits where."""

    number: int
    game: str
    settings: dict[str, Any]
    seed: int
    bots: tuple[str, ...]
    entries: tuple[int, ...]


@dataclass
class Outcome:
    """How a fixture went; all lists are by seat."""

    number: int
    seed: int
    bots: list[str]
    entries: list[int]
    scores: list[int]
    ranks: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    record: str = field(default="", repr=False)

    def to_json(self) -> dict[str, Any]:
        told = asdict(self)
        del told["record"]
        return told


def bot_rng(seed: int, seat: int) -> FastRng:
    """A seat's own chance: from the fixture's seed, but none of the game's."""
    return FastRng(seed * 2_654_435_761 + seat, BOT_STREAM)


def play(fixture: Fixture) -> Outcome:
    """Play one game; forced decisions are counted in no statistic."""
    game: Game = find_game(fixture.game)
    players = len(fixture.bots)
    state = game.new(players, fixture.settings, fixture.seed)
    record = Record.begin(game, players, fixture.settings, fixture.seed)
    bots: list[Bot] = [make(name) for name in fixture.bots]
    chance = [bot_rng(fixture.seed, seat) for seat in range(players)]
    decisions = [0] * players
    seconds = [0.0] * players
    slowest = [0.0] * players
    while not state.over:
        seat = state.to_act()[0]
        began = time.perf_counter()
        option = bots[seat].choose(SeatView(state, seat), seat, chance[seat])
        took = time.perf_counter() - began
        if len(state.legal(seat)) > 1:
            decisions[seat] += 1
            seconds[seat] += took
            slowest[seat] = max(slowest[seat], took)
        record.choices.append((seat, game.describe(option)))
        state.apply(seat, option)
    record.end = state.scores[:]
    return Outcome(
        fixture.number,
        fixture.seed,
        list(fixture.bots),
        list(fixture.entries),
        state.scores[:],
        state.ranking(),
        decisions,
        seconds,
        slowest,
        record.to_text(),
    )
