"""The four kinds of chance."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from amulette.games.gargon.position import row
from amulette.kernel.chance import Asking, Chance, ChanceNeededError, Fast, Scripted, Seeded

SOURCES = [Fast(1), Seeded(b"a" * 32)]


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: type(source).__name__)
def test_every_number_is_equally_likely(source: Chance) -> None:
    counts = Counter(source.below(6) for _ in range(60_000))

    assert all(9_600 < counts[n] < 10_400 for n in range(6))


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: type(source).__name__)
def test_every_order_is_equally_likely(source: Chance) -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = row([1, 2, 3, 4])
        source.shuffle(cards)
        counts[tuple(cards)] += 1

    assert len(counts) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 60  # 23 degrees of freedom


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: type(source).__name__)
def test_uneven_remainders_are_drawn_again(source: Chance) -> None:
    """Of 3 * 2 ** 29 outcomes every third one would come up two times where the others come up three times."""
    thirds = Counter(source.below(3 << 29) % 3 for _ in range(30_000))

    assert all(9_600 < thirds[third] < 10_400 for third in range(3))


@given(st.integers(1, 2**31 - 1), st.binary(min_size=32, max_size=32))
def test_numbers_are_below_the_bound(n: int, seed: bytes) -> None:
    assert 0 <= Seeded(seed).below(n) < n
    assert 0 <= Fast(int.from_bytes(seed[:7], "big")).below(n) < n


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: type(source).__name__)
def test_a_clone_draws_the_same_numbers_independently(source: Chance) -> None:
    source.below(10)
    twin, third = source.clone(), source.clone()

    drawn = [twin.below(1000) for _ in range(20)]

    assert [source.below(1000) for _ in range(20)] == drawn
    assert [third.below(1000) for _ in range(20)] == drawn


def test_a_fork_has_nothing_to_do_with_its_source() -> None:
    source = Fast(1)
    fork = source.fork()

    assert [source.below(1000) for _ in range(20)] != [fork.below(1000) for _ in range(20)]


def test_neighbouring_seeds_start_far_apart() -> None:
    assert len({Fast(seed).below(1 << 31) for seed in range(1000)}) == 1000


@pytest.mark.parametrize("step", [1, 2, 1 << 16, 1 << 32, 3 << 40])
def test_the_first_draws_of_neighbouring_seeds_are_even_and_independent(step: int) -> None:
    pairs = Counter([(Fast(n * step).below(8), Fast((n + 1) * step).below(8)) for n in range(6400)])
    chi_square = sum([(pairs[i, j] - 100) ** 2 / 100 for i in range(8) for j in range(8)])

    assert 25 < chi_square < 120  # 63 degrees of freedom: once in ten thousand outside


def test_a_seed_can_be_verified_with_any_hmac() -> None:
    seed = bytes(range(32))
    block = hmac.new(seed, (0).to_bytes(8, "big"), hashlib.sha256).digest()
    words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
    second = hmac.new(seed, (1).to_bytes(8, "big"), hashlib.sha256).digest()
    source = Seeded(seed)

    assert [source.below(1 << 31) for _ in range(8)] == [word >> 1 for word in words]
    assert source.below(1 << 31) == int.from_bytes(second[:4], "big") >> 1


@pytest.mark.parametrize("seed", [b"", b"x" * 31, b"x" * 33])
def test_a_seed_has_256_bits(seed: bytes) -> None:
    with pytest.raises(ValueError, match="a seed has 32 bytes"):
        Seeded(seed)


def test_a_script_is_followed_to_its_end() -> None:
    source = Scripted([2, 0])
    twin = source.clone()

    assert [source.below(3), source.below(1)] == [2, 0]
    with pytest.raises(ValueError, match="says nothing about a chance among 4"):
        source.below(4)
    assert twin.below(3) == 2
    with pytest.raises(ValueError, match="says 7 where chance is among 3"):
        Scripted([7]).below(3)


def test_an_asking_chance_says_what_it_has_to_be_told() -> None:
    source = Asking([2])
    assert source.below(5) == 2
    twin = source.clone()

    with pytest.raises(ChanceNeededError, match="a chance among 4") as asked:
        source.below(4)
    with pytest.raises(ChanceNeededError):
        twin.below(4)
    assert asked.value.n == 4
