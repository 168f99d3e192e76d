"""Data files of the games: TOML in the package, or an owner's corrected copy.

`$SPECIATE_DATA` (set by `--data FOLDER`) may hold `<game>/<file>.toml`; such a file is read instead
of the package's. Every record names its `source`; every complaint names file, line and record.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from pathlib import Path
from typing import Any, NoReturn

from speciate.core.errors import BadData

SOURCES = ("rulebook", "public", "reconstructed")
PACKAGE = Path(__file__).resolve().parent.parent / "games"


class DataRecord:
    """One `[[array]]` table of a data file, with typed reading that complains by line."""

    def __init__(self, file: Path, line: int, label: str, values: dict[str, Any]) -> None:
        self.file = file
        self.line = line
        self.label = label
        self.values = values

    def fail(self, reason: str) -> NoReturn:
        raise BadData(f"{self.file}, line {self.line}, {self.label}: {reason}")

    def _get(self, key: str, kind: type, wanted: str, default: Any) -> Any:
        value = self.values.get(key, default)
        if value is None:
            self.fail(f"{key} is missing; expected {wanted}")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.fail(f"{key} must be {wanted}, not {value!r}")
        return value

    def text(self, key: str, default: str | None = None) -> str:
        value: str = self._get(key, str, "a text", default)
        return value

    def number(self, key: str, default: int | None = None) -> int:
        value: int = self._get(key, int, "a whole number", default)
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value: bool = self._get(key, bool, "true or false", default)
        return value

    def array(self, key: str, default: list[Any] | None = None) -> list[Any]:
        value: list[Any] = self._get(key, list, "a list", default)
        return value

    def one_of(self, key: str, allowed: tuple[str, ...], default: str | None = None) -> str:
        value = self.text(key, default)
        if value not in allowed:
            self.fail(f"{key} must be one of {', '.join(allowed)}, not {value!r}")
        return value

    def source(self) -> str:
        return self.one_of("source", SOURCES)

    def only(self, *known: str) -> None:
        """Complain about a key that nobody reads: most often a misspelt one."""
        for key in self.values:
            if key not in known:
                self.fail(f"unknown key {key!r}; known are {', '.join(known)}")


class DataFile:
    """A TOML file of arrays of tables."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            text = path.read_text(encoding="utf-8")
            self.values = tomllib.loads(text)
        except OSError as error:
            raise BadData(f"{path}: cannot be read: {error.strerror}") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadData(f"{path}: not valid TOML: {error}") from None
        self.lines = text.splitlines()

    def records(self, array: str) -> list[DataRecord]:
        rows = self.values.get(array)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise BadData(f"{self.path}: expected [[{array}]] records")
        heads = [n for n, line in enumerate(self.lines, 1) if line.strip() == f"[[{array}]]"]
        if len(heads) != len(rows):
            heads = [1] * len(rows)
        return [
            DataRecord(self.path, line, f"{array} {row.get('id', number)!s}", row)
            for number, (line, row) in enumerate(zip(heads, rows, strict=True), 1)
        ]


class NamedValues:
    """A file of [[constant]] records: one number, word or switch each, found by its id."""

    def __init__(self, file: DataFile) -> None:
        self.records = {record.text("id"): record for record in file.records("constant")}
        for record in self.records.values():
            record.only("id", "value", "source", "meaning")
            record.source()

    def value(self, name: str) -> tuple[DataRecord, Any]:
        if name not in self.records:
            next(iter(self.records.values())).fail(f"the constant {name!r} is missing in this file")
        record = self.records[name]
        return record, record.values.get("value")

    def number(self, name: str, low: int = 0) -> int:
        record, value = self.value(name)
        if not isinstance(value, int) or isinstance(value, bool) or value < low:
            record.fail(f"value must be a whole number of at least {low}, not {value!r}")
        return int(value)

    def flag(self, name: str) -> bool:
        record, value = self.value(name)
        if not isinstance(value, bool):
            record.fail(f"value must be true or false, not {value!r}")
        return bool(value)

    def word(self, name: str, *words: str) -> str:
        record, value = self.value(name)
        if value not in words:
            record.fail(f"value must be one of {', '.join(words)}, not {value!r}")
        return str(value)


def data_folder() -> Path | None:
    """The owner's folder of corrected data, if one was given."""
    folder = os.environ.get("SPECIATE_DATA")
    return Path(folder) if folder else None


def use_data_folder(folder: str | None) -> None:
    """Called by `--data FOLDER` before any game is imported; child processes inherit it."""
    if folder is None:
        return
    if not Path(folder).is_dir():
        raise BadData(f"--data {folder}: there is no such folder")
    os.environ["SPECIATE_DATA"] = str(Path(folder).resolve())


def open_data(game: str, file: str) -> DataFile:
    folder = data_folder()
    if folder is not None and (folder / game / file).is_file():
        return DataFile(folder / game / file)
    return DataFile(PACKAGE / game / "data" / file)


def data_version(game: str) -> str:
    """Empty with the package's own data, else a short hash of the owner's files for this game."""
    folder = data_folder()
    files = sorted((folder / game).glob("*.toml")) if folder is not None else []
    if not files:
        return ""
    digest = hashlib.blake2b(digest_size=8)
    for path in files:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
