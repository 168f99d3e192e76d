"""A whole game of Entropy by clicking, and its board at all sizes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import Site, open_context
from tests.web.driver import play_out, press_something, version, wait_for_turn, wait_for_version
from tests.web.test_access import AXE, barriers, too_wide

SIZES = [(1440, 900, "light"), (1440, 900, "dark"), (390, 844, "light"), (390, 844, "dark")]


def table_of(page: Page, site: Site, bots: int, rounds: int) -> None:
    page.goto(site.url)
    page.click("[data-new-table=entropy]")
    selects = page.locator("dialog .seats select")
    for index in range(selects.count()):
        selects.nth(index).select_option("bot:random" if index < bots else "off")
    page.get_by_label("Round limit").fill(str(rounds))
    page.click("[data-create]")
    page.wait_for_selector(".rondel")


def press(page: Page, chooser: random.Random) -> None:
    """Press something that is lit; a space that two walks lead to has to be confirmed."""
    press_something(page, chooser)
    confirm = page.locator("[data-confirm]")
    if confirm.count():
        confirm.first.click()


@dataclass
class Looks:
    """Tables to look at: one in the middle of a turn, one that is over."""

    cookies: list[Any]
    going: str
    over: str
    scores: list[int]


@pytest.fixture(scope="module")
def looks(browser: Browser, site: Site) -> Iterator[Looks]:
    context = open_context(browser)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    chooser = random.Random(3)
    table_of(page, site, bots=1, rounds=12)
    play_out(page, lambda: press(page, chooser))
    scores = [int(n) for n in page.locator("[data-result] tfoot td").all_inner_texts()]
    over = page.url.rsplit("/", 1)[1]
    table_of(page, site, bots=3, rounds=30)
    for _ in range(30):
        assert wait_for_turn(page)
        old = version(page)
        press(page, chooser)
        wait_for_version(page, old)
    assert wait_for_turn(page)
    yield Looks(list(context.cookies()), page.url.rsplit("/", 1)[1], over, scores)
    context.close()
    assert not errors, errors


def test_a_whole_game_is_played_by_clicking_to_the_final_score(
    browser: Browser, looks: Looks, site: Site
) -> None:
    context = open_context(browser)
    context.add_cookies(looks.cookies)
    table = context.request.get(f"{site.url}/api/v1/tables/{looks.over}").json()
    assert table["status"] == "finished"
    assert sorted(table["scores"], reverse=True) == looks.scores
    context.close()


def test_what_is_printed_comes_from_the_server(browser: Browser, looks: Looks, site: Site) -> None:
    context = open_context(browser)
    context.add_cookies(looks.cookies)
    page = context.new_page()
    page.goto(f"{site.url}/table/{looks.going}")
    page.wait_for_selector(".offers .cost b")
    assert all(cost.isdigit() for cost in page.locator(".offers .cost b").all_inner_texts())
    context.close()


@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
def test_the_board_has_no_barrier_and_does_not_stick_out(
    browser: Browser, site: Site, looks: Looks, width: int, height: int, scheme: str
) -> None:
    context = open_context(browser, width, height, scheme)
    context.add_cookies(looks.cookies)
    page = context.new_page()
    problems: list[str] = []

    def look(where: str) -> None:
        page.wait_for_timeout(150)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        problems.extend(f"{where}: {one}" for one in barriers(page) + too_wide(page))

    page.goto(f"{site.url}/table/{looks.over}")
    page.wait_for_selector(".chip.done")
    look("over")
    page.goto(f"{site.url}/table/{looks.going}")
    page.wait_for_selector(".chip.turn")
    look("going")
    for tab in page.locator(".tabs [role=tab]").all():
        tab.click()
        look(f"tab {tab.inner_text()}")
    context.close()
    assert not problems
