"""Records replay to the same position; malformed ones are refused by line."""

from __future__ import annotations

import pytest

from speciate.core.errors import BadRecord
from speciate.core.registry import game
from speciate.core.replay import Record, parse_record, replay, verify
from speciate.core.rng import FastRng, commitment

LIVE = "live:" + "5a" * 32


def played(seed: str | int, players: int = 2, **settings: int) -> Record:
    """A random game to its end."""
    newworld = game("newworld")
    record = Record.begin(newworld, players, settings, seed)
    state = newworld.new(players, settings, seed)
    chooser = FastRng(4)
    while not state.over:
        seat = state.to_act()[0]
        options = state.legal(seat)
        option = options[chooser.below(len(options))]
        record.choices.append((seat, newworld.describe(option)))
        state.apply(seat, option)
    record.end = state.scores[:]
    return record


def test_a_record_reads_back_and_replays() -> None:
    record = played(5, 3, epochs=2)
    parsed = parse_record(record.to_text())
    assert parsed == record
    assert replay(parsed).scores == record.end


def test_a_replay_stops_where_it_is_told() -> None:
    record = played(5, epochs=2)
    seen: list[str] = []
    state = replay(record, to=3, watch=lambda s, seat, name: seen.append(name))
    assert seen == [name for _, name in record.choices[:3]]
    assert not state.over


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda t: "", "line 1"),
        (lambda t: t.replace("speciate record 1", "speciate record 2"), "line 1"),
        (lambda t: t.replace("players 2", "players two"), "line 4: expected a whole number"),
        (lambda t: t[: t.index("choices")], "cut off before its choices"),
        (lambda t: t.replace("seed 5\n", ""), "'seed' is missing"),
        (lambda t: t.replace("choices\n", "choices\nnonsense\n"), "expected a seat and an option"),
        (lambda t: t + "0 pass\n", "nothing may follow"),
        (lambda t: t.replace("end ", "end 9"), "choices, as many as there are"),
    ],
)
def test_a_malformed_record_is_refused(change: object, complaint: str) -> None:
    assert callable(change)
    with pytest.raises(BadRecord, match=complaint):
        parse_record(change(played(5, epochs=1).to_text()))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda t: t.replace("game newworld", "game oldworld"), "there is no game"),
        (lambda t: t.replace("rules 1", "rules 0"), "for rules 0"),
        (lambda t: t.replace("players 2", "players 9"), "2 to 4 players"),
        (lambda t: t.replace("seed 5", "seed 6"), "choice"),
        (lambda t: t.replace("choices\n0 ", "choices\n1 "), "choice 1"),
        (lambda t: t.replace("seed 5", "seed five"), "the seed is"),
        (lambda t: t.replace("seed 5", "data 0123\nseed 5"), "other data"),
    ],
)
def test_a_record_that_does_not_replay_is_refused(change: object, complaint: str) -> None:
    from speciate.core.errors import SpeciateError

    assert callable(change)
    text = played(5, epochs=1, first_player=1).to_text()
    with pytest.raises(SpeciateError, match=complaint):
        replay(parse_record(change(text)))


def test_wrong_scores_are_found() -> None:
    record = played(5, epochs=1)
    assert record.end is not None
    record.end[0] += 1
    with pytest.raises(BadRecord, match="replays to"):
        replay(record)


def test_a_live_game_is_verified_against_its_commitment() -> None:
    record = played(LIVE, epochs=1)
    assert verify(record, commitment(LIVE)).over
    with pytest.raises(BadRecord, match="does not fit the commitment"):
        verify(record, "00" * 32)
    with pytest.raises(BadRecord, match="live seed"):
        verify(played(5, epochs=1), commitment(LIVE))
    record.end, record.choices = None, record.choices[:-1]
    with pytest.raises(BadRecord, match="has not ended"):
        verify(record, commitment(LIVE))
