"""What Marine's chart shows, and how it is pointed at."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.boards import Looks, play
from tests.web.driver import version, wait_for_turn, wait_for_version


@pytest.fixture
def looks(boards: dict[str, Looks]) -> Looks:
    return boards["marine"]


def test_the_chart_shows_what_the_view_says(browser: Browser, looks: Looks) -> None:
    context = looks.open(browser)
    page = looks.go(context)
    view = looks.position(context)["view"]
    hexes = page.eval_on_selector_all(
        ".hexspot button", "spots => spots.map(s => s.dataset.option.slice(4))"
    )
    assert {tile["hex"] for tile in view["tiles"]} <= set(hexes)
    discs = page.locator(".round.corner:not(.vacant) button").count()
    assert discs == len(view["discs"])
    assert page.locator(".rows .space").count() == len(view["display"]["spaces"])
    counts = page.eval_on_selector_all(
        ".chart svg > g > g > text", "all => all.map(e => e.textContent)"
    )
    expected = [str(n) for tile in view["tiles"] for n in tile["species"].values()]
    assert sorted(counts) == sorted(expected)
    context.close()


def until(browser: Browser, looks: Looks, wanted: Any, width: int, height: int) -> Any:
    """Play on until the position has what is wanted; context, page, position and what was found."""
    desk = looks.open(browser)
    page = looks.go(desk)
    chooser = random.Random(8)
    for _ in range(250):
        assert wait_for_turn(page)
        position = looks.position(desk)
        found = wanted(position)
        if found:
            desk.close()
            context = looks.open(browser, width, height)
            return context, looks.go(context), position, found
        play(page, looks.kind, chooser, 1)
    raise AssertionError("it never came to that")


def worth_pointing_at(position: dict[str, Any]) -> tuple[str, list[int]] | None:
    view, options = position["view"], position["options"]
    for index, terrain in enumerate(view["display"]["evolution"]):
        option = f"place:basic:evolution-{index + 1}"
        tiles = [tile for tile in view["tiles"] if tile["terrain"] == terrain]
        points = [n for tile in tiles for n in tile["would_score"].values()]
        if option in options and points:
            return option, points
    return None


def test_an_evolution_space_shows_on_the_chart_what_it_would_score(
    browser: Browser, looks: Looks
) -> None:
    context, page, _, (option, points) = until(browser, looks, worth_pointing_at, 1440, 900)
    page.hover(f"button.hit[data-option='{option}']")
    page.wait_for_selector(".chart .pill text")
    shown = page.locator(".chart .pill text").all_text_contents()
    assert sorted(shown) == sorted(f"+{n}" for n in points)
    context.close()


def of_kind(prefix: str) -> Any:
    def wanted(position: dict[str, Any]) -> list[str] | None:
        found = [option for option in position["options"] if option.startswith(prefix)]
        return found or None

    return wanted


def test_the_list_names_the_tile_on_a_stack(browser: Browser, looks: Looks) -> None:
    context, page, position, options = until(browser, looks, of_kind("stack:"), 1440, 900)
    page.keyboard.press("o")
    for option in options:
        top = position["view"]["stacks"][int(option.partition(":")[2]) - 1]["top"]
        text = page.locator(f"[data-list-option='{option}']").inner_text()
        assert top in text.lower() or "ocean" in text, (top, text)
    context.close()


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_need_not_hit_a_corner_exactly(browser: Browser, looks: Looks) -> None:
    context, page, _, options = until(browser, looks, of_kind("corner:"), 390, 844)
    page.get_by_role("tab", name="Map").click()
    old = version(page)
    x, y = middle(page, f".round button[data-option='{options[0]}']")
    page.touchscreen.tap(x + 10, y + 10)
    wait_for_version(page, old)
    chosen = context.request.get(f"{looks.site.url}/api/v1/tables/{looks.going}/log").json()
    assert any(each.get("option") in options for each in chosen if each["version"] > old)
    context.close()


def test_the_chart_can_be_enlarged_on_a_phone(browser: Browser, looks: Looks) -> None:
    context = looks.open(browser, 390, 844)
    page = looks.go(context)
    page.get_by_role("tab", name="Map").click()
    small = page.locator(".hexspot").first.bounding_box()
    page.click("[data-zoom]")
    expect(page.locator("[data-zoom]")).to_have_attribute("aria-pressed", "true")
    large = page.locator(".hexspot").first.bounding_box()
    assert small is not None and large is not None
    assert large["width"] > 1.8 * small["width"]
    page.click("[data-zoom]")
    again = page.locator(".hexspot").first.bounding_box()
    assert again is not None and abs(again["width"] - small["width"]) < 1
    context.close()
