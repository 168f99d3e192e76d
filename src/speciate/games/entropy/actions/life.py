"""Life (4.3): card, planet, and a discarded card if one is needed; then its two rewards."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.step import NOT_ASKED, Step
from speciate.games.entropy import events
from speciate.games.entropy.components import (
    CARD_CONDITIONS,
    CARD_EFFECT,
    CARD_ICONS,
    CARD_NEEDS,
    CARD_REMOVES,
    CARDS,
    GAINED,
    GAINED_KIND,
    MOST_ORGANISMS,
    PLANETS,
    SPECIAL_WAIVED,
)
from speciate.games.entropy.effects import perform, specialise
from speciate.games.entropy.language import is_immediate
from speciate.games.entropy.offers import discard
from speciate.games.entropy.options import (
    CARD,
    EFFECT_FIRST,
    EFFECT_ONLY,
    ORGANISMS_FIRST,
    PLANET,
)
from speciate.games.entropy.question import Declaration, Question
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import ANY_CONDITION, ICONS, LIFE, NOWHERE
from speciate.games.entropy.worlds import (
    add_organisms,
    has_room_for_card,
    remove_organisms,
    supply,
)

MET = -1  # the conditions are met without a discard


def helpful_icons(card: int, have: list[int], waived: int) -> int:
    """MET, or the icons (a bit each) of which one more would meet the conditions of a card."""
    at = ICONS * card
    short = 0
    spare = 0
    short_of = 0
    for condition in range(ANY_CONDITION):
        left = have[condition] - CARD_CONDITIONS[at + condition]
        if left < 0:
            short -= left
            short_of |= 1 << condition
        else:
            spare += left
    wild = have[ANY_CONDITION] + waived
    icons = spare + wild - short - CARD_CONDITIONS[at + ANY_CONDITION]
    if short <= wild and icons >= 0:
        return MET
    if icons < -1:
        return 0
    if short <= wild:
        return 31  # an icon of any kind is spare
    return short_of | 1 << ANY_CONDITION if short == wild + 1 else 0


def has_organisms(s: Entropy, card: int, planet: int) -> bool:
    have, row = 3 * planet, 3 * card
    for kind in range(3):
        count = s.organisms[have + kind]
        if count < CARD_NEEDS[row + kind] or count < CARD_REMOVES[row + kind]:
            return False
    return True


def waived_by(special: int) -> int:
    return SPECIAL_WAIVED[special] if special >= 0 else 0


def has_helpful_card(s: Entropy, seat: int, icons: int, card: int) -> bool:
    for other in s.hands[seat]:
        if CARD_ICONS[other] & icons and other != card:
            return True
    return False


class Life(Declaration):
    """CARD + a card that can be played somewhere."""

    NAME = "life"
    FIELDS = ("seat", "special", "bonus")

    def __init__(self, seat: int, special: int, bonus: int) -> None:
        self.seat = seat
        self.special: int = special
        self.bonus: int = bonus

    def action(self) -> int:
        return LIFE

    def ways(self, s: Entropy) -> list[int]:
        seat = self.seat
        hand = s.hands[seat]
        options: list[int] = []
        if not hand:
            return options
        waived = waived_by(self.special)
        open_planets = [p for p in s.planets[seat] if has_room_for_card(s, p)]
        supplies = [supply(s, planet) for planet in open_planets]
        for card in hand:
            for i, planet in enumerate(open_planets):
                if has_organisms(s, card, planet):
                    icons = helpful_icons(card, supplies[i], waived)
                    if icons == MET or (icons and has_helpful_card(s, seat, icons, card)):
                        options.append(CARD + card)
                        break
        return options

    def why(self, s: Entropy, option: int) -> str:
        card = option - CARD
        if not 0 <= card < CARDS:
            return NOT_ASKED
        if card not in s.hands[self.seat]:
            return "card-not-in-hand@4.3"
        open_planets = [p for p in s.planets[self.seat] if has_room_for_card(s, p)]
        if not open_planets:
            return "no-room-for-card@4.3"
        if not any(has_organisms(s, card, planet) for planet in open_planets):
            return "organisms-missing@4.3"
        return "conditions-not-met@4.3"

    def declare(self, s: Entropy, option: int) -> None:
        card = option - CARD
        s.hands[self.seat] = tuple([other for other in s.hands[self.seat] if other != card])
        s.playing = s.playing + (card, NOWHERE)
        s.stack.append(ChoosePlanet(self.seat, self.special, self.bonus, card))


class ChoosePlanet(Question):
    """The planet that receives the card."""

    NAME = "life-planet"
    FIELDS = ("seat", "special", "bonus", "card")

    def __init__(self, seat: int, special: int, bonus: int, card: int) -> None:
        self.seat = seat
        self.special: int = special
        self.bonus: int = bonus
        self.card: int = card

    def open(self, s: Entropy) -> list[int]:
        options = []
        for planet in s.planets[self.seat]:
            if has_room_for_card(s, planet) and has_organisms(s, self.card, planet):
                icons = helpful_icons(self.card, supply(s, planet), waived_by(self.special))
                if icons == MET or (icons and has_helpful_card(s, self.seat, icons, self.card)):
                    options.append(PLANET + planet)
        return options

    def why(self, s: Entropy, option: int) -> str:
        planet = option - PLANET
        if not 0 <= planet < PLANETS:
            return NOT_ASKED
        if planet not in s.planets[self.seat]:
            return "not-your-planet@4.3"
        if not has_room_for_card(s, planet):
            return "no-room-for-card@4.3"
        if not has_organisms(s, self.card, planet):
            return "organisms-missing@4.3"
        return "conditions-not-met@4.3"

    def choose(self, s: Entropy, option: int) -> None:
        planet = option - PLANET
        s.playing = s.playing[:-1] + (planet,)
        if s.events is not None:
            s.tell(events.CARD_PLAYED, (self.seat, self.card, planet))
        icons = helpful_icons(self.card, supply(s, planet), waived_by(self.special))
        if icons == MET:
            play(s, self.seat, self.special, self.bonus, self.card, planet)
        else:
            s.stack.append(
                DiscardCard(self.seat, self.special, self.bonus, self.card, planet, icons)
            )


class DiscardCard(Question):
    """The card that lends one of its icons (rulings 19 and 67)."""

    NAME = "life-discard"
    FIELDS = ("seat", "special", "bonus", "card", "planet", "icons")

    def __init__(
        self, seat: int, special: int, bonus: int, card: int, planet: int, icons: int
    ) -> None:
        self.seat = seat
        self.special: int = special
        self.bonus: int = bonus
        self.card: int = card
        self.planet: int = planet
        self.icons: int = icons

    def open(self, s: Entropy) -> list[int]:
        return [CARD + card for card in s.hands[self.seat] if CARD_ICONS[card] & self.icons]

    def why(self, s: Entropy, option: int) -> str:
        card = option - CARD
        if not 0 <= card < CARDS:
            return NOT_ASKED
        return "icon-does-not-help@4.3" if card in s.hands[self.seat] else "card-not-in-hand@4.3"

    def choose(self, s: Entropy, option: int) -> None:
        discard(s, self.seat, option - CARD)
        play(s, self.seat, self.special, self.bonus, self.card, self.planet)


def play(s: Entropy, seat: int, special: int, bonus: int, card: int, planet: int) -> None:
    """Remove the organisms of the red number; then the rewards, in either order."""
    s.stack.append(LayDown(seat, special, card, planet))
    s.stack.append(OrderOfRewards(seat, bonus, card, planet))
    for kind in range(3):
        remove_organisms(s, seat, planet, kind, CARD_REMOVES[3 * card + kind])


class OrderOfRewards(Question):
    """Organisms first, effect first, or without the organisms (3.9, 6)."""

    NAME = "life-order"
    FIELDS = ("seat", "bonus", "card", "planet")

    def __init__(self, seat: int, bonus: int, card: int, planet: int) -> None:
        self.seat = seat
        self.bonus: int = bonus
        self.card: int = card
        self.planet: int = planet

    def open(self, s: Entropy) -> list[int]:
        if s.organisms[3 * self.planet + GAINED_KIND[self.card]] >= MOST_ORGANISMS:
            if is_immediate(CARD_EFFECT[self.card]):
                return [EFFECT_ONLY]
            return [EFFECT_FIRST, EFFECT_ONLY]  # the effect could still make room
        return [ORGANISMS_FIRST, EFFECT_FIRST, EFFECT_ONLY]

    def why(self, s: Entropy, option: int) -> str:
        return "planet-full@1.3" if option == ORGANISMS_FIRST else NOT_ASKED

    def choose(self, s: Entropy, option: int) -> None:
        if option == EFFECT_FIRST:
            s.stack.append(GainOrganisms(self.seat, self.bonus, self.card, self.planet))
        perform(s, self.seat, CARD_EFFECT[self.card], self.planet)
        if option == ORGANISMS_FIRST:
            gain_organisms(s, self.seat, self.bonus, self.card, self.planet)


def gain_organisms(s: Entropy, seat: int, bonus: int, card: int, planet: int) -> None:
    add_organisms(s, seat, planet, GAINED_KIND[card], GAINED[card] + bonus)


class GainOrganisms(Step[Entropy]):
    """The organisms of a card after its effect."""

    NAME = "gain-organisms"
    FIELDS = ("seat", "bonus", "card", "planet")

    def __init__(self, seat: int, bonus: int, card: int, planet: int) -> None:
        self.seat: int = seat
        self.bonus: int = bonus
        self.card: int = card
        self.planet: int = planet

    def run(self, s: Entropy) -> None:
        gain_organisms(s, self.seat, self.bonus, self.card, self.planet)


class LayDown(Step[Entropy]):
    """The card is turned and put beside its planet: from now on it is a played card."""

    NAME = "lay-down"
    FIELDS = ("seat", "special", "card", "planet")

    def __init__(self, seat: int, special: int, card: int, planet: int) -> None:
        self.seat: int = seat
        self.special: int = special
        self.card: int = card
        self.planet: int = planet

    def run(self, s: Entropy) -> None:
        s.playing = s.playing[:-2]  # nested cards have been laid down before
        cards = s.cards_on[self.planet] + (self.card,)
        s.cards_on = replaced(s.cards_on, self.planet, cards)
        if s.events is not None:
            s.tell(events.CARD_LAID_DOWN, (self.seat, self.card, self.planet))
        specialise(s, self.seat, self.special, self.planet)
