"""Runs the command `speciate` in this process."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from speciate.cli.main import run


@dataclass
class Ran:
    code: int
    out: str
    err: str


Speciate = Callable[..., Ran]


@pytest.fixture
def speciate(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Speciate:
    """`speciate("check", "newworld", typed="1\\nq\\n")`, in an empty folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")

    def call(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return call
