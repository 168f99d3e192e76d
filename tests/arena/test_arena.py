"""The arena: seats rotated, duplicate seeds, resumed where it stopped, its numbers right."""

from __future__ import annotations

from pathlib import Path

import pytest

from speciate.arena.balance import FEWEST, Facts, Tally, count_up, facts_of
from speciate.arena.ladder import Pairing, Result, pairings, put_section, rate
from speciate.arena.match import Fixture, Outcome, play
from speciate.arena.page import page
from speciate.arena.run import Plan, Store, run
from speciate.arena.statistics import summarise, wilson, win_parts
from speciate.core.errors import BadSetup
from speciate.core.replay import parse_record, replay

SHORT = {"epochs": 1}


def outcome(entries: list[int], scores: list[int], ranks: list[int]) -> Outcome:
    count = len(entries)
    bots = ["ab"[entry] for entry in entries]
    times = [0.5] * count
    return Outcome(0, 1, bots, entries, scores, ranks, [10] * count, times, [0.1] * count)


def test_wilson_interval_as_published() -> None:
    low, high = wilson(40, 100)
    assert (round(low, 4), round(high, 4)) == (0.3094, 0.4980)
    assert wilson(0, 10)[0] == pytest.approx(0.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_winners_who_tie_share_the_win() -> None:
    assert win_parts([1, 2, 3]) == [1.0, 0.0, 0.0]
    assert win_parts([1, 3, 1]) == [0.5, 0.0, 0.5]


def test_statistics_follow_the_entry_through_its_seats() -> None:
    outcomes = [outcome([0, 1], [30, 20], [1, 2]), outcome([1, 0], [25, 21], [1, 2])]
    first, second = summarise(("a", "b"), outcomes)
    assert (first.wins, first.win_share, first.mean_rank, first.mean_score) == (1, 0.5, 1.5, 25.5)
    assert (first.mean_margin, second.mean_margin) == (3.0, -3.0)
    assert (first.decisions, first.seconds_per_decision) == (20, 0.05)


def test_every_seed_is_played_in_every_rotation() -> None:
    fixtures = Plan("newworld", ("greedy", "random", "random"), 6, 10).fixtures()
    assert [fixture.seed for fixture in fixtures] == [10, 10, 10, 11, 11, 11]
    assert [fixture.bots.index("greedy") for fixture in fixtures] == [0, 2, 1, 0, 2, 1]
    assert fixtures[1].entries == (1, 2, 0)


def test_equal_bots_do_not_play_the_same_game_twice() -> None:
    fixtures = Plan("newworld", ("random", "random"), 4, 10).fixtures()
    assert [fixture.seed for fixture in fixtures] == [10, 11, 12, 13]


def test_a_game_is_reproduced_by_its_seed_and_by_its_record() -> None:
    fixture = Fixture(0, "newworld", SHORT, 5, ("greedy", "random"), (0, 1))
    first, second = play(fixture), play(fixture)
    assert first.record == second.record
    state = replay(parse_record(first.record))
    assert state.over and state.scores == first.scores and state.ranking() == first.ranks


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = Plan("newworld", ("sprout", "random"), 6, 1, SHORT)
    store = Store(tmp_path, plan)
    games = run(plan, store, processes=1)
    for _ in range(2):
        next(games)
    games.close()
    kept = {outcome.number for outcome in store.load(6)}
    assert kept
    rest = list(run(plan, Store(tmp_path, plan), processes=1))
    assert {outcome.number for outcome in rest} == set(range(6)) - kept
    everything = Store(tmp_path, plan).load(6)
    assert [outcome.number for outcome in everything] == list(range(6))
    assert len(list((tmp_path / "records").iterdir())) == 6
    straight = [play(fixture).scores for fixture in plan.fixtures()]
    assert [outcome.scores for outcome in everything] == straight


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    plan = Plan("newworld", ("random", "random"), 3, 1, SHORT)
    store = Store(tmp_path, plan)
    assert len(list(run(plan, store, processes=1))) == 3
    text = store.results.read_text(encoding="utf-8")
    store.results.write_text(text[: len(text) // 2], encoding="utf-8")
    missing = 3 - len(store.load(3))
    assert missing > 0
    assert len(list(run(plan, store, processes=1))) == missing
    assert len(store.load(3)) == 3


def test_a_folder_is_not_mixed_with_another_plan(tmp_path: Path) -> None:
    Store(tmp_path, Plan("newworld", ("random", "random"), 2, 1))
    with pytest.raises(BadSetup, match="another plan"):
        Store(tmp_path, Plan("newworld", ("random", "sprout"), 2, 1))
    Store(tmp_path, Plan("newworld", ("random", "sprout"), 2, 1), fresh=True)


def test_a_plan_is_checked_before_anything_is_played() -> None:
    for wrong in (("random",), ("random", "nobody"), ("random",) * 9):
        with pytest.raises(BadSetup):
            Plan("newworld", wrong, 1, 1).check()


# ---------------------------------------------------------------------- ladder


def test_pairings_of_two_and_of_more_players() -> None:
    bots = ["random", "greedy", "planner:9"]
    two = [(p.challenger, p.reference) for p in pairings(bots, 2)]
    assert two == [("greedy", "random"), ("planner:9", "random"), ("planner:9", "greedy")]
    assert len(pairings(bots, 3)) == 6
    targets = [(p.challenger, p.reference) for p in pairings(bots, 4, only_targets=True)]
    assert targets == [("greedy", "random"), ("planner:9", "greedy")]
    assert Pairing("greedy", "random", 3).bots() == ("greedy", "random", "random")


def test_ratings_put_the_winner_above_the_anchor() -> None:
    games = [outcome([0, 1], [10, 5], [1, 2]) for _ in range(30)]
    anchor, loser = rate(["a", "b"], games)
    assert anchor.mu == 0 and loser.mu < -10
    assert loser.sigma < 8


def test_a_verdict_needs_the_whole_interval() -> None:
    def verdict(wins: int, games: int) -> str:
        played = [outcome([0, 1], [1, 0], [1, 2] if i < wins else [2, 1]) for i in range(games)]
        return Result(Pairing("greedy", "random", 2), played).verdict()

    assert verdict(200, 200) == "reached"
    assert verdict(96, 100) == "likely"
    assert verdict(93, 100) == "open"
    assert verdict(50, 100) == "missed"


def test_a_section_is_replaced_and_the_rest_of_the_page_stays() -> None:
    page = put_section("# Ladder\n\nHand-written.\n", "newworld", "old\n")
    page = put_section(page, "marine", "other\n")
    page = put_section(page, "newworld", "new\n")
    assert "old" not in page and "Hand-written." in page and "other" in page
    assert page.index("new\n") < page.index("other")
    assert put_section(page, "newworld", "new\n") == page


# ---------------------------------------------------------------------- balance


def test_facts_of_a_record() -> None:
    played = play(Fixture(0, "newworld", SHORT, 5, ("sprout", "sprout"), (0, 1)))
    facts = facts_of(played.record)
    assert facts.scores == played.scores
    assert facts.decisions == len(parse_record(played.record).choices)
    first = parse_record(played.record).choices[0][0]
    assert facts.place[first] == 0 and sorted(facts.place) == [0, 1]
    kinds = {kind for counter in facts.things for kind, _ in counter}
    assert "trait-added: trait" in kinds


def test_what_happens_to_an_animal_is_told_of_its_seat() -> None:
    """Events of Marine name the animal; which seat leads it, and how it fared, is counted too."""
    options = {"length": 0, "animal_1": 2, "animal_2": 4}
    played = play(Fixture(0, "marine", options, 5, ("greedy", "greedy"), (0, 1)))
    first, second = facts_of(played.record).things
    assert (first["side", "cephalopods"], second["side", "crustaceans"]) == (1, 1)
    assert first.keys() - second.keys() >= {("side", "cephalopods")}
    for kind in ("trait-gained: trait", "card-resolved: card", "placed: space"):
        assert any(found == kind for found, _ in first + second)
    assert ("placed: space", "evolution") in first + second
    named = {name for kind, name in first + second if kind != "side"}
    assert not named & {"cephalopods", "crustaceans"}
    assert all(name[0].isalpha() for name in named)


def test_a_thing_is_strong_when_winners_have_it_more_than_things_of_its_kind() -> None:
    tally = Tally()
    for _ in range(200):
        tally.add("usual", 1, 0.5)
        tally.add("mighty", 1, 1.0)
        tally.add("poor", 1, 0.0)
    verdicts = {row.name: row.verdict for row in tally.rows()}
    assert verdicts == {"mighty": "strong", "usual": "", "poor": "weak"}
    few = Tally()
    few.add("rare", FEWEST - 1, 1.0)
    assert few.rows(0.5)[0].verdict == ""


def test_the_report_counts_places_and_is_one_page_without_links() -> None:
    from collections import Counter

    facts = [
        Facts([1.0, 0.0], [9, 5], 40, [0, 1], [Counter(), Counter()], ["x", "y"], [Counter()] * 2)
        for _ in range(30)
    ]
    report = count_up("newworld", "greedy", 2, facts)
    places = {row.name: row for row in report.tables["place in the order of play"]}
    assert (places["1"].share, places["1"].verdict) == (1.0, "strong")
    assert places["2"].verdict == "weak"
    assert report.scores["lead of the winner"] == 4
    text = page("New World", [report])
    assert "http" not in text and "src=" not in text and "strong" in text
