"""Seats, invitations, leaving and agreeing."""

from __future__ import annotations

import pytest

from speciate.core.errors import BadSetup
from speciate.tables.errors import TableError
from speciate.tables.names import clean_name, clean_text
from speciate.tables.table import (
    ABANDONED,
    PLAYING,
    Person,
    SeatWish,
    Table,
    UndoWish,
    new_table,
)

ANN, BOB, EVE = Person("a", "Ann"), Person("b", "Bob"), Person("e", "Eve")
LEVELS = ["random", "easy"]


def table(*kinds: str, listed: bool = True) -> Table:
    return new_table(ANN, "toy", {}, [SeatWish(kind) for kind in kinds], LEVELS, 1.0, listed)


def test_a_table_is_full_when_no_seat_is_open() -> None:
    made = table("me", "open")
    assert not made.full
    made.join(BOB, None, None)
    assert made.full
    assert made.people() == ["a", "b"]
    assert made.owns("b", 1) and not made.owns("a", 1)


def test_joining_twice_changes_nothing() -> None:
    made = table("me", "open", "open")
    made.join(BOB, 2, None)
    made.join(BOB, 1, None)
    assert made.seats_of("b") == [2]


def test_a_private_table_needs_its_invitation() -> None:
    made = table("me", "open", listed=False)
    with pytest.raises(TableError, match="invitation"):
        made.join(BOB, None, "wrong")
    made.join(BOB, None, made.invite)
    assert made.full


def test_a_taken_seat_cannot_be_had() -> None:
    made = table("me", "bot", "open")
    for seat in (0, 1, 5):
        with pytest.raises(TableError):
            made.join(BOB, seat, None)


def test_options_and_players_are_checked_by_the_game() -> None:
    with pytest.raises(BadSetup):
        new_table(ANN, "toy", {"turns": 99}, [SeatWish("me"), SeatWish("bot")], LEVELS, 1.0)
    with pytest.raises(BadSetup):
        new_table(ANN, "toy", {"turns": [1]}, [SeatWish("me"), SeatWish("bot")], LEVELS, 1.0)
    with pytest.raises(BadSetup):
        table("me")
    with pytest.raises(BadSetup):
        new_table(ANN, "chess", {}, [SeatWish("me"), SeatWish("bot")], LEVELS, 1.0)
    with pytest.raises(TableError):
        table("me", "me")
    with pytest.raises(TableError):
        new_table(ANN, "toy", {}, [SeatWish("me"), SeatWish("bot", "god")], LEVELS, 1.0)


def test_hotseat_seats_belong_to_the_maker() -> None:
    made = new_table(ANN, "toy", {}, [SeatWish("me"), SeatWish("hotseat", name="Dad")], LEVELS, 1.0)
    assert made.seats_of("a") == [0, 1]
    assert made.seats[1].name == "Dad"


def test_who_leaves_before_the_start_opens_the_seat_and_hands_the_table_on() -> None:
    made = table("me", "open", "open")
    made.join(BOB, None, None)
    made.leave("a", "bot", "easy")
    assert made.seats[0].kind == "open"
    assert made.host == "b"
    made.leave("b", "bot", "easy")
    assert made.status == ABANDONED


def test_who_leaves_the_game_is_replaced_and_a_newcomer_may_have_the_seat() -> None:
    made = table("me", "open")
    made.join(BOB, None, None)
    made.begin(2.0)
    made.leave("b", "bot", "easy")
    assert (made.seats[1].kind, made.seats[1].vacated) == ("bot", True)
    made.join(EVE, None, None)
    assert made.owns("e", 1)


def test_a_seat_may_also_wait_for_a_newcomer_or_be_given_to_a_bot() -> None:
    made = table("me", "open")
    made.join(BOB, None, None)
    made.begin(2.0)
    made.leave("b", "open", "easy")
    assert made.seats[1].kind == "open"
    made.put_bot(1, "easy")
    assert made.seats[1].decided_by_bot
    with pytest.raises(TableError):
        made.put_bot(0, "easy")


def test_a_table_is_abandoned_when_all_people_agree() -> None:
    made = table("me", "open", "bot")
    made.join(BOB, None, None)
    made.begin(2.0)
    made.agree_to_abandon("a", True)
    made.agree_to_abandon("a", False)
    made.agree_to_abandon("b", True)
    assert made.status == PLAYING
    made.agree_to_abandon("a", True)
    assert made.status == ABANDONED
    with pytest.raises(TableError):
        made.agree_to_abandon("a", True)


def test_undo_needs_everybody_else() -> None:
    made = table("me", "open", "open", "bot")
    made.join(BOB, None, None)
    made.join(EVE, None, None)
    made.undo = UndoWish(0, 1, 3, 9, [])
    with pytest.raises(TableError):
        made.answer_undo("a", True)
    assert not made.answer_undo("b", True)
    assert made.answer_undo("e", True)
    made.undo = UndoWish(0, 1, 3, 9, [])
    assert not made.answer_undo("b", False)
    assert made.undo is None


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 33,
        "<b>Ann</b>",
        "Ann\u202egpj.exe",
        "A\u0000nn",
        "\u200b",
        "a\u0301\u0301\u0301\u0301",
        "\ud800",
        "A\u2066nn",
    ],
)
def test_names_that_trick_the_eye_are_refused(name: str) -> None:
    with pytest.raises(TableError):
        clean_name(name)


@pytest.mark.parametrize(
    "name", ["Ann", "Žofie Nováková", "Łukasz", "Őz", "明", "עדי", "O'Hara & Co"]
)
def test_names_of_people_are_let_in(name: str) -> None:
    assert clean_name(f"  {name} ") == name


def test_texts_keep_lines_and_joined_emoji() -> None:
    assert clean_text("two\nlines 👩‍👧", 50) == "two\nlines 👩‍👧"
    with pytest.raises(TableError):
        clean_text("\u202eevil", 50)


def test_when_the_only_one_who_wanted_to_go_on_leaves_the_others_are_agreed() -> None:
    made = table("me", "open", "open")
    made.join(BOB, None, None)
    made.join(EVE, None, None)
    made.begin(2.0)
    made.agree_to_abandon("a", True)
    made.agree_to_abandon("b", True)
    assert made.status == PLAYING
    made.leave("e", "bot", "easy")
    assert made.status == ABANDONED


def test_a_seat_that_changed_hands_is_remembered() -> None:
    made = table("me", "open")
    made.join(BOB, None, None)
    made.leave("b", "bot", "easy")
    assert not made.changed_hands  # before the game anybody may come and go
    made.join(BOB, None, None)
    made.begin(2.0)
    made.leave("b", "open", "easy")
    assert made.changed_hands


def test_who_joins_again_is_back() -> None:
    made = table("me", "hotseat", "bot")
    made.begin(2.0)
    made.seats[0].standin = made.seats[1].standin = True
    made.join(ANN, None, None)
    assert [seat.standin for seat in made.seats] == [False, False, False]
