"""A whole game of New World against bots, by pointing alone and by keys alone."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, Page

from tests.web.conftest import Site, open_context
from tests.web.driver import is_over, new_table, play_bots, play_out, press_something, wait_for_turn


def final_scores(page: Page) -> list[int]:
    cells = page.locator("[data-result] tfoot td").all_inner_texts()
    return [int(cell) for cell in cells]


def test_a_whole_game_by_clicking(page: Page, site: Site) -> None:
    new_table(page, site.url, ["bot:random", "bot:random"])
    chooser = random.Random(7)
    choices = play_out(page, lambda: press_something(page, chooser))
    assert choices > 20
    scores = final_scores(page)
    assert len(scores) == 3
    assert scores == sorted(scores, reverse=True)
    rows = page.locator("[data-result] tbody tr").all()
    columns = [[int(n) for n in row.locator("td").all_inner_texts()] for row in rows]
    assert [sum(column) for column in zip(*columns, strict=True)] == scores
    table = page.request.get(f"{site.url}/api/v1/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert sorted(table["scores"], reverse=True) == scores


def test_two_clicks_from_home_to_a_table_with_bots(page: Page, site: Site) -> None:
    play_bots(page, site.url)
    assert wait_for_turn(page)
    assert "card" in page.inner_text(".prompt").lower()


def test_a_whole_game_by_clicking_on_a_phone(browser: Browser, site: Site) -> None:
    context = open_context(browser, 390, 844)
    page = context.new_page()
    new_table(page, site.url, ["bot:random"], epochs=2)
    chooser = random.Random(11)
    play_out(page, lambda: press_something(page, chooser))
    assert len(final_scores(page)) == 2
    context.close()


def tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.locator(f"{selector}:focus").count():
            return
    raise AssertionError(f"{selector} cannot be reached by Tab")


def test_a_whole_game_with_the_keyboard_alone(page: Page, site: Site) -> None:
    """From the address bar to the final score: Tab, Enter, arrows and letters, no pointer."""
    page.goto(site.url)
    page.wait_for_selector("[data-play-bots=newworld]")
    tab_to(page, "[data-new-table=newworld]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    tab_to(page, "input[type=number][max='18']")
    page.keyboard.type("2")  # epochs: fewer than usual, so that the test is quick
    tab_to(page, "[data-create]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".shell[data-version]:not([data-version='-1'])")
    chooser = random.Random(5)
    used = {"list": 0, "number": 0, "board": 0}

    def act() -> None:
        way = chooser.choice(list(used))
        used[way] += 1
        count = page.locator("[data-list-option]").count()  # none while the log is shown instead
        if way == "number" and count:
            page.keyboard.press(str(chooser.randint(1, min(9, count))))
        elif way == "board" and page.locator("button.hit[data-open]:visible").count():
            page.keyboard.press("n")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("o")
            page.wait_for_selector("[data-list-option]:focus")
            for _ in range(chooser.randint(0, 3)):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")

    play_out(page, act)
    assert is_over(page)
    assert len(final_scores(page)) == 3
    assert all(used.values()), used
