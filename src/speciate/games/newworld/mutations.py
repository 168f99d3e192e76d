"""Random Mutations (11.4): cards come unseen from a gene pool; the row's order matters."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.step import NOT_ASKED, Choice, Step
from speciate.games.newworld import events
from speciate.games.newworld.animals import (
    add_trait,
    blocks,
    link_neighbours,
    mirror,
    neighbour,
    new_animal,
    takes,
)
from speciate.games.newworld.components import BRIEF, EXTENDED, PAIR, STAGNATING
from speciate.games.newworld.options import (
    ANIMAL,
    AREA,
    AS_ANIMAL,
    AS_TRAIT,
    BLOCK,
    COUNT,
    KEEP_ROW,
    MIRRORED,
    PAIR_LEFT,
    PAIR_RIGHT,
    PASS,
    REARRANGE,
    TRAIT,
)
from speciate.games.newworld.state import NO_CARD, NewWorld


class MutationTurn(Choice[NewWorld]):
    """Pass, or announce a new animal or a new trait."""

    NAME = "mutation-turn"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: NewWorld) -> list[int]:
        return [PASS, AS_ANIMAL, AS_TRAIT] if s.rows[self.seat] else [PASS, AS_ANIMAL]

    def explain(self, s: NewWorld, option: int) -> str:
        return "no-animal-to-mutate@11.4" if option == AS_TRAIT else NOT_ASKED

    def take(self, s: NewWorld, option: int) -> None:
        seat = self.seat
        if option == PASS:
            s.passed |= 1 << seat
            if s.events is not None:
                s.tell(events.PASSED, (seat,))
        elif option == AS_ANIMAL:
            new_animal(s, seat, s.hands[seat].pop(), 0)
        else:
            s.stack.append(ChooseMutant(seat))
            if len(s.rows[seat]) > 1:
                s.stack.append(OfferRearranging(seat))


class OfferRearranging(Choice[NewWorld]):
    """Only before a new trait does the order matter, so only then is it asked (3.6)."""

    NAME = "offer-rearranging"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: NewWorld) -> list[int]:
        return [KEEP_ROW, REARRANGE]

    def take(self, s: NewWorld, option: int) -> None:
        if option == REARRANGE:
            s.stack.append(NextBlock(self.seat, 0))


class NextBlock(Choice[NewWorld]):
    """The row is built from left to right, block by block; a chain may be mirrored."""

    NAME = "next-block"
    FIELDS = ("seat", "placed")

    def __init__(self, seat: int, placed: int) -> None:
        self.seat = seat
        self.placed: int = placed  # blocks at the left end that are in their place

    def legal(self, s: NewWorld) -> list[int]:
        options = []
        for block in blocks(s, self.seat)[self.placed :]:
            options.append(BLOCK + block[0])
            if len(block) > 1:
                options.append(MIRRORED + block[0])
        options.sort()
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        return "block-not-free@4.2" if BLOCK <= option < COUNT else NOT_ASKED

    def take(self, s: NewWorld, option: int) -> None:
        mirrored = option >= MIRRORED
        leftmost = option - (MIRRORED if mirrored else BLOCK)
        parts = blocks(s, self.seat)
        chosen = [block for block in parts if block[0] == leftmost][0]
        rest = [block for block in parts[self.placed :] if block is not chosen]
        if mirrored:
            chosen = mirror(s, chosen)
        row: list[int] = []
        for block in [*parts[: self.placed], chosen, *rest]:
            row += block
        s.rows[self.seat] = row
        if rest:
            s.stack.append(NextBlock(self.seat, self.placed + 1))
        elif s.events is not None:
            s.tell(events.REARRANGED, (self.seat, *row))


class ChooseMutant(Choice[NewWorld]):
    """The animal that the new trait is announced for; then the top card is revealed."""

    NAME = "choose-mutant"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: NewWorld) -> list[int]:
        return sorted([ANIMAL + a for a in s.rows[self.seat]])

    def explain(self, s: NewWorld, option: int) -> str:
        return "own-animals-only@11.4" if ANIMAL <= option < AREA else NOT_ASKED

    def take(self, s: NewWorld, option: int) -> None:
        card = reveal(s, self.seat)
        s.stack.append(Mutate(self.seat, card, option - ANIMAL))


def reveal(s: NewWorld, seat: int) -> int:
    """Turn up the top card of the gene pool for all to see."""
    card = s.hands[seat].pop()
    s.seen = replaced(s.seen, card, s.everybody())
    if s.events is not None:
        s.tell(events.REVEALED, (seat, card))
    return card


class Mutate(Step[NewWorld]):
    """The revealed card goes to the animal, else to its right neighbour, else becomes an animal."""

    NAME = "mutate"
    FIELDS = ("seat", "card", "animal")

    def __init__(self, seat: int, card: int, animal: int) -> None:
        self.seat: int = seat
        self.card: int = card
        self.animal: int = animal

    def run(self, s: NewWorld) -> None:
        for a in (self.animal, neighbour(s, self.animal, 1)):
            if a >= 0 and mutations(s, a, self.card):
                s.stack.append(ChooseMutation(self.seat, self.card, a))
                return
        new_animal(s, self.seat, self.card, s.everybody())  # ruling 85: its face stays known


def mutations(s: NewWorld, a: int, card: int) -> list[int]:
    """The traits of a revealed card that an own animal can take, as options (ruling 86)."""
    options = []
    for trait in (EXTENDED[card], BRIEF[card]):
        if not takes(s.mask[a], trait):
            continue
        if not PAIR[trait]:
            options.append(TRAIT + trait)
            continue
        left = neighbour(s, a, -1)
        right = neighbour(s, a, 1)
        if left >= 0 and s.link[left] == NO_CARD and not s.mask[left] >> STAGNATING & 1:
            options.append(PAIR_LEFT + trait)
        if right >= 0 and s.link[a] == NO_CARD and not s.mask[right] >> STAGNATING & 1:
            options.append(PAIR_RIGHT + trait)
    options.sort()
    return options


class ChooseMutation(Choice[NewWorld]):
    """Which trait of the revealed card, and for a pair trait which neighbour."""

    NAME = "choose-mutation"
    FIELDS = ("seat", "card", "animal")

    def __init__(self, seat: int, card: int, animal: int) -> None:
        self.seat = seat
        self.card: int = card
        self.animal: int = animal

    def legal(self, s: NewWorld) -> list[int]:
        return mutations(s, self.animal, self.card)

    def explain(self, s: NewWorld, option: int) -> str:
        return "mutation-impossible@11.4" if TRAIT <= option < ANIMAL else NOT_ASKED

    def take(self, s: NewWorld, option: int) -> None:
        seat, card, a = self.seat, self.card, self.animal
        if option >= PAIR_RIGHT:
            link_neighbours(s, seat, a, neighbour(s, a, 1), option - PAIR_RIGHT, card)
        elif option >= PAIR_LEFT:
            link_neighbours(s, seat, neighbour(s, a, -1), a, option - PAIR_LEFT, card)
        else:
            add_trait(s, seat, a, option - TRAIT, card)
