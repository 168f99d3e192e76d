"""Versions, repeated and late choices, what is told to whom, snapshots."""

from __future__ import annotations

import random

import pytest

from speciate.core.registry import all_games
from speciate.core.rng import LIVE_PREFIX
from speciate.tables.log import CHOICE, UNDO, Entry, standing
from speciate.tables.play import ACCEPTED, NOT_YOURS, REFUSED, STALE, NotHeld, Play
from tests.tables.toy import GAME

SEED = LIVE_PREFIX + "5a" * 32


def begin(players: int = 2, turns: int = 2) -> Play:
    return Play.begin(GAME, players, {"turns": turns}, SEED)


def choose(play: Play, seat: int, option: str, version: int | None = None) -> str:
    made_for = play.version if version is None else version
    verdict = play.check(seat, option, made_for)
    if verdict.result == ACCEPTED and verdict.version > play.version:
        entry = Entry(play.version + 1, CHOICE, seat, 0.0, option=option, made_for=made_for)
        play.add(entry)
    return verdict.result


def test_a_choice_makes_a_version_and_its_events() -> None:
    play = begin()
    assert choose(play, 0, "place") == ACCEPTED
    assert play.version == 1
    assert play.events_since(1, 0) == ([{"event": "placed", "seat": 0, "version": 1}], False)


def test_a_repeated_request_is_accepted_and_changes_nothing() -> None:
    play = begin()
    choose(play, 0, "place")
    choose(play, 0, "place")
    assert choose(play, 0, "place", version=0) == ACCEPTED
    assert play.check(0, "place", 0).version == 1
    assert play.version == 2
    assert play.state.look(None)["placed"] == [2, 0]


def test_a_late_choice_is_stale() -> None:
    play = begin()
    choose(play, 0, "place")
    assert choose(play, 0, "draw", version=0) == STALE
    assert choose(play, 0, "place", version=7) == STALE
    assert play.version == 1


def test_a_choice_out_of_turn_and_one_against_the_rules() -> None:
    play = begin()
    assert choose(play, 1, "place") == NOT_YOURS
    verdict = play.check(0, "bid:low", 0)
    assert (verdict.result, verdict.reason) == (REFUSED, "not-asked@")
    assert play.check(0, "no such thing", 0).reason == "no-such-option@"


def test_sealed_choices_do_not_outdate_each_other() -> None:
    play = begin(turns=1)
    choose(play, 0, "end")
    choose(play, 1, "end")
    asked = play.version
    assert play.to_act() == [0, 1]
    assert choose(play, 1, "bid:low", asked) == ACCEPTED
    assert choose(play, 1, "bid:high", asked) == STALE
    assert choose(play, 0, "bid:high", asked) == ACCEPTED
    assert play.over
    assert play.state.scores == [5, 4]


def test_a_seat_is_told_what_it_may_know() -> None:
    play = begin()
    choose(play, 0, "draw")
    own = [event["event"] for event in play.events_since(0, 0)[0]]
    other = [event["event"] for event in play.events_since(1, 0)[0]]
    nobody = [event["event"] for event in play.events_since(None, 0)[0]]
    assert own == ["drew", "saw"]
    assert other == nobody == ["drew"]


def test_standing_choices_are_those_not_undone() -> None:
    entries = [
        Entry(1, CHOICE, 0, 0.0, option="place"),
        Entry(2, CHOICE, 0, 0.0, option="draw"),
        Entry(3, UNDO, 0, 0.0, to=1),
        Entry(4, CHOICE, 0, 0.0, option="end"),
    ]
    assert [made.option for made in standing(entries)] == ["place", "end"]


def test_undo_goes_back_and_tells_everybody_to_draw_anew() -> None:
    play = begin()
    before = play.state.view(0)
    choose(play, 0, "place")
    play.add(Entry(2, UNDO, 0, 0.0, to=0))
    assert play.version == 2
    assert play.state.view(0) == before
    assert play.events_since(0, 1) == ([], True)
    assert choose(play, 0, "draw", version=1) == STALE
    assert choose(play, 0, "draw") == ACCEPTED


def test_a_snapshot_goes_on_like_the_whole() -> None:
    play = begin(turns=5)
    for option in ("place", "draw", "end"):
        choose(play, play.to_act()[0], option)
    snapshot = play.snapshot()
    short = Play.restore(Play(GAME, 2, {"turns": 5}, SEED), None, snapshot)
    for option in ("roll", "draw", "end", "place"):
        seat = play.to_act()[0]
        entry = Entry(play.version + 1, CHOICE, seat, 0.0, option=option)
        play.add(entry)
        short.add(entry)
    assert short.state.to_json() == play.state.to_json()
    assert short.version == play.version
    assert short.now.asked_since == play.now.asked_since
    with pytest.raises(NotHeld):
        short.add(Entry(short.version + 1, UNDO, 0, 0.0, to=1))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_plays_through_snapshots_to_the_same_end(game: object) -> None:
    """Whatever a table does beside the engine must not change a game."""
    from speciate.core.game import Game

    assert isinstance(game, Game)
    chance = random.Random(3)
    players = game.min_players
    settings = game.complete_settings(players, {})
    play = Play.begin(game, players, settings, SEED)
    other = play
    while not play.over:
        seat = chance.choice(play.to_act())
        option = chance.choice(play.options(seat))
        entry = Entry(play.version + 1, CHOICE, seat, 0.0, option=option)
        if play.version % 37 == 36:
            other = Play.restore(Play(game, players, settings, SEED), None, other.snapshot())
        play.add(entry)
        if other is not play:
            other.add(entry)
    assert other is not play
    assert other.state.to_json() == play.state.to_json()
