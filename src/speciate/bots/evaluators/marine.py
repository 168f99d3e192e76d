"""Dominant Species: Marine. Majorities on tiles that are scored again and again, and survival."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from speciate.bots.evaluate import Evaluator, Term
from speciate.core.state import State
from speciate.games.marine.choices import CornerChoice, HexChoice, NumberChoice, PickAnimal
from speciate.games.marine.components import ANIMALS, TILE_SCORES, TYPES
from speciate.games.marine.earth import types_on
from speciate.games.marine.ending import controlled_targets
from speciate.games.marine.geometry import CORNER_HEXES, HEXES, bits
from speciate.games.marine.options import (
    ANIMAL,
    CORNER,
    DECLINE,
    HEX,
    NO,
    NO_ANIMAL,
    NO_DISC,
    NUMBER,
    PERFORM,
    PLACE,
    PLACES,
    RETRIEVE,
    STOP,
)
from speciate.games.marine.placement import available_specials
from speciate.games.marine.points import bonus
from speciate.games.marine.scoring import ranked
from speciate.games.marine.state import Marine
from speciate.games.marine.status import domination_value, is_thriving, survival_holder
from speciate.games.marine.turn import PlaceOrRetrieve

USUAL_TURNS: Final = 30  # of an animal in a game between bots


class Survey:
    """Per animal what the terms share: standing on tiles, species that thrive or are endangered."""

    def __init__(self, s: Marine) -> None:
        self.s: Marine = s
        self.standing: list[float] = [0.0] * ANIMALS
        self.thriving: list[int] = [0] * ANIMALS
        self.endangered: list[int] = [0] * ANIMALS
        self.tiles: list[int] = [0] * ANIMALS
        self.reach: list[int] = [0] * ANIMALS
        for h in bits(s.earth):
            self.look_at(h)
        self.holder: int = survival_holder(s)

    def look_at(self, h: int) -> None:
        s = self.s
        scores = TILE_SCORES[s.terrain[h]]
        for place, a in enumerate(ranked(s, h)):
            count = s.cubes[a * HEXES + h]
            lives = is_thriving(s, a, h)
            if lives:
                self.thriving[a] += count
                self.tiles[a] += 1
            else:
                self.endangered[a] += count
            if place < len(scores):
                self.standing[a] += scores[place] * (1.0 if lives else 0.35)
        types = types_on(s, h)
        if types:
            for a in s.animals:
                if types & s.types[a]:
                    self.reach[a] += 1


def points(v: Survey, a: int) -> float:
    return float(v.s.vp[a])


def standing(v: Survey, a: int) -> float:
    return v.standing[a]


def thriving(v: Survey, a: int) -> float:
    return float(v.thriving[a])


def endangered(v: Survey, a: int) -> float:
    return float(v.endangered[a])


def tiles(v: Survey, a: int) -> float:
    return float(v.tiles[a])


def reach(v: Survey, a: int) -> float:
    return float(v.reach[a])


def elements(v: Survey, a: int) -> float:
    total = 0
    for count in v.s.elements[a * TYPES : a * TYPES + TYPES]:
        total += count
    return float(total)


def variety(v: Survey, a: int) -> float:
    return float(v.s.types[a].bit_count())


def special_pawns(v: Survey, a: int) -> float:
    total = 0
    for holder in v.s.control:
        if holder == a:
            total += 1
    return float(total)


def targets(v: Survey, a: int) -> float:
    return float(controlled_targets(v.s, a))


def takeover(v: Survey, a: int) -> float:
    """By how much the best domination value exceeds a target that is not the own one."""
    s = v.s
    best = 0
    for element in bits(s.types[a]):
        if s.control[element] != a:
            best = max(best, domination_value(s, a, element) - s.target[element])
    return float(min(3, best))


def survival(v: Survey, a: int) -> float:
    if v.holder != a:
        return 0.0
    return float(bonus(v.s, (v.s.occupied[a] & v.s.vents()).bit_count()))


def patience(s: Marine) -> float:
    """Whole while a game has its usual length, next to nothing when it has twice that.

    Special pawns bump each other and come back, so that two animals with nothing better to do could
    go on for ever; each would rather keep its basic pawns.
    """
    return max(0.05, min(1.0, 2.0 - s.turns / (USUAL_TURNS * len(s.animals))))


def pawns(v: Survey, a: int) -> float:
    """Pawns in hand, special ones too: each is one more turn before the next Retrieve."""
    return patience(v.s) * (v.s.pawns[a] + len(available_specials(v.s, a)))


def pool(v: Survey, a: int) -> float:
    return float(min(12, v.s.pool[a]))


TERMS: Final[list[tuple[Callable[[Survey, int], float], Term]]] = [
    (points, Term("points", 1.0, "points scored so far")),
    (standing, Term("standing", 1.2, "points if every tile were scored now, endangered in part")),
    (thriving, Term("thriving", 0.25, "species that thrive")),
    (endangered, Term("endangered", -0.15, "species that the next Extinction would take")),
    (tiles, Term("tiles", 0.4, "tiles with thriving species")),
    (reach, Term("reach", 0.3, "tiles where own species would thrive")),
    (elements, Term("elements", 0.6, "elements on the own board")),
    (variety, Term("variety", 0.8, "different elements on the own board")),
    (special_pawns, Term("special-pawns", 2.5, "special pawns under control")),
    (targets, Term("targets", 0.7, "targets of controlled elements, scored at the end")),
    (takeover, Term("takeover", 0.5, "a special pawn that Domination could bring")),
    (survival, Term("survival", 0.8, "bonus of the survival card")),
    (pawns, Term("pawns", 0.9, "pawns that can still be placed before the next Retrieve")),
    (pool, Term("pool", 0.05, "species left in the gene pool")),
]


# ---------------------------------------------------------------------- simple priorities


def corner_weight(s: Marine, a: int, corner: int) -> int:
    """Where own species stand, the more the better; others' count a little against it."""
    weight = 2
    for h in CORNER_HEXES[corner]:
        if s.earth >> h & 1:
            own = s.cubes[a * HEXES + h]
            weight += 3 * min(3, own) + TILE_SCORES[s.terrain[h]][0] // 3
    return weight


def hex_weight(s: Marine, a: int, h: int) -> int:
    """A tile on which the animal leads or is close to it."""
    if not s.earth >> h & 1:
        return 2
    own = s.cubes[a * HEXES + h]
    most = 0
    for other in s.animals:
        if other != a:
            most = max(most, s.cubes[other * HEXES + h])
    return 1 + (4 * TILE_SCORES[s.terrain[h]][0] if own and own >= most else min(own, 3))


class MarineEvaluator(Evaluator):
    def __init__(self) -> None:
        super().__init__()
        self.terms = [term for _, term in TERMS]

    def measure(self, s: State) -> list[list[float]]:
        """With two animals a seat counts its weaker one, as the rules do."""
        assert isinstance(s, Marine)
        survey = Survey(s)
        rows = []
        for seat in range(s.players):
            own = s.own_animals(seat)
            a = own[0] if len(own) == 1 else s.counted_animal(seat)
            rows.append([function(survey, a) for function, _ in TERMS])
        return rows

    def spread(self, s: State) -> float:
        assert isinstance(s, Marine)
        return 6.0 + 0.8 * len(s.deck)

    def doubt(self, s: State) -> float:
        """Less with every card that is gone: whoever leads wants the Asteroid to come."""
        assert isinstance(s, Marine)
        return 0.002 if s.asteroid else 0.01 + 0.002 * len(s.deck)

    def round_of(self, s: State) -> int:
        """One turn of every animal; a whole round of the game is too long to play out."""
        assert isinstance(s, Marine)
        return s.turns // len(s.animals)

    def horizon(self) -> int:
        return 40

    def own_turns(self) -> int:
        return 1

    def playout_nodes(self) -> int:
        return 8

    def turn_depth(self) -> int:
        return 8

    def closer_nodes(self) -> int:
        """A pawn has a hundred places to go: Greedy sees one line behind each."""
        return 1000

    def stake(self) -> float:
        return 0.3

    def prune(self, s: State, seat: int, options: list[int]) -> list[int]:
        """In a game that is twice as long as usual the special pawns rest, so that it can end."""
        assert isinstance(s, Marine)
        if s.turns < 2 * USUAL_TURNS * len(s.animals):
            return options
        if not isinstance(s.stack[-1], PlaceOrRetrieve):
            return options
        return [option for option in options if option < PLACE + PLACES]

    def priorities(self, s: State, seat: int, options: list[int]) -> list[int]:
        assert isinstance(s, Marine)
        choice = s.stack[-1]
        if isinstance(choice, PlaceOrRetrieve):
            return [1 if option == RETRIEVE else 6 for option in options]
        if isinstance(choice, CornerChoice):
            return [corner_weight(s, choice.animal, option - CORNER) for option in options]
        if isinstance(choice, HexChoice):
            return [
                hex_weight(s, choice.animal, option - HEX) if option >= HEX else 1
                for option in options
            ]
        if isinstance(choice, NumberChoice):
            return [1 + 2 * (option - NUMBER) for option in options]
        if isinstance(choice, PickAnimal):
            own = choice.animal
            return [1 if option == ANIMAL + own else 6 for option in options]
        return [
            1
            if option in (DECLINE, STOP, NO, NO_DISC, NO_ANIMAL)
            else 20
            if option == PERFORM
            else 6
            for option in options
        ]


EVALUATOR: Final = MarineEvaluator()
