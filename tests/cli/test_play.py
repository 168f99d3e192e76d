"""`speciate play`: the table in the terminal."""

import json
from pathlib import Path

import pytest

from speciate.core.registry import game
from speciate.core.replay import parse_record, replay
from speciate.core.rng import commitment
from tests.cli.conftest import Speciate

GAME = ("play", "newworld", "--seed", "3")
ALWAYS_FIRST = "1\n" * 400


def test_a_whole_game_is_played_and_recorded(speciate: Speciate) -> None:
    ran = speciate(*GAME, "--record", "game.txt", typed=ALWAYS_FIRST)
    assert ran.code == 0
    assert "The game is over" in ran.out
    record = parse_record(Path("game.txt").read_text())
    assert record.end == replay(record).scores


def test_the_same_seed_gives_the_same_game(speciate: Speciate) -> None:
    speciate(*GAME, "--record", "one.txt", typed=ALWAYS_FIRST)
    speciate(*GAME, "--record", "two.txt", typed=ALWAYS_FIRST)
    assert Path("one.txt").read_text() == Path("two.txt").read_text()


def test_quitting_saves_and_says_where(speciate: Speciate) -> None:
    ran = speciate(*GAME, "--record", "game.txt", typed="1\nq\n")
    assert ran.code == 0
    assert "The record is in game.txt" in ran.out
    assert parse_record(Path("game.txt").read_text()).end is None


def test_without_a_name_the_record_gets_one(speciate: Speciate, tmp_path: Path) -> None:
    speciate(*GAME, typed="q\n")
    assert [path.suffix for path in tmp_path.iterdir()] == [".record"]


def test_a_saved_game_goes_on(speciate: Speciate) -> None:
    speciate(*GAME, "--record", "game.txt", typed="2\n1\nq\n")
    before = parse_record(Path("game.txt").read_text())
    ran = speciate("play", "newworld", "--resume", "game.txt", typed=ALWAYS_FIRST)
    after = parse_record(Path("game.txt").read_text())
    assert ran.code == 0
    assert after.choices[: len(before.choices)] == before.choices
    assert after.end is not None


def test_options_are_numbered_and_in_words(speciate: Speciate) -> None:
    ran = speciate(*GAME, typed="q\n")
    assert "Play a card from your hand" in ran.out
    assert " 1  Pass for this phase" in ran.out


def test_help_why_not_log_and_nonsense(speciate: Speciate) -> None:
    typed = "?\nw 1\nw attack\nw trait:running\nw Taiga\nw bananas\nh shy\nh bananas\nl\np\n99\nq\n"
    ran = speciate(*GAME, typed=typed)
    assert "Type the number of an option" in ran.out
    assert "Pass for this phase: This option is open." in ran.out
    assert "Attack: This does not answer the question" in ran.out
    assert "There is no option bananas" in ran.out
    assert "Shy: Once it has survived an attack" in ran.out
    assert "There is nothing called bananas" in ran.out
    assert "What has happened" in ran.out
    assert "neither a number from 1 to 5" in ran.out


def test_a_refusal_names_the_rule(speciate: Speciate) -> None:
    ran = speciate(*GAME, typed="w card:shy/swimming\nq\n")
    assert "You do not hold this card. (Rules 3.1)" in ran.out


def test_only_the_own_hand_is_shown(speciate: Speciate) -> None:
    ran = speciate(*GAME, typed="q\n")
    state = game("newworld").new(3, {}, 3)
    for seat in (1, 2):
        hidden = state.view(seat)["seats"][seat]["hand"]
        own = state.view(0)["seats"][0]["hand"]
        types = {card.partition("#")[0] for card in hidden} - {c.partition("#")[0] for c in own}
        assert types
        for name in types:
            worded = " / ".join(half.capitalize() for half in name.split("/"))
            assert worded not in ran.out


def test_people_at_one_keyboard_do_not_see_each_other(speciate: Speciate) -> None:
    ran = speciate("play", "newworld", "--seats", "human,human", "--seed", "3", typed="\n1\n\nq\n")
    assert ran.out.count("Give them the keyboard") == 2
    first, second = ran.out.split("Give them the keyboard")[1:]
    assert "Your hand" in first and "Your hand" in second
    assert (
        first.split("Your hand")[1].splitlines()[1] != second.split("Your hand")[1].splitlines()[1]
    )


def test_bots_alone_play_to_the_end(speciate: Speciate) -> None:
    ran = speciate("play", "newworld", "--seats", "random,random", "--seed", "1")
    assert ran.code == 0
    assert "The game is over" in ran.out


def test_live_games_show_a_commitment_that_verifies(speciate: Speciate) -> None:
    ran = speciate("play", "newworld", "--seats", "random,random", "--record", "live.txt")
    record = parse_record(Path("live.txt").read_text())
    assert commitment(record.seed) in ran.out.replace("\n", "")
    good = speciate("verify", "live.txt", commitment(record.seed))
    assert good.code == 0
    bad = speciate("verify", "live.txt", "0" * 64)
    assert bad.code == 2
    assert bad.err.count("\n") == 1


def test_a_position_can_be_played_and_is_saved_as_one(speciate: Speciate) -> None:
    position = game("newworld").new(2, {"epochs": 1}, 5).to_json()
    Path("puzzle.json").write_text(json.dumps(position))
    arguments = ("play", "newworld", "--seats", "human,random", "--position", "puzzle.json")
    ran = speciate(*arguments, "--record", "later.json", typed="1\nq\n" * 3)
    assert ran.code == 0
    saved = json.loads(Path("later.json").read_text())
    assert game("newworld").load(saved).to_json() == saved


@pytest.mark.parametrize("variant", ["mutations=yes", "cataclysm=yes", "unlimited_hand=yes"])
def test_every_variant_can_be_drawn(speciate: Speciate, variant: str) -> None:
    ran = speciate(*GAME, "--options", variant, typed="2\n1\n" * 80)
    assert ran.code == 0
    assert "{" not in ran.out


def test_help_on_a_component_reads_its_record(speciate: Speciate) -> None:
    entropy = ("play", "entropy", "--seats", "human,random", "--seed", "3")
    ran = speciate(*entropy, typed="h IVB\nh geothermal rift\nh comet of tea\nq\n")
    assert "star IV-B: 4 entropy > 3 VP" in ran.out
    assert "Geothermal rift: Set off by: Prebiotic Soup" in ran.out
    assert "There is nothing called comet of tea" in ran.out
