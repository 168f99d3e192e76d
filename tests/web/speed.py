"""How much a page loads, and how soon an answer is on the screen: `python -m tests.web.speed`.

Bots play each game with as many players as it takes; near its end, where there is most to draw, a
person takes over and clicks. Figures are for the machine that it runs on.
"""

from __future__ import annotations

import random
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.boards import KINDS, press
from tests.web.conftest import ARGS, Site, chromium, open_context
from tests.web.driver import is_over, version, wait_for_turn, wait_for_version
from tests.web.screenshots import Person, Plan, bots_play, take_over
from tests.web.test_speed import WATCH, loaded

CHOICES = 25
PLANS = (Plan("entropy", 4), Plan("newworld", 4), Plan("marine", 4))


def sizes(browser: Browser, site: Site, game: str) -> tuple[int, int]:
    """Bytes, compressed: the first page, then with a table of the game."""
    context = open_context(browser)
    page = context.new_page()
    found = loaded(page)
    page.goto(site.url)
    page.wait_for_selector(f"[data-play-bots={game}]")
    page.wait_for_load_state("networkidle")
    first = sum(found.values())
    page.click(f"[data-play-bots={game}]")
    page.wait_for_selector(".shell[data-version]:not([data-version='-1'])")
    page.wait_for_timeout(800)
    context.close()
    return first, sum(found.values())


def waits(browser: Browser, site: Site, plan: Plan) -> tuple[list[float], int]:
    """Milliseconds from the server's message to the painted screen, and the view's size."""
    person = Person(browser, site, "Ilse")
    table, of = bots_play(person, plan)
    at = of * 17 // 20
    seat = person.get(f"tables/{table}/replay?at={at}&seat=all")["view"]["to_act"][0]
    here = take_over(person, table, at, seat, plan.players)
    page = person.context.new_page()
    page.add_init_script(WATCH)
    page.goto(f"{site.url}/table/{here}")
    chooser = random.Random(1)
    weight = KINDS[plan.game].weight if plan.game in KINDS else lambda option: 1
    for _ in range(CHOICES):
        if not wait_for_turn(page):
            break
        old = version(page)
        press(page, chooser, weight)
        wait_for_version(page, old)
        if is_over(page):
            break
    found: list[float] = page.evaluate("window.waits")
    view = len(str(person.get(f"tables/{here}/position?seat={seat}")["view"]))
    person.context.close()
    return found, view


def main() -> None:
    path = chromium()
    if path is None:
        raise SystemExit("no Chromium on this machine: install one, or name it in CHROMIUM")
    print(
        f"{'game':10} {'first page':>11} {'game page':>11} {'view':>8} {'median':>8} {'worst':>8}"
    )
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = playwright.chromium.launch(executable_path=path, args=ARGS)
        try:
            for plan in PLANS:
                first, game = sizes(browser, site, plan.game)
                times, view = waits(browser, site, plan)
                print(
                    f"{plan.game:10} {first / 1000:8.1f} kB {game / 1000:8.1f} kB {view:8}"
                    f" {statistics.median(times):5.1f} ms {max(times):5.1f} ms"
                )
        finally:
            browser.close()
            site.kill()


if __name__ == "__main__":
    main()
