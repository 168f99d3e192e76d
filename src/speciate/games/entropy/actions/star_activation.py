"""Star Activation (4.4), and single activations."""

from __future__ import annotations

from speciate.core.step import NOT_ASKED
from speciate.games.entropy import events
from speciate.games.entropy.components import (
    ACTIVATION_COST,
    DISCOUNTED_STARS,
    STAR_DISCOUNT,
    STAR_EFFECT,
    SYSTEM_TILES,
)
from speciate.games.entropy.effects import perform
from speciate.games.entropy.options import STAR, STOP
from speciate.games.entropy.question import Declaration, Question
from speciate.games.entropy.resources import pay
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import ENTROPY, NOWHERE, STAR_ACTIVATION

NO_DISCOUNT = -1  # a granted action has none (ruling 17)


def activatable(s: Entropy, seat: int, discount: int, used: int) -> list[int]:
    """STAR + system for each own star that can be paid and is not in the mask `used`."""
    entropy = s.spendable(seat, ENTROPY)
    options = []
    for system in s.systems[seat]:
        star = s.star_at[system]
        if star >= 0 and not used >> system & 1:
            if ACTIVATION_COST[star] - discount <= entropy:
                options.append(STAR + system)
    return options


def activate(s: Entropy, seat: int, system: int, discount: int) -> None:
    star = s.star_at[system]
    pay(s, seat, ENTROPY, max(0, ACTIVATION_COST[star] - discount))
    if s.activating:
        s.used_stars |= 1 << system
    if s.events is not None:
        s.tell(events.STAR_ACTIVATED, (seat, system, star))
    perform(s, seat, STAR_EFFECT[star], NOWHERE)


def why_not_activate(s: Entropy, seat: int, option: int, used: int) -> str:
    system = option - STAR
    if not 0 <= system < SYSTEM_TILES:
        return NOT_ASKED
    if system not in s.systems[seat] or s.star_at[system] < 0:
        return "no-star-of-yours@4.4"
    if used >> system & 1:
        return "star-used@4.4"
    kept = s.must_pay and ACTIVATION_COST[s.star_at[system]] <= s.resources[3 * seat + ENTROPY]
    return "reserve-for-crowded-space@3.3" if kept else "too-little-entropy@4.4"


def discount_now(s: Entropy, seat: int, discounted: int) -> int:
    """Ruling 59: by the position of the generator at this payment."""
    if discounted == NO_DISCOUNT or discounted >= DISCOUNTED_STARS[s.generator[seat]]:
        return 0
    return STAR_DISCOUNT


def activate_next(s: Entropy, seat: int, discounted: int, option: int) -> None:
    """One star of the action; then the next one."""
    discount = discount_now(s, seat, discounted)
    s.stack.append(NextStar(seat, discounted + 1 if discount else discounted))
    activate(s, seat, option - STAR, discount)


class StarActivation(Declaration):
    """STAR + the system of the first star."""

    NAME = "star-activation"
    FIELDS = ("seat", "from_space")

    def __init__(self, seat: int, from_space: int) -> None:
        self.seat = seat
        self.from_space: int = from_space

    def action(self) -> int:
        return STAR_ACTIVATION

    def discounted(self) -> int:
        return 0 if self.from_space else NO_DISCOUNT

    def ways(self, s: Entropy) -> list[int]:
        discount = discount_now(s, self.seat, self.discounted())
        return activatable(s, self.seat, discount, s.used_stars)

    def why(self, s: Entropy, option: int) -> str:
        return why_not_activate(s, self.seat, option, s.used_stars)

    def declare(self, s: Entropy, option: int) -> None:
        s.activating += 1
        activate_next(s, self.seat, self.discounted(), option)


class NextStar(Question):
    """The next star of the action, or STOP."""

    NAME = "next-star"
    FIELDS = ("seat", "discounted")

    def __init__(self, seat: int, discounted: int) -> None:
        self.seat = seat
        self.discounted: int = discounted

    def open(self, s: Entropy) -> list[int]:
        discount = discount_now(s, self.seat, self.discounted)
        return [STOP] + activatable(s, self.seat, discount, s.used_stars)

    def why(self, s: Entropy, option: int) -> str:
        return why_not_activate(s, self.seat, option, s.used_stars)

    def choose(self, s: Entropy, option: int) -> None:
        if option != STOP:
            activate_next(s, self.seat, self.discounted, option)
            return
        s.activating -= 1
        if not s.activating:
            s.used_stars = 0


class ActivateStars(Question):
    """`activate_star`: single activations at full price; `used` are the systems of this step."""

    NAME = "activate-stars"
    FIELDS = ("seat", "count", "used")

    def __init__(self, seat: int, count: int, used: int) -> None:
        self.seat = seat
        self.count: int = count
        self.used: int = used

    def open(self, s: Entropy) -> list[int]:
        return [STOP] + activatable(s, self.seat, 0, self.used | s.used_stars)

    def why(self, s: Entropy, option: int) -> str:
        return why_not_activate(s, self.seat, option, self.used | s.used_stars)

    def choose(self, s: Entropy, option: int) -> None:
        if option == STOP:
            return
        system = option - STAR
        if self.count > 1:
            s.stack.append(ActivateStars(self.seat, self.count - 1, self.used | 1 << system))
        activate(s, self.seat, system, 0)
