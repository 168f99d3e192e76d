"""Two letters that stand for a thing where a whole word has no room."""

from __future__ import annotations

from collections.abc import Iterable

from speciate.locale import Words


def short_names(words: Words, game: str, kind: str, values: Iterable[str]) -> dict[str, str]:
    """Different for all values: the first letter and the next one that tells it from the others."""
    found: dict[str, str] = {}
    for value in values:
        name = words.thing(game, kind, value)
        pairs = [name[0] + letter for letter in name[1:] if letter.isalpha()]
        found[value] = next((pair for pair in pairs if pair not in found.values()), name)
    return found


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
