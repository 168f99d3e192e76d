"""An owner's corrected data files (`--data FOLDER`) are what the boards show."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from speciate.games import newworld
from tests.web.conftest import Site
from tests.web.driver import play_bots, wait_for_turn

TRAITS = Path(newworld.__file__).parent / "data/traits.toml"


@pytest.fixture
def corrected(tmp_path: Path) -> Iterator[Site]:
    """A server whose owner holds that every trait asks for 4 more food."""
    (tmp_path / "newworld").mkdir()
    text = re.sub(r"bonus = \d", "bonus = 4", TRAITS.read_text(encoding="utf-8"))
    (tmp_path / "newworld/traits.toml").write_text(text, encoding="utf-8")
    site = Site(tmp_path, "--data", str(tmp_path))
    site.start()
    yield site
    site.kill()


def test_printed_numbers_are_those_of_the_data_folder(page: Page, corrected: Site) -> None:
    play_bots(page, corrected.url)
    assert wait_for_turn(page)
    shown = page.locator(".hand .half em").all_inner_texts()
    assert len(shown) == page.locator(".hand .half").count() > 6
    assert set(shown) == {"+4"}
