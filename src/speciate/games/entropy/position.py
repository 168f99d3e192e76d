"""The complete JSON form of a position (docs/positions.md).

Everything but the number of players has a default, so that a situation takes a few lines: seats
without systems, piles that hold all that is nowhere else, the start of seat 0's turn.
"""

from __future__ import annotations

from typing import Any

from speciate.core.errors import BadPosition
from speciate.core.game import int_list
from speciate.core.rng import Rng
from speciate.core.step import Step
from speciate.games.entropy import missions, rondel, turn
from speciate.games.entropy.components import (
    ACTION_TILES,
    BIOME_KIND,
    BIOME_NAMES,
    BIOME_PILE,
    BIOMES,
    CARD_NAMES,
    CARD_TYPE,
    CARDS,
    CHALLENGE_NAMES,
    CREATABLE,
    GENERATOR_END,
    LIFE_PILE,
    MISSION_NAMES,
    MISSIONS,
    ORGANISM_TILE_NAMES,
    ORGANISM_TILES,
    PILE_NAMES,
    PILES,
    PLANET_NAMES,
    PLANET_TYPE,
    PLANETS,
    PROGRESS_NAMES,
    REMOVED_MARKS,
    SECTORS,
    SETS,
    SLOT_NAMES,
    SLOTS,
    STAR_NAMES,
    SYSTEM_TILES,
    TILE_IS_LARGE,
    TILE_MARK,
    TRACKS,
)
from speciate.games.entropy.invariants import (
    ready_mask,
    usual_asteroid_piles,
    usual_star_piles,
)
from speciate.games.entropy.solo import REMOVED_ASTEROID, REMOVED_BIOME, REMOVED_CARD
from speciate.games.entropy.state import (
    DISCARDED,
    HELD,
    OUT_OF_GAME,
    PHASES,
    RESOLVED,
    RIVAL,
    Entropy,
)
from speciate.games.entropy.vocabulary import (
    ACTIONS,
    ASTEROID_TYPES,
    LYING,
    NOWHERE,
    ORGANISMS,
    REASONS,
    RESOURCES,
    RINGS,
    SCORE_REASONS,
    STONES,
    UNIVERSAL_STONE,
    UPRIGHT,
)
from speciate.games.entropy.worlds import new_system

KEYS = frozenset(
    [
        *["game", "rules", "players", "options", "rng", "scores", "stack", "phase", "round"],
        *["first", "turn", "last_round", "tiles", "seats", "piles", "tops", "known", "removed"],
        *["placed", "life_bonus", "pending", "must_pay"],
        *["happened", "creating", "playing", "activating", "used_stars", "rival", "progress"],
        *["revealed", "challenges", "claimed"],
    ]
)
SEAT_KEYS = frozenset(
    [
        *["set", "levels", "resources", "generator", "sector", "ring", "stones", "locked"],
        *["tracks", "hand", "missions", "resolved", "discarded", "tiles", "systems", "points"],
    ]
)
SYSTEM_KEYS = frozenset(["system", "star", "planets"])
PLANET_KEYS = frozenset(["planet", "organisms", "asteroids", "biome", "completed", "cards"])
RIVAL_KEYS = frozenset(["sector", "ring", "organisms", "tracks", "tiles"])
ALWAYS = ("round", "set", "locked", "progress")  # their default is not what is empty

# ---------------------------------------------------------------------- writing


def dump(s: Entropy) -> dict[str, Any]:
    position: dict[str, Any] = {
        "round": s.round,
        "first": s.first,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "last_round": s.last_round,
        "tiles": [ACTIONS[action] for action in s.tiles],
        "seats": [dump_seat(s, seat) for seat in range(s.players)],
        "piles": {
            PILE_NAMES[pile]: [names_for(pile)[item] for item in s.piles[pile][::-1]]
            for pile in range(PILES)
        },
        "known": [CARD_NAMES[card] for card in s.known],
        "removed": [removed_name(item) for item in s.removed],
        "placed": STONES[s.placed] if s.placed >= 0 else None,
        "life_bonus": s.life_bonus,
        "pending": [STONES[stone] for stone in range(4) if s.pending >> stone & 1],
        "must_pay": s.must_pay,
        "happened": s.happened[:],
        "creating": [PLANET_NAMES[planet] for planet in s.creating],
        "playing": [
            [
                CARD_NAMES[s.playing[i]],
                PLANET_NAMES[s.playing[i + 1]] if s.playing[i + 1] >= 0 else None,
            ]
            for i in range(0, len(s.playing), 2)
        ],
        "activating": s.activating,
        "used_stars": [n for n in range(SYSTEM_TILES) if s.used_stars >> n & 1],
    }
    if s.is_solo():
        position.update(dump_solo(s))
    return without_defaults(position, {"happened": [0, 0, 0]})


def usual_points(s: Entropy, seat: int) -> dict[str, int]:
    return {"bonuses": s.scores[seat]} if s.scores[seat] else {}


def without_defaults(values: dict[str, Any], defaults: dict[str, Any]) -> dict[str, Any]:
    """Leave out what says nothing: empty, zero, none, or as the defaults have it."""
    kept = {}
    for key, value in values.items():
        if key in defaults:
            if value != defaults[key]:
                kept[key] = value
        elif value or key in ALWAYS:
            kept[key] = value
    return kept


def dump_solo(s: Entropy) -> dict[str, Any]:
    at = TRACKS * s.players
    return {
        "rival": {
            "sector": s.rival_sector + 1,
            "ring": RINGS[s.rival_ring],
            "organisms": s.rival_organisms[:],
            "tracks": s.tracks[at : at + TRACKS],
            "tiles": tiles_of(s, RIVAL),
        },
        "progress": [PROGRESS_NAMES[card] for card in s.progress[::-1]],
        "revealed": [PROGRESS_NAMES[card] for card in s.revealed],
        "challenges": [CHALLENGE_NAMES[card] for card in s.challenges],
        "claimed": [CHALLENGE_NAMES[c] for c in s.challenges if s.claimed >> c & 1],
    }


def dump_seat(s: Entropy, seat: int) -> dict[str, Any]:
    values = {
        "set": SETS[s.sets[seat]] if s.sets[seat] >= 0 else None,
        "levels": s.levels[3 * seat : 3 * seat + 3],
        "resources": s.resources[3 * seat : 3 * seat + 3],
        "generator": s.generator[seat],
        "sector": s.sector[seat] + 1,
        "ring": RINGS[s.ring[seat]],
        "stones": dump_stones(s, seat),
        "locked": bool(s.locked[seat]),
        "tracks": s.tracks[TRACKS * seat : TRACKS * seat + TRACKS],
        "hand": [CARD_NAMES[card] for card in s.hands[seat]],
        "missions": missions_of(s, HELD + seat),
        "resolved": missions_of(s, RESOLVED + seat),
        "discarded": missions_of(s, DISCARDED + seat),
        "tiles": tiles_of(s, seat),
        "points": {
            reason: s.categories[REASONS * seat + number]
            for number, reason in enumerate(SCORE_REASONS)
            if s.categories[REASONS * seat + number]
        },
        "systems": [dump_system(s, seat, system) for system in s.systems[seat]],
    }
    defaults = {"levels": [0, 0, 0], "tracks": [0] * TRACKS, "points": usual_points(s, seat)}
    return without_defaults(values, defaults)


def dump_stones(s: Entropy, seat: int) -> dict[str, str | int]:
    """The universal stone always, for where it is usually depends on `locked`."""
    row: dict[str, str | int] = {}
    for stone, name in enumerate(STONES):
        at = s.stones[4 * seat + stone]
        if at != UPRIGHT or stone == UNIVERSAL_STONE:
            row[name] = "upright" if at == UPRIGHT else "lying" if at == LYING else at + 1
    return row


def missions_of(s: Entropy, place: int) -> list[str]:
    return [MISSION_NAMES[mission] for mission in range(MISSIONS) if s.mission_at[mission] == place]


def tiles_of(s: Entropy, owner: int) -> list[str]:
    return [ORGANISM_TILE_NAMES[t] for t in range(ORGANISM_TILES) if s.tile_owner[t] == owner]


def dump_system(s: Entropy, seat: int, system: int) -> dict[str, Any]:
    row: dict[str, Any] = {"system": system}
    if s.star_at[system] >= 0:
        row["star"] = STAR_NAMES[s.star_at[system]]
    if s.planets_in[system]:
        row["planets"] = [
            dump_planet(s, planet)
            for planet in s.planets[seat]
            if s.planet_system[planet] == system
        ]
    return row


def dump_planet(s: Entropy, planet: int) -> dict[str, Any]:
    row: dict[str, Any] = {"planet": PLANET_NAMES[planet]}
    organisms = s.organisms[3 * planet : 3 * planet + 3]
    if any(organisms):
        row["organisms"] = {kind: n for kind, n in zip(ORGANISMS, organisms, strict=True) if n}
    asteroids = s.asteroids[SLOTS * planet : SLOTS * planet + SLOTS]
    if any(asteroid >= 0 for asteroid in asteroids):
        row["asteroids"] = {
            name: ASTEROID_TYPES[asteroids[slot]]
            for slot, name in enumerate(SLOT_NAMES)
            if asteroids[slot] >= 0
        }
    if s.biome[planet] >= 0:
        row["biome"] = BIOME_NAMES[s.biome[planet]]
        if s.completed[planet]:
            row["completed"] = True
    if s.cards_on[planet]:
        row["cards"] = [CARD_NAMES[card] for card in s.cards_on[planet]]
    return row


def names_for(pile: int) -> list[str]:
    if pile >= LIFE_PILE:
        return CARD_NAMES
    return BIOME_NAMES if pile >= BIOME_PILE else PLANET_NAMES


def removed_name(item: int) -> str:
    if item >= REMOVED_ASTEROID:
        return f"asteroid-{ASTEROID_TYPES[item - REMOVED_ASTEROID]}"
    if item >= REMOVED_CARD:
        return CARD_NAMES[item - REMOVED_CARD]
    return BIOME_NAMES[item - REMOVED_BIOME] if item >= REMOVED_BIOME else PLANET_NAMES[item]


# ---------------------------------------------------------------------- reading


class Reader:
    """Hands out tiles and cards while a position is read, so that none is used twice."""

    def __init__(self) -> None:
        self.planets = set(range(PLANETS))
        self.biomes = set(range(BIOMES))
        self.cards = set(range(CARDS))
        self.missions = set(range(MISSIONS))
        self.tiles = set(range(ORGANISM_TILES))

    def take(self, free: set[int], names: list[str], name: Any, where: str) -> int:
        if name not in names:
            raise BadPosition(f"{where}: there is no {name!r}")
        number = names.index(name)
        if number not in free:
            raise BadPosition(f"{where}: {name} is used twice")
        free.remove(number)
        return number

    def planet(self, name: Any, where: str) -> int:
        return self.take(self.planets, PLANET_NAMES, name, where)

    def biome(self, name: Any, where: str) -> int:
        return self.take(self.biomes, BIOME_NAMES, name, where)

    def card(self, name: Any, where: str) -> int:
        return self.take(self.cards, CARD_NAMES, name, where)

    def item(self, pile: int, name: Any) -> int:
        if pile >= LIFE_PILE:
            return self.card(name, PILE_NAMES[pile])
        if pile >= BIOME_PILE:
            return self.biome(name, PILE_NAMES[pile])
        return self.planet(name, PILE_NAMES[pile])


def one_of(value: Any, names: list[str] | tuple[str, ...], where: str) -> int:
    if value not in names:
        raise BadPosition(f"{where}: expected one of {', '.join(names)}, not {value!r}")
    return list(names).index(value)


def number(values: dict[str, Any], key: str, low: int, high: int, default: int) -> int:
    value = values.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(f'"{key}" must be a whole number from {low} to {high}, not {value!r}')
    return value


def only(values: Any, known: frozenset[str], where: str) -> dict[str, Any]:
    if not isinstance(values, dict):
        raise BadPosition(f"{where}: expected an object, not {values!r}")
    for key in values:
        if key not in known:
            raise BadPosition(f"{where}: unknown key {key!r}; known are {', '.join(sorted(known))}")
    return values


def amounts(value: Any, names: tuple[str, ...], where: str) -> list[int]:
    """{"matter": 2} or [2, 0, 0] as a list."""
    if isinstance(value, list):
        return int_list(value, where, len(names))
    found = [0] * len(names)
    for name, count in only(value, frozenset(names), where).items():
        found[names.index(name)] = int_list([count], where)[0]
    return found


def read(position: dict[str, Any], state_args: tuple[int, dict[str, int], Rng]) -> Entropy:
    only(position, KEYS, "position")
    players, settings, rng = state_args
    s = Entropy(players, settings, rng)
    s.lay_out()
    s.round = number(position, "round", 0, 1000, 1)
    s.first = number(position, "first", 0, players - 1, 0)
    s.turn = number(position, "turn", 0, players - 1, 0)
    s.last_round = number(position, "last_round", 0, 1000, 0)
    s.phase = one_of(position.get("phase", "move"), PHASES, "phase")
    tiles = position.get("tiles", [ACTIONS[action] for action in ACTION_TILES])
    s.tiles = [one_of(action, ACTIONS, "tiles") for action in tiles]
    if sorted(s.tiles) != sorted(ACTION_TILES):
        raise BadPosition('"tiles" must name the outer actions, each once')
    reader = Reader()
    seats = position.get("seats", [{}] * players)
    if not isinstance(seats, list) or len(seats) != players:
        raise BadPosition(f'"seats" must be a list of {players} objects')
    read_systems(s, seats, reader)
    for seat, values in enumerate(seats):
        read_seat(s, seat, only(values, SEAT_KEYS, f"seat {seat}"), reader)
    read_sets(s, seats)
    read_points(s, position, seats)
    read_turn(s, position, reader)
    if s.is_solo():
        read_solo(s, position, reader)
    read_tiles(s, reader)
    read_offers(s, position, reader)
    if "stack" not in position:
        s.stack = phase_stack(s)
    for seat in range(players):
        s.ready[seat] = ready_mask(s, seat)
    return s


def read_seat(s: Entropy, seat: int, values: dict[str, Any], reader: Reader) -> None:
    where = f"seat {seat}"
    s.levels[3 * seat : 3 * seat + 3] = int_list(values.get("levels", [0, 0, 0]), "levels", 3)
    s.resources[3 * seat : 3 * seat + 3] = amounts(values.get("resources", {}), RESOURCES, where)
    s.generator[seat] = number(values, "generator", 0, GENERATOR_END, 0)
    s.sector[seat] = number(values, "sector", 1, SECTORS, seat + 1) - 1
    s.ring[seat] = one_of(values.get("ring", "inner"), RINGS, where)
    read_stones(s, seat, values)
    at = TRACKS * seat
    s.tracks[at : at + TRACKS] = int_list(values.get("tracks", [0, 0, 0]), "tracks", TRACKS)
    s.hands[seat] = tuple(sorted(reader.card(c, f"{where}, hand") for c in values.get("hand", [])))
    for key, place in (("missions", HELD), ("resolved", RESOLVED), ("discarded", DISCARDED)):
        for name in values.get(key, []):
            mission = reader.take(reader.missions, MISSION_NAMES, name, f"{where}, {key}")
            s.mission_at[mission] = place + seat
    for name in values.get("tiles", []):
        s.tile_owner[reader.take(reader.tiles, ORGANISM_TILE_NAMES, name, where)] = seat


def read_sets(s: Entropy, seats: list[dict[str, Any]]) -> None:
    """A seat without a set gets the first that is left; None: it has not chosen yet."""
    given = [row.get("set") for row in seats]
    free = [name for name in SETS if name not in given]
    for seat, row in enumerate(seats):
        chosen = row["set"] if "set" in row else free.pop(0)
        s.sets[seat] = NOWHERE if chosen is None else one_of(chosen, SETS, f"seat {seat}")


def read_points(s: Entropy, position: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    """The scores by reason; where none are given, all of a score was a bonus."""
    scores = int_list(position.get("scores", [0] * s.players), "scores", s.players)
    for seat, row in enumerate(seats):
        for reason, points in row.get("points", {"bonuses": scores[seat]}).items():
            at = REASONS * seat + one_of(reason, SCORE_REASONS, f"seat {seat}")
            s.categories[at] = int_list([points], "points")[0]


def read_stones(s: Entropy, seat: int, values: dict[str, Any]) -> None:
    """Upright, lying, or the number of a sector; the universal stone is locked where it starts."""
    given = only(values.get("stones", {}), frozenset(STONES), f"seat {seat}, stones")
    locked = bool(values.get("locked", "universal" not in given))
    s.locked[seat] = int(locked)
    for stone, name in enumerate(STONES):
        usual: str | int = "upright"
        if stone == UNIVERSAL_STONE and locked:
            usual = s.sector[seat] + 1
        at = given.get(name, usual)
        if at in ("upright", "lying"):
            s.stones[4 * seat + stone] = UPRIGHT if at == "upright" else LYING
        else:
            s.stones[4 * seat + stone] = number({name: at}, name, 1, SECTORS, 1) - 1


def read_systems(s: Entropy, seats: list[Any], reader: Reader) -> None:
    """Systems that carry their number first, the others as they come."""
    rows: list[tuple[int, int, dict[str, Any]]] = []
    for seat, values in enumerate(seats):
        systems = values.get("systems", []) if isinstance(values, dict) else []
        for row in systems:
            row = only(row, SYSTEM_KEYS, f"seat {seat}, system")
            rows.append((number(row, "system", 0, SYSTEM_TILES - 1, SYSTEM_TILES - 1), seat, row))
    if len(rows) > SYSTEM_TILES:
        raise BadPosition(f"there are {SYSTEM_TILES} solar systems")
    rows.sort(key=lambda entry: entry[0])
    for _, seat, row in rows:
        system = new_system(s, seat)
        star = row.get("star")
        if star is not None:
            s.star_at[system] = one_of(star, STAR_NAMES, f"seat {seat}, star")
        for planet in row.get("planets", []):
            read_planet(s, seat, system, planet, reader)


def read_planet(s: Entropy, seat: int, system: int, row: Any, reader: Reader) -> None:
    if isinstance(row, str):
        row = {"planet": row}
    where = f"seat {seat}, planet"
    row = only(row, PLANET_KEYS, where)
    planet = reader.planet(row.get("planet"), where)
    where = f"planet {PLANET_NAMES[planet]}"
    s.planet_system[planet] = system
    s.planets_in[system] += 1
    s.planets[seat] = tuple(sorted((*s.planets[seat], planet)))
    s.organisms[3 * planet : 3 * planet + 3] = amounts(row.get("organisms", {}), ORGANISMS, where)
    for slot, asteroid in only(
        row.get("asteroids", {}), frozenset(SLOT_NAMES), f"{where}, asteroids"
    ).items():
        at = SLOTS * planet + SLOT_NAMES.index(slot)
        s.asteroids[at] = one_of(asteroid, ASTEROID_TYPES, where)
    if row.get("biome") is not None:
        s.biome[planet] = reader.biome(row["biome"], where)
        s.completed[planet] = int(bool(row.get("completed", False)))
    s.cards_on[planet] = tuple([reader.card(card, where) for card in row.get("cards", [])])


def read_turn(s: Entropy, position: dict[str, Any], reader: Reader) -> None:
    placed = position.get("placed")
    s.placed = NOWHERE if placed is None else one_of(placed, STONES, "placed")
    s.life_bonus = number(position, "life_bonus", 0, 99, 0)
    for name in position.get("pending", []):
        s.pending |= 1 << one_of(name, STONES, "pending")
    s.must_pay = bool(position.get("must_pay", False))
    s.happened = int_list(position.get("happened", [0, 0, 0]), "happened", 3)
    s.creating = tuple([reader.planet(p, "creating") for p in position.get("creating", [])])
    playing: list[int] = []
    for card, planet in position.get("playing", []):
        playing.append(reader.card(card, "playing"))
        playing.append(NOWHERE if planet is None else one_of(planet, PLANET_NAMES, "playing"))
    s.playing = tuple(playing)
    s.activating = number(position, "activating", 0, 99, 0)
    for system in int_list(position.get("used_stars", []), "used_stars"):
        s.used_stars |= 1 << system


def read_solo(s: Entropy, position: dict[str, Any], reader: Reader) -> None:
    rival = only(position.get("rival", {}), RIVAL_KEYS, "rival")
    opposite = (s.sector[0] + 3) % SECTORS + 1
    s.rival_sector = number(rival, "sector", 1, SECTORS, opposite) - 1
    s.rival_ring = one_of(rival.get("ring", "outer"), RINGS, "rival")
    s.rival_organisms = amounts(rival.get("organisms", [0, 0, 0]), ORGANISMS, "rival")
    at = TRACKS * s.players
    s.tracks[at : at + TRACKS] = int_list(rival.get("tracks", [0, 0, 0]), "tracks", TRACKS)
    for name in rival.get("tiles", []):
        s.tile_owner[reader.take(reader.tiles, ORGANISM_TILE_NAMES, name, "rival")] = RIVAL
    s.revealed = names_to_numbers(position.get("revealed", []), PROGRESS_NAMES, "revealed")
    left = [name for n, name in enumerate(PROGRESS_NAMES) if n not in s.revealed]
    s.progress = names_to_numbers(position.get("progress", left), PROGRESS_NAMES, "progress")[::-1]
    s.challenges = names_to_numbers(position.get("challenges", []), CHALLENGE_NAMES, "challenges")
    for challenge in names_to_numbers(position.get("claimed", []), CHALLENGE_NAMES, "claimed"):
        s.claimed |= 1 << challenge


def names_to_numbers(value: Any, names: list[str], where: str) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise BadPosition(f'"{where}" must be a list')
    return tuple([one_of(name, names, where) for name in value])


def read_tiles(s: Entropy, reader: Reader) -> None:
    """Small organism tiles that leave the game with this number of players (2.1, 7)."""
    for tile in reader.tiles:
        if not TILE_IS_LARGE[tile] and TILE_MARK[tile] in REMOVED_MARKS[s.players]:
            s.tile_owner[tile] = OUT_OF_GAME


def read_offers(s: Entropy, position: dict[str, Any], reader: Reader) -> None:
    for name in position.get("removed", []):
        s.removed = s.removed + (read_removed(name, reader),)
    given = only(position.get("piles", {}), frozenset(PILE_NAMES), "piles")
    tops = only(position.get("tops", {}), frozenset(PILE_NAMES), "tops")
    for pile in range(PILES):
        items = given.get(PILE_NAMES[pile], [])
        s.piles[pile] = tuple([reader.item(pile, name) for name in items][::-1])
    top = {PILE_NAMES.index(name): item for name, item in tops.items()}
    topmost = {pile: reader.item(pile, name) for pile, name in top.items()}
    for left in range(0, PILES, 2):
        explicit = PILE_NAMES[left] in given or PILE_NAMES[left + 1] in given
        rest = items_left(left, reader)
        if not explicit:
            fill_piles(s, left, rest, topmost)
        elif rest and "removed" in position:
            raise BadPosition(f"{PILE_NAMES[left]}: {names_for(left)[rest[0]]} is nowhere")
        elif rest:
            offset = REMOVED_CARD if left >= LIFE_PILE else REMOVED_BIOME
            s.removed += tuple([item + (offset if left >= BIOME_PILE else 0) for item in rest])
    s.known = names_to_numbers(position.get("known", []), CARD_NAMES, "known")
    s.star_pile = usual_star_piles(s)
    s.asteroid_pile = usual_asteroid_piles(s)


def read_removed(name: Any, reader: Reader) -> int:
    if isinstance(name, str) and name.startswith("asteroid-"):
        return REMOVED_ASTEROID + one_of(name[len("asteroid-") :], ASTEROID_TYPES, "removed")
    if name in CARD_NAMES:
        return REMOVED_CARD + reader.card(name, "removed")
    if name in BIOME_NAMES:
        return REMOVED_BIOME + reader.biome(name, "removed")
    return reader.planet(name, "removed")


def items_left(left: int, reader: Reader) -> list[int]:
    """What belongs to a pair of piles and is nowhere yet."""
    if left >= LIFE_PILE:
        kind = (left - LIFE_PILE) // 2
        return sorted(card for card in reader.cards if CARD_TYPE[card] == kind)
    if left >= BIOME_PILE:
        kind = (left - BIOME_PILE) // 2
        return sorted(biome for biome in reader.biomes if BIOME_KIND[biome] == kind)
    kind = left // 2
    return sorted(p for p in reader.planets if p < CREATABLE and PLANET_TYPE[p] == kind)


def fill_piles(s: Entropy, left: int, rest: list[int], topmost: dict[int, int]) -> None:
    tops = [(topmost[pile],) if pile in topmost else () for pile in (left, left + 1)]
    total = len(rest) + len(tops[0]) + len(tops[1])
    in_left = (total + 1) // 2 - len(tops[0])
    s.piles[left] = tuple(rest[:in_left][::-1]) + tops[0]
    s.piles[left + 1] = tuple(rest[in_left:][::-1]) + tops[1]


def phase_stack(s: Entropy) -> list[Step[Any]]:
    """The stack at the start of a phase, for positions written by hand."""
    stack: list[Step[Any]] = [turn.EndOfTurn(s.turn), missions.MissionPhase(s.turn)]
    if PHASES[s.phase] == "mission":
        return stack
    stack.append(turn.ActionPhase(s.turn))
    if PHASES[s.phase] == "action":
        return stack
    if PHASES[s.phase] == "move":
        return [*stack, rondel.ChooseMove(s.turn)]
    raise BadPosition('give "stack", or "phase": move, action or mission')
