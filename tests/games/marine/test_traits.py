"""Every trait: its normal case and an awkward one, named after the trait (section 7)."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import speciate.games.marine.traits as traits_package
from speciate.games.marine.components import CONSTANTS, ELEMENTS, TRAIT_NAMES
from speciate.games.marine.status import domination_value, endangered
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
    traits,
    turn_of,
    why_not,
)

OTHERS_RIGHT = ["cephalopods", "fishes", "crustaceans"]


def test_every_trait_has_a_module_and_every_module_a_trait() -> None:
    folder = Path(str(traits_package.__file__)).parent
    modules = sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")
    assert modules == sorted(name.replace("-", "_") for name in TRAIT_NAMES)
    for module in modules:
        assert import_module(f"speciate.games.marine.traits.{module}").__doc__


@pytest.mark.parametrize("trait", TRAIT_NAMES)
def test_every_trait_has_two_tests(trait: str) -> None:
    start = "test_" + trait.replace("-", "_") + "_"
    assert sum(1 for name in globals() if name.startswith(start)) >= 2


# ---------------------------------------------------------------------- A to E


def test_ancient_lineage_resolves_the_lowest_card() -> None:
    s = table(
        traits={"crustaceans": ["ancient-lineage"]},
        slots=["producers", "fertile"],
        deck=["asteroid", QUIET],
    )
    choose(s, "retrieve", "yes")
    assert points(s, "crustaceans") == 1
    assert slots(s) == ["fertile", QUIET]
    assert turn_of(s) == "fishes"


def test_ancient_lineage_may_be_declined_and_needs_a_card() -> None:
    s = table(traits={"crustaceans": ["ancient-lineage"]}, slots=["producers"])
    choose(s, "retrieve", "no")
    assert discard(s) == []
    s = choose(table(traits={"crustaceans": ["ancient-lineage"]}), "retrieve")
    assert turn_of(s) == "fishes"


def test_ancient_lineage_with_the_asteroid_ends_the_game_now() -> None:
    s = table(
        "reptiles",
        traits={"reptiles": ["ancient-lineage"]},
        slots=["asteroid"],
        markers_right=OTHERS_RIGHT,
        species={},
    )
    choose(s, "retrieve", "yes")
    assert s.over


def test_bottom_feeder_brings_a_disc_of_choice() -> None:
    s = table(traits={"crustaceans": ["bottom-feeder"]}, pawns={"domination-3": "crustaceans"})
    choose(s, "place:basic:bottom-feeder", "perform", "element:sun", "corner:1,7")
    assert disc(s, "1,7") == "sun"
    assert in_bag(s, "sun") == 17
    assert pawns(s)["bottom-feeder-crustaceans"] == "crustaceans"


def test_bottom_feeder_has_no_position_and_one_owner() -> None:
    s = table(
        traits={"crustaceans": ["bottom-feeder"]},
        pawns={"bottom-feeder-crustaceans": "crustaceans"},
    )
    assert "abundance-1" in spaces(s)
    assert why_not(s, "place:basic:bottom-feeder") == "no-bottom-feeder@7.3"
    choose(s, "retrieve")
    assert pawns(s) == {}
    assert why_not(s, "place:basic:bottom-feeder") == "no-bottom-feeder@7.3"  # the fishes


def test_bottom_feeder_takes_special_pawns() -> None:
    s = table(traits={"crustaceans": ["bottom-feeder"]}, control={"sun": "crustaceans"})
    choose(s, "place:sun:bottom-feeder", "decline")
    assert pawns(s) == {"bottom-feeder-crustaceans": "sun"}


def test_budding_intelligence_gives_a_pawn_at_twenty() -> None:
    s = resolve(
        "fertile",
        traits={"crustaceans": ["budding-intelligence"]},
        scores=[18, 0, 0, 0],
        species={"crustaceans": {"0,0": 2}},
    )
    assert points(s, "crustaceans") == 20
    assert s.pawns[animal("crustaceans")] == 5


def test_budding_intelligence_gives_it_once() -> None:
    s = resolve(
        "fertile",
        traits={"crustaceans": ["budding-intelligence"]},
        scores=[30, 0, 0, 0],
        budded=["crustaceans"],
    )
    assert s.pawns[animal("crustaceans")] == 5
    s = resolve(
        "fertile",
        traits={"crustaceans": ["budding-intelligence"]},
        scores=[15, 0, 0, 0],
        species={"crustaceans": {"0,0": 4}},
    )
    assert s.pawns[animal("crustaceans")] == 4


def test_budding_intelligence_gained_with_twenty_points_pays_at_once() -> None:
    s = table(
        traits={"crustaceans": ["flight"]},
        scores=[25, 0, 0, 0],
        hands={"crustaceans": ["budding-intelligence", "social", "solitary"]},
        stack=[["end-of-turn", 3], ["express-trait", 0, 3]],
    )
    choose(s, "trait:budding-intelligence")
    assert s.pawns[animal("crustaceans")] == 5


def test_camouflage_follows_a_vent_of_another() -> None:
    s = table(traits={"reptiles": ["camouflage"]})
    choose(s, "place:basic:tectonics-1", "perform", "hex:1,5", "yes")
    assert cubes(s, "reptiles", "1,5") == 1
    assert turn_of(s) == "fishes"


def test_camouflage_never_in_own_actions_nor_without_a_pool() -> None:
    s = table("reptiles", traits={"reptiles": ["camouflage"]})
    choose(s, "place:basic:tectonics-1", "perform", "hex:1,5")
    assert turn_of(s) == "crustaceans"
    s = table(traits={"reptiles": ["camouflage"]}, pool={"reptiles": 0})
    choose(s, "place:basic:tectonics-1", "perform", "hex:1,5")
    assert turn_of(s) == "fishes"


def test_camouflage_may_be_declined() -> None:
    s = table(traits={"reptiles": ["camouflage"]})
    choose(s, "place:basic:tectonics-1", "perform", "hex:1,5", "no")
    assert pool(s, "reptiles") == 31


def test_cannibal_is_paid_for_losses_to_others() -> None:
    s = table(
        competition=["reef", "reef", "land"],
        traits={"fishes": ["cannibal"]},
    )
    choose(s, "place:basic:competition-2", "perform", "animal:fishes", "animal:fishes")
    assert points(s, "fishes") == 2


def test_cannibal_is_not_paid_for_returned_species() -> None:
    s = resolve(
        "solar-radiation",
        slot=3,
        traits={"fishes": ["cannibal"]},
        species={"fishes": {"0,0": 3}},
    )
    assert pool(s, "fishes") == 34
    assert points(s, "fishes") == 0


def test_carnivore_thrives_on_two_opposing_species_and_must_take_a_card() -> None:
    s = table(
        evolution=["land"],
        slots=["univalves"],
        deck=["asteroid", QUIET],
        traits={"crustaceans": ["carnivore"]},
        species={"crustaceans": {"0,4": 2}, "fishes": {"0,4": 1}, "reptiles": {"0,4": 1}},
    )
    choose(s, "place:basic:evolution-1", "perform", "hex:0,4")
    assert discard(s) == ["univalves"]


def test_carnivore_with_one_opposing_species_is_endangered() -> None:
    s = table(
        traits={"crustaceans": ["carnivore"]},
        species={"crustaceans": {"0,4": 2}, "fishes": {"0,4": 1}},
    )
    assert endangered(s, animal("crustaceans")) != 0


def test_ecological_niche_gives_room_around_own_types() -> None:
    s = table(
        traits={"crustaceans": ["ecological-niche"]},
        control={"worms": "crustaceans"},
        speciation=["worms"],
    )
    choose(s, "place:basic:speciation-1", "perform")
    assert named(s, "number")[-1] == "5"  # ocean


def test_ecological_niche_without_control_changes_nothing() -> None:
    s = table(
        traits={"crustaceans": ["ecological-niche"]},
        control={"worms": "fishes"},
        speciation=["worms"],
    )
    choose(s, "place:basic:speciation-1", "perform")
    assert named(s, "number")[-1] == "4"


def test_exaptation_copies_an_opposing_trait_at_the_start() -> None:
    s = table(
        traits={"crustaceans": ["exaptation"], "fishes": ["flight"], "reptiles": ["social"]},
        stack=[["turn", 3], ["start-of-traits"]],
        pawns={"adaptation-1": "crustaceans"},
    )
    assert options(s) == ["trait:flight", "trait:social"]
    choose(s, "trait:flight")
    assert "abundance-1" in spaces(s)


def test_exaptation_copying_pack_hunters_takes_a_pawn_still_unowned() -> None:
    s = table(
        traits={"crustaceans": ["exaptation"], "fishes": ["pack-hunters"]},
        stack=[["turn", 3], ["start-of-traits"]],
    )
    choose(s, "element:sun")  # the fishes; the copy is the only one there is
    assert why_not(s, "element:sun") == "pawn-owned@7.3"
    choose(s, "element:algae")
    assert s.control[ELEMENTS.index("algae")] == animal("crustaceans")
    assert s.target[ELEMENTS.index("algae")] == CONSTANTS.pack_hunters_target


def test_exaptation_is_kept_when_the_copied_trait_is_lost() -> None:
    s = table(
        "fishes",
        traits={"crustaceans": ["exaptation"], "fishes": ["flight"]},
        copied={"crustaceans": "flight"},
        hands={"fishes": ["social", "solitary", "cannibal"]},
        stack=[["end-of-turn", 2], ["express-trait", 1, 2]],
    )
    choose(s, "trait:social")
    assert traits(s, "fishes") == ["social"]
    assert s.copied[animal("crustaceans")] == TRAIT_NAMES.index("flight")


# ---------------------------------------------------------------------- F to P


def test_flight_goes_before_all_own_pawns() -> None:
    s = table(traits={"crustaceans": ["flight"]}, pawns={"migration-2": "crustaceans"})
    assert "abundance-1" in spaces(s)
    assert why_not(s, "place:basic:migration-4") == "special-pawns-only@1.6"


def test_flight_with_an_empty_display() -> None:
    s = table(traits={"crustaceans": ["flight"]})
    assert len(spaces(s)) == 37 - 6


def test_hadopelagic_grants_a_turn_when_all_pawns_are_out() -> None:
    s = table(
        traits={"crustaceans": ["hadopelagic"]},
        control={"sun": "crustaceans"},
        pawns={f"abundance-{i}": "crustaceans" for i in (1, 2, 3)}
        | {"depletion-1": "crustaceans", "adaptation-1": "sun"},
    )
    assert s.turns == 2
    assert turn_of(s) == "crustaceans"


def test_hadopelagic_with_an_available_special_pawn_grants_nothing() -> None:
    s = table(
        traits={"crustaceans": ["hadopelagic"]},
        control={"sun": "crustaceans"},
        pawns={f"abundance-{i}": "crustaceans" for i in (1, 2, 3)} | {"depletion-1": "crustaceans"},
    )
    choose(s, "retrieve")
    assert turn_of(s) == "fishes"


def test_hadopelagic_grants_nothing_when_the_game_ends() -> None:
    s = table(
        "reptiles",
        traits={"reptiles": ["hadopelagic"]},
        pawns={f"abundance-{i}": "reptiles" for i in (1, 2, 3)} | {"depletion-1": "reptiles"},
        markers_right=OTHERS_RIGHT,
        asteroid=1,
    )
    assert s.over


def test_pack_hunters_use_their_pawn_from_the_first_turn() -> None:
    s = table(traits={"crustaceans": ["pack-hunters"]}, stack=[["turn", 3], ["start-of-traits"]])
    choose(s, "element:worms")
    assert "place:worms:competition-4" in options(s)


def test_pack_hunters_gained_later_do_nothing() -> None:
    s = table(
        traits={"crustaceans": ["flight"]},
        hands={"crustaceans": ["pack-hunters", "social", "solitary"]},
        stack=[["end-of-turn", 3], ["express-trait", 0, 3]],
    )
    choose(s, "trait:pack-hunters")
    assert s.control == [-1] * 6


def test_phenotypic_plasticity_gives_two_more_spaces() -> None:
    s = table(
        traits={"crustaceans": ["phenotypic-plasticity"]},
        boards={"crustaceans": {"sun": 3}},
        display={"adaptation": {"algae": 1}},
    )
    choose(s, "place:basic:adaptation-1", "perform")
    assert held(s, "crustaceans") == {"sun": 3, "algae": 1}


def test_phenotypic_plasticity_lost_empties_the_card() -> None:
    s = table(
        traits={"crustaceans": ["phenotypic-plasticity"]},
        boards={"crustaceans": {"sun": 1}},
        plastic={"crustaceans": {"algae": 2}},
        hands={"crustaceans": ["flight", "social", "solitary"]},
        stack=[["end-of-turn", 3], ["express-trait", 0, 3]],
    )
    before = in_bag(s, "algae")
    choose(s, "trait:flight")
    assert held(s, "crustaceans") == {"sun": 1}
    assert in_bag(s, "algae") == before + 2


def test_prey_switching_pays_for_a_vent_species_from_the_pool() -> None:
    position = {
        "traits": {"fishes": ["prey-switching"]},
        "species": {"fishes": {"1,5": 2}},
        "eliminated": {"crustaceans": 1},
    }
    s = table(**position)
    choose(s, "place:basic:tectonics-1", "perform", "hex:1,5", "from-pool")
    assert points(s, "fishes") == 1
    s = table(**position)
    choose(s, "place:basic:tectonics-1", "perform", "hex:1,5", "from-box")
    assert points(s, "fishes") == 0


def test_prey_switching_is_not_paid_by_oneself() -> None:
    s = table(traits={"crustaceans": ["prey-switching"]}, speciation=["worms"])
    choose(s, "place:basic:speciation-1", "perform", "number:1", "number:1", "number:1")
    assert points(s, "crustaceans") == 0


# ---------------------------------------------------------------------- R to S


def test_ram_feeder_has_a_printed_plankton() -> None:
    s = table(traits={"crustaceans": ["ram-feeder"]}, discs={"plankton": ["-1,-1"]})
    assert domination_value(s, animal("crustaceans"), ELEMENTS.index("plankton")) == 1
    assert endangered(s, animal("crustaceans")) == 0


def test_ram_feeder_loses_only_plankton_discs_to_regression() -> None:
    s = table(
        "reptiles",
        markers_right=OTHERS_RIGHT,
        traits={"crustaceans": ["ram-feeder"]},
        boards={"crustaceans": {"plankton": 1}},
        display={"regression": {"plankton": 2}},
    )
    choose(s, "retrieve")
    assert held(s, "crustaceans") == {}
    assert s.elements[animal("crustaceans") * 6 + ELEMENTS.index("plankton")] == 1


def test_resilience_keeps_discs_in_a_reseed() -> None:
    s = table(
        "reptiles",
        markers_right=OTHERS_RIGHT,
        traits={"crustaceans": ["resilience"]},
        boards={"crustaceans": {"sun": 1}, "fishes": {"sun": 1}},
        display={"regression": {"sun": 1}},
    )
    choose(s, "retrieve")
    assert held(s, "crustaceans") == {"sun": 1}
    assert held(s, "fishes") == {}


def test_resilience_may_still_block_a_square() -> None:
    s = table(traits={"crustaceans": ["resilience"]})
    choose(s, "place:basic:regression-1", "perform")
    assert s.squares == [animal("crustaceans"), -1]


def test_seasonal_migrants_go_two_steps_over_tiles_only() -> None:
    s = table(
        traits={"crustaceans": ["seasonal-migrants"]},
        species={"crustaceans": {"0,6": 1}},
        tiles={"land+geyser": ["0,6"], "land": ["0,4"], "reef": ["0,0"]},
        discs={},
    )
    choose(s, "place:basic:migration-1", "perform", "hex:0,6")
    assert on_earth(s, "crustaceans") == {"0,4": 1}  # nothing lies two steps away


def test_seasonal_migrants_move_one_more() -> None:
    s = table(traits={"crustaceans": ["seasonal-migrants"]})
    choose(s, "place:basic:migration-1", "perform", "hex:0,0", "hex:0,2")
    assert named(s, "number") == ["1", "2"]


def test_social_bumps_basic_pawns_only() -> None:
    s = table(
        traits={"crustaceans": ["social"]},
        control={"sun": "fishes"},
        pawns={"abundance-1": "fishes", "abundance-2": "sun"},
    )
    assert "abundance-1" in spaces(s)
    assert why_not(s, "place:basic:abundance-2") == "special-pawn-there@3.2"
    assert why_not(s, "place:basic:adaptation-3") == "special-pawns-only@1.6"


def test_social_with_adaptability_bumps_special_pawns() -> None:
    s = table(
        traits={"crustaceans": ["social"]},
        control={"sun": "fishes"},
        pawns={"abundance-2": "sun"},
        slots=["adaptability"],
    )
    choose(s, "place:basic:abundance-2")
    assert pawns(s) == {"abundance-2": "crustaceans"}
    assert "place:sun:abundance-1" in options(s)


def test_solitary_gains_two_more_when_alone() -> None:
    s = table(
        "fishes",
        evolution=["land"],
        traits={"reptiles": ["solitary"]},
        species={"reptiles": {"0,4": 1}},
    )
    choose(s, "place:basic:evolution-1", "perform", "hex:0,4")
    assert points(s, "reptiles") == 10


def test_solitary_gains_nothing_in_company() -> None:
    s = table(
        "fishes",
        evolution=["land"],
        traits={"reptiles": ["solitary"]},
        species={"reptiles": {"0,4": 2}, "fishes": {"0,4": 1}},
    )
    choose(s, "place:basic:evolution-1", "perform", "hex:0,4")
    assert points(s, "reptiles") == 8


def test_solitary_counts_in_the_final_scoring() -> None:
    s = table(
        "reptiles",
        traits={"reptiles": ["solitary"]},
        species={"reptiles": {"0,0": 1}},
        markers_right=OTHERS_RIGHT,
        asteroid=1,
    )
    choose(s, "retrieve")
    assert points(s, "reptiles") == 6 + 2
    assert eliminated(s, "reptiles") == 0
    assert section(s, "abundance") == {}
    assert asked(s) == ""
