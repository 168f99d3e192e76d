"""Many live tables on one server process: how soon does everybody know of a move?

    python benchmarks/server_load.py --tables 500 --seats 4 --seconds 60

Clients and server share the machine. Every table makes a move every two seconds; measured is the
time from sending a choice until the last seat of the table has been informed. Then the tables are
left alone until the server has unloaded their games, and its memory is compared with that before.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.server.kit import Server

IDLE_SECONDS = 5
INTERVAL = 2.0


class LiveTable:
    """A table with a socket for each seat; all seats belong to one person."""

    def __init__(self, table: str, cookie: str, seats: int, chance: random.Random) -> None:
        self.table, self.cookie, self.seats = table, cookie, seats
        self.chance = chance
        self.sockets: list[ClientConnection] = []
        self.versions = [0] * seats
        self.asked: tuple[int, int, str] | None = None  # seat, version, option
        self.sent = 0.0
        self.waiting_for = 0
        self.delays: list[float] = []
        self.finished = False

    async def open(self, url: str) -> None:
        for seat in range(self.seats):
            address = f"{url.replace('http', 'ws')}/api/v1/tables/{self.table}/live?seat={seat}"
            self.sockets.append(
                await connect(
                    address,
                    additional_headers={"Cookie": self.cookie},
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                )
            )

    async def hear(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            if text.startswith('{"type":"update"'):
                self.note(seat, str(text))
            elif text.startswith('{"type":"table"'):
                self.finished = self.finished or '"status":"finished"' in text

    def note(self, seat: int, text: str) -> None:
        """Read as little as possible: the clients must not be what is measured."""
        now = time.perf_counter()
        version = int(text[text.index('"version":') + 10 : text.index(",", 18)])
        self.versions[seat] = version
        if self.waiting_for and min(self.versions) >= self.waiting_for:
            self.delays.append(now - self.sent)
            self.waiting_for = 0
        at = text.rindex('"options":[') + 11
        if text[at] != "]":
            options = json.loads(text[at - 1 : text.index("]", at) + 1])
            self.asked = (seat, version, self.chance.choice(options))

    async def move(self) -> None:
        if self.asked is None or self.finished or self.waiting_for:
            return
        seat, version, option = self.asked
        self.asked = None
        self.waiting_for = version + 1
        choice = {"type": "choose", "seat": seat, "option": option, "version": version}
        text = json.dumps(choice)
        self.sent = time.perf_counter()
        await self.sockets[seat].send(text)


async def make(url: str, number: int, seats: int, game: str, options: dict[str, Any]) -> LiveTable:
    async with httpx.AsyncClient(base_url=url + "/api/v1", timeout=60, verify=False) as http:
        me = (await http.post("/session", json={"name": f"Load {number}"})).json()
        http.headers["X-CSRF-Token"] = me["csrf"]
        wishes = [{"kind": "me"}] + [{"kind": "hotseat"}] * (seats - 1)
        body = {"game": game, "seats": wishes, "options": options, "listed": False}
        table = (await http.post("/tables", json=body)).json()["id"]
        cookie = f"speciate_session={http.cookies['speciate_session']}"
    return LiveTable(table, cookie, seats, random.Random(number))


def memory(pid: int) -> int:
    """Resident bytes of the server."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def drive(table: LiveTable, end: float) -> None:
    await asyncio.sleep(table.chance.uniform(0, INTERVAL))
    while time.perf_counter() < end:
        begun = time.perf_counter()
        await table.move()
        await asyncio.sleep(max(0.0, INTERVAL - (time.perf_counter() - begun)))


async def measure(server: Server, arguments: argparse.Namespace) -> dict[str, Any]:
    assert server.process is not None
    pid = server.process.pid
    await make(server.url, -1, arguments.seats, arguments.game, {})  # everything imported
    empty = memory(pid)
    limit = asyncio.Semaphore(8)

    async def one(number: int) -> LiveTable:
        async with limit:
            table = await make(server.url, number, arguments.seats, arguments.game, {})
            await table.open(server.url)
            return table

    tables = await asyncio.gather(*(one(number) for number in range(arguments.tables)))
    hearing = [
        asyncio.create_task(table.hear(seat)) for table in tables for seat in range(table.seats)
    ]
    warm = time.perf_counter() + 3 * INTERVAL  # games that were unloaded meanwhile come back
    await asyncio.gather(*(drive(table, warm) for table in tables))
    for table in tables:
        table.delays.clear()
    used, own, begun = processor(pid), processor(os.getpid()), time.perf_counter()
    end = begun + arguments.seconds
    await asyncio.gather(*(drive(table, end) for table in tables))
    used, own = processor(pid) - used, processor(os.getpid()) - own
    spent = time.perf_counter() - begun
    await asyncio.sleep(2)
    busy = memory(pid)
    missing = sum(1 for table in tables if table.waiting_for and not table.finished)
    await asyncio.sleep(IDLE_SECONDS + 5)
    idle = memory(pid)
    for task in hearing:
        task.cancel()
    delays = sorted(delay * 1000 for table in tables for delay in table.delays)
    return {
        "tables": arguments.tables,
        "seats": arguments.seats,
        "moves": len(delays),
        "moves a second": round(len(delays) / spent, 1),
        "moves not told to all": missing,
        "p50 ms": round(statistics.median(delays), 1),
        "p90 ms": round(delays[int(len(delays) * 0.90)], 1),
        "p99 ms": round(delays[int(len(delays) * 0.99)], 1),
        "max ms": round(delays[-1], 1),
        "server's share of one core": round(used / spent, 2),
        "clients' share of one core": round(own / spent, 2),
        "kB per live table": round((busy - empty) / 1024 / arguments.tables),
        "kB per idle live table": round((idle - empty) / 1024 / arguments.tables),
        "load average": os.getloadavg()[0],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", default="newworld")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = Server(str(folder / "load.db"), folder, IDLE_SECONDS=str(IDLE_SECONDS)).start()
        try:
            for figure, value in asyncio.run(measure(server, arguments)).items():
                print(f"{figure:28} {value}")
        finally:
            server.stop()
            errors = server.log.read_text().strip()
            if errors:
                print(errors[-2000:], file=sys.stderr)


if __name__ == "__main__":
    main()
