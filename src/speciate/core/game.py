"""What a game says of itself: its players, settings, option names, events, steps and loaders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from speciate.core.errors import BadPosition, BadSetup, InvalidChoice
from speciate.core.events import Event, EventKind
from speciate.core.rng import Rng, load_rng, rng_from_seed
from speciate.core.state import State
from speciate.core.step import Choice, Sealed, Step


@dataclass(frozen=True)
class Setting:
    """One option of a game that is chosen before it begins.

    Values are whole numbers from `low` to `high`; a switch has 0 and 1; `values` gives the names
    of a closed list. The explanation for people is the message `<game>-setting-<name>`.
    """

    name: str
    default: int
    low: int = 0
    high: int = 1
    values: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        if self.values:
            return "choice"
        return "switch" if (self.low, self.high) == (0, 1) else "number"

    def parse(self, value: object) -> int:
        """A value as people and scripts write it: 4, "4", true, "yes", "long"."""
        if isinstance(value, str):
            text = value.strip().lower()
            if text in self.values:
                return self.low + self.values.index(text)
            if self.kind == "switch" and text in ("true", "yes", "on", "false", "no", "off"):
                return int(text in ("true", "yes", "on"))
            try:
                value = int(text)
            except ValueError:
                raise BadSetup(f"option {self.name}: {self.expected()}, not {value!r}") from None
        if not isinstance(value, int) or not self.low <= value <= self.high:
            raise BadSetup(f"option {self.name}: {self.expected()}, not {value!r}")
        return int(value)

    def expected(self) -> str:
        if self.values:
            return "expected one of " + ", ".join(self.values)
        if self.kind == "switch":
            return "expected yes or no"
        return f"expected a whole number from {self.low} to {self.high}"

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "low": self.low,
            "high": self.high,
            "values": list(self.values),
        }


class Game:
    """One game. Subclass it once per game, with one instance named GAME in the game's package."""

    id: str = ""
    name: str = ""
    rules_version: str = ""
    min_players: int = 2
    max_players: int = 4
    settings: tuple[Setting, ...] = ()
    option_names: list[str] = []  # an option's number is its index, in every position
    event_kinds: tuple[EventKind, ...] = ()
    step_types: dict[str, type[Step[Any]]] = {}
    ahead: tuple[str, ...] = ()  # questions that a seat may answer before they are asked
    max_decisions: int = 10_000  # more than any game can take; the conformance kit checks it

    _numbers: ClassVar[dict[str, dict[str, int]]] = {}

    # ------------------------------------------------------------------ the game's own part

    def deal(self, players: int, settings: dict[str, int], rng: Rng) -> State:
        """Set the game up, with its first steps on the stack but not yet run."""
        raise NotImplementedError

    def read(self, position: dict[str, Any], state_args: tuple[int, dict[str, int], Rng]) -> State:
        """Build the state from the game's part of a position; raise BadPosition on nonsense."""
        raise NotImplementedError

    def check_settings(self, players: int, settings: dict[str, int]) -> None:
        """Raise BadSetup on a combination that the rules do not know."""

    def name_of(self, field: str, value: int) -> str | int:
        """How an event's field is written outside: a stable name where there is one."""
        return value

    def sides(self, state: State) -> dict[str, int]:
        """The seats by the names that events call them by where they do not say the seat."""
        return {}

    def data_version(self) -> str:
        """Empty with the data that the package ships, else a hash of the owner's corrections."""
        return ""

    def catalogue(self) -> dict[str, Any]:
        """What is printed on the components, for a client that does not know it by itself."""
        return {}

    # ------------------------------------------------------------------ beginning

    def complete_settings(self, players: int, given: dict[str, Any]) -> dict[str, int]:
        if not self.min_players <= players <= self.max_players:
            raise BadSetup(
                f"{self.name} is for {self.min_players} to {self.max_players} players, "
                f"not {players}"
            )
        known = {setting.name: setting for setting in self.settings}
        for name in given:
            if name not in known:
                raise BadSetup(
                    f"{self.name} has no option {name!r}; it has " + (", ".join(known) or "none")
                )
        settings = {
            name: setting.parse(given[name]) if name in given else setting.default
            for name, setting in known.items()
        }
        self.check_settings(players, settings)
        return settings

    def new(
        self,
        players: int,
        settings: dict[str, Any] | None = None,
        seed: str | int = 0,
        events: list[Event] | None = None,
    ) -> State:
        """Begin a game and run it to its first choice."""
        complete = self.complete_settings(players, settings or {})
        try:
            rng = rng_from_seed(str(seed))
        except ValueError:
            raise BadSetup(
                f"the seed is a whole number, or live: and 64 hexadecimal digits, not {seed!r}"
            ) from None
        state = self.deal(players, complete, rng)
        state.events = events
        state.advance()
        return state

    # ------------------------------------------------------------------ options by name

    def describe(self, option: int) -> str:
        """The name of an option in records, on the wire and for people."""
        if not 0 <= option < len(self.option_names):
            raise InvalidChoice(f"{self.name} has no option number {option}")
        return self.option_names[option]

    def parse(self, name: str) -> int:
        """The inverse of `describe`."""
        numbers = self._numbers.get(self.id)
        if numbers is None or len(numbers) != len(self.option_names):
            numbers = {known: number for number, known in enumerate(self.option_names)}
            self._numbers[self.id] = numbers
        if name not in numbers:
            raise InvalidChoice(f"{self.name} has no option {name!r}")
        return numbers[name]

    def event_json(self, event: Event) -> dict[str, Any]:
        kind = self.event_kinds[event.kind]
        told: dict[str, Any] = {"event": kind.name}
        for i, field in enumerate(kind.fields):
            if field.endswith("*"):  # the last field may take all arguments that are left
                rest = event.args[i:]
                told[field[:-1]] = [self.name_of(field[:-1], value) for value in rest]
            else:
                told[field] = self.name_of(field, event.args[i])
        return told

    # ------------------------------------------------------------------ positions

    def load(self, position: dict[str, Any], events: list[Event] | None = None) -> State:
        """Read a position from its JSON form (docs/positions.md) and run it to its next choice."""
        if not isinstance(position, dict):
            raise BadPosition("a position is a JSON object")
        if position.get("game") != self.id:
            raise BadPosition(f'"game" must be "{self.id}", not {position.get("game")!r}')
        rules = position.get("rules", self.rules_version)
        if rules != self.rules_version:
            raise BadPosition(
                f"the position is for rules {rules!r} of {self.name}; this is {self.rules_version}"
            )
        players = position.get("players")
        if not isinstance(players, int):
            raise BadPosition('"players" must be a whole number')
        given = position.get("options", {})
        if not isinstance(given, dict):
            raise BadPosition('"options" must be an object')
        settings = self.complete_settings(players, given)
        try:
            rng = load_rng(position.get("rng", ["fast", 0, 1]))
        except (ValueError, TypeError) as error:
            raise BadPosition(f'"rng": {error}') from None
        try:
            state = self.read(position, (players, settings, rng))
            state.scores = int_list(position.get("scores", [0] * players), "scores", players)
            rows = position.get("stack")
            if rows is not None:
                state.stack = [self.load_step(row, players) for row in rows]
            state.events = events
            problem = state.broken()
            if problem is not None:
                raise BadPosition(problem)
            state.advance()
        except (KeyError, TypeError, IndexError, AttributeError, ValueError) as error:
            raise BadPosition(
                f"malformed position: {type(error).__name__}: {error} (see docs/positions.md)"
            ) from error
        return state

    def load_step(self, row: Any, players: int) -> Step[Any]:
        if not isinstance(row, list) or not row or not isinstance(row[0], str):
            raise BadPosition(
                f"a step of the stack is a list that begins with its name, not {row!r}"
            )
        if row[0] == Sealed.NAME:
            if len(row) != 3:
                raise BadPosition("a sealed step is [name, choices, taken]")
            choices = tuple(self.load_step(inner, players) for inner in row[1])
            sealed = tuple(choice for choice in choices if isinstance(choice, Choice))
            return Sealed(sealed, tuple(int_list(row[2], "sealed", len(sealed))))
        step_type = self.step_types.get(row[0])
        if step_type is None:
            raise BadPosition(f"{self.name} has no step {row[0]!r}")
        if len(row) != 1 + len(step_type.FIELDS):
            raise BadPosition(
                f"step {row[0]!r} has the fields {', '.join(step_type.FIELDS) or 'none'}"
            )
        values: list[Any] = []
        for field, value in zip(step_type.FIELDS, row[1:], strict=True):
            if isinstance(value, list):
                value = tuple(int_list(value, field))
            elif not isinstance(value, int) or isinstance(value, bool):
                raise BadPosition(
                    f"field {field} of step {row[0]!r} must be a number, not {value!r}"
                )
            if field == "seat" and not 0 <= value < players:
                raise BadPosition(f"step {row[0]!r}: there is no seat {value}")
            values.append(value)
        return step_type(*values)


def int_list(value: Any, name: str, length: int | None = None) -> list[int]:
    """A list of whole numbers out of a position, or BadPosition."""
    good = isinstance(value, list) and all(
        isinstance(item, int) and not isinstance(item, bool) for item in value
    )
    if not good or (length is not None and len(value) != length):
        wanted = (
            f"a list of {length} whole numbers" if length is not None else "a list of whole numbers"
        )
        raise BadPosition(f'"{name}" must be {wanted}')
    return list(value)
