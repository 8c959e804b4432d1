"""Bit masks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roost.core.masks import bit_count, highest_bit


@pytest.mark.parametrize("bit", range(62))
def test_a_single_bit_is_one_and_the_highest(bit: int) -> None:
    assert (bit_count(1 << bit), highest_bit(1 << bit)) == (1, bit)


@given(st.integers(1, (1 << 62) - 1))
def test_masks_of_up_to_62_bits_are_counted(mask: int) -> None:
    assert (bit_count(mask), highest_bit(mask)) == (mask.bit_count(), mask.bit_length() - 1)


def test_an_empty_and_a_full_mask() -> None:
    assert bit_count(0) == 0
    assert bit_count((1 << 62) - 1) == 62
