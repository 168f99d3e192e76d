"""The table of Entropy: rondel, objectives, offers, everybody's systems, the own cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from speciate.cli.tables import entropy_print as printed
from speciate.cli.tables.entropy_print import thing
from speciate.cli.tables.flow import Flow
from speciate.cli.tables.short import capital, short_names
from speciate.games.entropy.vocabulary import STONES
from speciate.locale import Words

GAME = "entropy"
SEAT_STYLES = ("bright_cyan", "bright_yellow", "bright_magenta", "bright_green")
SECTORS = 6
SIDES = ("left", "right")
NOTHING, BAR = "-", " | "


def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    parts = [headline(view, words, names), rondel(view, words), objectives(view, words)]
    parts += [organism_tiles(view, words), offers(view, words)]
    if "solo" in view:
        parts.append(solo(view["solo"], words))
    parts += [player(view, seat, words, names) for seat in seats_in_order(view)]
    me = view["seat"]
    if me is not None:
        parts += own_cards(view["seats"][me], words)
    parts.append(points(view, words, names))
    return Group(*parts)


def seats_in_order(view: Mapping[str, Any]) -> list[int]:
    """The others first, oneself at the bottom, as around a table."""
    me = view["seat"] or 0
    return [(me + offset) % view["players"] for offset in range(1, view["players"] + 1)]


def panel(title: str, body: RenderableType) -> Panel:
    return Panel(body, title=title, title_align="left", border_style="dim", padding=(0, 1))


def plain_table(*headers: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.show_header = any(headers)
    for header in headers:
        table.add_column(header)
    return table


def word(words: Words, name: str, **arguments: Any) -> str:
    return words.text(f"entropy-table-{name}", **arguments)


def board(words: Words, name: str, **arguments: Any) -> str:
    return words.text(f"entropy-board-{name}", **arguments)


def headline(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    line = Text(board(words, "round", round=view["round"]), style="bold")
    if view["last_round"] == view["round"]:
        line.append(f" ({board(words, 'last-round')})", style="bold red")
    for seat in range(view["players"]):
        line.append("   ").append_text(seat_mark(seat, words))
        line.append(f" {words.player(seat, names)}")
        if seat == view["first"]:
            line.append(f" ({word(words, 'first')})", "dim")
    signs = [f"{sign} {thing(words, 'stone', stone)}" for stone, sign in stone_signs(words).items()]
    return Group(line, Text(f"{word(words, 'stones')}: {', '.join(signs)}", "dim"))


def seat_mark(seat: int | None, words: Words) -> Text:
    """A number for a player, a letter for the rival of the game alone."""
    if seat is None:
        return Text(f"[{word(words, 'rival')}]", "bold red")
    return Text(f"[{seat + 1}]", f"bold {SEAT_STYLES[seat]}")


def stone_signs(words: Words) -> dict[str, str]:
    short = short_names(words, GAME, "stone", STONES)
    return {stone: capital(sign) for stone, sign in short.items()}


# ---------------------------------------------------------------------- the rondel


def rondel(view: Mapping[str, Any], words: Words) -> Table:
    table = Table(box=box.ROUNDED, border_style="dim", padding=(0, 1), show_lines=True)
    table.add_column("")
    for sector in view["rondel"]:
        name = word(words, "sector", sector=sector["sector"])
        table.add_column(f"{name}\n({word(words, 'linked')})" if sector["linked"] else name)
    for ring in ("outer", "inner"):
        cells = [space(sector, ring, words) for sector in view["rondel"]]
        table.add_row(Text(capital(thing(words, "ring", ring)), "dim"), *cells)
    stones = [stones_at(sector, words) for sector in view["rondel"]]
    table.add_row(Text(word(words, "stones"), "dim"), *stones)
    return table


def space(sector: Mapping[str, Any], ring: str, words: Words) -> Text:
    cell = Text(thing(words, "action", sector[ring]))
    here = [one["seat"] for one in sector["scientists"] if one["ring"] == ring]
    if here:
        cell.append("\n")
    for seat in here:
        cell.append_text(seat_mark(seat, words))
    return cell


def stones_at(sector: Mapping[str, Any], words: Words) -> Text:
    cell = Text()
    for stone in sector["stones"]:
        sign = stone_signs(words)[stone["stone"]]
        cell.append(f"({sign})" if stone["locked"] else sign, SEAT_STYLES[stone["seat"]])
        cell.append_text(seat_mark(stone["seat"], words)).append(" ")
    return cell


# ---------------------------------------------------------------------- objectives


def objectives(view: Mapping[str, Any], words: Words) -> Panel:
    """The tracks: what a space is worth, who stands on it, and how much everybody has of it."""
    longest = max(len(track["values"]) for track in view["objectives"])
    table = plain_table(*[""] * (2 + longest))
    for track in view["objectives"]:
        cells = [track_space(track, at, words) for at in range(len(track["values"]))]
        now = Text(f"x {words.text('entropy-count-' + track['counter'])}:")
        for seat, count in enumerate(track["counts"]):
            now.append(" ").append_text(seat_mark(seat, words)).append(str(count))
        name = Text(thing(words, "objective", track["objective"]), "bold")
        table.add_row(name, now, *cells)
    return panel(board(words, "objectives"), table)


def track_space(track: Mapping[str, Any], at: int, words: Words) -> Text:
    cell = Text(f"{track['values'][at]}", "bold")
    for seat, reached in enumerate(track["spaces"]):
        if reached == at:
            cell.append_text(seat_mark(seat, words))
    if track.get("rival") == at:
        cell.append_text(seat_mark(None, words))
    return cell


def organism_tiles(view: Mapping[str, Any], words: Words) -> Panel:
    kinds: dict[tuple[bool, str], list[Mapping[str, Any]]] = {}
    for tile in view["organism_tiles"]:
        if tile["where"] != "box":
            kinds.setdefault((tile["large"], tile["type"]), []).append(tile)
    pieces = [tiles_of_a_kind(tiles, words) for tiles in kinds.values()]
    return panel(capital(thing(words, "reason", "organism-objectives")), Flow(pieces))


def tiles_of_a_kind(tiles: Sequence[Mapping[str, Any]], words: Words) -> Text:
    """`Large, plants 9+: 8 VP`, with who has taken it."""
    piece = Text(capital(thing(words, "tile", tiles[0]["tile"])))
    piece.append(f" {tiles[0]['threshold']}+:", "bold")
    for tile in tiles:
        piece.append(f" {words.text('entropy-op-vp', n=tile['vp'])}")
        if tile["where"] != "board":
            piece.append_text(seat_mark(tile["seat"], words))
    return piece


# ---------------------------------------------------------------------- offers


def offers(view: Mapping[str, Any], words: Words) -> Panel:
    table = plain_table("", "", "")
    table.columns[1].ratio = table.columns[2].ratio = 1
    piles = dict.fromkeys(name.rpartition("-")[0] for name in view["piles"])
    for name in piles:
        title = thing(words, "pile", f"{name}-left").partition(",")[0]
        cells = [offer(view["piles"][f"{name}-{side}"], name, words) for side in SIDES]
        table.add_row(Text(title, "bold"), *cells)
    return panel(board(words, "offers"), Group(table, Text(), supply(view, words)))


def offer(pile: Mapping[str, Any], name: str, words: Words) -> Text:
    top = pile["top"]
    if top is None:
        return Text(NOTHING, "dim")
    kind = name.partition("-")[0]
    cell = Text(item_name(kind, top, words), "bold").append(f" ({pile['count']})", "not bold dim")
    cell.append(f" {item_text(kind, top, words, False)}", "not bold")
    known = [thing(words, "card", card) for card in pile.get("known", [])[1:] if card is not None]
    if known:
        cell.append(f" ({word(words, 'known', cards=', '.join(known))})", "not bold dim")
    return cell


def item_name(kind: str, item: str, words: Words) -> str:
    return thing(words, "card" if kind == "life" else kind, item)


def item_text(kind: str, item: str, words: Words, in_full: bool) -> str:
    """What is printed on it, with labels or, where there is little room, without."""
    if in_full:
        whole = {"planet": printed.planet, "biome": printed.biome, "life": printed.card}
        return whole[kind](words, item)
    brief = {
        "planet": printed.planet_in_brief,
        "biome": printed.biome_in_brief,
        "life": printed.card_in_brief,
    }
    return brief[kind](words, item)


def supply(view: Mapping[str, Any], words: Words) -> RenderableType:
    """Stars with what they cost and give, asteroids and system tiles that are left."""
    pieces = []
    for kind, count in view["star_piles"].items():
        piece = Text().append(thing(words, "star", kind), "bold").append(f" ({count}) ", "dim")
        pieces.append(piece.append(printed.star_in_brief(words, kind)))
    rocks = [f"{thing(words, 'asteroid', kind)} {n}" for kind, n in view["asteroid_piles"].items()]
    left = word(words, "systems-left", count=view["systems_left"])
    return Group(Flow(pieces), Flow([Text(text) for text in (*rocks, left)]))


def solo(seen: Mapping[str, Any], words: Words) -> Panel:
    """The rival and the challenges of a game alone."""
    table = plain_table("", "", "", "")
    for one in seen["challenges"]:
        count = words.text(f"entropy-count-{one['counter']}")
        table.add_row(
            Text(thing(words, "challenge", one["challenge"]), "bold"),
            f"{one['count']}/{one['at_least']} {count}",
            words.text("entropy-op-vp", n=one["vp"]),
            board(words, "completed") if one["claimed"] else "",
        )
    goal = word(words, "goal", points=seen["score_needed"], count=seen["challenges_needed"])
    organisms = printed.counted(words, "organism", seen["organisms"]) or NOTHING
    left = word(words, "progress-left", count=seen["progress_left"])
    facts = Text(f"{goal}   {word(words, 'rival')}: {organisms}; {left}")
    return panel(capital(thing(words, "reason", "challenges")), Group(table, facts))


# ---------------------------------------------------------------------- players


def player(view: Mapping[str, Any], seat: int, words: Words, names: Sequence[str]) -> Panel:
    seen = view["seats"][seat]
    title = seat_mark(seat, words).append(f" {words.player(seat, names)}")
    body = Group(console(seen, words), systems(seen, words, seat == view["seat"]))
    return Panel(
        body,
        title=title,
        subtitle=standing(seen, words),
        title_align="left",
        subtitle_align="right",
        border_style=SEAT_STYLES[seat],
        padding=(0, 1),
    )


def standing(seen: Mapping[str, Any], words: Words) -> str:
    parts = [words.text("entropy-op-vp", n=seen["would_score"])]
    parts.append(word(words, "cards", count=seen["hand_size"]))
    parts.append(f"{board(words, 'missions')}: {seen['missions']}")
    if seen["mission_resolved"] is not None:
        done = thing(words, "mission", seen["mission_resolved"])
        parts.append(f"{done} ({board(words, 'completed')})")
    return ", ".join(parts)


def console(seen: Mapping[str, Any], words: Words) -> Text:
    """Resources, generator, stones and specialisations."""
    line = Text()
    for resource, count in seen["resources"].items():
        line.append(f"{thing(words, 'resource', resource)} ").append(f"{count}  ", "bold")
    line.append(f"{board(words, 'generator')} ").append(f"{seen['generator']}   ", "bold")
    line.append(f"{word(words, 'stones')}: ", "dim")
    line.append(", ".join(stone_state(stone, words) for stone in seen["stones"]))
    line.append("\n")
    shown = []
    for one in seen["specialisations"]:
        if one["card"] is not None:
            name = thing(words, "specialisation", one["card"])
            shown.append(f"{name} {one['level']}")
    line.append(f"{capital(thing(words, 'reason', 'specialisations'))}: ", "dim")
    return line.append(", ".join(shown) or NOTHING)


def stone_state(stone: Mapping[str, Any], words: Words) -> str:
    at = stone["at"]
    where = word(words, "sector", sector=at) if isinstance(at, int) else word(words, at)
    locked = f", {word(words, 'locked')}" if stone.get("locked") else ""
    return f"{stone_signs(words)[stone['stone']]} {where}{locked}"


def systems(seen: Mapping[str, Any], words: Words, in_full: bool) -> RenderableType:
    lines: list[RenderableType] = []
    for system in seen["systems"]:
        name = words.option(GAME, f"system:{system['system']}")
        lines.append(Text(f"{name}: ", "bold").append(star(system, words), "not bold"))
        for planet in system["planets"]:
            text = Text(thing(words, "planet", planet["planet"]), "bold").append(
                BAR, "not bold dim"
            )
            text.append_text(world(planet, words, in_full))
            lines.append(Padding(text, (0, 0, 0, 4)))
    return Group(*lines)


def star(system: Mapping[str, Any], words: Words) -> str:
    name = system["star"]
    if name is None:
        return board(words, "no-star")
    parts = [thing(words, "star", name), printed.icons(words, name), printed.star(words, name)]
    if system["used"]:
        parts.append(word(words, "used"))
    return BAR.join(parts)


def world(planet: Mapping[str, Any], words: Words, in_full: bool) -> Text:
    """What a planet offers, who lives on it, what has hit it, what grows and is played there."""
    parts = [Text(printed.icons(words, planet["planet"]), "not bold")]
    lives = printed.counted(words, "organism", planet["organisms"])
    if lives:
        parts.append(Text(lives))
    for slot, rock in planet["asteroids"].items():
        if rock is not None:
            rocks = f"{thing(words, 'slot', slot)}: {thing(words, 'asteroid', rock)}"
            parts.append(Text(rocks, "not bold"))
    if planet["cards"]:
        cards = ", ".join(thing(words, "card", card) for card in planet["cards"])
        parts.append(Text(f"{board(words, 'life')}: {cards}", "not bold"))
    parts.append(biome(planet, words, in_full))
    return Text(BAR, "not bold dim").join(parts)


def biome(planet: Mapping[str, Any], words: Words, in_full: bool) -> Text:
    if planet["biome"] is None:
        return Text(board(words, "no-biome"), "not bold dim")
    cell = Text(thing(words, "biome", planet["biome"]), "not bold")
    if planet["completed"]:
        cell.append(f" ({board(words, 'completed')})")
    elif planet["completable"]:
        cell.append(f" ({word(words, 'completable')})")
    if in_full:
        cell.append(f" {printed.biome_in_brief(words, planet['biome'])}", "dim")
    return cell


def own_cards(seen: Mapping[str, Any], words: Words) -> list[RenderableType]:
    """The hand, the missions and the specialisations, with all that is printed on them."""
    hand = plain_table("", "")
    for card in seen["hand"]:
        hand.add_row(Text(thing(words, "card", card), "bold"), printed.card(words, card))
    missions = plain_table("", "", "")
    for one in seen["held_missions"]:
        name = thing(words, "mission", one["mission"])
        met = word(words, "met") if one["met"] else ""
        missions.add_row(Text(name, "bold"), printed.mission(words, one["mission"]), met)
    upgrades = plain_table("", "")
    for one in seen["specialisations"]:
        if one["card"] is not None:
            name = thing(words, "specialisation", one["card"])
            upgrades.add_row(Text(name, "bold"), printed.specialisation(words, one["card"]))
    shown = [(board(words, "hand"), hand), (board(words, "missions"), missions)]
    shown.append((capital(thing(words, "reason", "specialisations")), upgrades))
    return [panel(title, table) for title, table in shown if table.row_count]


def points(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> Table:
    """The score by category; what nobody has is left out."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(words.text("core-play-points"))
    for seat in range(view["players"]):
        table.add_column(seat_mark(seat, words).append(f" {words.player(seat, names)}"))
    for reason in view["seats"][0]["points"]:
        scored = [seen["points"][reason] for seen in view["seats"]]
        if any(scored):
            table.add_row(thing(words, "reason", reason), *map(str, scored))
    ahead = [str(seen["would_score"]) for seen in view["seats"]]
    table.add_row(Text(word(words, "would-score"), "bold"), *(Text(one, "bold") for one in ahead))
    return table


# ---------------------------------------------------------------------- beside the options


def hint(view: dict[str, Any], option: str, words: Words, names: Sequence[str]) -> str:
    """Where a walk ends, what lies on a pile, what a card, a star or a planet says."""
    prefix, _, value = option.partition(":")
    if prefix in ("inner", "outer", "inner-universal"):
        return walk_hint(view, prefix.partition("-")[0], int(value), words)
    if prefix == "pile":
        return pile_hint(view, value, words)
    if prefix == "card":
        return printed.card(words, value)
    if prefix in ("planet", "complete"):
        return planet_hint(view, value, words)
    if prefix in ("kind", "new-star"):
        return printed.star(words, value)
    if prefix in ("star", "system"):
        return system_hint(view, int(value), words)
    if prefix == "mission":
        return printed.mission(words, value)
    if prefix == "upgrade":
        return upgrade_hint(view, value, words)
    if prefix == "set":
        shown = [f"{value}-{stone}" for stone in STONES if f"{value}-{stone}" in printed.records()]
        return ", ".join(thing(words, "specialisation", card) for card in shown)
    return ""


def walk_hint(view: Mapping[str, Any], ring: str, distance: int, words: Words) -> str:
    """The space, and who stands there already."""
    start = view["seats"][view["seat"]]["sector"]
    sector = view["rondel"][(start - 1 + distance) % SECTORS]
    name = word(words, "sector", sector=sector["sector"])
    there = space(sector, ring, words).plain.replace("\n", " ")
    return f"{name}: {there}"


def pile_hint(view: Mapping[str, Any], pile: str, words: Words) -> str:
    top, kind = view["piles"][pile]["top"], pile.partition("-")[0]
    return f"{item_name(kind, top, words)}. {item_text(kind, top, words, True)}" if top else ""


def planet_hint(view: Mapping[str, Any], name: str, words: Words) -> str:
    for seen in view["seats"]:
        for system in seen["systems"]:
            for planet in system["planets"]:
                if planet["planet"] == name:
                    return world(planet, words, True).plain
    return printed.planet(words, name)


def system_hint(view: Mapping[str, Any], number: int, words: Words) -> str:
    for seen in view["seats"]:
        for system in seen["systems"]:
            if system["system"] == number:
                planets = [thing(words, "planet", one["planet"]) for one in system["planets"]]
                return BAR.join([star(system, words), *planets])
    return ""


def upgrade_hint(view: Mapping[str, Any], stone: str, words: Words) -> str:
    for one in view["seats"][view["seat"]]["specialisations"]:
        if one["stone"] == stone and one["card"] is not None:
            return printed.specialisation(words, one["card"])
    return ""


def about(wanted: str, words: Words) -> str:
    """What is printed on a component, by its name or its words."""
    for name, kind in printed.kinds().items():
        said = thing(words, kind, name)
        if wanted.lower() in (said.lower(), name.lower()):
            return f"{said}: {printed.PRINTED[kind](words, name)}"
    return ""
