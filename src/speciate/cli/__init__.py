"""The command `speciate`: one module per command, each with a function `command`."""

from speciate.cli.main import main

__all__ = ["main"]
