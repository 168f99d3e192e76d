"""The things the rules are in the middle of.

A game is a stack of steps. The engine pops the top one; a plain `Step` does its work and may push
more, a `Choice` waits for one seat, a `Sealed` choice for several at once. Steps are immutable once
made, so that copying a game copies only the list that holds them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from speciate.core.errors import IllegalChoice, InvalidChoice, RuleError
from speciate.core.rng import Rng

if TYPE_CHECKING:
    from speciate.core.state import State

S = TypeVar("S", bound="State")

NOT_ASKED: Final = "not-asked@"  # the option answers another question than the one that is asked
NOT_YOUR_TURN: Final = "not-your-turn@"
GAME_OVER: Final = "game-over@"
OPEN: Final = -1  # a seat of a sealed choice that has not chosen yet


class Step(Generic[S]):
    """One procedure of the rulebook, or the rest of one that has begun.

    `NAME` and `FIELDS` give its form in JSON: `[NAME, field, ...]`, each field an int or a tuple
    of ints, in the order of the constructor's parameters.
    """

    NAME: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, s: S) -> None:
        raise NotImplementedError

    def dump(self) -> list[Any]:
        row: list[Any] = [self.NAME]
        for field in self.FIELDS:
            value = getattr(self, field)
            row.append(list(value) if isinstance(value, tuple) else value)
        return row


def named(s: State, field: str, value: Any) -> Any:
    """A field as people see it: by the names that options and events give its numbers."""
    if isinstance(value, tuple):
        return [s.game().name_of(field, item) for item in value]
    return s.game().name_of(field, value) if value >= 0 else value


class Choice(Step[S]):
    """Waits for `seat` to take one of a few numbered options."""

    PUBLIC: ClassVar[bool] = True  # whether everybody may see the fields while the choice is open

    seat: int

    def legal(self, s: S) -> list[int]:
        """The open options, ascending, without repetition, at least one."""
        raise NotImplementedError

    def explain(self, s: S, option: int) -> str:
        """Why an option that is not open is not (`message-id@section`)."""
        return NOT_ASKED

    def take(self, s: S, option: int) -> None:
        raise NotImplementedError

    def run(self, s: S) -> None:
        options = self.legal(s)
        if len(options) == 1:
            self.take(s, options[0])
        elif options:
            s.ask(self, options)
        else:
            raise RuleError(f"{self.dump()} offers nothing")

    # What the state asks of the choice on top of its stack.

    def waits_for(self) -> list[int]:
        return [self.seat]

    def legal_for(self, s: S, seat: int) -> list[int]:
        return s.options if seat == self.seat else []

    def refuse_for(self, s: S, seat: int, option: int) -> str | None:
        if seat != self.seat:
            return NOT_YOUR_TURN
        return None if option in s.options else self.explain(s, option)

    def accept(self, s: S, seat: int, option: int) -> None:
        if seat != self.seat:
            raise InvalidChoice(
                f"seat {seat} has nothing to choose now: it is seat {self.seat}'s turn"
            )
        if option not in s.options:
            raise IllegalChoice(f"option {option} is not open", self.explain(s, option))
        s.answered()
        self.take(s, option)

    def shown_to(self, s: S, seat: int | None) -> dict[str, Any]:
        """What a seat may know of the question: always who is asked what, its fields if public."""
        shown: dict[str, Any] = {"seat": self.seat, "asked": self.NAME}
        if self.PUBLIC or seat == self.seat:
            for field in self.FIELDS:
                if field != "seat":
                    shown[field] = named(s, field, getattr(self, field))
        return shown

    def resampled(self, s: S, seat: int, rng: Rng) -> Choice[S]:
        """This choice as it would be in a world that `seat` cannot tell from the real one."""
        return self


class Sealed(Choice[S]):
    """Several seats choose at the same time; nothing happens until all have chosen.

    The choices then take effect in the order in which they are listed.
    """

    NAME = "sealed"

    def __init__(self, choices: tuple[Choice[S], ...], taken: tuple[int, ...] = ()) -> None:
        self.seat = -1
        self.choices: tuple[Choice[S], ...] = choices
        self.taken: tuple[int, ...] = taken or (OPEN,) * len(choices)

    def dump(self) -> list[Any]:
        return [self.NAME, [choice.dump() for choice in self.choices], list(self.taken)]

    def run(self, s: S) -> None:
        taken = list(self.taken)
        for i, choice in enumerate(self.choices):
            if taken[i] == OPEN:
                options = choice.legal(s)
                if len(options) == 1:
                    taken[i] = options[0]
        self.settle(s, tuple(taken))

    def settle(self, s: S, taken: tuple[int, ...]) -> None:
        if OPEN in taken:
            s.ask(Sealed(self.choices, taken), [])
            return
        for i, choice in enumerate(self.choices):
            choice.take(s, taken[i])

    def index_of(self, seat: int) -> int:
        for i, choice in enumerate(self.choices):
            if choice.seat == seat and self.taken[i] == OPEN:
                return i
        return -1

    def waits_for(self) -> list[int]:
        seats: list[int] = []
        for i, choice in enumerate(self.choices):  # a seat may have several, one after the other
            if self.taken[i] == OPEN and choice.seat not in seats:
                seats.append(choice.seat)
        return seats

    def legal_for(self, s: S, seat: int) -> list[int]:
        i = self.index_of(seat)
        return self.choices[i].legal(s) if i >= 0 else []

    def refuse_for(self, s: S, seat: int, option: int) -> str | None:
        i = self.index_of(seat)
        if i < 0:
            return NOT_YOUR_TURN
        choice = self.choices[i]
        return None if option in choice.legal(s) else choice.explain(s, option)

    def accept(self, s: S, seat: int, option: int) -> None:
        i = self.index_of(seat)
        if i < 0:
            raise InvalidChoice(f"seat {seat} has nothing to choose now")
        choice = self.choices[i]
        if option not in choice.legal(s):
            raise IllegalChoice(f"option {option} is not open", choice.explain(s, option))
        s.answered()
        self.settle(s, self.taken[:i] + (option,) + self.taken[i + 1 :])

    def shown_to(self, s: S, seat: int | None) -> dict[str, Any]:
        shown: dict[str, Any] = {"seat": -1, "asked": self.NAME}
        shown["choices"] = [choice.shown_to(s, seat) for choice in self.choices]
        shown["done"] = [taken != OPEN for taken in self.taken]
        own: list[str] = []  # a seat knows what it has chosen itself
        for i, choice in enumerate(self.choices):
            if choice.seat == seat and self.taken[i] != OPEN:
                own.append(s.game().describe(self.taken[i]))
        if own:
            shown["chosen"] = own
        return shown

    def resampled(self, s: S, seat: int, rng: Rng) -> Choice[S]:
        """The others' sealed options are drawn anew from what they could have chosen."""
        taken = list(self.taken)
        for i, choice in enumerate(self.choices):
            if choice.seat != seat and taken[i] != OPEN:
                options = choice.legal(s)
                taken[i] = options[rng.below(len(options))]
        return Sealed(self.choices, tuple(taken))
