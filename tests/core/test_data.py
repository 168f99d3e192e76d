"""Data files: read from the package or an owner's folder; complaints name file, line and record."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from speciate.core.data import PACKAGE, DataFile, data_version, open_data
from speciate.core.errors import BadData


def write(folder: Path, text: str) -> Path:
    path = folder / "things.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_records_know_their_lines(tmp_path: Path) -> None:
    path = write(tmp_path, '# c\n[[thing]]\nid = "a"\n\n[[thing]]\nid = "b"\nsize = "big"\n')
    first, second = DataFile(path).records("thing")
    assert (first.line, second.line) == (2, 5)
    with pytest.raises(
        BadData, match=r"things\.toml, line 5, thing b: size must be a whole number"
    ):
        second.number("size")
    with pytest.raises(BadData, match="line 2, thing a: size is missing"):
        first.number("size")
    with pytest.raises(BadData, match="unknown key 'size'"):
        second.only("id")
    with pytest.raises(BadData, match="source is missing"):
        first.source()


@pytest.mark.parametrize("text", ["[[thing", "x = 1", "thing = 3", "[thing]\nid = 1"])
def test_malformed_files_are_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadData, match=r"things\.toml"):
        DataFile(write(tmp_path, text)).records("thing")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be read"):
        DataFile(tmp_path / "nothing.toml")


def test_an_owners_folder_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_version("newworld") == ""
    (tmp_path / "newworld").mkdir()
    shutil.copy(PACKAGE / "newworld" / "data" / "cards.toml", tmp_path / "newworld")
    monkeypatch.setenv("SPECIATE_DATA", str(tmp_path))
    assert open_data("newworld", "cards.toml").path == tmp_path / "newworld" / "cards.toml"
    assert open_data("newworld", "areas.toml").path == PACKAGE / "newworld" / "data" / "areas.toml"
    assert data_version("newworld") != ""


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("cards.toml", 'brief = "swimming"', 'brief = "swiming"', "unknown trait 'swiming'"),
        ("cards.toml", "copies = 4", "copies = 0", "copies must be at least 1"),
        ("cards.toml", "copies = 4", "copies = 400", "room for 128 cards"),
        ("traits.toml", 'id = "shy"', 'id = "bold"', "the first traits must be"),
        ("traits.toml", 'target = "own"', 'target = "mine"', "target must be one of"),
        ("areas.toml", 'needs = "robust"', 'needs = "money"', "needs must be a trait"),
        ("constants.toml", "value = 2", 'value = "two"', "value must be a whole number"),
        ("constants.toml", "value = [4, 5, 6]", "value = [7]", "sides of the die"),
        ("constants.toml", 'id = "prey_food"', 'id = "pray_food"', "'prey_food' is missing"),
    ],
)
def test_bad_data_of_new_world_is_refused(
    tmp_path: Path, file: str, old: str, new: str, complaint: str
) -> None:
    text = (PACKAGE / "newworld" / "data" / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "newworld").mkdir()
    (tmp_path / "newworld" / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    code = (
        "from speciate.core.errors import BadData\n"
        "try:\n    import speciate.games.newworld\n"
        "except BadData as error:\n    print(error)\n"
    )
    environment = {**os.environ, "SPECIATE_DATA": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert complaint in done.stdout
    assert file in done.stdout
    assert ", line " in done.stdout
