"""The worked examples of the rules (section 12), each under its number."""

from __future__ import annotations

import pytest

from speciate.games.marine import GAME
from speciate.games.marine.actions.tectonics import vent_sites
from speciate.games.marine.components import ELEMENTS
from speciate.games.marine.earth import hexes_with, shore, vacant_corners
from speciate.games.marine.geometry import (
    BORDER_MASK,
    CORNER_HEXES,
    CORNERS,
    HEX_NAMES,
    HEX_NUMBER,
    HEXES,
    LOWER_MASK,
    UPPER_MASK,
    bits,
)
from speciate.games.marine.points import bonus
from speciate.games.marine.state import Marine
from speciate.games.marine.status import dominated, domination_value, endangered, is_thriving
from speciate.games.marine.traits.seasonal_migrants import reach
from tests.games.marine.table import (
    animal,
    asked,
    choose,
    cubes,
    disc,
    discard,
    eliminated,
    held,
    in_bag,
    named,
    on_earth,
    options,
    pawns,
    points,
    pool,
    resolve,
    section,
    slots,
    spaces,
    table,
    traits,
    turn_of,
    why_not,
)

EMPTY_DISPLAY_SPACES_11_12 = [f"evolution-{i}" for i in range(1, 6)] + [
    f"domination-{i}" for i in (1, 2, 3)
]


def hexes(mask: int) -> set[str]:
    return {HEX_NAMES[h] for h in bits(mask)}


# ---------------------------------------------------------------------- 12.1 geometry


def test_tv_01_grid() -> None:
    assert HEXES == 37
    assert CORNERS == 96
    assert [sum(1 for met in CORNER_HEXES if len(met) == n) for n in (3, 2, 1)] == [54, 18, 24]
    assert BORDER_MASK.bit_count() == 18
    assert (BORDER_MASK & UPPER_MASK).bit_count() == 9
    assert (BORDER_MASK & LOWER_MASK).bit_count() == 9


def test_tv_02_start_of_earth() -> None:
    s = table()
    assert s.earth.bit_count() == 15
    assert len(vacant_corners(s)) + 6 == 52
    expected = {f"{c},{y}" for c in (2, -2) for y in (-4, -2, 0, 2, 4)}
    expected |= {f"{c},{y}" for c in (1, -1) for y in (3, -3)}
    assert hexes(shore(s)) == expected


def test_tv_03_start_of_tectonics() -> None:
    s = table()
    assert hexes(vent_sites(s, False)) == {"1,5", "-1,5", "1,-5", "-1,-5"}
    assert vent_sites(s, True).bit_count() == 13


# ---------------------------------------------------------------------- 12.2 status, domination


def test_tv_04_elements_of_reptiles() -> None:
    s = table()
    first = animal("reptiles") * 6
    assert dict(zip(ELEMENTS, s.elements[first : first + 6], strict=True)) == {
        "algae": 0,
        "gastropods": 0,
        "worms": 0,
        "plankton": 0,
        "sponges": 1,
        "sun": 2,
    }


@pytest.mark.parametrize(("tiles", "dominates"), [(4, False), (5, True)])
def test_tv_05_reptiles_dominate_sponges_on_five_tiles(tiles: int, dominates: bool) -> None:
    places = ["0,0", "-1,1", "-1,-1", "0,-4", "0,4"][:tiles]
    s = table(
        discs={"sponges": ["-2,0", "-1,-3", "-1,5"], "sun": ["1,5"]},
        species={"reptiles": dict.fromkeys(places, 1)},
        targets={"sponges": 4},
    )
    assert bool(dominated(s, animal("reptiles")) >> ELEMENTS.index("sponges") & 1) == dominates


def test_tv_05_reptiles_dominate_sun_on_one_tile_and_never_the_others() -> None:
    s = table(species={"reptiles": {"0,0": 1}})
    assert dominated(s, animal("reptiles")) == 1 << ELEMENTS.index("sun")
    s = table(species={"reptiles": {"0,-4": 1}})
    assert dominated(s, animal("reptiles")) == 0


def test_tv_06_worms_of_crustaceans() -> None:
    s = table(
        discs={"worms": ["1,-1"]},
        species={"crustaceans": {"0,0": 1, "1,-1": 1, "0,-2": 1}},
        targets={"worms": 4},
    )
    crustaceans = animal("crustaceans")
    assert domination_value(s, crustaceans, ELEMENTS.index("worms")) == 6
    assert dominated(s, crustaceans) == 1 << ELEMENTS.index("worms")
    assert is_thriving(s, crustaceans, HEX_NUMBER["0,0"])
    s = table(discs={"sun": ["-1,1"]}, species={"crustaceans": {"0,0": 1}})
    assert not is_thriving(s, crustaceans, HEX_NUMBER["0,0"])


def test_tv_06_two_animals_may_dominate_one_type() -> None:
    s = table(
        discs={"worms": ["1,-1"]},
        boards={"fishes": {"worms": 3}},
        species={"crustaceans": {"0,0": 1, "1,-1": 1}, "fishes": {"0,0": 1}},
    )
    worms = 1 << ELEMENTS.index("worms")
    assert dominated(s, animal("crustaceans")) & worms
    assert dominated(s, animal("fishes")) & worms


def test_tv_07_domination_of_a_pawn_on_the_display() -> None:
    s = table(
        "reptiles",
        boards={"reptiles": {"sun": 1}},
        discs={"sun": ["1,1", "1,-1", "-1,3"]},
        species={"reptiles": dict.fromkeys(("0,0", "1,1", "0,2", "1,-1", "0,-2"), 1)},
        control={"sun": "fishes"},
        targets={"sun": 12},
        pawns={"migration-2": "sun", "abundance-1": "reptiles"},
    )
    choose(s, "place:basic:domination-1", "perform")
    sun = ELEMENTS.index("sun")
    assert s.target[sun] == 15
    assert s.control[sun] == animal("reptiles")
    assert pawns(s)["migration-2"] == "sun"
    choose(s, "retrieve", "retrieve", "retrieve", "retrieve")
    assert "migration-2" not in pawns(s)
    assert pawns(s) == {}
    choose(s, "retrieve", "retrieve", "retrieve")
    assert "place:sun:abundance-1" in options(s)  # the reptiles have it now


# ---------------------------------------------------------------------- 12.3 pawns


def test_tv_08_only_pawn_on_competition_2() -> None:
    s = table(pawns={"competition-2": "crustaceans"})
    assert spaces(s) == ["competition-3", *EMPTY_DISPLAY_SPACES_11_12]
    assert why_not(s, "place:basic:competition-1") == "before-your-furthest-pawn@3.2"
    assert why_not(s, "place:basic:competition-4") == "special-pawns-only@1.6"
    assert why_not(s, "place:basic:migration-1") == "before-your-furthest-pawn@3.2"


def test_tv_09_special_pawn_goes_anywhere() -> None:
    s = table(
        control={"sun": "crustaceans", "algae": "fishes"},
        pawns={"migration-2": "crustaceans", "abundance-1": "fishes", "evolution-1": "algae"},
    )
    free = spaces(s, "sun")
    assert len(free) == 37 - 2
    assert "abundance-1" in free  # bumps the fishes
    assert "competition-4" in free
    assert why_not(s, "place:sun:migration-2") == "own-pawn-there@3.2"
    assert why_not(s, "place:sun:evolution-1") == "special-pawn-there@3.2"


def test_tv_10_forced_retrieve_ends_the_round() -> None:
    s = table(
        pawns={
            "domination-3": "crustaceans",
            "abundance-1": "crustaceans",
            "abundance-2": "crustaceans",
            "migration-1": "sun",
        },
        control={"sun": "crustaceans"},
        markers_right=["reptiles", "cephalopods", "fishes"],
    )
    # One basic pawn is left but no space; the only option is taken without asking.
    assert pawns(s) == {}
    assert s.marker == [0, 0, 0, 0]  # after Reseed
    assert turn_of(s) == "fishes"
    assert sum(section(s, "abundance").values()) == 4


# ---------------------------------------------------------------------- 12.4 actions


def test_tv_11_abundance() -> None:
    s = table(
        "fishes",
        display={"abundance": {"algae": 2, "sun": 2}},
        pawns={"abundance-1": "crustaceans"},
    )
    choose(s, "place:basic:abundance-2", "perform", "element:algae", "corner:-1,-3")
    assert section(s, "abundance") == {"algae": 1, "sun": 2}
    around = hexes(hexes_with(s, ELEMENTS.index("algae")))
    assert {"0,-2", "0,-4", "-1,-3"} <= around
    choose(s, "retrieve", "retrieve", "retrieve")
    assert "abundance-3" in spaces(s)


def autotrophs() -> Marine:
    return table(
        "cephalopods",
        display={"autotrophs": {"gastropods": 1, "sun": 1}},
        discs={"plankton": ["1,5"], "sun": ["-1,5"]},
    )


def test_tv_12_autotrophs_swap() -> None:
    s = autotrophs()
    choose(s, "place:basic:autotrophs-2", "perform", "swap", "corner:1,5", "element:gastropods")
    assert disc(s, "1,5") == "gastropods"
    assert section(s, "autotrophs") == {"plankton": 1, "sun": 1}


def test_tv_12_autotrophs_remove() -> None:
    s = autotrophs()
    before = in_bag(s, "sun")
    choose(s, "place:basic:autotrophs-2", "perform", "remove")  # only the sun disc can go
    assert disc(s, "-1,5") is None
    assert disc(s, "1,5") == "plankton"
    assert in_bag(s, "sun") == before + 1
    assert section(s, "autotrophs") == {"gastropods": 1, "sun": 1}


def test_tv_13_depletion() -> None:
    s = table(
        display={"depletion": {"sponges": 1}},
        discs={"sponges": ["-2,0", "1,5"], "plankton": ["-1,-1"]},
        species={"reptiles": {"-1,1": 1}, "cephalopods": {"-1,1": 1, "-1,-1": 1}},
    )
    before = in_bag(s, "sponges")
    choose(s, "place:basic:depletion-1", "perform", "corner:-2,0")
    assert in_bag(s, "sponges") == before + 1
    assert section(s, "depletion") == {"sponges": 1}
    assert hexes(endangered(s, animal("reptiles"))) == {"-1,1"}
    assert hexes(endangered(s, animal("cephalopods"))) == {"-1,1", "-1,-1"}


def adaptation() -> Marine:
    return table(
        "fishes",
        display={"adaptation": {"gastropods": 1}},
        pawns={"adaptation-1": "crustaceans", "adaptation-2": "fishes"},
        boards={"fishes": {"worms": 1}},
        control={"sun": "fishes"},
    )


def test_tv_14_adaptation_by_bumping() -> None:
    s = adaptation()
    assert why_not(s, "place:sun:adaptation-2") == "own-pawn-there@3.2"
    choose(s, "place:sun:adaptation-1")
    assert s.pawns[animal("crustaceans")] == 4
    choose(s, "perform")  # the only disc goes to a free space
    assert held(s, "fishes") == {"gastropods": 1, "worms": 1}
    assert turn_of(s) == "cephalopods"


def test_tv_14_adaptation_on_the_special_space() -> None:
    s = adaptation()
    choose(s, "place:sun:adaptation-3", "perform")
    assert options(s) == ["free-space", "element:worms"]
    choose(s, "free-space")
    assert held(s, "fishes") == {"gastropods": 1, "worms": 1}
    s = adaptation()
    before = in_bag(s, "worms")
    choose(s, "place:sun:adaptation-3", "perform", "element:worms")
    assert held(s, "fishes") == {"gastropods": 1}
    assert in_bag(s, "worms") == before + 1


def test_tv_15_regression() -> None:
    s = table(
        "reptiles",
        display={"regression": {"sun": 1}},
        regression_squares=["reptiles", None],
        boards={"reptiles": {"sun": 1}, "crustaceans": {"sun": 1}},
        markers_right=["cephalopods", "fishes", "crustaceans"],
    )
    before, discs = pool(s, "reptiles"), in_bag(s, "sun")
    choose(s, "retrieve")
    assert held(s, "crustaceans") == {}
    assert held(s, "reptiles") == {"sun": 1}
    assert pool(s, "reptiles") == before + 1
    assert s.squares == [-1, -1]
    assert section(s, "regression") == {}
    drawn = sum(section(s, name).get("sun", 0) for name in ("abundance", "adaptation"))
    drawn += section(s, "wanderlust").get("sun", 0) + s.speciation.count(ELEMENTS.index("sun"))
    assert in_bag(s, "sun") == discs + 2 - drawn  # the disc and that of the box


def test_tv_16_speciation_limits() -> None:
    s = table(
        speciation=["sun"],
        tiles={"reef": ["0,0"], "ocean": ["0,-2"], "seamount+smoker": ["-1,-1"]},
        discs={"sun": ["-1,-1"], "algae": ["1,1"]},
    )
    choose(s, "place:basic:speciation-1", "perform")
    assert named(s, "number") == ["0", "1"]  # the vent (-1,-1)
    choose(s, "number:1")
    assert named(s, "number") == ["0", "1", "2", "3", "4"]  # ocean (0,-2)
    choose(s, "number:4")
    assert named(s, "number") == ["0", "1", "2"]  # reef (0,0)
    choose(s, "number:2")
    assert on_earth(s, "crustaceans") == {"-1,-1": 1, "0,-2": 4, "0,0": 5}


def test_tv_16_special_space_takes_any_disc() -> None:
    s = table(speciation=["sun"], control={"sun": "crustaceans"})
    choose(s, "place:sun:speciation-5", "perform")
    assert len(named(s, "corner")) == 6


def test_tv_17_wanderlust() -> None:
    s = table(
        stacks=[["land", "seamount"], ["reef"] * 3, TILES_LEFT],
        display={"wanderlust": {"algae": 1}},
        species={
            "reptiles": {"-1,-1": 2},
            "cephalopods": {"-1,-1": 3},
            "crustaceans": {"0,-2": 4},
        },
    )
    choose(s, "place:basic:wanderlust-1", "perform", "stack:1")
    assert s.stacks[0] == [0]  # the next tile is turned up before the hex is chosen
    assert why_not(s, "hex:0,0") == "hex-taken@4.7"
    assert why_not(s, "hex:3,1") == "not-beside-earth@4.7"
    choose(s, "hex:-1,-3", "element:algae", "corner:-5,-3")
    assert points(s, "crustaceans") == 3
    choose(s, "number:0", "number:3", "number:4")
    assert on_earth(s, "reptiles") == {"-1,-1": 2}
    assert on_earth(s, "cephalopods") == {"-1,-3": 3}
    assert on_earth(s, "crustaceans") == {"-1,-3": 4}


TILES_LEFT = (  # of the 21, those that TV-17 does not name
    ["land"] * 2 + ["kelp"] * 3 + ["seamount"] * 2 + ["seagrass"] * 3 + ["sand"] * 3 + ["ocean"] * 3
)


def test_tv_18_tectonics() -> None:
    s = table(
        "reptiles",
        tiles={
            "reef": ["0,0"],
            "kelp": ["1,1"],
            "land+geyser": ["0,2", "1,3"],
            "ocean": ["1,-5"],
            "ocean+smoker": ["0,-6"],
        },
        discs={},
        species={"reptiles": {"1,-5": 1}, "fishes": {"1,-5": 2}, "cephalopods": {"1,-5": 4}},
        eliminated={"reptiles": 1},
    )
    choose(s, "place:basic:tectonics-1", "perform")  # only (1,-5) is on the border
    assert points(s, "reptiles") == 3
    assert options(s) == ["from-pool", "from-box"]
    before = pool(s, "reptiles")
    choose(s, "from-box")
    assert [cubes(s, name, "1,-5") for name in ("reptiles", "fishes", "cephalopods")] == [2, 1, 1]
    assert pool(s, "fishes") == 33
    assert pool(s, "cephalopods") == 33
    assert (pool(s, "reptiles"), eliminated(s, "reptiles")) == (before, 0)
    assert s.smokers() >> HEX_NUMBER["1,-5"] & 1


def test_tv_18_kelp_inside_is_illegal_from_space_1() -> None:
    s = table("reptiles")
    choose(s, "place:basic:tectonics-1", "perform")
    assert why_not(s, "hex:1,1") == "not-on-the-border@4.8"


def test_tv_19_migration() -> None:
    s = table(
        "fishes",
        tiles={"reef": ["0,0"], "sand": ["1,-1"], "kelp": ["1,1"], "land+geyser": ["0,2"]},
        discs={"sun": ["-1,1"]},
        species={"fishes": {"0,0": 1, "0,2": 4}},
    )
    assert hexes(endangered(s, animal("fishes"))) >= {"0,2"}
    choose(s, "place:basic:migration-3", "perform", "hex:0,0", "hex:1,-1")
    assert named(s, "hex") == ["0,2"]  # nothing is left on (0,0)
    choose(s, "hex:0,2", "hex:0,0", "number:3")
    assert why_not(s, "hex:0,0") == "tiles-in-ascending-order@4.14"
    choose(s, "hex:0,2")  # only kelp is left, and one move
    assert on_earth(s, "fishes") == {"0,0": 3, "1,-1": 1, "1,1": 1}
    assert turn_of(s) == "cephalopods"  # a sixth move is not offered


def test_tv_20_boxes() -> None:
    s = table(
        "reptiles",
        markers_right=["cephalopods", "fishes", "crustaceans"],
        display={"abundance": {"algae": 2, "sun": 1}},
    )
    choose(s, "retrieve")
    assert section(s, "autotrophs") == {"algae": 2, "sun": 1}
    assert section(s, "depletion") == {}
    left = section(s, "abundance")
    choose(s, "retrieve", "retrieve", "retrieve", "retrieve")
    assert section(s, "depletion") == {"algae": 2, "sun": 1}
    assert section(s, "autotrophs") == left


def test_tv_21_competition() -> None:
    position = {
        "control": {"sun": "cephalopods"},
        "species": {"cephalopods": {"1,1": 1, "-1,1": 1}, "reptiles": {"1,1": 2, "-1,1": 1}},
    }
    s = table("cephalopods", **position)
    before = pool(s, "reptiles")
    choose(s, "place:sun:competition-4", "perform", "hex:1,1", "animal:reptiles")
    choose(s, "hex:-1,1", "animal:reptiles")
    assert on_earth(s, "reptiles") == {"1,1": 1}
    assert eliminated(s, "reptiles") == 2
    assert pool(s, "reptiles") == before
    s = table("cephalopods", **position)
    choose(s, "place:sun:competition-4", "perform", "hex:1,1", "animal:reptiles")
    choose(s, "hex:1,1", "animal:reptiles")
    assert on_earth(s, "reptiles") == {"-1,1": 1}


KELP = {
    "crustaceans": {"1,1": 4},
    "reptiles": {"1,1": 2},
    "cephalopods": {"1,1": 2},
    "fishes": {"1,1": 1},
}


def test_tv_22_evolution_scoring() -> None:
    s = table(
        evolution=["land", "land", "kelp", "kelp", "ocean"],
        species=KELP,
        slots=["annelids", "producers", "univalves", "fertile", "habitat"],
    )
    choose(s, "place:basic:evolution-4", "perform")
    gains = [points(s, name) for name in ("crustaceans", "reptiles", "cephalopods", "fishes")]
    assert gains == [7, 4, 2, 0]
    assert asked(s) == "choose-card"  # they thrive by the algae disc
    assert named(s, "slot") == ["1", "2", "3", "4"]
    assert why_not(s, "slot:5") == "slot-out-of-reach@4.11"


def test_tv_22_endangered_species_take_no_card() -> None:
    s = table(
        evolution=["land", "land", "kelp", "kelp", "ocean"],
        species=KELP,
        slots=["annelids"],
        discs={},
    )
    choose(s, "place:basic:evolution-4", "perform")
    assert points(s, "crustaceans") == 7
    assert turn_of(s) == "fishes"


@pytest.mark.parametrize(("value", "reach_of_slots"), [(5, 5), (1, 1)])
def test_tv_23_value_is_reach(value: int, reach_of_slots: int) -> None:
    s = table(
        evolution=["reef", "land", "kelp", "kelp", "reef"],
        slots=["fertile", "producers", "univalves", "annelids", "habitat"],
    )
    choose(s, f"place:basic:evolution-{value}", "perform")
    if reach_of_slots == 1:  # a single card is resolved without asking
        assert asked(s) == "place-or-retrieve"
        assert discard(s) == ["fertile"]
    else:
        assert named(s, "slot") == ["1", "2", "3", "4", "5"]


def test_tv_24_cards_slide_down() -> None:
    s = table(
        evolution=["land", "reef", "kelp", "kelp", "ocean"],
        slots=["producers", "univalves", "annelids", "fertile", "habitat"],
        deck=["asteroid", "symbiotic"],
        discard=["biomass"],
    )
    choose(s, "place:basic:evolution-2", "perform", "slot:2")
    assert discard(s) == ["biomass", "univalves"]
    assert slots(s) == ["producers", "annelids", "fertile", "habitat", "symbiotic"]


# ---------------------------------------------------------------------- 12.5 end and variants


def test_tv_25_targets_at_the_end() -> None:
    s = table(
        "reptiles",
        asteroid=1,
        markers_right=["cephalopods", "fishes", "crustaceans"],
        species={},
        control={"algae": "fishes", "sun": "fishes"},
        targets={"algae": 7, "sun": 6},
    )
    choose(s, "retrieve")
    assert s.over
    assert points(s, "fishes") == 13


def test_tv_26_two_animals_each() -> None:
    s = table(
        "reptiles",
        players=2,
        options={"two_animals": 1},
        animals=[["crustaceans", "reptiles"], ["fishes", "cephalopods"]],
        points={"crustaceans": 70, "reptiles": 145, "fishes": 75, "cephalopods": 85},
        scores=[70, 75],
        species={},
        asteroid=1,
        markers_right=["cephalopods", "fishes", "crustaceans"],
    )
    choose(s, "retrieve")
    assert s.over
    assert s.scores == [70, 75]
    assert s.ranking() == [2, 1]


@pytest.mark.parametrize("seed", range(12))
def test_tv_27_species_on_a_random_earth(seed: int) -> None:
    for boards in (0, 1):
        s = GAME.new(4, {"random_earth": 1, "alternative_boards": boards}, seed)
        assert isinstance(s, Marine)
        centre = [s.disc[k] for k in range(CORNERS) if s.disc[k] >= 0]
        assert len(centre) == 6
        for a in s.animals:
            expected = sum(s.elements[a * 6 + element] for element in centre)
            assert s.cubes[a * HEXES + HEX_NUMBER["0,0"]] == expected > 0
            assert s.pool[a] == 34 - expected


def test_tv_28_points_on_a_random_earth() -> None:
    found = 0
    for seed in range(60):
        s = GAME.new(4, {"random_earth": 1}, seed)
        assert isinstance(s, Marine)
        if s.terrain[HEX_NUMBER["0,0"]] == 2:  # reef
            found += 1
            assert sorted(s.vp) == [5, 8, 9, 11]
            counts = [s.cubes[a * HEXES + HEX_NUMBER["0,0"]] for a in s.animals]
            order = sorted(s.animals, key=lambda a: (-counts[a], a))
            assert [s.vp[a] for a in order] == [5, 8, 9, 11]
    assert found


# ---------------------------------------------------------------------- 12.6 cards and traits


def test_tv_29_trophic_cascade_takes_both_discs() -> None:
    s = resolve("trophic-cascade", slot=3, discs={"sun": ["1,5"], "algae": ["1,7"]})
    choose(s, "hex:0,6")
    assert disc(s, "1,5") is None
    assert disc(s, "1,7") is None


def test_tv_29_solar_radiation_returns_both_species() -> None:
    s = resolve("solar-radiation", slot=3, species={"fishes": {"0,2": 1}, "reptiles": {"0,2": 1}})
    assert turn_of(s) == "fishes"  # one tile with species, nothing to choose
    assert on_earth(s, "fishes") == {}
    assert (pool(s, "fishes"), pool(s, "reptiles")) == (34, 34)


def test_tv_29_profligate_carnivore_with_a_small_pool() -> None:
    s = resolve(
        "profligate-carnivore",
        slot=3,
        pool={"crustaceans": 2},
        species={"fishes": {"0,2": 4}, "reptiles": {"0,4": 2}},
    )
    # The first must be a fish, or three could not be found ascending.
    choose(s, "prey:0,2:fishes", "prey:0,4:reptiles")
    assert eliminated(s, "fishes") == 2
    assert eliminated(s, "reptiles") == 1
    assert named(s, "hex") == ["0,2", "0,4"]  # one lies on (0,2) already
    choose(s, "hex:0,4")
    assert on_earth(s, "crustaceans") == {"0,2": 1, "0,4": 1}
    assert pool(s, "crustaceans") == 0


def test_tv_30_ecodiversity() -> None:
    s = resolve(
        "ecodiversity",
        options={"alternative_boards": 1},
        boards={"crustaceans": {"algae": 2, "plankton": 1}},
        discs={
            "algae": ["1,1", "2,0", "1,-1"],
            "plankton": ["-1,-1", "-2,0"],
            "sun": ["-1,1", "1,5", "-1,5", "2,6"],
        },
    )
    assert points(s, "crustaceans") == 5


def test_tv_31_biodiversity() -> None:
    s = resolve("biodiversity")
    assert points(s, "crustaceans") == 1


def test_tv_32_annelids() -> None:
    s = resolve("annelids", "fishes", discs={"worms": ["1,1", "2,0", "1,-1"]})
    assert points(s, "fishes") == 1


def test_tv_33_invasive_species() -> None:
    s = resolve(
        "invasive-species",
        competition=["ocean", "ocean", "sand"],
        species={"fishes": {"0,-2": 3, "0,-4": 1}, "crustaceans": {"0,-2": 2, "1,-1": 1, "0,0": 1}},
    )
    assert on_earth(s, "fishes") == {"0,-2": 2}
    assert on_earth(s, "crustaceans") == {"0,-2": 1, "0,0": 1}


def test_tv_34_own_species_die_when_alone() -> None:
    s = resolve("predator", species={"crustaceans": {"0,2": 3}})
    assert cubes(s, "crustaceans", "0,2") == 3
    s = resolve("biomass", species={"crustaceans": {"0,4": 3}})
    assert cubes(s, "crustaceans", "0,4") == 2
    s = resolve("asteroid", species={"crustaceans": {"0,2": 3}, "fishes": {"0,4": 1}})
    choose(s, "hex:0,4")
    assert cubes(s, "crustaceans", "0,2") == 2


def niche(turn: str) -> Marine:
    return table(
        turn,
        speciation=["sun"],
        traits={"crustaceans": ["ecological-niche"]},
        control={"sun": "crustaceans"},
        discs={"sun": ["-1,1"]},
        tiles={"reef": ["0,0"], "land": ["0,2"], "seagrass+geyser": ["-1,1"]},
    )


def test_tv_35_ecological_niche_for_the_owner() -> None:
    s = choose(niche("crustaceans"), "place:basic:speciation-1", "perform")
    limits = []
    while asked(s) == "speciation-number":
        limits.append(len(options(s)) - 1)
        choose(s, "number:0")
    assert limits == [2, 3, 2]  # vent, reef, land


def test_tv_35_ecological_niche_for_others() -> None:
    s = choose(niche("fishes"), "place:basic:speciation-1", "perform")
    assert named(s, "number") == ["0", "1"]  # the reef; nothing is asked for land and vent
    choose(s, "number:1")
    assert turn_of(s) == "cephalopods"
    assert on_earth(s, "fishes") == {"0,0": 4}


def test_tv_36_pack_hunters() -> None:
    s = table(
        traits={"fishes": ["pack-hunters"]},
        stack=[["turn", animal("crustaceans")], ["start-of-traits"]],
    )
    choose(s, "element:algae")
    assert s.target == [2, 1, 1, 1, 1, 1]
    assert s.control[ELEMENTS.index("algae")] == animal("fishes")


def test_tv_37_prey_switching() -> None:
    position = {
        "traits": {"fishes": ["prey-switching"]},
        "species": {"fishes": {"0,-2": 1, "0,0": 1}, "crustaceans": {"1,-1": 6}},
    }
    s = table(speciation=["worms"], **position)
    choose(s, "place:basic:speciation-1", "perform")
    choose(s, "number:4", "number:2", "number:0")  # (0,-2), (0,0), (1,-1)
    assert points(s, "fishes") == 2
    s = table(control={"sun": "crustaceans"}, **position)
    choose(s, "place:sun:migration-4", "perform", "hex:1,-1", "hex:0,-2", "number:4")
    choose(s, "hex:1,-1", "hex:0,0", "number:2")
    assert points(s, "fishes") == 0


def test_tv_38_cannibal() -> None:
    s = resolve(
        "fertile",
        deck=["asteroid", "annelids"],
        traits={"reptiles": ["cannibal"]},
        species={"crustaceans": {"0,0": 1}, "reptiles": {"0,-4": 5, "0,0": 1}},
    )  # Annelids is drawn: Extinction
    assert eliminated(s, "reptiles") == 5
    assert points(s, "reptiles") == 5
    s = table(
        "fishes",
        traits={"reptiles": ["cannibal"]},
        species={"reptiles": {"1,-5": 4}},
    )
    choose(s, "place:basic:tectonics-1", "perform", "hex:1,-5")
    assert pool(s, "reptiles") == 33
    assert points(s, "reptiles") == 0


@pytest.mark.parametrize(("matching", "left"), [(False, (0, 0)), (True, (2, 3))])
def test_tv_39_extinction_to_its_fix_point(matching: bool, left: tuple[int, int]) -> None:
    s = resolve(
        "fertile",
        deck=["asteroid", "annelids"],
        traits={"reptiles": ["carnivore"]},
        discs={"algae": ["1,5"]} if matching else {"worms": ["1,-1"]},
        species={"fishes": {"0,4": 2}, "reptiles": {"0,4": 3}},
    )
    assert (cubes(s, "fishes", "0,4"), cubes(s, "reptiles", "0,4")) == left


def test_tv_40_seasonal_migrants() -> None:
    s = table(traits={"crustaceans": ["seasonal-migrants"]}, species={"crustaceans": {"0,0": 6}})
    choose(s, "place:basic:migration-2", "perform", "hex:0,0")
    assert "0,4" in named(s, "hex")
    choose(s, "hex:0,4")
    assert named(s, "number") == ["1", "2", "3", "4"]
    choose(s, "number:4")
    assert on_earth(s, "crustaceans") == {"0,0": 2, "0,4": 4}
    assert turn_of(s) == "fishes"


def test_tv_41_flight() -> None:
    s = table(
        traits={"crustaceans": ["flight"]},
        pawns={"adaptation-1": "crustaceans", "migration-2": "crustaceans"},
    )
    free = spaces(s)
    assert "depletion-1" in free
    assert "migration-3" in free
    assert "speciation-1" not in free
    assert "adaptation-2" not in free
    assert why_not(s, "place:basic:speciation-1") == "before-your-furthest-pawn@3.2"


def test_tv_42_social() -> None:
    s = table(
        traits={"crustaceans": ["social"]},
        pawns={"speciation-1": "crustaceans", "adaptation-1": "fishes", "migration-1": "reptiles"},
    )
    assert "migration-1" in spaces(s)
    assert why_not(s, "place:basic:adaptation-1") == "before-your-furthest-pawn@3.2"
    choose(s, "place:basic:migration-1")
    assert s.pawns[animal("reptiles")] == 4


def test_tv_43_bonus() -> None:
    s = table()
    assert [bonus(s, n) for n in range(8)] == [0, 1, 3, 6, 10, 15, 21, 21]


def test_tv_44_monotypic_habitat() -> None:
    s = table(
        evolution=["reef"],
        slots=["monotypic-habitat"],
        species={"reptiles": {"0,0": 2}, "crustaceans": {"0,0": 2}},
        discs={},
    )
    choose(s, "place:basic:evolution-1", "perform")
    assert (points(s, "crustaceans"), points(s, "reptiles")) == (6, 3)


def test_tv_45_fecundity_with_a_small_pool() -> None:
    places = ["0,-2", "0,0", "0,2", "0,4", "1,1"]
    s = resolve(
        "fecundity", pool={"crustaceans": 3}, species={"crustaceans": dict.fromkeys(places, 1)}
    )
    assert named(s, "hex") == ["0,-2", "0,0", "0,2"]
    choose(s, "hex:0,0")
    assert named(s, "hex") == ["0,2", "0,4"]
    choose(s, "hex:0,2", "hex:1,1")
    assert on_earth(s, "crustaceans") == {"0,-2": 1, "0,0": 2, "0,2": 2, "0,4": 1, "1,1": 2}


def test_tv_46_population_explosion() -> None:
    s = resolve("population-explosion", species={"crustaceans": {"0,2": 2}, "fishes": {"0,2": 3}})
    assert cubes(s, "crustaceans", "0,2") == 7
    assert cubes(s, "fishes", "0,2") == 3


# ---------------------------------------------------------------------- 12.7 more


def test_tv_47_discs_among_vents() -> None:
    s = table(
        "reptiles",
        markers_right=["cephalopods", "fishes", "crustaceans"],
        tiles={
            "reef+smoker": ["0,0"],
            "kelp+geyser": ["1,1"],
            "sand+smoker": ["1,-1"],
            "land": ["0,2"],
            "ocean": ["0,-2"],
            "land+geyser": ["0,6"],
            "ocean+smoker": ["0,-6"],
        },
        discs={"gastropods": ["2,0"], "algae": ["1,1"], "worms": ["1,-1"], "sun": ["1,7"]},
    )
    choose(s, "retrieve")
    assert disc(s, "2,0") is None
    assert [disc(s, corner) for corner in ("1,1", "1,-1", "1,7")] == ["algae", "worms", "sun"]


def test_tv_48_regression_takes_one_disc_per_type() -> None:
    s = table(
        "reptiles",
        markers_right=["cephalopods", "fishes", "crustaceans"],
        display={"regression": {"algae": 2, "sun": 1}},
        boards={"fishes": {"algae": 2, "sun": 1}},
    )
    choose(s, "retrieve")
    assert held(s, "fishes") == {"algae": 1}
    assert s.elements[animal("fishes") * 6 + ELEMENTS.index("algae")] == 2


def test_tv_49_bumped_pawn_frees_its_animal() -> None:
    s = table(
        "fishes",
        pawns={"adaptation-1": "crustaceans", "migration-2": "crustaceans"},
        control={"sun": "fishes"},
    )
    choose(s, "place:sun:migration-2", "decline", "retrieve", "retrieve")
    assert turn_of(s) == "crustaceans"
    free = spaces(s)
    assert free[0] == "adaptation-2"
    assert "regression-1" in free
    assert "migration-1" in free
    assert "migration-2" not in free


@pytest.mark.parametrize(("traits_of", "count"), [([], 6), (["seasonal-migrants"], 8)])
def test_tv_50_destinations_from_the_reef(traits_of: list[str], count: int) -> None:
    s = table(traits={"crustaceans": traits_of})
    found = hexes(reach(s, animal("crustaceans"), HEX_NUMBER["0,0"]))
    assert len(found) == count
    assert ({"0,4", "0,-4"} <= found) == (count == 8)


@pytest.mark.parametrize(
    ("place", "gain", "side"),
    [("0,0", 1, "choice"), ("1,1", 1, "geyser"), ("1,-1", 1, "smoker"), ("0,4", 3, "geyser")],
)
def test_tv_51_tectonics_on_the_special_space(place: str, gain: int, side: str) -> None:
    s = table(control={"sun": "crustaceans"})
    choose(s, "place:sun:tectonics-2", "perform", f"hex:{place}")
    if side == "choice":
        assert options(s) == ["as-smoker", "as-geyser"]
        choose(s, "as-smoker")
    else:
        assert (s.geysers >> HEX_NUMBER[place] & 1 == 1) == (side == "geyser")
    assert points(s, "crustaceans") == gain


@pytest.mark.parametrize(("players", "dies"), [(2, 0), (3, 1), (4, 1)])
def test_tv_52_biomass_at_the_start(players: int, dies: int) -> None:
    s = resolve("biomass", players=players)
    if dies:
        assert asked(s) == "cull-victim"
        choose(s, "animal:fishes")
    assert eliminated(s, "fishes") == dies
    assert eliminated(s, "crustaceans") == 0


@pytest.mark.parametrize("survivor", ["reptiles", "fishes"])
def test_tv_53_asteroid(survivor: str) -> None:
    s = resolve(
        "asteroid",
        species={"reptiles": {"0,0": 3}, "fishes": {"0,0": 3}, "crustaceans": {"0,2": 1}},
    )
    choose(s, "hex:0,0", f"animal:{survivor}")
    left = {name: on_earth(s, name) for name in ("reptiles", "fishes", "crustaceans")}
    expected: dict[str, dict[str, int]] = {"reptiles": {}, "fishes": {}, "crustaceans": {}}
    expected[survivor] = {"0,0": 1}
    assert left == expected
    assert s.asteroid


@pytest.mark.parametrize(("count", "kept"), [(1, True), (2, False)])
def test_tv_54_exaptation_at_16(count: int, kept: bool) -> None:
    s = table(
        traits={"crustaceans": ["exaptation"], "fishes": ["flight"]},
        copied={"crustaceans": "flight"},
        pool={"crustaceans": 18},
        speciation=["worms"],
    )
    choose(s, "place:basic:speciation-1", "perform", "number:0", f"number:{count}")
    if asked(s) == "speciation-number":
        choose(s, "number:0")
    if kept:
        assert traits(s, "crustaceans") == ["exaptation"]
        return
    assert asked(s) == "replace-exaptation"
    drawn = named(s, "trait")
    assert len(drawn) == 3
    choose(s, f"trait:{drawn[0]}")
    assert traits(s, "crustaceans") == [drawn[0]]
    assert s.copied[animal("crustaceans")] == -1


def test_tv_55_migration_ascends() -> None:
    position = {"control": {"sun": "crustaceans"}, "species": {"crustaceans": {"0,0": 3}}}
    s = table(**position)
    choose(s, "place:sun:migration-4", "perform", "hex:0,0", "hex:0,2", "number:2")
    choose(s, "hex:0,0", "hex:1,1")
    assert on_earth(s, "crustaceans") == {"0,2": 2, "1,1": 1}
    s = table(**position)
    choose(s, "place:sun:migration-4", "perform", "hex:0,0", "hex:1,1", "number:1")
    if "hex:0,0" in options(s):
        choose(s, "hex:0,0")
        assert "0,2" not in named(s, "hex")
    assert cubes(s, "crustaceans", "0,2") == 0
