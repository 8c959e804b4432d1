"""Hash-based signatures, compared with a reference, and wrong signatures."""

from __future__ import annotations

from hashlib import sha256

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from roost.core import signature
from roost.core.signature import SIGNATURE_BYTES, public_key, recover_public_key, sign

SECRET = b"a secret"
MESSAGE = b"Anna wins"
SIGNED = sign(SECRET, MESSAGE)
KEY = public_key(SECRET)


def values(secret: bytes, chain: int) -> list[bytes]:
    """Return all values of a chain."""
    found = [sha256(b"chain" + bytes([chain]) + secret).digest()[:16]]
    for place in range(255):
        found.append(sha256(bytes([chain, place]) + found[place]).digest()[:16])
    return found


def expected(chains: list[list[bytes]], message: bytes) -> bytes:
    """Return the signature of the reference."""
    places = list(sha256(message).digest()[:20])
    left = sum(255 - place for place in places)
    places += [left // 256, left % 256]
    return b"".join(chain[place] for chain, place in zip(chains, places, strict=True))


@pytest.mark.compiled_only
@settings(max_examples=25)
@given(st.binary(max_size=40), st.binary(max_size=40))
def test_a_signature_gives_the_public_key_of_its_signer(secret: bytes, message: bytes) -> None:
    chains = [values(secret, chain) for chain in range(22)]
    key = public_key(secret)
    signed = sign(secret, message)
    assert len(signed) == SIGNATURE_BYTES == 352
    assert signed == expected(chains, message)
    assert recover_public_key(signed, message) == key
    assert key == sha256(b"".join(chain[-1] for chain in chains)).digest()


def test_another_message_or_secret_gives_another_key() -> None:
    assert recover_public_key(SIGNED, MESSAGE) == KEY
    assert recover_public_key(SIGNED, b"Ben wins") != KEY
    assert recover_public_key(sign(b"another", MESSAGE), MESSAGE) != KEY


@pytest.mark.parametrize("place", range(0, SIGNATURE_BYTES, 8))
def test_every_part_of_a_signature_counts(place: int) -> None:
    signed = bytearray(SIGNED)
    signed[place] ^= 1
    # At the end of a chain no hash follows, but the changed end itself changes the key.
    assert recover_public_key(bytes(signed), MESSAGE) != KEY


@given(st.binary(), st.binary())
def test_another_message_needs_an_earlier_position_in_some_chain(one: bytes, two: bytes) -> None:
    assume(one != two)
    places = list(zip(signature._chain_positions(one), signature._chain_positions(two), strict=True))
    assert any(here < there for here, there in places)
    assert any(here > there for here, there in places)


def test_the_checksum_falls_where_the_numbers_rise() -> None:
    # The last two positions, for messages ordered by the sum of their numbers.
    messages = sorted(
        (f"{number}".encode() for number in range(300)), key=lambda m: sum(signature._chain_positions(m)[:20])
    )
    sums = [signature._chain_positions(message)[20:] for message in messages]
    assert sums == sorted(sums, reverse=True)
    assert sums[0] > sums[-1]
