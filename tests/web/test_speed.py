"""Little to load, and quick to answer."""

from __future__ import annotations

import gzip
import random
import statistics

from playwright.sync_api import Page, Response

from tests.web.conftest import Site
from tests.web.driver import new_table, press_something, version, wait_for_turn, wait_for_version

FIRST_PAGE = 250_000
GAME_PAGE = 450_000
ANSWER = 100  # milliseconds from the server's message to the screen

# Remember when an update came in and when the page showed it.
WATCH = """
  window.waits = [];
  let came = 0;
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', event => {
        if (event.data.includes('"type":"update"')) came = performance.now();
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


def test_pages_are_small(page: Page, site: Site) -> None:
    sizes = loaded(page)
    page.goto(site.url)
    page.wait_for_selector("[data-play-bots=newworld]")
    page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes.values()) < FIRST_PAGE, sizes
    page.click("[data-play-bots=newworld]")
    page.wait_for_selector(".shell")
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
