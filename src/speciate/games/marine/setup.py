"""Setup (section 2)."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.rng import Rng
from speciate.core.step import NOT_ASKED, Choice, Sealed, Step
from speciate.games.marine.boards import refresh_elements
from speciate.games.marine.cards.resolving import draw_card, enter_play
from speciate.games.marine.choices import AnimalChoice
from speciate.games.marine.components import (
    ALL_CUBES,
    ANIMALS,
    ASTEROID,
    CARDS,
    CONSTANTS,
    EXAPTATION,
    NOBODY,
    PACK_HUNTERS,
    SLOTS,
    START_DISCS,
    TRAITS,
)
from speciate.games.marine.earth import add_cubes
from speciate.games.marine.geometry import CENTRE
from speciate.games.marine.inheritance import gain_trait, to_box
from speciate.games.marine.options import TRAIT
from speciate.games.marine.reseed import fill_display, fill_rows
from speciate.games.marine.state import Marine
from speciate.games.marine.traits.exaptation import CopyTrait
from speciate.games.marine.traits.pack_hunters import ChooseSpecialPawn
from speciate.games.marine.turn import Turn
from speciate.games.marine.variants import (
    CentrePoints,
    centre_species,
    draw_boards,
    draw_centre,
    lay_map,
)


def deal(players: int, settings: dict[str, int], rng: Rng) -> Marine:
    s = Marine(players, settings, rng)
    s.lay_out()
    assign_animals(s)
    tiles = lay_map(s)
    third = len(tiles) // 3
    for i in range(3):
        s.stacks[i] = tiles[i * third : (i + 1) * third]
        s.stacks[i].reverse()
    lay_discs(s)
    fill_display(s)
    fill_rows(s)
    for a in s.animals:
        s.pawns[a] = CONSTANTS.basic_pawns[len(s.animals) - 2]
        species = centre_species(s, a) if settings["random_earth"] else CONSTANTS.starting_species
        s.pool[a] = ALL_CUBES - species
        add_cubes(s, a, CENTRE, species)
    deal_traits(s)
    build_deck(s)
    s.stack = first_steps(s)
    return s


def assign_animals(s: Marine) -> None:
    """Each seat in turn the animal that the options name, else one by lot of those left."""
    count = ANIMALS if s.settings["two_animals"] else s.players
    wanted = [s.settings[f"animal_{i + 1}"] - 1 for i in range(count)]
    left = [a for a in range(ANIMALS) if a not in wanted]
    per_seat = count // s.players
    for i, a in enumerate(wanted):
        if a == NOBODY:
            a = left.pop(s.rng.below(len(left)))
        s.seat_of[a] = i // per_seat
    s.animals = [a for a in range(ANIMALS) if s.seat_of[a] != NOBODY]


def lay_discs(s: Marine) -> None:
    if s.settings["alternative_boards"]:
        draw_boards(s)
    for a in s.animals:
        refresh_elements(s, a)
    if s.settings["random_earth"]:
        draw_centre(s)
        return
    for corner, element in START_DISCS:
        s.bag[element] -= 1
        s.disc[corner] = element


def deal_traits(s: Marine) -> None:
    traits = list(range(TRAITS))
    if s.settings["superheroes"]:
        traits.remove(EXAPTATION)
    s.rng.shuffle(traits)
    for a in s.animals:
        s.hands[a] = tuple(sorted([traits.pop() for _ in range(CONSTANTS.traits_dealt)]))
    s.trait_box = sorted(traits)


def build_deck(s: Marine) -> None:
    """The Asteroid among the last cards; cards are turned up only after the traits are chosen."""
    cards = [card for card in range(CARDS) if card != ASTEROID]
    s.rng.shuffle(cards)
    removed = CONSTANTS.cards_removed[s.settings["length"]]
    s.removed = sorted([cards.pop() for _ in range(removed)])
    bottom = [cards.pop() for _ in range(CONSTANTS.asteroid_among_last - 1)]
    bottom.append(ASTEROID)
    s.rng.shuffle(bottom)
    s.deck = bottom + cards


def first_steps(s: Marine) -> list[Step[Marine]]:
    choices: list[Choice[Marine]] = [ChooseTrait(s.seat_of[a], a) for a in s.animals]
    steps: list[Step[Marine]] = [
        Turn(s.animals[-1]),
        FirstCards(),
        StartOfTraits(),
        Sealed(tuple(choices)),
    ]
    if s.settings["random_earth"]:
        steps.append(CentrePoints())
    return steps


class ChooseTrait(AnimalChoice):
    """The trait that is kept; with Superheroes the one that is rejected."""

    NAME = "choose-trait"

    def legal(self, s: Marine) -> list[int]:
        return [TRAIT + trait for trait in s.hands[self.animal]]

    def explain(self, s: Marine, option: int) -> str:
        return "trait-not-dealt@2.11" if 0 <= option - TRAIT < TRAITS else NOT_ASKED

    def take(self, s: Marine, option: int) -> None:
        a = self.animal
        rejects = s.settings["superheroes"] == 1
        place = 0
        for trait in s.hands[a]:
            if (trait == option - TRAIT) != rejects:
                gain_trait(s, a, trait, place)
                place += 1
            else:
                to_box(s, trait)
        s.hands = replaced(s.hands, a, ())


class StartOfTraits(Step[Marine]):
    """Pack Hunters takes its pawn, then Exaptation copies, perhaps Pack Hunters."""

    NAME = "start-of-traits"

    def run(self, s: Marine) -> None:
        for a in s.animals:
            if s.has(a, EXAPTATION):
                s.stack.append(AfterCopy(a))
                s.stack.append(CopyTrait(s.seat_of[a], a))
        for a in s.animals:
            if s.has(a, PACK_HUNTERS):
                s.stack.append(ChooseSpecialPawn(s.seat_of[a], a))


class AfterCopy(Step[Marine]):
    NAME = "after-copy"
    FIELDS = ("animal",)

    def __init__(self, animal: int) -> None:
        self.animal: int = animal

    def run(self, s: Marine) -> None:
        if s.copied[self.animal] == PACK_HUNTERS:
            s.stack.append(ChooseSpecialPawn(s.seat_of[self.animal], self.animal))


class FirstCards(Step[Marine]):
    """Five cards face up; then their entering texts and icons in slot order (ruling 58)."""

    NAME = "first-cards"

    def run(self, s: Marine) -> None:
        for card in [draw_card(s) for _ in range(SLOTS)]:
            enter_play(s, card)
