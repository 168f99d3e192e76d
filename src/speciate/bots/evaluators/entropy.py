"""Entropy. Points come late (tracks times counts, organism tiles), so growth counts before them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from speciate.bots.evaluate import Evaluator, Term
from speciate.core.state import State
from speciate.games.entropy.components import (
    ALTERNATIVE_COUNTER,
    COMPLETED_TO_END,
    MISSIONS,
    SLOTS,
    STAR_EFFECT,
    STAR_LEVEL,
    TRACK_COUNTER,
    TRACK_END,
    TRACK_VALUES,
    TRACKS,
)
from speciate.games.entropy.counters import count
from speciate.games.entropy.language import CODE, END, PER, VP, WIDTH
from speciate.games.entropy.missions import is_met
from speciate.games.entropy.objectives import completed_objectives
from speciate.games.entropy.options import (
    COMPLETE,
    DONE,
    EXCHANGE,
    LARGE,
    LEAVE,
    MISSION,
    PERFORM,
    SKIP,
    SMALL,
    STAR,
    STOP,
)
from speciate.games.entropy.scoring import tile_points, track_points
from speciate.games.entropy.state import HELD, Entropy
from speciate.games.entropy.vocabulary import UPRIGHT


def points(s: Entropy, seat: int) -> float:
    return float(s.scores[seat] + tile_points(s, seat))


def objectives(s: Entropy, seat: int) -> float:
    total = 0
    for track in range(TRACKS):
        total += track_points(s, seat, track)
    return float(total)


def prospects(s: Entropy, seat: int) -> float:
    """What one more step on every track would bring."""
    counters = ALTERNATIVE_COUNTER if s.settings["alternative_objectives"] else TRACK_COUNTER
    total = 0
    for track in range(TRACKS):
        at = s.tracks[TRACKS * seat + track]
        if at < TRACK_END[track]:
            step = TRACK_VALUES[track][at + 1] - TRACK_VALUES[track][at]
            total += step * count(s, seat, counters[track])
    return float(total)


def organisms(s: Entropy, seat: int) -> float:
    total = 0
    for planet in s.planets[seat]:
        at = 3 * planet
        total += s.organisms[at] + s.organisms[at + 1] + s.organisms[at + 2]
    return float(total)


ONCE: Final = -1


def yields(effect: int) -> list[tuple[int, int]]:
    """What an effect scores: points, and the counter that they are multiplied by, or ONCE."""
    found = []
    at = effect
    while CODE[at] != END:
        if CODE[at] == VP:
            found.append((CODE[at + 1], ONCE))
        elif CODE[at] == PER and CODE[CODE[at + 3]] == VP:
            found.append((CODE[CODE[at + 3] + 1], CODE[at + 2]))
        at += WIDTH
    return found


STAR_YIELDS: Final[list[list[tuple[int, int]]]] = [yields(effect) for effect in STAR_EFFECT]


def engine(s: Entropy, seat: int) -> float:
    """The points of activating the best own star once."""
    best = 0
    for system in s.systems[seat]:
        if s.star_at[system] >= 0:
            total = 0
            for each, counter in STAR_YIELDS[s.star_at[system]]:
                total += each if counter == ONCE else each * count(s, seat, counter)
            best = max(best, total)
    return float(best)


def stars(s: Entropy, seat: int) -> float:
    total = 0
    for system in s.systems[seat]:
        if s.star_at[system] >= 0:
            total += STAR_LEVEL[s.star_at[system]]
    return float(total)


def planets(s: Entropy, seat: int) -> float:
    return float(len(s.planets[seat]))


def biomes(s: Entropy, seat: int) -> float:
    total = 0.0
    for planet in s.planets[seat]:
        if s.biome[planet] >= 0:
            total += 1.0 if s.completed[planet] else 0.5
    return total


def asteroids(s: Entropy, seat: int) -> float:
    total = 0
    for planet in s.planets[seat]:
        for slot in range(SLOTS * planet, SLOTS * planet + SLOTS):
            if s.asteroids[slot] >= 0:
                total += 1
    return float(total)


def resources(s: Entropy, seat: int) -> float:
    total = 0.0
    for held in s.resources[3 * seat : 3 * seat + 3]:
        total += min(held, 6) + 0.3 * max(0, held - 6)
    return total


def console(s: Entropy, seat: int) -> float:
    levels = s.levels[3 * seat : 3 * seat + 3]
    return float(levels[0] + levels[1] + levels[2] + s.generator[seat])


def hand(s: Entropy, seat: int) -> float:
    return float(min(5, len(s.hands[seat])))


def stones(s: Entropy, seat: int) -> float:
    ready = 0
    for stone in s.stones[4 * seat : 4 * seat + 4]:
        if stone == UPRIGHT:
            ready += 1
    return float(ready)


def missions(s: Entropy, seat: int) -> float:
    """Whether a held mission could be resolved now."""
    for mission in range(MISSIONS):
        if s.mission_at[mission] == HELD + seat and is_met(s, seat, mission):
            return 1.0
    return 0.0


TERMS: Final[list[tuple[Callable[[Entropy, int], float], Term]]] = [
    (points, Term("points", 1.0, "points scored so far and organism objectives taken")),
    (objectives, Term("objectives", 0.9, "what the three objective tracks would score now")),
    (prospects, Term("prospects", 0.4, "what one more step on every track would add")),
    (organisms, Term("organisms", 0.6, "organisms on own planets")),
    (engine, Term("engine", 1.2, "points that the best own star gives when activated")),
    (stars, Term("stars", 2.0, "levels of own stars")),
    (planets, Term("planets", 1.2, "own planets")),
    (biomes, Term("biomes", 1.5, "own biomes, completed ones in full")),
    (asteroids, Term("asteroids", 0.6, "asteroids captured")),
    (resources, Term("resources", 0.25, "matter, energy and entropy in store")),
    (console, Term("console", 0.8, "upgrades of specialisations and of the generator")),
    (hand, Term("hand", 0.4, "life cards in hand")),
    (stones, Term("stones", 0.2, "stones ready to be placed")),
    (missions, Term("missions", 1.5, "a mission that can be resolved now")),
]


class EntropyEvaluator(Evaluator):
    def __init__(self) -> None:
        super().__init__()
        self.terms = [term for _, term in TERMS]

    def measure(self, s: State) -> list[list[float]]:
        assert isinstance(s, Entropy)
        return [[function(s, seat) for function, _ in TERMS] for seat in range(s.players)]

    def spread(self, s: State) -> float:
        """Wide at the start; it narrows with the objectives that end the game."""
        assert isinstance(s, Entropy)
        return 6.0 + 3.0 * max(0, COMPLETED_TO_END - completed_objectives(s))

    def round_of(self, s: State) -> int:
        assert isinstance(s, Entropy)
        return s.round

    def horizon(self) -> int:
        return 60

    def own_turns(self) -> int:
        return 1

    def playout_nodes(self) -> int:
        return 16

    def turn_depth(self) -> int:
        return 8

    def stake(self) -> float:
        return 0.3

    def priorities(self, s: State, seat: int, options: list[int]) -> list[int]:
        """Do what can be done: leaving off, leaving out and exchanging come last."""
        weights = []
        for option in options:
            if option in (SKIP, STOP, LEAVE) or EXCHANGE <= option < PERFORM:
                weights.append(1)
            elif option == DONE:
                weights.append(3)
            elif option >= COMPLETE or SMALL <= option < STAR or MISSION <= option < SMALL:
                weights.append(40 if option < LARGE else 60)
            else:
                weights.append(8)
        return weights


EVALUATOR: Final = EntropyEvaluator()
