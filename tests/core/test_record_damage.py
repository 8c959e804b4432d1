"""Damage of a record is found at its line."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from roost.core.errors import RecordError
from roost.core.record import Record
from tests.core.record_editing import golden, read_error, read_or_error, without_checksums

pytestmark = pytest.mark.usefixtures("pig")
SHORT = golden("unfinished")


def first_difference(text: str, edited: str) -> int:
    """Return the number of the line where an edit begins."""
    pairs = zip(text + "\0", edited + "\1", strict=False)
    return text.count("\n", 0, next(place for place, (old, new) in enumerate(pairs) if old != new)) + 1


def assert_found(text: str, edited: str) -> None:
    """Check that an edit is found at its line, unless it changed only blanks around a checksum."""
    found = read_or_error(edited)
    if isinstance(found, RecordError):
        assert found.line == first_difference(text, edited), str(found)
    else:
        assert found.write() == text
        assert "".join(edited.split()) == "".join(text.split())


INSERTED_CHARACTERS = ["#", " ", "0", "f", "W", "-", "\t", "\x00", "ä"]


@pytest.mark.parametrize("number", range(15))
def test_every_edit_of_a_character_is_found_at_its_line(number: int) -> None:
    lines = SHORT.splitlines(keepends=True)
    before, line, after = "".join(lines[:number]), lines[number], "".join(lines[number + 1 :])
    for place, old in enumerate(line.rstrip("\n")):
        new = INSERTED_CHARACTERS[(place * 7 + number) % len(INSERTED_CHARACTERS)]
        assert_found(SHORT, before + line[:place] + line[place + 1 :] + after)
        assert_found(SHORT, before + line[:place] + new + line[place:] + after)
        if new != old:
            assert_found(SHORT, before + line[:place] + new + line[place + 1 :] + after)


def test_every_digit_of_a_check_counts() -> None:
    for number, line in enumerate(SHORT.splitlines(), 1):
        for place in range(len(line) - 6, len(line)):
            digit = "0" if line[place] != "0" else "1"
            lines = SHORT.splitlines()
            lines[number - 1] = line[:place] + digit + line[place + 1 :]
            error = read_error("\n".join(lines))
            assert (error.line, error.reason) == (number, "record-version" if number == 0 else "record-check")
            assert f"#{line[-6:]}" in str(error), "the right checksum is named"


@pytest.mark.parametrize("name", ["unfinished", "pig", "classic"])
def test_a_missing_repeated_or_swapped_line_is_found_at_its_place(name: str) -> None:
    text = golden(name)
    lines = text.splitlines(keepends=True)
    for place in range(len(lines) - 1):
        number = place + 1
        assert read_error("".join(lines[:place] + lines[place + 1 :])).line == number
        assert read_error("".join(lines[: place + 1] + lines[place:])).line == number + 1
        assert read_error("".join([*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]])).line == number
        assert read_error("".join([*lines[:place], "\n", *lines[place:]])).line == number
    assert read_error(text + lines[-1]).line == len(lines) + 1
    assert Record.read(text + "\n \n").write() == text, "editors may add blank lines at the end"


@pytest.mark.parametrize("name", ["unfinished", "pig", "classic"])
def test_a_record_that_breaks_off_is_refused_at_its_end(name: str) -> None:
    text = golden(name)
    lines = text.splitlines(keepends=True)
    assert read_error("").line == 1
    for kept in range(1, len(lines)):
        error = read_error("".join(lines[:kept]))
        assert error.line == kept + 1
        assert error.reason == "record-breaks-off"
        half = read_error("".join(lines[:kept]) + lines[kept][:20])
        assert half.line == kept + 1


def test_the_error_names_the_line_that_should_follow() -> None:
    error = read_error("".join(SHORT.splitlines(keepends=True)[:3]))
    assert str(error) == "line 4: the record breaks off where 'seat NUMBER NAME' should follow"
    assert error.reason == "record-breaks-off"
    assert error.data == {"line": 4, "form": "seat NUMBER NAME"}


def test_a_damaged_line_is_quoted() -> None:
    error = read_error(SHORT.replace("take W", "take 1"))
    assert (error.line, error.reason, error.cause) == (10, "record-check", None)
    assert error.data == {"line": 10, "text": "1 take 1"}
    assert str(error).startswith("line 10: the line was changed or damaged: its check should be #")


LONG = golden("classic")


@given(st.integers(0, len(LONG) - 1), st.integers(0, 3), st.text(max_size=3))
@settings(deadline=None, max_examples=300)
def test_any_small_edit_of_a_long_record_is_found(place: int, cut: int, put: str) -> None:
    edited = LONG[:place] + put + LONG[place + cut :]
    assume(edited != LONG)
    found = read_or_error(edited)
    if isinstance(found, RecordError):
        # An edit at the end of a line may join or split lines; then either line may be named.
        assert found.line - first_difference(LONG, edited) in (0, 1)
    else:
        assert found.write() == LONG


def test_a_record_without_checksums_is_refused_at_the_first_line() -> None:
    error = read_error("\n".join(without_checksums(SHORT)))
    assert (error.line, error.reason) == (1, "record-check")
