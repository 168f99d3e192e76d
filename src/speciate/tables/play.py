"""A game in progress at a table: the position, its version, what each seat was told, and undo."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from speciate.core.errors import BadRecord, InvalidChoice, SpeciateError
from speciate.core.events import Event
from speciate.core.game import Game
from speciate.core.state import State
from speciate.core.step import Sealed
from speciate.tables.clock import Clock, ClockRule
from speciate.tables.log import CHOICE, UNDO, Entry, Made
from speciate.tables.reveal import GLANCE, WORLDS, revealed

Result = Literal["accepted", "stale", "not-yours", "refused"]
ACCEPTED: Final = "accepted"
STALE: Final = "stale"
NOT_YOURS: Final = "not-yours"
REFUSED: Final = "refused"
UndoResult = Literal["undone", "asked", "declined", "stale", "refused"]
RUN_LIMIT = 20  # choices in a row that may be taken back without asking
MARK_EVERY = 64


@dataclass
class Verdict:
    """The answer to a choice that was sent."""

    result: Result
    version: int
    reason: str | None = None


@dataclass
class Own:
    """A choice of the seat that chose last, with the position before it."""

    before: State
    option: int
    shown: bool | None = None  # whether it showed something hidden; None: nobody has asked yet


@dataclass
class Moment:
    """Everything about a position that changes with a version; replaced as a whole."""

    state: State
    version: int
    count: int  # choices that stand
    asked_since: list[int]  # per seat, the version at which its present question began
    clock: Clock
    last_seat: int = -1
    run: list[Own] = field(default_factory=list)


class Play:
    """A game and its log. Nothing changes but through `add`, which takes an entry of the log."""

    def __init__(self, game: Game, players: int, settings: dict[str, int], seed: str) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        self.seed = seed
        self.entries: list[Entry] = []  # those since `base`
        self.made: list[Made] = []  # the choices that stand, those since `base_count`
        self.told: list[tuple[int, Event]] = []  # events with the version that brought them
        self.base = 0  # the version of the first position that is held here
        self.base_count = 0
        self.reset = 0  # the version of the last undo
        self.now: Moment
        self.first: Moment
        self._marks: dict[int, Moment] = {}  # some earlier moments, to look back quickly

    @classmethod
    def begin(
        cls,
        game: Game,
        players: int,
        settings: dict[str, int],
        seed: str,
        rule: ClockRule | None = None,
        at: float = 0.0,
    ) -> Play:
        play = cls(game, players, settings, seed)
        events: list[Event] = []
        state = game.new(players, dict(settings), seed, events)
        play.told = [(0, event) for event in events]
        clock = Clock.begin(rule, players, state.to_act(), at)
        play.now = Moment(state, 0, 0, [0] * players, clock)
        play.first = play.now
        return play

    @classmethod
    def restore(cls, play: Play, rule: ClockRule | None, snapshot: dict[str, Any]) -> Play:
        """Begin at a snapshot instead of the first position; what lies before it is not held."""
        state = play.game.load(snapshot["position"])
        clock = Clock.load(rule, snapshot["clock"])
        play.now = Moment(
            state, snapshot["version"], snapshot["count"], list(snapshot["asked_since"]), clock
        )
        play.first = play.now
        play.base = snapshot["version"]
        play.base_count = snapshot["count"]
        play.reset = snapshot["reset"]
        return play

    def snapshot(self) -> dict[str, Any]:
        now = self.now
        return {
            "version": now.version,
            "count": now.count,
            "asked_since": now.asked_since,
            "clock": now.clock.dump(),
            "reset": self.reset,
            "position": now.state.to_json(),
        }

    # ------------------------------------------------------------------ what may be done

    @property
    def version(self) -> int:
        return self.now.version

    @property
    def state(self) -> State:
        return self.now.state

    @property
    def over(self) -> bool:
        return self.now.state.over

    def to_act(self) -> list[int]:
        return self.now.state.to_act()

    def options(self, seat: int | None) -> list[str]:
        if seat is None:
            return []
        return [self.game.describe(option) for option in self.state.legal(seat)]

    def check(self, seat: int, option: str, version: int) -> Verdict:
        """What would come of a choice: ACCEPTED means that it may be added."""
        now = self.now
        repeated = self.repeated(seat, option, version)
        if repeated is not None:
            return Verdict(ACCEPTED, repeated)
        if version > now.version:
            return Verdict(STALE, now.version)
        if seat not in now.state.to_act():
            late = version < now.version
            return Verdict(STALE if late else NOT_YOURS, now.version)
        if version < now.asked_since[seat]:
            return Verdict(STALE, now.version)
        reason = self.why(seat, option)
        if reason is not None:
            return Verdict(REFUSED, now.version, reason)
        return Verdict(ACCEPTED, now.version + 1)

    def repeated(self, seat: int, option: str, version: int) -> int | None:
        """The version that this very request has already made, if it has."""
        for made in reversed(self.entries):
            if made.version <= version:
                break
            if made.kind == CHOICE and made.seat == seat and made.made_for == version:
                return made.version if made.option == option else None
        return None

    def why(self, seat: int, option: str) -> str | None:
        """Why an option is not open to a seat, `message-id@section`; None if it is."""
        return why(self.state, seat, option)

    # ------------------------------------------------------------------ going on

    def next(self, entry: Entry) -> tuple[Moment, list[Event]]:
        """The moment after an entry, without going there: the entry is not yet in the log."""
        if entry.version != self.now.version + 1:
            raise BadRecord(f"entry {entry.version} does not follow version {self.now.version}")
        if entry.kind == UNDO:
            return self._undone(entry), []
        return self._chosen(self.now, entry)

    def add(self, entry: Entry, made: tuple[Moment, list[Event]] | None = None) -> None:
        """Go on by an entry that is in the log."""
        moment, events = made if made is not None else self.next(entry)
        self.entries.append(entry)
        if entry.kind == UNDO:
            del self.made[entry.to - self.base_count :]
            self._marks = {at: mark for at, mark in self._marks.items() if at <= entry.to}
            self.reset = entry.version
            last = self.made[-1].version if self.made else self.base
            self.told = [(version, event) for version, event in self.told if version <= last]
        else:
            self.made.append(Made(entry.version, entry.seat, entry.option, entry.by, entry.at))
            self.told += [(entry.version, event) for event in events]
        self.now = moment

    def _chosen(self, now: Moment, entry: Entry) -> tuple[Moment, list[Event]]:
        option = self.game.parse(entry.option)
        state = now.state.copy()
        events: list[Event] = []
        state.events = events
        state.apply(entry.seat, option)
        state.events = None
        asked = self._asked_since(now, entry, state)
        clock = now.clock.after(entry.seat, now.state.to_act(), state.to_act(), entry.at)
        moment = Moment(state, entry.version, now.count + 1, asked, clock, entry.seat)
        run = now.run if entry.seat == now.last_seat else []
        moment.run = [*run[-RUN_LIMIT:], Own(now.state, option)]
        return moment, events

    def _asked_since(self, now: Moment, entry: Entry, state: State) -> list[int]:
        """A sealed question goes on for the others when one seat has answered it."""
        before = now.state.question()
        after = state.question() if state.waiting else None
        same = (
            isinstance(before, Sealed)
            and isinstance(after, Sealed)
            and before.choices is after.choices
        )
        waiting = after.waits_for() if same and after is not None else []
        return [
            since if seat in waiting and seat != entry.seat else entry.version
            for seat, since in enumerate(now.asked_since)
        ]

    def _undone(self, entry: Entry) -> Moment:
        if entry.to < self.base_count:
            raise NotHeld(f"choice {entry.to} lies before the snapshot")
        moment = self.moment_at(entry.to)
        return Moment(
            moment.state,
            entry.version,
            entry.to,
            [entry.version] * self.players,
            self.now.clock.restarted(entry.seat, moment.state.to_act(), entry.at),
            moment.last_seat,
            moment.run,
        )

    def moment_at(self, count: int) -> Moment:
        """The moment after so many of the choices that stand."""
        if count < self.base_count:
            raise NotHeld(f"choice {count} lies before the snapshot")
        at = max((mark for mark in self._marks if mark <= count), default=self.base_count)
        moment = self._marks.get(at, self.first)
        for made in self.made[at - self.base_count : count - self.base_count]:
            moment, _ = self._chosen(moment, entry_for(made))
            if moment.count % MARK_EVERY == 0:
                self._marks[moment.count] = moment
        return moment

    def step_to(self, count: int) -> tuple[Moment, list[Event]]:
        """The moment after so many choices, and what the last of them brought about."""
        if count == 0:
            return self.first, [event for version, event in self.told if version == 0]
        made = self.made[count - 1 - self.base_count]
        return self._chosen(self.moment_at(count - 1), entry_for(made))

    # ------------------------------------------------------------------ undo

    def undo_target(self, seat: int, steps: int) -> int | None:
        """How many choices are left when a seat takes back its last `steps`; None: too many."""
        own = [i for i, made in enumerate(self.made) if made.seat == seat]
        if steps < 1 or steps > len(own):
            return None
        return own[-steps] + self.base_count

    def free_undos(self, seat: int, worlds: int = GLANCE) -> int:
        """How many of its last choices a seat may take back without asking anybody."""
        now = self.now
        if seat != now.last_seat or now.state.over:
            return 0
        after = now.state
        free = 0
        for own in reversed(now.run):
            if own.shown is None or (not own.shown and worlds > GLANCE):
                own.shown = revealed(own.before, seat, own.option, after, worlds)
            if own.shown:
                break
            free += 1
            after = own.before
        return free

    def may_undo_freely(self, seat: int, steps: int) -> bool:
        return steps <= self.free_undos(seat) and steps <= self.free_undos(seat, WORLDS)

    # ------------------------------------------------------------------ telling

    def events_since(self, seat: int | None, version: int) -> tuple[list[dict[str, Any]], bool]:
        """What a seat may know of what happened after a version, and whether an undo lies between.

        What was undone did not happen.
        """
        reset = version < self.reset or version < self.base
        told = []
        for at, event in reversed(self.told):
            if at <= version:
                break
            if event.seen_by(seat):
                told.append({**self.game.event_json(event), "version": at})
        told.reverse()
        return told, reset

    def position(self, seat: int | None, since: int, now: float) -> dict[str, Any]:
        events, reset = self.events_since(seat, since)
        return {
            "version": self.version,
            "seat": seat,
            "view": self.state.view(seat),
            "options": self.options(seat),
            "events": events,
            "to_act": self.to_act(),
            "can_undo": self.free_undos(seat) if seat is not None else 0,
            "clock": self.now.clock.shown(now),
            "reset": reset,
        }


def entry_for(made: Made) -> Entry:
    return Entry(made.version, CHOICE, made.seat, made.at, by=made.by, option=made.option)


def why(state: State, seat: int, option: str) -> str | None:
    """Why an option is not open to a seat, `message-id@section`; None if it is."""
    try:
        number = state.game().parse(option)
    except InvalidChoice:
        return "no-such-option@"
    return state.refuse(seat, number)


def question(state: State, seat: int) -> str:
    """The name of the question that a seat is asked now."""
    asked = state.question()
    if isinstance(asked, Sealed):
        at = asked.index_of(seat)
        return asked.choices[at].NAME if at >= 0 else ""
    return asked.NAME


class NotHeld(SpeciateError):
    """The play was restored from a snapshot that lies after what is asked for."""
