"""The verifiable random stream, compared with a reference without the hmac module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roost.core.random_stream import SeededChance, StreamChance
from tests.core.test_chance import assert_even


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """Compute the HMAC of RFC 2104."""
    key = (sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def octets(key: bytes, entropy: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from hmac_sha256(key, entropy + counter.to_bytes(8, "big"))
        counter += 1


def draws(key: bytes, entropy: bytes, numbers: list[int]) -> Iterator[int]:
    """Yield the documented draws: the fewest bytes that hold n-1, without surplus low bits, rejected if not below n."""
    stream = octets(key, entropy)
    for n in numbers:
        bits = 0
        while 1 << bits < n:
            bits += 1
        size = -(-bits // 8)
        drawn = n
        while drawn >= n:
            drawn = 0
            for _ in range(size):
                drawn = drawn * 256 + next(stream)
            drawn //= 2 ** (8 * size - bits)
        yield drawn


def test_the_reference_is_hmac() -> None:
    # RFC 4231, test case 2.
    expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    assert hmac_sha256(b"Jefe", b"what do ya want for nothing?").hex() == expected


@given(
    st.binary(max_size=80), st.binary(max_size=20), st.lists(st.integers(1, 2**31) | st.integers(1, 40), max_size=60)
)
def test_every_draw_equals_the_reference(key: bytes, entropy: bytes, numbers: list[int]) -> None:
    chance = StreamChance(key, entropy)
    assert [chance.below(n) for n in numbers] == list(draws(key, entropy, numbers))


def test_a_roll_is_one_draw_of_the_stream() -> None:
    chance = StreamChance(b"key")
    rolls = [chance.roll(8, "12345W"), chance.roll(3, "HT")]
    assert rolls == list(draws(b"key", b"", [6**8, 8]))


def test_the_numbers_are_pinned() -> None:
    chance = SeededChance("42")
    assert [chance.below(1000) for _ in range(8)] == [16, 690, 411, 732, 747, 260, 215, 543]


def test_entropy_changes_the_draws() -> None:
    plain, other = StreamChance(b"secret"), StreamChance(b"secret", b"from the players")
    assert [plain.below(2**31) for _ in range(4)] != [other.below(2**31) for _ in range(4)]


def test_a_number_below_one_is_zero_and_takes_nothing_from_the_stream() -> None:
    one, two = StreamChance(b"key"), StreamChance(b"key")
    assert [one.below(1) for _ in range(5)] == [0] * 5
    assert one.below(1000) == two.below(1000)


@pytest.mark.parametrize("n", [6, 7, 36])
def test_all_numbers_are_equally_likely(n: int) -> None:
    chance = StreamChance(b"even")
    assert_even(list(Counter(chance.below(n) for _ in range(20_000)).values()), n)


def test_numbers_that_are_too_high_are_rejected() -> None:
    # A quarter of the three-bit numbers is not below 6, so 32 bytes give about 24 numbers.
    kept = [octet >> 5 for _, octet in zip(range(320), octets(b"reject", b""), strict=False) if octet >> 5 < 6]
    chance = StreamChance(b"reject")
    assert [chance.below(6) for _ in kept] == kept
    assert 200 < len(kept) < 280


def test_a_seed_is_a_public_key_of_the_stream() -> None:
    key = sha256(b"roost seed a rainy Sunday").digest()
    seeded = SeededChance("a rainy Sunday")
    assert seeded.seed == "a rainy Sunday"
    assert [seeded.below(1000) for _ in range(20)] == list(draws(key, b"", [1000] * 20))


def test_similar_seeds_are_unrelated() -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(3000):
        pairs[SeededChance(f"{seed}").below(6), SeededChance(f"{seed + 1}").below(6)] += 1
    assert_even(list(pairs.values()), 36)


def test_a_seed_may_be_written_in_any_script() -> None:
    assert [SeededChance("Würmer 🪱").below(10**6)] == list(
        draws(sha256("roost seed Würmer 🪱".encode()).digest(), b"", [10**6])
    )


def test_a_number_below_0_is_refused() -> None:
    with pytest.raises(ValueError, match="no number below 0"):
        StreamChance(b"key").below(0)
