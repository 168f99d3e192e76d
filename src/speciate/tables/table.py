"""A table: who sits where, what was agreed, and how that changes. Rules of conduct, no game."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from speciate.core.errors import BadSetup
from speciate.core.game import Game
from speciate.core.registry import game as find_game
from speciate.core.rng import LIVE_PREFIX, SECRET_BYTES, commitment
from speciate.tables.clock import ClockRule, check_rule
from speciate.tables.errors import TableError, bad_request, forbidden
from speciate.tables.names import clean_name

WAITING = "waiting"
PLAYING = "playing"
FINISHED = "finished"
ABANDONED = "abandoned"

PERSON = "person"
OPEN = "open"
BOT = "bot"
HOTSEAT = "hotseat"


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as the maker of a table asks for it."""

    kind: str
    level: str | None = None
    name: str | None = None


class Seat(msgspec.Struct, omit_defaults=True):
    kind: str
    person: str | None = None
    name: str = ""
    level: str | None = None
    reserved: str | None = None  # the person for whom an open seat of a rematch is kept
    vacated: bool = False  # a person left, a bot holds it, a newcomer may have it
    standin: bool = False  # the person's time ran out; a bot decides until they act again

    @property
    def decided_by_bot(self) -> bool:
        return self.kind == BOT or self.standin


class UndoWish(msgspec.Struct):
    """Somebody asks the others whether choices may be taken back."""

    seat: int
    steps: int
    to: int
    version: int
    agreed: list[str]  # people


class Person(msgspec.Struct, frozen=True):
    """Who asks; a guest has no account."""

    id: str
    name: str
    account: bool = False
    language: str = "en"


class Table(msgspec.Struct, omit_defaults=True):
    """Everything about a table that is not the game in progress."""

    id: str
    game: str
    rules: str
    options: dict[str, int]
    seats: list[Seat]
    host: str
    seed: str
    invite: str
    created: float
    listed: bool = True
    status: str = WAITING
    clock: ClockRule | None = None
    started: float = 0.0
    data: str = ""
    undo: UndoWish | None = None
    abandon: list[str] = []  # people who agreed
    rematch: str | None = None
    fork_of: str | None = None
    fork_at: int = 0
    ahead: dict[str, dict[str, str]] = {}  # by seat: question -> option
    changed_hands: bool = False  # somebody left during the game: it is not rated
    revision: int = 0

    # ------------------------------------------------------------------ looking

    @property
    def commitment(self) -> str:
        return commitment(self.seed) if self.seed.startswith(LIVE_PREFIX) else ""

    @property
    def over(self) -> bool:
        return self.status in (FINISHED, ABANDONED)

    def seats_of(self, person: str | None) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if person and seat.person == person]

    def people(self) -> list[str]:
        """Everybody who sits here, once each, in the order of the seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def owns(self, person: str | None, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and seat in self.seats_of(person)

    def need_member(self, person: str) -> None:
        if person not in self.people():
            raise forbidden("only people at the table may do this")

    def need_status(self, *allowed: str) -> None:
        if self.status not in allowed:
            raise TableError(f"table-{self.status}", f"the table is {self.status}")

    # ------------------------------------------------------------------ before the game

    def join(self, person: Person, seat: int | None, invite: str | None) -> None:
        """Take a seat; who has one already is back at it."""
        self.need_status(WAITING, PLAYING)
        if self.seats_of(person.id):
            self.come_back(person.id)
            return
        if not self.listed and not secrets.compare_digest(
            (invite or "").encode(), self.invite.encode()
        ):
            raise TableError("invite-needed", "this table is entered by its invitation only", 403)
        place = self._free_seat(person, seat)
        self.seats[place] = Seat(PERSON, person.id, person.name)
        for other in self.seats:  # people who play at the same screen come together
            if other.reserved == person.id:
                other.kind, other.person, other.reserved = HOTSEAT, person.id, None

    def come_back(self, person: str) -> None:
        """No bot decides any more for a person whose time had run out."""
        for i in self.seats_of(person):
            self.seats[i].standin = False

    def _free_seat(self, person: Person, wanted: int | None) -> int:
        free = [
            i
            for i, seat in enumerate(self.seats)
            if (seat.kind == OPEN and seat.reserved in (None, person.id)) or seat.vacated
        ]
        kept = [i for i in free if self.seats[i].reserved == person.id]
        if wanted is not None:
            if wanted not in free:
                raise TableError("no-seat", "this seat is not free")
            return wanted
        for i in kept + [i for i in free if self.seats[i].kind == OPEN] + free:
            return i
        raise TableError("no-seat", "no seat is free at this table")

    @property
    def full(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    def begin(self, at: float) -> None:
        self.status = PLAYING
        self.started = at

    def fill(self, level: str) -> None:
        for i, seat in enumerate(self.seats):
            if seat.kind == OPEN:
                self.seats[i] = bot_seat(level)

    # ------------------------------------------------------------------ leaving

    def leave(self, person: str, replace: str, level: str) -> None:
        self.need_status(WAITING, PLAYING)
        self.need_member(person)
        for i in self.seats_of(person):
            if self.status == WAITING or replace == OPEN:
                self.seats[i] = Seat(OPEN)
            else:
                self.seats[i] = bot_seat(level)
                self.seats[i].vacated = True
            self.ahead.pop(str(i), None)
        if person in self.abandon:
            self.abandon.remove(person)
        self.undo = None
        self.changed_hands = self.changed_hands or self.status == PLAYING
        if self.status == WAITING and self.host == person and self.people():
            self.host = self.people()[0]
        self._abandon_if_all_agree()

    def put_bot(self, seat: int, level: str) -> None:
        self.need_status(WAITING, PLAYING)
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != OPEN:
            raise TableError("no-seat", "a bot can take an open seat only")
        self.seats[seat] = bot_seat(level)

    def agree_to_abandon(self, person: str, agree: bool) -> None:
        self.need_status(WAITING, PLAYING)
        self.need_member(person)
        votes = [voter for voter in self.abandon if voter != person]
        self.abandon = [*votes, person] if agree else votes
        self._abandon_if_all_agree()

    def _abandon_if_all_agree(self) -> None:
        """All who are left; and nobody is left to disagree at an empty table."""
        if set(self.people()) <= set(self.abandon):
            self.status = ABANDONED

    # ------------------------------------------------------------------ undo by consent

    def asked_for_undo(self, person: str) -> list[str]:
        """The other people, whose consent is needed."""
        return [other for other in self.people() if other != person]

    def answer_undo(self, person: str, agree: bool) -> bool:
        """Whether all have agreed now."""
        self.need_member(person)
        if self.undo is None:
            raise TableError("no-undo-asked", "nobody has asked for an undo")
        asker = self.seats[self.undo.seat].person or ""
        if person == asker:
            raise forbidden("the others have to agree")
        if not agree:
            self.undo = None
            return False
        if person not in self.undo.agreed:
            self.undo.agreed.append(person)
        return set(self.asked_for_undo(asker)) <= set(self.undo.agreed)


def bot_seat(level: str) -> Seat:
    return Seat(BOT, name=level, level=level)


def new_table(
    person: Person,
    game_id: str,
    options: dict[str, Any],
    wishes: list[SeatWish],
    levels: list[str],
    at: float,
    listed: bool = True,
    clock: ClockRule | None = None,
    seed: str | None = None,
) -> Table:
    """A table as its maker wants it; BadSetup or TableError if it cannot be."""
    game = find_game(game_id)
    settings = complete(game, len(wishes), options)
    if clock is not None:
        check_rule(clock)
    seats = [seat_for(person, wish, levels) for wish in wishes]
    if sum(1 for wish in wishes if wish.kind == "me") > 1:
        raise bad_request('only one seat is "me"; others at the same screen are "hotseat"')
    return Table(
        id=secrets.token_urlsafe(9),
        game=game.id,
        rules=game.rules_version,
        data=game.data_version(),
        options=settings,
        seats=seats,
        host=person.id,
        seed=seed or LIVE_PREFIX + secrets.token_hex(SECRET_BYTES),
        invite=secrets.token_urlsafe(12),
        created=at,
        listed=listed,
        clock=clock,
    )


def complete(game: Game, players: int, options: dict[str, Any]) -> dict[str, int]:
    for name, value in options.items():
        if not isinstance(value, (int, str, bool)):
            raise BadSetup(f"option {name}: expected a number or a name, not {value!r}")
    return game.complete_settings(players, options)


def seat_for(person: Person, wish: SeatWish, levels: list[str]) -> Seat:
    if wish.kind == "me":
        return Seat(PERSON, person.id, person.name)
    if wish.kind == HOTSEAT:
        return Seat(HOTSEAT, person.id, clean_name(wish.name) if wish.name else person.name)
    if wish.kind == BOT:
        return bot_seat(known_level(wish.level or levels[0], levels))
    if wish.kind == OPEN:
        return Seat(OPEN)
    raise bad_request("a seat is me, open, bot or hotseat")


def known_level(level: str, levels: list[str]) -> str:
    if level not in levels:
        raise bad_request("there is no bot of this level; there is " + ", ".join(levels))
    return level
