"""What Entropy's board tells before one commits, and that it comes from the server."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.boards import Looks, new_board, play


@pytest.fixture
def looks(boards: dict[str, Looks]) -> Looks:
    return boards["entropy"]


def at_a_move(browser: Browser, looks: Looks) -> dict[str, Any]:
    """Play on until a walk is to be chosen; the position then."""
    context = looks.open(browser)
    page = looks.go(context)
    chooser = random.Random(5)
    for _ in range(40):
        position = looks.position(context)
        if position["view"]["question"]["asked"] == "move" and position["options"]:
            context.close()
            return position
        play(page, looks.kind, chooser, 1)
    raise AssertionError("nobody asked me to move")


def open_move(browser: Browser, looks: Looks, width: int, height: int) -> Any:
    position = at_a_move(browser, looks)
    context = looks.open(browser, width, height)
    return position, context, looks.go(context)


def test_what_is_printed_comes_from_the_server(browser: Browser, looks: Looks) -> None:
    context = looks.open(browser)
    catalogue = context.request.get(f"{looks.site.url}/api/v1/games/entropy/catalogue").json()
    prices = {record["id"]: record["matter_cost"] for record in catalogue["planets"]["planet"]}
    piles = looks.position(context)["view"]["piles"]
    tops = [pile["top"] for name, pile in piles.items() if name.startswith("planet-")]
    page = looks.go(context)
    shown = page.locator(".planets .cost").all_inner_texts()
    context.close()
    assert [int(cost) for cost in shown] == [prices[top] for top in tops if top]


def test_every_open_walk_tells_what_it_would_bring(browser: Browser, looks: Looks) -> None:
    position, context, page = open_move(browser, looks, 1440, 900)
    for landing in position["view"]["landings"]:
        page.locator(f"[data-list-option='{landing['option']}']").hover()
        panel = page.locator(f"[data-landing='{landing['option']}']")
        expect(panel).to_be_visible()
        text = panel.inner_text()
        assert f"Move {landing['distance']}" in text
        assert text.count("Take back the") == len(landing["stones"])
        assert ("Somebody stands here" in text) == landing["crowded"]
        assert text.count("can pay:") == len(landing["biomes"])
        assert ("stays here" in text) == (landing["places"] is not None)
    context.close()


def test_pointing_at_a_space_says_the_same_as_the_list(browser: Browser, looks: Looks) -> None:
    position, context, page = open_move(browser, looks, 1440, 900)
    landing = next(each for each in position["view"]["landings"] if each["ring"] == "outer")
    page.hover(f".wedge button[data-option='{landing['option']}']")
    expect(page.locator(f"[data-landing='{landing['option']}']")).to_be_visible()
    assert page.locator(".way").count() == 2  # the way there is drawn
    context.close()


def test_on_a_phone_a_walk_is_looked_at_before_it_is_taken(browser: Browser, looks: Looks) -> None:
    position, context, page = open_move(browser, looks, 390, 844)
    landing = next(each for each in position["view"]["landings"] if each["ring"] == "outer")
    page.get_by_role("tab", name="Rondel").click()
    page.locator(f".wedge button[data-option='{landing['option']}']").click()
    expect(page.locator(f".dock [data-landing='{landing['option']}']")).to_be_visible()
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert looks.position(context)["version"] == position["version"]  # nothing was taken yet
    context.close()


def test_the_phone_has_a_tab_for_each_part(browser: Browser, looks: Looks) -> None:
    context = looks.open(browser, 390, 844)
    page = looks.go(context)
    parts = {
        "Rondel": ".rondel",
        "Systems": ".system",
        "Offer": ".offers",
        "Players": "[data-score]",
    }
    for name, selector in parts.items():
        page.get_by_role("tab", name=name).click()
        expect(page.locator(selector).first).to_be_visible()
    context.close()


def systems_shown(page: Page) -> list[str]:
    return page.locator(".system .name").all_inner_texts()


def test_systems_have_names_and_those_of_others_are_a_click_away(
    browser: Browser, looks: Looks
) -> None:
    context: BrowserContext = looks.open(browser)
    view = looks.position(context)["view"]
    page = looks.go(context)
    mine = systems_shown(page)
    assert len(set(mine)) == len(mine) == len(view["seats"][0]["systems"])
    other = page.locator(".whose button").nth(1)
    if other.is_enabled():
        other.click()
        theirs = systems_shown(page)
        assert len(theirs) == len(view["seats"][1]["systems"])
        assert not set(theirs) & set(mine)
    context.close()


def test_the_score_by_category_adds_up_at_any_time(browser: Browser, looks: Looks) -> None:
    context = looks.open(browser)
    view = looks.position(context)["view"]
    page = looks.go(context)
    page.get_by_role("tab", name="Score").click()
    rows = page.locator("[data-score] tbody tr").all()
    columns = [[int(n) for n in row.locator("td").all_inner_texts()] for row in rows]
    totals = [int(n) for n in page.locator("[data-score] tfoot td").all_inner_texts()]
    context.close()
    assert totals == [seat["would_score"] for seat in view["seats"]]
    assert [sum(column) for column in zip(*columns, strict=True)] == totals


def test_what_one_can_score_for_is_told_before_anybody_has_a_point(
    browser: Browser, looks: Looks
) -> None:
    context = looks.open(browser)
    page = context.new_page()
    new_board(page, looks.site, looks.kind, bots=1)
    page.get_by_role("tab", name="Score").click()
    rows = page.locator("[data-score] tbody tr")
    expect(rows).not_to_have_count(0)
    assert set(page.locator("[data-score] td:not(:empty)").all_inner_texts()) == {"0"}
    context.close()
