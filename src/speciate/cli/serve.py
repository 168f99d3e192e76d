"""`speciate serve`: the server with its web client."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

import typer

from speciate.cli.common import DataFolder
from speciate.core.data import use_data_folder
from speciate.core.errors import BadSetup


def command(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    db: Annotated[
        str | None, typer.Option(help="A database URL; else SQLite in your data folder.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the web browser.")] = True,
    data: DataFolder = None,
) -> None:
    """Start the server and open the browser."""
    use_data_folder(data)
    if find_spec("speciate.server") is None:
        raise BadSetup("this build has no server; `speciate play GAME` opens a table here")
    import_module("speciate.server").serve(host=host, port=port, db=db, browser=browser)
