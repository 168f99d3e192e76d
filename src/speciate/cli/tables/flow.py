"""Pieces of text one after the other, none of them broken over two lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text

GAP = "   "


class Flow:
    def __init__(self, pieces: Sequence[Text]) -> None:
        self.pieces = pieces

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = Text()
        for piece in self.pieces:
            if line and line.cell_len + len(GAP) + piece.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(GAP if line else "").append_text(piece)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces] or [0]
        whole = sum(widths) + len(GAP) * (len(widths) - 1)
        most = options.max_width
        return Measurement(min(max(widths), most), min(whole, most))
