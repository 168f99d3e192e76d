"""What a view foretells of a walk and of the score is what then happens."""

from __future__ import annotations

from typing import Any

from speciate.core.events import Event
from speciate.core.rng import FastRng
from speciate.games.entropy.state import MOVE, Entropy
from tests.games.entropy.table import GAME, system, table


def new_game(seed: int, players: int = 3, rounds: int = 12) -> Entropy:
    state = GAME.new(players, {"round_limit": rounds}, seed)
    assert isinstance(state, Entropy)
    return state


def walk(state: Entropy, option: str) -> list[dict[str, Any]]:
    """Take a walk on a copy to the end of the Move phase, by the first answer each time."""
    world = state.copy()
    events: list[Event] = []
    world.events = events
    seat = world.to_act()[0]
    world.apply(seat, GAME.parse(option))
    while not world.over and world.phase == MOVE and world.to_act() == [seat]:
        world.apply(seat, world.legal(seat)[0])
    return [GAME.event_json(event) for event in events]


def names(events: list[dict[str, Any]], kind: str, field: str) -> list[Any]:
    return [event[field] for event in events if event["event"] == kind]


def check_against_what_happens(state: Entropy, landing: dict[str, Any]) -> None:
    seat = state.to_act()[0]
    events = walk(state, landing["option"])
    moved = next(event for event in events if event["event"] == "moved")
    for field in ("distance", "sector", "ring"):
        assert moved[field] == landing[field]
    before = events[: events.index(moved)]
    assert sorted(names(before, "stone-taken", "stone")) == sorted(landing["stones"])
    assert bool(names(before, "stone-unlocked", "seat")) == landing["unlocks"]
    placed = names(events, "stone-placed", "stone")
    assert placed[:1] == ([landing["places"]] if landing["places"] else [])
    assert bool(names(events, "crowded", "seat")) == landing["crowded"]
    used = names(events, "biome-used", "planet")
    assert set(used) <= {each["planet"] for each in landing["biomes"]}
    assert landing["bonus"] == landing["distance"] + landing["crowded"]
    assert moved["seat"] == seat


def test_every_landing_is_as_foretold() -> None:
    seen = {"stones": 0, "crowded": 0, "biomes": 0, "places": 0}
    for seed in range(6):
        state = new_game(seed)
        rng = FastRng(seed)
        while not state.over:
            seat = state.to_act()[0]
            landings = state.view(None)["landings"]
            if state.question().NAME == "move":
                options = [GAME.describe(option) for option in state.legal(seat)]
                walks = [name for name in options if not name.startswith("complete:")]
                assert [each["option"] for each in landings] == walks
                for landing in landings:
                    check_against_what_happens(state, landing)
                    for field in seen:
                        seen[field] += bool(landing[field])
            else:
                assert landings == []
            options_now = state.legal(seat)
            state.apply(seat, options_now[rng.below(len(options_now))])
    assert min(seen.values()) > 20, seen


def test_a_walk_shows_what_it_picks_up_pays_and_sets_off() -> None:
    planet = {"planet": "SP1", "biome": "AB05"}
    seat = {
        "sector": 1,
        "stones": {"planet": 2, "universal": 3},
        "systems": [system("IA", planet)],
    }
    t = table(3, [seat, {"sector": 4, "ring": "inner"}, {"sector": 6, "ring": "inner"}])
    landings = {each["option"]: each for each in t.state.view(None)["landings"]}
    assert landings["inner:2"] == {
        "option": "inner:2",
        "distance": 2,
        "sector": 3,
        "ring": "inner",
        "action": "life",
        "stones": ["planet", "universal"],
        "unlocks": False,
        "places": "life",
        "crowded": False,
        "pays": {},
        "bonus": 2,
        "biomes": [{"planet": "SP1", "biome": "AB05", "completed": False}],
    }
    assert landings["inner:3"]["crowded"] and landings["inner:3"]["bonus"] == 4
    assert landings["inner:3"]["pays"] == {"entropy": 1}
    assert landings["outer:1"]["stones"] == ["planet"] and landings["outer:1"]["places"] is None


def test_landings_are_the_same_in_every_world_and_for_every_seat() -> None:
    state = new_game(5)
    rng = FastRng(1)
    for _ in range(60):
        for seat in range(3):
            world = state.resample(seat, FastRng(seat))
            assert world.view(seat)["landings"] == state.view(None)["landings"]
        options = state.legal(state.to_act()[0])
        state.apply(state.to_act()[0], options[rng.below(len(options))])


def test_the_points_by_category_add_up_to_the_score_at_any_time() -> None:
    state = new_game(7, players=2, rounds=60)
    rng = FastRng(2)
    gained = False
    while not state.over:
        for seen in state.view(None)["seats"]:
            assert sum(seen["points_now"].values()) == seen["would_score"]
            gained |= seen["points_now"] != seen["points"]
        options = state.legal(state.to_act()[0])
        state.apply(state.to_act()[0], options[rng.below(len(options))])
    assert gained
    for seat, seen in enumerate(state.view(None)["seats"]):
        assert seen["points_now"] == seen["points"]
        assert sum(seen["points"].values()) == state.scores[seat]
