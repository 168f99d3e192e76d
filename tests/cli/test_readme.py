"""What the README says is true: its code runs, its commands exist."""

import re
import shlex
from pathlib import Path

import pytest

from speciate.core.registry import all_games
from tests.cli.conftest import Speciate

README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")
CODE = re.findall(r"^```python\n(.*?)^```$", README, re.M | re.S)
COMMANDS = [
    line
    for block in re.findall(r"^```console\n(.*?)^```$", README, re.M | re.S)
    for line in block.splitlines()
]


def test_the_python_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert CODE
    for code in CODE:
        exec(compile(code, "README.md", "exec"), {})
    assert re.search(r"\[\d+, \d+, \d+\] \[\d, \d, \d\]", capsys.readouterr().out)


@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_and_their_options_exist(speciate: Speciate, line: str) -> None:
    program, command, *rest = shlex.split(line, comments=True)
    assert program == "speciate"
    ran = speciate(command, "--help")
    assert ran.code == 0
    for word in rest:
        assert not word.startswith("-") or word in ran.out


def test_the_games_are_those_that_there_are() -> None:
    for game in all_games():
        assert f"| `{game.id}` |" in README
