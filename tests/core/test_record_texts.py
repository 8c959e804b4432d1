"""Any text is read as a record or refused with RecordError."""

from __future__ import annotations

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from examples.pig import GAME as PIG
from roost.core.errors import RecordError
from roost.core.record import Record
from roost.core.registry import register
from tests.core.record_editing import golden, read_or_error, with_checksums, without_checksums

pytestmark = pytest.mark.usefixtures("pig")
SHORT = golden("unfinished")
PLAYED = golden("pig")


anything = st.text(st.characters(exclude_categories=[]), max_size=300)
fragment = st.sampled_from(
    [
        *without_checksums(SHORT),
        *without_checksums(PLAYED),
        "seat 2 x",
        "seed",
        "start",
        "options a=b",
        "0 roll -> ",
        "end",
        "9" * 30,
    ]
)
line = fragment | st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\n"), max_size=40)


def readable(text: str) -> None:
    register(PIG)
    found = read_or_error(text)
    if isinstance(found, RecordError):
        assert 1 <= found.line <= len(text.splitlines()) + 1
    else:
        assert Record.read(found.write()).write() == found.write()


@given(anything)
@example("roost record 1\ud800")
@example("\ud800")
@settings(deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    readable(text)


@given(anything)
@example("\ud800  #123456")
@settings(deadline=None)
def test_any_text_after_a_title_is_read_or_refused(text: str) -> None:
    readable(with_checksums(["roost record 1"]) + text)


@given(st.lists(line, max_size=20))
@settings(deadline=None, max_examples=200)
def test_any_lines_with_right_checks_are_read_or_refused(lines: list[str]) -> None:
    readable(with_checksums(["roost record 1", *lines]))


@given(st.data())
@settings(deadline=None, max_examples=300)
def test_any_lines_put_into_a_record_are_read_or_refused(data: st.DataObject) -> None:
    lines = without_checksums(data.draw(st.sampled_from([SHORT, PLAYED])))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(1, len(lines) - 1))
        lines[place : place + data.draw(st.integers(0, 2))] = [data.draw(line)]
        assume(len(lines) > 2)
    readable(with_checksums(lines))
