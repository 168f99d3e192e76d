"""One kit that every game passes: random games with everything checked at every decision.

Determinism, isolation of copies, JSON round trip, options sorted, unique and never empty, `legal`
and `refuse` agreeing, views that leak nothing, invariants, bounded length, illegal choices without
effect, scores that move only by events, and a finished game that stays finished.

A game may be very long when nobody plays it on purpose. So the whole kit looks at the first
`thorough` decisions of a game, and from then on at decision n with the chance thorough / n: all
along, but ever more rarely. Invariants and scores are checked at every decision in any case.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from speciate.core.errors import IllegalChoice, InvalidChoice, SpeciateError
from speciate.core.events import SCORED, Event
from speciate.core.game import Game
from speciate.core.replay import Record, parse_record, replay
from speciate.core.rng import FastRng
from speciate.core.state import State

THOROUGH = 400  # decisions at the start of a game that are all looked at
ALL_OPTIONS_EVERY = 16  # looks between two checks of every option that the game has
PLAY_ON_EVERY = 32  # looks between two resampled games that are played to their end
SHADOWS_LAST = 5  # looks, on average, that a copy and a loaded position play along
SOME_OPTIONS = 12  # closed options that are looked at in the other decisions


@dataclass
class Failure:
    """What is wrong, where, and the record that leads there."""

    what: str
    players: int
    settings: dict[str, int]
    seed: int
    decision: int
    record_text: str


@dataclass
class GameReport:
    decisions: int = 0
    scores: list[int] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)


class Broken(Exception):
    """Carries the description of what a check found."""


def check(good: bool, what: str) -> None:
    if not good:
        raise Broken(what)


def canonical(state: State) -> str:
    return json.dumps(state.to_json(), sort_keys=True)


class Checker:
    """Plays one random game with the kit on."""

    def __init__(
        self,
        game: Game,
        players: int,
        settings: dict[str, Any],
        seed: int,
        thorough: int = THOROUGH,
    ) -> None:
        self.game = game
        self.seed = seed
        self.thorough = thorough
        self.chooser = FastRng(seed, 0x5EED)
        self.sampler = FastRng(seed, 0xD1CE)
        self.record = Record.begin(game, players, settings, seed)
        self.events: list[Event] = []
        self.state = game.new(players, settings, seed, self.events)
        self.copies: list[tuple[State, Any]] = []  # each with its JSON of then
        self.shadows: dict[str, State] = {}  # play along, begun from a copy and from JSON
        self.decisions = 0
        self.looked = True  # whether the whole kit looks at the present decision
        self.looks = 0  # decisions that it has looked at
        self.check_scores([0] * players)

    def play(self) -> None:
        while not self.state.over:
            check(
                self.decisions < self.game.max_decisions,
                f"still not over after {self.game.max_decisions} decisions",
            )
            problem = self.state.broken()
            check(problem is None, f"invariant: {problem}")
            self.looked = self.is_looked_at()
            if self.looked:
                self.check_position()
                self.looks += 1
            self.step()
        self.check_finished()

    def is_looked_at(self) -> bool:
        return self.decisions < self.thorough or self.sampler.below(self.decisions) < self.thorough

    # ------------------------------------------------------------------ one decision

    def step(self) -> None:
        state = self.state
        seats = state.to_act()
        seat = seats[self.chooser.below(len(seats))]
        options = state.legal(seat)
        option = options[self.chooser.below(len(options))]

        scores = state.scores[:]
        self.events.clear()
        self.record.choices.append((seat, self.game.describe(option)))
        state.apply(seat, option)
        self.decisions += 1
        self.check_scores(scores)
        for shadow in self.shadows.values():
            shadow.apply(seat, option)

    def check_scores(self, before: list[int]) -> None:
        """Scores move as the events say and not otherwise; every event can be told."""
        expected = before[:]
        for event in self.events:
            if self.looked:
                json.dumps(self.game.event_json(event))
            if event.kind == SCORED:
                expected[event.args[0]] += event.args[1]
        check(
            expected == self.state.scores,
            f"events say {expected}, scores are {self.state.scores}",
        )

    # ------------------------------------------------------------------ one position

    def check_position(self) -> None:
        state = self.state
        text = json.dumps(state.to_json())
        position = json.loads(text)
        self.check_shadows(position)
        self.copies.append((state.copy(), position))
        self.check_options(text)
        loaded = self.game.load(json.loads(text))
        check(loaded.to_json() == position, "JSON does not read back to the same position")
        for seat in range(state.players):
            check(loaded.legal(seat) == state.legal(seat), "a loaded position has other options")
        if not self.shadows or self.sampler.below(SHADOWS_LAST) == 0:
            self.shadows = {"after a copy": state.copy(), "after a round trip": loaded}
        self.check_resample()

    def check_shadows(self, position: Any) -> None:
        for origin, shadow in self.shadows.items():
            same = shadow.to_json() == position and shadow.scores == self.state.scores
            check(same, f"the same options give another position {origin}")

    def check_options(self, text: str) -> None:
        state, game = self.state, self.game
        seats = state.to_act()
        check(bool(seats), "nobody may choose but the game is not over")
        for seat in range(state.players):
            options = state.legal(seat)
            if seat not in seats:
                check(not options, f"seat {seat} has options but is not asked")
                check(state.refuse(seat, 0) is not None, f"seat {seat} is not refused")
                continue
            check(len(options) > 1, f"seat {seat} is asked with {len(options)} options")
            check(options == sorted(set(options)), f"options not ascending: {options}")
            for option in options:
                check(game.parse(game.describe(option)) == option, f"option {option} has no name")
            self.check_refusals(seat, options)
        if self.looks % ALL_OPTIONS_EVERY == 0:
            self.check_illegal(seats, text)

    def check_refusals(self, seat: int, options: list[int]) -> None:
        count = len(self.game.option_names)
        if self.looks % ALL_OPTIONS_EVERY == 0:
            looked_at = list(range(count))
        else:
            looked_at = options + [self.sampler.below(count) for _ in range(SOME_OPTIONS)]
        for option in looked_at:
            reason = self.state.refuse(seat, option)
            name = self.game.describe(option)
            check((reason is None) == (option in options), f"legal and refuse differ on {name}")
            check(reason is None or "@" in reason, f"{name} is refused with {reason!r}")

    def check_illegal(self, seats: list[int], text: str) -> None:
        """Illegal and nonsensical choices are refused with the right error and change nothing."""
        state = self.state
        options = state.legal(seats[0])
        closed = self.sampler.below(len(self.game.option_names))
        attempts = [(seats[0], -1), (seats[0], len(self.game.option_names)), (state.players, 0)]
        if closed not in options:
            attempts.append((seats[0], closed))
        attempts += [(seat, options[0]) for seat in range(state.players) if seat not in seats]
        for seat, option in attempts:
            try:
                state.apply(seat, option)
            except (IllegalChoice, InvalidChoice):
                continue
            raise Broken(f"option {option} of seat {seat} was accepted")
        check(json.dumps(state.to_json()) == text, "a refused choice changed the position")

    def check_resample(self) -> None:
        """A resampled world looks the same to its seat and to a spectator, and can be played."""
        state = self.state
        seat = self.decisions % state.players
        world = state.resample(seat, self.sampler)
        view = state.view(seat)
        check(json.loads(json.dumps(view)) == view, f"the view of seat {seat} is not JSON")
        check(world.view(seat) == view, f"resample({seat}) changes the view of seat {seat}")
        check(world.view(None) == state.view(None), f"resample({seat}) changes a spectator's view")
        check(world.legal(seat) == state.legal(seat), f"resample({seat}) changes its options")
        problem = world.broken()
        check(problem is None, f"resample({seat}): {problem}")
        if self.looks % PLAY_ON_EVERY == 0:
            for _ in range(self.game.max_decisions):
                if world.over:
                    break
                actor = world.to_act()[0]
                options = world.legal(actor)
                world.apply(actor, options[self.sampler.below(len(options))])
            check(world.over, f"resample({seat}) does not end")
            problem = world.broken()
            check(problem is None, f"resample({seat}) played on: {problem}")

    # ------------------------------------------------------------------ the end

    def check_finished(self) -> None:
        state = self.state
        problem = state.broken()
        check(problem is None, f"invariant at the end: {problem}")
        final = json.dumps(state.to_json())
        position = json.loads(final)
        self.check_shadows(position)
        for seat in range(state.players):
            check(not state.legal(seat), "a finished game has options")
            check(state.refuse(seat, 0) is not None, "a finished game refuses nothing")
            try:
                state.apply(seat, 0)
            except InvalidChoice:
                continue
            raise Broken("a finished game accepts choices")
        check(not state.to_act(), "a finished game waits for somebody")
        check(json.dumps(state.to_json()) == final, "a finished game changed")
        check(min(state.ranking()) == 1, "nobody is first")
        loaded = self.game.load(json.loads(final))
        check(loaded.to_json() == position, "JSON of the end differs")
        for copy, before in self.copies:
            check(copy.to_json() == before, "a copy differs from its original of then")
        self.record.end = state.scores[:]
        parsed = parse_record(self.record.to_text())
        check(parsed == self.record, "the record does not read back")
        again = replay(parsed).to_json()
        check(again == position, "the record replays to another position")


def check_game(
    game: Game, players: int, settings: dict[str, Any], seed: int, thorough: int = THOROUGH
) -> GameReport:
    """Play one random game with everything checked."""
    report = GameReport()
    checker = Checker(game, players, settings, seed, thorough)
    try:
        checker.play()
    except Exception as error:  # whatever goes wrong is a finding, with its record
        what = str(error) if isinstance(error, Broken | SpeciateError) else repr(error)
        report.failures.append(
            Failure(
                what,
                players,
                checker.record.settings,
                seed,
                checker.decisions,
                checker.record.to_text(),
            )
        )
    report.decisions = checker.decisions
    report.scores = checker.state.scores[:]
    return report


# ---------------------------------------------------------------------- playthroughs


def playthrough(
    game: Game, players: int, settings: dict[str, Any], seed: int, most: int | None = None
) -> str:
    """A random game as text: every question, its options, the choice and what happened.

    `most` ends it after so many decisions, for games whose random play is long.
    """
    events: list[Event] = []
    state = game.new(players, settings, seed, events)
    chooser = FastRng(seed, 0x5EED)
    lines = [f"{game.name}, rules {game.rules_version}, {players} players, seed {seed}"]
    lines += [f"option {name} = {value}" for name, value in state.settings.items()]
    number = 0
    while True:
        lines += ["  " + json.dumps(game.event_json(event)) for event in events]
        events.clear()
        if state.over or number == most:
            break
        seats = state.to_act()
        seat = seats[chooser.below(len(seats))]
        options = state.legal(seat)
        option = options[chooser.below(len(options))]
        number += 1
        digest = hashlib.blake2b(canonical(state).encode(), digest_size=6).hexdigest()
        asked = state.question().shown_to(state, seat)
        lines.append(f"{number} position {digest} {json.dumps(asked)}")
        lines.append("  of " + " ".join(game.describe(open_option) for open_option in options))
        lines.append(f"  seat {seat} chooses {game.describe(option)}")
        state.apply(seat, option)
    lines.append(f"scores {state.scores} ranking {state.ranking()}")
    return "\n".join(lines) + "\n"
