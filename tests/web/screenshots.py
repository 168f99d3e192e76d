"""Pictures of all pages for docs/screenshots: `python -m tests.web.screenshots [what ...]`.

Bots play one game of each; its start, middle and end are then taken over by a person and looked at
in both sizes and both themes.
"""

from __future__ import annotations

import io
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web.conftest import ARGS, ROOT, Site, chromium, open_context

FOLDER = ROOT / "docs/screenshots"
SIZES = ((1440, 900), (390, 844))
SCHEMES = ("light", "dark")
LEVEL = "medium"
GAMES = 6  # so many are played to find all moments that are wished for
LONGEST = 600.0  # seconds that the bots may take for one game


class Person:
    """Somebody with a browser, whose requests go where those of the page go."""

    def __init__(self, browser: Browser, site: Site, name: str) -> None:
        self.url = site.url
        self.context = open_context(browser)
        self.csrf = ""
        self.csrf = self.post("session", {"name": name, "language": "en"})["csrf"]

    def post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"X-CSRF-Token": self.csrf} if self.csrf else {}
        answer = self.context.request.post(
            f"{self.url}/api/v1/{path}", data=body, headers=headers, timeout=60_000
        )
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        return self.context.request.get(f"{self.url}/api/v1/{path}").json()


@dataclass
class Wish:
    """A moment of my own, as near as possible to a share of the game."""

    name: str
    share: float
    asked: str = ""
    tab: str = ""  # on a phone
    point: str = ""  # what the pointer is on; on a phone it is tapped


@dataclass
class Plan:
    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    wishes: tuple[Wish, ...] = ()


# The place of the chart that would pay most has the pointer on it.
MARK_BEST = """() => {
  const pills = [...document.querySelectorAll('.chart .pill text')];
  const best = pills.toSorted((a, b) => parseInt(b.textContent) - parseInt(a.textContent))[0];
  const box = best?.getBoundingClientRect();
  const spot = box && document.elementsFromPoint(box.x + 5, box.y + 5).find(e => e.matches('.hit'));
  spot?.setAttribute('data-best', '');
}"""
RONDEL = ".wedge button[data-open][data-option^='inner']"
PLANS = (
    Plan(
        "newworld",
        3,
        wishes=(
            Wish("start", 0.0, tab="Table"),
            Wish(
                "middle", 0.6, "choose-prey", "Table", "button.hit[data-open][data-option^=animal]"
            ),
        ),
    ),
    Plan(
        "marine",
        4,
        wishes=(
            Wish("start", 0.0, tab="Map"),
            Wish("middle", 0.18, "tile-place", "Map", ".hexspot button[data-best]"),
        ),
    ),
    Plan(
        "entropy",
        3,
        wishes=(
            Wish("start", 0.0, "move", "Rondel", RONDEL),
            Wish("middle", 0.8, "move", "Rondel", RONDEL),
        ),
    ),
)


def keep(picture: bytes, path: Path, painted: bool) -> None:
    """As small as it gets without being seen: 256 colours, mixed where a picture is painted."""
    with Image.open(io.BytesIO(picture)) as image:
        plain = image.convert("RGB")
        palette = plain.quantize(colors=256, kmeans=1)
        (plain.quantize(palette=palette) if painted else palette).save(path, optimize=True)


class Camera:
    """Opens what it is shown once more for every size and theme, as the same person."""

    def __init__(self, browser: Browser, person: Person) -> None:
        self.contexts: dict[tuple[int, str], BrowserContext] = {
            (width, scheme): open_context(browser, width, height, scheme, person.context)
            for width, height in SIZES
            for scheme in SCHEMES
        }

    def take(self, name: str, url: str, ready: str, wish: Wish | None = None) -> None:
        for (width, scheme), context in self.contexts.items():
            page = context.new_page()
            page.goto(url)
            page.wait_for_selector(ready)
            page.wait_for_timeout(600)
            if wish is not None:
                self.pose(page, wish, width < 900)
            path = FOLDER / f"{name}-{width}-{scheme}.png"
            keep(page.screenshot(), path, painted="table" not in url)
            page.close()

    def pose(self, page: Page, wish: Wish, phone: bool) -> None:
        if phone and wish.tab:
            page.get_by_role("tab", name=wish.tab).click()
        page.evaluate(MARK_BEST)
        spot = page.locator(wish.point).first if wish.point else None
        if spot is not None and spot.count() and not (phone and wish.asked != "move"):
            spot.click() if phone else spot.hover()
        page.wait_for_timeout(500)


# ---------------------------------------------------------------------- a game to look at


def bots_play(person: Person, plan: Plan) -> tuple[str, int]:
    """A whole game by bots: the person's clock runs out at once, and a bot stands in."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": LEVEL}] * (plan.players - 1)]
    clock = {"kind": "live", "reserve": 10, "increment": 0}
    body = {"game": plan.game, "options": plan.options, "seats": seats, "clock": clock}
    table = person.post("tables", body)["id"]
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        now = person.get(f"tables/{table}")
        if now["status"] == "finished":
            return table, now["choices"]
        time.sleep(1)
    raise SystemExit(f"the bots have not finished {plan.game} in {LONGEST} s")


def take_over(person: Person, table: str, at: int, seat: int, players: int) -> str:
    """The game goes on from there, with the person in that seat."""
    bot = {"kind": "bot", "level": LEVEL}
    seats = [{"kind": "me"} if other == seat else bot for other in range(players)]
    forked: str = person.post(f"tables/{table}/fork", {"at": at, "seats": seats})["id"]
    return forked


def moment(person: Person, table: str, of: int, wish: Wish, best: int) -> tuple[int, int] | None:
    """The choice nearest to the wished share, as wished, of the winner if possible: at, seat.

    None if nobody was ever asked that.
    """
    middle = round(wish.share * of)
    found: dict[int, int] = {}
    for at in sorted(range(of), key=lambda at: abs(at - middle)):
        view = person.get(f"tables/{table}/replay?at={at}&seat=all")["view"]
        seat = int(view["to_act"][0])
        if not wish.asked:
            return at, seat
        if view["question"]["asked"] == wish.asked:
            found.setdefault(seat, at)
        if best in found or (found and abs(at - middle) > of // 5):
            break
    if not found:
        return None
    seat = best if best in found else min(found)
    return found[seat], seat


def play_to_the_end(person: Person, table: str, seat: int) -> None:
    """The first option, until it is over; only a few choices are left."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        position = person.get(f"tables/{table}/position?seat={seat}")
        if position["view"]["over"]:
            return
        if not position["options"]:
            time.sleep(0.2)
            continue
        body = {"seat": seat, "option": position["options"][0], "version": position["version"]}
        person.post(f"tables/{table}/choose", body)
    raise SystemExit("the game does not end")


@dataclass
class Played:
    """A game of bots, who won it, and where each wish is found in it."""

    table: str
    of: int
    best: int
    moments: list[tuple[Wish, int, int]]


def game_as_wished(person: Person, plan: Plan) -> Played:
    """Bots play until a game has a moment for every wish."""
    for _ in range(GAMES):
        table, of = bots_play(person, plan)
        best = max(range(plan.players), key=person.get(f"tables/{table}")["scores"].__getitem__)
        found = [(wish, moment(person, table, of, wish, best)) for wish in plan.wishes]
        moments = [(wish, *place) for wish, place in found if place is not None]
        if len(moments) == len(plan.wishes):
            return Played(table, of, best, moments)
    raise SystemExit(f"{GAMES} games of {plan.game} lack a moment that was wished for")


def shoot_game(person: Person, camera: Camera, plan: Plan) -> None:
    played = game_as_wished(person, plan)
    table, of, best = played.table, played.of, played.best
    for wish, at, seat in played.moments:
        here = take_over(person, table, at, seat, plan.players)
        camera.take(f"{plan.game}-{wish.name}", f"{person.url}/table/{here}", ".chip.turn", wish)
        if wish.name == "start":
            person.post(f"tables/{here}/abandon", {"agree": True})
    here = take_over(person, table, of - 3, best, plan.players)
    play_to_the_end(person, here, best)
    camera.take(f"{plan.game}-end", f"{person.url}/table/{here}", ".chip.done")
    if plan.game == "newworld":
        replay = f"{person.url}/replay/{table}?at={of // 2}&seat=all"
        camera.take(f"{plan.game}-replay", replay, ".moves button")


def shoot_pages(person: Person, camera: Camera) -> None:
    camera.take("home", person.url, "[data-play-bots=newworld]")
    camera.take("newworld-page", f"{person.url}/game/newworld", "main ol")


def shoot(browser: Browser, site: Site, wanted: list[str]) -> None:
    person = Person(browser, site, "Ilse")
    camera = Camera(browser, person)
    jobs: dict[str, Callable[[], None]] = {
        plan.game: lambda plan=plan: shoot_game(person, camera, plan)  # type: ignore[misc]
        for plan in PLANS
    }
    jobs["pages"] = lambda: shoot_pages(person, camera)
    for name, job in jobs.items():
        if not wanted or name in wanted:
            job()


def main() -> None:
    path = chromium()
    if path is None:
        raise SystemExit("no Chromium on this machine: install one, or name it in CHROMIUM")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = playwright.chromium.launch(executable_path=path, args=ARGS)
        try:
            shoot(browser, site, sys.argv[1:])
        finally:
            browser.close()
            site.kill()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
