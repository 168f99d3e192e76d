"""What a view promises is what then happens: points, victims, bonuses."""

from __future__ import annotations

from typing import Any

from speciate.games.marine.state import Marine
from tests.games.marine.table import choose, cubes, options, points, resolve, table

ANIMALS = ("reptiles", "cephalopods", "fishes", "crustaceans")


def tile(s: Marine, place: str) -> dict[str, Any]:
    view = s.view(None)
    found: dict[str, Any] = next(tile for tile in view["tiles"] if tile["hex"] == place)
    return found


def test_a_tile_says_what_an_evolution_would_score_and_for_whom() -> None:
    s = table(
        evolution=["land", "land", "kelp", "kelp", "ocean"],
        species={
            "crustaceans": {"1,1": 4},
            "reptiles": {"1,1": 3},
            "cephalopods": {"1,1": 3},
            "fishes": {"1,1": 1},
        },
        slots=["annelids"],
    )
    promised = tile(s, "1,1")["would_score"]
    assert promised == {"crustaceans": 7, "reptiles": 4, "cephalopods": 2}
    choose(s, "place:basic:evolution-4", "perform")
    assert {name: points(s, name) for name in ANIMALS if points(s, name)} == promised


def test_an_empty_tile_scores_for_nobody() -> None:
    s = table(species={"fishes": {"0,0": 2}})
    assert tile(s, "0,4")["would_score"] == {}
    assert tile(s, "0,0")["would_score"] == {"fishes": 6}


def test_a_view_names_the_victims_of_the_next_extinction_to_its_fix_point() -> None:
    """The Carnivore thrives by its prey until the prey is dead (TV-39)."""
    setting: dict[str, Any] = {
        "traits": {"reptiles": ["carnivore"]},
        "discs": {"worms": ["1,-1"]},
        "species": {"fishes": {"0,4": 2}, "reptiles": {"0,4": 3}},
    }
    promised = tile(table(**setting), "0,4")
    assert promised["endangered"] == ["fishes"]
    assert promised["would_die"] == {"reptiles": 3, "fishes": 2}
    s = resolve("fertile", deck=["asteroid", "annelids"], **setting)
    assert (cubes(s, "fishes", "0,4"), cubes(s, "reptiles", "0,4")) == (0, 0)


def test_a_question_for_a_place_comes_with_the_bonus_of_each_open_hex() -> None:
    s = table()
    assert s.view(None)["bonuses"] == {}
    choose(s, "place:basic:wanderlust-1", "perform", "stack:1")
    bonuses = s.view(None)["bonuses"]
    assert [f"hex:{place}" for place in bonuses] == options(s)
    for place, bonus in bonuses.items():
        world = s.copy()
        choose(world, f"hex:{place}")
        while points(world, "crustaceans") == 0:
            choose(world, options(world)[0])
        assert points(world, "crustaceans") == bonus, place


def test_looking_changes_nothing() -> None:
    s = table(species={"fishes": {"0,4": 2}, "reptiles": {"0,0": 3}})
    before = s.to_json()
    s.view(0)
    assert s.to_json() == before
