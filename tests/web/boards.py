"""Tables of the games with a large board, to look at: one in mid-turn, one that is over."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.conftest import Site, open_context
from tests.web.driver import SPOTS, from_the_list, version, wait_for_turn, wait_for_version

LIT = """spots => spots.map(s => s.checkVisibility()
  ? s.dataset.option ?? s.dataset.dockOption ?? "" : null)"""


@dataclass(frozen=True)
class Kind:
    """How a game of one kind is set up and played by somebody who wants to see everything."""

    game: str
    board: str  # what is there as soon as its board is drawn
    prepare: Callable[[Page, int], None]  # in the dialog, for so many bots
    weight: Callable[[str], int] = lambda option: 1
    choices: int = 30  # mine, to the middle
    seed: int = 3


def few_cards(page: Page, bots: int) -> None:
    page.locator("dialog .settings select").first.select_option("0")


def few_rounds(page: Page, bots: int) -> None:
    page.get_by_label("Round limit").fill("12" if bots == 1 else "30")


# Cards end a game of Marine, and Evolution turns them up.
SPACES = {"evolution": 9, "speciation": 4, "wanderlust": 4, "domination": 3, "tectonics": 3}
RELUCTANT = ("retrieve", "decline", "stop", "no", "no-disc", "no-animal", "number:0")


def marine_weight(option: str) -> int:
    if option in RELUCTANT:
        return 0
    section = option.rsplit(":", 1)[-1].rsplit("-", 1)[0]
    return SPACES.get(section, 1) if option.startswith("place:") else 2


KINDS = {
    "entropy": Kind("entropy", ".rondel", few_rounds),
    "marine": Kind("marine", ".chart", few_cards, marine_weight, choices=40, seed=4),
}


@dataclass
class Looks:
    kind: Kind
    site: Site
    cookies: list[Any]
    going: str
    over: str
    scores: list[int]
    pressed: set[str] = field(default_factory=set)

    def open(
        self,
        browser: Browser,
        width: int = 1440,
        height: int = 900,
        scheme: str = "light",
        locale: str = "en-GB",
    ) -> BrowserContext:
        context = open_context(browser, width, height, scheme, locale=locale)
        context.add_cookies(self.cookies)
        return context

    def go(self, context: BrowserContext, over: bool = False) -> Page:
        page = context.new_page()
        page.goto(f"{self.site.url}/table/{self.over if over else self.going}")
        page.wait_for_selector(".chip.done" if over else ".chip.turn")
        return page

    def position(self, context: BrowserContext) -> dict[str, Any]:
        url = f"{self.site.url}/api/v1/tables/{self.going}/position?seat=0"
        found: dict[str, Any] = context.request.get(url).json()
        return found


def new_board(page: Page, site: Site, kind: Kind, bots: int) -> None:
    page.goto(site.url)
    page.click(f"[data-new-table={kind.game}]")
    selects = page.locator("dialog .seats select")
    for index in range(selects.count()):
        selects.nth(index).select_option("bot:random" if index < bots else "off")
    kind.prepare(page, bots)
    page.click("[data-create]")
    page.wait_for_selector(kind.board)


def press(page: Page, chooser: random.Random, weight: Callable[[str], int]) -> str:
    """One click on something that is lit; what is selected by it is confirmed."""
    for _ in range(20):
        seen: list[str | None] = page.eval_on_selector_all(SPOTS, LIT)
        shown = [index for index, option in enumerate(seen) if option is not None]
        if not shown:
            if from_the_list(page, chooser):
                return "list"
            page.wait_for_timeout(50)
            continue
        weights = [weight(seen[index] or "") for index in shown]
        index = chooser.choices(shown, weights if any(weights) else None)[0]
        try:
            page.locator(SPOTS).nth(index).click(timeout=2_000)
        except PlaywrightTimeout:
            continue
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").first.click()
        return seen[index] or ""
    raise AssertionError("nothing that is lit can be clicked")


def play(page: Page, kind: Kind, chooser: random.Random, choices: int) -> set[str]:
    """Play on, at most so many choices of mine; the prefixes of what was pressed."""
    pressed = set()
    for _ in range(choices):
        if not wait_for_turn(page):
            break
        old = version(page)
        pressed.add(press(page, chooser, kind.weight).partition(":")[0])
        wait_for_version(page, old)
    return pressed


def grow(browser: Browser, site: Site, kind: Kind) -> Looks:
    """A short game against one bot to the end, then one against three to its middle."""
    context = open_context(browser)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    chooser = random.Random(kind.seed)
    new_board(page, site, kind, bots=1)
    pressed = play(page, kind, chooser, 2_000)
    scores = [int(n) for n in page.locator("[data-result] tfoot td").all_inner_texts()]
    over = page.url.rsplit("/", 1)[1]
    new_board(page, site, kind, bots=3)
    play(page, kind, chooser, kind.choices)
    assert wait_for_turn(page)
    going = page.url.rsplit("/", 1)[1]
    looks = Looks(kind, site, list(context.cookies()), going, over, scores, pressed)
    context.close()
    assert not errors, errors
    return looks
