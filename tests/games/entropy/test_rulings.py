"""The rulings of section 9, each with its number."""

from __future__ import annotations

from typing import Any

import pytest

from speciate.games.entropy import components as c
from speciate.games.entropy.vocabulary import ACTIONS
from tests.games.entropy.table import GAME, Table, effect, system, table

TILES = [
    "star_activation",
    "biome",
    "console_upgrade",
    "draw_life",
    "capture_asteroid",
    "prebiotic_soup",
]
HOME: dict[str, Any] = {"systems": [system("IA", "SP1")]}
FAR: dict[str, Any] = {"sector": 1, "ring": "outer"}


def move(seat: dict[str, Any], *others: dict[str, Any], **keys: Any) -> Table:
    """Seat 0 about to move; the others stand where they are told, else in sector 1."""
    seats = [{**HOME, **seat}, *others]
    return table(max(2, len(seats)), seats if others else [seats[0], FAR], tiles=TILES, **keys)


def action(seat: dict[str, Any], **keys: Any) -> Table:
    return table(2, [{**HOME, **seat}], phase="action", tiles=TILES, **keys)


def mission(seat: dict[str, Any], other: dict[str, Any] | None = None, **keys: Any) -> Table:
    return table(2, [{**HOME, **seat}, other or {}], phase="mission", **keys)


def granted(name: str, seat: dict[str, Any], **keys: Any) -> Table:
    return effect([{"op": "action", "action": name}], {**HOME, **seat}, **keys)


# ---------------------------------------------------------------------- rondel and stones


def test_ruling_01_inner_actions_alternate() -> None:
    names = [ACTIONS[action] for action in c.INNER_ACTION]
    assert names == ["star_evolution", "planet_creation", "life"] * 2


def test_ruling_02_each_stone_on_its_own_action() -> None:
    t = move({"sector": 6, "stones": {"planet": 5, "universal": 4}})
    assert [o for o in t.options() if o.startswith("inner")] == ["inner:1", "inner:3"]
    t = move({"sector": 6, "stones": {"universal": "upright"}})
    assert [o for o in t.options() if o.startswith("inner-universal")] == [
        f"inner-universal:{n}" for n in (1, 2, 3)
    ]


def test_ruling_03_both_rings_of_a_sector_are_equally_far() -> None:
    for ring in ("inner", "outer"):
        t = move({"sector": 2, "ring": ring}).take("outer:3")
        assert (t.seat()["sector"], t.seat()["ring"]) == (5, "outer")


def test_ruling_04_entering_a_sector_passes_its_slot_leaving_does_not() -> None:
    t = move({"sector": 1, "stones": {"star": 1, "planet": 2, "universal": 5}}).take("outer:1")
    assert [event["stone"] for event in t.told("stone-taken")] == ["planet"]


def test_ruling_05_the_universal_stone_starts_behind_the_scientist() -> None:
    state = GAME.new(4, {}, 3)
    for seat in state.to_json()["seats"]:
        assert seat["stones"]["universal"] == seat["sector"]
        assert seat["locked"]


def test_ruling_06_unlocking_gives_no_reward() -> None:
    t = move({"sector": 2, "stones": {"universal": 3}, "locked": True}).take("outer:1")
    assert t.told("stone-unlocked") and not t.told("stone-taken")
    assert t.resources()[2] == 0


def test_ruling_07_a_locked_universal_stone_cannot_be_recovered() -> None:
    t = effect([{"op": "recover_stone", "n": 1}], {**HOME, "stones": {"star": 1}})
    assert t.options() == ["stop", "stone:star"]


def test_ruling_08_crowding_adds_one_once() -> None:
    crowd = [{"sector": 2}, {"sector": 2}, {"sector": 2}]
    t = move({"sector": 1}, *crowd).take("inner:1")
    assert t.resources() == (1, 0, 0)  # the bonus of a move of 2, not of 4


def test_ruling_09_the_crowded_payment_is_mandatory_and_stones_may_bring_it() -> None:
    crowd = [{"sector": 4}, FAR, FAR]
    assert "inner:3" not in move({"sector": 1}, *crowd).options()
    t = move({"sector": 1, "stones": {"planet": 2, "universal": 6}}, *crowd)
    assert t.take("inner:3").resources() == (0, 0, 0)
    assert len(t.told("paid")) == 1


def test_ruling_10_no_bonus_after_a_crowded_move_of_3() -> None:
    t = move({"sector": 1, "resources": {"entropy": 1}}, {"sector": 4}, FAR, FAR).take("inner:3")
    assert t.resources() == (0, 0, 0)


def test_ruling_11_the_destination_is_declared_before_walking() -> None:
    t = move({"sector": 1, "resources": {"entropy": 1}, "stones": {"planet": 2, "universal": 6}})
    t.take("outer:2")
    assert t.asked() == "pick-up-reward"
    assert all(not o.startswith(("outer", "inner")) for o in t.options())


def test_ruling_12_the_same_star_for_several_pick_ups() -> None:
    seat = {"sector": 1, "resources": [0, 0, 2], "stones": {"planet": 2, "life": 3, "universal": 6}}
    t = move(seat).take("outer:2", "star:0", "star:0")
    assert len(t.told("star-activated")) == 2


def test_ruling_13_activation_on_pick_up_is_paid_in_full() -> None:
    seat = {"sector": 1, "generator": 6, "resources": [0, 0, 1]}
    t = move({**seat, "stones": {"planet": 2, "universal": 6}}).take("outer:1", "star:0")
    assert t.told("paid")[0]["count"] == 1


def test_ruling_14_life_without_a_card_has_no_bonus_but_triggers_biomes() -> None:
    planet = {"planet": "SP1", "biome": "AB05"}
    t = move({"sector": 2, "systems": [system("IA", planet)]}).take("inner:1")
    assert t.resources() == (0, 0, 1)  # the biome
    assert t.state.life_bonus == 0
    assert t.seat()["stones"]["life"] == 3


def test_ruling_15_order_of_the_move_phase() -> None:
    planet = {"planet": "SP1", "biome": "AB01"}
    seat = {"sector": 3, "stones": {"star": "upright", "universal": 4}}
    t = move({**seat, "systems": [system(None, planet)]}).take("inner:1")
    order = [GAME.event_json(event)["event"] for event in t.events]
    wanted = ["stone-taken", "gained", "moved", "stone-placed", "gained", "biome-used", "gained"]
    assert order[: len(wanted)] == wanted


def test_ruling_16_free_exchange_only_in_the_action_phase() -> None:
    t = move({"sector": 2, "resources": {"entropy": 9}})
    assert t.why("exchange:matter") == "not-asked@"
    assert not any(o.startswith("exchange") for o in t.options())
    t.take("outer:1")
    assert "exchange:matter" in t.options()
    assert "exchange:entropy" not in t.options()
    granted_now = granted("console_upgrade", {"resources": [0, 3, 4]}, phase="action")
    assert "exchange:energy" in granted_now.options()


def test_ruling_17_granted_actions_have_no_bonus_specialisation_biome_or_discount() -> None:
    planet = {"planet": "SP1", "biome": "AB01"}
    seat = {"set": "B", "levels": [2, 0, 0], "resources": [0, 2, 0]}
    t = granted("star_evolution", {**seat, "systems": [system("IA", planet)]})
    t.take("star:0", "kind:IIA")
    assert t.resources() == (0, 0, 0)
    assert not t.told("specialised") and not t.told("biome-used")


def test_ruling_18_a_granted_action_may_be_skipped() -> None:
    assert granted("prebiotic_soup", {}).take("skip").resources() == (0, 0, 0)


# ---------------------------------------------------------------------- life, organisms, asteroids


def life(hand: list[str], planet: dict[str, Any], star: str | None = None, **seat: Any) -> Table:
    row = {"sector": 3, "hand": hand, "systems": [system(star, planet)], **seat}
    return action(row, placed="life")


def test_ruling_19_one_card_lends_one_icon() -> None:
    t = life(["L13", "L3"], {"planet": "PH01"})
    assert t.options() == ["skip", "card:L3"]  # L13 needs two water: no card can lend both
    t = life(["L5", "L2"], {"planet": "PH01"}).take("card:L5")
    assert t.told("card-discarded")[0]["card"] == "L2"
    t = life(["L5", "L62"], {"planet": "PH01"}).take("card:L5")  # any icon of L62 counts as carbon
    assert t.told("card-discarded")[0]["card"] == "L62"


def test_ruling_20_the_card_being_played_is_not_counted() -> None:
    planet = {"planet": "PH01", "organisms": {"plant": 1}}
    t = life(["L63"], planet, "IA").take("card:L63", "effect-only")
    assert t.state.scores[0] == 1  # one planet
    cards = {"planet": "PR06", "organisms": {"plant": 2}, "asteroids": {"energy": "heat"}}
    t = life(["L51"], {**cards, "planet": "PW06"}, "IA").take("card:L51", "effect-only")
    assert t.state.scores[0] == 0


def test_ruling_21_the_sister_planet_counts_for_missions_only() -> None:
    systems = [system("IA", "PH06", "PH01")]
    seat = {"systems": systems, "hand": ["L52"], "sector": 3}
    assert action(seat, placed="life").state.turn == 1  # 3 heat is not on one planet and star
    t = mission({"systems": systems, "missions": ["M9", "M1"]})
    assert "mission:M9" in t.options()


def test_ruling_22_life_without_a_star() -> None:
    assert "card:L1" in life(["L1"], {"planet": "PH01"}).options()


def test_ruling_23_evolving_into_a_full_kind_is_illegal() -> None:
    planet = {"planet": "SP1", "organisms": {"bacteria": 5, "plant": 5}}
    t = effect([{"op": "evolve", "n": 1, "where": "any"}], {"systems": [system(None, planet)]})
    t.take("planet:SP1")
    assert t.organisms("SP1") == (5, 4, 1)  # the only way


def test_ruling_24_each_planet_has_an_organism_slot_and_an_energy_slot() -> None:
    assert c.SLOT_NAMES == ["organism", "energy"]
    planet = {"planet": "SP1", "asteroids": {"organism": "heat", "energy": "heat"}}
    t = granted("capture_asteroid", {"resources": [9, 9, 9], "systems": [system("IA", planet)]})
    assert t.state.turn == 1
    assert c.SLOT_ORGANISMS == [1, 0]


def test_ruling_25_the_price_is_one_or_the_other() -> None:
    planet = {"planet": "SP1", "organisms": {"bacteria": 1}}
    seat = {"resources": [0, 2, 0], "systems": [system(None, planet)]}
    t = granted("capture_asteroid", seat).take("planet:SP1", "slot:energy", "asteroid:heat")
    assert t.organisms("SP1") == (1, 0, 0)
    t = granted("capture_asteroid", seat).take("planet:SP1", "slot:organism", "asteroid:heat")
    assert t.organisms("SP1") == (0, 0, 0)
    assert t.resources()[1] == 3  # nothing paid, 1 from SP1


def test_ruling_26_a_free_asteroid_on_the_organism_slot() -> None:
    planet = {"planet": "SP1", "organisms": {"bacteria": 1}}
    seat = {"systems": [system(None, planet)]}
    t = effect([{"op": "free_asteroid", "n": 1}], seat)
    t.take("planet:SP1", "slot:organism", "asteroid:heat")
    assert t.organisms("SP1") == (1, 0, 0)
    view = table(2, [t.seat()], options={"alternative_objectives": 1}).state.view(0)
    assert view["objectives"][0]["counts"][0] == 1


# ---------------------------------------------------------------------- biomes and console


def test_ruling_27_every_use_of_a_scarce_biome_costs_entropy() -> None:
    planet = {"planet": "SP1", "biome": "SC01"}
    seat = {"sector": 6, "systems": [system(None, planet)]}
    t = move({**seat, "resources": [0, 0, 1]}, {"sector": 4}, tops={}).take("inner:1")
    assert t.options() == ["stop", "planet:SP1"]
    assert t.take("planet:SP1").resources() == (0, 2 + 3, 0)
    t = move(seat, {"sector": 4}).take("inner:1")
    assert t.asked() != "use-biomes"
    assert c.BIOME_KIND.count(1) == 18


@pytest.mark.parametrize("sector", [6, 3])
def test_ruling_28_a_trigger_is_the_action_in_both_its_sectors(sector: int) -> None:
    planet = {"planet": "SP1", "biome": "AB01"}
    t = move({"sector": sector, "systems": [system(None, planet)]}, {"sector": 2}).take("inner:1")
    assert t.told("biome-used")


def test_ruling_29_all_biomes_of_a_trigger_work_once_each() -> None:
    planets = [{"planet": "SP1", "biome": "AB01"}, {"planet": "SP3", "biome": "AB02"}]
    t = move({"sector": 6, "systems": [system(None, *planets)]}, {"sector": 4}).take("inner:1")
    t.take("planet:SP3")  # the other one is a mere gain and follows
    assert t.resources() == (0, 3, 1)


def test_ruling_30_a_biome_completed_in_mid_turn_shows_that_side() -> None:
    planets = [
        {"planet": "SP1", "biome": "AB08", "organisms": {"bacteria": 1, "plant": 1}},
        {"planet": "SP3", "biome": "AB07", "organisms": {"bacteria": 2}},
    ]
    t = move({"sector": 6, "systems": [system(None, *planets)]}, {"sector": 4}).take("outer:1")
    t.take("planet:SP1", "planet:SP3")  # one more bacteria on SP3
    t.take("organism:bacteria", "complete:SP3")
    assert t.resources()[2] == 2 + 2  # bonus 2, completed side 2


def test_ruling_31_completing_is_optional_and_the_organisms_stay() -> None:
    planet = {"planet": "SP1", "biome": "AB02", "organisms": {"bacteria": 3}}
    t = mission({"systems": [system(None, planet)]})
    assert t.options() == ["done", "complete:SP1"]
    t.take("done")
    assert not t.planet("SP1")["completed"]
    assert t.planet("SP1")["completable"]
    assert t.organisms("SP1") == (3, 0, 0)


@pytest.mark.parametrize("level", [0, 1])
def test_ruling_32_console_upgrade_costs_3_for_both_levels(level: int) -> None:
    t = granted("console_upgrade", {"levels": [level, 0, 0], "resources": [0, 3, 0]})
    t.take("upgrade:star")
    assert (t.resources()[1], t.seat()["levels"][0]) == (0, level + 1)


def test_ruling_33_a_stone_placed_this_turn_may_return_and_a_new_level_waits() -> None:
    seat = {
        "sector": 2,
        "set": "D",
        "resources": [4, 3, 0],
        "stones": {"planet": 2, "universal": 1},
    }
    t = action(seat, placed="planet", tops={"planet-hot-left": "PH08"})
    t.take("pile:planet-hot-left", "upgrade:planet", "take-back", "system:0")
    assert t.told("stone-taken")[0]["sector"] == 2
    assert t.state.scores[0] == 0  # level 1 of D would give 2


# ---------------------------------------------------------------------- missions, objectives, end


def test_ruling_34_m5_counts_plant_cards() -> None:
    planet = {"planet": "SP1", "cards": ["L23", "L45", "L1"]}
    t = mission({"generator": 3, "missions": ["M5", "M1"], "systems": [system(None, planet)]})
    assert t.take("mission:M5").resources() == (0, 0, 4)


def test_ruling_35_a_level_iv_star_is_not_of_level_iii() -> None:
    assert mission({"missions": ["M6", "M7"], "systems": [system("IVA")]}).state.turn == 1
    t = mission({"missions": ["M6", "M7"], "systems": [system("IIIA", "SP1")]})
    assert t.options() == ["skip", "mission:M6"]
    assert t.why("mission:M7") == "requirement-not-met@6.1"
    assert t.why("mission:M8") == "not-your-mission@6.1"


def test_ruling_36_m4_needs_all_three_m3_one_at_level_2() -> None:
    held = ["M3", "M4"]
    assert mission({"missions": held, "levels": [1, 1, 0]}).state.turn == 1
    assert mission({"missions": held, "levels": [1, 1, 1]}).options() == ["skip", "mission:M4"]
    assert mission({"missions": held, "levels": [2, 0, 0]}).options() == ["skip", "mission:M3"]


def test_ruling_37_l64_counts_planets_with_plants() -> None:
    planet = {"planet": "PW06", "organisms": {"plant": 2}}
    t = life(["L64"], planet, "IIC").take("card:L64", "effect-only")
    assert t.state.scores[0] == 3


def test_ruling_38_entropy_of_animal_cards() -> None:
    planet: dict[str, Any] = {"planet": "PH01", "organisms": [1, 1, 1], "cards": ["L1"]}
    planet |= {"biome": "AB01", "completed": True, "asteroids": {"energy": "heat"}}
    systems = [system("IA", planet, "PC01"), system(None, "PW01", "PR01")]
    seat = {"levels": [1, 1, 1], "generator": 3, "systems": systems}
    without = []
    for card in range(c.CARDS):
        if c.CARD_TYPE[card] == 2:
            stack = [["end-of-turn", 0], ["stand-up", 0], ["effect", 0, c.CARD_EFFECT[card], 0]]
            t = table(2, [seat], stack=stack)
            assert t.state.scores[0] > 0
            if not t.resources()[2]:
                without.append(c.CARD_NAMES[card])
    assert without == ["L49", "L55", "L57", "L60", "L63", "L64", "L66"]


def test_ruling_39_different_stars_are_different_kinds() -> None:
    rows = [system("IA"), system("IA"), system("IB"), system("IIC")]
    seats = [{"tracks": [0, 0, 2], "systems": rows}, {}]
    t = table(2, seats, round=3, last_round=3, first=1, phase="mission")
    assert t.state.scores[0] == 2 * 3


def test_ruling_40_several_events_advance_several_spaces() -> None:
    assert mission({}, happened=[2, 1, 3]).seat()["tracks"] == [2, 1, 3]


def test_ruling_41_space_4_holds_one_marker() -> None:
    t = mission({"tracks": [3, 3, 3]}, {"tracks": [4, 0, 0]}, happened=[3, 1, 0])
    assert t.seat()["tracks"] == [3, 4, 3]


def test_ruling_42_one_player_may_trigger_the_end_alone() -> None:
    t = mission({"tracks": [3, 3, 0]}, happened=[1, 1, 0])
    assert t.state.last_round == 2


def test_ruling_43_organism_tiles_are_optional_tracks_are_not() -> None:
    planets = [{"planet": "SP1", "organisms": [5, 0, 0]}, {"planet": "SP3", "organisms": [2, 0, 0]}]
    t = mission({"systems": [system("IA", *planets)]}, happened=[1, 0, 0])
    assert t.seat()["tracks"] == [1, 0, 0]
    assert t.options() == ["done", "small:bacteria"]
    assert t.take("done").state.tile_owner.count(0) == 0


def test_ruling_44_small_tiles_in_play_by_players() -> None:
    for players, each in ((1, 1), (2, 1), (3, 2), (4, 3)):
        view = GAME.new(players, {}, 1).view(0)
        small = [t for t in view["organism_tiles"] if not t["large"] and t["where"] == "board"]
        assert len(small) == 4 * each


def test_ruling_45_order_of_the_mission_phase() -> None:
    planets = [
        {"planet": "PH01", "organisms": [5, 0, 0]},
        {"planet": "PC01", "organisms": [2, 0, 0]},
    ]
    systems = [system("IA", *planets), system(None, "PW01")]
    seat = {"missions": ["M1", "M2"], "systems": systems, "stones": {"star": "lying"}}
    t = mission(seat, happened=[1, 0, 0])
    assert t.asked() == "mission"
    assert t.seat()["tracks"] == [0, 0, 0]
    t.take("mission:M1", "small:bacteria")
    order = [GAME.event_json(event)["event"] for event in t.events]
    wanted = ["mission-resolved", "objective-advanced", "tile-taken", "stones-stood-up"]
    assert [name for name in order if name in wanted] == wanted


def test_ruling_46_the_variant_lays_all_three_tiles() -> None:
    view = GAME.new(2, {"alternative_objectives": 1}, 1).view(0)
    assert [o["tile"] for o in view["objectives"]] == ["ALT1", "ALT2", "ALT3"]
    assert [o["counter"] for o in view["objectives"]] == [
        "asteroids_on_organism_slots",
        "planets_with_all_three_organisms",
        "specialisation_levels",
    ]
    planet = {"planet": "SP1", "asteroids": {"organism": "heat"}, "organisms": [1, 1, 1]}
    seat = {"tracks": [4, 3, 2], "levels": [2, 2, 1], "systems": [system(None, planet)]}
    keys: dict[str, Any] = {"round": 3, "last_round": 3, "first": 1, "phase": "mission"}
    t = table(2, [seat], options={"alternative_objectives": 1}, **keys)
    points = t.state.view(0)["seats"][0]["points"]
    assert [points[f"objective-{n}"] for n in (1, 2, 3)] == [5, 3, 10]


# ---------------------------------------------------------------------- offers, supply, rest


def test_ruling_47_two_visible_piles_per_type() -> None:
    view = GAME.new(3, {}, 1).view(None)
    assert len(view["piles"]) == 8 + 4 + 6
    assert all(pile["top"] for pile in view["piles"].values())
    assert view["piles"]["planet-hot-left"]["count"] == 6
    assert view["piles"]["planet-hot-right"]["count"] == 5


def test_ruling_48_newly_uncovered_cards_may_be_taken() -> None:
    t = granted("draw_life", {})
    first, second = t.pile("life-plant-left")[:2]
    t.take("pile:life-plant-left", "pile:life-plant-left")
    assert t.seat()["hand"] == [first, second]


def test_ruling_49_a_starting_star_leaves_the_game_when_it_evolves() -> None:
    t = granted("star_evolution", {"resources": [0, 2, 0], "systems": [system("SS1", "SP1")]})
    t.take("star:0", "kind:IIA")
    assert t.state.star_pile[:3] == [5, 5, 4]


def test_ruling_50_a_starting_planets_effect_is_not_triggered() -> None:
    events: list[Any] = []
    state = GAME.new(4, {}, 5, events)
    told = [GAME.event_json(event)["event"] for event in events]
    assert "gained" not in told and "drew" not in told
    for seat, row in enumerate(state.to_json()["seats"]):
        star, planet = row["systems"][0]["star"], row["systems"][0]["planets"][0]["planet"]
        at = c.STAR_NAMES.index(star) - c.STAR_KINDS
        tile = c.PLANET_NAMES.index(planet) - c.CREATABLE
        for resource in range(3):
            start = c.STAR_RESOURCES[3 * at + resource] + c.PLANET_RESOURCES[3 * tile + resource]
            assert state.to_json()["seats"][seat]["resources"][resource] == start
        assert len(row["hand"]) == 3


def test_ruling_51_an_empty_star_pile() -> None:
    other = {"systems": [system("IIA") for _ in range(5)]}
    seat = {"resources": [0, 9, 0], "systems": [system("IA", "SP1")], "sector": 1}
    t = table(2, [seat, other], phase="action", placed="star").take("star:0")
    assert t.seat()["systems"][0]["star"] == "IIC"  # the only step left
    t = table(2, [{**seat, "systems": [system("IA")]}, other], phase="action").take("star:0")
    assert t.told("star-evolved")


def test_ruling_52_no_system_tiles_left() -> None:
    other = {"systems": [system(None, p) for p in c.PLANET_NAMES[:18]]}
    seat = {
        "sector": 1,
        "resources": [9, 9, 0],
        "systems": [system("IA", "SP1"), system(None, "SP2")],
    }
    t = table(2, [seat, other], phase="action").take("new-star:IA")
    assert t.seat()["systems"][1]["star"] == "IA"
    full = [system("IA", "SP1", "SP3"), system("IB", "SP2", "SP4")]
    t = table(2, [{**seat, "sector": 2, "systems": full}, other], phase="action")
    assert t.state.turn == 1
    t = table(2, [{**seat, "systems": full}, other], phase="action")
    assert t.why("new-star:IA") == "no-place-for-star@4.1"


def test_ruling_53_effects_of_the_activation_example() -> None:
    rows = [system("IIA", {"planet": "SP1", "organisms": [2, 0, 0]}), system("IIB"), system("IIIA")]
    t = granted("star_activation", {"resources": [0, 0, 7], "systems": rows})
    t.take("star:0", "star:1", "star:2")
    assert t.resources() == (3, 3, 0)
    assert t.asked() == "evolve"


@pytest.mark.parametrize(("old", "new", "price"), [("IIC", "IIIC", 5), ("IIIC", "IVC", 7)])
def test_ruling_54_line_c_is_dearer(old: str, new: str, price: int) -> None:
    t = granted("star_evolution", {"resources": [0, price, 0], "systems": [system(old, "SP1")]})
    t.take("star:0")
    assert (t.seat()["systems"][0]["star"], t.resources()[1]) == (new, 0)


def test_ruling_55_no_limit_of_resources() -> None:
    t = effect([{"op": "gain", "res": "matter", "n": 50}], {**HOME, "resources": [60, 0, 0]})
    assert t.resources()[0] == 110


# ---------------------------------------------------------------------- precision for programs


@pytest.mark.parametrize("slot", ["organism", "energy"])
@pytest.mark.parametrize("asteroid", ["heat", "carbon", "water", "radiation"])
def test_ruling_56_every_type_fits_every_slot(slot: str, asteroid: str) -> None:
    planet = {"planet": "SP1", "organisms": [1, 0, 0]}
    t = granted("capture_asteroid", {"resources": [0, 2, 1], "systems": [system(None, planet)]})
    t.take("planet:SP1", f"slot:{slot}", f"asteroid:{asteroid}")
    assert t.planet("SP1")["asteroids"][slot] == asteroid


def test_ruling_57_a_card_being_played_has_left_the_hand() -> None:
    planet = {"planet": "PW06", "organisms": [2, 0, 0]}
    t = life(["L35", "L13"], planet, "IIC").take("card:L35", "effect-first")
    assert t.asked() == "life"
    assert t.state.view(1)["playing"] == [["L35", "PW06"]]
    assert t.seat()["hand"] == ["L13"]
    assert t.why("card:L35") == "card-not-in-hand@4.3"


def test_ruling_58_stones_taken_back_by_effects_keep_the_reserve() -> None:
    steps = [{"op": "recover_stone", "n": 1}]
    seat = {**HOME, "sector": 1, "stones": {"planet": 2, "life": 3, "universal": 6}}
    walk: dict[str, Any] = {"must_pay": True, "pending": ["planet", "life"]}
    t = effect(steps, seat, **walk)
    assert t.options() == ["stop", "stone:planet", "stone:life", "stone:universal"]
    t = effect([{"op": "recover_stone", "n": 2}], seat, **walk).take("stone:planet")
    assert t.options() == ["stop", "stone:universal"]  # the last pick-up must bring the payment
    assert t.why("stone:life") == "reserve-for-crowded-space@3.3"


def test_ruling_58_a_stone_taken_back_ahead_gives_no_reward() -> None:
    rows = [system("IIIC", "PR05")]
    stones = {"planet": 2, "life": 3, "universal": 6}
    t = move({"sector": 1, "resources": [0, 0, 3], "stones": stones, "systems": rows})
    t.take("outer:2", "star:0", "planet:PR05", "slot:energy", "asteroid:heat", "stone:life")
    assert len(t.told("stone-taken")) == 2
    assert t.resources()[2] == 1  # of PR05; nothing for the life stone


def test_ruling_59_the_discount_by_the_position_at_each_payment() -> None:
    seat = {"sector": 1, "ring": "outer", "generator": 0, "resources": [0, 0, 5]}
    rows = [system("IIIC", "PH09"), system("IA"), system("IB")]
    t = action({**seat, "systems": rows}).take("star:0")  # 3, before the generator moves
    t.take("planet:PH09", "slot:energy", "asteroid:heat")  # generator 1
    t.take("star:1", "star:2")
    assert [event["count"] for event in t.told("paid")] == [3, 1]  # IA is free, IB is not


def test_ruling_60_a_star_that_replaces_a_used_one_counts_as_used() -> None:
    seat = {"sector": 1, "ring": "outer", "resources": [0, 5, 9]}
    rows = [system("IIIC", "PH07"), system("IA")]
    t = action({**seat, "systems": rows}).take("star:1", "star:0")
    t.take("planet:PH07", "slot:energy", "asteroid:heat")  # a granted Star Evolution
    t.take("star:1", "kind:IIA")
    assert t.asked() != "next-star"  # both systems are used
    t = action({**seat, "systems": rows}).take("star:0")
    t.take("planet:PH07", "slot:energy", "asteroid:heat", "new-star:IA")
    assert "star:2" in t.options()  # a star in another system is not


def test_ruling_61_discard_under_an_empty_left_pile() -> None:
    hand = ["L5", "L2"]
    empty = {"life-bacteria-left": [], "life-bacteria-right": ["L1"]}
    seat = {"sector": 3, "hand": hand, "systems": [system(None, "PH01")]}
    t = action(seat, placed="life", piles=empty).take("card:L5")
    assert (t.pile("life-bacteria-left"), t.pile("life-bacteria-right")) == (["L2"], ["L1"])
    single = {"life-bacteria-left": ["L1"], "life-bacteria-right": []}
    t = action(seat, placed="life", piles=single).take("card:L5")
    assert (t.pile("life-bacteria-left"), t.pile("life-bacteria-right")) == (["L1"], ["L2"])


def test_ruling_62_the_last_free_completion_is_before_the_main_objectives() -> None:
    planets = [
        {"planet": "PC06", "biome": "AB02", "organisms": [2, 0, 0]},
        {"planet": "PW01", "organisms": [5, 0, 0]},
    ]
    seat = {"missions": ["M10", "M1"], "levels": [1, 0, 0], "systems": [system("IIC", *planets)]}
    t = mission(seat).take("mission:M10", "planet:PC06", "organism:bacteria")
    assert t.asked() == "complete-biomes"  # the reward has made it completable
    t.take("done")
    assert t.asked() == "organism-objectives"
    assert t.why("complete:PC06") == "too-late-to-complete@3.6"


def test_ruling_63_a_new_biome_gives_its_reward_from_the_next_time_on() -> None:
    t = action({"sector": 2, "ring": "outer"}, tops={"biome-abundant-left": "AB09"})
    t.take("pile:biome-abundant-left")
    assert t.planet("SP1")["biome"] == "AB09"
    assert not t.told("biome-used")
    rows = [system("IIIC", "PC08"), system(None, "SP1")]
    seat = {"sector": 6, "resources": [0, 0, 3], "stones": {"star": 1, "universal": 5}}
    t = move({**seat, "systems": rows}, {"sector": 4}, tops={"biome-abundant-left": "AB09"})
    t.take("outer:2", "star:0", "planet:SP1", "slot:energy", "asteroid:heat")  # SP1: 1 energy
    assert not t.told("biome-used")
    t = move({**seat, "systems": rows}, {"sector": 4}, tops={"biome-abundant-left": "AB09"})
    t.take("outer:2", "star:0", "planet:PC08", "slot:energy", "asteroid:heat")
    t.take("pile:biome-abundant-left", "planet:SP1", "either:1")
    assert t.told("biome-used")  # placed during the walk of the same move


def test_ruling_64_taking_a_stone_back_is_optional() -> None:
    seat = {"resources": [0, 3, 0], "stones": {"star": 4, "universal": 2}}
    t = granted("console_upgrade", seat).take("upgrade:star")
    assert t.options() == ["take-back", "leave"]
    assert t.take("leave").seat()["stones"]["star"] == 4
    t = effect([{"op": "recover_stone", "n": 1}], {**HOME, **seat}).take("stop")
    assert t.seat()["stones"]["star"] == 4


def test_ruling_65_the_specialisation_works_though_its_stone_is_taken_back() -> None:
    seat = {
        "sector": 2,
        "set": "D",
        "levels": [0, 1, 0],
        "resources": [9, 3, 0],
        "stones": {"planet": 2, "universal": 1},
    }
    t = action(seat, placed="planet", tops={"planet-hot-left": "PH08"})
    t.take("pile:planet-hot-left", "upgrade:planet", "take-back", "system:0")
    assert t.state.scores[0] == 2  # level 1, as when the action began


def test_ruling_65_the_specialisation_does_not_reach_a_nested_action() -> None:
    seat = {"sector": 2, "set": "A", "levels": [0, 1, 0], "resources": [9, 0, 0]}
    tops = {"planet-carbon-left": "PC07", "planet-hot-left": "PH03"}
    t = action(seat, placed="planet", tops=tops)
    t.take("pile:planet-carbon-left", "pile:planet-hot-left")
    assert [event["count"] for event in t.told("paid")] == [3, 3]  # 4 - 1, then 3 in full


def test_ruling_66_later_steps_after_a_stop() -> None:
    steps = [{"op": "draw", "n": 3}, {"op": "gain", "res": "energy", "n": 2}]
    t = effect(steps, HOME).take("pile:life-plant-left", "stop")
    assert len(t.seat()["hand"]) == 1
    assert t.resources() == (0, 2, 0)


def test_ruling_67_a_discard_must_be_needed_and_waivers_come_first() -> None:
    t = life(["L1", "L11"], {"planet": "PH06"}).take("card:L1")
    assert t.asked() == "life-order"
    t = life(["L5", "L2"], {"planet": "PH01"}, set="A", levels=[0, 0, 1]).take("card:L5")
    assert t.asked() == "life-order"
    assert t.seat()["hand"] == ["L2"]


def test_ruling_68_actions_granted_in_the_move_phase_have_no_exchange() -> None:
    rows = [system("IIIC", "PH08")]
    seat = {
        "sector": 6,
        "set": "D",
        "resources": [0, 3, 9],
        "stones": {"star": "upright", "life": 6, "planet": 2, "universal": 5},
    }
    t = move({**seat, "systems": rows}, {"sector": 5})
    t.take("outer:2", "star:0", "planet:PH08", "slot:energy", "asteroid:heat")
    assert t.asked() == "console-upgrade"
    assert t.options() == ["skip", "upgrade:star", "upgrade:planet", "upgrade:life"]
    assert t.why("exchange:energy") == "exchange-in-action-phase@3.4"
    seat |= {"sector": 1, "resources": [0, 4, 3], "stones": {"planet": 2, "universal": 6}}
    t = move({**seat, "systems": rows}, {"sector": 6})
    t.take("inner:3", "star:0", "planet:PH08", "slot:energy", "asteroid:heat", "upgrade:star")
    t.take("new-star:IA")
    assert t.state.scores[0] == 2  # of the level gained on the way


def test_ruling_69_a_granted_action_that_cannot_be_done_does_nothing() -> None:
    steps: list[dict[str, Any]] = [{"op": "action", "action": "life"}]
    steps += [{"op": "gain", "res": "matter", "n": 1}]
    assert effect(steps, HOME).resources() == (1, 0, 0)


def test_ruling_70_rival_completions_count_and_are_checked_after_his_turn() -> None:
    t = Table(
        {
            "players": 1,
            "round": 5,
            "phase": "mission",
            "seats": [{**HOME, "tracks": [4, 0, 0]}],
            "rival": {"tracks": [0, 3, 0]},
            "progress": ["G4", "G1", "G2"],
        }
    )
    assert t.told("rival-advanced")[0]["space"] == 4
    assert (t.state.round, t.state.last_round) == (6, 6)


def test_ruling_71_the_safety_catch_scores_and_reports() -> None:
    t = table(2, [HOME], round=7, first=1, phase="mission", options={"round_limit": 7})
    assert t.state.over
    assert t.told("round-limit") == [{"event": "round-limit", "round": 7}]
    assert GAME.complete_settings(2, {})["round_limit"] == 100
