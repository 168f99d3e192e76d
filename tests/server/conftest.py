from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import Player, Server
from tests.store.conftest import pg

__all__ = ["pg"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not hurt it, with the toy game beside the real ones."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(
        str(folder / "speciate.db"),
        folder,
        toy=True,
        IDLE_SECONDS="2",
        WEBHOOK_HOSTS="127.0.0.1",
        BOT_WORKERS="1",
    ).start()
    yield running
    running.stop()


@pytest.fixture
def ann(server: Server) -> Iterator[Player]:
    player = Player(server, "Ann")
    yield player
    player.http.close()


@pytest.fixture
def bob(server: Server) -> Iterator[Player]:
    player = Player(server, "Bob")
    yield player
    player.http.close()
