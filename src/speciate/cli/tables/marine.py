"""The table of Dominant Species: Marine: map, action display, evolution cards, animals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from speciate.cli.tables.flow import Flow
from speciate.cli.tables.marine_map import (
    ANIMAL_STYLES,
    DISC_STYLE,
    IN_DANGER,
    TERRAIN_STYLES,
    Map,
    animal_signs,
    disc_signs,
    ground,
)
from speciate.cli.tables.short import capital
from speciate.core.registry import game
from speciate.games.marine.components import SECTION_NAMES
from speciate.games.marine.geometry import CORNER_HEXES, CORNER_NUMBER, HEX_NAMES
from speciate.locale import Words

GAME = "marine"
FREE, SPECIAL_ONLY, NOBODY = "·", "*", "-"


def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    parts: list[RenderableType] = [headline(view, words), Map(view, words), legend(view, words)]
    parts += [display(view, words), domination(view, words), cards(view, words)]
    parts.append(animals(view, words, names))
    mine = own_traits(view, words)
    return Group(*parts, *([mine] if mine is not None else []))


def panel(title: str, body: RenderableType) -> Panel:
    return Panel(body, title=title, title_align="left", border_style="dim", padding=(0, 1))


def columns(headers: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for header in headers:
        table.add_column(header)
    return table


# ---------------------------------------------------------------------- the map and what is beside


def headline(view: Mapping[str, Any], words: Words) -> Text:
    line = Text(words.text("web-marine-turn", turn=view["turns"]), style="bold")
    if view["asteroid"]:
        line.append("  " + words.text("web-marine-last"), style="bold red")
    line.append(f"   {words.text('web-marine-food-chain')}: ", style="dim")
    markers = {animal["animal"]: animal["marker"] for animal in view["animals"]}
    signs = {"left": "<", "right": ">"}
    shown = [f"{thing(words, 'animal', a)} {signs[markers[a]]}" for a in view["food_chain"]]
    return line.append(", ".join(shown))


def thing(words: Words, kind: str, value: str) -> str:
    return words.thing(GAME, kind, value)


def legend(view: Mapping[str, Any], words: Words) -> RenderableType:
    signs = animal_signs(words)
    pieces = [
        named(signs[animal], ANIMAL_STYLES[animal], thing(words, "animal", animal))
        for animal in view["food_chain"]
    ]
    pieces.append(named(IN_DANGER, "bold", words.text("web-marine-endangered")))
    for element, sign in disc_signs(words).items():
        pieces.append(named(sign, DISC_STYLE, thing(words, "element", element)))
    ruler = Text(words.text("marine-table-ruler"), "dim")
    return Padding(Group(Flow(pieces), ruler, Flow(supply(view, words))), (1, 0))


def named(sign: str, style: str, name: str) -> Text:
    return Text().append(sign, style).append(f" {name}", "dim")


def supply(view: Mapping[str, Any], words: Words) -> list[Text]:
    """The stacks of tiles, the vents and the bag."""
    pieces = []
    for number, stack in enumerate(view["stacks"], 1):
        top = stack["top"]
        shown = thing(words, "terrain", top) if top else words.text("web-marine-stack-empty")
        name = words.option(GAME, f"stack:{number}")
        pieces.append(Text(f"{name}: {shown} ({stack['count']})"))
    pieces.append(Text(f"{words.text('web-marine-vents-left')}: {view['vents_left']}"))
    bag = Text(f"{words.text('marine-table-bag')}: ")
    return [*pieces, bag.append_text(discs_of(view["bag"], words))]


def discs_of(counts: Mapping[str, int], words: Words) -> Text:
    """Discs by their sign, with their number where there are several."""
    signs, line = disc_signs(words), Text()
    for element, count in counts.items():
        line.append(signs[element], DISC_STYLE).append(f"x{count} " if count > 1 else " ")
    return line


# ---------------------------------------------------------------------- the action display


def display(view: Mapping[str, Any], words: Words) -> RenderableType:
    table = columns(["", "", ""])
    for section in SECTION_NAMES:
        spaces = [s for s in view["display"]["spaces"] if s["section"] == section]
        row, lying = row_of_spaces(view, section, spaces, words), tray(view, section, words)
        table.add_row(
            Text(section_name(words, section), "bold"),
            Flow([*row, Text("| ", "dim").append_text(lying)] if lying else row),
            Text(words.text(f"web-marine-do-{section}"), "dim"),
        )
    feeders = [a for a in view["animals"] if a["bottom_feeder"] is not None]
    for animal in feeders:
        name = thing(words, "trait", "bottom-feeder")
        table.add_row(Text(name, "bold"), pawn(animal["bottom_feeder"], words))
    table.show_header = False
    title = f"{words.text('web-marine-display')}   {SPECIAL_ONLY} "
    return panel(title + words.text("web-marine-special-only"), table)


def section_name(words: Words, section: str) -> str:
    return thing(words, "space", f"{section}-1").removesuffix("1").rstrip()


def row_of_spaces(
    view: Mapping[str, Any], section: str, spaces: Sequence[Mapping[str, Any]], words: Words
) -> list[Text]:
    row = []
    for space in spaces:
        number = int(space["space"].rpartition("-")[2])
        piece = Text().append(f"{number}{SPECIAL_ONLY if space['special_only'] else ''}", "dim")
        marker, style = marker_of(view["display"], section, number - 1, words)
        if marker:
            piece.append(" ").append(marker, style)
        row.append(piece.append(" ").append_text(pawn(space["pawn"], words)))
    return row


def marker_of(shown: Mapping[str, Any], section: str, place: int, words: Words) -> tuple[str, str]:
    """What lies or is printed at a space: a terrain, a type, a number."""
    if section in ("competition", "evolution"):
        lying = shown[section]
        terrain = lying[place] if place < len(lying) else None
        return (thing(words, "terrain", terrain), TERRAIN_STYLES[terrain]) if terrain else ("", "")
    if section == "speciation" and place < len(shown["speciation"]):
        element = shown["speciation"][place]
        return (disc_signs(words)[element], DISC_STYLE) if element else ("", "")
    if section == "migration":
        return f"({shown['migration'][place] or words.text('web-marine-all')})", ""
    return "", ""


def pawn(standing: Mapping[str, Any] | None, words: Words) -> Text:
    """Whose pawn it is, and of which type if it is a special one."""
    if standing is None:
        return Text(FREE, "dim")
    animal, special = standing["animal"], standing["special"]
    text = Text("[", "bold")
    if animal is not None:
        text.append(animal_signs(words)[animal], f"bold {ANIMAL_STYLES[animal]}")
    if special is not None:
        text.append("/" if animal else "").append(disc_signs(words)[special], DISC_STYLE)
    return text.append("]", "bold")


def tray(view: Mapping[str, Any], section: str, words: Words) -> Text:
    shown = view["display"]
    line = discs_of(shown["discs"].get(section, {}), words)
    if section == "regression":
        signs = animal_signs(words)
        for animal in shown["regression_squares"]:
            style = ANIMAL_STYLES[animal] if animal else "dim"
            line.append(f"({signs[animal] if animal else FREE}) ", style)
    return line


def domination(view: Mapping[str, Any], words: Words) -> RenderableType:
    """Per type the target, whose special pawn it is, and everybody's domination value."""
    signs = disc_signs(words)
    table = columns(["", *(signs[one["element"]] for one in view["elements"])])
    targets = [Text(str(one["target"]), "bold") for one in view["elements"]]
    table.add_row(Text(words.text("marine-table-target"), "bold"), *targets)
    pawns = [controller(one, words) for one in view["elements"]]
    table.add_row(Text(words.text("marine-table-special-pawn"), "bold"), *pawns)
    for animal in view["food_chain"]:
        values = [one["values"].get(animal, 0) for one in view["elements"]]
        ahead = [v > one["target"] for v, one in zip(values, view["elements"], strict=True)]
        table.add_row(
            Text(thing(words, "animal", animal), ANIMAL_STYLES[animal]),
            *(Text(f"{v} ↑" if up else str(v)) for v, up in zip(values, ahead, strict=True)),
        )
    for column in table.columns[1:]:
        column.header_style = DISC_STYLE
    return panel(section_name(words, "domination"), table)


def controller(element: Mapping[str, Any], words: Words) -> Text:
    owner, at = element["control"], element["pawn_on"]
    if owner is None:
        return Text(NOBODY, "dim")
    text = Text(animal_signs(words)[owner], f"bold {ANIMAL_STYLES[owner]}")
    return text.append(f" {thing(words, 'space', at)}", "dim") if at else text


# ---------------------------------------------------------------------- cards and animals


def cards(view: Mapping[str, Any], words: Words) -> RenderableType:
    table = columns(["", "", "", ""])
    table.show_header = False
    for slot, card in enumerate(view["slots"], 1):
        if card is None:
            table.add_row(str(slot), Text(words.text("web-marine-no-card"), "dim"))
        else:
            name, does = thing(words, "card", card), words.thing_help(GAME, "card", card)
            events = [words.text(f"web-marine-{icon}") for icon in card_icons()[card]]
            table.add_row(str(slot), Text(name, "bold"), does, Text(", ".join(events), "dim"))
    title = words.text("web-marine-cards")
    count = words.text("web-marine-deck", count=view["deck"])
    holder = view["survival"]
    survival = thing(words, "animal", holder) if holder else words.text("web-marine-nobody")
    return panel(f"{title}   {count}   {words.text('web-marine-survival')}: {survival}", table)


@cache
def card_icons() -> dict[str, list[str]]:
    """The events that each card sets off when it is drawn."""
    return {row["id"]: row["icons"] for row in game(GAME).catalogue()["cards"]["card"]}


def animals(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    heads = ["points", "pool", "lost-short", "pawns", "elements", "trait"]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    for header in ["", "", *(capital(words.text(f"web-marine-{head}")) for head in heads)]:
        table.add_column(header)
    signs = animal_signs(words)
    for seen in view["animals"]:
        animal = seen["animal"]
        table.add_row(
            Text(
                f"{signs[animal]} {thing(words, 'animal', animal)}", f"bold {ANIMAL_STYLES[animal]}"
            ),
            Text(words.player(seen["seat"], names)),
            Text(str(seen["points"]), "bold"),
            str(seen["pool"]),
            str(seen["eliminated"]),
            ready_pawns(seen, words),
            elements(seen, words),
            traits(seen, words),
        )
    return table


def ready_pawns(seen: Mapping[str, Any], words: Words) -> Text:
    line = Text(f"{seen['basic_pawns']} {thing(words, 'pawn', 'basic')}")
    for special in seen["special_pawns"]:
        line.append(" ").append(disc_signs(words)[special], DISC_STYLE)
    return line


def elements(seen: Mapping[str, Any], words: Words) -> Text:
    """What is printed on the board, then the discs on it and on the trait card."""
    line = discs_of(seen["printed"], words).append("+ ", "dim")
    line.append_text(discs_of(seen["discs"], words)).append(f"{FREE} " * seen["free_spaces"], "dim")
    if seen["card_discs"] or seen["card_free_spaces"]:
        line.append("+ ", "dim").append_text(discs_of(seen["card_discs"], words))
        line.append(f"{FREE} " * seen["card_free_spaces"], "dim")
    return line


def traits(seen: Mapping[str, Any], words: Words) -> str:
    shown = [thing(words, "trait", trait) for trait in seen["traits"]]
    if seen["copied"] is not None:
        shown.append(f"= {thing(words, 'trait', seen['copied'])}")
    if shown:
        return ", ".join(shown)
    if seen["hand"]:
        return words.text("web-marine-trait-cards", count=len(seen["hand"]))
    return words.text("web-marine-no-trait")


def own_traits(view: Mapping[str, Any], words: Words) -> RenderableType | None:
    """What the own traits do; at the beginning those that one can choose from."""
    if view["seat"] is None:
        return None
    mine = [seen for seen in view["animals"] if seen["seat"] == view["seat"]]
    held = [t for seen in mine for t in (*seen["traits"], seen["copied"], *seen["hand"]) if t]
    table = columns(["", ""])
    table.show_header = False
    for trait in held:
        help_text = words.thing_help(GAME, "trait", trait)
        table.add_row(Text(thing(words, "trait", trait), "bold"), help_text)
    dealt = any(seen["hand"] for seen in mine)
    title = words.text("web-marine-your-traits" if dealt else "web-marine-trait")
    return panel(title, table) if held else None


# ---------------------------------------------------------------------- beside the options


def hint(view: dict[str, Any], option: str, words: Words, names: Sequence[str]) -> str:
    """What stands on a tile or at a corner, what a space does, what a card or a trait says."""
    prefix, *values = option.split(":")
    if prefix == "hex":
        return hex_hint(view, values[0], words)
    if prefix == "corner":
        return corner_hint(view, values[0], words)
    if prefix == "prey":
        return hex_hint(view, values[0], words)
    if prefix == "place":
        return space_hint(view, values[1], words)
    if prefix == "slot":
        card = view["slots"][int(values[0]) - 1]
        return ". ".join([thing(words, "card", card), words.thing_help(GAME, "card", card)])
    if prefix == "stack":
        top = view["stacks"][int(values[0]) - 1]["top"]
        return thing(words, "terrain", top) if top else ""
    if prefix == "trait":
        return words.thing_help(GAME, "trait", values[0])
    if prefix == "element":
        return element_hint(view, values[0], words)
    return ""


def hex_hint(view: Mapping[str, Any], name: str, words: Words) -> str:
    for tile in view["tiles"]:
        if tile["hex"] == name:
            return ": ".join(filter(None, [ground(tile, words), ", ".join(standing(tile, words))]))
    points = view["bonuses"].get(name)
    return words.text("web-marine-vp", points=points) if points else ""


def standing(tile: Mapping[str, Any], words: Words) -> Iterator[str]:
    for animal, count in tile["species"].items():
        text = f"{thing(words, 'animal', animal)} {count}"
        danger = animal in tile["endangered"]
        yield f"{text} ({words.text('web-marine-endangered')})" if danger else text
    if tile["would_score"]:
        points = [f"{thing(words, 'animal', a)} {n}" for a, n in tile["would_score"].items()]
        yield words.text("web-marine-would-score", points=", ".join(points))


def corner_hint(view: Mapping[str, Any], name: str, words: Words) -> str:
    """The disc on it and the tiles that meet there."""
    tiles = {tile["hex"]: tile for tile in view["tiles"]}
    around = [HEX_NAMES[h] for h in CORNER_HEXES[CORNER_NUMBER[name]]]
    meeting = [f"{ground(tiles[h], words)} {h}" for h in around if h in tiles]
    element = view["discs"].get(name)
    disc = f"{thing(words, 'element', element)}: " if element else ""
    return disc + " / ".join(meeting)


def space_hint(view: Mapping[str, Any], name: str, words: Words) -> str:
    """What lies there, who would be bumped, and what the action does."""
    if name == "bottom-feeder":
        return words.thing_help(GAME, "trait", name)
    space = next(s for s in view["display"]["spaces"] if s["space"] == name)
    place = int(name.rpartition("-")[2]) - 1
    section = space["section"]
    lying = marker_of(view["display"], section, place, words)[0]
    there = pawn(space["pawn"], words).plain if space["pawn"] else ""
    discs = tray(view, section, words).plain.strip()
    facts = " ".join(filter(None, [there, lying, discs]))
    return ". ".join(filter(None, [facts, words.thing_help(GAME, "space", name)]))


def element_hint(view: Mapping[str, Any], name: str, words: Words) -> str:
    """Where pawns are won: the target and everybody's value."""
    if (view["question"] or {}).get("asked") != "domination-element":
        return ""
    element = next(one for one in view["elements"] if one["element"] == name)
    values = [f"{thing(words, 'animal', a)} {n}" for a, n in element["values"].items()]
    return f"{words.text('marine-table-target')} {element['target']}; {', '.join(values)}"


def about(wanted: str, words: Words) -> str:
    return ""
