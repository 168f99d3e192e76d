"""A whole game of Marine by clicking, and its board at all sizes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.conftest import Site, open_context
from tests.web.driver import SPOTS, from_the_list, version, wait_for_turn
from tests.web.driver import wait_for_version as wait_for
from tests.web.test_access import AXE, barriers, too_wide

# Cards end the game, and Evolution turns them up; the rest is chosen so that all is seen.
WEIGHTS = {"evolution": 9, "speciation": 4, "wanderlust": 4, "domination": 3, "tectonics": 3}
RELUCTANT = ("retrieve", "decline", "stop", "no", "no-disc", "no-animal", "number:0")
SIZES = [(1440, 900, "light"), (1440, 900, "dark"), (390, 844, "light"), (390, 844, "dark")]

# The page hides what sticks out of a row; nothing of a row may be hidden.
CUT_OFF = """() => [...document.querySelectorAll('.rows li, .who, .line')]
  .filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1)
  .map(e => e.outerHTML.slice(0, 120))"""


def weight(option: str) -> int:
    if option in RELUCTANT:
        return 0
    section = option.rsplit(":", 1)[-1].rsplit("-", 1)[0]
    return WEIGHTS.get(section, 1) if option.startswith("place:") else 2


def lit(page: Page) -> list[str | None]:
    """The options that are lit on board and dock, in the order of the page; None if unseen."""
    found: list[str | None] = page.eval_on_selector_all(
        SPOTS,
        """spots => spots.map(s => s.checkVisibility()
            ? s.dataset.option ?? s.dataset.dockOption ?? "" : null)""",
    )
    return found


def press(page: Page, chooser: random.Random) -> str:
    """One click on something that is lit, rather an Evolution than anything else."""
    for _ in range(20):
        seen = lit(page)
        shown = [index for index, option in enumerate(seen) if option is not None]
        if not shown and from_the_list(page, chooser):
            return "list"
        weights = [weight(seen[index] or "") for index in shown]
        if not shown:
            page.wait_for_timeout(50)
            continue
        index = chooser.choices(shown, weights if any(weights) else None)[0]
        try:
            page.locator(SPOTS).nth(index).click(timeout=2_000)
            return seen[index] or ""
        except PlaywrightTimeout:
            continue
    raise AssertionError("nothing that is lit can be clicked")


def play(page: Page, chooser: random.Random, choices: int) -> set[str]:
    """Play on, at most so many choices of mine; the prefixes of what was pressed."""
    pressed = set()
    for _ in range(choices):
        if not wait_for_turn(page):
            break
        old = version(page)
        pressed.add(press(page, chooser).partition(":")[0])
        wait_for(page, old)
    return pressed


def short_table(page: Page, site: Site, bots: int) -> None:
    page.goto(site.url)
    page.click("[data-new-table=marine]")
    length = page.locator("dialog .settings select").first
    length.select_option("0")
    selects = page.locator("dialog .seats select")
    for index in range(selects.count()):
        selects.nth(index).select_option("bot:random" if index < bots else "off")
    page.click("[data-create]")
    page.wait_for_selector(".chart")


@dataclass
class Looks:
    """Tables to look at: one in the middle of a turn, one that is over."""

    cookies: list[Any]
    going: str
    over: str
    pressed: set[str]
    scores: list[int]


@pytest.fixture(scope="module")
def looks(browser: Browser, site: Site) -> Iterator[Looks]:
    context = open_context(browser)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    chooser = random.Random(4)
    short_table(page, site, bots=1)
    pressed = play(page, chooser, 1_500)
    scores = [int(n) for n in page.locator("[data-result] tfoot td").all_inner_texts()]
    over = page.url.rsplit("/", 1)[1]
    short_table(page, site, bots=3)
    play(page, chooser, 40)
    assert wait_for_turn(page)
    going = page.url.rsplit("/", 1)[1]
    yield Looks(list(context.cookies()), going, over, pressed, scores)
    context.close()
    assert not errors, errors


def test_a_whole_game_is_played_by_clicking_to_the_final_score(looks: Looks, site: Site) -> None:
    assert len(looks.scores) == 2
    assert looks.scores == sorted(looks.scores, reverse=True)
    assert {"place", "hex", "perform", "slot"} <= looks.pressed


def test_the_final_score_is_the_servers(browser: Browser, looks: Looks, site: Site) -> None:
    context = open_context(browser)
    context.add_cookies(looks.cookies)
    table = context.request.get(f"{site.url}/api/v1/tables/{looks.over}").json()
    assert table["status"] == "finished"
    assert sorted(table["scores"], reverse=True) == looks.scores
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
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 1024), (1024, 768), (1280, 800)])
def test_no_part_of_the_board_sticks_out_at_other_sizes(
    browser: Browser, site: Site, looks: Looks, width: int, height: int
) -> None:
    context = open_context(browser, width, height)
    context.add_cookies(looks.cookies)
    page = context.new_page()
    page.goto(f"{site.url}/table/{looks.going}")
    page.wait_for_selector(".chip.turn")
    assert not too_wide(page)
    for tab in page.locator(".tabs [role=tab]").all():
        tab.click()
        assert not too_wide(page), tab.inner_text()
        assert not page.evaluate(CUT_OFF), tab.inner_text()
    context.close()


def test_the_chart_shows_what_the_view_says(browser: Browser, site: Site, looks: Looks) -> None:
    context = open_context(browser)
    context.add_cookies(looks.cookies)
    page = context.new_page()
    page.goto(f"{site.url}/table/{looks.going}")
    page.wait_for_selector(".chip.turn")
    url = f"{site.url}/api/v1/tables/{looks.going}/position?seat=0"
    view = context.request.get(url).json()["view"]
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


def test_an_evolution_space_shows_on_the_chart_what_it_would_score(
    browser: Browser, site: Site, looks: Looks
) -> None:
    """Play on until an Evolution space is open whose terrain somebody stands on."""
    context = open_context(browser)
    context.add_cookies(looks.cookies)
    page = context.new_page()
    page.goto(f"{site.url}/table/{looks.going}")
    chooser = random.Random(8)
    url = f"{site.url}/api/v1/tables/{looks.going}/position?seat=0"
    for _ in range(200):
        assert wait_for_turn(page)
        position = context.request.get(url).json()
        wanted = worth_pointing_at(position)
        if wanted:
            option, points = wanted
            page.hover(f"button.hit[data-option='{option}']")
            page.wait_for_selector(".chart .pill text")
            shown = page.locator(".chart .pill text").all_text_contents()
            assert sorted(shown) == sorted(f"+{n}" for n in points)
            break
        old = version(page)
        press(page, chooser)
        wait_for(page, old)
    else:
        raise AssertionError("no Evolution space was ever worth pointing at")
    context.close()


def worth_pointing_at(position: dict[str, object]) -> tuple[str, list[int]] | None:
    view = position["view"]
    assert isinstance(view, dict)
    options = position["options"]
    assert isinstance(options, list)
    for index, terrain in enumerate(view["display"]["evolution"]):
        option = f"place:basic:evolution-{index + 1}"
        tiles = [tile for tile in view["tiles"] if tile["terrain"] == terrain]
        points = [n for tile in tiles for n in tile["would_score"].values()]
        if option in options and points:
            return option, points
    return None
