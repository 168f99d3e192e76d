"""Kill a server at random moments under load, and check that nothing confirmed was lost.

python -m tests.server.hammer --db sqlite --kills 200
python -m tests.server.hammer --db postgresql --kills 200
"""

from __future__ import annotations

import argparse
import random
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from tests.server.kit import Player, Server, wait_until
from tests.store.postgres import postgres

WORKERS = 6


class Worker(threading.Thread):
    """Plays at one table as fast as it can, and remembers every answer it was given."""

    def __init__(self, server: Server, number: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.chance = random.Random(number)
        self.game = ("toy", "newworld")[number % 2]
        self.player = Player(server, f"Worker {number}")
        self.go_on = threading.Event()
        self.ended = False
        self.confirmed: dict[str, dict[int, tuple[int, str]]] = {}  # table -> version -> choice
        self.table = ""
        self.unanswered: tuple[str, int, str, int] | None = None
        self.repeats = 0
        self.requests = 0
        self.failures: list[str] = []
        self.idle = threading.Event()

    def new_table(self) -> str:
        options = {"turns": 50} if self.game == "toy" else {}
        table: str = self.player.table(
            "me", "hotseat", "bot:random", game=self.game, options=options
        )["id"]
        self.confirmed[table] = {}
        return table

    def run(self) -> None:
        while not self.ended:
            self.idle.set()
            self.go_on.wait()
            self.idle.clear()
            try:
                self.step()
            except httpx.HTTPError:
                time.sleep(0.02)  # the server is dead or dying; what was sent is sent again later
            except Exception as error:
                self.failures.append(repr(error))
                return

    def step(self) -> None:
        if not self.table:
            self.table = self.new_table()
        if self.unanswered is None:
            shown = self.player.get(f"/tables/{self.table}")
            if shown["status"] == "finished":
                self.table = ""
                return
            seats = [seat for seat in shown["to_act"] if seat < 2]
            if not seats:
                return
            position = self.player.position(self.table, seats[0])
            if not position["options"]:
                return
            option = self.chance.choice(position["options"])
            self.unanswered = (self.table, seats[0], option, position["version"])
        else:
            self.repeats += 1
        self.send(self.unanswered)

    def send(self, request: tuple[str, int, str, int]) -> None:
        table, seat, option, version = request
        self.requests += 1
        answer = self.player.choose(table, seat, option, version)
        self.unanswered = None
        if answer["result"] == "accepted":
            self.confirmed[table][answer["version"]] = (seat, option)
        elif answer["result"] != "stale":
            self.failures.append(f"{request}: {answer}")

    def check(self) -> None:
        """After a restart: the log holds every confirmed choice once, and the game replays."""
        for table, confirmed in self.confirmed.items():
            log = self.player.get(f"/tables/{table}/log")
            assert [line["version"] for line in log] == list(range(1, len(log) + 1)), table
            assert len(log) >= max(confirmed, default=0), table
            for version, (seat, option) in confirmed.items():
                line = log[version - 1]
                assert (line["seat"], line.get("option")) == (seat, option), (table, version)
            shown = self.player.get(f"/tables/{table}/replay", at=len(log), seat=0)
            assert shown["of"] >= len(log), table  # a bot may have gone on meanwhile
            if self.player.get(f"/tables/{table}")["status"] == "finished":
                assert self.player.get(f"/tables/{table}/verify")["ok"], table
        for table in [table for table in self.confirmed if table != self.table][:-1]:
            del self.confirmed[table]  # checked and finished


def total(workers: list[Worker]) -> int:
    return sum(worker.requests for worker in workers)


def work_for(workers: list[Worker], requests: int) -> None:
    """So many requests rather than so much time: the machine may be busy with other things."""
    enough = total(workers) + requests
    wait_until(lambda: total(workers) >= enough or any(w.failures for w in workers), 120)


def hammer(db: str, folder: Path, kills: int, seed: int = 1) -> dict[str, Any]:
    chance = random.Random(seed)
    server = Server(db, folder, toy=True, BOT_WORKERS="1").start()
    workers = [Worker(server, number) for number in range(WORKERS)]
    for worker in workers:
        worker.start()
    try:
        for number in range(kills):
            for worker in workers:
                worker.go_on.set()
            work_for(workers, chance.randint(5, 60))
            time.sleep(chance.uniform(0.0, 0.02))
            server.kill()
            for worker in workers:
                worker.go_on.clear()
            server.start()
            for worker in workers:
                worker.idle.wait(10)
                assert not worker.failures, (worker.failures, server.log.read_text()[-3000:])
                worker.check()
            if kills > 20:
                print(f"{number + 1} kills, {total(workers)} requests", flush=True)
    finally:
        for worker in workers:
            worker.ended = True
            worker.go_on.set()
        server.stop()
    return {
        "kills": kills,
        "requests": total(workers),
        "sent again": sum(worker.repeats for worker in workers),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--db", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--kills", type=int, default=200)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if arguments.db == "sqlite":
            print(hammer(str(folder / "speciate.db"), folder, arguments.kills))
        else:
            with postgres() as server:
                print(hammer(server.database(), folder, arguments.kills))


if __name__ == "__main__":
    main()
