"""How well bots keep their time: every decision of many games, by the clock and on the processor.

    python benchmarks/bot_time.py --bots planner:200ms,ismcts:200ms --games 20 --busy 2

With budgets in iterations (planner:100,ismcts:100) it tells how many of them fit into a second.

Every bot plays its own games, in turn at each seat, against Greedy; every decision that is not
forced is timed. `--busy` keeps so many processes spinning, as other work on the machine would.
A decision is late when it took more than its budget plus 20 %. One that is late by the clock but
not on the processor has waited for a core; `collections` is the time that went to the collector.
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import time
from dataclasses import dataclass, field
from statistics import median

from speciate.bots import Bot, SeatView, make
from speciate.bots.budget import Budget, parse_budget
from speciate.core.registry import GAMES
from speciate.core.registry import game as find_game
from speciate.core.rng import FastRng
from speciate.core.state import State
from speciate.measure import is_compiled

LATE = 1.2


@dataclass
class Times:
    """Seconds by decision."""

    budget: Budget
    clock: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)
    widest: int = 0

    def row(self) -> list[str]:
        common = [f"{len(self.clock):,}", str(self.widest), ms(median(self.clock))]
        if self.budget.iterations:
            done = self.budget.iterations * len(self.processor)
            return [*common, ms(max(self.processor)), f"{done / sum(self.processor):,.0f}"]
        limit = LATE * self.budget.seconds
        late = sum(took > limit for took in self.clock)
        own = sum(took > limit for took in self.processor)
        slowest = [ms(max(self.clock)), ms(max(self.processor))]
        return [*common, *slowest, f"{late} ({100 * late / len(self.clock):.1f} %)", str(own)]


COMMON = ("game", "players", "bot", "decisions", "widest", "median ms")
IN_TIME = ("slowest ms", "slowest ms on the processor", "late", "late on the processor")
IN_ITERATIONS = ("slowest ms on the processor", "iterations a second")


def ms(seconds: float) -> str:
    return f"{1000 * seconds:.0f}"


def ask(bot: Bot, state: State, seat: int, chance: FastRng, times: Times) -> int:
    view = SeatView(state, seat)
    clock, processor = time.perf_counter(), time.process_time()
    option = bot.choose(view, seat, chance)
    times.processor.append(time.process_time() - processor)
    times.clock.append(time.perf_counter() - clock)
    times.widest = max(times.widest, len(state.legal(seat)))
    return option


def play(game: str, players: int, seed: int, bot: Bot, times: Times) -> None:
    state = find_game(game).new(players, {}, seed)
    greedy, chance = make("greedy"), FastRng(seed, 11)
    while not state.over:
        seat = state.to_act()[0]
        if seat == seed % players and len(state.legal(seat)) > 1:
            option = ask(bot, state, seat, chance, times)
        else:
            option = greedy.choose(SeatView(state, seat), seat, chance)
        state.apply(seat, option)


def spin() -> None:
    while True:
        pass


class Collector:
    """Adds up what the garbage collector takes."""

    def __init__(self) -> None:
        self.began = self.total = self.longest = 0.0
        gc.callbacks.append(self.told)

    def told(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self.began = time.perf_counter()
        else:
            took = time.perf_counter() - self.began
            self.total += took
            self.longest = max(self.longest, took)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument(
        "--bots",
        default="planner:200ms,ismcts:200ms",
        help="all budgets in time, or all in iterations",
    )
    parser.add_argument("--game", choices=sorted(GAMES), action="append", help="else all")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--games", type=int, default=20, help="per bot and number of players")
    parser.add_argument("--busy", type=int, default=0, help="processes that spin meanwhile")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    spinners = [multiprocessing.Process(target=spin, daemon=True) for _ in range(asked.busy)]
    for spinner in spinners:
        spinner.start()
    names = asked.bots.split(",")
    budgets = [parse_budget(name.partition(":")[2]) for name in names]
    collector = Collector()
    print(f"engine {'compiled' if is_compiled() else 'interpreted'}, {asked.busy} busy processes\n")
    heads = [*COMMON, *(IN_ITERATIONS if budgets[0].iterations else IN_TIME)]
    print(f"| {' | '.join(heads)} |")
    print("|---" * len(heads) + "|", flush=True)
    for game in asked.game or sorted(GAMES):
        for players in (int(word) for word in asked.players.split(",")):
            for name, budget in zip(names, budgets, strict=True):
                bot, times = make(name), Times(budget)
                for number in range(asked.games):
                    play(game, players, asked.seed + number, bot, times)
                cells = [game, str(players), name, *times.row()]
                print(f"| {' | '.join(cells)} |", flush=True)
    print(
        f"\ncollections: {collector.total:.2f} s in all, "
        f"the longest {1000 * collector.longest:.0f} ms"
    )
    for spinner in spinners:
        spinner.terminate()


if __name__ == "__main__":
    main()
