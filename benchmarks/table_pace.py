"""A person at a table with three bots: how long does everybody take?

    python benchmarks/table_pace.py --level hard --busy 2

A whole game of each kind through the public API, as a browser plays it. The person answers at once,
by lot. A bot's decision lasts from one update on the person's live connection to the next;
the person's wait from sending a choice until being asked again. `--busy` keeps so many processes
spinning meanwhile.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bot_time import ms, spin
from tests.server.kit import Player, Server

from speciate.core.registry import GAMES
from speciate.measure import is_compiled

LONGEST = 60.0  # seconds without news: something is wrong


def part(values: list[float], share: float) -> float:
    return sorted(values)[int(share * (len(values) - 1))]


def play(server: Server, game: str, level: str, seed: int) -> tuple[list[float], list[float]]:
    """Seconds of each decision of a bot, and of each wait of the person."""
    person, chance = Player(server), random.Random(seed)
    table = person.table("me", *[f"bot:{level}"] * 3, game=game)["id"]
    decisions: list[float] = []
    waits: list[float] = []
    with person.socket(table, 0) as socket:
        sent = 0.0
        version, heard = -1, 0.0
        mine = False
        while True:
            news = json.loads(socket.recv(timeout=LONGEST))
            now = time.perf_counter()
            if news["type"] == "table" and news["table"]["status"] == "finished":
                return decisions, waits
            if news["type"] != "update" or news["version"] <= version:
                continue
            if version >= 0 and not mine:
                moves = news["version"] - version
                decisions += [(now - heard) / moves] * moves
            version, heard = news["version"], now
            mine = bool(news["options"])
            if mine:
                if sent:
                    waits.append(now - sent)
                choice = {"seat": 0, "option": chance.choice(news["options"]), "version": version}
                socket.send(json.dumps({"type": "choose", **choice}))
                sent = time.perf_counter()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--level", default="hard")
    parser.add_argument("--game", choices=sorted(GAMES), action="append", help="else all")
    parser.add_argument("--games", type=int, default=1, help="of each kind")
    parser.add_argument("--busy", type=int, default=0, help="processes that spin meanwhile")
    asked = parser.parse_args()
    spinners = [multiprocessing.Process(target=spin, daemon=True) for _ in range(asked.busy)]
    for spinner in spinners:
        spinner.start()
    print(f"engine {'compiled' if is_compiled() else 'interpreted'}, {asked.busy} busy processes\n")
    print("| game | bots' decisions | median ms | 95 % ms | slowest ms | person's median wait ms |")
    print("|---|---|---|---|---|---|", flush=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = Server(str(folder / "pace.db"), folder).start()
        try:
            for game in asked.game or sorted(GAMES):
                decisions: list[float] = []
                waits: list[float] = []
                for seed in range(asked.games):
                    more, further = play(server, game, asked.level, seed)
                    decisions += more
                    waits += further
                figures = [median(decisions), part(decisions, 0.95), max(decisions), median(waits)]
                cells = [game, f"{len(decisions):,}", *[ms(figure) for figure in figures]]
                print(f"| {' | '.join(cells)} |", flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
