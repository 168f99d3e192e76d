"""No page has a serious barrier, and none is wider than the screen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.conftest import ROOT, Site, open_context
from tests.web.driver import new_table, play_out, press_something, version, wait_for_turn
from tests.web.driver import wait_for_version as wait_for

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SIZES = [(1440, 900, "light"), (1440, 900, "dark"), (1024, 768, "light"), (390, 844, "light")]
SIZES += [(390, 844, "dark"), (360, 740, "light")]


@dataclass
class Games:
    """Two tables to look at: one in the middle of a turn, one that is over."""

    person: BrowserContext
    going: str
    over: str


@pytest.fixture(scope="module")
def games(browser: Browser, site: Site) -> Iterator[Games]:
    context = open_context(browser)
    page = context.new_page()
    chooser = random.Random(9)
    new_table(page, site.url, ["bot:random"], epochs=1)
    play_out(page, lambda: press_something(page, chooser))
    over = page.url.rsplit("/", 1)[1]
    new_table(page, site.url, ["bot:random", "bot:random", "bot:random"])
    for _ in range(25):
        assert wait_for_turn(page)
        old = version(page)
        press_something(page, chooser)
        wait_for(page, old)
    assert wait_for_turn(page)
    yield Games(context, page.url.rsplit("/", 1)[1], over)
    context.close()


def pages(games: Games) -> dict[str, str]:
    """Where to go, and what to wait for there."""
    return {
        "/": "[data-play-bots=newworld]",
        "/game/newworld": "[data-new-table=newworld]",
        "/learn": "main a",
        "/replays": "main h1",
        "/nowhere": "main h1",
        f"/table/{games.going}": ".chip.turn",
        f"/table/{games.over}": ".chip.done",
        f"/replay/{games.over}?at=12&seat=all": ".moves button",
    }


def barriers(page: Page) -> list[str]:
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{v['id']} ({v['impact']}): {v['help']}: {[n['html'][:160] for n in v['nodes'][:3]]}"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]


def too_wide(page: Page) -> list[str]:
    """What sticks out of the page; rows that scroll by themselves do not count."""
    found: list[str] = page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
        [...document.querySelectorAll('body *')]
          .filter(e => e.getBoundingClientRect().right > innerWidth + 1)
          .map(e => e.outerHTML.slice(0, 120)).slice(0, 5)"""
    )
    return found


@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
def test_no_page_has_a_barrier_or_sticks_out(
    browser: Browser, site: Site, games: Games, width: int, height: int, scheme: str
) -> None:
    if not AXE.is_file():
        pytest.fail("axe-core is not installed: npm ci in web/")
    context = open_context(browser, width, height, scheme, person=games.person)
    page = context.new_page()
    problems = []
    for path, selector in pages(games).items():
        page.goto(site.url + path)
        page.wait_for_selector(selector)
        page.wait_for_timeout(150)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        problems += [f"{path}: {one}" for one in barriers(page) + too_wide(page)]
    context.close()
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_dialogs_and_tabs_have_no_barrier_either(
    browser: Browser, site: Site, games: Games, width: int, height: int
) -> None:
    context = open_context(browser, width, height, person=games.person)
    page = context.new_page()
    problems: list[str] = []

    def look(where: str) -> None:
        page.wait_for_timeout(150)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        problems.extend(f"{where}: {one}" for one in barriers(page) + too_wide(page))

    page.goto(site.url)
    page.click("[data-new-table=newworld]")
    look("new table")
    page.keyboard.press("Escape")
    page.click("header .who")
    look("account")
    page.goto(f"{site.url}/table/{games.going}")
    page.wait_for_selector(".chip.turn")
    page.get_by_label("Table and settings").click()
    look("menu")
    phone = width < 900
    if phone:
        page.locator("dialog").get_by_text("Help", exact=True).click()
    else:
        page.keyboard.press("Escape")
        page.keyboard.press("?")
    assert "any key or tap shows the rest" in page.locator("dialog").inner_text()
    assert (page.locator("dialog kbd").count() == 0) == phone
    look("help")
    page.keyboard.press("Escape")
    page.keyboard.press("o")
    look("options")
    for tab in page.locator(".tabs [role=tab]").all():
        tab.click()
        look(f"tab {tab.inner_text()}")
    context.close()
    assert not problems, "\n".join(problems)


def test_what_can_be_pressed_is_large_enough_on_a_phone(
    browser: Browser, site: Site, games: Games
) -> None:
    context = open_context(browser, 390, 844, person=games.person)
    page = context.new_page()
    small = []
    for path, selector in pages(games).items():
        page.goto(site.url + path)
        page.wait_for_selector(selector)
        small += page.evaluate(
            """() => [...document.querySelectorAll('button, select, input, a.btn')]
              .filter(e => e.checkVisibility() && !['checkbox', 'radio'].includes(e.type))
              .filter(e => { const b = e.getBoundingClientRect();
                             return b.height < 40 || b.width < 40; })
              .map(e => e.outerHTML.slice(0, 120))"""
        )
    context.close()
    assert not small, "\n".join(small)
