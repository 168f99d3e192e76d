"""Traits that fire when attacked, in the order that the prey's owner picks (8.4)."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED, Choice
from speciate.games.newworld import events
from speciate.games.newworld.animals import (
    find_card,
    find_fat,
    kill,
    left_link,
    lose_pair,
    lose_trait,
    neighbour,
)
from speciate.games.newworld.attack import NOTHING, Defence, Scavengers, is_unprotected, survive
from speciate.games.newworld.behaviours import Trait, bits
from speciate.games.newworld.chain import gain_blue
from speciate.games.newworld.components import CONSTANTS, FAT, PAIR_MASK, TRAIT_NAMES
from speciate.games.newworld.options import ANIMAL, AREA, LEFT_PAIR, LOADED_FAT, RIGHT_PAIR, TRAIT
from speciate.games.newworld.state import IS_POISONED, NO_CARD, NewWorld


def roll(s: NewWorld, a: int, trait: int, success: list[int]) -> bool:
    die = s.rng.die()
    if s.events is not None:
        s.tell(events.ROLLED, (s.owner[a], a, trait, die, int(die in success)))
    return die in success


class Running(Trait):
    """The die: on 4, 5, 6 the attack ends."""

    DEFENDS = True

    def defend(self, s: NewWorld, predator: int, prey: int, ignored: int) -> None:
        if roll(s, prey, self.number, CONSTANTS.running_escapes):
            survive(s, prey)
        else:
            s.stack.append(Defence(predator, prey, ignored))


class Horned(Trait):
    """The die: on 5, 6 the predator dies at once and the attack ends."""

    DEFENDS = True

    def defend(self, s: NewWorld, predator: int, prey: int, ignored: int) -> None:
        if roll(s, prey, self.number, CONSTANTS.horned_kills):
            kill(s, predator, events.GORED)
            survive(s, prey)
            s.stack.append(Scavengers(0))
        else:
            s.stack.append(Defence(predator, prey, ignored))


class Elusive(Trait):
    """One trait of the prey is discarded, the predator gets 1 blue, the attack ends."""

    DEFENDS = True

    def defend(self, s: NewWorld, predator: int, prey: int, ignored: int) -> None:
        s.stack.append(ShedTrait(s.owner[prey], predator, prey))


class Repulsive(Trait):
    """The owner may discard the card: the attack ends."""

    DEFENDS = True

    def defend(self, s: NewWorld, predator: int, prey: int, ignored: int) -> None:
        lose_trait(s, prey, find_card(s, prey, self.number))
        survive(s, prey)


class Mimicking(Trait):
    """The attack moves to another own animal that this predator may attack, if there is one."""

    DEFENDS = True

    def can_defend(self, s: NewWorld, predator: int, prey: int) -> bool:
        return bool(stand_ins(s, predator, prey))

    def defend(self, s: NewWorld, predator: int, prey: int, ignored: int) -> None:
        s.stack.append(ChooseStandIn(s.owner[prey], predator, prey))


class Poisonous(Trait):
    """A predator that ate this animal dies at the start of the Extinction phase."""

    AVENGES = True

    def avenge(self, s: NewWorld, predator: int, prey: int) -> None:
        s.marks[predator] |= IS_POISONED
        if s.events is not None:
            s.tell(events.POISONED, (s.owner[predator], predator))


# ---------------------------------------------------------------------- the choices they ask for


def sheddable(s: NewWorld, a: int) -> list[int]:
    """The trait cards of an animal as options, cards of the same kind once (8.4, Elusive)."""
    options = []
    if find_fat(s, a, True) != NO_CARD:
        options.append(LOADED_FAT)
    if left_link(s, a) != NO_CARD:
        options.append(LEFT_PAIR)
    if s.link[a] != NO_CARD:
        options.append(RIGHT_PAIR)
    for trait in bits(s.mask[a] & ~PAIR_MASK):
        if trait != FAT or find_fat(s, a, False) != NO_CARD:
            options.append(TRAIT + trait)
    return options


def shed(s: NewWorld, a: int, option: int) -> None:
    if option == LOADED_FAT:
        lose_trait(s, a, find_fat(s, a, True))
    elif option == LEFT_PAIR:
        lose_pair(s, neighbour(s, a, -1))
    elif option == RIGHT_PAIR:
        lose_pair(s, a)
    elif option == TRAIT + FAT:
        lose_trait(s, a, find_fat(s, a, False))
    else:
        lose_trait(s, a, find_card(s, a, option - TRAIT))


class ShedTrait(Choice[NewWorld]):
    """Elusive: any trait card of the prey, Elusive itself included."""

    NAME = "shed-trait"
    FIELDS = ("seat", "predator", "prey")

    def __init__(self, seat: int, predator: int, prey: int) -> None:
        self.seat = seat
        self.predator: int = predator
        self.prey: int = prey

    def legal(self, s: NewWorld) -> list[int]:
        return sheddable(s, self.prey)

    def explain(self, s: NewWorld, option: int) -> str:
        if option in (LOADED_FAT, LEFT_PAIR, RIGHT_PAIR) or 0 <= option - TRAIT < len(TRAIT_NAMES):
            return "trait-not-there@8.4"
        return NOT_ASKED

    def take(self, s: NewWorld, option: int) -> None:
        # Ruling 80: discard first, then the blue.
        shed(s, self.prey, option)
        gain_blue(s, self.predator, CONSTANTS.elusive_food)
        survive(s, self.prey)


def stand_ins(s: NewWorld, predator: int, prey: int) -> list[int]:
    """Other animals of the prey's owner that the predator could attack as it is."""
    return [a for a in s.rows[s.owner[prey]] if a != prey and is_unprotected(s, predator, a)]


class ChooseStandIn(Choice[NewWorld]):
    """Mimicking: the animal that is attacked instead."""

    NAME = "choose-stand-in"
    FIELDS = ("seat", "predator", "prey")

    def __init__(self, seat: int, predator: int, prey: int) -> None:
        self.seat = seat
        self.predator: int = predator
        self.prey: int = prey

    def legal(self, s: NewWorld) -> list[int]:
        return sorted([ANIMAL + a for a in stand_ins(s, self.predator, self.prey)])

    def explain(self, s: NewWorld, option: int) -> str:
        a = option - ANIMAL
        if not ANIMAL <= option < AREA or a >= len(s.owner) or s.owner[a] < 0:
            return NOT_ASKED
        return "not-a-stand-in@8.4" if s.owner[a] == self.seat else "own-animals-only@8.4"

    def take(self, s: NewWorld, option: int) -> None:
        prey = option - ANIMAL
        if s.events is not None:
            s.tell(events.REDIRECTED, (self.seat, self.prey, prey))
        s.stack.append(Defence(self.predator, prey, NOTHING))
