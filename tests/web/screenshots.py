"""Pictures of all pages for docs/screenshots: `python -m tests.web.screenshots`.

One game of New World is played against bots; at its start, in its middle and at its end it is
looked at in both sizes and both themes.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web.conftest import ARGS, ROOT, Site, chromium, open_context
from tests.web.driver import press_something, version, wait_for_turn, wait_for_version

FOLDER = ROOT / "docs/screenshots"
SIZES = ((1440, 900), (390, 844))
SCHEMES = ("light", "dark")
MIDDLE = "Epoch 3"  # from here on as soon as there is an attack to look at
LATEST = "Epoch 5"  # and from here on anything


class Camera:
    """Opens what it is shown once more for every size and theme, as the same person."""

    def __init__(self, browser: Browser, person: BrowserContext) -> None:
        self.contexts = {
            (width, scheme): open_context(browser, width, height, scheme, person)
            for width, height in SIZES
            for scheme in SCHEMES
        }

    def take(self, name: str, url: str, ready: str, tab: str = "") -> None:
        for (width, scheme), context in self.contexts.items():
            page = context.new_page()
            page.goto(url)
            page.wait_for_selector(ready)
            if tab and width < 900:
                page.get_by_role("tab", name=tab).click()
            page.wait_for_timeout(700)
            page.screenshot(path=FOLDER / f"{name}-{width}-{scheme}.png")
            page.close()


def step(page: Page, chooser: random.Random) -> bool:
    if not wait_for_turn(page):
        return False
    old = version(page)
    press_something(page, chooser)
    wait_for_version(page, old)
    return True


def shoot(browser: Browser, site: Site, seed: int = 12) -> None:
    person = open_context(browser)
    page = person.new_page()
    page.goto(site.url)
    page.click("header .who")
    page.fill("#name", "Ilse")
    page.click("dialog form button")
    camera = Camera(browser, person)
    page.click("[data-play-bots=newworld]")
    assert wait_for_turn(page)
    camera.take("newworld-start", page.url, ".chip.turn", "Table")

    chooser = random.Random(seed)
    shown = False
    late = False
    while step(page, chooser):
        where = page.inner_text(".brand small")
        late = late or where.startswith(MIDDLE)
        if late and not shown and wait_for_turn(page):
            attack = "attack?" in page.inner_text(".prompt")
            if attack or where.startswith(LATEST):
                camera.take("newworld-middle", page.url, ".chip.turn", "Table")
                camera.take("home", site.url, "[data-play-bots=newworld]")
                shown = True
    assert shown, "the game was over before its middle"
    camera.take("newworld-end", page.url, ".chip.done")
    table = page.url.rsplit("/", 1)[1]
    camera.take("newworld-replay", f"{site.url}/replay/{table}?at=150&seat=0", ".moves button")
    camera.take("newworld-page", f"{site.url}/game/newworld", "main ol")
    person.close()


def main() -> None:
    path = chromium()
    if path is None:
        raise SystemExit("no Chromium on this machine: install one, or name it in CHROMIUM")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = playwright.chromium.launch(executable_path=path, args=ARGS)
        try:
            shoot(browser, site)
        finally:
            browser.close()
            site.kill()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
