"""The complete JSON form of a position (docs/positions.md)."""

from __future__ import annotations

from typing import Any

from speciate.core.errors import BadPosition
from speciate.core.game import int_list
from speciate.core.rng import Rng
from speciate.core.step import Step
from speciate.games.newworld import areas, development, epoch, extinction, feeding
from speciate.games.newworld.animals import refresh
from speciate.games.newworld.components import (
    AREA_CARD_NAMES,
    AREA_CARDS,
    BRIEF,
    CARD_NAMES,
    CARD_TYPES,
    CARDS,
    EXTENDED,
    FAT,
    PAIR,
    PARTS,
    TRAIT_NAMES,
    TYPE_OF,
)
from speciate.games.newworld.invariants import IN_FLIGHT, cards_in_flight
from speciate.games.newworld.state import (
    CARD_MASK,
    HAS_ATTACKED,
    IS_POISONED,
    IS_RESCUED,
    IS_SCARED,
    LOADED,
    NO_CARD,
    ROTATED,
    TRAIT_MASK,
    TRAIT_SHIFT,
    NewWorld,
)

MARKS = {
    "poisoned": IS_POISONED,
    "scared": IS_SCARED,
    "attacked": HAS_ATTACKED,
    "rescued": IS_RESCUED,
}
KEYS = frozenset(
    [
        "game",
        "rules",
        "players",
        "options",
        "rng",
        "scores",
        "stack",
        "phase",
        "epoch",
        "first",
        "turn",
        "passed",
        "hands",
        "rows",
        "deck",
        "discard",
        "area_deck",
        "area_row",
        "area_discard",
        "area_out",
        "activated",
        "seen",
        "reshuffles",
        "drawn_at",
        "not_before",
    ]
)
ANIMAL_KEYS = frozenset(["id", "face", "traits", "pair", "red", "blue", "shelter", "marks"])

# ---------------------------------------------------------------------- writing


def dump(s: NewWorld) -> dict[str, Any]:
    position: dict[str, Any] = {
        "epoch": s.epoch,
        "first": s.first,
        "turn": s.turn,
        "passed": [seat for seat in range(s.players) if s.passed >> seat & 1],
        "hands": [hand[:] for hand in s.hands],
        "rows": [[dump_animal(s, a) for a in row] for row in s.rows],
        "deck": s.deck[:],
        "discard": s.discard[:],
        "area_deck": s.area_deck[:],
        "area_row": [dump_area_card(s, card) for card in s.area_row],
        "area_discard": s.area_discard[:],
        "area_out": s.area_out[:],
        "activated": s.activated[:],
        "reshuffles": s.reshuffles,
        "drawn_at": [[card, n] for card, n in enumerate(s.drawn_at) if n],
        "not_before": [[place, n] for place, n in enumerate(s.not_before) if n],
    }
    usual = usual_knowledge(s)
    position["seen"] = [
        [card, s.seen[card]] for card in range(CARDS) if s.seen[card] != usual[card]
    ]
    return position


def dump_animal(s: NewWorld, a: int) -> dict[str, Any]:
    row: dict[str, Any] = {"id": a, "face": s.face[a]}
    if s.cards[a]:
        row["traits"] = [dump_card(code) for code in s.cards[a]]
    if s.link[a] != NO_CARD:
        row["pair"] = dump_card(s.link[a])
    if s.eaten_red[a]:
        row["red"] = s.eaten_red[a]
    if s.eaten_blue[a]:
        row["blue"] = s.eaten_blue[a]
    if s.sheltered[a]:
        row["shelter"] = 1
    if s.marks[a]:
        row["marks"] = [name for name, bit in MARKS.items() if s.marks[a] & bit]
    return row


def dump_card(code: int) -> str:
    flags = ("!" if code & ROTATED else "") + ("+" if code & LOADED else "")
    return f"{TRAIT_NAMES[code >> TRAIT_SHIFT & TRAIT_MASK]}@{code & CARD_MASK}{flags}"


def dump_area_card(s: NewWorld, card: int) -> list[str | int]:
    row: list[str | int] = [AREA_CARD_NAMES[card]]
    for area in range(2 * card, 2 * card + PARTS[card]):
        row += [s.red[area], s.shelter[area]]
    return row


def usual_knowledge(s: NewWorld) -> list[int]:
    """Who knows a card where nothing else is said: own hand and faces, all that lies face up."""
    known = [0] * CARDS
    everybody = s.everybody()
    for card in s.discard:
        known[card] = everybody
    for seat in range(s.players):
        own = 0 if s.settings["mutations"] else 1 << seat
        for card in s.hands[seat]:
            known[card] = own
        for a in s.rows[seat]:
            known[s.face[a]] = own
            for code in s.cards[a]:
                known[code & CARD_MASK] = everybody
            if s.link[a] != NO_CARD:
                known[s.link[a] & CARD_MASK] = everybody
    for card in cards_in_flight(s):
        known[card] = everybody
    return known


# ---------------------------------------------------------------------- reading


class Reader:
    """Hands out cards while a position is read, so that none is used twice."""

    def __init__(self) -> None:
        self.free = set(range(CARDS))

    def take(self, card: int, where: str) -> int:
        if card not in self.free:
            known = 0 <= card < CARDS
            raise BadPosition(
                f"{where}: card {card} " + ("is used twice" if known else "does not exist")
            )
        self.free.remove(card)
        return card

    def card(self, value: Any, where: str) -> int:
        """A card by number, by name (`running/nocturnal#2`) or by type: any copy that is free."""
        if isinstance(value, int) and not isinstance(value, bool):
            return self.take(value, where)
        if isinstance(value, str) and value in CARD_NAMES:
            return self.take(CARD_NAMES.index(value), where)
        if isinstance(value, str) and value in CARD_TYPES:
            kind = CARD_TYPES.index(value)
            for card in sorted(self.free):
                if TYPE_OF[card] == kind:
                    return self.take(card, where)
            raise BadPosition(f"{where}: no copy of {value} is left")
        raise BadPosition(f"{where}: expected a card, not {value!r}")

    def trait_card(self, value: Any, where: str) -> int:
        """`trait`, `trait@card`, with ! if rotated and + if it holds a fat token."""
        if not isinstance(value, str):
            raise BadPosition(f"{where}: expected a trait such as running@52, not {value!r}")
        text = value.rstrip("!+")
        flags = value[len(text) :]
        name, at, number = text.partition("@")
        if name not in TRAIT_NAMES:
            raise BadPosition(f"{where}: there is no trait {name!r}")
        trait = TRAIT_NAMES.index(name)
        if at:
            if not number.isdecimal():
                raise BadPosition(f"{where}: expected the number of a card after @, not {number!r}")
            card = self.take(int(number), where)
        else:
            fitting = [card for card in sorted(self.free) if trait in (EXTENDED[card], BRIEF[card])]
            if not fitting:
                raise BadPosition(f"{where}: no card with {name} is left")
            card = self.take(fitting[0], where)
        if trait not in (EXTENDED[card], BRIEF[card]):
            raise BadPosition(f"{where}: card {card} has no {name}")
        if "+" in flags and trait != FAT:
            raise BadPosition(f"{where}: only fat-storing holds a fat token")
        return (
            card
            | trait << TRAIT_SHIFT
            | (ROTATED if "!" in flags else 0)
            | (LOADED if "+" in flags else 0)
        )


def read(position: dict[str, Any], state_args: tuple[int, dict[str, int], Rng]) -> NewWorld:
    players, settings, rng = state_args
    for key in position:
        if key not in KEYS:
            raise BadPosition(f"unknown key {key!r} (see docs/positions.md)")
    s = NewWorld(players, settings, rng)
    s.lay_out()
    s.epoch = read_number(position, "epoch", 1, 99)
    s.first = read_number(position, "first", 0, players - 1)
    s.turn = read_number(position, "turn", 0, players - 1)
    for seat in int_list(position.get("passed", []), "passed"):
        if not 0 <= seat < players:
            raise BadPosition(f'"passed": there is no seat {seat}')
        s.passed |= 1 << seat

    reader = Reader()
    in_flight = read_flight(position)
    for card in in_flight:
        reader.take(card, "stack")
    read_rows(s, position.get("rows", [[]] * players), reader)
    hands = position.get("hands", [[]] * players)
    if not isinstance(hands, list) or len(hands) != players:
        raise BadPosition(f'"hands" must be a list of {players} hands')
    for seat, hand in enumerate(hands):
        s.hands[seat] = [reader.card(card, f"hand {seat}") for card in hand]
        if not settings["mutations"]:
            s.hands[seat].sort()
    s.discard = [reader.card(card, "discard") for card in position.get("discard", [])]
    if "deck" in position:
        s.deck = [reader.card(card, "deck") for card in position["deck"]]
        if reader.free:
            raise BadPosition(
                f"{len(reader.free)} cards are nowhere; leave out deck to put them there"
            )
    else:
        s.deck = sorted(reader.free)
    read_areas(s, position)
    s.activated = int_list(position.get("activated", []), "activated")
    if "stack" not in position:
        s.stack = phase_stack(s, position.get("phase"))

    s.seen = usual_knowledge(s)
    for card in in_flight:
        s.seen[card] = s.everybody()
    for card, known in pairs(position, "seen"):
        s.seen[card] = known
    s.reshuffles = read_number(position, "reshuffles", 0, 99)
    for card, number in pairs(position, "drawn_at"):
        s.drawn_at[card] = number
    if s.reshuffles:
        s.not_before = [0] * (players * CARDS)
    for place, number in pairs(position, "not_before"):
        s.not_before[place] = number
    return s


def pairs(position: dict[str, Any], key: str) -> list[tuple[int, int]]:
    found = []
    for row in position.get(key, []):
        first, second = int_list(row, key, 2)
        if first < 0:
            raise BadPosition(f'"{key}": {first} is no place')
        found.append((first, second))
    return found


def read_number(position: dict[str, Any], key: str, low: int, high: int) -> int:
    value = position.get(key, low)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(f'"{key}" must be a whole number from {low} to {high}, not {value!r}')
    return value


def read_flight(position: dict[str, Any]) -> list[int]:
    """The cards that steps of the stack hold, between hand and table."""
    found: list[int] = []
    for row in position.get("stack", []):
        if isinstance(row, list) and row and row[0] in IN_FLIGHT:
            card = row[2] if row[0] != "exchange-half" else row[3]
            if not isinstance(card, int):
                raise BadPosition(f"step {row[0]!r}: expected the number of a card, not {card!r}")
            found.append(card)
    return found


def read_rows(s: NewWorld, rows: Any, reader: Reader) -> None:
    if not isinstance(rows, list) or len(rows) != s.players:
        raise BadPosition(f'"rows" must be a list of {s.players} rows of animals')
    given = [animal.get("id") for row in rows for animal in row if isinstance(animal, dict)]
    taken = [a for a in given if isinstance(a, int)]
    size = max([len(given), *[a + 1 for a in taken]], default=0)
    if size > CARDS or len(set(taken)) != len(taken) or any(a < 0 for a in taken):
        raise BadPosition("the ids of animals must be different numbers from 0")
    s.owner = [-1] * size
    s.face = [NO_CARD] * size
    s.cards = [()] * size
    s.link = [NO_CARD] * size
    s.eaten_red = [0] * size
    s.eaten_blue = [0] * size
    s.sheltered = [0] * size
    s.marks = [0] * size
    s.mask = [0] * size
    s.requirement = [1] * size
    free = [a for a in range(size) if a not in taken]
    placed: list[tuple[int, dict[str, Any]]] = []
    for seat, row in enumerate(rows):
        for animal in row:
            if not isinstance(animal, dict) or not ANIMAL_KEYS.issuperset(animal):
                raise BadPosition(
                    f"row {seat}: an animal is an object with {', '.join(sorted(ANIMAL_KEYS))}"
                )
            a = animal.get("id")
            if a is None:
                a = free.pop(0)
            s.owner[a] = seat
            s.rows[seat].append(a)
            placed.append((a, animal))
    # Cards that are named come first, so that the nameless ones take what is left over.
    for named in (True, False):
        for a, animal in placed:
            if ("face" in animal) == named:
                read_animal(s, a, animal, reader)
    for a, animal in placed:
        if "face" not in animal:
            s.face[a] = reader.take(max(reader.free), f"animal {a}")
        refresh(s, a)


def read_animal(s: NewWorld, a: int, animal: dict[str, Any], reader: Reader) -> None:
    where = f"animal {a}"
    if "face" in animal:
        s.face[a] = reader.card(animal["face"], where)
    codes = [reader.trait_card(card, where) for card in animal.get("traits", [])]
    s.cards[a] = tuple(codes)
    if any(PAIR[code >> TRAIT_SHIFT & TRAIT_MASK] for code in codes):
        raise BadPosition(f'{where}: a pair trait is written as "pair" of the animal to its left')
    if animal.get("pair") is not None:
        s.link[a] = reader.trait_card(animal["pair"], where)
        row = s.rows[s.owner[a]]
        if not PAIR[s.link[a] >> TRAIT_SHIFT & TRAIT_MASK] or row[-1] == a:
            raise BadPosition(f"{where}: pair needs a pair trait and an animal to the right")
    s.eaten_red[a] = read_number(animal, "red", 0, CARDS)
    s.eaten_blue[a] = read_number(animal, "blue", 0, CARDS)
    s.sheltered[a] = int(animal.get("shelter", 0) in (1, True))
    for mark in animal.get("marks", []):
        if mark not in MARKS:
            raise BadPosition(f"{where}: a mark is one of {', '.join(MARKS)}, not {mark!r}")
        s.marks[a] |= MARKS[mark]


def read_areas(s: NewWorld, position: dict[str, Any]) -> None:
    free = set(range(AREA_CARDS))

    def take(value: Any, where: str) -> int:
        card = AREA_CARD_NAMES.index(value) if value in AREA_CARD_NAMES else value
        if not isinstance(card, int) or card not in free:
            raise BadPosition(f"{where}: {value!r} is no area card that is still free")
        free.remove(card)
        return card

    for row in position.get("area_row", []):
        if not isinstance(row, list) or not row:
            raise BadPosition('"area_row" is a list of [area card, red, shelter, ...]')
        card = take(row[0], "area_row")
        s.area_row.append(card)
        tokens = int_list(row[1:], "area_row")
        if len(tokens) not in (0, 2 * PARTS[card]):
            raise BadPosition(
                f"area_row: {row[0]} has {PARTS[card]} parts with red and shelter each"
            )
        for i, number in enumerate(tokens):
            (s.red if i % 2 == 0 else s.shelter)[2 * card + i // 2] = number
    s.area_discard = [take(card, "area_discard") for card in position.get("area_discard", [])]
    if "area_deck" in position:
        s.area_deck = [take(card, "area_deck") for card in position["area_deck"]]
    else:
        left = 0 if s.settings["cataclysm"] else max(0, s.settings["epochs"] - s.epoch)
        s.area_deck = [take(card, "area_deck") for card in sorted(free)[:left]]
    if "area_out" in position:
        s.area_out = [take(card, "area_out") for card in position["area_out"]]
    else:
        s.area_out = sorted(free)


def phase_stack(s: NewWorld, phase: Any) -> list[Step[Any]]:
    """The stack at the start of a turn, for positions written by hand."""
    stack: list[Step[Any]] = [epoch.EndOfEpoch()]
    if phase == "extinction":
        return [*stack, extinction.Extinction()]
    stack.append(extinction.Extinction())
    if phase == "feeding":
        return [*stack, feeding.FeedingTurn(s.turn)]
    stack.append(epoch.FeedingPhase())
    if phase == "areas":
        return [*stack, areas.AreasPhase()]
    if not s.settings["cataclysm"]:
        stack.append(areas.AreasPhase())
    if phase == "development":
        return [*stack, development.DevelopmentTurn(s.turn)]
    raise BadPosition('give "stack", or "phase": development, areas, feeding or extinction')
