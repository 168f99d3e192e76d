"""The table in the terminal: draws what a seat may see, asks, explains, keeps the log."""

from __future__ import annotations

import json

from rich.markup import escape
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from speciate.cli.common import out
from speciate.cli.seating import Seating
from speciate.cli.tables import table_of
from speciate.core.errors import InvalidChoice
from speciate.core.events import Event
from speciate.core.game import Game
from speciate.core.replay import Record
from speciate.core.state import State
from speciate.locale import Words

LOG_LINES = 12  # of what has happened, under the table
HEADING = "-began"  # events of this ending open a part of the game


class Quit(Exception):
    """The person at the keyboard wants to leave."""


class Terminal:
    """One game at one keyboard. Nothing but `view` and `legal` of a seat is ever shown to it."""

    def __init__(
        self,
        game: Game,
        state: State,
        events: list[Event],
        record: Record | None,
        seating: Seating,
        words: Words,
    ) -> None:
        self.game = game
        self.state = state
        self.events = events
        self.record = record
        self.seating = seating
        self.words = words
        self.table = table_of(game.id)
        self.read: dict[int | None, int] = {}  # per reader, the events that have been shown
        self.at_keyboard: int | None = seating.humans[0] if len(seating.humans) == 1 else None

    # ------------------------------------------------------------------ the game

    def play(self) -> None:
        try:
            while not self.state.over:
                self.choose(self.seating.next_seat(self.state))
        except (Quit, KeyboardInterrupt):
            return
        humans = self.seating.humans
        reader = humans[0] if len(humans) == 1 else None
        self.show_news(reader, None)
        self.show_table(reader)
        self.show_result()

    def choose(self, seat: int) -> None:
        if seat in self.seating.humans:
            option = self.ask(seat)
        else:
            option = self.seating.bot_choice(self.state, seat)
        self.state.apply(seat, option)
        if self.record is not None:
            self.record.choices.append((seat, self.game.describe(option)))
            self.record.end = self.state.scores[:] if self.state.over else None
        if not self.seating.humans:
            self.show_news(None, None)

    def saved(self) -> str:
        """What is kept: the record, or the position if the game began with one."""
        if self.record is not None:
            return self.record.to_text()
        return json.dumps(self.state.to_json(), indent=1) + "\n"

    # ------------------------------------------------------------------ asking

    def ask(self, seat: int) -> int:
        self.hand_over(seat)
        options = self.state.legal(seat)
        if self.read.get(seat, -1) != len(self.events):  # nothing is drawn twice unchanged
            self.show_table(seat)
            self.show_news(seat, LOG_LINES)
        self.show_question(seat, options)
        while True:
            answer = self.read_line()
            if answer.isdecimal() and 1 <= int(answer) <= len(options):
                return options[int(answer) - 1]
            self.command(seat, options, answer)

    def read_line(self) -> str:
        try:
            return out.input(f"[bold]{self.words.text('core-play-prompt')}[/bold] > ").strip()
        except EOFError:
            raise Quit from None

    def hand_over(self, seat: int) -> None:
        """Between two people at one keyboard nobody sees the other's cards."""
        if self.at_keyboard == seat:
            return
        out.clear()
        name = self.seating.names[seat]
        try:
            out.input(escape(self.words.text("core-play-pass-screen", seat=name)) + " ")
        except EOFError:
            raise Quit from None
        out.clear()
        self.at_keyboard = seat

    def command(self, seat: int, options: list[int], answer: str) -> None:
        verb, _, rest = answer.partition(" ")
        if verb == "q":
            raise Quit
        if verb == "?":
            out.print(self.words.text("core-play-help"))
        elif verb == "l":
            self.read[seat] = 0
            out.print(Rule(self.words.text("core-play-log")))
            self.show_news(seat, None)
        elif verb == "p":
            self.show_table(seat)
            self.show_question(seat, options)
        elif verb == "w" and rest:
            out.print(escape(self.explain(seat, options, rest.strip())))
        elif verb == "h" and rest:
            out.print(escape(self.help_on(rest.strip())))
        elif answer:
            out.print(self.words.text("core-play-unknown", count=len(options)))

    # ------------------------------------------------------------------ explaining

    def explain(self, seat: int, options: list[int], wanted: str) -> str:
        """Why an option is open or not; it is named by its number, its name or its words."""
        words = self.words
        if wanted.isdecimal() and 1 <= int(wanted) <= len(options):
            option = options[int(wanted) - 1]
        else:
            try:
                option = self.find_option(wanted)
            except InvalidChoice:
                return words.text("core-play-no-option", name=wanted)
        name = self.game.describe(option)
        said = words.option(self.game.id, name, self.seating.names)
        reason = self.state.refuse(seat, option)
        if reason is not None:
            return f"{said}: {words.why(self.game.id, reason)}"
        hint = self.hint(seat, name) or self.help_on(said, "")
        return " ".join(filter(None, [f"{said}:", words.text("core-play-open"), hint]))

    def find_option(self, wanted: str) -> int:
        for name in self.game.option_names:
            said = self.words.option(self.game.id, name, self.seating.names)
            if wanted.lower() == said.lower():
                return self.game.parse(name)
        return self.game.parse(wanted)

    def help_on(self, wanted: str, missing: str | None = None) -> str:
        """What a thing does, by its name or its words."""
        for name in self.game.option_names:
            kind, _, value = name.partition(":")
            if value and not value.isdecimal():
                said = self.words.thing(self.game.id, kind, value)
                text = self.words.thing_help(self.game.id, kind, value)
                if text and wanted.lower() in (said.lower(), value):
                    return f"{said}: {text}"
        about = self.table.about(wanted, self.words)
        if about or missing is not None:
            return about or str(missing)
        return self.words.text("core-play-no-thing", name=wanted)

    def hint(self, seat: int, option: str) -> str:
        return self.table.hint(self.state.view(seat), option, self.words, self.seating.names)

    # ------------------------------------------------------------------ showing

    def show_table(self, seat: int | None) -> None:
        out.print()
        out.print(self.table.draw(self.state.view(seat), self.words, self.seating.names))

    def show_news(self, reader: int | None, most: int | None) -> None:
        """What the reader may know of what has happened since he last looked."""
        fresh = [e for e in self.events[self.read.get(reader, 0) :] if e.seen_by(reader)]
        self.read[reader] = len(self.events)
        for event in fresh if most is None else fresh[-most:]:
            told = self.game.event_json(event)
            line = self.words.event(self.game.id, told, self.seating.names)
            is_heading = told["event"].endswith(HEADING)
            out.print(Text(("" if is_heading else "  ") + line, "bold" if is_heading else "dim"))

    def show_question(self, seat: int, options: list[int]) -> None:
        asked = self.state.view(seat)["question"]
        asked = next((c for c in asked.get("choices", []) if c["seat"] == seat), asked)
        names = self.seating.names
        question = self.words.question(self.game.id, asked, names)
        name = names[seat]
        out.print(Text(self.words.text("core-play-question", seat=name, question=question), "bold"))
        table = Table(box=None, show_header=False, padding=(0, 1))
        table.add_column(justify="right", style="bold")
        for number, option in enumerate(options, 1):
            described = self.game.describe(option)
            said = self.words.option(self.game.id, described, names)
            table.add_row(str(number), Text(said), Text(self.hint(seat, described), style="dim"))
        out.print(table)

    def show_result(self) -> None:
        words, state = self.words, self.state
        table = Table(title=words.text("core-play-over"))
        for message in ("core-play-place", "core-play-player", "core-play-points"):
            table.add_column(words.text(message))
        ranking = state.ranking()
        for seat in sorted(range(state.players), key=lambda seat: ranking[seat]):
            place, points = str(ranking[seat]), str(state.scores[seat])
            table.add_row(place, Text(self.seating.names[seat]), points)
        out.print(table)
