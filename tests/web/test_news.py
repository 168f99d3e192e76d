"""What waits for me elsewhere, and what has changed here since my last turn."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Site, open_context
from tests.web.driver import (
    is_busy,
    new_table,
    press_something,
    version,
    wait_for_turn,
    wait_for_version,
)


def test_a_table_that_waits_for_me_rings_everywhere_but_there(page: Page, site: Site) -> None:
    new_table(page, site.url, ["bot:random"])
    assert wait_for_turn(page)
    first = page.url.rsplit("/", 1)[1]
    expect(page.locator("[data-bell]")).to_have_count(0)
    new_table(page, site.url, ["bot:random"])
    assert wait_for_turn(page)
    expect(page.locator("[data-bell='1']")).to_be_visible()
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    page.click("[data-bell]")
    page.click(f".bell a[href='/table/{first}']")
    page.wait_for_url(f"**/table/{first}")
    expect(page.locator("[data-bell='1']")).to_be_visible()  # now the other one waits
    page.goto(site.url)
    expect(page.locator("[data-bell='2']")).to_be_visible()


def test_a_turn_that_comes_while_i_am_elsewhere_is_told(browser: Browser, site: Site) -> None:
    """One of two plays on until the other, who reads the home page, is asked."""
    people = open_context(browser), open_context(browser)
    host, guest = (person.new_page() for person in people)
    new_table(host, site.url, ["open"])
    host.wait_for_selector("#invite")
    guest.goto(host.input_value("#invite"))
    guest.fill("#name", "Olga")
    guest.click("[data-join]")
    for page in (host, guest):
        page.wait_for_selector(".shell[data-version]:not([data-version='-1'])")
    asked, other = (host, guest) if host.locator(".chip.turn").count() else (guest, host)
    other.goto(site.url)
    other.wait_for_selector("[data-play-bots=newworld]")
    chooser = random.Random(2)
    for _ in range(40):
        if other.locator("[data-bell='1']").count():
            break
        if asked.locator(".chip.turn").count():
            press_something(asked, chooser)
        asked.wait_for_timeout(250)
    expect(other.locator("[data-bell='1']")).to_be_visible()
    for person in people:
        person.close()


def test_what_happened_since_my_last_turn_is_marked(page: Page, site: Site) -> None:
    new_table(page, site.url, ["bot:random", "bot:random"])
    chooser = random.Random(4)
    for _ in range(12):
        assert wait_for_turn(page)
        old = version(page)
        press_something(page, chooser)
        wait_for_version(page, old)
        assert wait_for_turn(page)
        if page.locator(".log li.fresh").count():
            break
    fresh = page.locator(".log li.fresh").count()
    assert fresh >= 1
    since = page.locator(".log li.since")
    assert since.count() == 1
    order = page.eval_on_selector_all(".log li", "all => all.map(e => e.className)")
    assert order.index(next(c for c in order if "since" in c)) == fresh  # newest first
    page.reload()
    assert wait_for_turn(page)
    expect(page.locator(".log li.fresh")).to_have_count(fresh)
    page.mouse.click(5, 300)
    expect(page.locator(".spot[data-changed]")).to_have_count(0)
    expect(page.locator(".log li.fresh")).to_have_count(fresh)  # the log keeps its marks
    press_something(page, chooser)
    expect(page.locator(".log li.fresh")).not_to_have_count(fresh)


def test_places_that_others_changed_are_marked_until_i_touch_the_page(
    page: Page, site: Site
) -> None:
    new_table(page, site.url, ["bot:random", "bot:random"])
    chooser = random.Random(8)
    for _ in range(40):
        assert wait_for_turn(page)
        old = version(page)
        press_something(page, chooser)
        wait_for_version(page, old)
        assert wait_for_turn(page)
        if page.locator(".spot[data-changed]").count():
            break
    expect(page.locator(".spot[data-changed]").first).to_be_visible()
    page.mouse.click(5, 300)
    expect(page.locator(".spot[data-changed]")).to_have_count(0)


WATCH_PROMPT = """() => {
  window.told = [];
  new MutationObserver(() => {
    const text = document.querySelector(".prompt")?.innerText ?? "";
    if (text !== window.told.at(-1)) window.told.push(text);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_every_turn_of_quick_bots_is_shown_and_a_key_shows_the_rest_at_once(
    browser: Browser, site: Site
) -> None:
    """Three bots that answer at once, six decisions a turn: nobody's walk is left out."""
    context = open_context(browser, motion=True)
    page = context.new_page()
    new_table(page, site.url, ["bot:random"] * 3, game="entropy")
    page.evaluate(WATCH_PROMPT)
    chooser = random.Random(3)
    play_until_others_walk(page, chooser)
    told = page.evaluate("() => window.told.splice(0)")
    assert len([text for text in told if " walks " in text]) >= 3
    play_until_others_walk(page, chooser, key="Shift")
    told = page.evaluate("() => window.told.splice(0)")
    assert len([text for text in told if " walks " in text]) < 3
    context.close()


def play_until_others_walk(page: Page, chooser: random.Random, key: str | None = None) -> None:
    """My turn to its end, then theirs; the key is pressed when the first of them is seen."""
    assert wait_for_turn(page)
    page.evaluate("() => { window.told.length = 0; }")
    while not page.evaluate("() => window.told.some((text) => text.includes(' walks '))"):
        if page.locator(".chip.turn").count() and not is_busy(page):
            press_something(page, chooser)
        page.wait_for_timeout(20)
    if key is not None:
        page.keyboard.press(key)
    assert wait_for_turn(page)
