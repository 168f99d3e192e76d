"""No view leaks: what goes over the wire is what a seat could know, in every game.

For a position and a viewer, another world is drawn that the viewer cannot tell from the real one.
Whatever the server would send about the two must be equal. For the events of a choice, the same
choice is made in a world drawn before it: where it leaves the viewer with the same view, it must
have told the viewer the same. Some moments of each game are looked at;
SPECIATE_TEST_LEAK_GAMES=1000 plays a thousand games of each kind.
"""

from __future__ import annotations

import os
import random

import msgspec
import pytest

from speciate.core.errors import SpeciateError
from speciate.core.events import Event
from speciate.core.game import Game
from speciate.core.registry import all_games
from speciate.core.rng import LIVE_PREFIX, FastRng
from speciate.core.state import State
from speciate.server.room import Room
from speciate.store.tables import Row
from speciate.tables.log import CHOICE, Entry
from speciate.tables.play import Moment, Play
from speciate.tables.table import Person, SeatWish, new_table

GAMES = int(os.environ.get("SPECIATE_TEST_LEAK_GAMES", "3"))
SHARE = 0.08  # of the moments of a game
SECRET_FIELDS = ("can_undo", "clock")  # worked out by drawing worlds; and the time of day


def room_for(game: Game, players: int) -> Room:
    wishes = [SeatWish("me")] + [SeatWish("hotseat")] * (players - 1)
    table = new_table(Person("a", "Ann"), game.id, {}, wishes, ["random"], 1.0)
    return Room(Row(table, 0, 0, [], None, None, None))


def wire(room: Room, play: Play, viewer: int | None) -> dict[str, object]:
    """What the server sends of this moment, decoded again; without its events."""
    sent: dict[str, object] = msgspec.json.decode(room.update(play, viewer, play.version, 0.0))
    for name in SECRET_FIELDS:
        del sent[name]
    return sent


def other_world(play: Play, world: State) -> Play:
    twin = Play(play.game, play.players, play.settings, play.seed)
    now = play.now
    twin.now = Moment(world, now.version, now.count, now.asked_since, now.clock)
    twin.reset, twin.base = play.reset, play.base
    return twin


def told(play: Play, state: State, seat: int, option: int, viewer: int | None) -> bytes | None:
    """The events that a viewer is told of a choice, and the view it is left with."""
    events: list[Event] = []
    after = state.copy()
    after.events = events
    try:
        after.apply(seat, option)
    except SpeciateError:
        return None
    seen = [play.game.event_json(event) for event in events if event.seen_by(viewer)]
    return msgspec.json.encode([after.view(viewer), seen])


def same_view(first: bytes, second: bytes) -> bool:
    return bool(msgspec.json.decode(first)[0] == msgspec.json.decode(second)[0])


def check_moment(room: Room, play: Play, chance: random.Random, rng: FastRng) -> None:
    eyes = chance.randrange(play.players)
    for viewer in (eyes, None):
        room._crowd_key = (-1, -1)
        real = wire(room, play, viewer)
        room._crowd_key = (-1, -1)
        world = other_world(play, play.state.resample(eyes, rng))
        assert wire(room, world, viewer) == real, (play.game.id, play.version, viewer)


def check_choice(play: Play, seat: int, option: int, chance: random.Random, rng: FastRng) -> int:
    """How many times the events of the two worlds could be compared."""
    eyes = chance.randrange(play.players)
    world = play.state.resample(eyes, rng)
    world.rng = play.state.rng.copy()  # the same dice: they are rolled for all to see
    compared = 0
    for viewer in (eyes, None):
        real = told(play, play.state, seat, option, viewer)
        other = told(play, world, seat, option, viewer)
        assert real is not None
        if other is not None and same_view(real, other):
            assert other == real, (play.game.id, play.version, viewer)
            compared += 1
    return compared


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_wire_tells_nothing_that_a_seat_may_not_know(game: Game) -> None:
    compared = moments = 0
    for number in range(GAMES):
        chance, rng = random.Random(number), FastRng(number)
        players = game.min_players + number % (game.max_players - game.min_players + 1)
        players = max(2, players)
        settings = game.complete_settings(players, {})
        play = Play.begin(game, players, settings, LIVE_PREFIX + f"{number:064x}")
        room = room_for(game, players)
        while not play.over:
            seat = chance.choice(play.to_act())
            option = chance.choice(play.options(seat))
            if chance.random() < SHARE:
                moments += 1
                check_moment(room, play, chance, rng)
                compared += check_choice(play, seat, game.parse(option), chance, rng)
            play.add(Entry(play.version + 1, CHOICE, seat, 0.0, option=option))
    assert compared > moments / 2
