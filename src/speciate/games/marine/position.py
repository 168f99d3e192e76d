"""The complete JSON form of a position (docs/positions.md)."""

from __future__ import annotations

from typing import Any

from speciate.core.errors import BadPosition
from speciate.core.game import int_list
from speciate.core.rng import Rng
from speciate.games.marine.actions.wanderlust import TilePlace
from speciate.games.marine.cards.genes import GiveUpTrait
from speciate.games.marine.components import (
    ALL_CUBES,
    ANIMAL_NAMES,
    ANIMALS,
    ASTEROID,
    CARD_NAMES,
    CARDS,
    CONSTANTS,
    DISPLAY_NAMES,
    ELEMENTS,
    EXAPTATION,
    NOBODY,
    NOTHING,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    START_DISCS,
    START_TILES,
    TERRAIN_NAMES,
    TERRAINS,
    TILE_COUNT,
    TRAIT_NAMES,
    TRAITS,
    TYPES,
    VENT,
    VENT_NAMES,
)
from speciate.games.marine.earth import add_cubes, lay_tile, lay_vent
from speciate.games.marine.geometry import (
    CENTRE,
    CORNER_NAMES,
    CORNER_NUMBER,
    CORNERS,
    HEX_NAMES,
    HEX_NUMBER,
    HEXES,
    bits,
)
from speciate.games.marine.inheritance import refresh_abilities
from speciate.games.marine.invariants import discs_out_of_bag
from speciate.games.marine.pawns import controller
from speciate.games.marine.state import EMPTY, RIGHT, SPECIAL, Marine
from speciate.games.marine.turn import Turn

KEYS = frozenset(
    [
        "game",
        "rules",
        "players",
        "options",
        "rng",
        "scores",
        "stack",
        "animals",
        "turn",
        "turns",
        "extra",
        "asteroid",
        "points",
        "markers_right",
        "tiles",
        "discs",
        "stacks",
        "species",
        "pool",
        "eliminated",
        "regression_squares",
        "display",
        "speciation",
        "bag",
        "competition",
        "evolution",
        "pawns",
        "budded",
        "control",
        "targets",
        "boards",
        "plastic",
        "traits",
        "copied",
        "hands",
        "deck",
        "slots",
        "discard",
        "lost",
        "placed",
        "watched",
    ]
)

# ---------------------------------------------------------------------- writing


def by_animal(counts: list[int]) -> dict[str, int]:
    return {ANIMAL_NAMES[a]: n for a, n in enumerate(counts) if n}


def by_element(counts: list[int], first: int = 0) -> dict[str, int]:
    return {ELEMENTS[t]: counts[first + t] for t in range(TYPES) if counts[first + t]}


def without_empty(rows: dict[str, Any]) -> dict[str, Any]:
    return {name: row for name, row in rows.items() if row}


def dump(s: Marine) -> dict[str, Any]:
    position: dict[str, Any] = {
        "animals": [[ANIMAL_NAMES[a] for a in s.own_animals(seat)] for seat in range(s.players)],
        "turns": s.turns,
        "extra": int(s.extra),
        "asteroid": int(s.asteroid),
        "markers_right": [ANIMAL_NAMES[a] for a in s.animals if s.marker[a] == RIGHT],
        "tiles": dump_tiles(s),
        "discs": without_empty(
            {
                name: [CORNER_NAMES[k] for k in range(CORNERS) if s.disc[k] == element]
                for element, name in enumerate(ELEMENTS)
            }
        ),
        "stacks": [[TERRAIN_NAMES[t] for t in stack] for stack in s.stacks],
        "species": {
            ANIMAL_NAMES[a]: {HEX_NAMES[h]: s.cubes[a * HEXES + h] for h in bits(s.occupied[a])}
            for a in s.animals
        },
        "eliminated": by_animal(s.box),
    }
    if len(s.animals) > s.players:
        position["points"] = by_animal(s.vp)
    position.update(dump_display(s))
    position.update(dump_cards(s))
    position.update(dump_pending(s))
    return position


def tile_name(terrain: int, vent: int) -> str:
    """`land`, or `land+geyser` where a vent lies on it."""
    return f"{TERRAIN_NAMES[terrain]}+{VENT_NAMES[vent]}" if vent else TERRAIN_NAMES[terrain]


def dump_tiles(s: Marine) -> dict[str, list[str]]:
    rows: dict[str, list[str]] = {}
    for h in bits(s.earth):
        rows.setdefault(tile_name(s.tile[h], s.vent[h]), []).append(HEX_NAMES[h])
    return rows


def dump_display(s: Marine) -> dict[str, Any]:
    return {
        "regression_squares": [ANIMAL_NAMES[a] if a != NOBODY else None for a in s.squares],
        "display": without_empty(
            {name: by_element(s.display, n * TYPES) for n, name in enumerate(DISPLAY_NAMES)}
        ),
        "speciation": [ELEMENTS[t] if t != NOTHING else None for t in s.speciation],
        "competition": [TERRAIN_NAMES[t] if t != NOTHING else None for t in s.competition],
        "evolution": [TERRAIN_NAMES[t] if t != NOTHING else None for t in s.evolution],
        "pawns": {
            SPACE_NAMES[space]: pawn_name(pawn)
            for space, pawn in enumerate(s.space)
            if pawn != EMPTY
        },
        "budded": [ANIMAL_NAMES[a] for a in bits(s.budded)],
        "control": {ELEMENTS[t]: ANIMAL_NAMES[a] for t, a in enumerate(s.control) if a != NOBODY},
        "targets": {
            ELEMENTS[t]: n for t, n in enumerate(s.target) if n != CONSTANTS.starting_target
        },
        "boards": without_empty(
            {ANIMAL_NAMES[a]: by_element(s.board, a * TYPES) for a in s.animals}
        ),
        "plastic": without_empty(
            {ANIMAL_NAMES[a]: by_element(s.plastic, a * TYPES) for a in s.animals}
        ),
    }


def pawn_name(pawn: int) -> str:
    return ELEMENTS[pawn - SPECIAL] if pawn >= SPECIAL else ANIMAL_NAMES[pawn]


def dump_cards(s: Marine) -> dict[str, Any]:
    return {
        "traits": without_empty(
            {
                ANIMAL_NAMES[a]: [
                    TRAIT_NAMES[t] for t in s.traits[2 * a : 2 * a + 2] if t != NOTHING
                ]
                for a in s.animals
            }
        ),
        "copied": {ANIMAL_NAMES[a]: TRAIT_NAMES[t] for a, t in enumerate(s.copied) if t != NOTHING},
        "hands": without_empty(
            {ANIMAL_NAMES[a]: [TRAIT_NAMES[t] for t in s.hands[a]] for a in s.animals}
        ),
        "deck": [CARD_NAMES[card] for card in s.deck],
        "slots": [CARD_NAMES[card] for card in s.slots if card != NOTHING],
        "discard": [CARD_NAMES[card] for card in s.discard],
    }


def dump_pending(s: Marine) -> dict[str, Any]:
    """What the effect under way has done so far, if it has done anything."""
    pending: dict[str, Any] = {}
    if any(s.lost):
        pending["lost"] = by_animal(s.lost)
    if s.placed:
        pending["placed"] = [HEX_NAMES[h] for h in bits(s.placed)]
    if any(s.watched):
        pending["watched"] = {
            ANIMAL_NAMES[a]: [HEX_NAMES[h] for h in bits(s.watched[a])]
            for a in s.animals
            if s.watched[a]
        }
    return pending


# ---------------------------------------------------------------------- reading


def member(names: list[str], name: Any, where: str) -> int:
    if not isinstance(name, str) or name not in names:
        raise BadPosition(f'"{where}": expected one of {", ".join(names)}, not {name!r}')
    return names.index(name)


def place(numbers: dict[str, int], name: Any, where: str) -> int:
    if not isinstance(name, str) or name not in numbers:
        raise BadPosition(f'"{where}": there is no {name!r} in the grid')
    return numbers[name]


def rows_of(position: dict[str, Any], key: str, default: dict[str, Any]) -> dict[str, Any]:
    rows = position.get(key, default)
    if not isinstance(rows, dict):
        raise BadPosition(f'"{key}" must be an object')
    return rows


def list_of(position: dict[str, Any], key: str) -> list[Any]:
    rows = position.get(key, [])
    if not isinstance(rows, list):
        raise BadPosition(f'"{key}" must be a list')
    return rows


def count(value: Any, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadPosition(f'"{where}": expected a whole number, not {value!r}')
    return value


def read_number(position: dict[str, Any], key: str) -> int:
    return count(position.get(key, 0), key)


def read_counts(row: Any, counts: list[int], first: int, where: str) -> None:
    """Six counts by element."""
    if not isinstance(row, dict):
        raise BadPosition(f'"{where}": expected an object of elements and numbers, not {row!r}')
    for name, number in row.items():
        counts[first + member(ELEMENTS, name, where)] = count(number, where)


def read_row(names: list[str], row: list[Any], length: int, where: str) -> list[int]:
    """A list with an entry per place, None where nothing lies."""
    if len(row) > length:
        raise BadPosition(f'"{where}" has at most {length} places')
    found = [NOTHING if name is None else member(names, name, where) for name in row]
    return found + [NOTHING] * (length - len(found))


def read(position: dict[str, Any], state_args: tuple[int, dict[str, int], Rng]) -> Marine:
    """Whatever is not said is as at the start of a game, with an empty display and no traits."""
    players, settings, rng = state_args
    for key in position:
        if key not in KEYS:
            raise BadPosition(f"unknown key {key!r} (see docs/positions.md)")
    s = Marine(players, settings, rng)
    s.lay_out()
    read_animals(s, position)
    s.turns = read_number(position, "turns")
    s.extra = read_number(position, "extra") == 1
    s.asteroid = read_number(position, "asteroid") == 1
    s.vp = read_points(s, position)
    for name in list_of(position, "markers_right"):
        s.marker[member(ANIMAL_NAMES, name, "markers_right")] = RIGHT
    read_earth(s, position)
    read_species(s, position)
    read_display(s, position)
    read_pawns(s, position)
    read_traits(s, position)
    read_bag(s, position)
    read_cards(s, position)
    read_pending(s, position)
    if "stack" not in position:
        name = position.get("turn", ANIMAL_NAMES[s.animals[-1]])
        animal = member([ANIMAL_NAMES[a] for a in s.animals], name, "turn")
        s.stack = [Turn(s.animals[animal])]
    return s


def read_animals(s: Marine, position: dict[str, Any]) -> None:
    """Per seat its animal or a list of them; by default the lowest of the food chain first."""
    per_seat = 2 if s.settings["two_animals"] else 1
    lowest_first = list(reversed(ANIMAL_NAMES))
    default = [lowest_first[i * per_seat : (i + 1) * per_seat] for i in range(s.players)]
    rows = position.get("animals", default)
    if not isinstance(rows, list) or len(rows) != s.players:
        raise BadPosition(f'"animals" must be a list of the animals of {s.players} seats')
    for seat, row in enumerate(rows):
        names = [row] if isinstance(row, str) else row
        if not isinstance(names, list) or len(names) != per_seat:
            raise BadPosition(f'"animals": every seat has {per_seat}, not {row!r}')
        for name in names:
            a = member(ANIMAL_NAMES, name, "animals")
            if s.seat_of[a] != NOBODY:
                raise BadPosition(f'"animals": {name} are named twice')
            s.seat_of[a] = seat
    s.animals = [a for a in range(ANIMALS) if s.seat_of[a] != NOBODY]


def read_points(s: Marine, position: dict[str, Any]) -> list[int]:
    """In the normal game an animal has what its seat has."""
    vp = [0] * ANIMALS
    scores = int_list(position.get("scores", [0] * s.players), "scores", s.players)
    for a in s.animals:
        vp[a] = scores[s.seat_of[a]]
    for name, points in rows_of(position, "points", {}).items():
        vp[member(ANIMAL_NAMES, name, "points")] = count(points, "points")
    return vp


def places_of(numbers: dict[str, int], row: Any, where: str) -> list[int]:
    if not isinstance(row, list):
        raise BadPosition(f'"{where}": expected a list of places such as "0,2", not {row!r}')
    return [place(numbers, name, where) for name in row]


def read_earth(s: Marine, position: dict[str, Any]) -> None:
    tiles: dict[str, list[str]] = {}
    for tile in START_TILES:
        tiles.setdefault(tile_name(tile.terrain, tile.vent), []).append(HEX_NAMES[tile.hex])
    for name, row in rows_of(position, "tiles", tiles).items():
        terrain, plus, vent = name.partition("+")
        for h in places_of(HEX_NUMBER, row, "tiles"):
            if s.tile[h] != EMPTY:
                raise BadPosition(f'"tiles": {HEX_NAMES[h]} has two tiles')
            lay_tile(s, h, member(TERRAIN_NAMES[:VENT], terrain, "tiles"))
            if plus:
                lay_vent(s, h, 1 + member(VENT_NAMES[1:], vent, "tiles"))
    discs = {ELEMENTS[element]: [CORNER_NAMES[corner]] for corner, element in START_DISCS}
    for name, row in rows_of(position, "discs", discs).items():
        for corner in places_of(CORNER_NUMBER, row, "discs"):
            if s.disc[corner] != EMPTY:
                raise BadPosition(f'"discs": {CORNER_NAMES[corner]} has two discs')
            s.disc[corner] = member(ELEMENTS, name, "discs")
    if "stacks" in position:
        rows = list_of(position, "stacks")
        if len(rows) != 3:
            raise BadPosition('"stacks" must be a list of 3 stacks, the face-up tile last')
        s.stacks = [[member(TERRAIN_NAMES[:VENT], name, "stacks") for name in row] for row in rows]
    else:
        deal_stacks(s, in_flight(position, TilePlace.NAME, 3))


def in_flight(position: dict[str, Any], name: str, at: int) -> list[int]:
    """The tile or trait that steps of this name hold."""
    rows = [row for row in list_of(position, "stack") if isinstance(row, list) and row]
    return [count(row[at], "stack") for row in rows if row[0] == name]


def deal_stacks(s: Marine, held: list[int]) -> None:
    """The tiles that lie nowhere else, spread over the three stacks."""
    left = []
    for terrain in range(TERRAINS - 1):
        used = s.tile.count(terrain) + held.count(terrain)
        left += [terrain] * (TILE_COUNT[terrain] - used)
    s.stacks = [left[i::3] for i in range(3)]


def read_species(s: Marine, position: dict[str, Any]) -> None:
    start = {ANIMAL_NAMES[a]: {HEX_NAMES[CENTRE]: CONSTANTS.starting_species} for a in s.animals}
    for name, row in rows_of(position, "species", start).items():
        a = member(ANIMAL_NAMES, name, "species")
        if not isinstance(row, dict):
            raise BadPosition('"species" is, per animal, an object of hexes and numbers')
        for where, number in row.items():
            add_cubes(s, a, place(HEX_NUMBER, where, "species"), count(number, "species"))
    for name, number in rows_of(position, "eliminated", {}).items():
        s.box[member(ANIMAL_NAMES, name, "eliminated")] = count(number, "eliminated")
    s.squares = read_row(ANIMAL_NAMES, list_of(position, "regression_squares"), 2, "squares")
    for a in s.animals:
        on_earth = sum(s.cubes[a * HEXES : (a + 1) * HEXES])
        s.pool[a] = ALL_CUBES - on_earth - s.box[a] - s.squares.count(a)
    for name, number in rows_of(position, "pool", {}).items():  # the rest was eliminated
        a = member(ANIMAL_NAMES, name, "pool")
        s.box[a] += s.pool[a] - count(number, "pool")
        s.pool[a] = number


def read_display(s: Marine, position: dict[str, Any]) -> None:
    for name, row in rows_of(position, "display", {}).items():
        section = member(DISPLAY_NAMES, name, "display")
        read_counts(row, s.display, section * TYPES, "display")
    s.speciation = read_row(
        ELEMENTS, list_of(position, "speciation"), len(s.speciation), "speciation"
    )
    for key in ("competition", "evolution"):
        row = s.competition if key == "competition" else s.evolution
        row[:] = read_row(TERRAIN_NAMES, list_of(position, key), len(row), key)
        for terrain in row:
            if terrain != NOTHING:
                s.red_bag[terrain] -= 1


def read_pawns(s: Marine, position: dict[str, Any]) -> None:
    for name in list_of(position, "budded"):
        s.budded |= 1 << member(ANIMAL_NAMES, name, "budded")
    for a in s.animals:
        s.pawns[a] = CONSTANTS.basic_pawns[len(s.animals) - 2] + (s.budded >> a & 1)
    for name, animal in rows_of(position, "control", {}).items():
        element = member(ELEMENTS, name, "control")
        s.control[element] = member(ANIMAL_NAMES, animal, "control")
    for name, target in rows_of(position, "targets", {}).items():
        s.target[member(ELEMENTS, name, "targets")] = count(target, "targets")
    for name, pawn in rows_of(position, "pawns", {}).items():
        space = member(SPACE_NAMES, name, "pawns")
        if pawn in ELEMENTS:
            element = ELEMENTS.index(pawn)
            if s.special_at[element] != EMPTY or s.control[element] == NOBODY:
                raise BadPosition(f'"pawns": the pawn {pawn} is unowned or stands twice')
            s.space[space] = SPECIAL + element
            s.special_at[element] = space
            if space < SPACES:
                s.specials |= 1 << space
        else:
            s.space[space] = member(ANIMAL_NAMES, pawn, "pawns")
            s.pawns[s.space[space]] -= 1
        if space < SPACES:
            s.mine[controller(s, s.space[space])] |= 1 << space


def read_traits(s: Marine, position: dict[str, Any]) -> None:
    """Boards and traits; the trait box is what lies nowhere else."""
    for key in ("boards", "plastic"):
        for name, row in rows_of(position, key, {}).items():
            a = member(ANIMAL_NAMES, name, key)
            read_counts(row, s.board if key == "boards" else s.plastic, a * TYPES, key)
    for name, row in rows_of(position, "traits", {}).items():
        a = member(ANIMAL_NAMES, name, "traits")
        s.traits[2 * a : 2 * a + 2] = read_row(TRAIT_NAMES, row, 2, "traits")
    for name, trait in rows_of(position, "copied", {}).items():
        s.copied[member(ANIMAL_NAMES, name, "copied")] = member(TRAIT_NAMES, trait, "copied")
    for name, row in rows_of(position, "hands", {}).items():
        a = member(ANIMAL_NAMES, name, "hands")
        s.hands[a] = tuple(sorted(member(TRAIT_NAMES, trait, "hands") for trait in row))
    used = s.traits + [trait for hand in s.hands for trait in hand]
    used += in_flight(position, GiveUpTrait.NAME, 3)
    if s.settings["superheroes"]:
        used.append(EXAPTATION)
    s.trait_box = [trait for trait in range(TRAITS) if trait not in used]
    for a in s.animals:
        refresh_abilities(s, a)


def read_bag(s: Marine, position: dict[str, Any]) -> None:
    """The discs that lie nowhere else; "bag" may only repeat that."""
    for element in range(TYPES):
        s.bag[element] -= discs_out_of_bag(s, element)
    if "bag" in position:
        bag = [0] * TYPES
        read_counts(position["bag"], bag, 0, "bag")
        if bag != s.bag:
            raise BadPosition('"bag" is not what lies nowhere else; leave it out')


def read_cards(s: Marine, position: dict[str, Any]) -> None:
    slots = list_of(position, "slots")
    s.slots = read_row(CARD_NAMES, slots, SLOTS, "slots")
    for card in s.slots:
        if card != NOTHING:
            s.face_up |= 1 << card
    s.discard = [member(CARD_NAMES, card, "discard") for card in list_of(position, "discard")]
    used = [card for card in s.slots + s.discard if card != NOTHING]
    if "deck" in position:
        s.deck = [member(CARD_NAMES, card, "deck") for card in list_of(position, "deck")]
        used += s.deck
        s.removed = [card for card in range(CARDS) if card not in used]
    else:
        others = [card for card in range(CARDS) if card not in used and card != ASTEROID]
        s.deck = ([] if ASTEROID in used else [ASTEROID]) + others


def read_pending(s: Marine, position: dict[str, Any]) -> None:
    for name, number in rows_of(position, "lost", {}).items():
        s.lost[member(ANIMAL_NAMES, name, "lost")] = count(number, "lost")
    for name in list_of(position, "placed"):
        s.placed |= 1 << place(HEX_NUMBER, name, "placed")
    for name, hexes in rows_of(position, "watched", {}).items():
        for where in hexes:
            bit = 1 << place(HEX_NUMBER, where, "watched")
            s.watched[member(ANIMAL_NAMES, name, "watched")] |= bit
