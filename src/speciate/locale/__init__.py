"""Words for people: the Fluent messages of `<language>/<domain>.ftl`, and how values get words.

A domain is `core` or a game's id, and every message id begins with its domain. What a game calls
`prefix:value`, an event's field or a refusal is put into words by ids that follow from it, so that
a game's own code holds no text at all:

    <game>-option-<prefix>   <game>-event-<event>   <game>-ask-<question>   <game>-why-<reason>
    <game>-<kind>-<value>    with the attribute `.help`, kind being a field's or a prefix's name
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from speciate.core.errors import BadSetup

FOLDER = Path(__file__).resolve().parent
DEFAULT = "en"

NOT_IN_IDS = re.compile(r"[^A-Za-z0-9_-]+")
COPY_NUMBER = re.compile(r"[-#]\d+$")


def languages() -> list[str]:
    """The languages that there are words in, the default first."""
    found = sorted(path.parent.name for path in FOLDER.glob("*/core.ftl"))
    return sorted(found, key=lambda language: language != DEFAULT)


@cache
def bundle(language: str, domain: str) -> FluentBundle:
    """The messages of one file; an empty bundle if the language does not have it."""
    messages = FluentBundle([language], use_isolating=False)
    path = FOLDER / language / f"{domain}.ftl"
    if path.is_file():
        messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


class Words:
    """Everything that is said to people, in one language; English where it has no words yet."""

    def __init__(self, language: str = DEFAULT) -> None:
        known = languages()
        if language not in known:
            raise BadSetup(f"there is no language {language!r}; there is " + ", ".join(known))
        self.language = language

    # ------------------------------------------------------------------ messages

    def has(self, message: str) -> bool:
        return self._bundle(message) is not None

    def text(self, message: str, /, **arguments: Any) -> str:
        """A message with its arguments put in; the id itself where there is no such message."""
        return self._format(message, None, arguments) or message

    def help(self, message: str) -> str:
        """The `.help` of a message, or nothing."""
        return self._format(message, "help", {}) or ""

    def _bundle(self, message: str) -> FluentBundle | None:
        domain = message.partition("-")[0]
        for language in (self.language, DEFAULT):
            messages = bundle(language, domain)
            if messages.has_message(message):
                return messages
        return None

    def _format(self, name: str, attribute: str | None, arguments: dict[str, Any]) -> str | None:
        messages = self._bundle(name)
        if messages is None:
            return None
        message = messages.get_message(name)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            return None
        return str(messages.format_pattern(pattern, arguments)[0])

    # ------------------------------------------------------------------ values

    def thing_id(self, game: str, kind: str, value: str) -> str | None:
        """The message of a thing; `taiga-2` and `running/nocturnal#3` do without their number."""
        alias = f"{game}-alias-{kind}"
        kinds = self.text(alias).split() if self.has(alias) else [kind]
        for kind, name in product(kinds, (value, COPY_NUMBER.sub("", value))):
            message = f"{game}-{kind}-{NOT_IN_IDS.sub('-', name)}"
            if self.has(message):
                return message
        return None

    def thing(self, game: str, kind: str, value: str) -> str:
        message = self.thing_id(game, kind, value)
        return self.text(message) if message is not None else value

    def thing_help(self, game: str, kind: str, value: str) -> str:
        message = self.thing_id(game, kind, value)
        return self.help(message) if message is not None else ""

    def value(self, game: str, field: str, value: Any, names: Sequence[str]) -> Any:
        """A field as a Fluent argument: players and things by name, numbers as numbers."""
        if isinstance(value, list | tuple):
            return ", ".join(str(self.value(game, field, item, names)) for item in value)
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, int):
            is_seat = field == "seat" or field.endswith("_seat")
            return self.player(value, names) if is_seat else value
        return self.thing(game, field, value) if isinstance(value, str) else ""

    def player(self, seat: int, names: Sequence[str]) -> str:
        if 0 <= seat < len(names):
            return names[seat]
        return self.text("core-seat", number=seat + 1)

    # ------------------------------------------------------------------ what a game says

    def option(self, game: str, name: str, names: Sequence[str] = ()) -> str:
        """An option `prefix`, `prefix:value` or `prefix:value:second` in words."""
        prefix, *parts = name.split(":")
        worded = [
            self.value(game, prefix, int(part) if part.isdecimal() else part, names)
            for part in parts
        ]
        arguments = dict(zip(("value", "second"), worded, strict=False))
        return self.text(f"{game}-option-{prefix}", **arguments)

    def event(self, game: str, event: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """One sentence of the log, from the JSON form of an event."""
        return self.text(f"{game}-event-{event['event']}", **self._fields(game, event, names))

    def question(self, game: str, question: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """What the asked seat is asked, from the `question` of its view."""
        return self.text(f"{game}-ask-{question['asked']}", **self._fields(game, question, names))

    def _fields(self, game: str, fields: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        return {field: self.value(game, field, value, names) for field, value in fields.items()}

    def why(self, game: str, reason: str) -> str:
        """A refusal `reason@section` as a sentence, with the section of the rules beside it."""
        name, _, section = reason.partition("@")
        message = f"{game}-why-{name}"
        sentence = self.text(message if self.has(message) else f"core-why-{name}")
        return self.text("core-why-section", why=sentence, section=section) if section else sentence
