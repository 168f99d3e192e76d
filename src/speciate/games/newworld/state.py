"""A position of Evolution: New World, as flat lists of small integers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from speciate.core.lists import NO_GROUPS, NO_LISTS, NO_NUMBERS
from speciate.core.rng import Rng
from speciate.core.state import State
from speciate.games.newworld.components import AREAS, CARDS

if TYPE_CHECKING:
    from speciate.core.game import Game

# A trait card in play is one number: card | trait << 7 | flags.
CARD_MASK: Final = 127
TRAIT_SHIFT: Final = 7
TRAIT_MASK: Final = 63
ROTATED: Final = 1 << 13  # used in this Feeding phase
LOADED: Final = 1 << 14  # a Fat-storing card with its token
NO_CARD: Final = -1

# Marks on an animal, cleared in Renewal.
IS_POISONED: Final = 1
IS_SCARED: Final = 2
HAS_ATTACKED: Final = 4
IS_RESCUED: Final = 8  # by fat or Hibernating: counts as fed in this Extinction phase


class NewWorld(State):
    """Animals are numbered slots; the lists from `owner` to `requirement` are indexed by them.

    It is made empty, for `copy` to fill or for `lay_out`.
    """

    def __init__(self, players: int, settings: dict[str, int], rng: Rng) -> None:
        super().__init__(players, settings, rng)
        self.epoch: int = 0
        self.first: int = 0
        self.turn: int = 0  # whose turn it is in Development or Feeding
        self.passed: int = 0  # a bit per seat
        self.rows: list[list[int]] = NO_LISTS
        self.hands: list[list[int]] = NO_LISTS  # Random Mutations: gene pools
        self.deck: list[int] = NO_NUMBERS  # the top is the last
        self.discard: list[int] = NO_NUMBERS
        self.area_deck: list[int] = NO_NUMBERS  # the top is the last
        self.area_row: list[int] = NO_NUMBERS  # left to right
        self.area_discard: list[int] = NO_NUMBERS
        self.area_out: list[int] = NO_NUMBERS
        self.red: list[int] = NO_NUMBERS
        self.shelter: list[int] = NO_NUMBERS
        self.activated: list[int] = NO_NUMBERS  # trait cards activated in this turn (7.1)

        self.owner: list[int] = NO_NUMBERS  # -1: the slot is free
        self.face: list[int] = NO_NUMBERS
        self.cards: list[tuple[int, ...]] = NO_GROUPS  # its trait cards, pair cards excepted
        self.link: list[int] = NO_NUMBERS  # the pair card in the gap to its right, or NO_CARD
        self.eaten_red: list[int] = NO_NUMBERS
        self.eaten_blue: list[int] = NO_NUMBERS
        self.sheltered: list[int] = NO_NUMBERS
        self.marks: list[int] = NO_NUMBERS
        self.mask: list[int] = NO_NUMBERS  # its traits as bits, pairs too; follows from the cards
        self.requirement: list[int] = NO_NUMBERS  # 5.1; follows from the cards

        # Who knows where a card lies (a bit per seat), for `resample`. After a reshuffle, a card
        # that a seat had seen in the discard pile can only be where cards have been drawn since.
        self.seen: list[int] = NO_NUMBERS
        self.reshuffles: int = 0
        self.drawn_at: list[int] = NO_NUMBERS  # reshuffles so far when it left the deck
        self.not_before: list[int] = NO_NUMBERS  # seat x CARDS + card; empty before a reshuffle

    def lay_out(self) -> None:
        """Everything where it is before the game."""
        self.rows = [[] for _ in range(self.players)]
        self.hands = [[] for _ in range(self.players)]
        self.deck = []
        self.discard = []
        self.area_deck = []
        self.area_row = []
        self.area_discard = []
        self.area_out = []
        self.red = [0] * len(AREAS)
        self.shelter = [0] * len(AREAS)
        self.activated = []
        self.owner = []
        self.face = []
        self.cards = []
        self.link = []
        self.eaten_red = []
        self.eaten_blue = []
        self.sheltered = []
        self.marks = []
        self.mask = []
        self.requirement = []
        self.seen = [0] * CARDS
        self.drawn_at = [0] * CARDS
        self.not_before = []

    def copy(self) -> NewWorld:
        twin = NewWorld(0, self.settings, self.rng.copy())
        self.copy_into(twin)
        twin.epoch = self.epoch
        twin.first = self.first
        twin.turn = self.turn
        twin.passed = self.passed
        twin.rows = [row[:] for row in self.rows]
        twin.hands = [hand[:] for hand in self.hands]
        twin.discard = self.discard[:]
        twin.red = self.red[:]
        twin.shelter = self.shelter[:]
        twin.activated = self.activated[:]
        twin.owner = self.owner[:]
        twin.face = self.face[:]
        twin.cards = self.cards[:]
        twin.link = self.link[:]
        twin.eaten_red = self.eaten_red[:]
        twin.eaten_blue = self.eaten_blue[:]
        twin.sheltered = self.sheltered[:]
        twin.marks = self.marks[:]
        twin.mask = self.mask[:]
        twin.requirement = self.requirement[:]
        twin.reshuffles = self.reshuffles
        # Shared: these are replaced, never written to.
        twin.deck = self.deck
        twin.area_deck = self.area_deck
        twin.area_row = self.area_row
        twin.area_discard = self.area_discard
        twin.area_out = self.area_out
        twin.seen = self.seen
        twin.drawn_at = self.drawn_at
        twin.not_before = self.not_before
        return twin

    def everybody(self) -> int:
        return (1 << self.players) - 1

    def is_final_epoch(self) -> bool:
        return not self.area_deck

    def tie_break(self, seat: int) -> int:
        """11.1: more surviving animals."""
        return len(self.rows[seat])

    # The slow doors are modules of their own.

    def game(self) -> Game:
        from speciate.games.newworld.meta import GAME

        return GAME

    def dump(self) -> dict[str, Any]:
        from speciate.games.newworld.position import dump

        return dump(self)

    def look(self, seat: int | None) -> dict[str, Any]:
        from speciate.games.newworld.view import look

        return look(self, seat)

    def reshuffle_hidden(self, seat: int, rng: Rng) -> None:
        from speciate.games.newworld.view import reshuffle_hidden

        reshuffle_hidden(self, seat, rng)

    def broken(self) -> str | None:
        from speciate.games.newworld.invariants import broken

        return broken(self)
