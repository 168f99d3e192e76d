"""What a trait can do: the hooks that the procedures call, and the traits that use each."""

from __future__ import annotations

from typing import ClassVar, Final

from speciate.games.newworld.components import TRAIT_NAMES
from speciate.games.newworld.state import NewWorld


class Trait:
    """One trait. A subclass sets the flags of the hooks that it defines (traits/)."""

    BARS: ClassVar[bool] = False  # may forbid an attack (6.1)
    DEFENDS: ClassVar[bool] = False  # fires when attacked (6.2)
    AVENGES: ClassVar[bool] = False  # does something to the predator that ate the animal
    RECOVERS: ClassVar[bool] = False  # does something when the animal survived an attack
    ACTS: ClassVar[bool] = False  # gives an additional action (8.6)

    def __init__(self, name: str) -> None:
        self.number: int = TRAIT_NAMES.index(name)

    def bars(self, s: NewWorld, predator: int, prey: int) -> bool:
        """Whether this trait of the prey stops this predator."""
        return False

    def can_defend(self, s: NewWorld, predator: int, prey: int) -> bool:
        """Whether the trait has anything to do in this attack."""
        return True

    def defend(self, s: NewWorld, predator: int, prey: int, ignored: int) -> None:
        """Fire: end the attack, or push the rest of it."""
        raise NotImplementedError

    def avenge(self, s: NewWorld, predator: int, prey: int) -> None:
        """The predator has eaten an animal with this trait."""
        raise NotImplementedError

    def recover(self, s: NewWorld, a: int) -> None:
        """The animal has survived an attack."""
        raise NotImplementedError

    def can_act(self, s: NewWorld, a: int) -> bool:
        """Whether the additional action is possible; the card is known to be unrotated."""
        raise NotImplementedError

    def act(self, s: NewWorld, a: int) -> None:
        """Take the additional action, or push its questions."""
        raise NotImplementedError


class Behaviours:
    """All traits by number, and which of them use which hook."""

    def __init__(self) -> None:
        self.traits: list[Trait] = [Trait(name) for name in TRAIT_NAMES]
        self.bars: int = 0
        self.defends: int = 0
        self.avenges: int = 0
        self.recovers: int = 0
        self.acts: int = 0
        self.actors: list[int] = []

    def add(self, trait: Trait) -> None:
        bit = 1 << trait.number
        self.traits[trait.number] = trait
        if trait.BARS:
            self.bars |= bit
        if trait.DEFENDS:
            self.defends |= bit
        if trait.AVENGES:
            self.avenges |= bit
        if trait.RECOVERS:
            self.recovers |= bit
        if trait.ACTS:
            self.acts |= bit
            self.actors = sorted([*self.actors, trait.number])


BEHAVIOURS: Final = Behaviours()


def bits(mask: int) -> list[int]:
    """The numbers of the bits of a mask, ascending."""
    found = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found
