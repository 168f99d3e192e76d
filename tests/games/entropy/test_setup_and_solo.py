"""Setup (section 2), the solo game (section 7), the golden rule (3.8), hidden information (8)."""

from __future__ import annotations

from typing import Any

import pytest

from speciate.core.errors import BadSetup
from speciate.core.rng import FastRng
from speciate.games.entropy import components as c
from speciate.games.entropy.state import Entropy
from tests.games.entropy.table import GAME, Table, system, table

# ---------------------------------------------------------------------- setup


@pytest.mark.parametrize(("players", "linked"), [(1, 6), (2, 6), (3, 3), (4, 0)])
def test_sides_of_the_action_tiles(players: int, linked: int) -> None:
    sectors = GAME.new(players, {}, 1).view(None)["rondel"]
    assert sum(sector["linked"] for sector in sectors) == linked
    if players == 3:
        assert [s["sector"] for s in sectors if s["linked"]] == [1, 3, 5]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_players_begin_as_the_steps_say(players: int) -> None:
    state = GAME.new(players, {}, 8)
    seats = state.to_json()["seats"]
    assert len({seat["set"] for seat in seats}) == players
    assert len({seat["sector"] for seat in seats}) == players
    for seat in seats:
        assert seat["stones"] == {"universal": seat["sector"]}
        assert len(seat["missions"]) == 2
        assert len(seat["systems"]) == 1
        assert seat["systems"][0]["star"].startswith("SS")
    assert state.scores == [0] * players
    left = state.view(0)["piles"]
    for kind in ("bacteria", "plant", "animal"):
        gap = left[f"life-{kind}-left"]["count"] - left[f"life-{kind}-right"]["count"]
        assert gap in (0, 1)


def test_sets_are_chosen_in_turn_order() -> None:
    state = GAME.new(3, {"specialisations": "chosen", "first_player": 2}, 4)
    assert state.to_act() == [1]
    state.apply(1, GAME.parse("set:C"))
    assert state.to_act() == [2]
    assert state.refuse(2, GAME.parse("set:C")) == "set-taken@2.2"
    state.apply(2, GAME.parse("set:A"))
    state.apply(0, GAME.parse("set:D"))
    assert [seat["set"] for seat in state.to_json()["seats"]] == ["D", "C", "A"]
    assert state.to_act() == [1]
    assert state.question().NAME == "move"


def test_first_player_must_exist() -> None:
    with pytest.raises(BadSetup):
        GAME.new(2, {"first_player": 3})


# ---------------------------------------------------------------------- solo


def solo(**keys: Any) -> Table:
    seat = {"systems": [system("IA", "SP1")], "sector": 1, **keys.pop("seat", {})}
    return Table({"players": 1, "seats": [seat], "phase": "mission", **keys})


def test_solo_setup() -> None:
    state = GAME.new(1, {"solo_level": "master"}, 3)
    view = state.view(0)
    own = view["seats"][0]["sector"]
    assert view["solo"]["sector"] == (own + 2) % 6 + 1
    assert view["solo"]["ring"] == "outer"
    assert view["solo"]["progress_left"] == 19
    tiers = [
        c.CHALLENGE_TIER[c.CHALLENGE_NAMES.index(row["challenge"])]
        for row in view["solo"]["challenges"]
    ]
    assert tiers == [1, 2, 3]
    assert (view["solo"]["level"], view["solo"]["score_needed"]) == ("master", 90)


def test_the_rival_moves_takes_advances_and_grows() -> None:
    t = solo(progress=["G1", "G2"], rival={"sector": 4})
    assert t.told("rival-moved") == [{"event": "rival-moved", "sector": 5, "ring": "inner"}]
    assert t.told("rival-took") == [{"event": "rival-took", "item": "PH01"}]
    assert t.told("rival-advanced") == [{"event": "rival-advanced", "objective": "O1", "space": 1}]
    t = solo(progress=["G2", "G1"], rival={"organisms": [4, 0, 0]})
    assert t.state.rival_organisms == [7, 0, 0]
    assert t.told("rival-took-tile") == [{"event": "rival-took-tile", "tile": "OS-bacteria-1"}]


def test_the_rival_takes_an_asteroid_out_of_the_game() -> None:
    t = solo(progress=["G4", "G1"])
    assert t.state.asteroid_pile == [9, 10, 10, 10]
    assert t.state.view(0)["removed"] == ["heat"]


@pytest.mark.parametrize(
    ("tracks", "own", "advanced"),
    [([1, 2, 2], [0, 0, 0], [1, 3, 2]), ([0, 3, 1], [0, 4, 0], [0, 3, 2])],
)
def test_the_rivals_leading_track(tracks: list[int], own: list[int], advanced: list[int]) -> None:
    t = solo(progress=["G17", "G1"], rival={"tracks": tracks}, seat={"tracks": own})
    assert t.state.tracks[3:] == advanced


def test_challenges_are_claimed_once() -> None:
    planets = [system("IA", "SP1", "SP2"), system(None, "SP3", "SP5"), system(None, "SP7")]
    challenges = ["C2", "C5", "C9"]
    t = solo(seat={"systems": planets}, challenges=challenges, progress=["G1", "G2"])
    assert t.state.scores == [4 + 7]  # five planets of four types
    assert [e["challenge"] for e in t.told("challenge-claimed")] == ["C2", "C5"]
    again = solo(
        seat={"systems": planets}, challenges=challenges, claimed=["C2"], progress=["G1", "G2"]
    )
    assert again.state.scores == [7]


def test_the_solo_game_ends_with_the_progress_deck() -> None:
    t = solo(round=19, progress=["G1"])
    assert t.state.over
    state = GAME.new(1, {}, 5)
    chooser = FastRng(5)
    while not state.over:
        options = state.legal(0)
        state.apply(0, options[chooser.below(len(options))])
    assert isinstance(state, Entropy) and state.round <= 19
    assert state.view(0)["solo"]["passed"] in (True, False)


def test_the_rivals_scientist_crowds() -> None:
    keys: dict[str, Any] = {"rival": {"sector": 2, "ring": "outer"}, "phase": "move"}
    t = solo(**keys).take("inner:1")
    assert t.told("crowded")


def test_solo_levels_need_score_and_challenges() -> None:
    keys: dict[str, Any] = {"round": 19, "progress": ["G1"], "challenges": ["C2", "C5", "C9"]}
    won = solo(scores=[45], claimed=["C2"], **keys)
    assert won.state.view(0)["solo"]["passed"]
    assert not solo(scores=[44], claimed=["C2"], **keys).state.view(0)["solo"]["passed"]
    assert not solo(scores=[90], **keys).state.view(0)["solo"]["passed"]


# ---------------------------------------------------------------------- golden rule


def test_a_mere_gain_is_not_asked_and_everything_else_has_one_way_to_decline() -> None:
    declines = {"skip", "stop", "done", "leave", "effect-only", "take-entropy"}
    must = {
        "move",
        "place-planet",
        "place-star",
        "place-biome",
        "evolve-star",
        "evolve-kind",
        "capture-slot",
        "capture-type",
        "capture-organism",
        "life-planet",
        "life-discard",
        "pick-up",
        "choose-set",
    }  # parts of something that has been declared
    asked = set()
    for seed in range(12):
        state = GAME.new(1 + seed % 4, {}, seed)
        chooser = FastRng(seed)
        while not state.over:
            seat = state.to_act()[0]
            options = state.legal(seat)
            name = state.question().NAME
            asked.add(name)
            if name not in must:
                found = declines & {GAME.describe(option) for option in options}
                assert found, name
            state.apply(seat, options[chooser.below(len(options))])
    assert len(asked) > 25


# ---------------------------------------------------------------------- hidden information


def discarded() -> Table:
    seat = {"sector": 3, "hand": ["L5", "L2", "L30"], "systems": [system(None, "PH01")]}
    other = {"hand": ["L3", "L31", "L60"], "missions": ["M1", "M2"]}
    t = table(2, [{**seat, "missions": ["M3", "M4"]}, other], phase="action", placed="life")
    return t.take("card:L5", "card:L2")


def test_a_discarded_card_is_the_known_bottom_of_its_pile() -> None:
    t = discarded()
    known = t.state.view(1)["piles"]["life-bacteria-left"]["known"]
    assert known[-1] == "L2"
    assert known[:-1] == [None] * (len(known) - 1)


def test_resampling_moves_what_is_hidden_and_nothing_else() -> None:
    state = discarded().state
    hands, missions, bottoms, seconds = set(), set(), set(), set()
    for seed in range(30):
        world = state.resample(0, FastRng(seed))
        assert world.view(0) == state.view(0)
        assert world.broken() is None
        position = world.to_json()
        assert position["seats"][0]["hand"] == ["L30"]
        hands.add(tuple(position["seats"][1]["hand"]))
        missions.add(tuple(position["seats"][1]["missions"]))
        bottoms.add(position["piles"]["life-bacteria-left"][-1])
        seconds.add(position["piles"]["planet-hot-left"][1])
    assert len(hands) > 5 and len(missions) > 5 and len(seconds) > 3
    assert bottoms == {"L2"}


def test_being_asked_for_a_mission_shows_that_one_is_met() -> None:
    seat = {"missions": ["M6", "M7"], "systems": [system("IIIA", "SP1")]}
    state = table(2, [seat, {"missions": ["M1", "M2"]}], phase="mission").state
    assert state.question().NAME == "mission"
    for seed in range(20):
        world = state.resample(1, FastRng(seed))
        assert len(world.legal(0)) >= 2
        assert world.view(1) == state.view(1)


def test_dealt_missions_are_told_to_their_owner_only() -> None:
    events: list[Any] = []
    GAME.new(3, {}, 2, events)
    dealt = [e for e in events if GAME.event_json(e)["event"] == "missions-dealt"]
    assert len(dealt) == 3
    for event in dealt:
        owner = GAME.event_json(event)["seat"]
        assert [event.seen_by(seat) for seat in range(3)] == [seat == owner for seat in range(3)]
        assert not event.seen_by(None)


def test_the_final_score_is_the_sum_of_its_categories() -> None:
    state = GAME.new(4, {}, 21)
    chooser = FastRng(3)
    while not state.over:
        seat = state.to_act()[0]
        options = state.legal(seat)
        state.apply(seat, options[chooser.below(len(options))])
    for seat, row in enumerate(state.view(None)["seats"]):
        assert sum(row["points"].values()) == state.scores[seat] == row["would_score"]


def test_tie_break_by_organisms_then_resources() -> None:
    rows = [
        {
            "resources": [0, 0, 5],
            "systems": [system(None, {"planet": "SP1", "organisms": [2, 0, 0]})],
        },
        {
            "resources": [1, 1, 1],
            "systems": [system(None, {"planet": "SP2", "organisms": [3, 0, 0]})],
        },
        {
            "resources": [9, 9, 9],
            "systems": [system(None, {"planet": "SP3", "organisms": [2, 0, 0]})],
        },
        {
            "resources": [5, 0, 0],
            "systems": [system(None, {"planet": "SP4", "organisms": [0, 2, 0]})],
        },
    ]
    assert table(4, rows).state.ranking() == [3, 1, 2, 3]


def test_a_question_that_depends_on_a_hidden_hand_keeps_an_answer() -> None:
    seat = {"sector": 3, "hand": ["L5", "L2", "L30", "L1"], "systems": [system(None, "PH01")]}
    t = table(2, [seat, {"hand": ["L44", "L60"]}], phase="action", placed="life").take("card:L5")
    assert t.asked() == "life-discard"
    for seed in range(40):
        world = t.state.resample(1, FastRng(seed))
        assert world.legal(0)
        assert world.view(1) == t.state.view(1)


def test_every_step_of_the_game_is_registered_once() -> None:
    from speciate.games.entropy.meta import STEP_TYPES

    assert len({step.NAME for step in STEP_TYPES}) == len(STEP_TYPES)
