"""A record of a game: rules version, game, options, seed and choices by name, in one text file.

    speciate record 1
    game newworld
    rules 1
    players 3
    option epochs 6
    seed 17
    choices
    0 card:thieving/swimming
    0 animal
    ...
    end 212 25 19 22

It replays to the same final position on any machine. `end` is the number of choices and the final
scores; a record without it is of a game that goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from speciate.core.errors import BadRecord, BadSetup, IllegalChoice, InvalidChoice
from speciate.core.events import Event
from speciate.core.game import Game
from speciate.core.registry import game as find_game
from speciate.core.rng import LIVE_PREFIX, commitment
from speciate.core.state import State

HEADING = "speciate record 1"


@dataclass
class Record:
    """All that is needed to play a game again."""

    game: str
    rules: str
    players: int
    settings: dict[str, int]
    seed: str
    choices: list[tuple[int, str]] = field(default_factory=list)
    end: list[int] | None = None  # the final scores, once the game is over
    data: str = ""  # the hash of an owner's corrected data, if there is any

    @classmethod
    def begin(cls, game: Game, players: int, settings: dict[str, Any], seed: str | int) -> Record:
        complete = game.complete_settings(players, settings)
        return cls(
            game.id, game.rules_version, players, complete, str(seed), data=game.data_version()
        )

    def to_text(self) -> str:
        lines = [HEADING, f"game {self.game}", f"rules {self.rules}"]
        if self.data:
            lines.append(f"data {self.data}")
        lines.append(f"players {self.players}")
        lines += [f"option {name} {value}" for name, value in self.settings.items()]
        lines += [f"seed {self.seed}", "choices"]
        lines += [f"{seat} {name}" for seat, name in self.choices]
        if self.end is not None:
            lines.append(" ".join(["end", str(len(self.choices)), *map(str, self.end)]))
        return "\n".join(lines) + "\n"

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "rules": self.rules,
            "data": self.data,
            "players": self.players,
            "options": self.settings,
            "seed": self.seed,
            "choices": [[seat, name] for seat, name in self.choices],
            "end": self.end,
        }


def parse_record(text: str) -> Record:
    """Read a record; BadRecord names the line that is wrong and what was expected there."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEADING:
        raise BadRecord(f"line 1: expected {HEADING!r}")
    heads: dict[str, str] = {}
    settings: dict[str, int] = {}
    number = 1
    for number, line in enumerate(lines[1:], 2):
        word, _, rest = line.strip().partition(" ")
        if word == "choices":
            break
        if word == "option":
            name, _, value = rest.partition(" ")
            settings[name] = _number(value, number)
        elif word in ("game", "rules", "players", "seed", "data") and rest:
            heads[word] = rest
            if word == "players":
                _number(rest, number)
        elif word:
            raise BadRecord(f"line {number}: expected a heading or choices, not {line!r}")
    else:
        raise BadRecord(f"line {number}: the record is cut off before its choices")
    for needed in ("game", "rules", "players", "seed"):
        if needed not in heads:
            raise BadRecord(f"line {number}: the heading {needed!r} is missing")
    record = Record(
        heads["game"],
        heads["rules"],
        _number(heads["players"], number),
        settings,
        heads["seed"],
        data=heads.get("data", ""),
    )
    first_choice = number
    for number, line in enumerate(lines[first_choice:], first_choice + 1):
        first, _, rest = line.strip().partition(" ")
        if not first:
            continue
        if record.end is not None:
            raise BadRecord(f"line {number}: nothing may follow the line end")
        if first == "end":
            numbers = [_number(word, number) for word in rest.split()]
            if not numbers or numbers[0] != len(record.choices):
                raise BadRecord(
                    f"line {number}: expected {len(record.choices)} choices, as many as there are"
                )
            record.end = numbers[1:]
        elif rest:
            record.choices.append((_number(first, number), rest))
        else:
            raise BadRecord(f"line {number}: expected a seat and an option, not {line!r}")
    return record


def _number(text: str, line: int) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadRecord(f"line {line}: expected a whole number, not {text!r}") from None


def begin(record: Record, events: list[Event] | None = None) -> State:
    """The first position of a recorded game."""
    game = find_game(record.game)
    if record.rules != game.rules_version:
        raise BadRecord(
            f"the record is for rules {record.rules} of {game.name}; this is {game.rules_version}"
        )
    if record.data != game.data_version():
        raise BadRecord("the record was played with other data; give the same --data folder")
    try:
        return game.new(record.players, dict(record.settings), record.seed, events)
    except BadSetup as error:
        raise BadRecord(str(error)) from None


def replay(
    record: Record,
    to: int | None = None,
    events: list[Event] | None = None,
    watch: Callable[[State, int, str], None] | None = None,
) -> State:
    """Play a record again up to its end or to `to` choices; BadRecord where it does not fit.

    `watch(state, seat, name)` is called before every choice.
    """
    state = begin(record, events)
    game = find_game(record.game)
    for number, (seat, name) in enumerate(record.choices[:to], 1):
        try:
            option = game.parse(name)
            if watch is not None:
                watch(state, seat, name)
            state.apply(seat, option)
        except IllegalChoice as error:
            raise BadRecord(f"choice {number}, {name!r} of seat {seat}: {error.reason}") from None
        except InvalidChoice as error:
            raise BadRecord(f"choice {number}, {name!r} of seat {seat}: {error}") from None
    whole = to is None or to >= len(record.choices)
    if whole and record.end is not None and (not state.over or state.scores != record.end):
        raise BadRecord(f"the record ends with {record.end} but replays to {state.scores}")
    return state


def verify(record: Record, published: str) -> State:
    """Check a finished live game against the commitment that was shown when it started.

    The seed must hash to the commitment, and the choices must replay from it to the scores.
    """
    if not record.seed.startswith(LIVE_PREFIX):
        raise BadRecord("only a game with a live seed has a commitment")
    if commitment(record.seed) != published.strip().lower():
        raise BadRecord("the seed does not fit the commitment: the shuffles were not these")
    state = replay(record)
    if not state.over:
        raise BadRecord("the game has not ended")
    return state
