"""The language can be switched at any time, and then everything that is shown is in it."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from speciate.locale import languages
from tests.web.conftest import Site
from tests.web.driver import (
    new_table,
    play_bots,
    press_something,
    version,
    wait_for_turn,
    wait_for_version,
)
from tests.web.test_boards import LANGUAGE_SIZES, UNFIT

OTHERS = [language for language in languages() if language != "en"]

# All words of the page that somebody can see or hear, with numbers and signs left out.
TEXTS = r"""() => {
  const found = new Set();
  const add = text => {
    for (const part of (text ?? '').split(/[:.,()·/]|\d+/)) {
      const words = part.trim();
      if (/\p{L}{3,}/u.test(words)) found.add(words);
    }
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!parent.checkVisibility() || parent.closest('script, style, [data-own-words]')) continue;
    add(node.textContent);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    if (!element.checkVisibility()) continue;
    for (const name of ['aria-label', 'title', 'placeholder']) add(element.getAttribute(name));
  }
  return [...found];
}"""

# Names of people, bots, games and languages are the same everywhere.
NAMES = {
    *("Speciate", "Mendel", "Anning", "Wallace", "Merian", "Humboldt", "Bates", "Darwin", "Owen"),
    *("English", "Čeština", "Magyar", "Polski", "Guest", "Enter", "Esc", "Shift+U"),
    *("Entropy", "Dominant Species", "Marine", "Evolution", "New World"),
    *("Taiga", "Tundra", "min", "Bot", "bot", "Chat", "Log"),  # the same word in some of them
}


def texts(page: Page) -> set[str]:
    return set(page.evaluate(TEXTS))


def speak(page: Page, language: str) -> None:
    page.select_option("select[name=language]", language)
    page.wait_for_selector(f"html[lang={language}]")


def left_over(english: set[str], other: set[str]) -> set[str]:
    return {text for text in english & other if text not in NAMES}


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_of_the_home_page_changes(page: Page, site: Site, language: str) -> None:
    page.goto(site.url)
    page.wait_for_selector("[data-new-table=newworld]")
    page.click("header .tools button")
    english = texts(page)
    assert len(english) > 20
    speak(page, language)
    assert left_over(english, texts(page)) == set()
    page.keyboard.press("Escape")
    page.click("[data-new-table=newworld]")
    page.wait_for_selector("dialog[open]")
    other = texts(page)
    page.keyboard.press("Escape")
    page.click("header .tools button")
    speak(page, "en")
    page.keyboard.press("Escape")
    page.click("[data-new-table=newworld]")
    page.wait_for_selector("dialog[open]")
    assert left_over(texts(page), other) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_of_a_table_changes_in_mid_game(page: Page, site: Site, language: str) -> None:
    play_bots(page, site.url)
    chooser = random.Random(4)
    for _ in range(12):
        assert wait_for_turn(page)
        old = version(page)
        press_something(page, chooser)
        wait_for_version(page, old)
    assert wait_for_turn(page)
    page.get_by_label("Table and settings").click()
    english = texts(page)
    speak(page, language)
    other = texts(page)
    assert len(other) > 30
    assert left_over(english, other) == set()
    page.keyboard.press("Escape")
    for width, height in LANGUAGE_SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(UNFIT), width


def test_the_language_follows_the_browser(page: Page, site: Site) -> None:
    browser = page.context.browser
    assert browser is not None
    context = browser.new_context(locale=OTHERS[0])
    other = context.new_page()
    other.goto(site.url)
    other.wait_for_selector(f"html[lang={OTHERS[0]}]")
    context.close()


def test_a_game_begun_in_one_language_goes_on_in_another(page: Page, site: Site) -> None:
    new_table(page, site.url, ["bot:random"], epochs=1)
    assert wait_for_turn(page)
    page.get_by_label("Table and settings").click()
    speak(page, OTHERS[0])
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(f"html[lang={OTHERS[0]}]")
    assert wait_for_turn(page)
    old = version(page)
    press_something(page, random.Random(1))
    wait_for_version(page, old)
