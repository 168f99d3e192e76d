"""`speciate serve`: the server with its web client."""

from __future__ import annotations

import socket
from typing import Annotated

import typer

from speciate.cli.common import DataFolder, Language, out
from speciate.core.data import use_data_folder
from speciate.core.errors import BadSetup
from speciate.locale import DEFAULT, Words

DATABASES = ("sqlite", "postgres")


def check_address(host: str, port: int) -> None:
    """Complain in one line before the server starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        raise BadSetup(f"cannot listen on {host}, port {port}: {error.strerror}") from None


def check_database(db: str | None) -> None:
    if db is not None and "://" in db and not db.startswith(DATABASES):
        raise BadSetup(f"--db: expected a file, sqlite:///FILE or postgresql://..., not {db!r}")


def command(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    db: Annotated[
        str | None, typer.Option(help="A file or a database URL; else your data folder.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the web browser.")] = True,
    language: Language = DEFAULT,
    data: DataFolder = None,
) -> None:
    """Start the server and open the browser."""
    words = Words(language)
    check_database(db)
    check_address(host, port)
    use_data_folder(data)
    from speciate.server import serve  # the data folder must be known before a game is imported

    out.print(words.text("core-serve-address", address=f"http://{host}:{port}/"))
    serve(host=host, port=port, db=db, open_browser=browser, data=data)
