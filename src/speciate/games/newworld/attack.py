"""Attack (section 6): choosing the prey, resolving its traits, feeding the scavengers."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED, Choice, Step
from speciate.games.newworld import events
from speciate.games.newworld.animals import (
    find_card,
    kill,
    rotate,
)
from speciate.games.newworld.behaviours import BEHAVIOURS, bits
from speciate.games.newworld.chain import gain_blue
from speciate.games.newworld.components import (
    CARNIVOROUS,
    CONSTANTS,
    COOPERATING,
    INTELLIGENT,
    REPULSIVE,
    SCAVENGING,
    SWIMMING,
)
from speciate.games.newworld.food import can_store
from speciate.games.newworld.options import ANIMAL, AREA, DECLINE, IGNORE_NOTHING, TRAIT
from speciate.games.newworld.state import (
    CARD_MASK,
    HAS_ATTACKED,
    NO_CARD,
    ROTATED,
    TRAIT_MASK,
    TRAIT_SHIFT,
    NewWorld,
)

NOTHING = -1  # no trait of the prey is ignored

# ---------------------------------------------------------------------- 6.1 predator and prey


def barriers(s: NewWorld, predator: int, prey: int) -> list[int]:
    """The traits of the prey that stop this predator."""
    mask = s.mask[prey] & BEHAVIOURS.bars
    if not mask:
        return []
    traits = BEHAVIOURS.traits
    return [t for t in bits(mask) if traits[t].bars(s, predator, prey)]


def is_legal_prey(s: NewWorld, predator: int, prey: int) -> bool:
    if prey == predator or s.sheltered[prey]:
        return False
    if CONSTANTS.swimming_predator_limited and s.mask[predator] >> SWIMMING & 1:
        if not s.mask[prey] >> SWIMMING & 1:
            return False
    mask = s.mask[prey] & BEHAVIOURS.bars
    if not mask:
        return True
    stopped = 0
    for trait in bits(mask):
        if BEHAVIOURS.traits[trait].bars(s, predator, prey):
            stopped += 1
    return stopped == 0 or (stopped == 1 and s.mask[predator] >> INTELLIGENT & 1 == 1)


def is_unprotected(s: NewWorld, predator: int, prey: int) -> bool:
    """Whether the predator could attack this animal without ignoring a trait (Mimicking)."""
    return is_legal_prey(s, predator, prey) and not barriers(s, predator, prey)


def answers(s: NewWorld, prey: int) -> list[int]:
    """The traits of an animal that matter to whoever thinks of attacking it."""
    hooks = BEHAVIOURS
    return bits(s.mask[prey] & (hooks.bars | hooks.defends | hooks.avenges | hooks.recovers))


def can_hunt(s: NewWorld, a: int) -> bool:
    """Able to store food and with an unrotated Carnivorous card."""
    if not s.mask[a] >> CARNIVOROUS & 1:
        return False
    return not find_card(s, a, CARNIVOROUS) & ROTATED and can_store(s, a)


def has_prey(s: NewWorld, predator: int) -> bool:
    for row in s.rows:
        for prey in row:
            if is_legal_prey(s, predator, prey):
                return True
    return False


class ChoosePrey(Choice[NewWorld]):
    NAME = "choose-prey"
    FIELDS = ("seat", "predator")

    def __init__(self, seat: int, predator: int) -> None:
        self.seat = seat
        self.predator: int = predator

    def legal(self, s: NewWorld) -> list[int]:
        options = []
        for row in s.rows:
            for prey in row:
                if is_legal_prey(s, self.predator, prey):
                    options.append(ANIMAL + prey)
        options.sort()
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        prey = option - ANIMAL
        if not (ANIMAL <= option < AREA and prey < len(s.owner)) or s.owner[prey] < 0:
            return NOT_ASKED
        if prey == self.predator:
            return "not-itself@6.1"
        if s.sheltered[prey]:
            return "prey-sheltered@6.1"
        return "prey-protected@6.1"

    def take(self, s: NewWorld, option: int) -> None:
        prey = option - ANIMAL
        if s.mask[self.predator] >> INTELLIGENT & 1:
            s.stack.append(ChooseIgnored(self.seat, self.predator, prey))
        else:
            declare(s, self.predator, prey, NOTHING)


class ChooseIgnored(Choice[NewWorld]):
    """Intelligent: one trait of the prey counts as absent; a barrier must be that one."""

    NAME = "choose-ignored"
    FIELDS = ("seat", "predator", "prey")

    def __init__(self, seat: int, predator: int, prey: int) -> None:
        self.seat = seat
        self.predator: int = predator
        self.prey: int = prey

    def legal(self, s: NewWorld) -> list[int]:
        stopped_by = barriers(s, self.predator, self.prey)
        if stopped_by:
            return [TRAIT + stopped_by[0]]
        fireable = s.mask[self.prey] & (BEHAVIOURS.defends | BEHAVIOURS.avenges)
        return [IGNORE_NOTHING] + [TRAIT + trait for trait in bits(fireable)]

    def explain(self, s: NewWorld, option: int) -> str:
        if TRAIT <= option < TRAIT + len(BEHAVIOURS.traits):
            return "not-ignorable@8.2"
        return NOT_ASKED

    def take(self, s: NewWorld, option: int) -> None:
        ignored = NOTHING if option == IGNORE_NOTHING else option - TRAIT
        declare(s, self.predator, self.prey, ignored)


# ---------------------------------------------------------------------- 6.2 resolving


def declare(s: NewWorld, predator: int, prey: int, ignored: int) -> None:
    rotate(s, predator, find_card(s, predator, CARNIVOROUS))
    s.marks[predator] |= HAS_ATTACKED
    if s.events is not None:
        s.tell(events.ATTACKED, (s.owner[predator], predator, s.owner[prey], prey))
        if ignored != NOTHING:
            s.tell(events.IGNORED, (s.owner[predator], predator, ignored))
    s.stack.append(Defence(predator, prey, ignored))


class Defence(Step[NewWorld]):
    """The prey's traits that fire, one after the other; if none saves it, it is eaten."""

    NAME = "defence"
    FIELDS = ("predator", "prey", "ignored")

    def __init__(self, predator: int, prey: int, ignored: int) -> None:
        self.predator: int = predator
        self.prey: int = prey
        self.ignored: int = ignored

    def run(self, s: NewWorld) -> None:
        predator, prey = self.predator, self.prey
        pending = 0
        for trait in bits(s.mask[prey] & BEHAVIOURS.defends):
            if trait != self.ignored and find_card(s, prey, trait) & CARD_MASK not in s.activated:
                if BEHAVIOURS.traits[trait].can_defend(s, predator, prey):
                    pending |= 1 << trait
        if pending:
            s.stack.append(ChooseDefence(s.owner[prey], predator, prey, self.ignored, pending))
        else:
            eat(s, predator, prey, self.ignored)


class ChooseDefence(Choice[NewWorld]):
    """The owner of the prey picks the next trait; Repulsive alone may be declined."""

    NAME = "choose-defence"
    FIELDS = ("seat", "predator", "prey", "ignored", "pending")

    def __init__(self, seat: int, predator: int, prey: int, ignored: int, pending: int) -> None:
        self.seat = seat
        self.predator: int = predator
        self.prey: int = prey
        self.ignored: int = ignored
        self.pending: int = pending

    def legal(self, s: NewWorld) -> list[int]:
        options = [TRAIT + trait for trait in bits(self.pending)]
        if self.pending == 1 << REPULSIVE:
            options.insert(0, DECLINE)
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        if option == DECLINE:
            return "defence-is-compulsory@6.2"
        if TRAIT <= option < TRAIT + len(BEHAVIOURS.traits):
            return "defence-not-pending@6.2"
        return NOT_ASKED

    def take(self, s: NewWorld, option: int) -> None:
        if option == DECLINE:
            eat(s, self.predator, self.prey, self.ignored)
            return
        trait = option - TRAIT
        # A failed die roll is an activation too (7.1).
        s.activated.append(find_card(s, self.prey, trait) & CARD_MASK)
        BEHAVIOURS.traits[trait].defend(s, self.predator, self.prey, self.ignored)


def survive(s: NewWorld, prey: int) -> None:
    if s.events is not None:
        s.tell(events.SURVIVED, (s.owner[prey], prey))
    for trait in bits(s.mask[prey] & BEHAVIOURS.recovers):
        BEHAVIOURS.traits[trait].recover(s, prey)


def eat(s: NewWorld, predator: int, prey: int, ignored: int) -> None:
    for trait in bits(s.mask[prey] & BEHAVIOURS.avenges):
        if trait != ignored:
            BEHAVIOURS.traits[trait].avenge(s, predator, prey)
    kill(s, prey, events.EATEN)
    gain_blue(s, predator, CONSTANTS.prey_food)
    s.stack.append(Scavengers(0))


# ---------------------------------------------------------------------- 6.3 scavenging


def scavengers(s: NewWorld, seat: int) -> list[int]:
    """The Scavenging animals of a player that would get food now, left to right."""
    found = []
    for a in s.rows[seat]:
        if s.mask[a] >> SCAVENGING & 1 and can_store(s, a):
            if find_card(s, a, SCAVENGING) & CARD_MASK not in s.activated:
                found.append(a)
    return found


def joined_by_cooperating(s: NewWorld, seat: int, animals: list[int]) -> bool:
    """Ruling 74: whether two of them are joined by an unbroken run of Cooperating cards."""
    met = False
    for a in s.rows[seat]:
        if a in animals:
            if met:
                return True
            met = True
        code = s.link[a]
        if code == NO_CARD or code >> TRAIT_SHIFT & TRAIT_MASK != COOPERATING:
            met = False
    return False


def scavenge(s: NewWorld, a: int) -> None:
    s.activated.append(find_card(s, a, SCAVENGING) & CARD_MASK)
    gain_blue(s, a, 1)


class Scavengers(Step[NewWorld]):
    """One death in an attack feeds them, in seat order from the active player."""

    NAME = "scavengers"
    FIELDS = ("served",)

    def __init__(self, served: int) -> None:
        self.served: int = served  # players who have been served

    def run(self, s: NewWorld) -> None:
        for offset in range(self.served, s.players):
            seat = (s.turn + offset) % s.players
            animals = scavengers(s, seat)
            while animals:
                if len(animals) > 1 and joined_by_cooperating(s, seat, animals):
                    s.stack.append(Scavengers(offset))
                    s.stack.append(ChooseScavenger(seat))
                    return
                scavenge(s, animals[0])
                if not CONSTANTS.every_scavenger:
                    return
                animals = scavengers(s, seat)


class ChooseScavenger(Choice[NewWorld]):
    NAME = "choose-scavenger"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: NewWorld) -> list[int]:
        return sorted([ANIMAL + a for a in scavengers(s, self.seat)])

    def take(self, s: NewWorld, option: int) -> None:
        scavenge(s, option - ANIMAL)
        if not CONSTANTS.every_scavenger:
            s.stack.pop()  # the Scavengers step that asked
