"""Names and seeds that people type are cleaned for one line or refused at the start."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from examples.pig import GAME as PIG
from roost.core.errors import RoostError
from roost.core.random_stream import SeededChance
from roost.core.record import Record
from roost.core.recording import Recording
from roost.core.registry import register

pytestmark = pytest.mark.usefixtures("pig")


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Anna", "Anna"),
        ("  Anna   Maria ", "Anna Maria"),
        ("Anna\nseat 1 Ben", "Anna seat 1 Ben"),
        ("Anna\r\x00\x1b[31mBen\x7f", "Anna [31mBen"),
        ("Anna\u2028Ben\x85Cleo\x0b\x1cDora", "Anna Ben Cleo Dora"),
        ("\u202eannA\u202c", "annA"),
        ("\u2067Anna\u2069", "Anna"),
        ("An\u200bna", "An na"),
        ("\ud800", "?"),
        ("", "?"),
        ("   ", "?"),
        ("\n\t", "?"),
        ("祖母", "祖母"),
        ("🪱", "🪱"),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
        ("\U0001f469\U0001f3fd\u200d\U0001f680", "\U0001f469\U0001f3fd\u200d\U0001f680"),
        ("\U0001f3f3\ufe0f\u200d\U0001f308", "\U0001f3f3\ufe0f\u200d\U0001f308"),
        ("An\u200dna", "An na"),
        ("\u200d\U0001f468\u200d\u200d\U0001f469\u200dA\u200d", "\U0001f468 \U0001f469 A"),
        ("\ufe0f\u200d\U0001f468\u200d", "\ufe0f \U0001f468"),
        ("x" * 38 + "\U0001f468\u200d\U0001f469", "x" * 38 + "\U0001f468"),
        ("Anna  #123456", "Anna #123456"),
        ("Anna -> 6", "Anna -> 6"),
        ("x" * 41, "x" * 40),
        ("x" * 5000, "x" * 40),
        ("x" * 39 + " y", "x" * 39),
    ],
)
def test_names_are_cleaned(name: str, written: str) -> None:
    record = Recording(PIG, [name, "Ben"], SeededChance("1")).record
    assert record.names == (written, "Ben")
    text = record.write()
    assert text.splitlines()[3].startswith(f"seat 0 {written}  ")
    assert Record.read(text).names == (written, "Ben")


@given(st.text(), st.text(max_size=60))
@example("x" * 39 + " y", "")
def test_any_name_can_be_recorded(one: str, two: str) -> None:
    register(PIG)
    text = Recording(PIG, [one, two], SeededChance("1")).record.write()
    assert Record.read(text).write() == text


@pytest.mark.parametrize(
    "seed", ["42", "a rainy Sunday", "Würmer 🪱", "a  #b", "a -> b", "0042", "x" * 200, "start -> 1"]
)
def test_seeds_in_words_and_numbers_can_be_recorded(seed: str) -> None:
    text = Recording(PIG, ["Anna", "Ben"], SeededChance(seed)).record.write()
    assert Record.read(text).seed == SeededChance(seed).seed


@pytest.mark.parametrize("seed", ["", " ", " 42", "42 ", "4\n2", "4\u20282", "\t"])
def test_seeds_that_do_not_fit_into_a_line_can_be_recorded_or_are_refused_at_the_start(seed: str) -> None:
    try:
        text = Recording(PIG, ["Anna", "Ben"], SeededChance(seed)).record.write()
    except RoostError:
        return
    record = Record.read(text)
    assert record.write() == text
