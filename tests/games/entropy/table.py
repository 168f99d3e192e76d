"""Positions of Entropy in a few lines, played by option names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from speciate.core.data import DataRecord
from speciate.core.events import Event
from speciate.core.registry import game
from speciate.games.entropy.components import PLANET_NAMES
from speciate.games.entropy.language import Effects
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import FOR_BONUSES

GAME = game("entropy")
RESOURCES = ("matter", "energy", "entropy")


class Table:
    """A position, what has happened since, and the moves of whoever is asked."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.events: list[Event] = []
        state = GAME.load({"game": "entropy", **position}, self.events)
        assert isinstance(state, Entropy)
        self.state = state

    def options(self) -> list[str]:
        return [GAME.describe(o) for o in self.state.legal(self.state.to_act()[0])]

    def asked(self) -> str:
        return str(self.state.question().NAME)

    def take(self, *names: str) -> Table:
        for name in names:
            assert name in self.options(), f"{name} is not among {self.options()}"
            self.state.apply(self.state.to_act()[0], GAME.parse(name))
            assert self.state.broken() is None
        return self

    def why(self, name: str) -> str | None:
        return self.state.refuse(self.state.to_act()[0], GAME.parse(name))

    def resources(self, seat: int = 0) -> tuple[int, ...]:
        """Matter, energy, entropy."""
        return tuple(self.state.resources[3 * seat : 3 * seat + 3])

    def seat(self, seat: int = 0) -> dict[str, Any]:
        """The seat as its position is written, with what is left out there."""
        written = self.state.to_json()["seats"][seat]
        upright = dict.fromkeys(("star", "planet", "life"), "upright")
        found = {"levels": [0, 0, 0], "tracks": [0, 0, 0], "hand": [], "missions": [], **written}
        return {**found, "stones": {**upright, **written["stones"]}}

    def planet(self, name: str) -> dict[str, Any]:
        for seat in self.state.view(None)["seats"]:
            for system in seat["systems"]:
                for planet in system["planets"]:
                    if planet["planet"] == name:
                        found: dict[str, Any] = planet
                        return found
        raise AssertionError(f"planet {name} is not in play")

    def organisms(self, name: str) -> tuple[int, ...]:
        """Bacteria, plants, animals of a planet."""
        return tuple(self.planet(name)["organisms"].values())

    def pile(self, name: str) -> list[str]:
        """The items of a pile, the top first."""
        found: list[str] = self.state.to_json()["piles"][name]
        return found

    def told(self, name: str) -> list[dict[str, Any]]:
        """The events of one name since the position was set up."""
        told = [GAME.event_json(event) for event in self.events]
        return [event for event in told if event["event"] == name]


def table(players: int = 2, seats: list[dict[str, Any]] | None = None, **keys: Any) -> Table:
    """A position; seats that are left out stand far away and have nothing."""
    rows = list(seats or [{}])
    far = [{"sector": 6 - i, "ring": "outer"} for i in range(players)]
    while len(rows) < players:
        rows.append(far[len(rows)])
    return Table({"players": players, "seats": rows, **keys})


def system(star: str | None, *planets: Any) -> dict[str, Any]:
    return {"star": star, "planets": list(planets)}


def compiled(steps: list[dict[str, Any]], planet: bool = True) -> int:
    """The place of an effect that no component has."""
    record = DataRecord(Path("test.toml"), 1, "test", {"effect": steps})
    effects = Effects(record, "effect", FOR_BONUSES)
    effects.planet = planet
    effects.bonus = True
    return effects.compile()


def effect(
    steps: list[dict[str, Any]], seat: dict[str, Any], this: str | None = None, **keys: Any
) -> Table:
    """A position in which seat 0 is about to resolve an effect; afterwards seat 1 moves."""
    planet = -1 if this is None else PLANET_NAMES.index(this)
    stack = [["end-of-turn", 0], ["stand-up", 0], ["effect", 0, compiled(steps), planet]]
    return table(2, [seat], stack=stack, **keys)
