"""The table of Evolution: New World: areas, everybody's row of animals, the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from speciate.games.newworld.components import BRIEF, CARD_NAMES, EXTENDED, TRAIT_NAMES
from speciate.locale import Words

GAME = "newworld"
SEAT_STYLES = ("cyan", "yellow", "magenta", "green")
RED, BLUE, EMPTY, FAT, SHELTER = "●", "◆", "·", "■", "⌂"


def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    parts: list[RenderableType] = [headline(view, words), areas(view, words)]
    parts += [player(view, seat, words, names) for seat in seats_in_order(view)]
    me = view["seat"]
    if me is not None and view["seats"][me].get("hand"):
        parts.append(hand(view["seats"][me]["hand"], words))
    return Group(*parts)


def seats_in_order(view: dict[str, Any]) -> list[int]:
    """The others first, oneself at the bottom, as around a table."""
    me = view["seat"]
    if me is None:
        return list(range(view["players"]))
    return [(me + offset) % view["players"] for offset in range(1, view["players"] + 1)]


def headline(view: dict[str, Any], words: Words) -> Text:
    line = Text(words.text("newworld-table-epoch", epoch=view["epoch"]), style="bold")
    if view["final_epoch"]:
        line.append("  " + words.text("newworld-table-final-epoch"), style="bold red")
    piles = words.text(
        "newworld-table-piles",
        deck=view["deck"],
        discard=view["discard"],
        areas=view["area_deck"],
    )
    return line.append("  " + piles, style="dim")


def areas(view: dict[str, Any], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("area", "food", "shelters", "needs"):
        table.add_column(words.text(f"newworld-table-{column}"))
    for card in view["areas"]:
        for part in card["parts"]:
            table.add_row(
                words.thing(GAME, "area", part["area"]),
                tokens(part["red"], part["red_printed"], RED, "red"),
                tokens(part["shelter"], part["shelter_printed"], SHELTER, "green"),
                open_to(part["needs"], words),
            )
    return table


def tokens(there: int, printed: int, sign: str, style: str) -> Text:
    return Text(sign * there, style=style).append(EMPTY * (printed - there), style="dim")


def open_to(needs: str | None, words: Words) -> str:
    if needs is None:
        return words.text("newworld-table-everybody")
    if needs == "no-traits":
        return words.text("newworld-table-no-traits")
    return words.thing(GAME, "trait", needs)


def player(view: dict[str, Any], seat: int, words: Words, names: Sequence[str]) -> Panel:
    seen = view["seats"][seat]
    marks = [words.text("newworld-table-cards", count=seen["hand_size"])]
    marks.append(words.text("newworld-table-points", points=seen["would_score"]))
    if view["first"] == seat:
        marks.append(words.text("newworld-table-first"))
    if seen["passed"]:
        marks.append(words.text("newworld-table-passed"))
    if seen["animals"]:
        body: RenderableType = row(seen["animals"], words)
    else:
        body = Text(words.text("newworld-table-no-animals"), style="dim")
    return Panel(
        body,
        title=Text(words.player(seat, names), style="bold"),
        subtitle=", ".join(marks),
        title_align="left",
        subtitle_align="right",
        border_style=SEAT_STYLES[seat % len(SEAT_STYLES)],
        padding=(0, 1),
    )


def row(animals: list[dict[str, Any]], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("animal", "traits", "eaten", "state"):
        table.add_column(words.text(f"newworld-table-{column}"), header_style="dim")
    for place, animal in enumerate(animals):
        right = animals[place + 1]["animal"] if place + 1 < len(animals) else None
        table.add_row(
            str(animal["animal"]),
            trait_list(animal, right, words),
            food(animal),
            condition(animal, words),
        )
    return table


def trait_list(animal: dict[str, Any], right: int | None, words: Words) -> Text:
    parts = [trait_name(card, words) for card in animal["traits"]]
    if animal["pair"] is not None and right is not None:
        joined = words.text("newworld-table-joined", animal=right)
        parts.append(f"{trait_name(animal['pair'], words)} ({joined})")
    face = animal["face"]
    text = Text(", ".join(parts) or "-")
    if face is not None:
        text.append(f"  [{words.thing(GAME, 'card', face)}]", style="dim")
    return text


def trait_name(card: dict[str, Any], words: Words) -> str:
    name = words.thing(GAME, "trait", card["trait"])
    if card.get("fat"):
        name += f" {FAT}"
    if card.get("rotated"):
        name += f" ({words.text('newworld-table-used')})"
    return name


def food(animal: dict[str, Any]) -> Text:
    eaten = animal["red"] + animal["blue"]
    text = Text(RED * animal["red"], style="red").append(BLUE * animal["blue"], style="blue")
    return text.append(EMPTY * max(0, animal["requirement"] - eaten), style="dim")


def condition(animal: dict[str, Any], words: Words) -> Text:
    fed = animal["red"] + animal["blue"] >= animal["requirement"]
    text = Text(
        words.text("newworld-table-fed" if fed else "newworld-table-hungry"),
        style="green" if fed else "dim",
    )
    for key, message in (
        ("shelter", "newworld-table-sheltered"),
        ("poisoned", "newworld-table-poisoned"),
        ("scared", "newworld-table-scared"),
        ("attacked", "newworld-table-attacked"),
    ):
        if animal[key]:
            text.append(", " + words.text(message))
    return text


def hand(cards: list[str | None], words: Words) -> Panel:
    names = [words.thing(GAME, "card", card) for card in cards if card is not None]
    return Panel(
        Columns(names, padding=(0, 3)),
        title=words.text("newworld-table-hand"),
        title_align="left",
        border_style="dim",
    )


# ---------------------------------------------------------------------- beside the options


def hint(view: dict[str, Any], option: str, words: Words, names: Sequence[str]) -> str:
    """Whose animal it is and what it can do; what an area still offers; what a trait does."""
    prefix, _, value = option.partition(":")
    if prefix == "animal":
        return animal_hint(view, int(value), words, names)
    if prefix == "area":
        for card in view["areas"]:
            for part in card["parts"]:
                if part["area"] == value:
                    return f"{RED * part['red']}{SHELTER * part['shelter']}"
    if prefix in ("trait", "pair-left", "pair-right"):
        return words.thing_help(GAME, "trait", value)
    if prefix in ("as-extended", "as-brief"):
        return half_hint(view, prefix, words)
    return ""


def animal_hint(view: dict[str, Any], number: int, words: Words, names: Sequence[str]) -> str:
    for seat, seen in enumerate(view["seats"]):
        for animal in seen["animals"]:
            if animal["animal"] == number:
                traits = [trait_name(card, words) for card in animal["traits"]]
                return ": ".join([words.player(seat, names), *filter(None, [", ".join(traits)])])
    return ""


def half_hint(view: dict[str, Any], prefix: str, words: Words) -> str:
    """The trait that a half of the card in question stands for."""
    card = (view["question"] or {}).get("card")
    if not isinstance(card, str):
        return ""
    halves = EXTENDED if prefix == "as-extended" else BRIEF
    trait = TRAIT_NAMES[halves[CARD_NAMES.index(card)]]
    return f"{words.thing(GAME, 'trait', trait)}. {words.thing_help(GAME, 'trait', trait)}"


def about(wanted: str, words: Words) -> str:
    return ""
