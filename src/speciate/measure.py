"""How fast a game plays, measured so that figures compare across machines and days.

CPU time, not wall time; rounds, of which the median counts; every round stands between two runs of
a fixed pure-Python calibration loop, and a rate divided by the loop's speed is its *ratio*.
"""

from __future__ import annotations

import json
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from speciate.core import state as state_module
from speciate.core.game import Game
from speciate.core.state import State

CALIBRATION_SECONDS = 0.25
ROUNDS = 3
MIDDLE_GAMES = 5  # games whose middle position is weighed

Playout = Callable[[], tuple[int, int]]  # plays one game; its decisions, and options offered in all


def calibration_unit() -> int:
    """A fixed mix of integer, list, dict and call work."""
    box: dict[int, int] = {}
    row = [0] * 16
    total = 0
    for i in range(1000):
        k = (i * 7919) & 63
        box[k] = box.get(k, 0) + i
        row[i & 15] += box[k] & 3
        total += row[(i * 5) & 15]
    return total


def calibration_units_per_second() -> float:
    start = time.process_time()
    done = 0
    while time.process_time() - start < CALIBRATION_SECONDS:
        calibration_unit()
        done += 1
    return done / (time.process_time() - start)


@dataclass
class Rate:
    """What was measured in some rounds of whole games."""

    decisions_per_s: float
    ratio: float
    spread: float  # (highest - lowest) / median of the rounds
    games_per_s: float
    decisions_per_game: float
    options_per_decision: float


def measure(play: Playout, seconds: float, rounds: int = ROUNDS) -> Rate:
    play()  # caches and imports
    rates, ratios = [], []
    games = decisions = options = 0
    spent_in_all = 0.0
    for _ in range(rounds):
        before = calibration_units_per_second()
        start = time.process_time()
        taken = 0
        while time.process_time() - start < seconds / rounds:
            played, offered = play()
            taken += played
            options += offered
            games += 1
        spent = time.process_time() - start
        after = calibration_units_per_second()
        decisions += taken
        spent_in_all += spent
        rates.append(taken / spent)
        ratios.append(taken / spent / ((before + after) / 2))
    median = statistics.median(rates)
    return Rate(
        decisions_per_s=median,
        ratio=statistics.median(ratios),
        spread=(max(rates) - min(rates)) / median,
        games_per_s=games / spent_in_all,
        decisions_per_game=decisions / games,
        options_per_decision=options / decisions,
    )


class RandomGames:
    """Whole games with uniformly random open options; with a copy per decision if wanted."""

    def __init__(
        self, game: Game, players: int, settings: dict[str, Any], seed: int, copying: bool = False
    ) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        self.chooser = random.Random(seed)
        self.copying = copying

    def begin(self) -> State:
        return self.game.new(self.players, self.settings, self.chooser.getrandbits(32))

    def __call__(self) -> tuple[int, int]:
        state = self.begin()
        chance = self.chooser.random
        decisions = offered = 0
        while not state.over:
            seat = state.to_act()[0]
            options = state.legal(seat)
            if self.copying:
                state = state.copy()  # what a search pays
            state.apply(seat, options[int(chance() * len(options))])
            decisions += 1
            offered += len(options)
        return decisions, offered

    def positions(self) -> list[State]:
        """Every position of one game at which somebody was asked."""
        state = self.begin()
        found = []
        while not state.over:
            found.append(state.copy())
            seat = state.to_act()[0]
            options = state.legal(seat)
            state.apply(seat, options[int(self.chooser.random() * len(options))])
        return found


def position_bytes(game: Game, players: int, settings: dict[str, Any], seed: int) -> int:
    """The median size of the complete JSON of positions in the middle of random games."""
    games = RandomGames(game, players, settings, seed)
    sizes = []
    for _ in range(MIDDLE_GAMES):
        positions = games.positions()
        middle = positions[len(positions) // 2].to_json()
        sizes.append(len(json.dumps(middle, separators=(",", ":")).encode()))
    return int(statistics.median(sizes))


def is_compiled() -> bool:
    """Whether the engine in use is the one compiled by mypyc."""
    return not str(state_module.__file__).endswith(".py")


def bench(
    game: Game, players: int, settings: dict[str, Any], seconds: float, seed: int
) -> dict[str, Any]:
    """All figures of one game, as `speciate bench --json` prints them."""
    played = measure(RandomGames(game, players, settings, seed), seconds)
    copied = measure(RandomGames(game, players, settings, seed, copying=True), seconds)
    return {
        "game": game.id,
        "players": players,
        "options": game.complete_settings(players, settings),
        "compiled": is_compiled(),
        "decisions_per_s": round(played.decisions_per_s),
        "ratio": round(played.ratio, 2),
        "with_copy_per_s": round(copied.decisions_per_s),
        "ratio_with_copy": round(copied.ratio, 2),
        "games_per_s": round(played.games_per_s, 1),
        "decisions_per_game": round(played.decisions_per_game, 1),
        "options_per_decision": round(played.options_per_decision, 1),
        "spread": round(max(played.spread, copied.spread), 3),
        "position_bytes": position_bytes(game, players, settings, seed),
    }
