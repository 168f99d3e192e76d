"""Traits with an additional action (8.6): once per Feeding phase each, then the card is rotated."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.step import NOT_ASKED, Choice
from speciate.games.newworld import events
from speciate.games.newworld.animals import add_trait, find_card, rotate, takes
from speciate.games.newworld.behaviours import Trait
from speciate.games.newworld.chain import gain_blue
from speciate.games.newworld.components import (
    BRIEF,
    CARD_TYPES,
    CARNIVOROUS,
    EXTENDED,
    FAT,
    METAMORPHOSING,
    OPPONENT,
    PAIR,
    PAIR_MASK,
    TARGET,
    THIEVING,
    TRAIT_NAMES,
    TYPE_OF,
)
from speciate.games.newworld.food import can_store, is_hungry
from speciate.games.newworld.mutations import reveal
from speciate.games.newworld.options import (
    ANIMAL,
    AREA,
    AS_BRIEF,
    AS_EXTENDED,
    BLUE,
    CARD,
    LEFT_PAIR,
    LOADED_FAT,
    RED,
    RIGHT_PAIR,
    TRAIT,
)
from speciate.games.newworld.state import (
    HAS_ATTACKED,
    ROTATED,
    TRAIT_MASK,
    TRAIT_SHIFT,
    NewWorld,
)
from speciate.games.newworld.traits.defence import shed, sheddable

# ---------------------------------------------------------------------- Thieving


def is_victim(s: NewWorld, thief: int, a: int) -> bool:
    """Another animal that is hungry and has food."""
    return a != thief and s.eaten_red[a] + s.eaten_blue[a] > 0 and is_hungry(s, a)


class Thieving(Trait):
    """Another hungry animal loses 1 food token; this one gains 1 blue."""

    ACTS = True

    def can_act(self, s: NewWorld, a: int) -> bool:
        if not can_store(s, a):
            return False
        for row in s.rows:
            for victim in row:
                if is_victim(s, a, victim):
                    return True
        return False

    def act(self, s: NewWorld, a: int) -> None:
        s.stack.append(ChooseVictim(s.owner[a], a))


class ChooseVictim(Choice[NewWorld]):
    NAME = "choose-victim"
    FIELDS = ("seat", "thief")

    def __init__(self, seat: int, thief: int) -> None:
        self.seat = seat
        self.thief: int = thief

    def legal(self, s: NewWorld) -> list[int]:
        options = []
        for row in s.rows:
            for a in row:
                if is_victim(s, self.thief, a):
                    options.append(ANIMAL + a)
        options.sort()
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        a = option - ANIMAL
        if not ANIMAL <= option < AREA or a >= len(s.owner) or s.owner[a] < 0:
            return NOT_ASKED
        if a == self.thief:
            return "not-itself@8.6"
        return "victim-is-fed@8.6" if not is_hungry(s, a) else "victim-without-food@8.6"

    def take(self, s: NewWorld, option: int) -> None:
        s.stack.append(ChooseLoot(self.seat, self.thief, option - ANIMAL))


class ChooseLoot(Choice[NewWorld]):
    """The colour of the token that the victim returns to the supply."""

    NAME = "choose-loot"
    FIELDS = ("seat", "thief", "victim")

    def __init__(self, seat: int, thief: int, victim: int) -> None:
        self.seat = seat
        self.thief: int = thief
        self.victim: int = victim

    def legal(self, s: NewWorld) -> list[int]:
        options = []
        if s.eaten_red[self.victim]:
            options.append(RED)
        if s.eaten_blue[self.victim]:
            options.append(BLUE)
        return options

    def take(self, s: NewWorld, option: int) -> None:
        if option == RED:
            s.eaten_red[self.victim] -= 1
        else:
            s.eaten_blue[self.victim] -= 1
        rotate(s, self.thief, find_card(s, self.thief, THIEVING))
        if s.events is not None:
            told = (self.seat, self.thief, s.owner[self.victim], self.victim, option - RED)
            s.tell(events.STOLE, told)
        gain_blue(s, self.thief, 1)


# ---------------------------------------------------------------------- Metamorphosing


def fits(mask: int, trait: int, mutations: int) -> bool:
    """Whether the exchanged card may be this trait: no pair trait, legal on an own animal."""
    if PAIR[trait] or (TARGET[trait] == OPPONENT and not mutations):
        return False
    return takes(mask, trait)


def mask_without(s: NewWorld, a: int, option: int) -> int:
    """The traits that stay when an option of `sheddable` is discarded."""
    trait = FAT if option == LOADED_FAT else option - TRAIT
    if trait == FAT:
        held = 0
        for code in s.cards[a]:
            if code >> TRAIT_SHIFT & TRAIT_MASK == FAT:
                held += 1
        if held > 1:
            return s.mask[a]
    return s.mask[a] & ~(1 << trait)


def exchangeable(s: NewWorld, a: int) -> list[int]:
    """The traits of an animal that Metamorphosing could discard now, as options."""
    seat = s.owner[a]
    hand = s.hands[seat]
    mutations = s.settings["mutations"]
    options = []
    for option in sheddable(s, a):
        if option in (LEFT_PAIR, RIGHT_PAIR, TRAIT + METAMORPHOSING):
            continue
        if mutations:
            options.append(option)  # the card is not known before the trait is discarded
            continue
        mask = mask_without(s, a, option)
        for card in hand:
            if fits(mask, EXTENDED[card], 0) or fits(mask, BRIEF[card], 0):
                options.append(option)
                break
    return options


class Metamorphosing(Trait):
    """Discard another trait of this animal, then add one from the hand."""

    ACTS = True

    def can_act(self, s: NewWorld, a: int) -> bool:
        if not s.hands[s.owner[a]] or s.mask[a] & ~PAIR_MASK == 1 << self.number:
            return False
        return bool(exchangeable(s, a))

    def act(self, s: NewWorld, a: int) -> None:
        s.stack.append(ExchangeTrait(s.owner[a], a))


class ExchangeTrait(Choice[NewWorld]):
    """The trait that is discarded."""

    NAME = "exchange-trait"
    FIELDS = ("seat", "animal")

    def __init__(self, seat: int, animal: int) -> None:
        self.seat = seat
        self.animal: int = animal

    def legal(self, s: NewWorld) -> list[int]:
        return exchangeable(s, self.animal)

    def explain(self, s: NewWorld, option: int) -> str:
        if option in (LEFT_PAIR, RIGHT_PAIR):
            return "no-pair-traits@8.6"
        if option == TRAIT + METAMORPHOSING:
            return "not-itself@8.6"
        if option == LOADED_FAT or 0 <= option - TRAIT < len(TRAIT_NAMES):
            if option in sheddable(s, self.animal):
                return "no-card-fits@8.6"
            return "trait-not-there@8.6"
        return NOT_ASKED

    def take(self, s: NewWorld, option: int) -> None:
        seat, a = self.seat, self.animal
        rotate(s, a, find_card(s, a, METAMORPHOSING))
        shed(s, a, option)
        if not s.settings["mutations"]:
            s.stack.append(ExchangeCard(seat, a))
            return
        card = reveal(s, seat)
        if fits(s.mask[a], EXTENDED[card], 1) or fits(s.mask[a], BRIEF[card], 1):
            s.stack.append(ExchangeHalf(seat, a, card))
        else:
            s.discard.append(card)


class ExchangeCard(Choice[NewWorld]):
    """The card of the hand that is added."""

    NAME = "exchange-card"
    FIELDS = ("seat", "animal")

    def __init__(self, seat: int, animal: int) -> None:
        self.seat = seat
        self.animal: int = animal

    def legal(self, s: NewWorld) -> list[int]:
        mask = s.mask[self.animal]
        options: list[int] = []
        for card in s.hands[self.seat]:
            if fits(mask, EXTENDED[card], 0) or fits(mask, BRIEF[card], 0):
                if CARD + TYPE_OF[card] not in options:
                    options.append(CARD + TYPE_OF[card])
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        kind = option - CARD
        if not 0 <= kind < len(CARD_TYPES):
            return NOT_ASKED
        if any(TYPE_OF[card] == kind for card in s.hands[self.seat]):
            return "no-trait-fits@8.6"
        return "card-not-in-hand@3.1"

    def take(self, s: NewWorld, option: int) -> None:
        for card in s.hands[self.seat]:
            if TYPE_OF[card] == option - CARD:
                s.hands[self.seat].remove(card)
                s.seen = replaced(s.seen, card, s.everybody())
                s.stack.append(ExchangeHalf(self.seat, self.animal, card))
                return


class ExchangeHalf(Choice[NewWorld]):
    """Which of the two traits of the card."""

    NAME = "exchange-half"
    FIELDS = ("seat", "animal", "card")

    def __init__(self, seat: int, animal: int, card: int) -> None:
        self.seat = seat
        self.animal: int = animal
        self.card: int = card

    def legal(self, s: NewWorld) -> list[int]:
        mask = s.mask[self.animal]
        mutations = s.settings["mutations"]
        options = []
        if fits(mask, EXTENDED[self.card], mutations):
            options.append(AS_EXTENDED)
        if fits(mask, BRIEF[self.card], mutations):
            options.append(AS_BRIEF)
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        return "no-trait-fits@8.6" if option in (AS_EXTENDED, AS_BRIEF) else NOT_ASKED

    def take(self, s: NewWorld, option: int) -> None:
        card, a = self.card, self.animal
        trait = EXTENDED[card] if option == AS_EXTENDED else BRIEF[card]
        # Ruling 53: one attack per predator and phase, whatever card.
        again = trait == CARNIVOROUS and s.marks[a] & HAS_ATTACKED
        add_trait(s, self.seat, a, trait, card, ROTATED if again else 0)
