"""The tables of Marine and Entropy as a player sees them in the terminal."""

from __future__ import annotations

import re
from functools import cache
from io import StringIO
from typing import Any

import pytest
from rich.console import Console, RenderableType

from speciate.cli.tables import table_of
from speciate.cli.tables.marine_map import Map, animal_signs, disc_signs
from speciate.core.registry import game
from speciate.core.replay import parse_record
from speciate.core.rng import FastRng
from speciate.core.state import State
from speciate.games.marine.geometry import CORNER_NUMBER, CORNER_PLACES
from speciate.locale import Words, languages
from tests.cli.conftest import Speciate

NAMES = ["Zoltán", "Béla", "Cyril", "Xenie"]
BARE_ID = re.compile(r"\b(?:marine|entropy|web|core)-[a-z]+[a-z-]*\b")
COUNTS = [("marine", 2), ("marine", 3), ("marine", 4)]
COUNTS += [("entropy", 1), ("entropy", 2), ("entropy", 3), ("entropy", 4)]
VARIANTS = [
    ("marine", 2, {"two_animals": "yes"}),
    ("marine", 4, {"random_earth": "yes", "alternative_boards": "yes", "superheroes": "yes"}),
    ("entropy", 3, {"alternative_objectives": "yes"}),
]
PROMPT = Words().text("core-play-prompt") + " > "
VERY_WIDE = 400  # so that no name is broken over two lines


def shown(drawing: RenderableType, width: int) -> str:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(drawing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def table(view: dict[str, Any], width: int, language: str = "en") -> str:
    return shown(table_of(view["game"]).draw(view, Words(language), NAMES), width)


def step(state: State, chooser: FastRng) -> None:
    seat = state.to_act()[0]
    options = state.legal(seat)
    state.apply(seat, options[chooser.below(len(options))])


@cache
def moments(game_id: str, players: int, settings: tuple[tuple[str, str], ...]) -> list[State]:
    """The beginning, some positions on the way and the end of a random game."""
    state = game(game_id).new(players, dict(settings), 11)
    chooser = FastRng(11)
    kept = [state.copy()]
    decisions = 0
    while not state.over:
        step(state, chooser)
        decisions += 1
        if decisions in (2, 10, 60, 150, 300, 600, 900):
            kept.append(state.copy())
    return [*kept, state]


def views(game_id: str, players: int, **settings: str) -> list[dict[str, Any]]:
    states = moments(game_id, players, tuple(settings.items()))
    readers = [None, *range(players)]
    return [state.view(readers[i % len(readers)]) for i, state in enumerate(states * 2)]


# ---------------------------------------------------------------------- both games


@pytest.mark.parametrize(("game_id", "players"), COUNTS)
def test_every_position_fits_the_terminal(game_id: str, players: int) -> None:
    for view in views(game_id, players):
        width = 100 if view["seat"] == 0 else 120
        drawn = table(view, width)
        assert max(map(len, drawn.splitlines())) <= width
        assert "{" not in drawn
        assert not BARE_ID.search(drawn)
        assert all(name in drawn for name in NAMES[:players])


@pytest.mark.parametrize(("game_id", "players", "settings"), VARIANTS)
def test_variants_can_be_drawn(game_id: str, players: int, settings: dict[str, str]) -> None:
    for view in views(game_id, players, **settings):
        assert not BARE_ID.search(table(view, 120))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", ["marine", "entropy"])
def test_every_language_has_all_the_words(game_id: str, language: str) -> None:
    for state in moments(game_id, 3, ()):
        drawn = table(state.view(0), 120, language)
        assert max(map(len, drawn.splitlines())) <= 120
        assert "{" not in drawn
        assert not BARE_ID.search(drawn)


@pytest.mark.parametrize(("game_id", "players"), COUNTS)
def test_every_option_has_a_sound_hint(game_id: str, players: int) -> None:
    module, words, chooser = table_of(game_id), Words(), FastRng(5)
    described = game(game_id)
    state = described.new(players, {}, 5)
    told: set[str] = set()
    for decisions in range(400):
        seat = state.to_act()[0]
        if decisions % 8 == 0:
            view = state.view(seat)
            for option in state.legal(seat):
                told.add(module.hint(view, described.describe(option), words, NAMES))
        step(state, chooser)
        if state.over:
            break
    assert len(told) > 20
    assert not [text for text in told if "{" in text or "\n" in text or BARE_ID.search(text)]


# ---------------------------------------------------------------------- Marine


@pytest.mark.parametrize("language", languages())
def test_no_two_animals_or_discs_share_a_sign(language: str) -> None:
    words = Words(language)
    for signs in (animal_signs(words), disc_signs(words)):
        assert len(set(signs.values())) == len(signs)
        assert {len(sign) for sign in signs.values()} == {2}


def test_the_beginning_of_marine_as_a_picture() -> None:
    seats = {"animal_1": "reptiles", "animal_2": "fishes", "animal_3": "crustaceans"}
    view = game("marine").new(3, seats, 1).view(0)
    drawn = shown(Map(view, Words()), 120).splitlines()
    middle = next(line for line, text in enumerate(drawn) if " 0,0 " in text)
    picture = [line[19:72].rstrip() for line in drawn[middle - 2 : middle + 7]]
    assert picture == [
        "      +- -1,1 --+                   +-- 1,1 --+",
        "    /  seagrass    \\              / kelp forest  \\",
        " +                   SU- 0,0 --AL                  +",
        "    \\              / coral reef   \\              /",
        "      +- -1,-1 -SP     Re3 Fi3      GA 1,-1 --+",
        "    /  seamount    \\     Cr3      /    sand      \\",
        " +                   PL 0,-2 --WO                  +",
        "    \\              / open ocean   \\              /",
        "      +---------+                   +---------+",
    ]


@pytest.mark.parametrize("width", [100, 120])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_map_shows_every_tile_species_and_disc_in_its_place(players: int, width: int) -> None:
    words = Words()
    animals, discs = animal_signs(words), disc_signs(words)
    for state in moments("marine", players, ()):
        view = state.view(0)
        drawn = Map(view, words)
        lines = shown(drawn, width).splitlines()
        for tile in view["tiles"]:
            c, y = map(int, tile["hex"].split(","))
            left, right = drawn.x(3 * c - 1), drawn.x(3 * c + 1)
            top = drawn.y(y + 1)
            assert tile["hex"] in lines[top][left:right]
            ground = tile["vent"] or words.thing("marine", "terrain", tile["terrain"])
            reach = drawn.unit // 2 + 1
            assert ground in lines[top + 1][left - reach : right + reach + 1]
            inside = [line[left - reach : right + reach + 2] for line in lines[top + 2 : top + 4]]
            for animal, count in tile["species"].items():
                danger = "!" if animal in tile["endangered"] else ""
                assert f"{animals[animal]}{count}{danger}" in " ".join(inside).split()
        for corner, element in view["discs"].items():
            p, q = CORNER_PLACES[CORNER_NUMBER[corner]]
            assert lines[drawn.y(q)][drawn.x(p) :].startswith(discs[element])


def test_the_rulers_name_columns_and_rows_of_corners() -> None:
    drawn = Map(game("marine").new(3, {}, 1).view(0), Words())
    lines = shown(drawn, 120).splitlines()
    for p, q in CORNER_PLACES:
        if drawn.left <= p <= drawn.right and drawn.low <= q <= drawn.high:
            assert str(p) in lines[0][drawn.x(p) - 1 : drawn.x(p) + 2].split()
            assert lines[drawn.y(q)].split()[0] == str(q)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_pawn_card_and_animal_of_marine_is_on_the_table(players: int) -> None:
    words = Words()
    animals, discs = animal_signs(words), disc_signs(words)
    for state in moments("marine", players, ()):
        view = state.view(0)
        drawn = table(view, VERY_WIDE)
        wanted: dict[str, int] = {}
        for pawn in [space["pawn"] for space in view["display"]["spaces"] if space["pawn"]]:
            signs = [animals.get(pawn["animal"] or ""), discs.get(pawn["special"] or "")]
            sign = f"[{'/'.join(filter(None, signs))}]"
            wanted[sign] = wanted.get(sign, 0) + 1
        for sign, count in wanted.items():
            assert drawn.count(sign) >= count  # Bottom Feeders stand beside the display
        for card in filter(None, view["slots"]):
            assert words.thing("marine", "card", card) in drawn
            assert words.thing_help("marine", "card", card) in drawn
        for animal in view["animals"]:
            name = words.thing("marine", "animal", animal["animal"])
            row = next(line for line in drawn.splitlines() if NAMES[animal["seat"]] in line)
            facts = {name, animals[animal["animal"]], str(animal["points"]), str(animal["pool"])}
            assert facts <= set(row.split())
            assert all(words.thing("marine", "trait", trait) in row for trait in animal["traits"])


def test_traits_in_hand_are_shown_to_their_owner_alone() -> None:
    words = Words()
    state = game("marine").new(3, {}, 4)
    hands = {animal["seat"]: state.view(animal["seat"]) for animal in state.view(0)["animals"]}
    for seat, view in hands.items():
        own = next(animal["hand"] for animal in view["animals"] if animal["seat"] == seat)
        assert own
        for reader in (0, 1, 2, None):
            drawn = table(state.view(reader), VERY_WIDE)
            seen = [words.thing("marine", "trait", trait) in drawn for trait in own]
            assert all(seen) if reader == seat else not any(seen)


# ---------------------------------------------------------------------- Entropy


def things_of(view: dict[str, Any], words: Words) -> set[str]:
    """The names of all stars, planets, biomes and cards that lie on the table."""
    found = {("star", system["star"]) for seen in view["seats"] for system in seen["systems"]}
    for seen in view["seats"]:
        for system in seen["systems"]:
            for planet in system["planets"]:
                found |= {("planet", planet["planet"]), ("biome", planet["biome"])}
                found |= {("card", card) for card in planet["cards"]}
        found |= {("card", card) for card in seen.get("hand", [])}
        found |= {("mission", held["mission"]) for held in seen.get("held_missions", [])}
    for pile, lying in view["piles"].items():
        kind = pile.partition("-")[0]
        found.add(("card" if kind == "life" else kind, lying["top"]))
    return {words.thing("entropy", kind, name) for kind, name in found if name is not None}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_that_lies_there_in_entropy_is_named(players: int) -> None:
    words = Words()
    for state in moments("entropy", players, ()):
        view = state.view(0)
        drawn = table(view, VERY_WIDE)
        assert not [name for name in things_of(view, words) if name not in drawn]
        for sector in view["rondel"]:
            assert words.thing("entropy", "action", sector["outer"]) in drawn


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_scientists_and_stones_stand_in_their_sectors(players: int) -> None:
    for state in moments("entropy", players, ()):
        view = state.view(0)
        rows = [line.split("│")[2:-1] for line in rondel_of(table(view, 120))]
        stones = rows[-1]
        spaces = rows[:-1]
        for sector, seen in enumerate(view["rondel"]):
            here = "".join(row[sector] for row in spaces)
            for scientist in seen["scientists"]:
                seat = scientist["seat"]
                assert ("[rival]" if seat is None else f"[{seat + 1}]") in here
            assert here.count("[") == len(seen["scientists"])
            assert stones[sector].count("[") == len(seen["stones"])


def rondel_of(drawn: str) -> list[str]:
    lines = drawn.splitlines()
    end = next(number for number, line in enumerate(lines) if line.startswith("╰"))
    return [line for line in lines[:end] if line.startswith("│")]


def test_the_points_of_entropy_add_up() -> None:
    state = moments("entropy", 3, ())[-1]
    drawn = table(state.view(0), 120)
    total = next(line for line in drawn.splitlines() if "If the game ended now" in line)
    assert [int(number) for number in total.split()[-3:]] == state.scores


def test_hands_of_entropy_are_shown_to_their_owner_alone() -> None:
    words = Words()
    state = moments("entropy", 3, ())[1]
    for seat in range(3):
        own = set(state.view(seat)["seats"][seat]["hand"])
        public = things_of(state.view(None), words)
        hidden = [words.thing("entropy", "card", card) for card in own]
        hidden = [name for name in hidden if name not in public]
        assert hidden
        for reader in (0, 1, 2, None):
            drawn = table(state.view(reader), VERY_WIDE)
            seen = [name in drawn for name in hidden]
            assert all(seen) if reader == seat else not any(seen)


# ---------------------------------------------------------------------- at the keyboard


@pytest.mark.parametrize("game_id", ["marine", "entropy"])
def test_a_person_plays_some_decisions_against_two_bots(speciate: Speciate, game_id: str) -> None:
    arguments = ("play", game_id, "--seats", "human,random,random", "--seed", "3")
    ran = speciate(*arguments, "--record", "game.txt", typed="1\n2\n1\nw 1\n1\nl\np\n1\nq\n")
    assert ran.code == 0
    lines = ran.out.replace(PROMPT, PROMPT + "\n").splitlines()  # what is typed is not echoed
    assert max(map(len, lines)) <= 120
    assert not BARE_ID.search(ran.out)
    with open("game.txt", encoding="utf-8") as file:
        chosen = [seat for seat, _ in parse_record(file.read()).choices]
    assert chosen.count(0) == 5
    assert {1, 2} <= set(chosen)


def test_marine_at_the_keyboard_shows_what_options_are_about(speciate: Speciate) -> None:
    arguments = ("play", "marine", "--seats", "human,random,random", "--seed", "3")
    ran = speciate(*arguments, typed="1\nq\n")
    for part in (" 0,0 ", "coral reef", "Action display", "Evolution cards", "Traits dealt"):
        assert part in ran.out
    placing = next(line for line in ran.out.splitlines() if " Abundance 1, with" in line)
    assert "Put a disc of the section" in placing
