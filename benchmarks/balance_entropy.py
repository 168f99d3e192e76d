"""Balance of Entropy from games of bots: prints the tables of docs/balance/entropy.md.

    python benchmarks/balance_entropy.py --games 2000 [--bot greedy] [--players 2]

The arena plays the games (on all cores, kept in a folder, resumed by the same command); they are
counted from their records. Every game has its own seed: the same command prints the same tables.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from statistics import mean

from speciate.arena.run import Plan, Store, run
from speciate.core.events import Event
from speciate.core.registry import game
from speciate.core.replay import Record, parse_record, replay
from speciate.core.state import State
from speciate.games.entropy import components as c
from speciate.games.entropy.objectives import is_completed
from speciate.games.entropy.question import Declaration
from speciate.games.entropy.state import ACTION, RESOLVED, Entropy
from speciate.games.entropy.vocabulary import (
    ACTIONS,
    FOR_ORGANISM_OBJECTIVES,
    REASONS,
    RESOURCES,
    SCORE_REASONS,
)

GAME = game("entropy")
WINDOW = range(18, 27)  # turns per player that section 11 aims at
TOP_STAR = max(c.STAR_LEVEL)


class Sample:
    """What all games of one number of players add up to."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.rounds: list[int] = []
        self.decisions: list[int] = []
        self.scores: list[list[int]] = [[] for _ in range(players)]  # by place in turn order
        self.wins = [0.0] * players
        self.winners: list[int] = []
        self.points = [0] * REASONS
        self.unspent = [0, 0, 0]
        self.visits: Counter[int] = Counter()
        self.performed: Counter[int] = Counter()
        self.arrived = False  # a scientist has just stopped, and its action is not yet counted
        self.objectives: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.by_set: dict[str, list[int]] = {name: [] for name in c.SETS}
        self.by_star: dict[str, list[tuple[int, float]]] = {}  # best star: score, part of the win
        self.missions = 0
        self.upgrades = 0

    def add(self, state: Entropy, decisions: int) -> None:
        self.rounds.append(state.round)
        self.decisions.append(decisions)
        best = [seat for seat, rank in enumerate(state.ranking()) if rank == 1]
        self.winners.append(max(state.scores))
        for seat in range(self.players):
            place = (seat - state.first) % self.players
            self.scores[place].append(state.scores[seat])
            self.wins[place] += (seat in best) / len(best)
            self.by_set[c.SETS[state.sets[seat]]].append(state.scores[seat])
            result = (state.scores[seat], (seat in best) / len(best))
            self.by_star.setdefault(best_star(state, seat), []).append(result)
            self.upgrades += sum(state.levels[3 * seat : 3 * seat + 3])
            for resource in range(3):
                self.unspent[resource] += state.resources[3 * seat + resource]
            for reason in range(REASONS):
                self.points[reason] += state.categories[REASONS * seat + reason]
        self.add_components(state)

    def add_components(self, state: Entropy) -> None:
        for track in range(c.TRACKS):
            self.objectives[c.TRACK_NAMES[track]] += is_completed(state, track)
        for tile in range(c.ORGANISM_TILES):
            if c.TILE_IS_LARGE[tile] and state.tile_owner[tile] >= 0:
                self.objectives[c.ORGANISM_TILE_NAMES[tile]] += 1
        for seat in range(self.players):
            for planet in state.planets[seat]:
                self.used[c.PLANET_NAMES[planet]] += 1
                for card in state.cards_on[planet]:
                    self.used[c.CARD_NAMES[card]] += 1
                if state.biome[planet] >= 0:
                    self.used[c.BIOME_NAMES[state.biome[planet]]] += 1
        for mission in range(c.MISSIONS):
            if RESOLVED <= state.mission_at[mission] < RESOLVED + 4:
                self.used[c.MISSION_NAMES[mission]] += 1
                self.missions += 1


def best_star(state: Entropy, seat: int) -> str:
    """The star of the top level, of several the last one in the alphabet; else just the level."""
    kinds = [c.KIND_OF[state.star_at[y]] for y in state.systems[seat] if state.star_at[y] >= 0]
    level, name = max([(c.STAR_LEVEL[kind], c.STAR_NAMES[kind]) for kind in kinds])
    return name if level == TOP_STAR else f"level {level}"


def watch_actions(sample: Sample, state: State, name: str) -> None:
    """Count the action of the space itself, not one that something else has granted."""
    assert isinstance(state, Entropy)
    question = state.question()
    if not isinstance(question, Declaration) or state.phase != ACTION:
        return
    if state.stack[-2].NAME != "end-of-action":
        return
    if sample.arrived and name != "skip" and not name.startswith(("exchange", "complete")):
        sample.performed[question.action()] += 1
        sample.arrived = False


def watch_events(sample: Sample, state: State, events: list[Event]) -> None:
    assert isinstance(state, Entropy)
    for event in events:
        told = GAME.event_json(event)
        if told["event"] == "moved":
            sample.arrived = True
            sector = event.args[2]
            inner = told["ring"] == "inner"
            sample.visits[c.INNER_ACTION[sector] if inner else state.tiles[sector]] += 1
        elif told["event"] in ("star-placed", "star-evolved"):
            sample.used[str(told["star"])] += 1
    events.clear()


def count(sample: Sample, record: Record) -> None:
    events: list[Event] = []

    def watch(state: State, seat: int, name: str) -> None:
        watch_events(sample, state, events)
        watch_actions(sample, state, name)

    state = replay(record, events=events, watch=watch)
    watch_events(sample, state, events)
    assert isinstance(state, Entropy)
    sample.add(state, len(record.choices))


def play(arena: Path, players: int, bot: str, games: int) -> Sample:
    plan = Plan("entropy", (bot,) * players, games, seed=1)
    plan.check()
    store = Store(arena / plan.folder_name(), plan)
    for number, _ in enumerate(run(plan, store), 1):
        print(f"{players} players: {number} more of {games} games", end="\r", file=sys.stderr)
    sample = Sample(players)
    for outcome in store.load(games):
        text = (store.records / f"{outcome.number:06}.txt").read_text(encoding="utf-8")
        count(sample, parse_record(text))
    return sample


# ---------------------------------------------------------------------- tables


def table(heads: list[str], rows: list[list[str]]) -> None:
    print("| " + " | ".join(heads) + " |")
    print("| " + " | ".join("---" for _ in heads) + " |")
    for row in rows:
        print("| " + " | ".join(row) + " |")
    print()


def counted(s: Sample) -> str:
    return "1 player" if s.players == 1 else f"{s.players} players"


def percentile(values: list[int], share: float) -> int:
    return sorted(values)[int(share * (len(values) - 1))]


def length_and_seats(samples: list[Sample]) -> None:
    rows = []
    for s in samples:
        games = len(s.rounds)
        low, high = percentile(s.rounds, 0.05), percentile(s.rounds, 0.95)
        inside = sum(1 for rounds in s.rounds if rounds in WINDOW) / games
        rows.append(
            [
                str(s.players),
                f"{mean(s.rounds):.1f} ({low}-{high})",
                f"{inside:.0%}",
                f"{sum(1 for rounds in s.rounds if rounds == 100) / games:.1%}",
                f"{mean(s.decisions):.0f}",
                ", ".join(f"{mean(scores):.1f}" for scores in s.scores),
                ", ".join(f"{wins / games:.0%}" for wins in s.wins),
            ]
        )
    heads = ["Players", "Turns per player, mean (5 %-95 %)", "18-26", "Stopped at 100"]
    table([*heads, "Decisions", "Mean score by turn order", "Wins by turn order"], rows)


def scores(samples: list[Sample]) -> None:
    rows = []
    for s in samples:
        every = [score for place in s.scores for score in place]
        share = [points / len(every) for points in s.points]
        tracks = sum(share[SCORE_REASONS.index(f"objective-{n}")] for n in (1, 2, 3))
        tiles = share[FOR_ORGANISM_OBJECTIVES]
        rows.append(
            [
                str(s.players),
                f"{mean(every):.1f}",
                f"{percentile(every, 0.05)} / {percentile(every, 0.5)} / {percentile(every, 0.95)}",
                f"{min(every)}-{max(every)}",
                f"{mean(s.winners):.1f}",
                f"{sum(share) - tracks - tiles:.1f} / {tracks:.1f} / {tiles:.1f}",
                " / ".join(f"{n / len(every):.1f}" for n in s.unspent),
            ]
        )
    heads = ["Players", "Mean", "5 % / median / 95 %", "Range", "Winner"]
    unspent = "Unspent " + " / ".join(RESOURCES)
    table([*heads, "In play / tracks / tiles", unspent], rows)


def points_by_reason(samples: list[Sample]) -> None:
    rows = []
    for number, reason in enumerate(SCORE_REASONS):
        row = [reason]
        for s in samples:
            row.append(f"{s.points[number] / (s.players * len(s.rounds)):.2f}")
        rows.append(row)
    table(["Points per player", *[counted(s) for s in samples]], rows)


def actions(samples: list[Sample]) -> None:
    rows = []
    for number, action in enumerate(ACTIONS):
        row = [action]
        for s in samples:
            visits = s.visits[number]
            row.append(f"{visits / s.visits.total():.1%} ({s.performed[number] / visits:.0%})")
        rows.append(row)
    table(["Moves to (performed)", *[counted(s) for s in samples]], rows)


def objectives(samples: list[Sample]) -> None:
    names = [*c.TRACK_NAMES, *[n for n in c.ORGANISM_TILE_NAMES if n.startswith("OL")]]
    rows = []
    for name in names:
        shares = [f"{s.objectives[name] / len(s.rounds):.0%}" for s in samples]
        rows.append([name, *shares])
    table(["Objective completed", *[counted(s) for s in samples]], rows)


def sets(samples: list[Sample]) -> None:
    rows = []
    for s in samples:
        per_player = s.players * len(s.rounds)
        rows.append(
            [
                str(s.players),
                *[f"{mean(s.by_set[name]):.1f}" for name in c.SETS],
                f"{s.upgrades / per_player:.2f}",
                f"{s.missions / per_player:.2f}",
            ]
        )
    table(["Players", *[f"Set {name}" for name in c.SETS], "Upgrades", "Missions resolved"], rows)


def stars(samples: list[Sample]) -> None:
    """Per best star at the end: how many players had it, their mean score and share of wins."""
    rows = []
    for name in sorted({name for s in samples for name in s.by_star}):
        row = [name]
        for s in samples:
            results = s.by_star.get(name, [])
            if results:
                share = len(results) / (s.players * len(s.rounds))
                score = mean([score for score, _ in results])
                row.append(f"{share:.0%}: {score:.0f}, {mean([won for _, won in results]):.0%}")
            else:
                row.append("none")
        rows.append(row)
    table(["Best star: players, score, wins", *[counted(s) for s in samples]], rows)


def components(samples: list[Sample]) -> None:
    used: Counter[str] = Counter()
    for s in samples:
        used += s.used
    groups = {
        "stars": c.STAR_NAMES[: c.STAR_KINDS],
        "planets": c.PLANET_NAMES[: c.CREATABLE],
        "biomes": c.BIOME_NAMES,
        "life cards": c.CARD_NAMES,
        "missions": c.MISSION_NAMES,
    }
    rows = []
    for group, names in groups.items():
        counts = sorted((used[name], name) for name in names)
        never = [name for count, name in counts if not count]
        rows.append(
            [
                group,
                ", ".join(never) or "none",
                ", ".join(f"{name} {count}" for count, name in counts[:5]),
                ", ".join(f"{name} {count}" for count, name in counts[:-6:-1]),
            ]
        )
    table(["Components", "Never used", "Least used", "Most used"], rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games per number of players")
    parser.add_argument("--bot", default="random", help="who sits in every seat")
    parser.add_argument("--players", type=int, nargs="*", default=[1, 2, 3, 4])
    parser.add_argument("--arena", type=Path, default=Path("arena"), help="results and records")
    arguments = parser.parse_args()
    samples = [
        play(arguments.arena, players, arguments.bot, arguments.games)
        for players in arguments.players
    ]
    length_and_seats(samples)
    scores(samples)
    points_by_reason(samples)
    actions(samples)
    objectives(samples)
    sets(samples)
    stars(samples)
    components(samples)


if __name__ == "__main__":
    main()
