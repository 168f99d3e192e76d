"""The ladder: every bot against copies of every other one, rated with OpenSkill."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from speciate.arena.match import Outcome
from speciate.arena.statistics import SeatStatistics, summarise_entry
from speciate.core.errors import BadSetup

# What a bot must reach against copies of a reference, by the number of players, in percent.
TARGETS = {
    ("greedy", "random"): {2: 95, 3: 85, 4: 75},
    ("planner", "greedy"): {2: 65, 3: 50, 4: 42},
    ("ismcts", "greedy"): {2: 75, 3: 60, 4: 50},
}


@dataclass(frozen=True)
class Pairing:
    """One bot against copies of another."""

    challenger: str
    reference: str
    players: int

    def bots(self) -> tuple[str, ...]:
        return (self.challenger, *[self.reference] * (self.players - 1))

    def target(self) -> int | None:
        """The win share in percent that the challenger must reach, if one is set."""
        kinds = (self.challenger.partition(":")[0], self.reference.partition(":")[0])
        return TARGETS.get(kinds, {}).get(self.players)


@dataclass(frozen=True)
class Counts:
    """How many games a pairing gets: `usual`, or what its challenger's kind is given."""

    usual: int
    by_kind: dict[str, int]

    def of(self, pairing: Pairing) -> int:
        return self.by_kind.get(pairing.challenger.partition(":")[0], self.usual)


def parse_counts_of_games(text: str) -> Counts:
    """`400`, or `400,planner=100,ismcts=40`: searching bots take longer."""
    usual = 400
    by_kind: dict[str, int] = {}
    for word in text.split(","):
        kind, equals, count = word.rpartition("=")
        if not count.isdecimal() or int(count) < 1 or (equals and not kind):
            raise BadSetup(f"--games: expected 400 or 400,ismcts=40, not {text!r}")
        if kind:
            by_kind[kind] = int(count)
        else:
            usual = int(count)
    return Counts(usual, by_kind)


def doublings(text: str) -> list[str]:
    """`ismcts:25,50,100` names the same bot with several budgets."""
    kind, colon, budgets = text.partition(":")
    if not colon or not budgets:
        raise BadSetup(f"--curve: expected ismcts:25,50,100, not {text!r}")
    return [f"{kind}:{budget}" for budget in budgets.split(",")]


def curve_section(reference: str, results: Sequence[Result]) -> list[str]:
    """Win share by budget as Markdown."""
    lines = [f"| bot | win share against {reference} (95 %) | margin | ms a decision |"]
    lines.append("|---|---|---|---|")
    for result in results:
        entry = result.challenger
        took = 1000 * entry.seconds_per_decision
        lines.append(f"| {entry.bot} | {percent(entry)} | {entry.mean_margin:+.1f} | {took:.0f} |")
    return [*lines, ""]


def pairings(bots: Sequence[str], players: int, only_targets: bool = False) -> list[Pairing]:
    """Two players: every pair once, the stronger one as challenger; else both ways round."""
    found = []
    for stronger in range(1, len(bots)):
        for weaker in range(stronger):
            found.append(Pairing(bots[stronger], bots[weaker], players))
            if players > 2:
                found.append(Pairing(bots[weaker], bots[stronger], players))
    return [pairing for pairing in found if pairing.target() or not only_targets]


@dataclass
class Result:
    pairing: Pairing
    outcomes: list[Outcome]

    @property
    def challenger(self) -> SeatStatistics:
        return summarise_entry(0, self.pairing.challenger, self.outcomes)

    def verdict(self) -> str:
        """Reached or missed when the whole interval says so."""
        target = self.pairing.target()
        entry = self.challenger
        if target is None or not entry.games:
            return ""
        if entry.low >= target / 100:
            return "reached"
        if entry.high < target / 100:
            return "missed"
        return "likely" if entry.win_share >= target / 100 else "open"


# ---------------------------------------------------------------------- ratings


@dataclass(frozen=True)
class Rating:
    bot: str
    mu: float
    sigma: float


def rate(bots: Sequence[str], outcomes: Iterable[Outcome]) -> list[Rating]:
    """Plackett-Luce over all games, the first bot put at 0; copies of a bot move it together."""
    model = import_module("openskill.models").PlackettLuce()
    ratings: dict[str, Any] = {bot: model.rating() for bot in bots}
    for outcome in outcomes:
        teams = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in outcome.bots]
        moved = model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
        for bot in set(outcome.bots):
            own = [moved[seat][0] for seat, name in enumerate(outcome.bots) if name == bot]
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            ratings[bot] = model.rating(mu, sigma)
    anchor = ratings[bots[0]].mu
    return [Rating(bot, ratings[bot].mu - anchor, ratings[bot].sigma) for bot in bots]


def shuffled(results: Sequence[Result]) -> list[Outcome]:
    """All games in an order in which no pairing comes first."""
    longest = max((len(result.outcomes) for result in results), default=0)
    return [
        result.outcomes[number]
        for number in range(longest)
        for result in results
        if number < len(result.outcomes)
    ]


# ---------------------------------------------------------------------- as text


def percent(entry: SeatStatistics) -> str:
    return (
        f"{100 * entry.win_share:.0f} % ({100 * entry.low:.0f} to {100 * entry.high:.0f}, "
        f"{entry.games} games)"
    )


def section(players: int, bots: Sequence[str], results: Sequence[Result]) -> list[str]:
    """One player count as Markdown: the cross table, the ratings, the targets."""
    lines = [
        f"Win share of the bot of the row against {players - 1} of the column's "
        f"(fair: {100 / players:.0f} %), with 95 % Wilson interval.",
        "",
    ]
    lines.append("| | " + " | ".join(bots) + " |")
    lines.append("|---" * (len(bots) + 1) + "|")
    for row in bots:
        cells = [cell(row, column, results) for column in bots]
        lines.append(f"| **{row}** | " + " | ".join(cells) + " |")
    lines += ["", f"| bot | rating ({bots[0]} = 0) | ± | ms a decision | slowest ms |"]
    lines.append("|---|---|---|---|---|")
    for rating in rate(bots, shuffled(results)):
        mean, slowest = times(rating.bot, results)
        lines.append(
            f"| {rating.bot} | {rating.mu:.1f} | {rating.sigma:.1f} | {mean:.2f} | {slowest:.0f} |"
        )
    lines += ["", *target_lines(results)]
    return lines


def cell(row: str, column: str, results: Sequence[Result]) -> str:
    for result in results:
        if (result.pairing.challenger, result.pairing.reference) == (row, column):
            return percent(result.challenger)
    return "-"


def times(bot: str, results: Sequence[Result]) -> tuple[float, float]:
    """Milliseconds per decision and of the slowest one, over all games of the bot."""
    seconds = slowest = 0.0
    decisions = 0
    for result in results:
        for outcome in result.outcomes:
            for seat, name in enumerate(outcome.bots):
                if name == bot:
                    seconds += outcome.seconds[seat]
                    decisions += outcome.decisions[seat]
                    slowest = max(slowest, outcome.slowest[seat])
    return 1000 * seconds / max(1, decisions), 1000 * slowest


def target_lines(results: Sequence[Result]) -> list[str]:
    lines = ["| target | wanted | measured | |", "|---|---|---|---|"]
    for result in results:
        pairing = result.pairing
        if pairing.target() is not None:
            lines.append(
                f"| {pairing.challenger} against {pairing.reference} | ≥ {pairing.target()} % | "
                f"{percent(result.challenger)} | {result.verdict()} |"
            )
    return [*lines, ""] if len(lines) > 2 else []


def put_section(page: str, name: str, text: str) -> str:
    """Replace the marked section of a page, or add it at the end."""
    head, foot = f"<!-- ladder {name} -->", f"<!-- end of {name} -->"
    block = f"{head}\n{text.rstrip()}\n{foot}\n"
    if head in page and foot in page:
        before, _, rest = page.partition(head)
        return before + block + rest.partition(foot)[2].lstrip("\n")
    return page.rstrip("\n") + "\n\n" + block if page.strip() else block
