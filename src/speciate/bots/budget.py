"""How long a bot may think: a number of iterations (reproducible) or a time (what people feel)."""

from __future__ import annotations

import time
from typing import Final

from speciate.core.errors import BadSetup

# A bot stops a little early; how much more depends on how long its iterations are here and now.
SAFE_SHARE: Final = 0.95


class Budget:
    """Either `iterations` or `seconds` is set; the other one is 0."""

    def __init__(self, iterations: int, seconds: float = 0.0) -> None:
        self.iterations: int = iterations
        self.seconds: float = seconds
        self.began: float = 0.0
        self.deadline: float = 0.0
        self.asked: float = 0.0  # when it was last asked for another iteration
        self.longest: float = 0.0  # between two askings, waiting for a core included

    def start(self) -> None:
        """Called when the thinking begins."""
        self.began = self.asked = time.perf_counter()
        self.longest = 0.0
        self.deadline = self.began + self.seconds * SAFE_SHARE

    def allows(self, done: int) -> bool:
        """Whether one more iteration, as long as the longest so far, would end in time.

        The first is always allowed. On a busy machine an iteration may wait for a core; what that
        has cost once it may cost again, so that margin is kept.
        """
        if self.seconds <= 0.0:
            return done < self.iterations
        now = time.perf_counter()
        if done > 0:
            self.longest = max(self.longest, now - self.asked)
        self.asked = now
        return done == 0 or now + self.longest < self.deadline

    def moment(self, share: float) -> float:
        """When this share of a budget in time will be gone; 0 for a budget in iterations."""
        return self.began + share * (self.deadline - self.began) if self.seconds > 0.0 else 0.0

    def used(self, done: int) -> float:
        """The share of the budget that is gone after `done` iterations."""
        if self.seconds > 0.0:
            return (time.perf_counter() - self.began) / (self.deadline - self.began)
        return done / self.iterations

    def text(self) -> str:
        return f"{self.seconds:g}s" if self.seconds > 0.0 else str(self.iterations)


def parse_budget(text: str) -> Budget:
    """`1000` iterations, `1s`, `0.5s` or `250ms`."""
    try:
        if text.endswith("ms"):
            budget = Budget(0, float(text[:-2]) / 1000)
        elif text.endswith("s"):
            budget = Budget(0, float(text[:-1]))
        else:
            budget = Budget(int(text))
    except ValueError:
        budget = Budget(0)
    if budget.iterations <= 0 and not 0.0 < budget.seconds < 3600.0:
        raise BadSetup(f"a budget is 1000 (iterations), 1s or 250ms, not {text!r}")
    return budget
