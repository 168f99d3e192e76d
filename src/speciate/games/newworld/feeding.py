"""Feeding phase (3.3): a basic action a turn, perhaps an additional one, until all have passed."""

from __future__ import annotations

from typing import Final

from speciate.core.step import NOT_ASKED, Choice, Step
from speciate.games.newworld import events
from speciate.games.newworld.animals import find_card
from speciate.games.newworld.attack import ChoosePrey, can_hunt, has_prey
from speciate.games.newworld.behaviours import BEHAVIOURS
from speciate.games.newworld.chain import take_red
from speciate.games.newworld.components import CARNIVOROUS
from speciate.games.newworld.development import pass_phase
from speciate.games.newworld.food import (
    access,
    areas_with_red,
    areas_with_shelter,
    can_store,
    fat_room,
    is_hungry,
    reaches_shelter,
)
from speciate.games.newworld.options import (
    ANIMAL,
    AREA,
    ATTACK,
    END_TURN,
    FEED,
    LINK,
    PASS,
    SHELTER,
    TRAIT,
)
from speciate.games.newworld.state import ROTATED, NewWorld

# Basic actions as bits; an obligatory one forbids passing (3.3.3).
CAN_SHELTER: Final = 1
CAN_FEED: Final = 2
CAN_ATTACK: Final = 4
OBLIGATORY: Final = 8


class FeedingTurn(Step[NewWorld]):
    """The turn of a seat, and of all after it, until everybody has passed (3.3.1)."""

    NAME = "feeding-turn"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: NewWorld) -> None:
        seat = self.seat
        if s.passed == s.everybody():
            s.passed = 0
            return
        s.stack.append(FeedingTurn((seat + 1) % s.players))
        if s.passed >> seat & 1:
            return
        s.turn = seat
        s.activated.clear()
        s.stack.append(BeforeBasic(seat, 0))


def feeds_from(s: NewWorld, a: int, areas: list[int]) -> bool:
    for area in areas:
        if access(s, a, area):
            return True
    return False


def shelters_in(s: NewWorld, a: int, areas: list[int]) -> bool:
    for area in areas:
        if reaches_shelter(s, a, area):
            return True
    return False


def basic_actions(s: NewWorld, seat: int) -> int:
    """Which basic actions a player has, and whether one of them is obligatory."""
    red = areas_with_red(s)
    shelter = areas_with_shelter(s)
    found = 0
    for a in s.rows[seat]:
        if shelter and not s.sheltered[a] and not found & CAN_SHELTER:
            if shelters_in(s, a, shelter):
                found |= CAN_SHELTER | OBLIGATORY
        hungry = s.eaten_red[a] + s.eaten_blue[a] < s.requirement[a]
        if hungry or fat_room(s, a):
            duty = OBLIGATORY if hungry else 0
            if red and found & (CAN_FEED | duty) != CAN_FEED | duty and feeds_from(s, a, red):
                found |= CAN_FEED | duty
            if (
                s.mask[a] >> CARNIVOROUS & 1
                and found & (CAN_ATTACK | duty) != CAN_ATTACK | duty
                and can_hunt(s, a)
                and has_prey(s, a)
            ):
                found |= CAN_ATTACK | duty
    return found


def can_act(s: NewWorld, a: int, trait: int) -> bool:
    """Whether an animal can use its additional action: the card is there and not rotated."""
    if not s.mask[a] >> trait & 1 or find_card(s, a, trait) & ROTATED:
        return False
    return BEHAVIOURS.traits[trait].can_act(s, a)


def additional_actions(s: NewWorld, seat: int) -> list[int]:
    """The additional actions that a player could take now, as options."""
    options: list[int] = []
    present = 0
    for a in s.rows[seat]:
        present |= s.mask[a]
    if not present & BEHAVIOURS.acts:
        return options
    for trait in BEHAVIOURS.actors:
        if present >> trait & 1:
            for a in s.rows[seat]:
                if can_act(s, a, trait):
                    options.append(TRAIT + trait)
                    break
    return options


class BeforeBasic(Choice[NewWorld]):
    """Steps A and B of the turn (3.3.4)."""

    NAME = "before-basic"
    FIELDS = ("seat", "additional_done")

    def __init__(self, seat: int, additional_done: int) -> None:
        self.seat = seat
        self.additional_done: int = additional_done

    def legal(self, s: NewWorld) -> list[int]:
        found = basic_actions(s, self.seat)
        options = []
        if not found & OBLIGATORY:
            options.append(END_TURN if self.additional_done else PASS)
        if found & CAN_SHELTER:
            options.append(SHELTER)
        if found & CAN_FEED:
            options.append(FEED)
        if found & CAN_ATTACK:
            options.append(ATTACK)
        if not self.additional_done:
            options += additional_actions(s, self.seat)
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        if option in (PASS, END_TURN):
            if basic_actions(s, self.seat) & OBLIGATORY:
                return "basic-action-is-compulsory@3.3.3"
            return "already-acted@3.3.4" if self.additional_done else "not-acted-yet@3.3.4"
        if option == SHELTER:
            return "no-shelter-in-reach@3.3.2"
        if option == FEED:
            return "nobody-can-feed@3.3.2"
        if option == ATTACK:
            return "nobody-can-attack@3.3.2"
        return explain_additional(self.additional_done, option)

    def take(self, s: NewWorld, option: int) -> None:
        seat = self.seat
        if option == PASS:
            pass_phase(s, seat)
            return
        if option == END_TURN:
            return
        if option >= TRAIT:
            s.stack.append(BeforeBasic(seat, 1))
            s.stack.append(ChooseActor(seat, option - TRAIT))
            return
        if not self.additional_done:
            s.stack.append(AfterBasic(seat))
        if option == SHELTER:
            s.stack.append(ChooseSheltered(seat))
        elif option == FEED:
            s.stack.append(ChooseEater(seat))
        else:
            s.stack.append(ChoosePredator(seat))


def explain_additional(additional_done: int, option: int) -> str:
    if 0 <= option - TRAIT < len(BEHAVIOURS.traits) and BEHAVIOURS.acts >> (option - TRAIT) & 1:
        return "one-additional-action@3.3.4" if additional_done else "nobody-can-act@8.6"
    return NOT_ASKED


class AfterBasic(Choice[NewWorld]):
    """Step C of the turn: an additional action after the basic one."""

    NAME = "after-basic"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: NewWorld) -> list[int]:
        return [END_TURN, *additional_actions(s, self.seat)]

    def explain(self, s: NewWorld, option: int) -> str:
        if option in (PASS, SHELTER, FEED, ATTACK):
            return "one-basic-action@3.3.4"
        return explain_additional(0, option)

    def take(self, s: NewWorld, option: int) -> None:
        if option != END_TURN:
            s.stack.append(ChooseActor(self.seat, option - TRAIT))


def explain_own(s: NewWorld, seat: int, option: int, reason: str) -> str:
    """The reason for an own animal; others' animals are refused as such."""
    a = option - ANIMAL
    if not ANIMAL <= option < AREA or a >= len(s.owner) or s.owner[a] < 0:
        return NOT_ASKED
    return reason if s.owner[a] == seat else "not-your-animal@3.3.2"


# ---------------------------------------------------------------------- Shelter


class ChooseSheltered(Choice[NewWorld]):
    NAME = "choose-sheltered"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: NewWorld) -> list[int]:
        areas = areas_with_shelter(s)
        options = []
        for a in s.rows[self.seat]:
            if not s.sheltered[a] and shelters_in(s, a, areas):
                options.append(ANIMAL + a)
        options.sort()
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        a = option - ANIMAL
        if 0 <= a < len(s.owner) and s.sheltered[a]:
            return explain_own(s, self.seat, option, "has-shelter@3.3.2")
        return explain_own(s, self.seat, option, "no-access@5.4")

    def take(self, s: NewWorld, option: int) -> None:
        s.stack.append(ChooseShelter(self.seat, option - ANIMAL))


class ChooseShelter(Choice[NewWorld]):
    """The area that the shelter is taken from."""

    NAME = "choose-shelter"
    FIELDS = ("seat", "animal")

    def __init__(self, seat: int, animal: int) -> None:
        self.seat = seat
        self.animal: int = animal

    def legal(self, s: NewWorld) -> list[int]:
        return [
            AREA + area for area in areas_with_shelter(s) if reaches_shelter(s, self.animal, area)
        ]

    def explain(self, s: NewWorld, option: int) -> str:
        if not AREA <= option < LINK or (option - AREA) // 2 not in s.area_row:
            return NOT_ASKED
        return "no-access@5.4" if s.shelter[option - AREA] else "area-without-shelter@3.3.2"

    def take(self, s: NewWorld, option: int) -> None:
        area = option - AREA
        s.shelter[area] -= 1
        s.sheltered[self.animal] = 1
        if s.events is not None:
            s.tell(events.SHELTERED, (self.seat, self.animal, area))


# ---------------------------------------------------------------------- Feed


class ChooseEater(Choice[NewWorld]):
    NAME = "choose-eater"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: NewWorld) -> list[int]:
        areas = areas_with_red(s)
        options = []
        for a in s.rows[self.seat]:
            if can_store(s, a) and feeds_from(s, a, areas):
                options.append(ANIMAL + a)
        options.sort()
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        a = option - ANIMAL
        if 0 <= a < len(s.owner) and s.owner[a] >= 0 and not can_store(s, a):
            return explain_own(s, self.seat, option, "animal-is-full@5.3")
        return explain_own(s, self.seat, option, "no-access@5.4")

    def take(self, s: NewWorld, option: int) -> None:
        s.stack.append(ChooseFood(self.seat, option - ANIMAL))


class ChooseFood(Choice[NewWorld]):
    """The area that the red is taken from."""

    NAME = "choose-food"
    FIELDS = ("seat", "animal")

    def __init__(self, seat: int, animal: int) -> None:
        self.seat = seat
        self.animal: int = animal

    def legal(self, s: NewWorld) -> list[int]:
        return [AREA + area for area in areas_with_red(s) if access(s, self.animal, area)]

    def explain(self, s: NewWorld, option: int) -> str:
        if not AREA <= option < LINK or (option - AREA) // 2 not in s.area_row:
            return NOT_ASKED
        return "no-access@5.4" if s.red[option - AREA] else "area-without-food@3.3.2"

    def take(self, s: NewWorld, option: int) -> None:
        take_red(s, self.animal, option - AREA)


# ---------------------------------------------------------------------- Attack


class ChoosePredator(Choice[NewWorld]):
    NAME = "choose-predator"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: NewWorld) -> list[int]:
        options = []
        for a in s.rows[self.seat]:
            if can_hunt(s, a) and has_prey(s, a):
                options.append(ANIMAL + a)
        options.sort()
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        a = option - ANIMAL
        if not 0 <= a < len(s.owner) or s.owner[a] < 0:
            return NOT_ASKED
        if not s.mask[a] >> CARNIVOROUS & 1:
            reason = "not-carnivorous@6.1"
        elif find_card(s, a, CARNIVOROUS) & ROTATED:
            reason = "has-attacked@6.1"
        elif not is_hungry(s, a) and not fat_room(s, a):
            reason = "animal-is-full@5.3"
        else:
            reason = "no-legal-prey@6.1"
        return explain_own(s, self.seat, option, reason)

    def take(self, s: NewWorld, option: int) -> None:
        s.stack.append(ChoosePrey(self.seat, option - ANIMAL))


# ---------------------------------------------------------------------- additional actions


class ChooseActor(Choice[NewWorld]):
    """The own animal whose additional action is used."""

    NAME = "choose-actor"
    FIELDS = ("seat", "trait")

    def __init__(self, seat: int, trait: int) -> None:
        self.seat = seat
        self.trait: int = trait

    def legal(self, s: NewWorld) -> list[int]:
        return sorted([ANIMAL + a for a in s.rows[self.seat] if can_act(s, a, self.trait)])

    def explain(self, s: NewWorld, option: int) -> str:
        a = option - ANIMAL
        if not 0 <= a < len(s.owner) or s.owner[a] < 0:
            return NOT_ASKED
        if not s.mask[a] >> self.trait & 1:
            reason = "trait-not-there@8.6"
        elif find_card(s, a, self.trait) & ROTATED:
            reason = "already-used@8.6"
        else:
            reason = "action-impossible@8.6"
        return explain_own(s, self.seat, option, reason)

    def take(self, s: NewWorld, option: int) -> None:
        BEHAVIOURS.traits[self.trait].act(s, option - ANIMAL)
