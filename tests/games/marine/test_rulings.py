"""The rulings (section 10) that can be seen in play, each under its number."""

from __future__ import annotations

import pytest

from speciate.core.events import Event
from speciate.games.marine import GAME
from speciate.games.marine.components import (
    ANIMAL_NAMES,
    CARD_NAMES,
    CONSTANTS,
    ELEMENTS,
    TERRAIN_NAMES,
)
from speciate.games.marine.earth import hexes_with, shore, vacant_corners
from speciate.games.marine.geometry import CORNER_NAMES, HEX_NAMES, HEX_NUMBER, bits
from speciate.games.marine.points import bonus
from speciate.games.marine.state import Marine
from speciate.games.marine.status import endangered, survival_holder
from tests.games.marine.table import (
    QUIET,
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
    told,
    traits,
    turn_of,
    why_not,
)

OTHERS_RIGHT = ["cephalopods", "fishes", "crustaceans"]


def new(players: int, **settings: int) -> Marine:
    state = GAME.new(players, settings, 7)
    assert isinstance(state, Marine)
    return state


# ---------------------------------------------------------------------- 10.1 translations


def test_ruling_01_bonus_table_ends_at_21_unless_the_option_says_45() -> None:
    assert bonus(table(), 9) == 21
    assert [bonus(table(options={"bonus_cap": 9}), n) for n in (7, 8, 9, 10)] == [28, 36, 45, 45]


def test_ruling_02_kelp_and_seagrass() -> None:
    s = new(4)
    assert HEX_NAMES[bits(s.ground[1])[0]] == "1,1"
    assert HEX_NAMES[bits(s.ground[4])[0]] == "-1,1"


def test_ruling_03_there_are_114_discs() -> None:
    s = new(4)
    total = sum(s.bag) + sum(s.display) + len(s.speciation) + 6
    assert total == 114 == 6 * CONSTANTS.discs_per_type


def test_ruling_05_one_geyser_and_one_smoker_at_the_start() -> None:
    s = new(4)
    assert [HEX_NAMES[h] for h in bits(s.geysers)] == ["0,6"]
    assert [HEX_NAMES[h] for h in bits(s.smokers())] == ["0,-6"]
    assert s.vents_left == 10


def test_ruling_06_depletion_has_no_effect_before_the_second_reseed() -> None:
    s = table(display={"abundance": {"sun": 1}})
    choose(s, "place:basic:depletion-1")
    assert turn_of(s) == "fishes"  # nothing was asked


def test_ruling_07_endangered_species_dominate_but_do_not_evolve() -> None:
    s = table(
        "reptiles",
        discs={"sun": ["-1,1"]},
        species={"reptiles": {"0,0": 1}},
        boards={"reptiles": {"worms": 1}},
        evolution=["ocean"],
        slots=["annelids"],
    )
    choose(s, "place:basic:domination-1", "perform")
    assert s.control[ELEMENTS.index("sun")] == animal("reptiles")
    s = table(
        "reptiles",
        discs={},
        species={"reptiles": {"0,0": 1}},
        evolution=["reef"],
        slots=["annelids"],
    )
    choose(s, "place:basic:evolution-1", "perform")
    assert points(s, "reptiles") == 6
    assert slots(s) == ["annelids"]


def test_ruling_08_the_replacement_comes_from_the_section() -> None:
    s = table(
        display={"adaptation": {"sun": 1}},
        boards={"crustaceans": {"worms": 3}},
        control={"sun": "crustaceans"},
    )
    choose(s, "place:sun:adaptation-3", "perform")
    assert held(s, "crustaceans") == {"worms": 2, "sun": 1}
    assert section(s, "adaptation") == {}


def test_ruling_09_pack_hunters_begin_with_target_2() -> None:
    s = table(traits={"fishes": ["pack-hunters"]}, stack=[["turn", 3], ["start-of-traits"]])
    choose(s, "element:sun")
    assert s.target[ELEMENTS.index("sun")] == 2


def test_ruling_10_discs_on_phenotypic_plasticity_can_be_lost() -> None:
    s = table(
        "reptiles",
        markers_right=OTHERS_RIGHT,
        traits={"fishes": ["phenotypic-plasticity"]},
        plastic={"fishes": {"sun": 1}},
        display={"regression": {"sun": 1}},
    )
    choose(s, "retrieve")
    assert held(s, "fishes") == {}


def test_ruling_11_monotypic_habitat_pays_and_reverses() -> None:
    s = resolve(
        "monotypic-habitat",
        species={"crustaceans": {"0,2": 1, "0,4": 2, "0,0": 1}, "fishes": {"0,0": 1}},
    )
    assert points(s, "crustaceans") == 3


def test_ruling_13_adaptability_in_play_lets_special_pawns_be_bumped() -> None:
    position = {
        "control": {"sun": "crustaceans", "algae": "fishes"},
        "pawns": {"migration-1": "algae"},
    }
    assert "migration-1" not in spaces(table(**position), "sun")
    s = table(slots=["adaptability"], **position)
    assert "migration-1" in spaces(s, "sun")
    choose(s, "place:sun:migration-1", "decline")
    assert "place:algae:abundance-1" in options(s)  # the fishes have it back


def test_ruling_14_ecodiversity_counts_discs_on_earth() -> None:
    s = resolve("ecodiversity", "reptiles", species={})
    assert points(s, "reptiles") == 2  # one sponges, one sun


def test_ruling_15_gene_expression_draws_three() -> None:
    s = resolve("gene-expression", traits={"crustaceans": ["flight"]}, deck=["asteroid"])
    assert len(named(s, "trait")) == 3


def test_ruling_16_invasive_species_hurt_the_resolver_too() -> None:
    s = resolve("invasive-species", competition=["reef", None, None])
    assert [cubes(s, name, "0,0") for name in ("crustaceans", "fishes")] == [2, 2]


def test_ruling_17_carnivores_without_prey_live_by_their_discs() -> None:
    position = {"traits": {"reptiles": ["carnivore"]}, "species": {"reptiles": {"0,4": 1}}}
    s = table(discs={"sun": ["1,5"]}, **position)
    assert endangered(s, animal("reptiles")) == 0
    s = table(discs={"algae": ["1,5"]}, **position)
    assert endangered(s, animal("reptiles")) != 0


def test_ruling_18_only_basic_pawns_are_bumped() -> None:
    s = table(control={"sun": "crustaceans", "algae": "fishes"}, pawns={"abundance-1": "algae"})
    assert why_not(s, "place:sun:abundance-1") == "special-pawn-there@3.2"


def test_ruling_19_wanderlust_counts_neighbours_not_groups() -> None:
    s = table(stacks=[["land"], STACK_2, STACK_3], species={})
    choose(s, "place:basic:wanderlust-1", "perform", "stack:1", "hex:1,3")
    # Land at (0,2), (0,4), (1,5) touch it; (-1,5) and (0,6) do not.
    assert points(s, "crustaceans") == bonus(s, 4)


STACK_2 = ["reef"] * 3 + ["land"] * 2 + ["kelp"] * 2
STACK_3 = ["kelp"] + ["seamount"] * 3 + ["seagrass"] * 3 + ["sand"] * 3 + ["ocean"] * 3


def test_ruling_20_animals_enter_in_food_chain_order() -> None:
    s = table(
        stacks=[["land"], STACK_2, STACK_3],
        species={name: {"0,2": 1} for name in ("crustaceans", "fishes", "cephalopods", "reptiles")},
    )
    choose(s, "place:basic:wanderlust-1", "perform", "stack:1", "hex:1,3")
    order = []
    while asked(s) == "enter-number":
        order.append(s.question().shown_to(s, None)["animal"])
        choose(s, "number:1")
    assert order == ["reptiles", "cephalopods", "fishes", "crustaceans"]


def test_ruling_24_a_tie_on_vents_leaves_survival_unowned() -> None:
    s = table(species={"fishes": {"0,6": 2}, "reptiles": {"0,-6": 2}})
    assert survival_holder(s) == -1
    s = table(species={"fishes": {"0,6": 2, "0,-6": 1}, "reptiles": {"0,-6": 2}})
    assert survival_holder(s) == animal("fishes")


def test_ruling_25_tectonics_brings_a_species_from_pool_or_box() -> None:
    s = table(eliminated={"crustaceans": 2})
    choose(s, "place:basic:tectonics-1", "perform", "hex:1,5")
    assert options(s) == ["from-pool", "from-box"]


def test_ruling_26_no_reseed_after_the_asteroid() -> None:
    s = table("reptiles", markers_right=OTHERS_RIGHT, asteroid=1)
    choose(s, "retrieve")
    assert s.over
    assert section(s, "abundance") == {}


# ---------------------------------------------------------------------- 10.2 pawns and turns


def test_ruling_27_retrieve_with_nothing_on_the_display() -> None:
    s = choose(table(), "retrieve")
    assert s.marker[animal("crustaceans")] == 1
    assert turn_of(s) == "fishes"


def test_ruling_28_second_retrieve_in_a_round() -> None:
    s = table(markers_right=["crustaceans"])
    choose(s, "retrieve")
    assert s.marker == [0, 0, 0, 1]


def test_ruling_29_a_pawn_that_changes_control_on_the_display() -> None:
    s = table(
        "fishes",
        pawns={"regression-1": "sun"},
        control={"sun": "reptiles"},
        boards={"fishes": {"sun": 1}},
        species={"fishes": {"0,0": 1, "0,2": 1}},
    )
    choose(s, "place:basic:domination-1", "perform", "element:sun")
    assert s.control[ELEMENTS.index("sun")] == animal("fishes")
    assert s.mine[animal("fishes")].bit_count() == 2
    assert s.mine[animal("reptiles")] == 0
    choose(s, "retrieve", "retrieve", "retrieve")
    assert pawns(s) == {"regression-1": "sun", "domination-1": "fishes"}
    choose(s, "retrieve")
    assert pawns(s) == {}


def test_ruling_30_a_pawn_taken_while_available_moves_at_once() -> None:
    s = table("reptiles", control={"sun": "fishes"})
    choose(s, "place:basic:domination-1", "perform")
    choose(s, "retrieve")
    assert "place:sun:abundance-1" not in options(s)  # the fishes' turn is next but one
    choose(s, "retrieve", "retrieve")
    assert turn_of(s) == "reptiles"
    assert "place:sun:abundance-1" in options(s)


def test_ruling_31_a_pawn_on_anothers_bottom_feeder_space() -> None:
    s = table(
        "reptiles",
        traits={"fishes": ["bottom-feeder"]},
        control={"sun": "fishes"},
        pawns={"bottom-feeder-fishes": "sun"},
    )
    choose(s, "place:basic:domination-1", "perform")
    choose(s, "retrieve")
    assert why_not(s, "place:basic:bottom-feeder") == "no-bottom-feeder@7.3"
    choose(s, "retrieve")  # the fishes: the pawn is not theirs and stays
    assert pawns(s)["bottom-feeder-fishes"] == "sun"
    choose(s, "retrieve", "retrieve")
    assert "bottom-feeder-fishes" not in pawns(s)


def test_ruling_32_control_is_lost_by_domination_only() -> None:
    s = table(control={"sun": "crustaceans"}, species={}, pawns={"abundance-1": "sun"})
    choose(s, "retrieve", "retrieve", "retrieve", "retrieve")
    assert s.control[ELEMENTS.index("sun")] == animal("crustaceans")


def test_ruling_33_domination_on_an_own_type() -> None:
    s = table("reptiles", control={"sun": "reptiles"}, targets={"sun": 1})
    choose(s, "place:sun:domination-1", "perform")
    assert s.target[ELEMENTS.index("sun")] == 2


def test_ruling_34_targets_have_no_limit() -> None:
    s = table(targets={"sun": 120}, control={"sun": "fishes"})
    assert s.target[ELEMENTS.index("sun")] == 120


def test_ruling_35_a_special_pawn_on_a_normal_space() -> None:
    s = table(
        control={"sun": "crustaceans"},
        display={"adaptation": {"sun": 1}},
        boards={"crustaceans": {"worms": 1}},
    )
    choose(s, "place:sun:adaptation-1", "perform")
    assert held(s, "crustaceans") == {"worms": 1, "sun": 1}  # it could not replace


def test_ruling_36_the_bumped_animal_gets_its_pawn_and_nothing_else() -> None:
    s = table(control={"sun": "crustaceans"}, pawns={"regression-1": "fishes"})
    choose(s, "place:sun:regression-1", "perform")
    assert s.pawns[animal("fishes")] == 4
    assert s.squares == [animal("crustaceans"), -1]
    assert turn_of(s) == "fishes"


def test_ruling_37_more_pawns_than_discs() -> None:
    s = table(control={"sun": "crustaceans"}, display={}, pawns={"abundance-1": "fishes"})
    choose(s, "place:sun:abundance-1")
    assert turn_of(s) == "fishes"
    s = table(regression_squares=["fishes", "fishes"])
    choose(s, "place:basic:regression-1")
    assert turn_of(s) == "fishes"


def test_ruling_38_adaptability_leaves() -> None:
    s = resolve(
        "adaptability",
        boards={"crustaceans": {"worms": 1}},
        control={"sun": "crustaceans", "algae": "fishes"},
        pawns={"abundance-1": "sun"},
    )
    choose(s, "corner:1,1")
    assert pawns(s) == {"abundance-1": "sun"}
    assert why_not(s, "place:algae:abundance-1") == "special-pawn-there@3.2"


def test_ruling_39_an_animal_without_cubes_plays_on() -> None:
    s = table(
        pool={"crustaceans": 0},
        species={"fishes": {"0,0": 3}},
        display={"abundance": {"sun": 1}},
        slots=["annelids"],
    )
    choose(s, "place:basic:tectonics-1", "perform", "hex:1,5")
    assert on_earth(s, "crustaceans") == {"1,5": 1}
    assert eliminated(s, "crustaceans") == 33


def test_ruling_40_pawns_stay_in_a_reseed() -> None:
    s = table("reptiles", markers_right=OTHERS_RIGHT, pawns={"speciation-1": "fishes"})
    choose(s, "retrieve")
    assert pawns(s) == {"speciation-1": "fishes"}
    assert why_not(s, "place:basic:speciation-1") == "space-taken@3.2"


def test_ruling_41_the_game_is_stopped_and_scored_after_the_cap() -> None:
    events: list[Event] = []
    s = table(turns=CONSTANTS.turn_cap - 1, events=events)
    choose(s, "retrieve")
    assert s.over
    assert "game-stopped" in told(events)
    assert points(s, "reptiles") == 6  # the reef was scored


def lifeless(**rest: object) -> Marine:
    tiles = full_earth()
    tiles["kelp+geyser"] = tiles.pop("kelp")
    tiles["seagrass+geyser"] = tiles.pop("seagrass")
    tiles["sand+smoker"] = tiles["sand"][:2]
    tiles["sand"] = tiles["sand"][2:]
    position = {
        "tiles": tiles,
        "stacks": [[], [], []],
        "species": {},
        "pool": dict.fromkeys(ANIMAL_NAMES, 0),
        "control": {"sun": "fishes"},
        "targets": {"sun": 6},
    }
    return table(**{**position, **rest})


def test_ruling_41_a_world_without_any_life_to_come_ends_at_once() -> None:
    s = lifeless()
    assert s.vents_left == 0
    assert s.over
    assert points(s, "fishes") == 6  # as it would after the cap
    assert not lifeless(species={"reptiles": {"0,0": 1}}, pool={"fishes": 0}).over
    assert not lifeless(traits={"fishes": ["ancient-lineage"]}).over
    assert not lifeless(regression_squares=["fishes", None], pool={}).over


# ---------------------------------------------------------------------- 10.3 earth, discs, bag


def bag_of(**kept: int) -> dict[str, dict[str, int]]:
    """A display that holds all discs but those of the start and those that stay in the bag."""
    return {"wanderlust": {name: 18 - kept.get(name, 0) for name in ELEMENTS}}


def test_ruling_42_an_empty_bag_leaves_places_empty() -> None:
    s = table(
        "reptiles", markers_right=OTHERS_RIGHT, display={"adaptation": bag_of(sun=2)["wanderlust"]}
    )
    choose(s, "retrieve")
    assert section(s, "abundance") == {"sun": 2}
    assert section(s, "adaptation") == {}
    assert s.speciation == [-1] * 4
    choose(s, "place:basic:speciation-1")
    assert turn_of(s) == "fishes"


def test_ruling_43_only_types_that_are_in_the_bag_can_be_chosen() -> None:
    s = resolve(
        "metamorphosis",
        boards={"crustaceans": {"sun": 1}},
        display={"wanderlust": {n: 18 - (n == "sun") for n in ELEMENTS if n != "algae"}},
    )
    assert held(s, "crustaceans") == {"algae": 1}
    s = resolve("metamorphosis", display=bag_of(), boards={})
    assert turn_of(s) == "fishes"


def test_ruling_44_and_45_corners_at_the_edge() -> None:
    s = table()
    corners = [CORNER_NAMES[k] for k in vacant_corners(s)]
    assert "1,7" in corners  # touches only (0,6)
    assert "2,2" in corners  # touches (1,1), (1,3) and nothing yet
    s = table(display={"abundance": {"sun": 1}}, stacks=[["land"], STACK_2, STACK_3])
    choose(s, "place:basic:abundance-1", "perform", "corner:2,2")
    assert hexes_with(s, ELEMENTS.index("sun")) >> HEX_NUMBER["1,3"] & 1


def test_ruling_46_a_disc_on_a_vents_corner_is_on_the_neighbours_too() -> None:
    s = table(discs={"sun": ["1,5"]}, species={"reptiles": {"0,4": 1, "0,6": 1, "1,5": 1}})
    assert endangered(s, animal("reptiles")) == 0


def full_corners() -> dict[str, list[str]]:
    s = table()
    corners = [CORNER_NAMES[k] for k in vacant_corners(s)]
    corners += ["1,1", "2,0", "1,-1", "-1,-1", "-2,0", "-1,1"]
    return {name: sorted(corners)[i::6] for i, name in enumerate(ELEMENTS)}


def test_ruling_47_no_vacant_corner() -> None:
    s = table(discs=full_corners(), display={"abundance": {"sun": 1}, "autotrophs": {"sun": 1}})
    choose(s, "place:basic:abundance-1")
    assert turn_of(s) == "fishes"
    choose(s, "place:basic:autotrophs-2", "perform")
    assert "swap" in options(s) or asked(s) == "autotrophs-corner"
    s = resolve("niche-construction", discs=full_corners())
    assert turn_of(s) == "fishes"
    s = resolve("adaptability", discs=full_corners(), boards={"crustaceans": {"sun": 1}})
    assert asked(s) == "adaptability-corner"


def test_ruling_48_a_converted_tile_is_never_again_its_old_terrain() -> None:
    s = table(evolution=["ocean"], species={"fishes": {"0,-6": 1}}, slots=["volcanism"])
    choose(s, "place:basic:evolution-1")  # no ocean tile bears species
    assert turn_of(s) == "fishes"
    s = table(evolution=["vent"], species={"fishes": {"0,-6": 1}})
    choose(s, "place:basic:evolution-1", "perform", "hex:0,-6")
    assert points(s, "fishes") == 1


def test_ruling_49_vent_side_by_the_half_of_the_grid() -> None:
    s = table(tiles={"land": ["0,-4", "1,-5"], "ocean": ["0,4", "1,5"]}, discs={}, species={})
    choose(s, "place:basic:tectonics-1", "perform", "hex:1,-5")
    assert s.smokers() >> HEX_NUMBER["1,-5"] & 1


def full_earth() -> dict[str, list[str]]:
    """All 36 tiles; one hex of the grid stays empty."""
    s = table()
    tiles = {
        "reef": ["0,0"],
        "kelp": ["1,1"],
        "seagrass": ["-1,1"],
        "sand": ["1,-1"],
        "seamount": ["-1,-1"],
        "land": ["0,2", "0,4", "1,5", "-1,5"],
        "ocean": ["0,-2", "0,-4", "1,-5", "-1,-5"],
        "land+geyser": ["0,6"],
        "ocean+smoker": ["0,-6"],
    }
    free = [place for place in HEX_NAMES if not s.earth >> HEX_NUMBER[place] & 1]
    left = [terrain for stack in s.stacks for terrain in stack]
    for place, terrain in zip(free, left, strict=False):
        tiles[TERRAIN_NAMES[terrain]].append(place)
    return tiles


def test_ruling_50_all_tiles_placed() -> None:
    s = table(tiles=full_earth(), stacks=[[], [], []])
    assert shore(s).bit_count() == 1
    choose(s, "place:basic:wanderlust-1")
    assert turn_of(s) == "fishes"


def test_ruling_51_a_stack_runs_out() -> None:
    s = table(stacks=[[], STACK_2 + ["land"], STACK_3])
    choose(s, "place:basic:wanderlust-1", "perform")
    assert named(s, "stack") == ["2", "3"]
    assert why_not(s, "stack:1") == "stack-empty@4.7"


def test_ruling_52_the_next_tile_is_public_while_the_hex_is_chosen() -> None:
    s = table(stacks=[["land"], STACK_2, STACK_3])
    choose(s, "place:basic:wanderlust-1", "perform", "stack:2")
    view = s.view(None)
    assert asked(s) == "tile-place"
    assert view["stacks"][1] == {"top": "kelp", "count": 6}
    assert view["question"]["terrain"] == "kelp"


def test_ruling_53_camouflage_comes_before_the_extra_turn() -> None:
    s = table(
        stacks=[["land"], STACK_2, STACK_3],
        control={"sun": "crustaceans"},
        traits={"reptiles": ["camouflage"]},
        species={},
    )
    choose(s, "place:sun:wanderlust-3", "perform", "stack:1", "hex:1,3")
    assert asked(s) == "use-camouflage"
    choose(s, "yes")
    assert on_earth(s, "reptiles") == {"1,3": 1}
    assert turn_of(s) == "crustaceans"


# ---------------------------------------------------------------------- 10.4 cubes


def test_ruling_54_the_pool_is_too_small() -> None:
    s = table(pool={"crustaceans": 2}, speciation=["worms"])
    choose(s, "place:basic:speciation-1", "perform")
    assert named(s, "number") == ["0", "1", "2"]
    assert why_not(s, "number:3") == "pool-too-small@4.6"
    choose(s, "number:2")
    assert turn_of(s) == "fishes"  # nothing is left for the other tiles


def test_ruling_55_tectonics_without_any_cube_left() -> None:
    s = table(species={"crustaceans": {"0,0": 34}})
    choose(s, "place:basic:tectonics-1", "perform", "hex:1,5")
    assert cubes(s, "crustaceans", "1,5") == 0
    assert turn_of(s) == "fishes"


def test_ruling_56_cubes_on_regression_squares_are_nowhere_else() -> None:
    s = table(regression_squares=["crustaceans", None])
    assert pool(s, "crustaceans") == 30
    s = table("reptiles", regression_squares=["crustaceans", None], markers_right=OTHERS_RIGHT)
    choose(s, "retrieve")
    assert pool(s, "crustaceans") == 31


def test_ruling_57_cannibal_is_paid_after_the_whole_group() -> None:
    events: list[Event] = []
    s = resolve(
        "invasive-species",
        events=events,
        competition=["ocean", "land", None],
        traits={"fishes": ["cannibal"]},
        species={"fishes": {"0,-2": 1, "0,2": 2}, "crustaceans": {"0,-4": 1}},
    )
    assert points(s, "fishes") == 2
    names = told(events)
    assert names.index("scored") > max(
        i for i, name in enumerate(names) if name == "species-eliminated"
    )
    assert names.count("scored") == 1


# ---------------------------------------------------------------------- 10.5 cards


def test_ruling_58_icons_on_the_first_five_cards_change_nothing() -> None:
    for seed in range(20):
        s = GAME.new(3, {}, seed)
        assert isinstance(s, Marine)
        while asked(s) != "place-or-retrieve":
            seat = s.to_act()[0]
            s.apply(seat, s.legal(seat)[0])
        assert s.vp == [0, 0, 0, 0]
        assert s.box == [0, 0, 0, 0]
        assert len(slots(s)) == 5


def test_ruling_59_a_lasting_text_holds_for_the_scoring_that_leads_to_its_card() -> None:
    s = table(
        evolution=["reef"],
        slots=["solar-radiation"],
        deck=["asteroid", QUIET],
        species={"crustaceans": {"0,0": 1}},
    )
    choose(s, "place:basic:evolution-1", "perform")
    assert points(s, "crustaceans") == 5  # 6 less 1
    assert discard(s) == ["solar-radiation"]


def test_ruling_60_an_empty_deck() -> None:
    s = resolve("fertile", slot=2, above=("habitat", "disease"), deck=[], discard=["asteroid"])
    assert slots(s) == ["producers", "habitat", "disease"]


def test_ruling_61_no_face_up_card() -> None:
    s = table(evolution=["reef"])
    choose(s, "place:basic:evolution-1", "perform")
    assert points(s, "reptiles") == 6
    assert turn_of(s) == "fishes"


def test_ruling_62_cladogenesis_never_resolves_itself() -> None:
    s = resolve("cladogenesis", slot=2, above=("fertile", "habitat"))
    assert asked(s) == "choose-second-card"
    assert why_not(s, "slot:2") == "another-card@6.3"


def test_ruling_63_cladogenesis_and_asteroid() -> None:
    s = resolve("cladogenesis", above=("asteroid",), deck=[], species={})
    assert s.asteroid
    assert discard(s) == ["asteroid", "cladogenesis"]
    s = resolve("cladogenesis", discard=["asteroid"], asteroid=1, species={"fishes": {"0,0": 3}})
    assert asked(s) == "asteroid-tile"
    choose(s, "hex:0,0")
    assert on_earth(s, "fishes") == {"0,0": 1}


def test_ruling_64_cladogenesis_draws_two_cards_with_their_icons() -> None:
    s = resolve(
        "cladogenesis",
        slot=2,
        above=("fertile",),
        deck=["asteroid", "carbon-cycle", "annelids"],  # Extinction, then Survival
        species={"crustaceans": {"0,0": 1, "0,4": 3, "0,6": 1}},
        discs={"worms": ["1,-1", "1,7"]},
    )
    choose(s, "hex:0,0")  # Producers would change nothing, so Fertile is resolved
    assert slots(s)[-2:] == ["annelids", "carbon-cycle"]
    assert cubes(s, "crustaceans", "0,4") == 0  # Extinction
    assert points(s, "crustaceans") == 1 + 1  # Fertile, Survival with one vent


def test_ruling_65_icons_do_not_fire_when_a_card_is_resolved() -> None:
    s = resolve("annelids", species={"crustaceans": {"0,4": 3, "0,0": 1}})
    assert cubes(s, "crustaceans", "0,4") == 3
    s = resolve("cladogenesis", discard=["annelids"], species={"crustaceans": {"0,4": 3, "0,0": 1}})
    assert cubes(s, "crustaceans", "0,4") == 3


def test_ruling_66_the_trait_box_holds_at_least_nine() -> None:
    assert len(new(4).trait_box) + 4 * 3 == 18
    s = new(4, superheroes=1)
    while asked(s) == "sealed":
        seat = s.to_act()[0]
        s.apply(seat, s.legal(seat)[0])
    assert len(s.trait_box) == 17 - 8 == 9


def test_ruling_67_marine_snow_scores_for_everybody_when_it_enters() -> None:
    s = resolve(
        "fertile",
        deck=["asteroid", "marine-snow"],
        species={"crustaceans": {"0,0": 1}, "fishes": {"0,-2": 2}, "reptiles": {"0,-2": 1}},
    )
    assert turn_of(s) == "fishes"
    assert (points(s, "fishes"), points(s, "reptiles")) == (2, 1)


def test_ruling_68_equal_totals_are_neither_more_nor_fewer() -> None:
    s = resolve("disease", boards={"crustaceans": {"sun": 1}, "fishes": {"sun": 1}})
    assert held(s, "fishes") == {"sun": 1}
    s = resolve("symbiotic", boards={"crustaceans": {"sun": 1}, "fishes": {"sun": 1}})
    assert sum(held(s, "fishes").values()) == 1
    assert sum(held(s, "crustaceans").values()) == 2
    assert sum(held(s, "reptiles").values()) == 1  # fewer: draws too


def test_ruling_69_bountiful_habitat_needs_a_terrain_with_species() -> None:
    s = resolve("bountiful-habitat", species={"fishes": {"0,2": 1}, "crustaceans": {"0,0": 1}})
    assert named(s, "terrain") == ["land", "reef"]
    assert why_not(s, "terrain:ocean") == "no-species-on-the-terrain@5.7"
    s = resolve("bountiful-habitat", species={})
    assert turn_of(s) == "fishes"


def test_ruling_70_mass_exodus_has_a_destination() -> None:
    s = resolve("mass-exodus", species={"fishes": {"0,6": 2}})
    # (0,6) has the neighbours (-1,5), (0,4), (1,5).
    choose(s, "number:0", "number:0")
    assert on_earth(s, "fishes") == {"1,5": 2}


def test_ruling_71_scoring_by_cards() -> None:
    s = resolve(
        "bountiful-habitat",
        above=("solar-radiation", "monotypic-habitat"),
        traits={"reptiles": ["solitary"]},
        species={"fishes": {"0,0": 1}, "crustaceans": {"0,0": 1}, "reptiles": {"1,1": 1}},
    )
    choose(s, "terrain:reef")
    assert (points(s, "crustaceans"), points(s, "fishes")) == (6, 3)
    s = resolve(
        "bountiful-habitat",
        above=("solar-radiation",),
        traits={"reptiles": ["solitary"]},
        species={"reptiles": {"1,1": 1}},
    )
    assert points(s, "reptiles") == 7 + 2


def test_ruling_72_extinction_then_reseed() -> None:
    events: list[Event] = []
    s = table(
        "reptiles",
        markers_right=OTHERS_RIGHT,
        traits={"reptiles": ["ancient-lineage"]},
        slots=["producers"],
        deck=["asteroid", "annelids"],
        events=events,
    )
    choose(s, "retrieve", "yes")
    names = told(events)
    assert names.index("extinction") < names.index("reseeded")


# ---------------------------------------------------------------------- 10.6 traits


def test_ruling_74_two_carnivores_support_each_other() -> None:
    s = resolve(
        "fertile",
        deck=["asteroid", "annelids"],
        traits={"reptiles": ["carnivore"], "fishes": ["exaptation"]},
        copied={"fishes": "carnivore"},
        species={"reptiles": {"0,4": 2}, "fishes": {"0,4": 2}, "crustaceans": {"0,0": 1}},
        discs={"worms": ["1,-1"]},
    )
    assert (cubes(s, "reptiles", "0,4"), cubes(s, "fishes", "0,4")) == (2, 2)


def test_ruling_75_copies_have_spaces_of_their_own() -> None:
    s = table(
        "fishes",
        traits={"reptiles": ["bottom-feeder"], "fishes": ["exaptation"]},
        copied={"fishes": "bottom-feeder"},
        pawns={"bottom-feeder-reptiles": "reptiles"},
    )
    assert "place:basic:bottom-feeder" in options(s)
    s = table(
        "fishes",
        traits={"reptiles": ["phenotypic-plasticity"], "fishes": ["exaptation"]},
        copied={"fishes": "phenotypic-plasticity"},
        plastic={"fishes": {"sun": 2}},
        pool={"fishes": 17},
        pawns={},
    )
    before = in_bag(s, "sun")
    choose(s, "place:basic:regression-1", "perform")
    assert asked(s) == "replace-exaptation"
    assert in_bag(s, "sun") == before + 2
    assert held(s, "fishes") == {}


def test_ruling_76_exaptation_falls_in_anothers_turn() -> None:
    s = table(
        stacks=[["land"], STACK_2, STACK_3],
        traits={"reptiles": ["camouflage"], "fishes": ["exaptation"]},
        copied={"fishes": "camouflage"},
        pool={"fishes": 17},
        species={},
    )
    choose(s, "place:basic:wanderlust-1", "perform", "stack:1", "hex:1,3", "no", "yes")
    assert asked(s) == "replace-exaptation"
    assert s.to_act() == [1]


def test_ruling_77_exaptation_is_not_checked_before_the_first_action() -> None:
    s = table(
        traits={"crustaceans": ["exaptation"], "fishes": ["flight"]},
        copied={"crustaceans": "flight"},
        pool={"crustaceans": 10},
        stack=[["turn", 3], ["first-cards"]],
        deck=["asteroid", *CARD_NAMES[3:10], "predator"],
        species={},
    )
    assert traits(s, "crustaceans") == ["exaptation"]
    choose(s, "place:basic:depletion-1")  # no effect: no action was performed
    assert traits(s, "crustaceans") == ["exaptation"]


HADOPELAGIC = {
    "traits": {"crustaceans": ["hadopelagic"]},
    "pawns": {f"{name}-1": "crustaceans" for name in ("abundance", "depletion", "migration")},
}


def test_ruling_78_hadopelagic_needs_every_pawn_on_the_display() -> None:
    s = table(**HADOPELAGIC)  # one basic pawn is left
    choose(s, "retrieve")
    assert turn_of(s) == "fishes"
    s = table(
        traits={"crustaceans": ["hadopelagic"]},
        pawns={**HADOPELAGIC["pawns"], "evolution-1": "crustaceans"},
    )
    # Nothing can be placed: Retrieve is taken without asking, and the turn is an extra one.
    assert pawns(s) == {}
    assert turn_of(s) == "crustaceans"
    assert s.turns == 2


def test_ruling_79_budding_intelligence_in_anothers_turn() -> None:
    s = table(
        "crustaceans",
        traits={"reptiles": ["budding-intelligence"]},
        scores=[0, 0, 0, 15],
        evolution=["reef"],
        species={"reptiles": {"0,0": 2}, "crustaceans": {"0,0": 1}},
    )
    choose(s, "place:basic:evolution-1", "perform")
    assert points(s, "reptiles") == 21
    assert s.pawns[animal("reptiles")] == 5


def test_ruling_80_ecological_niche_and_zero() -> None:
    s = table(
        "fishes",
        traits={"crustaceans": ["ecological-niche"]},
        control={"sun": "crustaceans"},
        speciation=["sun"],
        tiles={"land": ["0,2", "0,4"], "land+geyser": ["0,6"]},
        discs={"sun": ["1,5"]},
        species={},
    )
    choose(s, "place:basic:speciation-1")
    assert turn_of(s) == "cephalopods"
    assert on_earth(s, "fishes") == {}


def test_ruling_81_lineage_then_reseed_then_extra_turn() -> None:
    events: list[Event] = []
    s = table(
        "reptiles",
        options={"superheroes": 1},
        markers_right=OTHERS_RIGHT,
        traits={"reptiles": ["ancient-lineage", "hadopelagic"]},
        pawns={
            f"{name}-1": "reptiles" for name in ("abundance", "depletion", "migration", "evolution")
        },
        slots=["producers"],
        deck=["asteroid", QUIET],
        events=events,
    )
    assert asked(s) == "use-lineage"  # Retrieve was forced
    choose(s, "yes")
    names = told(events)
    assert names.index("card-resolved") < names.index("reseeded") < names.index("extra-turn")
    assert turn_of(s) == "reptiles"


# ---------------------------------------------------------------------- 10.7 later additions


def test_ruling_82_cards_are_mandatory() -> None:
    s = resolve("fecundity", species={"crustaceans": {"0,0": 1, "0,2": 1}})
    assert on_earth(s, "crustaceans") == {"0,0": 2, "0,2": 2}


def test_ruling_83_what_a_copy_has_given_is_kept() -> None:
    s = table(
        traits={"crustaceans": ["exaptation"], "fishes": ["budding-intelligence"]},
        copied={"crustaceans": "budding-intelligence"},
        budded=["crustaceans"],
        scores=[25, 0, 0, 0],
        pool={"crustaceans": 17},
    )
    choose(s, "place:basic:regression-1", "perform")
    choose(s, f"trait:{named(s, 'trait')[0]}")
    assert s.pawns[animal("crustaceans")] == 4  # five, one of them placed
    assert points(s, "crustaceans") == 25


def test_ruling_84_exaptation_gained_with_a_small_pool_is_lost_again() -> None:
    box = ["exaptation", "flight", "social"]
    s = table(
        traits={"crustaceans": ["cannibal"], "fishes": ["resilience"]},
        hands={"crustaceans": box},
        pool={"crustaceans": 10},
        slots=["gene-expression"],
        deck=["asteroid"],
        stack=[
            ["end-of-turn", 3],
            ["check-exaptation"],
            ["finish-card", 3, CARD_NAMES.index("gene-expression")],
            ["express-trait", 0, 3],
        ],
    )
    choose(s, "trait:exaptation")
    # The only opposing trait is copied without asking, and lost again after the action.
    assert asked(s) == "replace-exaptation"
    assert s.copied[animal("crustaceans")] == -1


def test_ruling_85_gene_expression_by_the_owner_of_exaptation() -> None:
    s = resolve(
        "gene-expression",
        traits={"crustaceans": ["exaptation"], "fishes": ["flight"]},
        copied={"crustaceans": "flight"},
        deck=["asteroid"],
    )
    kept = named(s, "trait")[0]
    choose(s, f"trait:{kept}")
    assert traits(s, "crustaceans") == [kept]
    assert s.copied[animal("crustaceans")] == -1
    assert turn_of(s) == "fishes"


def test_ruling_86_special_pawns_differ() -> None:
    s = table(control={"sun": "crustaceans", "algae": "crustaceans"})
    assert "place:sun:abundance-1" in options(s)
    assert "place:algae:abundance-1" in options(s)


def test_ruling_87_targets_without_effect() -> None:
    s = resolve("asteroid", species={"fishes": {"0,6": 1}, "crustaceans": {"0,-6": 1}}, deck=[])
    open_hexes = named(s, "hex")
    assert "0,6" not in open_hexes  # one species, no occupied neighbour
    assert "0,4" in open_hexes
    assert "0,0" not in open_hexes
    s = resolve("trophic-cascade", discs={"sun": ["1,7"]})
    assert disc(s, "1,7") is None
    s = resolve(
        "adaptability", boards={"crustaceans": {"sun": 1, "algae": 1}}, discs={"sun": ["1,5"]}
    )
    assert turn_of(s) == "fishes"  # only algae for sun changes anything
    assert held(s, "crustaceans") == {"sun": 2}
    s = resolve("cladogenesis", above=("fertile", "volcanism"), species={"fishes": {"0,0": 1}})
    assert slots(s)[0] == "fertile"  # Fertile would do nothing, so Volcanism it is


def test_ruling_88_entering_texts_only_on_entering() -> None:
    s = resolve(
        "cladogenesis",
        discard=["marine-snow"],
        species={"fishes": {"0,-2": 2}, "crustaceans": {"0,-4": 1}},
    )
    assert points(s, "fishes") == 0
    assert points(s, "crustaceans") == 1  # its effect, not its scoring


def test_ruling_89_cladogenesis_lies_on_top_of_the_second_card() -> None:
    s = resolve(
        "cladogenesis",
        slot=2,
        above=("fertile", "habitat"),
        deck=["asteroid", "omnivore", "biodiversity"],
    )
    choose(s, "slot:3")
    assert discard(s) == ["fertile", "cladogenesis"]
    assert slots(s) == ["producers", "habitat", "biodiversity", "omnivore"]


def test_ruling_90_two_owners_of_camouflage() -> None:
    s = table(
        stacks=[["land"], STACK_2, STACK_3],
        traits={"reptiles": ["exaptation"], "fishes": ["camouflage"]},
        copied={"reptiles": "camouflage"},
        species={},
    )
    choose(s, "place:basic:wanderlust-1", "perform", "stack:1", "hex:1,3")
    assert s.to_act() == [3]
    choose(s, "yes")
    assert s.to_act() == [1]
    choose(s, "yes")
    assert (cubes(s, "reptiles", "1,3"), cubes(s, "fishes", "1,3")) == (1, 1)
    assert turn_of(s) == "fishes"


def test_ruling_91_one_controller_one_modifier() -> None:
    s = table(
        traits={"crustaceans": ["ecological-niche"], "fishes": ["exaptation"]},
        copied={"fishes": "ecological-niche"},
        control={"worms": "fishes"},
        speciation=["worms"],
    )
    choose(s, "place:basic:speciation-1", "perform")
    assert named(s, "number") == ["0", "1", "2", "3"]  # ocean 4 less 1


def test_ruling_92_migrants_never_return_to_their_origin() -> None:
    s = table(traits={"crustaceans": ["seasonal-migrants"]}, species={"crustaceans": {"0,0": 1}})
    choose(s, "place:basic:migration-1", "perform", "hex:0,0")
    assert "0,0" not in named(s, "hex")
    assert why_not(s, "hex:0,0") == "not-adjacent@4.9"


def test_ruling_93_occupation_is_tested_when_placing_begins() -> None:
    s = resolve(
        "profligate-carnivore",
        traits={"fishes": ["prey-switching"]},
        species={"fishes": {"0,2": 1, "0,4": 2}},
    )
    choose(s, "prey:0,2:fishes")
    assert points(s, "fishes") == 0  # they are gone from (0,2)
    s = resolve(
        "profligate-carnivore",
        traits={"fishes": ["prey-switching"]},
        species={"fishes": {"0,2": 1, "0,4": 2}},
    )
    choose(s, "prey:0,4:fishes")
    assert points(s, "fishes") == 1


def test_ruling_94_up_to_includes_none() -> None:
    s = resolve("terrestrial")
    choose(s, "element:sun", "corner:1,7", "number:0")
    assert cubes(s, "crustaceans", "0,6") == 0


def test_ruling_95_habitat_skips_what_is_impossible() -> None:
    s = resolve(
        "habitat",
        control={"sun": "crustaceans"},
        discs={"sun": ["-1,1"]},
        display={"wanderlust": {"sun": 18}},
    )
    assert turn_of(s) == "fishes"
    assert disc(s, "-1,1") == "sun"


@pytest.mark.parametrize("place", ["on-board", "on-card"])
def test_ruling_96_where_a_disc_lies(place: str) -> None:
    s = table(traits={"crustaceans": ["phenotypic-plasticity"]}, display={"adaptation": {"sun": 1}})
    choose(s, "place:basic:adaptation-1", "perform")
    assert options(s) == ["on-board", "on-card"]
    choose(s, place)
    row = s.board if place == "on-board" else s.plastic
    assert row[animal("crustaceans") * 6 + ELEMENTS.index("sun")] == 1


@pytest.mark.parametrize("place", ["on-board", "on-card"])
def test_ruling_96_which_disc_leaves(place: str) -> None:
    s = table(
        "reptiles",
        markers_right=OTHERS_RIGHT,
        traits={"fishes": ["phenotypic-plasticity"]},
        boards={"fishes": {"sun": 1}},
        plastic={"fishes": {"sun": 1}},
        display={"regression": {"sun": 1}},
    )
    choose(s, "retrieve")
    assert s.to_act() == [1]
    choose(s, place)
    assert held(s, "fishes") == {"sun": 1}
    row = s.board if place == "on-card" else s.plastic
    assert row[animal("fishes") * 6 + ELEMENTS.index("sun")] == 1


@pytest.mark.parametrize("card", ["fertile", "omnivore", "population-explosion", "fecundity"])
def test_ruling_97_no_tile_that_you_occupy(card: str) -> None:
    s = resolve(card, species={"fishes": {"0,0": 1}})
    assert turn_of(s) == "fishes"
    assert on_earth(s, "fishes") == {"0,0": 1}
    assert discard(s) == [card]
