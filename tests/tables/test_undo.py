"""What may be taken back without asking: nothing that showed a secret, a die or another's move."""

from __future__ import annotations

from speciate.core.registry import game as find_game
from speciate.tables.log import UNDO, Entry
from speciate.tables.play import Play
from speciate.tables.reveal import revealed
from tests.tables.test_play import SEED, begin, choose
from tests.tables.toy import DRAW, END, GAME, PLACE, ROLL


def test_open_choices_can_be_taken_back() -> None:
    play = begin()
    choose(play, 0, "place")
    choose(play, 0, "place")
    assert play.free_undos(0) == 2
    assert play.may_undo_freely(0, 2)
    assert play.undo_target(0, 2) == 0
    assert play.free_undos(1) == 0


def test_a_drawn_card_stays_drawn() -> None:
    play = begin()
    choose(play, 0, "place")
    choose(play, 0, "draw")
    assert play.free_undos(0) == 0
    choose(play, 0, "place")
    assert play.free_undos(0) == 1


def test_a_rolled_die_stays_rolled() -> None:
    play = begin()
    choose(play, 0, "roll")
    assert play.free_undos(0) == 0


def test_the_end_of_a_turn_can_be_taken_back_until_somebody_acts() -> None:
    play = begin()
    choose(play, 0, "end")
    assert play.free_undos(0) == 1
    choose(play, 1, "place")
    assert play.free_undos(0) == 0
    assert play.free_undos(1) == 1
    assert play.undo_target(0, 1) == 0


def test_after_an_undo_the_earlier_choices_are_still_free() -> None:
    play = begin()
    choose(play, 0, "place")
    choose(play, 0, "place")
    play.add(Entry(3, UNDO, 0, 0.0, to=1))
    assert play.free_undos(0) == 1


def test_revealed_by_option() -> None:
    state = GAME.new(2, {}, SEED)
    shown = {}
    for option in (PLACE, DRAW, ROLL, END):
        after = state.copy()
        after.apply(0, option)
        shown[option] = revealed(state, 0, option, after)
    assert shown == {PLACE: False, DRAW: True, ROLL: True, END: False}


def test_in_new_world_a_card_played_can_be_taken_back() -> None:
    """Its owner knew it; what the others saw is the owner's own risk."""
    game = find_game("newworld")
    play = Play.begin(game, 2, game.complete_settings(2, {}), SEED)
    seat = play.to_act()[0]
    card = next(option for option in play.options(seat) if option.startswith("card:"))
    choose(play, seat, card)
    if play.to_act() == [seat]:
        choose(play, seat, "as-animal")
    assert play.free_undos(seat) >= 1
