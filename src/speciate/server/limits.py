"""Rate limits: each key has a bucket that fills at a steady rate."""

from __future__ import annotations

import time

from speciate.tables.errors import TableError

MANY_KEYS = 20_000


class TooMany(TableError):
    def __init__(self, wait: float) -> None:
        super().__init__("too-many", "too many requests; wait a moment", 429)
        self.wait = wait


class Limiter:
    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, key: str, per_second: float, burst: float) -> float:
        """0 if the request is within the limit, else how many seconds to wait."""
        if self.factor <= 0:
            return 0.0
        rate, size = per_second * self.factor, burst * self.factor
        now = time.monotonic()
        full, at = self._buckets.get(key, (size, now))
        full = min(size, full + (now - at) * rate)
        if full < 1:
            return (1 - full) / rate
        if len(self._buckets) > MANY_KEYS:
            self._forget(now)
        self._buckets[key] = (full - 1, now)
        return 0.0

    def take(self, key: str, per_second: float, burst: float) -> None:
        wait = self.allow(key, per_second, burst)
        if wait:
            raise TooMany(wait)

    def _forget(self, now: float) -> None:
        """Buckets that nobody touched for long are full again; of too many the newest are kept."""
        newest = sorted(self._buckets.items(), key=lambda item: item[1][1])[-MANY_KEYS // 2 :]
        self._buckets = {key: bucket for key, bucket in newest if now - bucket[1] < 600}
