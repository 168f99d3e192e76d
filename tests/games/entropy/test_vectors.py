"""The worked examples of the rulebook as test vectors (section 10)."""

from __future__ import annotations

from typing import Any

import pytest

from speciate.games.entropy.components import STAR_NAMES
from tests.games.entropy.table import Table, effect, system, table

TILES = [
    "star_activation",
    "biome",
    "console_upgrade",
    "draw_life",
    "capture_asteroid",
    "prebiotic_soup",
]


def star_pile(t: Table, kind: str) -> int:
    return t.state.star_pile[STAR_NAMES.index(kind)]


def action(seat: dict[str, Any], players: int = 2, **keys: Any) -> Table:
    """Seat 0 at the beginning of its Action phase."""
    return table(players, [seat], phase="action", **keys)


# ---------------------------------------------------------------------- T1, T2


def honza() -> Table:
    return action(
        {"sector": 1, "resources": {"energy": 3}, "systems": [system("IB", "SP1")]}, placed="star"
    )


def test_t1_evolve_a_star() -> None:
    t = honza()
    assert (star_pile(t, "IB"), star_pile(t, "IIB")) == (4, 5)
    t.take("star:0", "kind:IIB")
    assert t.resources() == (0, 1, 0)
    assert t.seat()["systems"][0]["star"] == "IIB"
    assert (star_pile(t, "IB"), star_pile(t, "IIB")) == (5, 4)
    assert not t.told("star-activated")
    assert t.seat()["tracks"] == [0, 0, 0]


@pytest.mark.parametrize("kind", ["IA", "IB"])
def test_t2_new_star_into_a_new_system(kind: str) -> None:
    t = honza()
    left = t.state.view(0)["systems_left"]
    before = star_pile(t, kind)
    t.take(f"new-star:{kind}")  # its only place is a new system: the old one has a star
    assert t.resources() == (0, 2, 0)
    assert t.seat()["systems"][1] == {"system": 1, "star": kind}
    assert star_pile(t, kind) == before - 1
    assert t.state.view(0)["systems_left"] == left - 1


# ---------------------------------------------------------------------- T3


def pavel(roxana: int = 2) -> Table:
    seat = {
        "sector": 6,
        "resources": {"entropy": 1},
        "stones": {"star": 1, "universal": 4},
        "systems": [system("IA", "SP1")],
    }
    return table(4, [seat, {"sector": roxana}, {"sector": 5}, {"sector": 4}])


def test_t3_move_with_pick_up_and_crowding() -> None:
    t = pavel().take("inner:2")
    assert t.seat()["stones"]["star"] == "lying"
    t.take("star:0")
    assert t.resources() == (1, 0, 0)
    assert (t.seat()["sector"], t.seat()["ring"]) == (2, "inner")
    assert t.seat()["stones"]["planet"] == 2
    assert t.told("crowded")
    assert t.state.turn == 1  # 1 matter is too little for any planet
    assert t.seat()["stones"]["star"] == "upright"


def test_t3_variant_uncrowded_gives_the_bonus_of_2() -> None:
    t = pavel(roxana=3).take("inner:2", "star:0")
    assert t.resources() == (2, 0, 0)


def test_t3_variant_entropy_instead_of_the_star() -> None:
    t = pavel().take("inner:2", "take-entropy")
    assert t.resources() == (0, 0, 2)


def test_t3_variant_the_star_stone_cannot_be_placed_this_turn() -> None:
    t = pavel()
    assert "inner:1" not in t.options()
    assert t.why("inner:1") == "stone-not-upright@3.2"


# ---------------------------------------------------------------------- T4


def test_t4_planet_creation_draws_before_the_planet_is_placed() -> None:
    t = action(
        {
            "sector": 2,
            "resources": {"matter": 5},
            "hand": ["L1", "L2"],
            "systems": [system("IA", "SP1")],
        },
        tops={"planet-water-left": "PW06"},
    )
    assert len(t.pile("planet-water-left")) == 6
    t.take("pile:planet-water-left")
    assert t.asked() == "draw-cards"
    assert t.state.view(0)["creating"] == ["PW06"]
    left = len(t.pile("life-plant-left"))
    t.take("pile:life-plant-left", "system:0")
    assert t.resources() == (1, 0, 0)
    assert len(t.seat()["hand"]) == 3
    assert t.planet("PW06")
    assert len(t.pile("planet-water-left")) == 5
    assert len(t.pile("life-plant-left")) == left - 1


# ---------------------------------------------------------------------- T5


def life_on_q(
    distance: int = 2, bacteria: int = 2, hand: tuple[str, ...] = ("L34", "L12")
) -> Table:
    planet = {
        "planet": "PW01",
        "organisms": {"bacteria": bacteria},
        "asteroids": {"energy": "carbon"},
    }
    t = table(
        4,
        [
            {
                "sector": (6 - distance) % 6 or 6,
                "stones": {"universal": 3},
                "hand": list(hand),
                "systems": [system("IIC", planet)],
            },
            {"sector": 1},
            {"sector": 1, "stones": {"universal": 1}},
            {"sector": 1},
        ],
    )
    return t.take(f"inner:{distance}")


def test_t5_life_with_a_discard() -> None:
    t = life_on_q().take("card:L34")  # planet and discard are the only ones
    assert t.told("card-played") == [
        {"event": "card-played", "seat": 0, "card": "L34", "planet": "PW01"}
    ]
    t.take("organisms-first")
    assert t.organisms("PW01") == (1, 3, 0)
    assert t.pile("life-bacteria-left")[-1] == "L12"
    assert t.planet("PW01")["cards"] == ["L34"]
    assert t.seat()["hand"] == []
    assert t.told("skipped")[-1]["action"] == "star_evolution"  # granted, but without energy


def test_t5_variant_no_discard_is_illegal() -> None:
    t = life_on_q(hand=("L34", "L3"))  # L3 has no carbon icon to lend
    assert "card:L34" not in t.options()
    assert t.why("card:L34") == "conditions-not-met@4.3"


def test_t5_variant_no_bacteria_is_illegal() -> None:
    t = life_on_q(bacteria=0)
    assert "card:L34" not in t.options()
    assert t.why("card:L34") == "organisms-missing@4.3"


@pytest.mark.parametrize(("distance", "plants"), [(1, 4), (2, 3), (3, 2)])
def test_t5_variant_movement_bonus(distance: int, plants: int) -> None:
    t = life_on_q(distance)
    t.take("card:L34", "organisms-first")
    assert t.organisms("PW01") == (1, plants, 0)


# ---------------------------------------------------------------------- T6


def lenka(generator: int, entropy: int = 4) -> dict[str, Any]:
    return {
        "sector": 1,
        "ring": "outer",
        "generator": generator,
        "resources": {"entropy": entropy},
        "systems": [
            system("IIA", {"planet": "SP1", "organisms": {"bacteria": 2}}),
            system("IIB"),
            system("IIIA"),
        ],
    }


def test_t6_star_activation_with_discount() -> None:
    t = action(lenka(4), tiles=TILES).take("star:0")
    assert t.resources() == (3, 0, 3)
    t.take("star:1")
    assert t.resources() == (3, 3, 2)
    t.take("star:2", "planet:SP1", "organism:plant", "planet:SP1", "organism:plant")
    assert t.resources() == (3, 3, 0)
    assert t.organisms("SP1") == (0, 2, 0)


@pytest.mark.parametrize(("generator", "price"), [(0, 7), (1, 6), (4, 4)])
def test_t6_variant_total_price(generator: int, price: int) -> None:
    t = action(lenka(generator, 9), tiles=TILES).take("star:0", "star:1", "star:2", "stop")
    assert t.resources()[2] == 9 - price


def test_t6_variant_a_granted_action_has_no_discount() -> None:
    t = effect([{"op": "action", "action": "star_activation"}], lenka(4, 9))
    t.take("star:0", "star:1", "star:2", "stop")
    assert t.resources()[2] == 2


# ---------------------------------------------------------------------- T7


def test_t7_biome_completed_at_once() -> None:
    seat = {
        "sector": 2,
        "ring": "outer",
        "tracks": [0, 0, 1],
        "systems": [system("IA", {"planet": "SP1", "organisms": {"bacteria": 3, "plant": 1}})],
    }
    t = action(seat, tiles=TILES, tops={"biome-abundant-left": "AB01"})
    t.take("pile:biome-abundant-left")
    assert t.asked() == "complete-biomes"
    t.take("complete:SP1")
    assert t.planet("SP1")["biome"] == "AB01"
    assert t.planet("SP1")["completed"]
    assert t.organisms("SP1") == (3, 1, 0)
    assert t.seat()["tracks"] == [0, 0, 2]
    assert t.resources() == (0, 0, 0)


# ---------------------------------------------------------------------- T8


def test_t8_console_upgrade_takes_the_stone_back() -> None:
    seat = {
        "sector": 3,
        "ring": "outer",
        "resources": {"energy": 4},
        "stones": {"planet": 5},
        "systems": [system("IA", "SP1")],
    }
    t = action(seat, tiles=TILES).take("upgrade:planet", "take-back")
    assert t.resources() == (0, 1, 0)
    assert t.seat()["levels"] == [0, 1, 0]
    assert t.told("stone-taken") and not t.told("star-activated") and not t.told("gained")
    assert t.state.turn == 1
    assert t.seat()["stones"]["planet"] == "upright"


# ---------------------------------------------------------------------- T9


def capture() -> Table:
    seat = {
        "sector": 5,
        "ring": "outer",
        "resources": {"matter": 4, "energy": 2, "entropy": 1},
        "systems": [system("IA", {"planet": "PC07", "organisms": {"bacteria": 3}})],
    }
    return action(seat, tiles=TILES, tops={"planet-hot-left": "PH03"}).take("planet:PC07")


def test_t9_capture_asteroid_on_the_energy_slot() -> None:
    t = capture().take("slot:energy", "asteroid:radiation")
    assert t.resources() == (4, 0, 0)
    assert t.organisms("PC07") == (3, 0, 0)
    assert t.state.asteroid_pile == [10, 10, 10, 9]
    assert t.asked() == "planet-creation"
    t.take("pile:planet-hot-left", "system:0")  # its effect, 2 energy, is carried out at once
    assert t.resources() == (1, 2, 0)
    assert t.seat()["tracks"] == [0, 1, 0]


def test_t9_variant_organism_slot() -> None:
    t = capture().take("slot:organism", "asteroid:radiation")
    assert t.resources() == (4, 2, 0)
    assert t.organisms("PC07") == (2, 0, 0)


# ---------------------------------------------------------------------- T10


def soup(generator: int) -> Table:
    seat = {
        "sector": 5,
        "stones": {"universal": 3},
        "generator": generator,
        "systems": [system("IA", {"planet": "SP1", "organisms": {"plant": 1}}, "SP3")],
    }
    return table(4, [seat, {"sector": 1}, {"sector": 2}, {"sector": 3}], scores=[10, 0, 0, 0])


def test_t10_prebiotic_soup() -> None:
    t = soup(5).take("outer:1")
    t.take("planet:SP1", "organism:animal", "planet:SP3")
    assert t.organisms("SP1") == (0, 0, 1)
    assert t.organisms("SP3") == (1, 0, 0)
    assert t.state.scores[0] == 10
    t.take("perform")
    assert t.state.generator[0] == 6
    assert t.state.scores[0] == 13
    assert t.resources() == (1, 1, 0)


def test_t10_variant_full_generator() -> None:
    t = soup(6).take("outer:1", "stop", "perform")
    assert t.state.generator[0] == 6
    assert t.state.scores[0] == 13


# ---------------------------------------------------------------------- T11


def test_t11a_locked_universal_stone_unlocks_and_stays_then_returns() -> None:
    seat = {
        "sector": 2,
        "stones": {"universal": 3},
        "locked": True,
        "systems": [system("IA", "SP1")],
    }
    t = table(2, [seat, {"sector": 1}]).take("outer:2")
    assert t.seat()["locked"] is False
    assert t.seat()["stones"]["universal"] == 3
    assert t.resources() == (0, 0, 0)
    lap = {**seat, "locked": False}
    t = table(2, [lap, {"sector": 6}]).take("outer:2")
    assert t.told("stone-taken") == [
        {"event": "stone-taken", "seat": 0, "stone": "universal", "sector": 3}
    ]
    assert t.resources() == (0, 0, 1)


def test_t11b_crowded_move_of_3_needs_entropy() -> None:
    t = table(4, [{"sector": 1}, {"sector": 4, "ring": "outer"}, {"sector": 5}, {"sector": 5}])
    assert "outer:3" not in t.options()
    assert t.why("outer:3") == "cannot-pay-crowded-space@3.3"
    assert "inner:3" in t.options()


def test_t11c_two_stones_on_the_way_give_two_rewards() -> None:
    seat = {
        "sector": 6,
        "resources": {"entropy": 2},
        "stones": {"star": 1, "planet": 2, "universal": 5},
        "systems": [system("IA", "SP1")],
    }
    t = table(2, [seat, {"sector": 4}]).take("outer:2", "star:0", "star:0")
    assert t.resources()[0] == 2  # matter of IA, twice; a biome bonus follows
    assert len(t.told("star-activated")) == 2


def test_t11d_a_planet_with_three_cards_is_not_offered() -> None:
    full = {"planet": "PH01", "cards": ["L2", "L3", "L4"]}
    seat = {"sector": 3, "hand": ["L1"], "systems": [system("IA", full)]}
    t = action(seat, placed="life")
    assert t.state.turn == 1  # nothing to declare: skipped
    roomy = {"sector": 3, "hand": ["L1", "L5"], "systems": [system("IA", full, "PH02")]}
    t = action(roomy, placed="life").take("card:L1")
    assert t.told("card-played")[0]["planet"] == "PH02"


def test_t11e_surplus_bacteria_are_lost() -> None:
    planet = {"planet": "PH06", "organisms": {"bacteria": 4}}
    seat = {"sector": 3, "hand": ["L11"], "systems": [system("IA", planet)]}
    t = action(seat, placed="life").take("card:L11", "organisms-first")
    assert t.organisms("PH06") == (5, 0, 0)


def test_t11f_taken_last_space_holds_the_marker_on_3() -> None:
    seat = {"tracks": [3, 0, 0], "systems": [system("IA", "SP1")]}
    t = table(2, [seat, {"tracks": [4, 0, 0]}], phase="mission", happened=[1, 0, 0])
    assert t.seat()["tracks"] == [3, 0, 0]


@pytest.mark.parametrize(("players", "crowded"), [(2, True), (4, False)])
def test_t11g_linked_tiles_crowd_the_other_ring(players: int, crowded: bool) -> None:
    seats: list[dict[str, Any]] = [{"sector": 6}, {"sector": 1, "ring": "outer"}]
    seats += [{"sector": 4}, {"sector": 4}][: players - 2]
    t = table(players, seats).take("inner:1")
    assert bool(t.told("crowded")) is crowded
    assert t.resources() == (0, 1 if crowded else 2, 0)


def test_t11h_the_round_is_finished_and_one_more_is_played() -> None:
    seats = [{"tracks": [3, 4, 0]}, {}, {}]
    t = table(3, seats, round=17, phase="mission", happened=[1, 0, 0])
    assert t.told("end-triggered") == [{"event": "end-triggered", "round": 17}]
    turns = []
    while not t.state.over:
        if t.asked() == "move":
            turns.append((t.state.round, t.state.turn))
        t.take(t.options()[0])
    assert turns == [(17, 1), (17, 2), (18, 0), (18, 1), (18, 2)]


def test_t11i_free_exchange_twice() -> None:
    seat = {"sector": 1, "resources": {"entropy": 5}, "systems": [system("IIIA", "SP1")]}
    t = action(seat).take("exchange:matter", "exchange:energy")
    assert t.resources() == (1, 1, 1)
    assert not any(option.startswith("exchange") for option in t.options())


def played(*cards: str) -> list[dict[str, Any]]:
    """Planets with three cards each."""
    rows: list[dict[str, Any]] = []
    for i, planet in enumerate(["PH01", "PH02", "PW01"]):
        if cards[3 * i : 3 * i + 3]:
            rows.append({"planet": planet, "cards": list(cards[3 * i : 3 * i + 3])})
    return rows


def test_t11j_l61_counts_six_cards_but_not_itself() -> None:
    planets = played("L1", "L2", "L3", "L4", "L5", "L6")
    asteroids = {"organism": "carbon", "energy": "water"}
    rich = {"planet": "PR01", "organisms": {"plant": 2}, "asteroids": asteroids}
    seat = {
        "sector": 3,
        "hand": ["L61"],
        "systems": [system("IA", *planets), system("IVA", rich)],
    }
    t = action(seat, placed="life").take("card:L61", "effect-first")
    assert t.told("gained")[-1] == {
        "event": "gained",
        "seat": 0,
        "resource": "entropy",
        "count": 6,
    }
    assert t.state.scores[0] == 12


def test_t11j_l60_l47_l66() -> None:
    per = {"op": "per", "effects": [{"op": "vp", "n": 1}], "count": "star_level_sum"}
    assert effect([per], {"systems": [system("IIA"), system("IVB")]}).state.scores[0] == 6
    planets = {
        "sector": 3,
        "hand": ["L47", "L66"],
        "systems": [
            system("IVA", {"planet": "PH01", "organisms": {"plant": 3}}, "PH02"),
            system("IA", "PW01"),
        ],
    }
    t = action(planets, placed="life").take("card:L47", "effect-only")
    assert t.resources() == (0, 0, 2)
    assert t.state.scores[0] == 4
    roc = {"planet": "PR01", "organisms": {"plant": 2}, "asteroids": {"energy": "carbon"}}
    seat = {"sector": 3, "hand": ["L66"], "systems": [system("IA", roc)]}
    assert action(seat, placed="life").take("card:L66", "effect-only").state.scores[0] == 9


def test_t11k_level_iv_stars() -> None:
    once = [{"op": "activate_star", "n": 1}]
    seven = played("L1", "L2", "L3", "L4", "L5", "L6", "L7")
    rows = [system("IVA", *seven[:2]), system(None, seven[2])]
    t = effect(once, {"resources": {"entropy": 4}, "systems": rows}).take("star:0")
    assert (t.resources()[2], t.state.scores[0]) == (0, 7)
    rows = [system("IVB", "SP1"), system("IA"), system("IB")]
    t = effect(once, {"resources": {"entropy": 4}, "systems": rows}).take("star:0")
    assert t.state.scores[0] == 9
    rows = [system("IVC", "SP1", "SP2"), system(None, "SP3", "SP4"), system(None, "SP5")]
    t = effect(once, {"resources": {"entropy": 4}, "systems": rows}).take("star:0")
    assert t.state.scores[0] == 10


def test_t11l_final_scoring_of_o1() -> None:
    rows = [system("IA", "PH01", "PH02"), system(None, "PH03", "PW01")]
    seats = [{"tracks": [2, 0, 0], "systems": rows}, {}]
    t = table(2, seats, round=5, last_round=5, first=1, phase="mission", turn=0)
    assert t.state.over
    assert t.state.scores == [6, 0]
    assert t.state.view(0)["seats"][0]["points"]["objective-1"] == 6


# ---------------------------------------------------------------------- T12


def test_t12a_a_card_being_played_counts_for_its_planet_and_is_no_discard() -> None:
    q = {"planet": "PW06", "organisms": {"bacteria": 3}, "cards": ["L1", "L2"]}
    other = {"planet": "PW02", "organisms": {"bacteria": 1}}
    seat = {
        "sector": 3,
        "hand": ["L35", "L3", "L13"],
        "systems": [system("IIC", q, other)],
    }
    t = action(seat, placed="life").take("card:L35", "planet:PW06", "effect-first")
    assert t.asked() == "life"
    assert "card:L35" not in t.options()
    t.take("card:L3")
    assert t.told("card-played")[-1]["planet"] == "PW02"  # Q is full: two cards and L35
    seat["hand"] = ["L35", "L12"]  # L12 needs a carbon icon that only another card could lend
    t = action(seat, placed="life").take("card:L35", "effect-first")
    assert t.asked() != "life"


def reserve(entropy: int) -> Table:
    seat = {
        "sector": 1,
        "resources": {"entropy": entropy},
        "stones": {"planet": 2, "universal": 6},
        "systems": [system("IA", "SP1")],
    }
    crowd: list[dict[str, Any]] = [{"sector": 4, "ring": "outer"}, {"sector": 5}, {"sector": 5}]
    return table(4, [seat, *crowd], tiles=TILES).take("outer:3")


def test_t12b_reserve_for_the_crowded_payment() -> None:
    t = reserve(0)  # the pick-up is 1 entropy, and that is paid
    assert t.resources() == (0, 0, 0)
    assert t.asked() != "pick-up-reward"
    assert [e["count"] for e in t.told("paid")] == [1]
    t = reserve(1)  # activating IA would leave nothing to pay with
    assert not t.told("star-activated")
    assert t.asked() != "pick-up-reward"
    t = reserve(2).take("star:0")
    assert t.resources() == (1, 0, 0)


@pytest.mark.parametrize(
    ("order", "prices"), [(("star:0", "star:1"), [2, 2]), (("star:1", "star:0"), [1, 3])]
)
def test_t12c_generator_discount_goes_to_the_first(
    order: tuple[str, str], prices: list[int]
) -> None:
    seat = {
        "sector": 1,
        "ring": "outer",
        "generator": 1,
        "resources": {"entropy": 5},
        "systems": [system("IIIA"), system("IIA")],
    }
    t = action(seat, tiles=TILES).take(*order)
    assert [event["count"] for event in t.told("paid")] == prices


def test_t12d_refilling_piles() -> None:
    hot = [f"PH{n:02}" for n in range(1, 7)]
    seat = {"sector": 2, "resources": {"matter": 9}, "systems": [system("IA", "SP1")]}
    piles = {"planet-hot-left": hot[:1], "planet-hot-right": hot[1:]}
    t = action(seat, piles=piles).take("pile:planet-hot-left")
    assert t.pile("planet-hot-left") == ["PH05", "PH06"]  # the bottom half, in its order
    assert t.pile("planet-hot-right") == ["PH02", "PH03", "PH04"]
    piles = {"planet-hot-left": hot[:1], "planet-hot-right": hot[1:2]}
    t = action(seat, piles=piles).take("pile:planet-hot-left")
    assert (t.pile("planet-hot-left"), t.pile("planet-hot-right")) == ([], ["PH02"])


def test_t12e_discard_under_a_single_card_moves_to_the_right() -> None:
    planet = {"planet": "PW01", "organisms": {"bacteria": 2}, "asteroids": {"energy": "carbon"}}
    seat = {"sector": 3, "hand": ["L34", "L12"], "systems": [system("IIC", planet)]}
    piles = {"life-bacteria-left": ["L1"], "life-bacteria-right": []}
    t = action(seat, piles=piles, placed="life").take("card:L34")
    assert t.pile("life-bacteria-left") == ["L1"]
    assert t.pile("life-bacteria-right") == ["L12"]
    assert t.state.view(1)["piles"]["life-bacteria-right"]["top"] == "L12"


@pytest.mark.parametrize(("taken", "space"), [(0, 4), (4, 3)])
def test_t12f_two_events_in_one_turn(taken: int, space: int) -> None:
    t = table(
        2, [{"tracks": [2, 0, 0]}, {"tracks": [taken, 0, 0]}], phase="mission", happened=[2, 0, 0]
    )
    assert t.seat()["tracks"][0] == space
    assert bool(t.told("objective-completed")) is (space == 4)


def test_t12g_a_biome_completed_between_organisms_and_effect_counts() -> None:
    planet = {
        "planet": "PC06",
        "organisms": {"plant": 3},
        "biome": "SC02",  # needs 1 plant and 1 animal
        "asteroids": {"energy": "water"},
    }
    seat = {"sector": 3, "hand": ["L46"], "systems": [system(None, planet)]}
    t = action(seat, placed="life").take("card:L46", "organisms-first")
    assert t.asked() == "complete-biomes"
    t.take("complete:PC06")
    assert t.resources()[2] == 1
    assert t.state.scores[0] == 3


def test_t12h_a_nested_activation_inside_the_action() -> None:
    seat = {
        "sector": 1,
        "ring": "outer",
        "generator": 4,
        "resources": {"entropy": 6},
        "systems": [system("IIIC", "PR04"), system("IA"), system("IB")],
    }
    t = action(seat, tiles=TILES).take("star:1", "star:0")  # IA at 0, IIIC at 2
    t.take("planet:PR04", "slot:energy", "asteroid:heat")
    assert t.resources()[2] == 6 - 0 - 2 + 1
    assert t.asked() == "activate-stars"
    assert t.options() == ["stop", "star:2"]
    assert t.why("star:0") == "star-used@4.4"
    t.take("star:2")
    assert t.told("paid")[-1]["count"] == 1  # IB in full
    assert t.asked() != "next-star"  # all three are used


def test_t12i_the_specialisation_works_for_the_action_of_the_space_only() -> None:
    q = {"planet": "PW06", "organisms": {"bacteria": 1}}
    other = {"planet": "PW02", "organisms": {"bacteria": 2}}
    seat = {
        "sector": 1,
        "set": "C",
        "levels": [0, 0, 1],
        "hand": ["L35", "L31"],
        "systems": [system("IIC", q, other)],
    }
    t = table(4, [seat, {"sector": 4}, {"sector": 4, "set": "A"}, {"sector": 4}])
    t.take("inner:2", "card:L35", "planet:PW06", "organisms-first")
    assert t.organisms("PW06") == (0, 4, 0)
    t.take("card:L31", "organisms-first")
    assert t.organisms("PW02") == (1, 2, 0)


def test_t12j_granted_upgrade_with_the_universal_stone() -> None:
    seat = {
        "sector": 2,
        "set": "B",
        "levels": [0, 1, 0],
        "resources": {"matter": 4, "energy": 3},
        "stones": {"planet": 5, "universal": 2},
        "systems": [system("IA", "SP1")],
    }
    t = action(seat, tops={"planet-hot-left": "PH08"}, placed="universal")
    t.take("pile:planet-hot-left", "upgrade:planet", "take-back", "system:0")
    assert not t.told("specialised")
    assert t.resources() == (0, 0, 0)
    assert t.seat()["stones"]["planet"] == "upright"
