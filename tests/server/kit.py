"""A server in a process of its own, and people who use it through the public API only."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

START = """
import sys
from speciate.core import registry
if sys.argv[3] == "toy":
    registry.GAMES["toy"] = "tests.tables.toy"
from speciate.server import serve
serve(port=int(sys.argv[1]), db=sys.argv[2], open_browser=False)
"""
ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`speciate serve` on a free port; it can be stopped, killed and started again."""

    def __init__(self, db: str, folder: Path, toy: bool = False, **settings: str) -> None:
        self.db = db
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.toy = toy
        self.settings = {"LIMITS": "0", **settings}
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        environment |= {f"SPECIATE_{name}": value for name, value in self.settings.items()}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", START, str(self.port), self.db, "toy" if self.toy else ""],
                env=environment,
                stdout=log,
                stderr=log,
                cwd=ROOT,
            )
        self.wait()
        return self

    def wait(self, seconds: float = 90.0) -> None:
        assert self.process is not None
        probe = httpx.Client(verify=False)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError("the server ended: " + self.log.read_text()[-2000:])
            try:
                probe.get(self.url + "/api/v1/me", timeout=5)
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer: " + self.log.read_text()[-2000:])

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


class Player:
    """A person with a browser, as far as the server can tell."""

    def __init__(self, server: Server, name: str = "Ann") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url + "/api/v1", timeout=30, verify=False)
        self.me = self.post("/session", name=name)
        self.sign(self.me)

    def sign(self, me: dict[str, Any]) -> None:
        self.http.headers["X-CSRF-Token"] = me["csrf"]

    @property
    def cookie(self) -> str:
        return f"speciate_session={self.http.cookies['speciate_session']}"

    def move_to(self, server: Server) -> None:
        """Go on at another process."""
        self.server = server
        self.http.base_url = httpx.URL(server.url + "/api/v1")

    def get(self, path: str, **query: Any) -> Any:
        return good(self.http.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return good(self.http.post(path, json=body))

    def put(self, path: str, **body: Any) -> Any:
        return good(self.http.put(path, json=body))

    def table(self, *seats: str, game: str = "newworld", **more: Any) -> dict[str, Any]:
        wishes = []
        for seat in seats:
            kind, _, level = seat.partition(":")
            wishes.append({"kind": kind, "level": level} if level else {"kind": kind})
        table: dict[str, Any] = self.post("/tables", game=game, seats=wishes, **more)
        return table

    def position(self, table: str, seat: int | None = None, **query: Any) -> dict[str, Any]:
        if seat is not None:
            query["seat"] = seat
        found: dict[str, Any] = self.get(f"/tables/{table}/position", **query)
        return found

    def choose(self, table: str, seat: int, option: str, version: int) -> dict[str, Any]:
        answer: dict[str, Any] = self.post(
            f"/tables/{table}/choose", seat=seat, option=option, version=version
        )
        return answer

    def choose_any(self, table: str, seat: int, chance: random.Random) -> dict[str, Any]:
        position = self.position(table, seat)
        return self.choose(table, seat, chance.choice(position["options"]), position["version"])

    def socket(self, table: str, seat: int | None = None, **query: Any) -> ClientConnection:
        if seat is not None:
            query["seat"] = seat
        address = str(httpx.URL(self.server.url).copy_with(scheme="ws"))
        text = "&".join(f"{name}={value}" for name, value in query.items())
        return connect(
            f"{address}/api/v1/tables/{table}/live?{text}",
            additional_headers={"Cookie": self.cookie},
            max_size=None,
        ).__enter__()


def good(response: httpx.Response) -> Any:
    assert response.is_success, f"{response.request.url}: {response.status_code} {response.text}"
    return response.json() if response.content else None


def hear(socket: ClientConnection, kind: str, seconds: float = 10.0) -> dict[str, Any]:
    """The next message of a kind."""
    end = time.monotonic() + seconds
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=max(0.01, end - time.monotonic())))
        if message["type"] == kind:
            return message


def wait_until(what: Any, seconds: float = 15.0) -> Any:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = what()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError("it did not happen in time")
