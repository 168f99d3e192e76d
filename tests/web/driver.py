"""What a person does at a table, for the tests: look, point, press, wait."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

SPOTS = "button.hit[data-open], [data-dock-option], [data-confirm]"
WAITING = ("pass", "end-turn")


def play_bots(page: Page, url: str, game: str = "newworld") -> str:
    """Two clicks from the home page to a table that has begun; its id."""
    page.goto(url)
    page.click(f"[data-play-bots={game}]")
    page.wait_for_selector(".shell[data-version]:not([data-version='-1'])")
    return page.url.rsplit("/", 1)[1]


def new_table(
    page: Page,
    url: str,
    seats: list[str],
    epochs: int | None = None,
    game: str = "newworld",
) -> None:
    """Through the dialog: `seats` are the kinds of the seats after mine, such as `bot:random`."""
    page.goto(url)
    page.click(f"[data-new-table={game}]")
    selects = page.locator("dialog .seats select")
    for index in range(selects.count()):
        selects.nth(index).select_option(seats[index] if index < len(seats) else "off")
    if epochs is not None:
        page.get_by_label("Epochs").fill(str(epochs))
    page.click("[data-create]")


def version(page: Page) -> int:
    return int(page.get_attribute(".shell", "data-version") or -1)


def is_over(page: Page) -> bool:
    return page.locator(".chip.done").count() > 0


def wait_for_turn(page: Page, seconds: float = 60) -> bool:
    """True when I am asked, False when the game is over."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if is_over(page):
            return False
        if page.locator(".chip.turn").count() and not is_busy(page):
            return True
        page.wait_for_timeout(30)
    raise AssertionError(f"nobody asked me anything for {seconds} s: {page.inner_text('header')}")


def wait_for_version(page: Page, old: int, seconds: float = 20) -> None:
    """My choice has taken effect, and with it all that I have already answered."""
    until = time.monotonic() + seconds
    while (version(page) == old or is_busy(page)) and not is_over(page):
        assert time.monotonic() < until, "my choice had no effect"
        page.wait_for_timeout(15)


def is_busy(page: Page) -> bool:
    return page.get_attribute(".shell", "data-busy") == "true"


def press_something(page: Page, chooser: random.Random) -> bool:
    """One click on something that is lit, on the board, in the hand or in the dock."""
    for _ in range(20):
        if not page.locator(".chip.turn").count() or page.locator(".cover").count():
            return False  # the question has gone: somebody else was asked as well
        # All at once: between two looks the table may have changed.
        seen: list[str] = page.eval_on_selector_all(
            SPOTS,
            """spots => spots.map(s => s.checkVisibility()
                ? s.dataset.option ?? s.dataset.dockOption ?? "" : null)""",
        )
        shown = [index for index, name in enumerate(seen) if name is not None]
        eager = [index for index in shown if seen[index] not in WAITING]
        if not shown:
            if from_the_list(page, chooser):
                return True
            page.wait_for_timeout(50)
            continue
        spot = page.locator(SPOTS).nth(chooser.choice(eager or shown))
        try:
            spot.click(timeout=2_000)
            return True
        except PlaywrightTimeout:
            continue
    raise AssertionError("nothing that is lit can be clicked")


def from_the_list(page: Page, chooser: random.Random) -> bool:
    """What is on no board, and too much for the dock, is in the list."""
    button = page.locator("[aria-keyshortcuts=o]")
    if button.count():
        button.click()
    count = page.locator("[data-list-option]").count()
    if count:
        page.locator("[data-list-option]").nth(chooser.randrange(count)).click()
    return count > 0


def names_of_spots(page: Page) -> list[str]:
    names: list[str] = page.eval_on_selector_all(
        "button.hit", "spots => spots.map(s => s.dataset.option)"
    )
    return names


def play_out(page: Page, act: Callable[[], object], choices: int = 2_000) -> int:
    """Act whenever it is my turn, to the end; how often it was."""
    for count in range(choices):
        if not wait_for_turn(page):
            return count
        old = version(page)
        act()
        wait_for_version(page, old)
    raise AssertionError(f"the game does not end in {choices} of my choices")
