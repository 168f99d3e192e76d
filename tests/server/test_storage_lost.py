"""A lost database or a full disk: people are told, nothing confirmed is lost, and play goes on."""

from __future__ import annotations

import subprocess
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.kit import Player, Server, hear, wait_until
from tests.store.postgres import postgres


def test_a_lost_postgresql_is_told_and_comes_back(tmp_path: Path) -> None:
    with postgres() as database:
        if database.control is None:
            pytest.skip("the given PostgreSQL is not ours to stop")
        server = Server(database.database(), tmp_path, toy=True).start()
        try:
            ann = Player(server, "Ann")
            table = ann.table("me", "hotseat", game="toy")["id"]
            assert ann.choose(table, 0, "place", 0)["result"] == "accepted"
            with ann.socket(table, 0) as socket:
                hear(socket, "update")
                database.stop()
                body = {"seat": 0, "option": "place", "version": 1}
                response = ann.http.post(f"/tables/{table}/choose", json=body)
                assert (response.status_code, response.json()["error"]) == (503, "storage")
                assert hear(socket, "notice")["notice"] == "storage"
                database.start()
                wait_until(lambda: hear(socket, "notice", 30)["notice"] is None, 40)
                again = wait_until(lambda: try_again(ann, table, body), 30)
                assert again["result"] == "accepted"
            log = ann.get(f"/tables/{table}/log")
            assert [line["version"] for line in log] == [1, 2]
        finally:
            server.stop()


def try_again(player: Player, table: str, body: dict[str, object]) -> dict[str, object] | None:
    response = player.http.post(f"/tables/{table}/choose", json=body)
    answer: dict[str, object] = response.json()
    return answer if response.status_code == 200 else None


@pytest.fixture
def small_disk(tmp_path: Path) -> Path:
    """A disk of eight megabytes, where the system lets us have one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)], capture_output=True
    )
    if mounted.returncode != 0:
        pytest.skip("no small disk can be mounted here")
    return folder


def test_a_full_disk_is_told_and_nothing_confirmed_is_lost(
    small_disk: Path, tmp_path: Path
) -> None:
    server = Server(str(small_disk / "speciate.db"), tmp_path, toy=True).start()
    try:
        ann = Player(server, "Ann")
        table = ann.table("me", "hotseat", game="toy", options={"turns": 50})["id"]
        version = ann.choose(table, 0, "place", 0)["version"]
        filler = small_disk / "filler"
        with ann.socket(table, 0) as socket:
            hear(socket, "update")
            with filler.open("wb", buffering=0) as file, suppress(OSError):
                while True:
                    file.write(b"x" * 4096)
            status = 200
            for _ in range(2000):  # the last pages of the file that is there already are used up
                body = {"seat": 0, "option": "place", "version": version}
                response = ann.http.post(f"/tables/{table}/choose", json=body)
                status = response.status_code
                if status != 200:
                    break
                version = response.json()["version"]
            assert (status, response.json()["error"]) == (503, "storage")
            assert hear(socket, "notice")["notice"] == "storage"
            filler.unlink()
            again = wait_until(lambda: try_again(ann, table, body), 20)
            assert again["result"] == "accepted"
            assert again["version"] == version + 1
        server.kill()
        server.start()
        log = ann.get(f"/tables/{table}/log")
        assert [line["version"] for line in log] == list(range(1, version + 2))
    finally:
        server.stop()
        time.sleep(0.2)
        subprocess.run(["umount", str(small_disk)], check=True)
