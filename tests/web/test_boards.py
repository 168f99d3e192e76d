"""Whole games of Marine and Entropy by clicking, and their boards at all sizes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from speciate.locale import languages
from tests.web.boards import KINDS, Looks
from tests.web.test_access import AXE, barriers, too_wide

SIZES = [(1440, 900, "light"), (1440, 900, "dark"), (390, 844, "light"), (390, 844, "dark")]
LANGUAGE_SIZES = [(1440, 900), (1024, 768), (390, 844)]
OTHER_SIZES = [(360, 740), (768, 1024), (1024, 768), (1280, 800)]
NEEDED = {"marine": {"place", "hex", "perform", "slot"}, "entropy": {"outer", "inner", "pile"}}

# The page hides what sticks out of a row; nothing of a row may be hidden.
CUT_OFF = """() => [...document.querySelectorAll('.rows li, .who, .line, .system, .row')]
  .filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1)
  .map(e => e.outerHTML.slice(0, 120))"""

# Words that stick out of a box they are in, and words that are cut in two without a hyphen.
UNFIT = r"""() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const letter = /\p{L}/u;
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent, parent = node.parentElement;
    if (!text.trim() || !parent.checkVisibility() || parent.closest('svg, select, .sr')) continue;
    const top = at => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return [...range.getClientRects()].at(-1)?.top ?? 0; // the first may be that of a hyphen
    };
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    const lines = new Set([...range.getClientRects()].map(line => Math.round(line.top))).size;
    for (let at = 1; lines > 1 && at < text.length; at++) {
      if (letter.test(text[at - 1]) && letter.test(text[at]) && top(at) > top(at - 1) + 4)
        found.push(`cut: ${text.trim()}`);
    }
    for (let box = parent; box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box), around = box.getBoundingClientRect();
      if (style.display === 'contents' || style.display === 'inline') continue;
      if (around.width < 2 || style.textOverflow === 'ellipsis') break;
      if (style.overflowX === 'auto' && !box.closest('.rail')) break; // it scrolls by itself
      if (words.right > around.right + 1.5 || words.left < around.left - 1.5) {
        found.push(`sticks out of ${box.className}: ${text.trim()}`);
        break;
      }
      if (['absolute', 'fixed'].includes(style.position)) break;
    }
  }
  return [...new Set(found)];
}"""


@pytest.fixture(params=sorted(KINDS))
def looks(request: pytest.FixtureRequest, boards: dict[str, Looks]) -> Looks:
    return boards[request.param]


def test_a_whole_game_is_played_by_clicking_to_the_final_score(
    browser: Browser, looks: Looks
) -> None:
    context = looks.open(browser)
    table = context.request.get(f"{looks.site.url}/api/v1/tables/{looks.over}").json()
    context.close()
    assert table["status"] == "finished"
    assert len(looks.scores) == 2
    assert sorted(table["scores"], reverse=True) == looks.scores
    assert NEEDED[looks.kind.game] <= looks.pressed


def test_the_result_adds_up_by_category(browser: Browser, looks: Looks) -> None:
    context = looks.open(browser)
    page = looks.go(context, over=True)
    rows = page.locator("[data-result] tbody tr").all()
    points = [[int(n) for n in row.locator("td").all_inner_texts()] for row in rows]
    context.close()
    assert [sum(row[seat] for row in points) for seat in range(2)] == looks.scores


@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
def test_the_board_has_no_barrier_and_does_not_stick_out(
    browser: Browser, looks: Looks, width: int, height: int, scheme: str
) -> None:
    context = looks.open(browser, width, height, scheme)
    problems: list[str] = []
    page = looks.go(context, over=True)

    def look(where: str) -> None:
        page.wait_for_timeout(150)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        problems.extend(f"{where}: {one}" for one in barriers(page) + too_wide(page))

    look("over")
    page = looks.go(context)
    look("going")
    for tab in page.locator(".tabs [role=tab], .talk [role=tab]").all():
        if tab.is_visible():
            tab.click()
            look(f"tab {tab.inner_text()}")
    context.close()
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize(("width", "height"), OTHER_SIZES)
def test_no_part_of_the_board_sticks_out_at_other_sizes(
    browser: Browser, looks: Looks, width: int, height: int
) -> None:
    context = looks.open(browser, width, height)
    page = looks.go(context)
    assert not too_wide(page)
    for tab in page.locator(".tabs [role=tab]").all():
        tab.click()
        assert not too_wide(page), tab.inner_text()
        assert not page.evaluate(CUT_OFF), tab.inner_text()
    context.close()


@pytest.mark.parametrize("language", languages())
def test_the_words_of_every_language_fit_their_boxes(
    browser: Browser, looks: Looks, language: str
) -> None:
    unfit: set[str] = set()
    for width, height in LANGUAGE_SIZES:
        context = looks.open(browser, width, height, locale=language)
        page = looks.go(context)
        page.wait_for_selector(f"html[lang={language}]")
        unfit |= {f"{width}: {one}" for one in page.evaluate(UNFIT)}
        for tab in page.locator(".tabs [role=tab], .talk [role=tab]").all():
            if tab.is_visible():
                tab.click()
                unfit |= {f"{width}: {one}" for one in page.evaluate(UNFIT)}
        context.close()
    assert not unfit, "\n".join(sorted(unfit))
