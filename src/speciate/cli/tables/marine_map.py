"""The map of Marine in text: hexes with flat tops, discs on their corners, species inside.

A corner p,q stands in column p and row q of the rulers, a hex c,y carries its name in its upper
edge; both are written as in the options.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions
from rich.text import Text

from speciate.cli.tables.short import short_names
from speciate.games.marine.components import ANIMAL_NAMES, ELEMENTS
from speciate.games.marine.geometry import (
    AROUND,
    CORNER_NAMES,
    CORNER_PLACES,
    HEX_NAMES,
    HEX_NUMBER,
    HEX_PLACES,
    NEIGHBOURS,
)
from speciate.locale import Words

GAME = "marine"
ANIMAL_STYLES = {
    "reptiles": "bright_yellow",
    "cephalopods": "bright_magenta",
    "fishes": "bright_cyan",
    "crustaceans": "bright_green",
}
TERRAIN_STYLES = {
    "land": "yellow",
    "kelp": "green",
    "reef": "magenta",
    "seamount": "white",
    "seagrass": "bright_green",
    "sand": "bright_yellow",
    "ocean": "bright_blue",
    "vent": "bold red",
}
DISC_STYLE = "bold reverse"
EDGE_STYLE = "dim"
VENT, IN_DANGER, VACANT = "▲", "!", "+"

ROWS = 2  # lines of text for a step of q
MARGIN = 5  # columns for the ruler on the left
WIDE, NARROW = 5, 4  # columns of text for a step of p


def animal_signs(words: Words) -> dict[str, str]:
    return short_names(words, GAME, "animal", ANIMAL_NAMES)


def disc_signs(words: Words) -> dict[str, str]:
    short = short_names(words, GAME, "element", ELEMENTS)
    return {element: sign.upper() for element, sign in short.items()}


def ground(tile: Mapping[str, Any], words: Words) -> str:
    """The terrain of a tile; a vent by its kind."""
    if tile["vent"] is not None:
        return f"{VENT} {words.thing(GAME, 'vent', tile['vent'])}"
    return words.thing(GAME, "terrain", tile["terrain"])


class Canvas:
    """Lines of single characters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for i, letter in enumerate(text, x):
            self.letters[y][i] = letter
            self.styles[y][i] = style

    def centre(self, x: int, y: int, text: str, room: int, style: str = "") -> None:
        if cell_len(text) > room:
            text = set_cell_size(text, room - 1).rstrip() + "…"
        self.put(x - len(text) // 2, y, text, style)

    def lines(self) -> Iterator[Text]:
        for letters, styles in zip(self.letters, self.styles, strict=True):
            line = Text(no_wrap=True, overflow="crop")
            for letter, style in zip(letters, styles, strict=True):
                line.append(letter, style)
            line.rstrip()
            yield line


class Map:
    """The earth of a view, as large as the terminal allows."""

    def __init__(self, view: Mapping[str, Any], words: Words) -> None:
        self.view = view
        self.words = words
        self.tiles = {HEX_NUMBER[tile["hex"]]: tile for tile in view["tiles"]}
        around = {h for tile in self.tiles for h in NEIGHBOURS[tile]}
        self.vacant = sorted(around - set(self.tiles))
        corners = [CORNER_PLACES[k] for h in [*self.tiles, *self.vacant] for k in AROUND[h]]
        self.left, self.right = min(p for p, _ in corners), max(p for p, _ in corners)
        self.low, self.high = min(q for _, q in corners), max(q for _, q in corners)
        self.animals = animal_signs(words)
        self.discs = disc_signs(words)
        self.unit = WIDE

    def width(self, unit: int) -> int:
        return MARGIN + (self.right - self.left) * unit + 2

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        self.unit = WIDE if self.width(WIDE) <= options.max_width else NARROW
        canvas = Canvas(self.width(self.unit), (self.high - self.low) * ROWS + 2)
        self.draw_rulers(canvas)
        for h in self.vacant:
            self.draw_vacant(canvas, h)
        for h in self.tiles:
            self.draw_outline(canvas, h)
        for h, tile in self.tiles.items():
            self.draw_tile(canvas, h, tile)
            self.draw_corners(canvas, h)
        yield from canvas.lines()

    def x(self, p: int) -> int:
        return MARGIN + (p - self.left) * self.unit

    def y(self, q: int) -> int:
        return 1 + (self.high - q) * ROWS

    # ------------------------------------------------------------------ parts

    def draw_rulers(self, canvas: Canvas) -> None:
        for p in range(self.left, self.right + 1):
            if p % 3:  # the middles of hexes have no corner
                canvas.put(self.x(p) + (0 if p >= 0 else -1), 0, str(p), "dim")
        for q in range(self.low, self.high + 1):
            canvas.put(0, self.y(q), f"{q:>3}", "dim")

    def draw_vacant(self, canvas: Canvas, h: int) -> None:
        c, y = HEX_PLACES[h]
        canvas.centre(self.x(3 * c), self.y(y), HEX_NAMES[h], 7, "dim")
        points = self.view["bonuses"].get(HEX_NAMES[h])
        if points:
            canvas.centre(self.x(3 * c), self.y(y) + 1, f"+{points}", 4)

    def draw_outline(self, canvas: Canvas, h: int) -> None:
        corners = [CORNER_PLACES[k] for k in AROUND[h]]
        for one, other in zip(corners, corners[1:] + corners[:1], strict=True):
            (left, from_q), (right, to_q) = sorted((one, other))
            if from_q == to_q:
                dashes = "-" * (self.x(right) - self.x(left) - 1)
                canvas.put(self.x(left) + 1, self.y(from_q), dashes, EDGE_STYLE)
            else:
                middle = (self.x(left) + self.x(right) + 1) // 2
                line = (self.y(from_q) + self.y(to_q)) // 2
                canvas.put(middle, line, "/" if to_q > from_q else "\\", EDGE_STYLE)

    def draw_tile(self, canvas: Canvas, h: int, tile: Mapping[str, Any]) -> None:
        c, y = HEX_PLACES[h]
        x, line = self.x(3 * c), self.y(y)
        canvas.centre(x, self.y(y + 1), f" {tile['hex']} ", 2 * self.unit - 1, "bold")
        style = TERRAIN_STYLES[tile["terrain"]]
        canvas.centre(x, line - 1, ground(tile, self.words), 3 * self.unit - 1, style)
        species = self.species(tile)
        for row in range(2):
            some = species[2 * row : 2 * row + 2]
            at = x - (len(" ".join(text for text, _ in some)) - 1) // 2
            for text, style in some:
                canvas.put(at, line + row, text, style)
                at += len(text) + 1

    def species(self, tile: Mapping[str, Any]) -> list[tuple[str, str]]:
        found = []
        for animal, count in tile["species"].items():
            danger = animal in tile["endangered"]
            text = f"{self.animals[animal]}{count}{IN_DANGER if danger else ''}"
            found.append((text, ANIMAL_STYLES[animal] + (" bold underline" if danger else "")))
        return found

    def draw_corners(self, canvas: Canvas, h: int) -> None:
        for k in AROUND[h]:
            p, q = CORNER_PLACES[k]
            element = self.view["discs"].get(CORNER_NAMES[k])
            if element is None:
                canvas.put(self.x(p), self.y(q), VACANT, EDGE_STYLE)
            else:
                canvas.put(self.x(p), self.y(q), self.discs[element], DISC_STYLE)
