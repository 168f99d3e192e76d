"""Any game, as a tree of what the seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.tree import Tree

from speciate.locale import Words

SHELL = ("game", "options", "seat", "question", "to_act", "over")  # shown elsewhere


def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    tree = Tree(words.text(f"{view['game']}-name"))
    for key, value in view.items():
        if key not in SHELL:
            grow(tree, key, value)
    return tree


def grow(tree: Tree, key: str, value: Any) -> None:
    """Small things on one line, large ones as branches."""
    if isinstance(value, dict):
        branch = tree.add(key)
        for inner, item in value.items():
            grow(branch, inner, item)
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        branch = tree.add(key)
        for number, item in enumerate(value, 1):
            grow(branch, str(number), item)
    else:
        shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        tree.add(f"{key}: {shown}")


def hint(view: dict[str, Any], option: str, words: Words, names: Sequence[str]) -> str:
    return ""


def about(wanted: str, words: Words) -> str:
    return ""
