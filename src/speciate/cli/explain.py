"""`speciate explain FILE --at N`: a position's terms per seat, and its best options with values."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from speciate.bots import SeatView, make
from speciate.bots.evaluators import evaluator_for
from speciate.cli.common import AsJson, DataFolder, Language, out, print_json, read_record
from speciate.core.data import use_data_folder
from speciate.core.errors import BadSetup
from speciate.core.replay import Record, replay
from speciate.core.rng import FastRng
from speciate.core.state import State
from speciate.locale import DEFAULT, Words


def mean_terms(position: SeatView, worlds: int, rng: FastRng) -> list[list[float]]:
    """Per seat the weighted terms, averaged over worlds as the mover could imagine them."""
    evaluator = evaluator_for(position.game_id)
    totals = [[0.0] * len(evaluator.terms) for _ in range(position.players)]
    for _ in range(worlds):
        for seat, row in enumerate(evaluator.measure(position.resample(rng))):
            for i, amount in enumerate(row):
                totals[seat][i] += evaluator.terms[i].weight * amount / worlds
    return totals


def judge(position: SeatView, bot: str, state: State, seed: int) -> list[dict[str, Any]]:
    """The options, the best first, with their values in shares of the win."""
    options = position.legal()
    judged = make(bot).judge(position, options, FastRng(seed)) if len(options) > 1 else []
    ordered = sorted(judged, key=lambda each: (-each.tries, -each.value))
    if len({each.tries for each in judged}) <= 1:
        ordered = sorted(judged, key=lambda each: -each.value)
    game = state.game()
    return [
        {
            "option": game.describe(each.option),
            "value": round(each.value, 4),
            "tries": each.tries,
        }
        for each in ordered
    ]


def explain(record: Record, at: int, bot: str, worlds: int, seed: int) -> dict[str, Any]:
    if not 0 <= at <= len(record.choices):
        raise BadSetup(f"--at: the record has the positions 0 to {len(record.choices)}, not {at}")
    state = replay(record, at)
    if state.over:
        raise BadSetup(f"--at {at}: the game is over there; nothing is to be chosen any more")
    seat = record.choices[at][0] if at < len(record.choices) else state.to_act()[0]
    position = SeatView(state, seat)
    evaluator = evaluator_for(record.game)
    rows = mean_terms(position, worlds, FastRng(seed))
    return {
        "game": record.game,
        "at": at,
        "seat": seat,
        "question": state.view(seat)["question"],
        "terms": [
            {
                "name": term.name,
                "about": term.about,
                "weight": term.weight,
                "points": [round(row[i], 3) for row in rows],
            }
            for i, term in enumerate(evaluator.terms)
        ],
        "strength": [round(sum(row), 3) for row in rows],
        "options": judge(position, bot, state, seed),
        "chosen": record.choices[at][1] if at < len(record.choices) else None,
    }


def show(told: dict[str, Any], players: int, words: Words, most: int) -> None:
    game = told["game"]
    names = [words.player(seat, ()) for seat in range(players)]
    terms = Table(title=f"After {told['at']} choices, as {names[told['seat']]} can see it")
    terms.add_column("term")
    for name in names:
        terms.add_column(name, justify="right")
    terms.add_column("what it is")
    for term in told["terms"]:
        terms.add_row(term["name"], *[f"{points:.1f}" for points in term["points"]], term["about"])
    terms.add_row("all together", *[f"{points:.1f}" for points in told["strength"]], "")
    out.print(terms)
    options = Table(title=words.question(game, told["question"], names))
    for head in ("option", "expected share of the win", "tries", ""):
        options.add_column(head)
    for row in told["options"][:most]:
        chosen = "chosen" if row["option"] == told["chosen"] else ""
        said = words.option(game, row["option"], names)
        options.add_row(said, f"{100 * row['value']:.1f} %", str(row["tries"]), chosen)
    out.print(options)


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")],
    at: Annotated[int, typer.Option("--at", help="After this many choices.")],
    bot: Annotated[str, typer.Option(help="Who judges the options.")] = "ismcts:1000",
    worlds: Annotated[int, typer.Option(min=1, help="Worlds to average the terms over.")] = 50,
    seed: Annotated[int, typer.Option(help="Of the bot and its worlds.")] = 1,
    most: Annotated[int, typer.Option(min=1, help="Options to show.")] = 10,
    as_json: AsJson = False,
    language: Language = DEFAULT,
    data: DataFolder = None,
) -> None:
    """Say what a position is worth to each seat, and what its mover could do best."""
    use_data_folder(data)
    record = read_record(file)
    told = explain(record, at, bot, worlds, seed)
    if as_json:
        print_json(told)
    else:
        show(told, record.players, Words(language), most)
