"""FastChance equals its reference implementation and is unbiased."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roost.core.chance import Chance, FastChance, power
from roost.core.seed import seed_from_text

MULTIPLIER = 2131995753
MASK_64_BITS = (1 << 64) - 1


class Reference:
    """The reference implementation: splitmix64 for the seed, multiply-with-carry, Lemire's rejection."""

    def __init__(self, seed: int) -> None:
        z = splitmix64(seed)
        self.x, self.carry = z % 2**32, (z // 2**32) % (MULTIPLIER - 2) + 1

    def word(self) -> int:
        self.carry, self.x = divmod(MULTIPLIER * self.x + self.carry, 2**32)
        return self.x

    def below(self, n: int) -> int:
        while True:
            high, low = divmod(self.word() * n, 2**32)
            if low >= 2**32 % n:
                return high


def splitmix64(seed: int) -> int:
    z = (seed + 1) * 0x9E3779B97F4A7C15 & MASK_64_BITS
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK_64_BITS
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK_64_BITS
    return z ^ z >> 31


def seed_for(z: int) -> int:
    """Return the seed that splitmix64 maps to z."""
    z = z ^ z >> 31 ^ z >> 62
    z = z * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK_64_BITS
    z = z ^ z >> 27 ^ z >> 54
    z = z * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK_64_BITS
    z = z ^ z >> 30 ^ z >> 60
    return z * pow(0x9E3779B97F4A7C15, -1, 1 << 64) - 1 & MASK_64_BITS


def assert_even(counts: Sequence[int], cells: int) -> None:
    """Check by chi-square that the draws are uniform over the cells, within five standard deviations."""
    expected = sum(counts) / cells
    chi_square = sum((count - expected) ** 2 for count in counts) / expected + (cells - len(counts)) * expected
    freedom = cells - 1
    assert abs(chi_square - freedom) < 5 * sqrt(2 * freedom), f"chi-square {chi_square:.1f}, expected about {freedom}"


def test_the_numbers_are_pinned() -> None:
    chance = FastChance(0)
    assert [chance.below(1000) for _ in range(10)] == [990, 712, 889, 507, 544, 440, 308, 655, 884, 53]
    chance = FastChance(2026)
    assert [chance.below(6**8) for _ in range(6)] == [1210003, 24577, 563681, 1551182, 224676, 848091]
    chance = FastChance(-1)
    assert [chance.below(2**31) for _ in range(4)] == [0, 1065997876, 484024712, 1643559494]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 36, 52, 6**8, 10**9, 2**32 // 3 + 1, 2**31 - 1, 2**31])
@pytest.mark.parametrize("seed", [0, 1, 77, -5, 1 << 70])
def test_it_equals_the_reference_implementation(n: int, seed: int) -> None:
    chance, reference = FastChance(seed), Reference(seed)
    assert [chance.below(n) for _ in range(200)] == [reference.below(n) for _ in range(200)]


@given(st.integers(), st.integers(1, 2**31))
def test_it_never_leaves_its_range(seed: int, n: int) -> None:
    chance = FastChance(seed)
    assert all(0 <= chance.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [6, 7, 36])
def test_all_numbers_are_equally_likely(n: int) -> None:
    chance = FastChance(n)
    assert_even(list(Counter(chance.below(n) for _ in range(40_000)).values()), n)


def test_large_numbers_are_uniform_too() -> None:
    # Without rejection every third number would be twice as likely.
    n = 2**32 // 3 + 1
    chance = FastChance(5)
    assert_even(list(Counter(chance.below(n) * 30 // n for _ in range(30_000)).values()), 30)
    chance = FastChance(6)
    assert_even(list(Counter(chance.below(2**31) >> 26 for _ in range(30_000)).values()), 32)


def test_the_dice_of_a_roll_are_uniform_and_independent() -> None:
    chance = FastChance(8)
    codes = [chance.roll(8, "12345W") for _ in range(20_000)]
    for die in range(8):
        assert_even(list(Counter(code // 6**die % 6 for code in codes).values()), 6)
        neighbour = (die + 1) % 8
        pairs = Counter((code // 6**die % 6, code // 6**neighbour % 6) for code in codes)
        assert_even(list(pairs.values()), 36)


@pytest.mark.parametrize("distance", [1, 2, 1 << 32])
def test_neighbouring_seeds_are_unrelated(distance: int) -> None:
    for draw in range(2):
        pairs: Counter[tuple[int, int]] = Counter()
        for seed in range(6000):
            here, there = FastChance(seed), FastChance(seed + distance)
            for _ in range(draw):
                here.below(6)
                there.below(6)
            pairs[here.below(6), there.below(6)] += 1
        assert_even(list(pairs.values()), 36)


def test_successive_draws_are_independent() -> None:
    chance = FastChance(9)
    drawn = [chance.below(6) for _ in range(30_000)]
    assert_even(list(Counter(pairwise(drawn)).values()), 36)


@pytest.mark.parametrize("faces", ["12345W", "111WWW", "HT", "12345678", "1"])
@pytest.mark.parametrize("dice", [0, 1, 5, 8])
def test_a_roll_is_one_draw(dice: int, faces: str) -> None:
    chance, other = FastChance(3), FastChance(3)
    assert [chance.roll(dice, faces) for _ in range(20)] == [other.below(len(faces) ** dice) for _ in range(20)]


def test_at_most_eleven_dice_fit_one_draw() -> None:
    assert 6**11 <= 2**31 < 6**12
    chance = FastChance(1)
    assert all(0 <= chance.roll(11, "123456") < 6**11 for _ in range(100))
    with pytest.raises(IndexError):
        chance.roll(12, "123456")


def stands_still(x: int, carry: int) -> bool:
    reference = Reference(0)
    reference.x, reference.carry = x, carry
    reference.word()
    return (reference.x, reference.carry) == (x, carry)


def test_multiply_with_carry_has_two_fixed_points() -> None:
    assert stands_still(0, 0)
    assert stands_still(2**32 - 1, MULTIPLIER - 1)
    assert not stands_still(0, 1)
    assert not stands_still(2**32 - 1, MULTIPLIER - 2)


@pytest.mark.parametrize("high", [0, 1, MULTIPLIER - 3, MULTIPLIER - 2, MULTIPLIER - 1, MULTIPLIER, 2**32 - 1])
@pytest.mark.parametrize("low", [0, 1, 2**32 - 1])
def test_no_seed_is_a_fixed_point(high: int, low: int) -> None:
    seed = seed_for(high << 32 | low)
    assert splitmix64(seed) == high << 32 | low
    chance, reference = FastChance(seed), Reference(seed)
    assert (reference.x, reference.carry) not in [(0, 0), (2**32 - 1, MULTIPLIER - 1)]
    drawn = [chance.below(2**31) for _ in range(20)]
    assert drawn == [reference.below(2**31) for _ in range(20)]
    assert len(set(drawn)) > 15, "not a fixed point"


@given(st.integers())
def test_any_whole_number_is_a_seed(seed: int) -> None:
    chance, reference = FastChance(seed), Reference(seed)
    assert 0 < reference.carry < MULTIPLIER - 1
    assert [chance.below(1000) for _ in range(5)] == [reference.below(1000) for _ in range(5)]


@pytest.mark.parametrize(
    ("base", "exponent", "product"), [(6, 0, 1), (6, 1, 6), (6, 8, 1679616), (2, 40, 2**40), (1, 9, 1)]
)
def test_power(base: int, exponent: int, product: int) -> None:
    assert power(base, exponent) == product


class HighestChance(Chance):
    """A minimal chance that keeps the calls and returns the highest number."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return n - 1


def test_a_chance_needs_only_below() -> None:
    chance = HighestChance()
    assert chance.roll(3, "12345W") == 6**3 - 1
    assert chance.roll(2, "HT") == 3
    assert chance.asked == [216, 4]


class ChanceWithoutBelow(Chance):
    """A chance without `below`."""


def test_a_chance_without_below_is_refused() -> None:
    # Interpreted, it cannot be made; compiled, it cannot be asked.
    with pytest.raises(TypeError):
        ChanceWithoutBelow().below(6)  # type: ignore[abstract]


INTERRUPTED = """
import signal
from collections import deque
from roost.core.chance import FastChance

class Interrupted(Exception):
    pass

def interrupt(number, frame):
    raise Interrupted

signal.signal(signal.SIGALRM, interrupt)
signal.setitimer(signal.ITIMER_REAL, 0.05)
try:
    deque(map(FastChance, range(1 << 40)), 0)
except Interrupted:
    print("heard")
"""
"""Creates generators until a signal interrupts, as Ctrl-C does."""


def test_the_creation_of_generators_can_be_interrupted() -> None:
    ran = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, text=True, timeout=60)
    assert (ran.stdout, ran.stderr, ran.returncode) == ("heard\n", "", 0)


def test_a_text_gives_a_seed() -> None:
    assert seed_from_text("a rainy Sunday") == int(sha256(b"a rainy Sunday").hexdigest()[:14], 16)
    assert seed_from_text("a rainy Sunday") != seed_from_text("a rainy Monday")
