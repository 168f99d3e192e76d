"""Every evolution card: its normal case and an awkward one, named after the card (section 6)."""

from __future__ import annotations

import pytest

from speciate.games.marine.cards.card import DECK, EvolutionCard
from speciate.games.marine.cards.deck import ALL_CARDS
from speciate.games.marine.components import CARD_NAMES, ELEMENTS
from speciate.games.marine.geometry import HEX_NUMBER
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
    slots,
    spaces,
    table,
    traits,
    turn_of,
    why_not,
)

# ---------------------------------------------------------------------- completeness


def test_every_card_has_an_effect_and_every_effect_a_card() -> None:
    assert sorted(card.NAME for card in ALL_CARDS) == sorted(CARD_NAMES)
    for number, name in enumerate(CARD_NAMES):
        assert name == DECK.cards[number].NAME
        assert type(DECK.cards[number]) is not EvolutionCard


@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_card_has_two_tests(card: str) -> None:
    start = "test_" + card.replace("-", "_") + "_"
    assert sum(1 for name in globals() if name.startswith(start)) >= 2


def no_discs_left() -> dict[str, dict[str, int]]:
    """A display that leaves nothing in the bag beside the six discs of the start."""
    return {"wanderlust": dict.fromkeys(ELEMENTS, 18)}


# ---------------------------------------------------------------------- 1 to 10


def test_adaptability_exchanges_a_disc_with_one_on_earth() -> None:
    s = resolve("adaptability", boards={"crustaceans": {"sun": 1, "algae": 1}})
    choose(s, "element:sun")
    assert why_not(s, "corner:-1,1") == "would-change-nothing@5.7"  # sun for sun
    choose(s, "corner:2,0")
    assert held(s, "crustaceans") == {"algae": 1, "gastropods": 1}
    assert disc(s, "2,0") == "sun"


def test_adaptability_without_a_disc_does_nothing() -> None:
    s = resolve("adaptability")
    assert turn_of(s) == "fishes"
    assert discard(s) == ["adaptability"]


def test_adaptability_asks_which_disc_leaves_phenotypic_plasticity() -> None:
    s = resolve(
        "adaptability",
        traits={"crustaceans": ["phenotypic-plasticity"]},
        boards={"crustaceans": {"sun": 1}},
        plastic={"crustaceans": {"sun": 1}},
    )
    choose(s, "corner:2,0", "on-card")
    assert s.plastic[animal("crustaceans") * 6 + ELEMENTS.index("gastropods")] == 1
    assert disc(s, "2,0") == "sun"


def test_annelids_count_tiles_with_worms() -> None:
    s = resolve("annelids", species={"crustaceans": {"0,0": 2, "1,-1": 1, "0,2": 1}})
    assert points(s, "crustaceans") == 2


def test_annelids_without_worms_on_earth() -> None:
    assert points(resolve("annelids", discs={}), "crustaceans") == 0


def test_asteroid_eliminates_all_but_one_and_one_on_each_neighbour() -> None:
    s = resolve(
        "asteroid",
        species={
            "crustaceans": {"0,0": 2, "0,2": 1},
            "fishes": {"0,0": 1, "0,-2": 2},
            "reptiles": {"0,-2": 1, "0,4": 3},
        },
    )
    choose(s, "hex:0,0", "animal:crustaceans", "animal:reptiles")
    assert on_earth(s, "crustaceans") == {"0,0": 1}
    assert on_earth(s, "fishes") == {"0,-2": 2}
    assert on_earth(s, "reptiles") == {"0,4": 3}
    assert s.asteroid


def test_asteroid_on_an_empty_earth_only_ends_the_game() -> None:
    s = resolve("asteroid", species={})
    assert s.asteroid
    assert turn_of(s) == "fishes"


def test_biodiversity_counts_shared_tiles() -> None:
    s = resolve(
        "biodiversity",
        species={"crustaceans": {"0,0": 1, "0,2": 2, "0,4": 1}, "fishes": {"0,0": 1, "0,2": 5}},
    )
    assert points(s, "crustaceans") == 2


def test_biodiversity_alone_everywhere() -> None:
    s = resolve("biodiversity", species={"crustaceans": {"0,0": 1}, "fishes": {"0,2": 5}})
    assert points(s, "crustaceans") == 0


def test_biomass_thins_overcrowded_tiles() -> None:
    s = resolve(
        "biomass",
        species={
            "fishes": {"0,0": 6, "0,2": 1},
            "reptiles": {"0,2": 2},
            "crustaceans": {"0,-4": 1},
        },
    )  # (0,0): 6 species and 6 discs; (0,2): 3 and 2; (0,-4): 1 and 0
    choose(s, "animal:reptiles")
    assert cubes(s, "fishes", "0,0") == 6
    assert cubes(s, "reptiles", "0,2") == 1
    assert cubes(s, "crustaceans", "0,-4") == 0


def test_biomass_pays_cannibals_once_at_the_end() -> None:
    s = resolve(
        "biomass",
        traits={"crustaceans": ["cannibal"]},
        species={"crustaceans": {"0,-4": 1, "0,4": 1}},
    )
    assert points(s, "crustaceans") == 2
    assert eliminated(s, "crustaceans") == 2


def test_bountiful_habitat_scores_all_tiles_of_a_terrain() -> None:
    s = resolve(
        "bountiful-habitat",
        species={"crustaceans": {"0,2": 1, "0,4": 2, "0,0": 1}, "fishes": {"0,4": 1}},
    )
    choose(s, "terrain:land")
    assert points(s, "crustaceans") == 16
    assert points(s, "fishes") == 4


def test_bountiful_habitat_knows_vents() -> None:
    s = resolve("bountiful-habitat", species={"crustaceans": {"0,6": 1}, "fishes": {"0,-6": 1}})
    assert (points(s, "crustaceans"), points(s, "fishes")) == (1, 1)  # the only terrain


def test_carbon_cycle_counts_tiles_with_plankton() -> None:
    s = resolve("carbon-cycle", species={"crustaceans": {"0,0": 1, "-1,-1": 1, "0,2": 1}})
    assert points(s, "crustaceans") == 2


def test_carbon_cycle_without_species() -> None:
    assert points(resolve("carbon-cycle", species={}), "crustaceans") == 0


def test_cladogenesis_repeats_the_discard_and_resolves_another() -> None:
    s = resolve(
        "cladogenesis",
        slot=2,
        above=("fertile",),
        discard=["biomass", "annelids"],
        species={"crustaceans": {"0,0": 2}},
    )
    assert points(s, "crustaceans") == 1  # Annelids
    choose(s, "slot:1")  # Producers
    assert points(s, "crustaceans") == 2
    assert discard(s) == ["biomass", "annelids", "producers", "cladogenesis"]


def test_cladogenesis_uses_its_own_slot_for_the_discard() -> None:
    s = resolve(
        "cladogenesis",
        slot=3,
        discard=["trophic-cascade"],
        discs={"sun": ["1,7", "2,6", "1,5", "-1,7"]},
    )
    choose(s, "hex:0,6")
    assert len(options(s)) == 2  # the first of three out of four
    choose(s, options(s)[0])
    while asked(s) == "cascade-corner":
        choose(s, options(s)[0])
    assert sum(1 for corner in ("1,7", "2,6", "1,5", "-1,7") if disc(s, corner)) == 1


def test_cladogenesis_alone_with_an_empty_pile() -> None:
    s = resolve("cladogenesis")
    assert turn_of(s) == "fishes"
    assert discard(s) == ["cladogenesis"]


def test_disease_strikes_richer_animals_in_food_chain_order() -> None:
    s = resolve(
        "disease",
        boards={"reptiles": {"sun": 1, "algae": 1}, "fishes": {"worms": 1, "sun": 1}},
    )
    assert s.to_act() == [3]
    choose(s, "element:sun")
    assert s.to_act() == [1]
    choose(s, "element:worms")
    assert held(s, "reptiles") == {"algae": 1}
    assert held(s, "fishes") == {"sun": 1}


def test_disease_spares_printed_elements_and_the_poor() -> None:
    s = resolve("disease", traits={"fishes": ["ram-feeder"]}, boards={"crustaceans": {}})
    assert turn_of(s) == "fishes"  # the seventh element of the fishes is printed
    s = resolve("disease", boards={"crustaceans": {"sun": 2}, "fishes": {"sun": 1}})
    assert held(s, "fishes") == {"sun": 1}


def test_ecodiversity_counts_a_type_once_however_often_it_is_owned() -> None:
    s = resolve("ecodiversity", discs={"worms": ["1,1", "2,0"], "algae": ["1,-1"], "sun": ["-1,1"]})
    assert points(s, "crustaceans") == 3


def test_ecodiversity_with_nothing_on_earth() -> None:
    assert points(resolve("ecodiversity", discs={}), "crustaceans") == 0


# ---------------------------------------------------------------------- 11 to 20


def test_endosymbionts_count_tiles_with_sponges() -> None:
    s = resolve("endosymbionts", species={"crustaceans": {"0,0": 1, "-1,1": 4}})
    assert points(s, "crustaceans") == 2


def test_endosymbionts_elsewhere() -> None:
    s = resolve("endosymbionts", species={"crustaceans": {"1,1": 4}})
    assert points(s, "crustaceans") == 0


def test_extremophiles_count_species_on_both_kinds_of_vents() -> None:
    s = resolve("extremophiles", species={"crustaceans": {"0,6": 2, "0,-6": 3, "0,0": 1}})
    assert points(s, "crustaceans") == 5


def test_extremophiles_off_the_vents() -> None:
    assert points(resolve("extremophiles"), "crustaceans") == 0


def test_fecundity_adds_one_on_each_occupied_tile() -> None:
    s = resolve("fecundity", species={"crustaceans": {"0,0": 3, "0,2": 1}})
    assert on_earth(s, "crustaceans") == {"0,0": 4, "0,2": 2}
    assert pool(s, "crustaceans") == 28


def test_fecundity_with_an_empty_pool() -> None:
    s = resolve("fecundity", pool={"crustaceans": 0})
    assert on_earth(s, "crustaceans") == {"0,0": 3}


def test_fecundity_pays_prey_switching_per_tile() -> None:
    s = resolve(
        "fecundity",
        traits={"fishes": ["prey-switching"]},
        species={"crustaceans": {"0,0": 1, "0,2": 1, "0,4": 1}, "fishes": {"0,0": 1, "0,2": 3}},
    )
    assert points(s, "fishes") == 2


def test_fertile_counts_all_species_on_a_tile() -> None:
    s = resolve("fertile", species={"crustaceans": {"0,0": 2, "0,2": 1}, "fishes": {"0,0": 3}})
    assert why_not(s, "hex:0,4") == "not-occupied@6.3"
    choose(s, "hex:0,0")
    assert points(s, "crustaceans") == 5


def test_fertile_alone() -> None:
    s = resolve("fertile", species={"crustaceans": {"0,0": 1}})
    assert points(s, "crustaceans") == 1


def test_gene_expression_exchanges_the_trait() -> None:
    s = resolve("gene-expression", traits={"crustaceans": ["flight"]}, deck=["asteroid"])
    drawn = named(s, "trait")
    assert "flight" not in drawn
    assert why_not(s, "trait:flight") == "trait-not-drawn@6.3"
    choose(s, f"trait:{drawn[1]}")
    assert traits(s, "crustaceans") == [drawn[1]]
    assert len(s.trait_box) == 17


def test_gene_expression_with_superheroes_gives_up_one_of_two() -> None:
    s = resolve(
        "gene-expression",
        options={"superheroes": 1},
        traits={"crustaceans": ["flight", "social"]},
        deck=["asteroid"],
    )
    kept = named(s, "trait")[2]
    choose(s, f"trait:{kept}")
    assert options(s) == ["trait:flight", "trait:social"]
    choose(s, "trait:flight")
    assert sorted(traits(s, "crustaceans")) == sorted([kept, "social"])


def test_gene_expression_loses_what_lay_on_the_trait() -> None:
    s = resolve(
        "gene-expression",
        traits={"crustaceans": ["bottom-feeder"]},
        pawns={"bottom-feeder-crustaceans": "crustaceans"},
        deck=["asteroid"],
    )
    choose(s, f"trait:{named(s, 'trait')[0]}")
    assert pawns(s) == {}
    assert s.pawns[animal("crustaceans")] == 4


def test_habitat_removes_and_adds() -> None:
    s = resolve("habitat", control={"sun": "crustaceans", "algae": "fishes"})
    assert why_not(s, "corner:-1,1") == "type-of-your-own-pawn@6.3"
    choose(s, "corner:1,1", "corner:1,7")  # algae go; sun is the only type to add
    assert disc(s, "1,1") is None
    assert disc(s, "1,7") == "sun"


def test_habitat_without_a_pawn_only_removes() -> None:
    s = resolve("habitat")
    before = in_bag(s, "worms")
    choose(s, "corner:1,-1")
    assert in_bag(s, "worms") == before + 1
    assert turn_of(s) == "fishes"


def test_habitat_with_all_six_pawns_only_adds() -> None:
    s = resolve("habitat", control=dict.fromkeys(ELEMENTS, "crustaceans"))
    assert asked(s) == "habitat-element"
    choose(s, "element:worms", "corner:1,7")
    assert disc(s, "1,7") == "worms"


def test_invasive_species_take_one_of_every_animal() -> None:
    s = resolve(
        "invasive-species",
        competition=["reef", "kelp", "land"],
        species={
            "crustaceans": {"0,0": 2, "1,1": 1},
            "fishes": {"0,0": 1},
            "reptiles": {"0,-2": 1},
        },
    )
    assert on_earth(s, "crustaceans") == {"0,0": 1}
    assert on_earth(s, "fishes") == {}
    assert on_earth(s, "reptiles") == {"0,-2": 1}


def test_invasive_species_with_an_empty_row() -> None:
    s = resolve("invasive-species")
    assert on_earth(s, "crustaceans") == {"0,0": 3}


def test_marine_snow_counts_occupied_oceans() -> None:
    s = resolve("marine-snow", species={"crustaceans": {"0,-2": 2, "0,-4": 1, "0,0": 1}})
    assert points(s, "crustaceans") == 2


def test_marine_snow_scores_oceans_when_it_enters_without_solar_radiation() -> None:
    s = resolve(
        "fertile",
        above=("solar-radiation",),
        deck=["asteroid", "marine-snow"],
        species={"crustaceans": {"0,-2": 2}, "fishes": {"0,-2": 1}},
    )
    assert points(s, "crustaceans") == 3 + 2
    assert points(s, "fishes") == 1


def test_mass_exodus_moves_everybody() -> None:
    s = resolve(
        "mass-exodus",
        species={"crustaceans": {"1,5": 1}, "fishes": {"1,5": 2}, "reptiles": {"0,2": 1}},
    )
    choose(s, "hex:1,5")  # neighbours (0,4) and (0,6)
    choose(s, "number:1")  # one fish to (0,4), the other to (0,6)
    choose(s, "number:0")  # the crustacean to (0,6)
    assert on_earth(s, "fishes") == {"0,4": 1, "0,6": 1}
    assert on_earth(s, "crustaceans") == {"0,6": 1}
    assert on_earth(s, "reptiles") == {"0,2": 1}


def test_mass_exodus_without_species() -> None:
    assert turn_of(resolve("mass-exodus", species={})) == "fishes"


def test_metamorphosis_takes_a_type_out_of_the_bag() -> None:
    s = resolve("metamorphosis", boards={"crustaceans": {"sun": 1}})
    assert why_not(s, "element:sun") == "would-change-nothing@5.7"
    choose(s, "element:worms")
    assert held(s, "crustaceans") == {"worms": 1}
    assert in_bag(s, "sun") == 18


def test_metamorphosis_with_an_empty_bag() -> None:
    display = no_discs_left()
    display["wanderlust"]["sun"] = 17
    s = resolve("metamorphosis", boards={"crustaceans": {"sun": 1}}, display=display)
    assert held(s, "crustaceans") == {"sun": 1}


# ---------------------------------------------------------------------- 21 to 30


def test_monotypic_habitat_gives_the_bonus() -> None:
    s = resolve(
        "monotypic-habitat",
        species={"crustaceans": {"0,0": 1, "0,2": 1, "0,4": 1, "1,1": 1}, "fishes": {"1,1": 1}},
    )
    assert points(s, "crustaceans") == 6


def test_monotypic_habitat_reverses_ties_in_the_end() -> None:
    position = {
        "asteroid": 1,
        "species": {},
        "scores": [10, 10, 3, 10],
        "markers_right": ["crustaceans", "fishes", "cephalopods"],
    }
    s = choose(table("reptiles", **position), "retrieve")
    assert s.ranking() == [3, 2, 4, 1]
    s = choose(table("reptiles", slots=["monotypic-habitat"], **position), "retrieve")
    assert s.ranking() == [1, 2, 4, 3]


def test_niche_construction_moves_a_disc() -> None:
    s = resolve("niche-construction")
    choose(s, "corner:1,1", "corner:1,7")
    assert disc(s, "1,1") is None
    assert disc(s, "1,7") == "algae"


def test_niche_construction_without_discs() -> None:
    assert turn_of(resolve("niche-construction", discs={})) == "fishes"


def test_omnivore_takes_a_disc_and_a_species() -> None:
    s = resolve("omnivore", species={"crustaceans": {"0,0": 1}, "fishes": {"0,0": 1}})
    choose(s, "corner:1,1", "animal:fishes")
    assert disc(s, "1,1") is None
    assert eliminated(s, "fishes") == 1


def test_omnivore_alone_without_a_disc_eats_its_own() -> None:
    s = resolve("omnivore", species={"crustaceans": {"0,4": 2}})
    assert cubes(s, "crustaceans", "0,4") == 1


def test_population_explosion_chooses_a_tile() -> None:
    s = resolve(
        "population-explosion",
        species={"crustaceans": {"0,0": 1, "0,2": 2}, "fishes": {"0,0": 4}},
    )
    choose(s, "hex:0,0")
    assert on_earth(s, "crustaceans") == {"0,0": 6, "0,2": 2}


def test_population_explosion_with_a_small_pool() -> None:
    s = resolve(
        "population-explosion",
        pool={"crustaceans": 2},
        species={"crustaceans": {"0,0": 1}, "fishes": {"0,0": 4}},
    )
    assert on_earth(s, "crustaceans") == {"0,0": 3}
    assert pool(s, "crustaceans") == 0


def test_predator_takes_one_opposing_species_on_each_shared_tile() -> None:
    s = resolve(
        "predator",
        species={
            "crustaceans": {"0,0": 1, "0,2": 1},
            "fishes": {"0,0": 1, "0,2": 1, "0,4": 1},
            "reptiles": {"0,0": 1},
        },
    )
    assert why_not(s, "animal:crustaceans") == "opposing-species-only@6.3"
    choose(s, "animal:reptiles")
    assert on_earth(s, "fishes") == {"0,0": 1, "0,4": 1}
    assert on_earth(s, "reptiles") == {}


def test_predator_without_prey() -> None:
    s = resolve("predator", species={"crustaceans": {"0,0": 1}, "fishes": {"0,2": 1}})
    assert turn_of(s) == "fishes"
    assert on_earth(s, "fishes") == {"0,2": 1}


def test_producers_count_tiles_with_algae() -> None:
    s = resolve("producers", species={"crustaceans": {"0,0": 1, "1,1": 1, "0,2": 3}})
    assert points(s, "crustaceans") == 3


def test_producers_need_presence() -> None:
    s = resolve("producers", species={"fishes": {"0,0": 1}})
    assert points(s, "crustaceans") == 0


def test_profligate_carnivore_takes_the_place_of_its_prey() -> None:
    s = resolve(
        "profligate-carnivore",
        slot=2,
        species={"fishes": {"0,2": 2}, "reptiles": {"0,4": 2}},
    )
    assert why_not(s, "prey:0,2:crustaceans") == "opposing-species-only@6.3"
    choose(s, "prey:0,2:fishes", "prey:0,4:reptiles")
    assert on_earth(s, "crustaceans") == {"0,2": 1, "0,4": 1}
    assert on_earth(s, "fishes") == {"0,2": 1}


def test_profligate_carnivore_with_less_prey_than_x() -> None:
    s = resolve("profligate-carnivore", slot=5, species={"fishes": {"0,2": 2}})
    assert eliminated(s, "fishes") == 2
    assert on_earth(s, "crustaceans") == {"0,2": 2}


def test_profligate_carnivore_with_an_empty_pool() -> None:
    s = resolve(
        "profligate-carnivore", pool={"crustaceans": 0}, species={"fishes": {"0,2": 1, "0,4": 1}}
    )
    choose(s, "prey:0,4:fishes")
    assert on_earth(s, "crustaceans") == {}
    assert eliminated(s, "fishes") == 1


def test_semi_aquatic_counts_tiles_with_sun() -> None:
    s = resolve("semi-aquatic", species={"crustaceans": {"0,0": 1, "-1,1": 1, "0,2": 3}})
    assert points(s, "crustaceans") == 3


def test_semi_aquatic_off_the_sun() -> None:
    assert points(resolve("semi-aquatic", discs={}), "crustaceans") == 0


def test_solar_radiation_returns_species_of_choice() -> None:
    s = resolve(
        "solar-radiation",
        slot=2,
        species={"crustaceans": {"0,0": 1}, "fishes": {"0,0": 2}, "reptiles": {"0,2": 1}},
    )
    choose(s, "hex:0,0")
    assert named(s, "number") == ["1", "2"]  # of the fishes; one crustacean is there too
    assert why_not(s, "number:0") == "too-few-for-the-card@6.3"
    choose(s, "number:1")
    assert (cubes(s, "fishes", "0,0"), cubes(s, "crustaceans", "0,0")) == (1, 0)
    assert eliminated(s, "crustaceans") == 0


def test_solar_radiation_in_play_lowers_evolution_only() -> None:
    s = table(
        evolution=["vent", "reef"],
        slots=["solar-radiation"],
        species={"fishes": {"0,6": 1}, "reptiles": {"0,0": 2}},
    )
    choose(s, "place:basic:evolution-1", "perform", "hex:0,6")
    assert points(s, "fishes") == 0  # 1 less 1, not below 0
    choose(s, "place:basic:evolution-2", "perform")
    assert points(s, "reptiles") == 5


def test_symbiotic_gives_to_you_and_to_the_poorer() -> None:
    s = resolve("symbiotic", boards={"crustaceans": {"sun": 1}, "reptiles": {"sun": 2}})
    counts = [sum(held(s, name).values()) for name in ("crustaceans", "fishes", "cephalopods")]
    assert counts == [2, 1, 1]
    assert held(s, "reptiles") == {"sun": 2}


def test_symbiotic_with_full_boards_or_an_empty_bag() -> None:
    s = resolve("symbiotic", boards={"crustaceans": {"sun": 3}})
    assert held(s, "crustaceans") == {"sun": 3}
    s = resolve("symbiotic", display=no_discs_left())
    assert held(s, "crustaceans") == {}


# ---------------------------------------------------------------------- 31 to 35


def test_tectonic_shift_takes_back_every_pawn() -> None:
    s = resolve(
        "tectonic-shift",
        control={"sun": "fishes"},
        traits={"reptiles": ["bottom-feeder"]},
        pawns={
            "abundance-1": "crustaceans",
            "evolution-2": "fishes",
            "migration-4": "sun",
            "bottom-feeder-reptiles": "reptiles",
        },
    )
    assert pawns(s) == {}
    assert s.pawns == [4, 4, 4, 4]
    assert s.marker == [0, 0, 0, 0]


def test_tectonic_shift_is_no_retrieve() -> None:
    s = resolve(
        "tectonic-shift",
        slot=2,
        traits={"crustaceans": ["ancient-lineage"]},
        pawns={"abundance-1": "crustaceans"},
    )
    assert turn_of(s) == "fishes"  # Ancient Lineage was not offered
    assert slots(s) == ["producers", QUIET]


def test_terrestrial_adds_a_disc_and_species() -> None:
    s = resolve("terrestrial")
    choose(s, "element:sun")
    assert why_not(s, "corner:-1,-3") == "not-on-land-or-geyser@6.3"
    choose(s, "corner:1,5")  # touches (0,4), (0,6) and (1,5)
    assert named(s, "hex") == ["0,4", "0,6", "1,5"]
    choose(s, "hex:0,6")
    assert named(s, "number") == ["0", "1", "2", "3", "4"]
    choose(s, "number:4")
    assert on_earth(s, "crustaceans") == {"0,0": 3, "0,6": 4}


def test_terrestrial_with_an_empty_bag_only_places_species() -> None:
    s = resolve("terrestrial", display=no_discs_left(), pool={"crustaceans": 2})
    assert asked(s) == "terrestrial-tile"
    assert len(named(s, "hex")) == 5
    choose(s, "hex:0,2", "number:2")
    assert cubes(s, "crustaceans", "0,2") == 2


def test_terrestrial_with_an_empty_pool_only_adds_a_disc() -> None:
    s = resolve("terrestrial", pool={"crustaceans": 0})
    choose(s, "element:sun", "corner:1,7")
    assert disc(s, "1,7") == "sun"
    assert turn_of(s) == "fishes"


def test_trophic_cascade_removes_x_discs_ascending() -> None:
    s = resolve("trophic-cascade", slot=2)
    choose(s, "hex:0,0")
    assert len(options(s)) == 5  # the last disc cannot be the first of two
    choose(s, "corner:1,-1")
    assert named(s, "corner") == ["1,1", "2,0"]
    choose(s, "corner:2,0")
    assert disc(s, "1,-1") is None
    assert disc(s, "2,0") is None


def test_trophic_cascade_without_discs() -> None:
    assert turn_of(resolve("trophic-cascade", discs={})) == "fishes"


def test_univalves_count_tiles_with_gastropods() -> None:
    s = resolve("univalves", species={"crustaceans": {"0,0": 1, "1,1": 1, "1,-1": 1}})
    assert points(s, "crustaceans") == 3


def test_univalves_elsewhere() -> None:
    s = resolve("univalves", species={"crustaceans": {"0,2": 1}})
    assert points(s, "crustaceans") == 0


def test_volcanism_puts_a_vent_on_a_seamount() -> None:
    s = resolve("volcanism", species={"fishes": {"-1,-1": 3}})
    assert points(s, "crustaceans") == 1
    assert s.smokers() >> HEX_NUMBER["-1,-1"] & 1
    assert (cubes(s, "fishes", "-1,-1"), cubes(s, "crustaceans", "-1,-1")) == (1, 1)
    assert pool(s, "fishes") == 33


def test_volcanism_in_play_opens_seamounts_to_tectonics() -> None:
    s = table(slots=["volcanism"])
    choose(s, "place:basic:tectonics-1", "perform")
    assert "-1,-1" in named(s, "hex")


def test_volcanism_without_seamounts() -> None:
    s = resolve("volcanism", tiles={"reef": ["0,0"], "land": ["0,2"]}, discs={})
    assert turn_of(s) == "fishes"
    assert points(s, "crustaceans") == 0


def test_volcanism_is_followed_by_camouflage() -> None:
    s = resolve("volcanism", traits={"reptiles": ["camouflage"]})
    assert asked(s) == "use-camouflage"
    choose(s, "yes")
    assert cubes(s, "reptiles", "-1,-1") == 1


def test_volcanism_uses_no_special_space() -> None:
    assert "tectonics-2" not in spaces(table(slots=["volcanism"]))
