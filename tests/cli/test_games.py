"""`speciate games` and what the program says of itself."""

import json

from speciate import __version__
from speciate.core.registry import all_games
from tests.cli.conftest import Speciate


def test_the_list_for_scripts(speciate: Speciate) -> None:
    ran = speciate("games", "--json")
    listed = {entry["id"]: entry for entry in json.loads(ran.out)}
    assert ran.code == 0
    assert set(listed) == {game.id for game in all_games()}
    newworld = listed["newworld"]
    assert newworld["name"] == "Evolution: New World"
    assert newworld["players"] == [2, 3, 4]
    assert "mutations" in [option["name"] for option in newworld["options"]]


def test_the_list_for_people(speciate: Speciate) -> None:
    ran = speciate("games")
    assert "Evolution: New World" in ran.out
    assert "gene pool" in ran.out


def test_version(speciate: Speciate) -> None:
    assert speciate("--version").out == f"speciate {__version__}\n"


def test_help_names_every_command(speciate: Speciate) -> None:
    ran = speciate("--help")
    for command in ("games", "play", "serve", "replay", "verify", "check", "bench"):
        assert command in ran.out
