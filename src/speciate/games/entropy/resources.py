"""Matter, energy and entropy: gained, paid, exchanged; the generator (4.10)."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.games.entropy import events
from speciate.games.entropy.components import (
    EXCHANGE_COST,
    GENERATOR_END,
    GENERATOR_VP,
    OVERFLOW_VP,
)
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import FOR_GENERATOR


def gain(s: Entropy, seat: int, resource: int, count: int) -> None:
    s.resources[3 * seat + resource] += count
    if s.events is not None:
        s.tell(events.GAINED, (seat, resource, count))


def pay(s: Entropy, seat: int, resource: int, count: int) -> None:
    if count:
        s.resources[3 * seat + resource] -= count
        if s.events is not None:
            s.tell(events.PAID, (seat, resource, count))


def affords(s: Entropy, seat: int, costs: list[int], row: int = 0) -> bool:
    """Whether a seat can pay a row of a flat list of costs (matter, energy, entropy)."""
    at = 3 * row
    for resource in range(3):
        cost = costs[at + resource]
        if cost and s.spendable(seat, resource) < cost:
            return False
    return True


def pay_all(s: Entropy, seat: int, costs: list[int], row: int = 0) -> None:
    for resource in range(3):
        pay(s, seat, resource, costs[3 * row + resource])


def can_exchange(s: Entropy, seat: int) -> bool:
    return affords(s, seat, EXCHANGE_COST)


def exchange(s: Entropy, seat: int, resource: int) -> None:
    """3.4, 2: the free exchange, once."""
    pay_all(s, seat, EXCHANGE_COST)
    s.resources[3 * seat + resource] += 1
    if s.events is not None:
        s.tell(events.EXCHANGED, (seat, resource))


def advance_generator(s: Entropy, seat: int, steps: int) -> None:
    for _ in range(steps):
        if s.generator[seat] >= GENERATOR_END:
            points = OVERFLOW_VP
        else:
            s.generator = replaced(s.generator, seat, s.generator[seat] + 1)
            points = GENERATOR_VP[s.generator[seat]]
            if s.events is not None:
                s.tell(events.GENERATOR_ADVANCED, (seat, s.generator[seat]))
        if points:
            s.score(seat, points, FOR_GENERATOR)
