"""`speciate replay FILE`: a recorded game as a story, or as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.rule import Rule
from rich.text import Text

from speciate.cli.common import AsJson, DataFolder, Language, out, print_json, read_record
from speciate.cli.tables import table_of
from speciate.cli.terminal import HEADING
from speciate.core.data import use_data_folder
from speciate.core.events import Event
from speciate.core.registry import game as find_game
from speciate.core.replay import Record, replay
from speciate.core.state import State
from speciate.locale import DEFAULT, Words

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")]


class Story:
    """A record with what happened before the first choice and after each one."""

    def __init__(self, record: Record, to: int | None) -> None:
        self.record = record
        self.game = find_game(record.game)
        events: list[Event] = []
        marks: list[int] = []  # how many events there were when each choice was made
        self.state: State = replay(
            record, to, events, lambda state, seat, name: marks.append(len(events))
        )
        told = [self.game.event_json(event) for event in events]
        self.opening = told[: marks[0]] if marks else told
        ends = [*marks[1:], len(told)]
        self.choices = [
            (seat, name, told[start:end])
            for (seat, name), start, end in zip(record.choices, marks, ends, strict=False)
        ]

    def to_json(self, words: Words) -> dict[str, Any]:
        names = [words.player(seat, ()) for seat in range(self.record.players)]
        return {
            "game": self.record.game,
            "players": self.record.players,
            "options": self.record.settings,
            "seed": self.record.seed,
            "at": len(self.choices),
            "of": len(self.record.choices),
            "opening": self.opening,
            "choices": [
                {
                    "seat": seat,
                    "option": name,
                    "words": words.option(self.record.game, name, names),
                    "events": events,
                }
                for seat, name, events in self.choices
            ],
            "position": self.state.to_json(),
            "over": self.state.over,
            "scores": self.state.scores,
            "ranking": self.state.ranking(),
        }


def tell(story: Story, words: Words) -> None:
    record, game_id = story.record, story.record.game
    names = [words.player(seat, ()) for seat in range(record.players)]
    title = words.text(f"{game_id}-name")
    out.print(
        words.text("core-replay-players", name=title, players=record.players, seed=record.seed),
        style="bold",
    )
    tell_events(story.opening, game_id, words, names)
    for number, (seat, name, events) in enumerate(story.choices, 1):
        said = words.option(game_id, name, names)
        seat_name = names[seat]
        out.print(
            Text(words.text("core-replay-choice", number=number, seat=seat_name, option=said))
        )
        tell_events(events, game_id, words, names)
    tell_end(story, words, names)


def tell_events(events: list[dict[str, Any]], game_id: str, words: Words, names: list[str]) -> None:
    for event in events:
        line = words.event(game_id, event, names)
        if event["event"] == "phase" + HEADING:
            out.print(Text("\n" + line, style="bold"))
        elif event["event"].endswith(HEADING):
            out.print()
            out.print(Rule(line))
        else:
            out.print(Text("     " + line, style="dim"))


def tell_end(story: Story, words: Words, names: list[str]) -> None:
    state = story.state
    if state.over:
        ranking = state.ranking()
        out.print(Rule(words.text("core-play-over")))
        for seat in sorted(range(state.players), key=lambda seat: ranking[seat]):
            out.print(Text(f"{ranking[seat]}. {names[seat]}: {state.scores[seat]}", style="bold"))
        return
    out.print()
    out.print(table_of(story.record.game).draw(state.view(None), words, names))
    asked = ", ".join(names[seat] for seat in state.to_act())
    out.print(words.text("core-replay-open", seat=asked), style="bold")


def command(
    file: RecordFile,
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this many choices.")] = None,
    as_json: AsJson = False,
    language: Language = DEFAULT,
    data: DataFolder = None,
) -> None:
    """Tell a recorded game as a story."""
    use_data_folder(data)
    words = Words(language)
    story = Story(read_record(file), to)
    if as_json:
        print_json(story.to_json(words))
    else:
        tell(story, words)
