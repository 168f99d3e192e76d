"""Whatever a person gets wrong: one line that says what was expected, exit code 2, no traces."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from speciate.core.registry import game
from tests.cli.conftest import Ran, Speciate

HEAD = "speciate record 1\ngame newworld\nrules 1\nplayers 2\nseed 1\nchoices\n"


def one_line(ran: Ran, expected: str) -> None:
    assert ran.code == 2, ran
    assert ran.out == ""
    assert ran.err.startswith("speciate: ") and ran.err.count("\n") == 1, ran.err
    assert expected in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("frobnicate", "No such command"),
        ("games --frobnicate", "No such option"),
        ("games --language xx", "there is no language 'xx'; there is en"),
        ("check", "Missing argument"),
        ("check chess", "there is no game 'chess'; there is marine, newworld"),
        ("check newworld --players 5", "is for 2 to 4 players, not 5"),
        ("check newworld --players 1", "is for 2 to 4 players, not 1"),
        ("check newworld --games 0", "--games"),
        ("check newworld --games many", "--games"),
        ("check newworld --seed x", "--seed"),
        ("check newworld --options epochs", "expected name=value, not 'epochs'"),
        ("check newworld --options epochs=", "expected name=value"),
        ("check newworld --options epochs=99", "expected a whole number from 1 to 18, not 99"),
        ("check newworld --options epochs=six", "expected a whole number from 1 to 18"),
        ("check newworld --options mutations=perhaps", "expected yes or no"),
        ("check newworld --options colour=red", "has no option 'colour'; it has epochs"),
        ("check newworld --options cataclysm=yes,mutations=yes", "cataclysm is not combined"),
        ("check newworld --data nowhere", "--data nowhere: there is no such folder"),
        ("bench newworld --players 9", "is for 2 to 4 players, not 9"),
        ("bench chess", "there is no game 'chess'"),
        ("play chess", "there is no game 'chess'"),
        ("play newworld --seats human", "is for 2 to 4 players, not 1"),
        ("play newworld --seats human,deepthought", "there is no bot 'deepthought'"),
        ("play newworld --seed tuesday", "the seed is a whole number"),
        ("play newworld --seed live:12", "the seed is a whole number"),
        ("play newworld --language tlh", "there is no language 'tlh'"),
        ("play newworld --record no/such/folder/x", "there is no such folder"),
        ("play newworld --resume nothing", "nothing: No such file or directory"),
        ("play newworld --position nothing", "nothing: No such file or directory"),
        ("replay nothing", "nothing: No such file or directory"),
        ("replay .", "Is a directory"),
        ("verify nothing abc", "nothing: No such file or directory"),
        ("serve --port 99999", "--port"),
        ("serve --db mysql://x", "expected a file, sqlite:///FILE or postgresql://..."),
        ("serve --host 203.0.113.7", "cannot listen on 203.0.113.7, port 8000"),
        ("serve --port 0 --data nowhere", "there is no such folder"),
    ],
)
def test_arguments(speciate: Speciate, tmp_path: Path, arguments: str, expected: str) -> None:
    one_line(speciate(*arguments.split()), expected)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "line 1: expected 'speciate record 1'"),
        ("hello\n", "line 1: expected 'speciate record 1'"),
        ("speciate record 1\ngame newworld\n", "cut off before its choices"),
        ("speciate record 1\ngame newworld\nchoices\n", "the heading 'rules' is missing"),
        (HEAD.replace("players 2", "players two"), "expected a whole number, not 'two'"),
        (HEAD.replace("players 2", "players 7"), "is for 2 to 4 players, not 7"),
        (HEAD.replace("newworld", "chess"), "there is no game 'chess'"),
        (HEAD.replace("rules 1", "rules 999"), "the record is for rules 999"),
        (HEAD.replace("seed 1", "seed x"), "the seed is a whole number"),
        (HEAD.replace("seed 1", "data abc\nseed 1"), "played with other data"),
        (HEAD.replace("seed 1", "option epochs 99\nseed 1"), "from 1 to 18, not 99"),
        (HEAD + "0\n", "expected a seat and an option, not '0'"),
        (HEAD + "x pass\n", "expected a whole number, not 'x'"),
        (HEAD + "0 dance\n", "has no option 'dance'"),
        (HEAD + "1 starve\n", "not-asked@"),
        (HEAD + "0 pass\n", "seat 0 has nothing to choose now: it is seat 1's turn"),
        (HEAD + "9 pass\n", "seat 9 has nothing to choose now"),
        (HEAD + "1 pass\nend 2 0 0\n", "expected 1 choices"),
        (HEAD + "1 pass\nend 1 3 3\n", "ends with [3, 3] but replays to"),
        (HEAD + "end 0\n0 pass\n", "nothing may follow the line end"),
    ],
)
def test_records(speciate: Speciate, text: str, expected: str) -> None:
    assert game("newworld").new(2, {}, 1).to_act() == [1]
    Path("bad.record").write_text(text)
    one_line(speciate("replay", "bad.record"), expected)
    one_line(speciate("play", "newworld", "--seats", "human,random", "--resume", "bad.record"), "")
    assert Path("bad.record").read_text() == text


def test_a_port_that_is_taken(speciate: Speciate) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        one_line(speciate("serve", "--port", port), f"cannot listen on 127.0.0.1, port {port}")


def test_a_record_that_is_not_text(speciate: Speciate) -> None:
    Path("bad.record").write_bytes(b"\xff\xfe\x00\x80")
    one_line(speciate("replay", "bad.record"), "bad.record: not a text file")


def test_negative_decision(speciate: Speciate) -> None:
    Path("good.record").write_text(HEAD)
    one_line(speciate("replay", "good.record", "--to", "-1"), "--to")


def test_only_live_games_can_be_verified(speciate: Speciate) -> None:
    Path("good.record").write_text(HEAD)
    one_line(speciate("verify", "good.record", "0" * 64), "only a game with a live seed")


def test_a_record_of_other_seats_is_not_resumed(speciate: Speciate) -> None:
    Path("good.record").write_text(HEAD)
    one_line(
        speciate("play", "newworld", "--resume", "good.record"),
        "is a game of newworld for 2 players",
    )


def test_a_record_is_never_overwritten(speciate: Speciate) -> None:
    Path("precious.txt").write_text("mine")
    one_line(
        speciate("play", "newworld", "--record", "precious.txt"), "there is such a file already"
    )
    assert Path("precious.txt").read_text() == "mine"


# ---------------------------------------------------------------------- positions

WHOLE = game("newworld").new(2, {}, 1).to_json()


def changed(**changes: object) -> str:
    return json.dumps({**WHOLE, **changes})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "not valid JSON"),
        (json.dumps(WHOLE)[:200], "not valid JSON"),
        ("[1, 2]", "a position is a JSON object"),
        ("{}", '"game" must be "newworld"'),
        (changed(game="chess"), '"game" must be "newworld", not \'chess\''),
        (changed(rules="0"), "the position is for rules '0'"),
        (changed(players="two"), '"players" must be a whole number'),
        (changed(players=3), ""),
        (changed(options=[]), '"options" must be an object'),
        (changed(options={"epochs": 0}), "expected a whole number from 1 to 18, not 0"),
        (changed(rng="dice"), '"rng"'),
        (changed(scores=[1]), '"scores" must be a list of 2 whole numbers'),
        (changed(stack=[["no-such-step"]]), "has no step 'no-such-step'"),
        (changed(stack=["play-card"]), "a step of the stack is a list"),
        (changed(stack=[["play-card", 7]]), "there is no seat 7"),
        (changed(stack=[["play-card"]]), "has the fields seat"),
    ],
)
def test_positions(speciate: Speciate, tmp_path: Path, text: str, expected: str) -> None:
    Path("bad.json").write_text(text)
    arguments = ("play", "newworld", "--seats", "human,random", "--position", "bad.json")
    one_line(speciate(*arguments), expected)
    assert [path.name for path in tmp_path.iterdir()] == ["bad.json"]


@pytest.mark.parametrize("key", sorted(set(WHOLE) - {"rng", "rules", "options", "scores"}))
@pytest.mark.parametrize("value", [None, "x", -1, [[]], {"a": 1}])
def test_a_position_with_nonsense_under_one_key(
    speciate: Speciate, key: str, value: object
) -> None:
    """Either it is refused in one line or it is taken and can be played; never a traceback."""
    Path("odd.json").write_text(changed(**{key: value}))
    arguments = ("play", "newworld", "--seats", "human,random", "--position", "odd.json")
    ran = speciate(*arguments, typed="q\n")
    assert ran.code in (0, 2), ran.err
    if ran.code == 2:
        one_line(ran, "")


def test_a_position_for_another_number_of_players(speciate: Speciate) -> None:
    Path("good.json").write_text(json.dumps(WHOLE))
    one_line(speciate("play", "newworld", "--position", "good.json"), "for 2 players, not 3")


# ---------------------------------------------------------------------- corrected data


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[[trait]\n", "not valid TOML"),
        ("x = 1\n", "expected [[trait]] records"),
        ('[[trait]]\nid = "carnivorous"\n', "the first traits must be"),
    ],
)
def test_corrected_data(tmp_path: Path, text: str, expected: str) -> None:
    """In a process of its own: data are read when a game is imported."""
    (tmp_path / "newworld").mkdir()
    (tmp_path / "newworld" / "traits.toml").write_text(text)
    arguments = ["-m", "speciate", "check", "newworld", "--games", "1", "--data", str(tmp_path)]
    environment = {**os.environ, "COLUMNS": "400"}
    done = subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, env=environment
    )
    one_line(Ran(done.returncode, done.stdout, done.stderr), expected)
