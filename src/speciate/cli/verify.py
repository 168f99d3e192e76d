"""`speciate verify FILE COMMITMENT`: whether a finished game's shuffles were the promised ones."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from speciate.cli.common import DataFolder, Language, out, read_record
from speciate.core.data import use_data_folder
from speciate.core.replay import verify
from speciate.locale import DEFAULT, Words


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a finished game.")],
    commitment: Annotated[str, typer.Argument(help="The hash shown when the game began.")],
    language: Language = DEFAULT,
    data: DataFolder = None,
) -> None:
    """Check a finished game against the commitment that was shown when it began."""
    use_data_folder(data)
    verify(read_record(file), commitment)
    out.print(Words(language).text("core-replay-verified"))
