"""Reading the data files: complaints that name the line of the very field."""

from __future__ import annotations

from typing import Any, NoReturn

from speciate.core.data import DataFile, DataRecord, open_data
from speciate.core.errors import BadData
from speciate.games.entropy.vocabulary import COUNTERS, GAME_ID

BOOKKEEPING = ("source", "rulebook_fields", "note", "czech_name")


def refuse(record: DataRecord, key: str, reason: str) -> NoReturn:
    """Complain about a field, with the line it stands in."""
    lines = record.file.read_text(encoding="utf-8").splitlines()
    found = record.line
    for number in range(record.line + 1, len(lines) + 1):
        text = lines[number - 1].strip()
        if text.startswith("["):
            break
        if text.split("=", 1)[0].strip() == key:
            found = number
            break
    raise BadData(f"{record.file}, line {found}, {record.label}: {key}: {reason}")


class GameFile:
    """One data file of the game."""

    def __init__(self, name: str) -> None:
        self.file: DataFile = open_data(GAME_ID, name)

    def records(self, array: str, key: str, *fields: str) -> list[DataRecord]:
        """The `[[array]]` records, each with a source, no unknown fields and a `key` of its own."""
        records = self.file.records(array)
        seen: list[str] = []
        for record in records:
            record.only(*fields, *BOOKKEEPING)
            record.source()
            if "name" in fields:
                record.text("name")
            name = str(record.values.get(key))
            if name in seen:
                refuse(record, key, f"{name} is used twice")
            seen.append(name)
            record.label = f"{array} {name}"
        return records

    def table(self, name: str, *fields: str) -> DataRecord:
        """The single `[name]` table."""
        values = self.file.values.get(name)
        if not isinstance(values, dict):
            raise BadData(f"{self.file.path}: expected a table [{name}]")
        line = 1
        for number, text in enumerate(self.file.lines, 1):
            if text.strip() == f"[{name}]":
                line = number
        record = DataRecord(self.file.path, line, name, values)
        record.only(*fields, *BOOKKEEPING)
        record.source()
        return record


def natural(record: DataRecord, key: str, low: int = 0) -> int:
    value = record.number(key)
    if value < low:
        refuse(record, key, f"expected at least {low}, not {value}")
    return value


def amounts(record: DataRecord, key: str, names: tuple[str, ...]) -> list[int]:
    """A table such as {heat = 1, water = 2} as a list in the order of `names`."""
    value = record.values.get(key)
    if not isinstance(value, dict):
        refuse(record, key, f"expected a table such as {{{names[0]} = 1}}, not {value!r}")
    found = [0] * len(names)
    for name, count in value.items():
        if name not in names:
            refuse(record, key, f"{name!r} is none of {', '.join(names)}")
        if not isinstance(count, int) or isinstance(count, bool) or count < 0:
            refuse(record, key, f"{name} must be a whole number from 0, not {count!r}")
        found[names.index(name)] = count
    return found


def numbers(record: DataRecord, key: str) -> list[int]:
    """A list of whole numbers from 0."""
    found: list[int] = []
    for value in record.array(key):
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            refuse(record, key, f"expected whole numbers from 0, not {value!r}")
        found.append(value)
    return found


def words(record: DataRecord, key: str, allowed: tuple[str, ...]) -> list[str]:
    found: list[str] = []
    for value in record.array(key):
        if value not in allowed:
            refuse(record, key, f"{value!r} is none of {', '.join(allowed)}")
        found.append(value)
    return found


def word(record: DataRecord, key: str, allowed: tuple[str, ...]) -> int:
    """The number of a word out of a closed list."""
    value: Any = record.values.get(key)
    if not isinstance(value, str) or value not in allowed:
        refuse(record, key, f"expected one of {', '.join(allowed)}, not {value!r}")
    return allowed.index(value)


def requirement(record: DataRecord, key: str) -> tuple[int, int]:
    """{counter = "planets", at_least = 3} as the number of the counter and the least value."""
    value: Any = record.values.get(key)
    if not isinstance(value, dict) or sorted(value) != ["at_least", "counter"]:
        refuse(record, key, "expected {counter = ..., at_least = ...}")
    counter, least = value["counter"], value["at_least"]
    if counter not in COUNTERS:
        refuse(record, key, f"unknown counter {counter!r}")
    if not isinstance(least, int) or isinstance(least, bool) or least < 0:
        refuse(record, key, f"at_least must be a whole number, not {least!r}")
    return COUNTERS.index(counter), least
