"""Positions in a few words, and playing them by the names of options."""

from __future__ import annotations

from typing import Any

from speciate.core.events import Event
from speciate.games.marine import GAME
from speciate.games.marine.components import (
    ANIMAL_NAMES,
    CARD_NAMES,
    DISPLAY_NAMES,
    ELEMENTS,
    SPACE_NAMES,
    TRAIT_NAMES,
    TYPES,
)
from speciate.games.marine.geometry import CORNER_NUMBER, HEX_NUMBER, HEXES
from speciate.games.marine.state import EMPTY, SPECIAL, Marine

FILLERS = ["producers", "univalves", "annelids", "endosymbionts"]  # face up they do nothing
QUIET = "gene-expression"  # drawn, it changes nothing


def table(
    turn: str = "crustaceans",
    players: int = 4,
    events: list[Event] | None = None,
    **rest: Any,
) -> Marine:
    """The turn of an animal; seats are crustaceans, fishes, cephalopods, reptiles in this order.

    Whatever is not said is as at the start of a game, with an empty display and no traits.
    """
    position = {"game": "marine", "players": players, "turn": turn, **rest}
    state = GAME.load(position, events)
    assert isinstance(state, Marine)
    return state


def resolve(
    card: str,
    animal: str = "crustaceans",
    slot: int = 1,
    events: list[Event] | None = None,
    above: tuple[str, ...] = (),
    **rest: Any,
) -> Marine:
    """A card is resolved by an animal from a slot; afterwards it is the next animal's turn.

    The next card of the deck is a quiet one, unless `deck` says otherwise.
    """
    fillers = [name for name in FILLERS if name != card]
    used = [*fillers[: slot - 1], card, *above, *rest.get("discard", [])]
    deck = [name for name in ("asteroid", QUIET) if name not in used]
    number = ANIMAL_NAMES.index(animal)
    steps = [["end-of-turn", number], ["resolve", number, slot - 1]]
    given = {"slots": [*fillers[: slot - 1], card, *above], "deck": deck, "stack": steps}
    return table(events=events, **{**given, **rest})


def options(s: Marine, seat: int | None = None) -> list[str]:
    """The names of the open options of a seat (of the one that is asked, if none is given)."""
    return [GAME.describe(o) for o in s.legal(s.to_act()[0] if seat is None else seat)]


def choose(s: Marine, *names: str) -> Marine:
    """Take options by name, one after the other, for whoever is asked."""
    for name in names:
        assert s.to_act(), f"nobody is asked, but {name} is to be chosen"
        open_options = options(s)
        assert name in open_options, f"{name} is not among {open_options} of {asked(s)}"
        s.apply(s.to_act()[0], GAME.parse(name))
        assert s.broken() is None, s.broken()
    return s


def why_not(s: Marine, name: str) -> str | None:
    return s.refuse(s.to_act()[0], GAME.parse(name))


def asked(s: Marine) -> str:
    return s.question().NAME if s.waiting else ""


def spaces(s: Marine, pawn: str = "basic") -> list[str]:
    """Where a pawn may be placed now."""
    start = f"place:{pawn}:"
    return [name.removeprefix(start) for name in options(s) if name.startswith(start)]


def named(s: Marine, kind: str) -> list[str]:
    """The open options of one kind, without its name: named(s, "hex") gives places."""
    return [name.removeprefix(f"{kind}:") for name in options(s) if name.startswith(f"{kind}:")]


def animal(name: str) -> int:
    return ANIMAL_NAMES.index(name)


def cubes(s: Marine, name: str, place: str) -> int:
    return s.cubes[animal(name) * HEXES + HEX_NUMBER[place]]


def on_earth(s: Marine, name: str) -> dict[str, int]:
    row = {place: cubes(s, name, place) for place in HEX_NUMBER}
    return {place: count for place, count in row.items() if count}


def pool(s: Marine, name: str) -> int:
    return s.pool[animal(name)]


def eliminated(s: Marine, name: str) -> int:
    return s.box[animal(name)]


def points(s: Marine, name: str) -> int:
    return s.vp[animal(name)]


def disc(s: Marine, corner: str) -> str | None:
    element = s.disc[CORNER_NUMBER[corner]]
    return ELEMENTS[element] if element != EMPTY else None


def in_bag(s: Marine, element: str) -> int:
    return s.bag[ELEMENTS.index(element)]


def held(s: Marine, name: str) -> dict[str, int]:
    """The discs of an animal, on its board and on Phenotypic Plasticity together."""
    first = animal(name) * TYPES
    row = {ELEMENTS[t]: s.board[first + t] + s.plastic[first + t] for t in range(TYPES)}
    return {element: count for element, count in row.items() if count}


def section(s: Marine, name: str) -> dict[str, int]:
    first = DISPLAY_NAMES.index(name) * TYPES
    row = {ELEMENTS[t]: s.display[first + t] for t in range(TYPES)}
    return {element: count for element, count in row.items() if count}


def slots(s: Marine) -> list[str]:
    return [CARD_NAMES[card] for card in s.slots if card >= 0]


def discard(s: Marine) -> list[str]:
    return [CARD_NAMES[card] for card in s.discard]


def traits(s: Marine, name: str) -> list[str]:
    row = s.traits[2 * animal(name) : 2 * animal(name) + 2]
    return [TRAIT_NAMES[trait] for trait in row if trait >= 0]


def pawns(s: Marine) -> dict[str, str]:
    """The pawns on spaces: an animal's name for a basic one, an element's for a special one."""
    return {
        SPACE_NAMES[space]: ELEMENTS[pawn - SPECIAL] if pawn >= SPECIAL else ANIMAL_NAMES[pawn]
        for space, pawn in enumerate(s.space)
        if pawn != EMPTY
    }


def told(events: list[Event]) -> list[str]:
    """The names of the recorded events."""
    return [GAME.event_kinds[event.kind].name for event in events]


def turn_of(s: Marine) -> str:
    """Whose turn begins, if nothing else is asked."""
    assert asked(s) == "place-or-retrieve", asked(s)
    shown = s.question().shown_to(s, None)
    return str(shown["animal"])
