"""What a seat may know (section 8), and worlds that it cannot tell from the real one."""

from __future__ import annotations

from typing import Any, Final

from speciate.core.rng import Rng
from speciate.core.step import Choice
from speciate.games.entropy.components import (
    ALTERNATIVE_COUNTER,
    ALTERNATIVE_NAMES,
    BIOME_NAMES,
    BIOME_PILE,
    CARD_NAMES,
    CARD_TYPE,
    CHALLENGE_COUNTER,
    CHALLENGE_LEAST,
    CHALLENGE_NAMES,
    CHALLENGE_VP,
    INNER_ACTION,
    LIFE_PILE,
    LINKED,
    MISSION_NAMES,
    MISSIONS,
    ORGANISM_TILE_NAMES,
    ORGANISM_TILES,
    PILE_NAMES,
    PILES,
    PLANET_NAMES,
    PROGRESS_NAMES,
    SECTORS,
    SETS,
    SLOT_NAMES,
    SLOTS,
    SOLO_CHALLENGES,
    SOLO_LEVELS,
    SOLO_TARGETS,
    SPECIALISATION_NAMES,
    SPECIALISED,
    STAR_KINDS,
    STAR_NAMES,
    TILE_IS_LARGE,
    TILE_THRESHOLD,
    TILE_TYPE,
    TILE_VP,
    TRACK_COUNTER,
    TRACK_NAMES,
    TRACK_VALUES,
    TRACKS,
)
from speciate.games.entropy.counters import count
from speciate.games.entropy.missions import ChooseMission, is_met
from speciate.games.entropy.preview import landings, points_now
from speciate.games.entropy.question import Question
from speciate.games.entropy.scoring import tile_points, track_points
from speciate.games.entropy.solo import REMOVED_ASTEROID, REMOVED_BIOME, REMOVED_CARD
from speciate.games.entropy.state import (
    DISCARDED,
    HELD,
    ON_BOARD,
    PHASES,
    RESOLVED,
    RIVAL,
    Entropy,
)
from speciate.games.entropy.vocabulary import (
    ACTIONS,
    ASTEROID_TYPES,
    COUNTERS,
    LYING,
    ORGANISMS,
    REASONS,
    RESOURCES,
    RINGS,
    SCORE_REASONS,
    STONES,
    TILE_TYPES,
    UPRIGHT,
)
from speciate.games.entropy.worlds import systems_left

# ---------------------------------------------------------------------- names

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "reason": SCORE_REASONS,
    "resource": RESOURCES,
    "ring": RINGS,
    "stone": STONES,
    "set": tuple(SETS),
    "star": tuple(STAR_NAMES),
    "old_star": tuple(STAR_NAMES),
    "kind": tuple(STAR_NAMES),
    "planet": tuple(PLANET_NAMES),
    "planets": tuple(PLANET_NAMES),
    "biome": tuple(BIOME_NAMES),
    "card": tuple(CARD_NAMES),
    "mission": tuple(MISSION_NAMES),
    "pile": tuple(PILE_NAMES),
    "action": ACTIONS,
    "organism": ORGANISMS,
    "asteroid": ASTEROID_TYPES,
    "slot": tuple(SLOT_NAMES),
    "specialisation": tuple(SPECIALISATION_NAMES),
    "objective": tuple(TRACK_NAMES),
    "tile": tuple(ORGANISM_TILE_NAMES),
    "challenge": tuple(CHALLENGE_NAMES),
    "progress": tuple(PROGRESS_NAMES),
}


def name_of(field: str, value: int) -> str | int:
    """How a number of an event or a question is written outside."""
    if field == "sector":
        return value + 1
    if field == "item":
        return name_of_removed(value)
    names = NAMES.get(field)
    return names[value] if names is not None and 0 <= value < len(names) else value


def name_of_removed(item: int) -> str:
    if item >= REMOVED_ASTEROID:
        return ASTEROID_TYPES[item - REMOVED_ASTEROID]
    if item >= REMOVED_CARD:
        return CARD_NAMES[item - REMOVED_CARD]
    if item >= REMOVED_BIOME:
        return BIOME_NAMES[item - REMOVED_BIOME]
    return PLANET_NAMES[item]


def look_at_question(question: Choice[Entropy]) -> dict[str, Any]:
    organism = question.NAME in ("evolve-step", "add-organisms")  # their kind is no star's
    seen: dict[str, Any] = {"seat": question.seat, "asked": question.NAME}
    for field in question.FIELDS:
        value = getattr(question, field)
        known_as = "organism" if field == "kind" and organism else field
        if isinstance(value, tuple):
            seen[field] = [name_of(known_as, item) for item in value]
        elif field != "seat":
            seen[field] = name_of(known_as, value)
    return seen


def name_or_none(names: list[str], number: int) -> str | None:
    return names[number] if number >= 0 else None


# ---------------------------------------------------------------------- the view


def look(s: Entropy, seat: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "round": s.round,
        "last_round": s.last_round or None,
        "first": s.first,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "rondel": [look_at_sector(s, sector) for sector in range(SECTORS)],
        "piles": {PILE_NAMES[pile]: look_at_pile(s, pile) for pile in range(PILES)},
        "star_piles": {STAR_NAMES[kind]: s.star_pile[kind] for kind in range(STAR_KINDS)},
        "asteroid_piles": dict(zip(ASTEROID_TYPES, s.asteroid_pile, strict=True)),
        "systems_left": systems_left(s),
        "objectives": [look_at_objective(s, track) for track in range(TRACKS)],
        "organism_tiles": [look_at_tile(s, t) for t in range(ORGANISM_TILES)],
        "removed": [name_of_removed(item) for item in s.removed],
        "creating": [PLANET_NAMES[planet] for planet in s.creating],
        "playing": look_at_playing(s),
        "happened": s.happened[:],
        "walk": {
            "stones": [STONES[stone] for stone in range(4) if s.pending >> stone & 1],
            "reserve": s.must_pay,
        },
        "landings": landings(s),
        "seats": [look_at_player(s, owner, seat) for owner in range(s.players)],
    }
    if s.is_solo():
        seen["solo"] = look_at_solo(s)
    return seen


def look_at_sector(s: Entropy, sector: int) -> dict[str, Any]:
    stones = []
    for seat in range(s.players):
        for stone in range(4):
            if s.stones[4 * seat + stone] == sector:
                locked = stone == 3 and bool(s.locked[seat])
                stones.append({"seat": seat, "stone": STONES[stone], "locked": locked})
    scientists: list[dict[str, Any]] = [
        {"seat": seat, "ring": RINGS[s.ring[seat]]}
        for seat in range(s.players)
        if s.sector[seat] == sector
    ]
    if s.is_solo() and s.rival_sector == sector:
        scientists.append({"seat": None, "ring": RINGS[s.rival_ring]})
    return {
        "sector": sector + 1,
        "inner": ACTIONS[INNER_ACTION[sector]],
        "outer": ACTIONS[s.tiles[sector]],
        "linked": bool(LINKED[s.players] >> sector & 1),
        "stones": stones,
        "scientists": scientists,
    }


def item_names(pile: int) -> list[str]:
    if pile >= LIFE_PILE:
        return CARD_NAMES
    return BIOME_NAMES if pile >= BIOME_PILE else PLANET_NAMES


def look_at_pile(s: Entropy, pile: int) -> dict[str, Any]:
    """Its top and size; for life cards also those below that everybody saw being put there."""
    items = s.piles[pile]
    seen: dict[str, Any] = {
        "count": len(items),
        "top": item_names(pile)[items[-1]] if items else None,
    }
    if pile >= LIFE_PILE:
        seen["known"] = [CARD_NAMES[card] if card in s.known else None for card in items[::-1]]
    return seen


def look_at_objective(s: Entropy, track: int) -> dict[str, Any]:
    alternative = bool(s.settings["alternative_objectives"])
    counter = (ALTERNATIVE_COUNTER if alternative else TRACK_COUNTER)[track]
    seen: dict[str, Any] = {
        "objective": TRACK_NAMES[track],
        "tile": ALTERNATIVE_NAMES[track] if alternative else TRACK_NAMES[track],
        "values": TRACK_VALUES[track],
        "counter": COUNTERS[counter],
        "spaces": [s.tracks[TRACKS * seat + track] for seat in range(s.players)],
        "counts": [count(s, seat, counter) for seat in range(s.players)],
    }
    if s.is_solo():
        seen["rival"] = s.tracks[TRACKS * s.players + track]
    return seen


def look_at_tile(s: Entropy, tile: int) -> dict[str, Any]:
    owner = s.tile_owner[tile]
    where = "board" if owner == ON_BOARD else "box" if owner < 0 else "seat"
    return {
        "tile": ORGANISM_TILE_NAMES[tile],
        "type": TILE_TYPES[TILE_TYPE[tile]],
        "large": TILE_IS_LARGE[tile],
        "threshold": TILE_THRESHOLD[tile],
        "vp": TILE_VP[tile],
        "where": "rival" if owner == RIVAL else where,
        "seat": owner if 0 <= owner < s.players else None,
    }


def look_at_playing(s: Entropy) -> list[list[str | None]]:
    return [
        [CARD_NAMES[s.playing[i]], name_or_none(PLANET_NAMES, s.playing[i + 1])]
        for i in range(0, len(s.playing), 2)
    ]


def stone_state(s: Entropy, seat: int, stone: int) -> dict[str, Any]:
    at = s.stones[4 * seat + stone]
    seen: dict[str, Any] = {"stone": STONES[stone]}
    seen["at"] = "upright" if at == UPRIGHT else "lying" if at == LYING else at + 1
    if stone == 3:
        seen["locked"] = bool(s.locked[seat])
    return seen


def missions_at(s: Entropy, place: int) -> list[str]:
    return [MISSION_NAMES[m] for m in range(MISSIONS) if s.mission_at[m] == place]


def look_at_player(s: Entropy, owner: int, seat: int | None) -> dict[str, Any]:
    held = missions_at(s, HELD + owner)
    resolved = missions_at(s, RESOLVED + owner)
    seen: dict[str, Any] = {
        "set": name_or_none(SETS, s.sets[owner]),
        "specialisations": [
            {
                "card": name_or_none(SPECIALISATION_NAMES, SPECIALISED * s.sets[owner] + stone),
                "stone": STONES[stone],
                "level": s.levels[3 * owner + stone],
            }
            for stone in range(SPECIALISED)
        ],
        "resources": {name: s.resources[3 * owner + r] for r, name in enumerate(RESOURCES)},
        "generator": s.generator[owner],
        "sector": s.sector[owner] + 1,
        "ring": RINGS[s.ring[owner]],
        "stones": [stone_state(s, owner, stone) for stone in range(4)],
        "hand_size": len(s.hands[owner]),
        "missions": len(held),
        "mission_resolved": resolved[0] if resolved else None,
        "systems": [look_at_system(s, owner, system) for system in s.systems[owner]],
        "points": look_at_points(s, owner),
        "points_now": points_now(s, owner),
        "would_score": would_score(s, owner),
    }
    if seat == owner:
        seen["hand"] = [CARD_NAMES[card] for card in s.hands[owner]]
        seen["held_missions"] = [
            {"mission": name, "met": is_met(s, owner, MISSION_NAMES.index(name))} for name in held
        ]
        seen["discarded_missions"] = missions_at(s, DISCARDED + owner)
    return seen


def look_at_points(s: Entropy, seat: int) -> dict[str, int]:
    return {
        reason: s.categories[REASONS * seat + number] for number, reason in enumerate(SCORE_REASONS)
    }


def would_score(s: Entropy, seat: int) -> int:
    """The score if the game ended now."""
    if s.over:
        return s.scores[seat]
    tracks = sum([track_points(s, seat, track) for track in range(TRACKS)])
    return s.scores[seat] + tracks + tile_points(s, seat)


def look_at_system(s: Entropy, seat: int, system: int) -> dict[str, Any]:
    return {
        "system": system,
        "star": name_or_none(STAR_NAMES, s.star_at[system]),
        "used": bool(s.used_stars >> system & 1),
        "planets": [
            look_at_planet(s, seat, planet)
            for planet in s.planets[seat]
            if s.planet_system[planet] == system
        ],
    }


def look_at_planet(s: Entropy, seat: int, planet: int) -> dict[str, Any]:
    at = SLOTS * planet
    return {
        "planet": PLANET_NAMES[planet],
        "organisms": {kind: s.organisms[3 * planet + k] for k, kind in enumerate(ORGANISMS)},
        "asteroids": {
            name: ASTEROID_TYPES[s.asteroids[at + slot]] if s.asteroids[at + slot] >= 0 else None
            for slot, name in enumerate(SLOT_NAMES)
        },
        "biome": name_or_none(BIOME_NAMES, s.biome[planet]),
        "completed": bool(s.completed[planet]),
        "completable": bool(s.ready[seat] >> planet & 1),
        "cards": [CARD_NAMES[card] for card in s.cards_on[planet]],
    }


def look_at_solo(s: Entropy) -> dict[str, Any]:
    level = s.settings["solo_level"]
    claimed = [bool(s.claimed >> c & 1) for c in s.challenges]
    return {
        "sector": s.rival_sector + 1,
        "ring": RINGS[s.rival_ring],
        "organisms": {kind: s.rival_organisms[k] for k, kind in enumerate(ORGANISMS)},
        "progress_left": len(s.progress),
        "revealed": [PROGRESS_NAMES[card] for card in s.revealed],
        "challenges": [
            {
                "challenge": CHALLENGE_NAMES[c],
                "counter": COUNTERS[CHALLENGE_COUNTER[c]],
                "count": count(s, 0, CHALLENGE_COUNTER[c]),
                "at_least": CHALLENGE_LEAST[c],
                "vp": CHALLENGE_VP[c],
                "claimed": claimed[i],
            }
            for i, c in enumerate(s.challenges)
        ],
        "level": SOLO_LEVELS[level],
        "score_needed": SOLO_TARGETS[level],
        "challenges_needed": SOLO_CHALLENGES[level],
        "passed": s.over
        and s.scores[0] >= SOLO_TARGETS[level]
        and sum(claimed) >= SOLO_CHALLENGES[level],
    }


# ---------------------------------------------------------------------- resample

ATTEMPTS: Final = 20


def reshuffle_hidden(s: Entropy, seat: int, rng: Rng) -> None:
    """Redraw pile orders, the others' hands and missions, and the progress deck.

    A hand keeps its number of cards of each type; every card a seat cannot see of a type is
    equally likely anywhere. What lies visibly on top, or is known below, stays.
    """
    s.piles = s.piles[:]
    for pile in range(0, LIFE_PILE, 2):
        reshuffle_pair(s, pile, [], rng)
    reshuffle_cards(s, seat, rng)
    reshuffle_missions(s, seat, rng)
    deck = sorted(s.progress)
    rng.shuffle(deck)
    s.progress = tuple(deck)


def reshuffle_cards(s: Entropy, seat: int, rng: Rng) -> None:
    """Life cards; a hand that could not give rise to the question that is asked is drawn again."""
    hands, piles = s.hands[:], s.piles[:]
    owners = [other for other in range(s.players) if other != seat]
    for _ in range(ATTEMPTS):
        for kind in range(len(ORGANISMS)):
            reshuffle_pair(s, LIFE_PILE + 2 * kind, owners, rng, kind)
        if can_be_asked(s, seat):
            return
    s.hands, s.piles = hands, piles


def can_be_asked(s: Entropy, seat: int) -> bool:
    """Whether the question of another seat still has an answer."""
    if not s.waiting or s.question().seat == seat:
        return True
    asked = s.question()
    return bool(asked.open(s)) if isinstance(asked, Question) else True


def reshuffle_pair(s: Entropy, left: int, owners: list[int], rng: Rng, kind: int = 0) -> None:
    """Redraw what is hidden in a pair of piles, and in hands the cards of their type."""
    hidden: list[int] = []
    for pile in (left, left + 1):
        hidden += [item for item in s.piles[pile][:-1] if not is_known(s, pile, item)]
    for owner in owners:
        hidden += [card for card in s.hands[owner] if CARD_TYPE[card] == kind]
    hidden.sort()  # so that the same chance gives the same world whatever the truth is
    rng.shuffle(hidden)
    for pile in (left, left + 1):
        items = [item if is_known(s, pile, item) else hidden.pop() for item in s.piles[pile][:-1]]
        s.piles[pile] = tuple(items) + s.piles[pile][-1:]
    for owner in owners:
        hand = [hidden.pop() if CARD_TYPE[card] == kind else card for card in s.hands[owner]]
        s.hands[owner] = tuple(sorted(hand))


def is_known(s: Entropy, pile: int, item: int) -> bool:
    return pile >= LIFE_PILE and item in s.known


def reshuffle_missions(s: Entropy, seat: int, rng: Rng) -> None:
    """Missions in the box, and those that others hold or discarded, change places."""
    hidden = []
    for mission, place in enumerate(s.mission_at):
        visible = RESOLVED <= place < DISCARDED or place in (HELD + seat, DISCARDED + seat)
        if not visible:
            hidden.append(mission)
    places = sorted([s.mission_at[mission] for mission in hidden])
    rng.shuffle(hidden)
    asked = s.question() if s.waiting else None
    if isinstance(asked, ChooseMission) and asked.seat != seat:
        # Being asked shows that at least one of the held missions is met.
        met = [mission for mission in hidden if is_met(s, asked.seat, mission)]
        held = places.index(HELD + asked.seat)
        chosen = hidden.index(met[0])
        hidden[held], hidden[chosen] = hidden[chosen], hidden[held]
    s.mission_at = s.mission_at[:]
    for mission, place in zip(hidden, places, strict=True):
        s.mission_at[mission] = place
