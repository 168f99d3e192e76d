"""Positions in a few words, and playing them by the names of options."""

from __future__ import annotations

from typing import Any

from speciate.core.events import Event
from speciate.core.rng import FastRng
from speciate.games.newworld import GAME
from speciate.games.newworld.components import TRAIT_NAMES
from speciate.games.newworld.state import LOADED, NewWorld


def animal(*traits: str, **rest: Any) -> dict[str, Any]:
    """An animal: its traits, and red, blue, shelter, pair, marks, face, id by name."""
    return {"traits": list(traits), **rest}


def table(
    *rows: list[dict[str, Any]],
    phase: str = "feeding",
    areas: list[list[Any]] | None = None,
    dice: list[int] | None = None,
    events: list[Event] | None = None,
    **rest: Any,
) -> NewWorld:
    """A position at the start of a turn of seat 0 (or `turn`), run to its first question.

    In the Feeding phase one more seat is added whose animal can always store fat: it keeps the
    phase from ending before a test has looked, and touches nothing else.
    """
    in_play = list(rows)
    area_row = list(areas or [])
    if phase == "feeding":
        in_play.append([animal("fat-storing", "fat-storing", "swimming", red=1, shelter=1)])
        area_row.append(["lake-2", 2, 0, 0, 0])
        if "hands" in rest:
            rest["hands"] = [*rest["hands"], []]
    position = {
        "game": "newworld",
        "players": len(in_play),
        "phase": phase,
        "rows": in_play,
        "area_row": area_row,
        "rng": rolling(dice or []).dump(),
        **rest,
    }
    state = GAME.load(position, events)
    assert isinstance(state, NewWorld)
    return state


def rolling(dice: list[int]) -> FastRng:
    """A generator whose next rolls of the die are these."""
    for seed in range(100_000):
        rng = FastRng(seed)
        if all(rng.die() == wanted for wanted in dice):
            return FastRng(seed)
    raise AssertionError(f"no seed rolls {dice}")


def options(s: NewWorld, seat: int | None = None) -> list[str]:
    """The names of the open options of a seat (of the one that is asked, if none is given)."""
    return [GAME.describe(o) for o in s.legal(s.to_act()[0] if seat is None else seat)]


def choose(s: NewWorld, *names: str) -> NewWorld:
    """Take options by name, one after the other, for whoever is asked."""
    for name in names:
        assert s.to_act(), f"nobody is asked, but {name} is to be chosen"
        open_options = options(s)
        assert name in open_options, f"{name} is not among {open_options}"
        s.apply(s.to_act()[0], GAME.parse(name))
    return s


def why_not(s: NewWorld, name: str, seat: int | None = None) -> str | None:
    return s.refuse(s.to_act()[0] if seat is None else seat, GAME.parse(name))


def asked(s: NewWorld) -> str:
    return s.question().NAME


def traits(s: NewWorld, a: int) -> set[str]:
    return {name for number, name in enumerate(TRAIT_NAMES) if s.mask[a] >> number & 1}


def food(s: NewWorld, a: int) -> tuple[int, int]:
    """Red and blue of an animal."""
    return s.eaten_red[a], s.eaten_blue[a]


def fat(s: NewWorld, a: int) -> int:
    return sum(1 for code in s.cards[a] if code & LOADED)


def alive(s: NewWorld, a: int) -> bool:
    return s.owner[a] >= 0


def red_in(s: NewWorld, area: str) -> int:
    return s.red[GAME.parse(f"area:{area}") - GAME.parse("area:taiga-1")]


def shelter_in(s: NewWorld, area: str) -> int:
    return s.shelter[GAME.parse(f"area:{area}") - GAME.parse("area:taiga-1")]


def told(events: list[Event]) -> list[str]:
    """The names of the recorded events."""
    return [GAME.event_kinds[event.kind].name for event in events]
