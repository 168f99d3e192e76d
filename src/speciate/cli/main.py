"""Finds the commands and turns every error that a person can cause into one line.

A command is a module of this package with a function `command`; its name here is enough. Only the
module that is asked for is imported, so that `speciate games` does not load the server.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.util import find_spec

import typer

from speciate import __version__
from speciate.core.errors import SpeciateError

COMMANDS = (
    "games",
    "play",
    "serve",
    "replay",
    "verify",
    "check",
    "bench",
    "arena",
    "ladder",
    "balance",
    "explain",
    "export",
)
OK, FAILED, BAD_INPUT, FAULT, INTERRUPTED = 0, 1, 2, 70, 130


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"speciate {__version__}")
        raise typer.Exit


def application(names: list[str]) -> typer.Typer:
    app = typer.Typer(
        name="speciate",
        help="Evolution strategy games with their rules enforced.",
        add_completion=False,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
    )

    @app.callback()
    def common(
        version: bool = typer.Option(False, "--version", is_eager=True, callback=show_version),
    ) -> None:
        pass

    for name in names:
        app.command(name)(import_module(f"speciate.cli.{name}").command)
    return app


def available(arguments: list[str]) -> list[str]:
    """The command that is asked for, or all that there are."""
    there = [name for name in COMMANDS if find_spec(f"speciate.cli.{name}") is not None]
    return [name for name in there if name in arguments[:1]] or there


def run(arguments: list[str]) -> int:
    try:
        app = application(available(arguments))
        code = app(args=arguments, prog_name="speciate", standalone_mode=False)
        return code if isinstance(code, int) else OK
    except SpeciateError as error:
        return complain(str(error), BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as error:
        return complain(f"{error.filename or 'input or output'}: {error.strerror}", BAD_INPUT)
    except Exception as error:
        usage = getattr(error, "format_message", None)  # Typer's own complaints
        if usage is not None:
            return complain(usage(), BAD_INPUT)
        if os.environ.get("SPECIATE_DEBUG"):
            raise
        kind = type(error).__name__
        return complain(f"a fault of the program, please report it: {kind}: {error}", FAULT)


def complain(text: str, code: int) -> int:
    print("speciate: " + " ".join(text.split()), file=sys.stderr)
    return code


def main() -> None:
    sys.exit(run(sys.argv[1:]))
