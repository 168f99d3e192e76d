"""What goes over the wire, compared with what a seat could know; as many games as you like.

python -m tests.server.leaks --games 1000
python -m tests.server.leaks --games 1000 --game marine

For a position and a viewer, another world is drawn that the viewer cannot tell from the real one
(`resample`). Whatever the server would send about the two must be equal, but for free undos and the
time of day. For the events of a choice, the same choice is made in a world drawn before it: where
it leaves the viewer with the same view, it must have told the viewer the same. Every choice is
looked at with the eyes of a random seat and of a spectator, up to the hundredth of a game; the n-th
after that with the chance 100/n, so that long games are looked at throughout.
"""

from __future__ import annotations

import argparse
import random
import time

import msgspec

from speciate.core.errors import SpeciateError
from speciate.core.events import Event
from speciate.core.game import Game
from speciate.core.registry import all_games
from speciate.core.registry import game as find_game
from speciate.core.rng import LIVE_PREFIX, FastRng
from speciate.core.state import State
from speciate.server.room import Room
from speciate.store.tables import Row
from speciate.tables.log import CHOICE, Entry
from speciate.tables.play import Moment, Play
from speciate.tables.table import Person, SeatWish, new_table

EACH = 100  # so many choices of a game are all looked at, later ones ever more rarely
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
        room._crowd_key = (-1, -1, 0)
        real = wire(room, play, viewer)
        room._crowd_key = (-1, -1, 0)
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


def look_at(game: Game, number: int) -> tuple[int, int]:
    """Play one random game; how many moments were compared, and how many times their events."""
    compared = moments = 0
    chance, rng = random.Random(number), FastRng(number)
    players = game.min_players + number % (game.max_players - game.min_players + 1)
    players = max(2, players)
    settings = game.complete_settings(players, {})
    play = Play.begin(game, players, settings, LIVE_PREFIX + f"{number:064x}")
    room = room_for(game, players)
    while not play.over:
        seat = chance.choice(play.to_act())
        option = chance.choice(play.options(seat))
        if chance.random() * (play.version + 1) < EACH:
            moments += 1
            check_moment(room, play, chance, rng)
            compared += check_choice(play, seat, game.parse(option), chance, rng)
        play.add(Entry(play.version + 1, CHOICE, seat, 0.0, option=option))
    check_moment(room, play, chance, rng)
    return moments + 1, compared


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare what is sent with what may be known.")
    parser.add_argument("--games", type=int, default=1000, help="of each kind")
    parser.add_argument("--game", help="one kind only")
    arguments = parser.parse_args()
    for game in [find_game(arguments.game)] if arguments.game else all_games():
        begun, moments, compared = time.perf_counter(), 0, 0
        for number in range(arguments.games):
            found = look_at(game, number)
            moments, compared = moments + found[0], compared + found[1]
            if number % 50 == 49:
                print(f"{game.id}: {number + 1} games, {moments} moments", flush=True)
        spent = time.perf_counter() - begun
        print(
            f"{game.id}: {arguments.games} games, {moments} moments, {compared} times events, "
            f"no difference; {spent:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
