"""What it costs to stop thinking when a decision looks settled.

    python benchmarks/stopping.py --bot ismcts:1s --decisions 150

The bot decides twice in positions of its own games with few iterations: as it is, and with all of
its time. Where the two choose differently a third search of these options, longer than either and
with other chance, says by how much of the win they are apart: the loss, below 0 where stopping
early was better.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt

from speciate.bots import Bot, SeatView, halving, make
from speciate.core.registry import GAMES
from speciate.core.registry import game as find_game
from speciate.core.rng import FastRng
from speciate.measure import is_compiled

AS_IT_IS = halving.NO_MATTER
NEVER = -1.0  # no line can be given up: it might always gain more than this
PLAYER = "ismcts:24"
EVERY = 16  # decisions that are not forced, on average
JUDGE = {"newworld": "ismcts:4000", "marine": "ismcts:1600", "entropy": "ismcts:1200"}
HEADS = ("game", "players", "decisions", "ms", "ms with all its time", "other choice", "loss")


class Comparison:
    def __init__(self, bot: Bot, judge: Bot) -> None:
        self.bot = bot
        self.judge = judge
        self.seconds = [0.0, 0.0]  # as it is, with all its time
        self.losses: list[float] = []
        self.others = 0

    def add(self, view: SeatView, chance: FastRng) -> None:
        chosen = []
        for i, no_matter in enumerate((AS_IT_IS, NEVER)):
            halving.NO_MATTER = no_matter
            began = time.perf_counter()
            chosen.append(self.bot.choose(view, view.seat, FastRng(chance.word())))
            self.seconds[i] += time.perf_counter() - began
        halving.NO_MATTER = AS_IT_IS
        loss = 0.0
        if chosen[0] != chosen[1]:
            self.others += 1
            early, late = self.judge.judge(view, chosen, FastRng(chance.word()))
            loss = late.value - early.value
        self.losses.append(loss)

    def cells(self) -> list[str]:
        count = len(self.losses)
        mean = sum(self.losses) / count
        error = sqrt(sum((loss - mean) ** 2 for loss in self.losses)) / count
        times = [f"{1000 * seconds / count:.0f}" for seconds in self.seconds]
        return [str(count), *times, str(self.others), f"{mean:.4f} ± {error:.4f}"]


def compare(game: str, players: int, decisions: int, bot: str, seed: int) -> Comparison:
    comparison = Comparison(make(bot), make(JUDGE[game]))
    player, chance = make(PLAYER), FastRng(seed, 11)
    while len(comparison.losses) < decisions:
        state = find_game(game).new(players, {}, seed)
        seed += 1
        while not state.over and len(comparison.losses) < decisions:
            seat = state.to_act()[0]
            view = SeatView(state, seat)
            if len(state.legal(seat)) > 1 and chance.below(EVERY) == 0:
                comparison.add(view, chance)
            state.apply(seat, player.choose(view, seat, chance))
    return comparison


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bot", default="ismcts:1s", help="with a budget in time")
    parser.add_argument("--game", choices=sorted(GAMES), action="append", help="else all")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--decisions", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"{asked.bot}, engine {'compiled' if is_compiled() else 'interpreted'}\n")
    print(f"| {' | '.join(HEADS)} |")
    print("|---" * len(HEADS) + "|", flush=True)
    for game in asked.game or sorted(GAMES):
        for players in (int(word) for word in asked.players.split(",")):
            found = compare(game, players, asked.decisions, asked.bot, asked.seed)
            print(f"| {' | '.join([game, str(players), *found.cells()])} |", flush=True)


if __name__ == "__main__":
    main()
