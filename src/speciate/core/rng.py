"""Chance: one interface, two sources.

`FastRng` is small and quick, for search and simulation. `LiveRng` is a keyed BLAKE2b counter
stream from a 256-bit secret: its commitment is published when a game starts, the secret when it
ends, and anyone can then check that no shuffle was touched (`speciate.core.replay.verify`).
"""

from __future__ import annotations

import hashlib
from typing import Final

MASK: Final = 0xFFFFFFFF
SECRET_BYTES: Final = 32
WORDS_PER_BLOCK: Final = 16


class Rng:
    """A source of 32-bit words; everything else is built on `word`."""

    def word(self) -> int:
        raise NotImplementedError

    def copy(self) -> Rng:
        raise NotImplementedError

    def dump(self) -> list[str | int]:
        """The source and how far it has been used; `load_rng` reads it back."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, every one equally likely."""
        limit = 0x100000000 - 0x100000000 % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def die(self) -> int:
        return 1 + self.below(6)

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


class FastRng(Rng):
    """A permuted congruential generator (32-bit state, 31-bit stream) on plain small integers."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.state: int = seed & MASK
        self.increment: int = ((((seed >> 32) ^ stream) & 0x7FFFFFFF) << 1) | 1
        self.word()
        self.state = (self.state + (seed & MASK)) & MASK
        self.word()

    def word(self) -> int:
        state = self.state
        self.state = (state * 747796405 + self.increment) & MASK
        mixed = (((state >> ((state >> 28) + 4)) ^ state) * 277803737) & MASK
        return (mixed >> 22) ^ mixed

    def copy(self) -> FastRng:
        twin = FastRng(0)
        twin.state = self.state
        twin.increment = self.increment
        return twin

    def dump(self) -> list[str | int]:
        return ["fast", self.state, self.increment]


class LiveRng(Rng):
    """BLAKE2b in counter mode, keyed with the secret of one game."""

    def __init__(self, secret: bytes, used: int = 0) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a live seed has {SECRET_BYTES} bytes, not {len(secret)}")
        self.secret: bytes = secret
        self.used: int = used
        self.block_number: int = -1
        self.block: bytes = b""

    def word(self) -> int:
        number = self.used // WORDS_PER_BLOCK
        if number != self.block_number:
            self.block_number = number
            self.block = hashlib.blake2b(
                number.to_bytes(8, "big"),
                key=self.secret,
                digest_size=64,
                person=b"speciate-chance",
            ).digest()
        at = (self.used % WORDS_PER_BLOCK) * 4
        self.used += 1
        return int.from_bytes(self.block[at : at + 4], "big")

    def copy(self) -> LiveRng:
        return LiveRng(self.secret, self.used)

    def dump(self) -> list[str | int]:
        return ["live", self.secret.hex(), self.used]


def load_rng(dumped: list[str | int]) -> Rng:
    """The inverse of `Rng.dump`; raises ValueError on anything else."""
    if len(dumped) == 3:
        kind, first, second = dumped
        if kind == "fast" and isinstance(first, int) and isinstance(second, int):
            fast = FastRng(0)
            fast.state = first & MASK
            fast.increment = second & MASK | 1
            return fast
        if kind == "live" and isinstance(first, str) and isinstance(second, int) and second >= 0:
            return LiveRng(bytes.fromhex(first), second)
    raise ValueError('expected ["fast", state, increment] or ["live", secret, words used]')


LIVE_PREFIX: Final = "live:"


def rng_from_seed(seed: str) -> Rng:
    """A seed as records write it: a whole number, or `live:` and 64 hexadecimal digits."""
    if seed.startswith(LIVE_PREFIX):
        return LiveRng(bytes.fromhex(seed[len(LIVE_PREFIX) :]))
    return FastRng(int(seed))


def commitment(seed: str) -> str:
    """The hash of a live seed that is shown before the first card is dealt."""
    secret = bytes.fromhex(seed[len(LIVE_PREFIX) :])
    return hashlib.blake2b(secret, digest_size=32, person=b"speciate-commit").hexdigest()
