"""A position of a game, and all that anybody may do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from speciate.core.errors import InvalidChoice
from speciate.core.events import EVERYBODY, SCORED, Event
from speciate.core.rng import FastRng, Rng
from speciate.core.step import GAME_OVER, Choice, Step

if TYPE_CHECKING:
    from speciate.core.game import Game


class State:
    """What all games share; a game subclasses it with its own flat lists of ints.

    A subclass defines `game`, `copy`, `dump`, `look`, `reshuffle_hidden` and `broken`, and may
    define `tie_break`.
    """

    def __init__(self, players: int, settings: dict[str, int], rng: Rng) -> None:
        self.players: int = players
        self.settings: dict[str, int] = settings  # never changed after the game has begun
        self.rng: Rng = rng
        self.stack: list[Step[Any]] = []
        self.options: list[int] = []  # of the choice on top, if one seat is asked
        self.waiting: bool = False
        self.over: bool = False
        self.scores: list[int] = [0] * players
        self.events: list[Event] | None = None  # a recorder, or None: nothing is recorded

    # ------------------------------------------------------------------ playing

    def to_act(self) -> list[int]:
        """The seats that may choose now: one, several when choices are sealed, none at the end."""
        return self.question().waits_for() if self.waiting else []

    def legal(self, seat: int) -> list[int]:
        """The open options of a seat, ascending; empty if it has nothing to choose."""
        return self.question().legal_for(self, seat) if self.waiting else []

    def refuse(self, seat: int, option: int) -> str | None:
        """Why an option is not open to a seat, as `message-id@section`; None if it is open."""
        return self.question().refuse_for(self, seat, option) if self.waiting else GAME_OVER

    def apply(self, seat: int, option: int) -> None:
        """Take an open option and run on to the next choice. An illegal one changes nothing."""
        if not self.waiting:
            raise InvalidChoice("the game is over: nothing can be chosen any more")
        self.question().accept(self, seat, option)
        self.advance()

    def advance(self) -> None:
        """Run steps until somebody is asked or the game is over."""
        stack = self.stack
        while stack and not self.waiting:
            stack.pop().run(self)
        if not stack:
            self.over = True

    def ask(self, choice: Choice[Any], options: list[int]) -> None:
        """Called by a choice that has more than one option: wait for it."""
        self.stack.append(choice)
        self.options = options
        self.waiting = True

    def answered(self) -> None:
        """Called by the choice on top when an option has been accepted."""
        self.stack.pop()
        self.waiting = False

    def question(self) -> Choice[Any]:
        choice = self.stack[-1]
        assert isinstance(choice, Choice)
        return choice

    # ------------------------------------------------------------------ telling

    def tell(self, kind: int, args: tuple[int, ...], audience: int = EVERYBODY) -> None:
        """Report an event. Guard calls on the hot path with `if s.events is not None`."""
        if self.events is not None:
            self.events.append(Event(kind, args, audience))

    def score(self, seat: int, points: int, reason: int) -> None:
        """The only way in which scores move."""
        self.scores[seat] += points
        self.tell(SCORED, (seat, points, reason))

    # ------------------------------------------------------------------ looking

    def game(self) -> Game:
        raise NotImplementedError

    def copy(self) -> State:
        """An independent twin: flat lists are copied, steps are shared, no events are recorded."""
        raise NotImplementedError

    def copy_into(self, twin: State) -> None:
        """The part of `copy` that all games share; the twin was made with settings and chance."""
        twin.players = self.players
        twin.stack = self.stack[:]
        twin.options = self.options
        twin.waiting = self.waiting
        twin.over = self.over
        twin.scores = self.scores[:]
        twin.events = None

    def dump(self) -> dict[str, Any]:
        """The game's own part of the JSON form of the position, complete."""
        raise NotImplementedError

    def look(self, seat: int | None) -> dict[str, Any]:
        """The game's own part of what a seat (None: a spectator) may know."""
        raise NotImplementedError

    def reshuffle_hidden(self, seat: int, rng: Rng) -> None:
        """Redraw in place everything that the seat cannot know, as it could be for all it knows."""
        raise NotImplementedError

    def broken(self) -> str | None:
        """The first invariant of the game that does not hold (pieces conserved, ...), or None."""
        raise NotImplementedError

    def tie_break(self, seat: int) -> int:
        """What decides between equal scores: more is better."""
        return 0

    def ranking(self) -> list[int]:
        """The rank of each seat by the present scores: 1 is best, equals share a rank."""
        keys = [(self.scores[seat], self.tie_break(seat)) for seat in range(self.players)]
        return [1 + sum(1 for other in keys if other > key) for key in keys]

    def to_json(self) -> dict[str, Any]:
        """The complete position (docs/positions.md); `Game.load` reads it back."""
        game = self.game()
        position: dict[str, Any] = {
            "game": game.id,
            "rules": game.rules_version,
            "players": self.players,
            "options": dict(self.settings),
            "rng": self.rng.dump(),
        }
        position.update(self.dump())
        position["scores"] = self.scores[:]
        position["stack"] = [step.dump() for step in self.stack]
        return position

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know, and nothing more: the only door out of the engine."""
        seen: dict[str, Any] = {
            "game": self.game().id,
            "players": self.players,
            "options": dict(self.settings),
            "seat": seat,
        }
        seen.update(self.look(seat))
        seen["scores"] = self.scores[:]
        seen["over"] = self.over
        seen["to_act"] = self.to_act()
        seen["question"] = self.question().shown_to(self, seat) if self.waiting else None
        return seen

    def resample(self, seat: int, rng: Rng) -> State:
        """A random position that this seat cannot tell from the real one, its future included."""
        world = self.copy()
        world.reshuffle_hidden(seat, rng)
        world.rng = FastRng(rng.word(), rng.word())
        if world.waiting:
            question = world.question().resampled(world, seat, rng)
            world.stack[-1] = question
            if question.seat >= 0:
                world.options = question.legal(world)
        return world
