"""Development phase (3.1): play one card or pass, clockwise, until all have passed."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.rng import Rng
from speciate.core.step import NOT_ASKED, Choice, Step
from speciate.games.newworld import events
from speciate.games.newworld.animals import (
    add_pair,
    add_trait,
    can_add,
    has_target,
    new_animal,
    pairable,
    takes,
)
from speciate.games.newworld.components import (
    ANY,
    BRIEF,
    CARD_TYPES,
    CONSTANTS,
    EXTENDED,
    OPPONENT,
    PAIR,
    STAGNATING,
    TARGET,
    TYPE_OF,
)
from speciate.games.newworld.mutations import MutationTurn
from speciate.games.newworld.options import (
    ANIMAL,
    AREA,
    AS_ANIMAL,
    AS_BRIEF,
    AS_EXTENDED,
    CARD,
    PASS,
)
from speciate.games.newworld.state import NewWorld


def pass_phase(s: NewWorld, seat: int) -> None:
    """Pass for the rest of this phase."""
    s.passed |= 1 << seat
    if s.events is not None:
        s.tell(events.PASSED, (seat,))


class DevelopmentTurn(Step[NewWorld]):
    """The turn of a seat, and of all after it, until everybody has passed."""

    NAME = "development-turn"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: NewWorld) -> None:
        seat = self.seat
        if s.passed == s.everybody():
            s.passed = 0
            return
        s.stack.append(DevelopmentTurn((seat + 1) % s.players))
        if s.passed >> seat & 1:
            return
        s.turn = seat
        if not s.hands[seat]:
            pass_phase(s, seat)
        elif s.settings["mutations"]:
            s.stack.append(MutationTurn(seat))
        else:
            s.stack.append(PlayCard(seat))


class PlayCard(Choice[NewWorld]):
    """A card of the hand, or PASS."""

    NAME = "play-card"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: NewWorld) -> list[int]:
        hand = s.hands[self.seat]
        options = [PASS]
        if s.settings["cataclysm"] and len(hand) > CONSTANTS.cataclysm_kept:
            options = []
        last = -1
        for card in hand:  # hands are sorted, and so are the types of cards
            kind = TYPE_OF[card]
            if kind != last:
                options.append(CARD + kind)
                last = kind
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        if option == PASS:
            return "must-play-more@11.5"
        if 0 <= option - CARD < len(CARD_TYPES):
            return "card-not-in-hand@3.1"
        return NOT_ASKED

    def take(self, s: NewWorld, option: int) -> None:
        if option == PASS:
            pass_phase(s, self.seat)
            return
        for card in s.hands[self.seat]:
            if TYPE_OF[card] == option - CARD:
                s.stack.append(UseCard(self.seat, card))
                return


class UseCard(Choice[NewWorld]):
    """Animal, or one of the two traits of the card. The card is still hidden in the hand."""

    NAME = "use-card"
    FIELDS = ("seat", "card")
    PUBLIC = False

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card: int = card

    def legal(self, s: NewWorld) -> list[int]:
        options = [AS_ANIMAL]
        if has_target(s, self.seat, EXTENDED[self.card]):
            options.append(AS_EXTENDED)
        if has_target(s, self.seat, BRIEF[self.card]):
            options.append(AS_BRIEF)
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        if option in (AS_EXTENDED, AS_BRIEF):
            return "no-target@4.4"
        return NOT_ASKED

    def take(self, s: NewWorld, option: int) -> None:
        seat, card = self.seat, self.card
        if option == AS_ANIMAL:
            s.hands[seat].remove(card)
            new_animal(s, seat, card, 1 << seat)
            return
        trait = EXTENDED[card] if option == AS_EXTENDED else BRIEF[card]
        # It will be played face up, so it is shown now.
        s.seen = replaced(s.seen, card, s.everybody())
        if PAIR[trait]:
            s.stack.append(PairFirst(seat, card, trait))
        else:
            s.stack.append(PlaceTrait(seat, card, trait))

    def resampled(self, s: NewWorld, seat: int, rng: Rng) -> Choice[NewWorld]:
        """To everybody else it may be any card of that hand."""
        hand = s.hands[self.seat]
        return self if seat == self.seat else UseCard(self.seat, hand[rng.below(len(hand))])


class PlaceTrait(Choice[NewWorld]):
    """The animal that gets a trait."""

    NAME = "place-trait"
    FIELDS = ("seat", "card", "trait")

    def __init__(self, seat: int, card: int, trait: int) -> None:
        self.seat = seat
        self.card: int = card
        self.trait: int = trait

    def legal(self, s: NewWorld) -> list[int]:
        trait = self.trait
        target = TARGET[trait]
        options = []
        for owner in range(s.players):
            if target == ANY or (owner != self.seat) == (target == OPPONENT):
                for a in s.rows[owner]:
                    if takes(s.mask[a], trait):
                        options.append(ANIMAL + a)
        options.sort()
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        a = option - ANIMAL
        if not ANIMAL <= option < AREA or a >= len(s.owner) or s.owner[a] < 0:
            return NOT_ASKED
        mask = s.mask[a]
        if mask >> STAGNATING & 1:
            return "stagnating@8.7"
        if takes(mask, self.trait) and not can_add(s, self.seat, self.trait, a):
            own = s.owner[a] == self.seat
            return "harmful-on-opponents-only@4.4" if own else "own-animals-only@4.4"
        if mask >> self.trait & 1:
            return "has-the-trait@4.4"
        return "traits-exclude-each-other@4.4"

    def take(self, s: NewWorld, option: int) -> None:
        s.hands[self.seat].remove(self.card)
        add_trait(s, self.seat, option - ANIMAL, self.trait, self.card)


def explain_pair(s: NewWorld, seat: int, option: int) -> str:
    """Why a pair card cannot lie beside this animal."""
    a = option - ANIMAL
    if not ANIMAL <= option < AREA or a >= len(s.owner) or s.owner[a] < 0:
        return NOT_ASKED
    if s.owner[a] != seat:
        return "own-animals-only@4.4"
    if s.mask[a] >> STAGNATING & 1:
        return "stagnating@8.7"
    if not any(a in ends for ends in pairable(s, seat)):
        return "both-gaps-taken@4.3"
    return "same-chain@4.3"


class PairFirst(Choice[NewWorld]):
    """Pair trait: the first of the two own animals."""

    NAME = "pair-first"
    FIELDS = ("seat", "card", "trait")

    def __init__(self, seat: int, card: int, trait: int) -> None:
        self.seat = seat
        self.card: int = card
        self.trait: int = trait

    def legal(self, s: NewWorld) -> list[int]:
        options = []
        for ends in pairable(s, self.seat):
            for a in ends:
                options.append(ANIMAL + a)
        options.sort()
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        return explain_pair(s, self.seat, option)

    def take(self, s: NewWorld, option: int) -> None:
        s.stack.append(PairSecond(self.seat, self.card, self.trait, option - ANIMAL))


class PairSecond(Choice[NewWorld]):
    """Pair trait: the second animal, of another chain."""

    NAME = "pair-second"
    FIELDS = ("seat", "card", "trait", "animal")

    def __init__(self, seat: int, card: int, trait: int, animal: int) -> None:
        self.seat = seat
        self.card: int = card
        self.trait: int = trait
        self.animal: int = animal

    def legal(self, s: NewWorld) -> list[int]:
        options = []
        for ends in pairable(s, self.seat):
            if self.animal not in ends:
                for a in ends:
                    options.append(ANIMAL + a)
        options.sort()
        return options

    def explain(self, s: NewWorld, option: int) -> str:
        return explain_pair(s, self.seat, option)

    def take(self, s: NewWorld, option: int) -> None:
        s.hands[self.seat].remove(self.card)
        add_pair(s, self.seat, self.animal, option - ANIMAL, self.trait, self.card)
