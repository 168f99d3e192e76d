"""How values are put into words."""

import pytest

from speciate.core.errors import BadSetup
from speciate.locale import Words, languages

NAMES = ["Ada", "Béla"]


def test_english_is_always_there_and_first() -> None:
    assert languages()[0] == "en"


def test_an_unknown_language_is_refused_in_one_line() -> None:
    with pytest.raises(BadSetup, match="there is no language 'xx'; there is en"):
        Words("xx")


def test_an_option_without_a_value() -> None:
    assert Words().option("newworld", "pass") == "Pass for this phase"


def test_an_option_with_a_thing() -> None:
    assert Words().option("newworld", "trait:running") == "Running"
    assert Words().option("newworld", "card:thieving/swimming") == "Thieving / Swimming"


def test_a_number_stays_a_number() -> None:
    assert Words().option("newworld", "animal:12") == "Animal 12"


def test_the_number_of_a_copy_is_dropped() -> None:
    assert Words().option("newworld", "area:mangrove-forest-2") == "Mangrove Forest"
    assert Words().thing("newworld", "card", "running/nocturnal#3") == "Running / Nocturnal"


def test_a_value_without_words_is_itself() -> None:
    assert Words().thing("newworld", "trait", "glowing") == "glowing"


def test_seats_are_players() -> None:
    event = {"event": "attacked", "seat": 0, "animal": 3, "prey_seat": 1, "prey": 4}
    assert Words().event("newworld", event, NAMES) == ("Animal 3 of Ada attacks animal 4 of Béla.")
    assert Words().event("newworld", {"event": "passed", "seat": 2}, NAMES) == "Seat 3 passes."


def test_lists_are_joined() -> None:
    event = {"event": "rearranged", "seat": 1, "animal": [2, 0, 1]}
    assert Words().event("newworld", event, NAMES) == "Béla rearranges the row: 2, 0, 1."


def test_plurals_follow_the_language() -> None:
    event = {"event": "drew", "seat": 0, "count": 1}
    assert Words().event("newworld", event, NAMES) == "Ada draws a card."
    assert Words().event("newworld", {**event, "count": 4}, NAMES) == "Ada draws 4 cards."


def test_a_refusal_names_the_section_of_the_rules() -> None:
    assert Words().why("newworld", "prey-sheltered@6.1") == (
        "This animal is in a shelter. (Rules 6.1)"
    )
    assert Words().why("newworld", "not-your-turn@") == "It is not your turn."


def test_help_is_an_attribute() -> None:
    assert "die" in Words().thing_help("newworld", "trait", "running")
    assert Words().thing_help("newworld", "trait", "glowing") == ""
