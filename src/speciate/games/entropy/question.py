"""Questions of a player's own turn, with the free completion of biomes (3.6; 3.9, 4)."""

from __future__ import annotations

from typing import Any

from speciate.core.errors import RuleError
from speciate.core.lists import replaced
from speciate.core.step import NOT_ASKED, Choice
from speciate.games.entropy import events
from speciate.games.entropy.components import BIOME_NEEDS, EXCHANGE_GAINS, PLANETS
from speciate.games.entropy.options import COMPLETE, DONE, EXCHANGE, SKIP
from speciate.games.entropy.resources import can_exchange, exchange
from speciate.games.entropy.state import ACTION, OBJECTIVES, Entropy
from speciate.games.entropy.vocabulary import BIOME_COMPLETED, RESOURCES


class Question(Choice[Entropy]):
    """A choice of the seat whose turn it is.

    `open` lists its own options; biomes that could be completed join them whenever it is asked.
    """

    def open(self, s: Entropy) -> list[int]:
        raise NotImplementedError

    def choose(self, s: Entropy, option: int) -> None:
        raise NotImplementedError

    def why(self, s: Entropy, option: int) -> str:
        """Why an option that is not open is not."""
        return NOT_ASKED

    def legal(self, s: Entropy) -> list[int]:
        return self.open(s) + completions(s, self.seat)

    def run(self, s: Entropy) -> None:
        options = self.open(s)
        if len(options) == 1:
            self.choose(s, options[0])
        elif not options:
            raise RuleError(f"{self.dump()} offers nothing")
        elif s.ready[self.seat]:
            s.ask(self, options + completions(s, self.seat))
        else:
            s.ask(self, options)

    def take(self, s: Entropy, option: int) -> None:
        if option >= COMPLETE:
            s.stack.append(self)
            complete_biome(s, self.seat, option - COMPLETE)
        else:
            self.choose(s, option)

    def shown_to(self, s: Entropy, seat: int | None) -> dict[str, Any]:
        """The fields of a question are public, and outside they have names."""
        from speciate.games.entropy.view import look_at_question

        return look_at_question(self)

    def explain(self, s: Entropy, option: int) -> str:
        if COMPLETE <= option < COMPLETE + PLANETS:
            return why_not_complete(s, self.seat, option - COMPLETE)
        return self.why(s, option)


class Declaration(Question):
    """Declare an action or skip it; in the Action phase with the free exchange (3.9, 3)."""

    def ways(self, s: Entropy) -> list[int]:
        """The open options that perform the action, ascending, above EXCHANGE."""
        raise NotImplementedError

    def declare(self, s: Entropy, option: int) -> None:
        raise NotImplementedError

    def action(self) -> int:
        raise NotImplementedError

    def open(self, s: Entropy) -> list[int]:
        return [SKIP, *exchanges(s, self.seat), *self.ways(s)]

    def choose(self, s: Entropy, option: int) -> None:
        if option == SKIP:
            if s.events is not None:
                s.tell(events.SKIPPED, (self.seat, self.action()))
        elif EXCHANGE <= option < EXCHANGE + len(RESOURCES):
            s.stack.append(self)
            exchange(s, self.seat, option - EXCHANGE)
        else:
            self.declare(s, option)

    def explain(self, s: Entropy, option: int) -> str:
        if EXCHANGE <= option < EXCHANGE + len(RESOURCES):
            return why_not_exchange(s, option - EXCHANGE)
        return super().explain(s, option)


def exchanges(s: Entropy, seat: int) -> list[int]:
    """The free exchanges that are open now."""
    if s.phase != ACTION or not can_exchange(s, seat):
        return []
    return [EXCHANGE + resource for resource in EXCHANGE_GAINS]


def why_not_exchange(s: Entropy, resource: int) -> str:
    if resource not in EXCHANGE_GAINS:
        return "not-exchangeable@3.4"
    return "exchange-in-action-phase@3.4" if s.phase != ACTION else "too-little-entropy@3.4"


# ---------------------------------------------------------------------- completing biomes


def meets_requirement(s: Entropy, planet: int) -> bool:
    needs, have = 3 * s.biome[planet], 3 * planet
    for kind in range(3):
        if s.organisms[have + kind] < BIOME_NEEDS[needs + kind]:
            return False
    return True


def completions(s: Entropy, seat: int) -> list[int]:
    """COMPLETE + planet for each own biome that could be completed now, ascending."""
    ready = s.ready[seat]
    if not ready or s.phase == OBJECTIVES:
        return []
    return [COMPLETE + planet for planet in s.planets[seat] if ready >> planet & 1]


def why_not_complete(s: Entropy, seat: int, planet: int) -> str:
    if planet not in s.planets[seat]:
        return "not-your-planet@3.6"
    if s.biome[planet] < 0:
        return "no-biome@3.6"
    if s.completed[planet]:
        return "biome-completed@3.6"
    return "requirement-not-met@3.6" if s.phase != OBJECTIVES else "too-late-to-complete@3.6"


def complete_biome(s: Entropy, seat: int, planet: int) -> None:
    """Turn a biome to its completed side; the organisms stay."""
    s.completed = replaced(s.completed, planet, 1)
    s.ready[seat] &= ~(1 << planet)
    s.happened[BIOME_COMPLETED] += 1
    if s.events is not None:
        s.tell(events.BIOME_COMPLETED, (seat, s.biome[planet], planet))


def watch_biome(s: Entropy, seat: int, planet: int) -> None:
    """Called when organisms or the biome of a planet have changed: ask if it is completable now.

    Steps that go on afterwards must be on the stack already (3.9, 4 a).
    """
    if s.biome[planet] < 0 or s.completed[planet]:
        return
    bit = 1 << planet
    if not meets_requirement(s, planet):
        s.ready[seat] &= ~bit
    elif not s.ready[seat] & bit:
        s.ready[seat] |= bit
        if not isinstance(s.stack[-1], CompleteBiomes):
            s.stack.append(CompleteBiomes(seat))


class CompleteBiomes(Question):
    """Complete biomes, or go on without."""

    NAME = "complete-biomes"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def open(self, s: Entropy) -> list[int]:
        return [DONE]

    def run(self, s: Entropy) -> None:
        if s.ready[self.seat]:
            s.ask(self, self.legal(s))

    def choose(self, s: Entropy, option: int) -> None:
        pass
