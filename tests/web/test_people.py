"""Two browsers at one table; reloads, dropped connections and a server that dies."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Site, open_context
from tests.web.driver import (
    is_busy,
    is_over,
    names_of_spots,
    new_table,
    play_bots,
    press_something,
    version,
    wait_for_turn,
    wait_for_version,
)
from tests.web.screenshots import Person


def test_two_browsers_play_each_other_through_an_invitation(browser: Browser, site: Site) -> None:
    mine, theirs = open_context(browser), open_context(browser)
    host, guest = mine.new_page(), theirs.new_page()
    new_table(host, site.url, ["open"], epochs=1)
    link = host.input_value("#invite")
    assert "invite=" in link
    guest.goto(link)
    guest.fill("#name", "Ilse")
    guest.click("[data-join]")
    for page in (host, guest):
        page.wait_for_selector(".shell[data-version]:not([data-version='-1'])")
    expect(host.get_by_text("Ilse").first).to_be_visible()

    guest.keyboard.press("c")
    guest.fill("#chat-line", "Good luck")
    guest.keyboard.press("Enter")
    host.keyboard.press("c")
    expect(host.get_by_text("Good luck").last).to_be_visible()

    chooser = random.Random(3)
    choices = {host: 0, guest: 0}
    for _ in range(600):
        if is_over(host) and is_over(guest):
            break
        for page in (host, guest):
            old = version(page)
            if not is_busy(page) and press_something(page, chooser):
                wait_for_version(page, old)
                choices[page] += 1
    assert is_over(host) and is_over(guest)
    assert min(choices.values()) > 3
    totals = [p.locator("[data-result] tfoot td").all_inner_texts() for p in (host, guest)]
    assert totals[0] == totals[1]
    mine.close()
    theirs.close()


def test_a_bot_decides_for_who_is_out_of_time_until_they_are_back(
    browser: Browser, site: Site
) -> None:
    host, guest = Person(browser, site, "Ann"), Person(browser, site, "Ben")
    clock = {"kind": "live", "reserve": 10, "increment": 0}
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"first_player": 1}
    body = {"game": "newworld", "options": options, "seats": seats, "clock": clock}
    table = host.post("tables", body)
    guest.post(f"tables/{table['id']}/join", {"invite": table["invite"]})
    page = host.context.new_page()
    page.goto(f"{site.url}/table/{table['id']}")
    page.wait_for_selector(".chip.turn")
    back = page.get_by_role("button", name="I am back")
    back.wait_for(timeout=30_000)
    assert host.get(f"tables/{table['id']}")["seats"][0]["standin"]
    back.click()
    expect(back).to_have_count(0)
    assert not host.get(f"tables/{table['id']}")["seats"][0].get("standin")
    host.context.close()
    guest.context.close()


def begin_a_card(page: Page, site: Site) -> None:
    """In the middle of a turn: a card is chosen, but not yet what it is played as."""
    play_bots(page, site.url)
    while not page.locator("[data-list-option='as-animal']").count():
        # The first card can only be an animal, so that nothing is asked about it.
        assert wait_for_turn(page)
        old = version(page)
        page.locator("[data-list-option^='card:']").first.click()
        wait_for_version(page, old)
        assert wait_for_turn(page)


def position(page: Page) -> list[str]:
    """All that can be told apart on the table: what is asked, the options, all spots."""
    page.wait_for_selector(".chip.turn")
    options = page.locator("[data-list-option]").all_inner_texts()
    return [page.inner_text(".ask"), *options, *names_of_spots(page)]


def test_a_reload_in_mid_turn_loses_nothing(page: Page, site: Site) -> None:
    begin_a_card(page, site)
    before, log = position(page), page.locator(".log li").all_inner_texts()
    page.reload()
    page.wait_for_selector(".chip.turn")
    assert position(page) == before
    assert page.locator(".log li").all_inner_texts() == log
    page.locator("[data-list-option='as-animal']").click()
    expect(page.locator("[data-animal]").last).to_be_visible()


def test_a_dropped_connection_in_mid_turn_loses_nothing(page: Page, site: Site) -> None:
    begin_a_card(page, site)
    before = position(page)
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    assert position(page) == before
    old = version(page)
    page.locator("[data-list-option='as-animal']").click()
    wait_for_version(page, old)


def test_the_page_survives_a_server_that_is_killed(page: Page, site: Site) -> None:
    begin_a_card(page, site)
    before = position(page)
    old = version(page)
    site.kill()
    expect(page.locator(".chip.lost")).to_be_visible()
    assert "safe" in page.inner_text(".prompt")
    site.start()
    expect(page.locator(".chip.lost")).to_have_count(0, timeout=30_000)
    assert position(page) == before
    page.locator("[data-list-option='as-animal']").click()
    wait_for_version(page, old)
    assert page.locator("[data-animal]").count() > 0


def test_undo_takes_back_a_step(page: Page, site: Site) -> None:
    play_bots(page, site.url)
    assert wait_for_turn(page)
    before = position(page)
    old = version(page)
    page.locator("[data-list-option^='card:']").first.click()
    wait_for_version(page, old)
    assert position(page) != before
    old = version(page)
    page.keyboard.press("u")
    wait_for_version(page, old)
    assert position(page) == before


def test_confirming_is_asked_for_when_wanted(page: Page, site: Site) -> None:
    page.add_init_script("localStorage.setItem('speciate', JSON.stringify({ confirm: 'always' }))")
    play_bots(page, site.url)
    assert wait_for_turn(page)
    old = version(page)
    page.locator("[data-dock-option='pass']").click()
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_have_text("Pass for this phase")
    assert version(page) == old
    confirm.click()
    wait_for_version(page, old)


def test_what_is_not_open_says_why_with_the_section(page: Page, site: Site) -> None:
    play_bots(page, site.url)
    chooser = random.Random(2)
    closed = page.locator("[data-animal] button.hit:not([data-open])")
    tip = page.get_by_role("tooltip")
    for _ in range(60):
        assert wait_for_turn(page)
        lit = page.locator("[data-animal] button.hit[data-open]")
        if lit.count() and closed.count():
            closed.first.hover()
            expect(tip).to_contain_text("Not possible")
            # An animal that the question is not about at all is refused without a section.
            if re.search(r"Rules \d+(\.\d+)+", tip.inner_text()):
                return
            page.mouse.move(2, 2)
        old = version(page)
        press_something(page, chooser)
        wait_for_version(page, old)
    raise AssertionError("no animal was ever refused")


def test_people_at_one_screen_pass_it_on(page: Page, site: Site) -> None:
    """Nobody sees another's hand: a cover lies over the table until the next one is there."""
    new_table(page, site.url, ["hotseat"], epochs=1)
    page.wait_for_selector(".shell[data-version]:not([data-version='-1'])")
    chooser = random.Random(8)
    cover = page.locator(".cover")
    names: set[str] = set()
    for _ in range(400):
        if is_over(page):
            break
        if cover.count():
            names.add(cover.locator("h2").inner_text())
            cover.get_by_role("button").click()
        elif not is_busy(page) and page.locator(".chip.turn").count():
            press_something(page, chooser)
        page.wait_for_timeout(60)
    assert is_over(page)
    assert len(names) == 2, names
