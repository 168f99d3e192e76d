"""A game of a few lines, to test tables with: place, draw, roll, and a sealed bid at the end."""

from __future__ import annotations

from typing import Any

from speciate.core.events import EventKind
from speciate.core.game import Game
from speciate.core.rng import Rng
from speciate.core.state import State
from speciate.core.step import Choice, Sealed, Step

PLACE, DRAW, ROLL, END, BID_LOW, BID_HIGH = range(6)
SCORED, PLACED, DREW, SAW, ROLLED = range(5)
CARDS = 40


class Toy(State):
    def __init__(self, players: int, settings: dict[str, int], rng: Rng) -> None:
        super().__init__(players, settings, rng)
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.placed: list[int] = [0] * players
        self.turns: int = 0

    def game(self) -> Game:
        return GAME

    def copy(self) -> State:
        twin = Toy(self.players, self.settings, self.rng.copy())
        self.copy_into(twin)
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.placed = self.placed[:]
        twin.turns = self.turns
        return twin

    def dump(self) -> dict[str, Any]:
        return {
            "deck": self.deck,
            "hands": self.hands,
            "placed": self.placed,
            "turns": self.turns,
        }

    def look(self, seat: int | None) -> dict[str, Any]:
        return {
            "deck": len(self.deck),
            "placed": self.placed[:],
            "turns": self.turns,
            "hands": [hand if i == seat else len(hand) for i, hand in enumerate(self.hands)],
        }

    def reshuffle_hidden(self, seat: int, rng: Rng) -> None:
        hidden = self.deck + [c for i, hand in enumerate(self.hands) if i != seat for c in hand]
        rng.shuffle(hidden)
        self.deck = [hidden.pop() for _ in self.deck]
        for i, hand in enumerate(self.hands):
            if i != seat:
                self.hands[i] = [hidden.pop() for _ in hand]

    def broken(self) -> str | None:
        return None


class Turn(Choice[Toy]):
    NAME = "turn"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: Toy) -> list[int]:
        return [PLACE, DRAW, ROLL, END] if s.deck else [PLACE, ROLL, END]

    def take(self, s: Toy, option: int) -> None:
        if option == END:
            s.turns += 1
            done = s.turns >= s.settings["turns"] * s.players
            s.stack.append(Bids() if done else Turn((self.seat + 1) % s.players))
            return
        if option == PLACE:
            s.placed[self.seat] += 1
            s.tell(PLACED, (self.seat,))
        elif option == DRAW:
            card = s.deck.pop()
            s.hands[self.seat].append(card)
            s.tell(DREW, (self.seat,))
            s.tell(SAW, (self.seat, card), 1 << self.seat)
        else:
            s.tell(ROLLED, (self.seat, s.rng.die()))
        s.stack.append(Turn(self.seat))


class Bid(Choice[Toy]):
    NAME = "bid"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: Toy) -> list[int]:
        return [BID_LOW, BID_HIGH]

    def take(self, s: Toy, option: int) -> None:
        s.score(self.seat, option, 0)


class Bids(Step[Toy]):
    NAME = "bids"

    def run(self, s: Toy) -> None:
        s.stack.append(Sealed(tuple(Bid(seat) for seat in range(s.players))))


class ToyGame(Game):
    from speciate.core.game import Setting

    id = "toy"
    name = "Toy"
    rules_version = "1"
    settings = (Setting("turns", 2, 1, 50),)
    option_names = ["place", "draw", "roll", "end", "bid:low", "bid:high"]
    event_kinds = (
        EventKind("scored", "seat", "points", "reason"),
        EventKind("placed", "seat"),
        EventKind("drew", "seat"),
        EventKind("saw", "seat", "card"),
        EventKind("rolled", "seat", "die"),
    )
    step_types = {"turn": Turn, "bid": Bid, "bids": Bids}
    ahead = ("bid",)

    def deal(self, players: int, settings: dict[str, int], rng: Rng) -> State:
        state = Toy(players, settings, rng)
        state.deck = list(range(CARDS))
        rng.shuffle(state.deck)
        state.stack = [Turn(0)]
        return state

    def read(self, position: dict[str, Any], state_args: tuple[int, dict[str, int], Rng]) -> State:
        state = Toy(*state_args)
        state.deck = list(position["deck"])
        state.hands = [list(hand) for hand in position["hands"]]
        state.placed = list(position["placed"])
        state.turns = position["turns"]
        return state


GAME = ToyGame()
