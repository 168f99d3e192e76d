"""A finished game is looked at again, from any seat and at any moment, and played on from there."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Site
from tests.web.driver import new_table, play_out, press_something, wait_for_turn


def finished(page: Page, site: Site) -> str:
    chooser = random.Random(1)
    new_table(page, site.url, ["bot:random", "bot:random"], epochs=1)
    play_out(page, lambda: press_something(page, chooser))
    return page.url.rsplit("/", 1)[1]


def at(page: Page, number: int) -> None:
    expect(page.locator(f".replay[data-at='{number}'][data-loading='false']")).to_be_visible()


def test_stepping_seats_links_and_playing_on(page: Page, site: Site) -> None:
    table = finished(page, site)
    page.click("a[href^='/replay/']")
    at(page, 0)
    assert page.locator("[data-animal]").count() == 0
    page.get_by_label("Step forward").click()
    at(page, 1)
    page.keyboard.press(".")
    at(page, 2)
    page.keyboard.press(",")
    at(page, 1)
    choices = page.request.get(f"{site.url}/api/v1/tables/{table}").json()["choices"]
    assert page.locator(".moves li").count() == choices
    slider = page.get_by_label("Moment of the game")
    slider.fill(str(choices))
    at(page, choices)
    expect(page.locator(".count")).to_have_text(f"{choices} / {choices}")

    # All hands are open in all eyes, only one through the eyes of a seat.
    slider.fill("0")
    at(page, 0)
    assert page.locator(".hands .tag").count() == 18
    page.select_option("header select", "1")
    expect(page.locator(".hands .tag")).to_have_count(0)
    assert page.locator("button.hit[data-option^='card:']").count() == 6

    # The address is a link to this moment.
    middle = choices // 3
    slider.fill(str(middle))
    at(page, middle)
    assert re.search(rf"at={middle}&seat=1", page.url)
    animals = page.locator("[data-animal]").count()
    page.goto(page.url)
    at(page, middle)
    assert page.locator("[data-animal]").count() == animals
    expect(page.locator("header select")).to_have_value("1")

    page.click("[data-fork]")
    page.wait_for_selector(".shell[data-version]:not([data-version='-1'])")
    assert page.url.rsplit("/", 1)[1] != table
    chooser = random.Random(2)
    if wait_for_turn(page):
        play_out(page, lambda: press_something(page, chooser))
    expect(page.locator("[data-result]")).to_be_visible()
