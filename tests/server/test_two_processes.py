"""Two processes on one real PostgreSQL: one table, seats at both, and one of them dies."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.kit import Player, Server, hear, wait_until
from tests.store.postgres import Postgres


@pytest.fixture
def servers(pg: Postgres, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    db = pg.database()
    both = [Server(db, tmp_path, toy=True, BOT_WORKERS="1") for _ in range(2)]
    for one in both:
        one.start()
    yield both[0], both[1]
    for one in both:
        one.stop()


class Seat(threading.Thread):
    """Plays one seat by socket; when its process dies it goes on at the other one."""

    def __init__(self, player: Player, other: Server, table: str, seat: int) -> None:
        super().__init__(daemon=True)
        self.player, self.other = player, other
        self.table, self.seat = table, seat
        self.chance = random.Random(seat)
        self.version = -1
        self.finished: dict[str, Any] | None = None
        self.accepted = 0
        self.moved = False

    def run(self) -> None:
        while self.finished is None:
            try:
                since = {"since": self.version} if self.version >= 0 else {}
                with self.player.socket(self.table, self.seat, **since) as socket:
                    self.play(socket)
            except (ConnectionClosed, OSError, TimeoutError):
                self.player.move_to(self.other)
                self.moved = True

    def play(self, socket: Any) -> None:
        while self.finished is None:
            message = json.loads(socket.recv(timeout=30))
            if message["type"] == "update":
                assert message["version"] > self.version or self.moved
                self.version = message["version"]
                if message["options"]:
                    choice = {
                        "type": "choose",
                        "seat": self.seat,
                        "option": self.chance.choice(message["options"]),
                        "version": self.version,
                    }
                    socket.send(json.dumps(choice))
            elif message["type"] == "answer":
                assert message["result"] in ("accepted", "stale")
                self.accepted += message["result"] == "accepted"
            elif message["type"] == "table" and message["table"]["status"] == "finished":
                self.finished = message["table"]


def begin(servers: tuple[Server, Server], seats: int) -> tuple[list[Player], str]:
    players = [Player(servers[seat % 2], f"Player {seat}") for seat in range(seats)]
    table = players[0].table("me", *["open"] * (seats - 1))["id"]
    for player in players[1:]:
        player.post(f"/tables/{table}/join")
    return players, table


def test_seats_at_different_processes_play_a_whole_game(servers: tuple[Server, Server]) -> None:
    players, table = begin(servers, 4)
    seats = [Seat(player, servers[0], table, i) for i, player in enumerate(players)]
    for seat in seats:
        seat.start()
    for seat in seats:
        seat.join(120)
        assert seat.finished is not None and seat.accepted > 0
    assert len({json.dumps(seat.finished["scores"]) for seat in seats if seat.finished}) == 1
    assert players[0].get(f"/tables/{table}/verify")["ok"]


def test_when_one_process_is_killed_its_clients_go_on_at_the_other(
    servers: tuple[Server, Server],
) -> None:
    players, table = begin(servers, 4)
    seats = [Seat(player, servers[0], table, i) for i, player in enumerate(players)]
    for seat in seats:
        seat.start()
    wait_until(lambda: players[0].get(f"/tables/{table}")["version"] > 60, 60)
    servers[1].kill()
    for seat in seats:
        seat.join(120)
        assert seat.finished is not None
    assert seats[1].moved and seats[3].moved and not seats[0].moved
    assert players[0].get(f"/tables/{table}/verify")["ok"]


def test_a_bot_whose_process_died_is_taken_over(servers: tuple[Server, Server]) -> None:
    """A bot at the dead process had the turn; the other process notices after its lease."""
    ann = Player(servers[1], "Ann")
    table = ann.table("bot:master", "me", options={"first_player": 1})["id"]
    servers[1].kill()
    ann.move_to(servers[0])
    wait_until(lambda: ann.get(f"/tables/{table}")["version"] > 0, 150)


def test_news_of_all_kinds_reach_the_other_process(servers: tuple[Server, Server]) -> None:
    ann, bob = Player(servers[0], "Ann"), Player(servers[1], "Bob")
    table = ann.table("me", "open", game="toy")["id"]
    with bob.http.stream("GET", "/stream") as response:
        lines = response.iter_lines()
        with ann.socket(table, 0) as at_ann:
            hear(at_ann, "table")
            bob.post(f"/tables/{table}/join")
            wait_until(lambda: hear(at_ann, "table")["table"]["status"] == "playing")
            with bob.socket(table, 1) as at_bob:
                wait_until(lambda: hear(at_ann, "presence")["connected"] == [0, 1])
                hear(at_bob, "update")
                begun = time.monotonic()
                ann.choose(table, 0, "end", 0)
                assert hear(at_bob, "update")["version"] == 1
                assert time.monotonic() - begun < 2
                bob.post(f"/tables/{table}/chat", text="hello")
                assert hear(at_ann, "chat")["text"] == "hello"
        kinds = [json.loads(next(lines)) for _ in range(3)]
        assert [kind["type"] for kind in kinds] == ["table", "table", "turn"]
    token = ann.post("/tokens", label="mine")["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    assert bob.http.get("/me", headers=bearer).json()["name"] == "Ann"
    ann.post("/logout-everywhere")
    wait_until(lambda: bob.http.get("/me", headers=bearer).status_code == 401, 3)


def test_both_processes_choosing_at_once_make_one_truth(servers: tuple[Server, Server]) -> None:
    """The same person at both processes: of each version exactly one choice is taken."""
    ann = Player(servers[0], "Ann")
    table = ann.table("me", "hotseat", game="toy", options={"turns": 50})["id"]
    twin = Player(servers[1], "Twin")
    twin.http.cookies = ann.http.cookies
    twin.sign(ann.me)
    results: list[list[dict[str, Any]]] = [[], []]

    def work(player: Player, option: str, answers: list[dict[str, Any]]) -> None:
        version = 0
        for _ in range(40):
            answer = player.choose(table, 0, option, version)
            answers.append(answer)
            version = answer["version"]

    threads = [
        threading.Thread(target=work, args=(ann, "place", results[0])),
        threading.Thread(target=work, args=(twin, "draw", results[1])),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    accepted = [a["version"] for side in results for a in side if a["result"] == "accepted"]
    assert len(accepted) == len(set(accepted)) > 0
    log = ann.get(f"/tables/{table}/log")
    assert [line["version"] for line in log] == list(range(1, len(log) + 1))
    assert sorted(accepted) == [line["version"] for line in log]
