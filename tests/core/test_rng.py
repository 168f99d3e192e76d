"""Chance: uniform, reproducible, and committed to beforehand in live games."""

from __future__ import annotations

import hashlib

import pytest

from speciate.core.rng import FastRng, LiveRng, Rng, commitment, load_rng, rng_from_seed

SECRET = bytes(range(32))


@pytest.mark.parametrize("rng", [FastRng(17), LiveRng(SECRET)])
def test_every_side_of_the_die_is_equally_likely(rng: Rng) -> None:
    rolls = [rng.die() for _ in range(12_000)]
    counts = [rolls.count(side) for side in range(1, 7)]
    assert sum(counts) == 12_000
    # chi-squared with 5 degrees of freedom: above 20.5 in one case of a thousand
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 20.5


@pytest.mark.parametrize("rng", [FastRng(3), LiveRng(SECRET)])
def test_a_shuffle_is_uniform(rng: Rng) -> None:
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        seen[tuple(cards)] = seen.get(tuple(cards), 0) + 1
    assert len(seen) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 20.5


def test_the_fast_stream_is_the_same_everywhere() -> None:
    rng = FastRng(2026)
    assert [rng.word() for _ in range(3)] == _words("2026")
    assert FastRng(1).word() != FastRng(2).word()
    assert FastRng(1, 5).word() != FastRng(1, 6).word()


def _words(seed: str) -> list[int]:
    rng = rng_from_seed(seed)
    return [rng.word() for _ in range(3)]


def test_the_live_stream_is_blake2b_in_counter_mode() -> None:
    rng = LiveRng(SECRET)
    words = [rng.word() for _ in range(20)]
    blocks = [
        hashlib.blake2b(
            n.to_bytes(8, "big"), key=SECRET, digest_size=64, person=b"speciate-chance"
        ).digest()
        for n in (0, 1)
    ]
    expected = [int.from_bytes((b"".join(blocks))[4 * i : 4 * i + 4], "big") for i in range(20)]
    assert words == expected


@pytest.mark.parametrize("rng", [FastRng(99, 3), LiveRng(SECRET)])
def test_dumped_and_copied_generators_go_on_alike(rng: Rng) -> None:
    for _ in range(21):
        rng.word()
    twin, loaded = rng.copy(), load_rng(rng.dump())
    following = [rng.word() for _ in range(40)]
    assert [twin.word() for _ in range(40)] == following
    assert [loaded.word() for _ in range(40)] == following


@pytest.mark.parametrize(
    "dumped",
    [[], ["fast", 1], ["slow", 1, 1], ["live", "zz", 0], ["live", "00", 0], ["live", 1, 1]],
)
def test_a_malformed_generator_is_refused(dumped: list[str | int]) -> None:
    with pytest.raises(ValueError):
        load_rng(dumped)


def test_a_commitment_hides_and_binds() -> None:
    seed = "live:" + SECRET.hex()
    assert commitment(seed) == commitment(seed)
    assert commitment(seed) != commitment("live:" + bytes(32).hex())
    assert SECRET.hex() not in commitment(seed)
