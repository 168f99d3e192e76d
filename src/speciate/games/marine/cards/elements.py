"""Cards about elements: Adaptability, Disease, Metamorphosis, Symbiotic."""

from __future__ import annotations

from speciate.core.step import Step
from speciate.games.marine.boards import (
    FROM_BAG,
    ON_EARTH,
    ArrivingDisc,
    LeavingDisc,
    disc_types,
    element_total,
    has_free_space,
)
from speciate.games.marine.cards.card import EvolutionCard
from speciate.games.marine.choices import DiscCornerChoice, ElementChoice
from speciate.games.marine.components import NOTHING
from speciate.games.marine.earth import disc_corners, random_type, types_in
from speciate.games.marine.geometry import bits
from speciate.games.marine.state import Marine


def exchangeable(own: int, others: int) -> int:
    """The own types for which there is a different one among the others (ruling 87)."""
    mask = 0
    for element in bits(own):
        if others & ~(1 << element):
            mask |= 1 << element
    return mask


def types_on_earth(s: Marine) -> int:
    mask = 0
    for corner in disc_corners(s):
        mask |= 1 << s.disc[corner]
    return mask


class Adaptability(EvolutionCard):
    """Exchange an own disc with one on earth; while in play special pawns can be bumped."""

    NAME = "adaptability"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return exchangeable(disc_types(s, a), types_on_earth(s)) != 0

    def effect(self, s: Marine, a: int, x: int) -> None:
        if self.changes(s, a, x):
            s.stack.append(AdaptabilityElement(s.seat_of[a], a))


class AdaptabilityElement(ElementChoice):
    NAME = "adaptability-element"

    def elements(self, s: Marine) -> int:
        return exchangeable(disc_types(s, self.animal), types_on_earth(s))

    def why_not(self, s: Marine, element: int) -> str:
        own = disc_types(s, self.animal) >> element & 1
        return "would-change-nothing@5.7" if own else "no-such-disc@6.3"

    def chosen(self, s: Marine, element: int) -> None:
        s.stack.append(AdaptabilityCorner(self.seat, self.animal, element))


class AdaptabilityCorner(DiscCornerChoice):
    NAME = "adaptability-corner"
    FIELDS = ("seat", "animal", "element")

    def __init__(self, seat: int, animal: int, element: int) -> None:
        super().__init__(seat, animal)
        self.element: int = element

    def corners(self, s: Marine) -> list[int]:
        return [corner for corner in disc_corners(s) if s.disc[corner] != self.element]

    def why_not_that(self, s: Marine, corner: int) -> str:
        return "would-change-nothing@5.7"

    def chosen(self, s: Marine, corner: int) -> None:
        new = s.disc[corner]
        s.stack.append(LeavingDisc(self.seat, self.animal, self.element, new, ON_EARTH + corner))


class Metamorphosis(EvolutionCard):
    """Exchange an own disc for one chosen out of the bag."""

    NAME = "metamorphosis"

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return exchangeable(disc_types(s, a), types_in(s.bag)) != 0

    def effect(self, s: Marine, a: int, x: int) -> None:
        if self.changes(s, a, x):
            s.stack.append(MetamorphosisOld(s.seat_of[a], a))


class MetamorphosisOld(ElementChoice):
    NAME = "metamorphosis-old"

    def elements(self, s: Marine) -> int:
        return exchangeable(disc_types(s, self.animal), types_in(s.bag))

    def why_not(self, s: Marine, element: int) -> str:
        own = disc_types(s, self.animal) >> element & 1
        return "would-change-nothing@5.7" if own else "no-such-disc@6.3"

    def chosen(self, s: Marine, element: int) -> None:
        s.stack.append(MetamorphosisNew(self.seat, self.animal, element))


class MetamorphosisNew(ElementChoice):
    NAME = "metamorphosis-new"
    FIELDS = ("seat", "animal", "element")

    def __init__(self, seat: int, animal: int, element: int) -> None:
        super().__init__(seat, animal)
        self.element: int = element

    def elements(self, s: Marine) -> int:
        return types_in(s.bag) & ~(1 << self.element)

    def why_not(self, s: Marine, element: int) -> str:
        return "would-change-nothing@5.7" if s.bag[element] else "not-in-the-bag@10.3"

    def chosen(self, s: Marine, element: int) -> None:
        s.stack.append(LeavingDisc(self.seat, self.animal, self.element, element, FROM_BAG))


class Disease(EvolutionCard):
    """Every other animal with more elements loses a disc of its choice."""

    NAME = "disease"

    def victims(self, s: Marine, a: int) -> int:
        mask = 0
        total = element_total(s, a)
        for other in s.animals:
            if other != a and element_total(s, other) > total and disc_types(s, other):
                mask |= 1 << other
        return mask

    def changes(self, s: Marine, a: int, x: int) -> bool:
        return self.victims(s, a) != 0

    def effect(self, s: Marine, a: int, x: int) -> None:
        s.stack.append(Spreading(self.victims(s, a)))


class Spreading(Step[Marine]):
    """Disease reaches its victims in food chain order."""

    NAME = "spreading"
    FIELDS = ("victims",)

    def __init__(self, victims: int) -> None:
        self.victims: int = victims

    def run(self, s: Marine) -> None:
        if self.victims:
            a = bits(self.victims)[0]
            s.stack.append(Spreading(self.victims & ~(1 << a)))
            s.stack.append(DiseaseElement(s.seat_of[a], a))


class DiseaseElement(ElementChoice):
    NAME = "disease-element"

    def elements(self, s: Marine) -> int:
        return disc_types(s, self.animal)

    def why_not(self, s: Marine, element: int) -> str:
        return "no-such-disc@6.3"

    def chosen(self, s: Marine, element: int) -> None:
        s.stack.append(LeavingDisc(self.seat, self.animal, element))


class Symbiotic(EvolutionCard):
    """You, then every animal with fewer elements, draw a random disc to a free space."""

    NAME = "symbiotic"

    def drawers(self, s: Marine, a: int) -> int:
        mask = 1 << a
        total = element_total(s, a)
        for other in s.animals:
            if other != a and element_total(s, other) < total:
                mask |= 1 << other
        return mask

    def changes(self, s: Marine, a: int, x: int) -> bool:
        if not types_in(s.bag):
            return False
        for drawer in bits(self.drawers(s, a)):
            if has_free_space(s, drawer):
                return True
        return False

    def effect(self, s: Marine, a: int, x: int) -> None:
        s.stack.append(Sharing(self.drawers(s, a) & ~(1 << a)))
        s.stack.append(DrawElement(a))


class Sharing(Step[Marine]):
    """The other animals that draw, in food chain order."""

    NAME = "sharing"
    FIELDS = ("drawers",)

    def __init__(self, drawers: int) -> None:
        self.drawers: int = drawers

    def run(self, s: Marine) -> None:
        if self.drawers:
            a = bits(self.drawers)[0]
            s.stack.append(Sharing(self.drawers & ~(1 << a)))
            s.stack.append(DrawElement(a))


class DrawElement(Step[Marine]):
    """A random disc to a free space, if there are both."""

    NAME = "draw-element"
    FIELDS = ("animal",)

    def __init__(self, animal: int) -> None:
        self.animal: int = animal

    def run(self, s: Marine) -> None:
        a = self.animal
        if has_free_space(s, a):
            element = random_type(s)
            if element != NOTHING:
                s.stack.append(ArrivingDisc(s.seat_of[a], a, element, FROM_BAG))
