"""Little to load, and quick to answer."""

from __future__ import annotations

import gzip
import random
import statistics

import pytest
from playwright.sync_api import Browser, Page, Response

from tests.web.boards import KINDS, Looks, play
from tests.web.conftest import Site
from tests.web.driver import new_table, press_something, version, wait_for_turn, wait_for_version

FIRST_PAGE = 250_000
GAME_PAGE = 450_000
ANSWER = 100  # milliseconds from the server's message to the screen
BUSY = 3  # times slower may a machine be that does other things as well; see speed.py for figures

# Remember when the answer to a click came in and when the page showed it.
WATCH = """
  window.waits = [];
  let came = 0;
  let clicked = false;
  addEventListener('click', () => { clicked = true; }, true);
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', event => {
        if (!clicked || !event.data.includes('"type":"update"')) return;
        came = performance.now();
        clicked = false;
      });
    }
  };
  new MutationObserver(changes => {
    if (came && changes.some(c => c.attributeName === 'data-version')) {
      const from = came;
      came = 0;
      requestAnimationFrame(() => window.waits.push(performance.now() - from));
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-version'] });
"""


def loaded(page: Page) -> dict[str, int]:
    """The size of everything that the page has loaded, compressed."""
    sizes: dict[str, int] = {}

    def count(response: Response) -> None:
        if response.status == 200 and "/api/" not in response.url:
            sizes[response.url] = len(gzip.compress(response.body(), 6))

    page.on("response", count)
    return sizes


@pytest.mark.parametrize("game", ["newworld", "marine", "entropy"])
def test_pages_are_small(page: Page, site: Site, game: str) -> None:
    sizes = loaded(page)
    page.goto(site.url)
    page.wait_for_selector(f"[data-play-bots={game}]")
    page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes.values()) < FIRST_PAGE, sizes
    page.click(f"[data-play-bots={game}]")
    page.wait_for_selector(".shell[data-version]:not([data-version='-1'])")
    page.wait_for_timeout(500)
    assert sum(sizes.values()) < GAME_PAGE, sizes


def test_an_answer_is_on_the_screen_at_once(page: Page, site: Site) -> None:
    page.add_init_script(WATCH)
    new_table(page, site.url, ["bot:random", "bot:random", "bot:random"])
    chooser = random.Random(6)
    for _ in range(30):
        assert wait_for_turn(page)
        old = version(page)
        press_something(page, chooser)
        wait_for_version(page, old)
    waits: list[float] = page.evaluate("window.waits")
    assert len(waits) >= 20
    assert statistics.median(waits) < ANSWER, sorted(waits)


@pytest.mark.parametrize("game", sorted(KINDS))
def test_an_answer_is_on_a_large_board_at_once(
    browser: Browser, boards: dict[str, Looks], game: str
) -> None:
    looks = boards[game]
    context = looks.open(browser)
    context.add_init_script(WATCH)
    page = looks.go(context)
    play(page, looks.kind, random.Random(6), 15)
    waits: list[float] = page.evaluate("window.waits")
    context.close()
    assert len(waits) >= 10
    assert statistics.median(waits) < BUSY * ANSWER, sorted(waits)
