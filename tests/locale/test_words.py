"""Every game has words for all it can say, in every language, and no word is left over."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import speciate
from speciate.core.errors import BadSetup
from speciate.core.events import Event
from speciate.core.game import Game
from speciate.core.registry import all_games
from speciate.core.rng import FastRng
from speciate.core.step import Choice
from speciate.locale import COPY_NUMBER, DEFAULT, FOLDER, NOT_IN_IDS, Words, languages

PACKAGE = Path(speciate.__file__).parent
CLIENT = PACKAGE.parent.parent / "web" / "src"
REASON = re.compile(r'"([a-z0-9-]+)@[0-9.]*"')
GAMES = {game.id: game for game in all_games()}
DOMAINS = sorted(path.stem for path in (FOLDER / DEFAULT).glob("*.ftl"))


# ---------------------------------------------------------------------- what the files hold


@cache
def messages(language: str, domain: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """Per message id its variables and its attributes."""
    path = FOLDER / language / f"{domain}.ftl"
    text = path.read_text(encoding="utf-8")
    found: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
            variables = re.findall(r"\$([A-Za-z][\w-]*)", text[entry.span.start : entry.span.end])
            attributes = frozenset(attribute.id.name for attribute in entry.attributes)
            found[entry.id.name] = (frozenset(variables), attributes)
    return found


@cache
def sources() -> str:
    files = [*PACKAGE.rglob("*.py")]
    if CLIENT.is_dir():
        files += [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def spoken() -> frozenset[str]:
    """Ids that the sources name outright, and the beginnings of those that they put together."""
    return frozenset(re.findall(r"""["'`]([a-z]+-[a-z0-9_-]+)(?:["'`]|[{$])""", sources()))


def is_spoken(message: str) -> bool:
    return message in spoken() or any(
        start.endswith("-") and message.startswith(start) for start in spoken()
    )


# ---------------------------------------------------------------------- what a game can say


def reasons(folder: Path) -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    return set(REASON.findall(text))


def fixed_ids(game: Game) -> set[str]:
    """Name, settings, questions, options, events and refusals."""
    own = {"name", "about", "tie"}
    for setting in game.settings:
        own.add(f"setting-{setting.name}")
        own |= {f"setting-{setting.name}-{value}" for value in setting.values}
    own |= {f"ask-{name}" for name, step in game.step_types.items() if issubclass(step, Choice)}
    own |= {f"option-{name.partition(':')[0]}" for name in game.option_names}
    own |= {f"event-{kind.name}" for kind in game.event_kinds}
    own |= {f"why-{reason}" for reason in reasons(PACKAGE / "games" / game.id)}
    return {f"{game.id}-{name}" for name in own}


def worded_fields(game: Game) -> set[str]:
    """The fields that some sentence of the game puts into words."""
    starts = (f"{game.id}-event-", f"{game.id}-ask-")
    said = messages(DEFAULT, game.id)
    return {
        v for name, (variables, _) in said.items() if name.startswith(starts) for v in variables
    }


def needs_words(value: str) -> bool:
    """Coordinates such as `-1,3` are the same in every language."""
    return any(letter.isalpha() for letter in value)


def fields(game: Game) -> set[str]:
    named = {field.rstrip("*") for kind in game.event_kinds for field in kind.fields}
    for step in game.step_types.values():
        named |= set(step.FIELDS)
    return named - {"seat"}


def named_values(game: Game) -> set[tuple[str, str]]:
    """Every value that the game gives a name: `name_of` counted up until it ends."""
    found: set[tuple[str, str]] = set()
    for field in fields(game):
        for number in range(10_000):
            try:
                value = game.name_of(field, number)
            except (IndexError, KeyError):
                break
            if isinstance(value, str):
                found.add((field, value))
            elif number > 500:
                break
    return found


def possible_values(game: Game) -> set[tuple[str, str]]:
    return {pair for name in game.option_names for pair in parts_of(name)}


def parts_of(option: str) -> list[tuple[str, str]]:
    """The values of an option's name that are no numbers, with their kind."""
    prefix, *parts = option.split(":")
    return [(prefix, part) for part in parts if not part.isdecimal()]


def variants(game: Game) -> list[dict[str, Any]]:
    """The standard game, and one with each value of each switch and list."""
    found: list[dict[str, Any]] = [{}]
    for setting in game.settings:
        if setting.kind != "number":
            values = range(setting.low, setting.high + 1)
            found += [{setting.name: value} for value in values if value != setting.default]
    return found


@cache
def seen_values(game_id: str) -> frozenset[tuple[str, str]]:
    """The values of the options that were open somewhere in a few random games."""
    game = GAMES[game_id]
    seen: set[int] = set()
    counts = range(game.min_players, game.max_players + 1)
    for seed, (players, settings) in enumerate(product(counts, variants(game))):
        try:
            state = game.new(players, settings, seed)
        except BadSetup:
            continue  # not every variant is for every number of players
        chooser = FastRng(seed)
        while not state.over:
            seat = state.to_act()[0]
            options = state.legal(seat)
            seen.update(options)
            state.apply(seat, options[chooser.below(len(options))])
    return frozenset(pair for option in seen for pair in parts_of(game.describe(option)))


def thing_ids(game: Game, kind: str, value: str) -> set[str]:
    """The ids that may hold the words of a value: with and without the number of the copy."""
    names = {value, COPY_NUMBER.sub("", value)}
    alias = f"{game.id}-alias-{kind}"
    kinds = Words().text(alias).split() if alias in messages(DEFAULT, game.id) else [kind]
    return {f"{game.id}-{each}-{NOT_IN_IDS.sub('-', n)}" for each in kinds for n in names}


# ---------------------------------------------------------------------- the tests


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_no_message_is_missing(game: Game) -> None:
    there = set(messages(DEFAULT, game.id))
    missing = fixed_ids(game) - there
    worded = worded_fields(game)
    said = {(kind, value) for kind, value in named_values(game) if kind in worded}
    for kind, value in said | seen_values(game.id):
        if needs_words(value) and not thing_ids(game, kind, value) & there:
            missing.add(f"{game.id}-{kind}-{value}")
    assert not missing, f"words are missing: {sorted(missing)}"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_no_message_of_a_game_is_unused(game: Game) -> None:
    used = fixed_ids(game)
    for kind, value in named_values(game) | possible_values(game):
        used |= thing_ids(game, kind, value) | {f"{game.id}-alias-{kind}"}
    unused = [m for m in messages(DEFAULT, game.id) if m not in used and not is_spoken(m)]
    assert not unused


@pytest.mark.parametrize("domain", [name for name in DOMAINS if name not in GAMES])
def test_no_message_of_the_shell_is_unused(domain: str) -> None:
    assert not [message for message in messages(DEFAULT, domain) if not is_spoken(message)]


def test_every_message_that_the_sources_name_exists() -> None:
    there = {message for domain in DOMAINS for message in messages(DEFAULT, domain)}
    named = {name for name in spoken() if name.startswith("core-") and not name.endswith("-")}
    assert not named - there


def test_core_refusals_have_words() -> None:
    wanted = {f"core-why-{reason}" for reason in reasons(PACKAGE / "core")}
    assert wanted <= set(messages(DEFAULT, "core"))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_arguments_are_those_that_the_game_gives(game: Game) -> None:
    """A misspelt variable would be printed as such."""
    there = messages(DEFAULT, game.id)
    for kind in game.event_kinds:
        given = {field.rstrip("*") for field in kind.fields}
        assert there[f"{game.id}-event-{kind.name}"][0] <= given, kind.name
    for name, step in game.step_types.items():
        if issubclass(step, Choice):
            assert there[f"{game.id}-ask-{name}"][0] <= set(step.FIELDS), name
    for message, (variables, _) in there.items():
        if message.startswith(f"{game.id}-option-"):
            assert variables <= {"value", "second"}, message


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_settings_are_explained(game: Game) -> None:
    words = Words()
    for setting in game.settings:
        assert words.help(f"{game.id}-setting-{setting.name}")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("domain", DOMAINS)
def test_all_languages_say_the_same(language: str, domain: str) -> None:
    """The same ids, the same help, no variable that English does not have."""
    english, other = messages(DEFAULT, domain), messages(language, domain)
    assert sorted(set(english) - set(other)) == [], "missing"
    assert sorted(set(other) - set(english)) == [], "left over"
    for message, (variables, attributes) in other.items():
        assert attributes == english[message][1], message
        assert variables <= english[message][0], message


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_whole_game_can_be_told(game: Game, language: str) -> None:
    """No `{$name}`, no bare message id in any question, option, event or refusal of a game."""
    words = Words(language)
    names = ["Ada", "Béla", "Cyril", "Dana", "Eva", "Filip"]
    events: list[Event] = []
    chooser = FastRng(7)
    state = game.new(game.max_players, {}, 7, events)
    told: set[str] = set()
    while not state.over:
        seat = state.to_act()[0]
        options = state.legal(seat)
        asked = state.question().shown_to(state, seat)
        asked = next((c for c in asked.get("choices", []) if c["seat"] == seat), asked)
        told.add(words.question(game.id, asked, names))
        told.update(words.option(game.id, game.describe(option), names) for option in options)
        closed = chooser.below(len(game.option_names))
        told.add(words.why(game.id, state.refuse(seat, closed) or "not-asked@"))
        told.update(words.event(game.id, game.event_json(event), names) for event in events)
        events.clear()
        state.apply(seat, options[chooser.below(len(options))])
    broken = [text for text in told if "{" in text or text.startswith((f"{game.id}-", "core-"))]
    assert not broken
    assert len(told) > 50
