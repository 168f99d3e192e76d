"""A real server with the built client, and real Chromium to look at it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

if TYPE_CHECKING:
    from tests.web.boards import Looks

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src/speciate/web/index.html"
NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]


def chromium() -> str | None:
    found = [path for path in map(shutil.which, NAMES) if path]
    return os.environ.get("CHROMIUM") or (found[0] if found else None)


class Site:
    """A server of its own, which can be killed and started again on the same data."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.database = folder / "web.sqlite"
        self.options = options
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "speciate", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--db", str(self.database), *self.options]
        with self.log.open("ab") as log:
            env = {**os.environ, "SPECIATE_LIMITS": "0"}
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, env=env)
        self.wait_until_up()

    def wait_until_up(self) -> None:
        for _ in range(600):
            assert self.process is not None
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended at once:\n{self.log.read_text()}")
            try:
                with urllib.request.urlopen(f"{self.url}/api/v1/games", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"the server does not answer:\n{self.log.read_text()}")

    def kill(self) -> None:
        """Without a goodbye, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if not CLIENT.is_file():
        pytest.fail("the client is not built: npm ci && npm run build in web/")
    one = Site(tmp_path_factory.mktemp("site"))
    one.start()
    yield one
    one.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium on this machine")
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=path, args=ARGS)
        yield one
        one.close()


def open_context(
    browser: Browser,
    width: int = 1440,
    height: int = 900,
    scheme: str = "light",
    person: BrowserContext | None = None,
    motion: bool = False,
    locale: str = "en-GB",
) -> BrowserContext:
    """A person with a browser of their own, or `person` once more with another screen.

    Animations are off unless they are looked at: they are only waiting time here.
    """
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=locale,
        color_scheme="dark" if scheme == "dark" else "light",
        has_touch=width < 900,
        reduced_motion="no-preference" if motion else "reduce",
        storage_state=person.storage_state() if person is not None else None,
    )
    context.set_default_timeout(15_000)
    return context


class Boards(dict[str, "Looks"]):
    def __init__(self, browser: Browser, site: Site) -> None:
        super().__init__()
        self.browser = browser
        self.site = site

    def __missing__(self, game: str) -> Looks:
        from tests.web.boards import KINDS, grow

        self[game] = grow(self.browser, self.site, KINDS[game])
        return self[game]


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page at desktop size; an error in its script fails the test."""
    context = open_context(browser)
    one = context.new_page()
    errors: list[str] = []
    one.on("pageerror", lambda error: errors.append(str(error)))
    yield one
    context.close()
    assert not errors, errors


@pytest.fixture(scope="session")
def boards(browser: Browser, site: Site) -> Boards:
    """Tables of the games with a large board, made when they are first asked for."""
    return Boards(browser, site)
