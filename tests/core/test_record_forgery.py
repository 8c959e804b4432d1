"""Edits of the record of a live table are found even if all checksums are valid."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from roost.core.errors import RecordError
from roost.core.record import UNDO, Record
from tests.core.forgeries import KINDS, forgeries
from tests.core.live_game import CASES, finished
from tests.core.record_editing import with_checksums

signed = cache(finished)
SHORTEST = "karteneck -"
"""The only case for the plain source: the others take long and use the same code."""
EDITED = [case if case == SHORTEST else pytest.param(case, marks=pytest.mark.compiled_only) for case in CASES]


class FoundForgery(NamedTuple):
    """A forgery and the line of the error."""

    lines: list[str]
    at: int


@cache
def found(case: str, kind: str) -> list[FoundForgery]:
    """Read every forgery of a kind, once for all tests."""
    read: list[FoundForgery] = []
    for lines in forgeries(signed(case), kind):
        with pytest.raises(RecordError) as caught:
            Record.read(with_checksums(lines))
        read.append(FoundForgery(lines, caught.value.line))
    return read


@pytest.mark.parametrize("case", CASES)
def test_an_unedited_record_is_accepted(case: str) -> None:
    record = signed(case)
    read = Record.read(with_checksums(record.lines()))
    assert read.lines() == record.lines()
    assert sum(step.move == UNDO for step in read.steps) == 2
    assert read.result is not None


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("case", EDITED)
def test_every_edit_is_found(case: str, kind: str) -> None:
    tried = found(case, kind)
    assert all(1 <= forgery.at <= len(forgery.lines) + 1 for forgery in tried)
    assert len(tried) >= 2


@pytest.mark.parametrize("case", EDITED)
def test_an_edited_roll_or_card_is_found_at_its_line(case: str) -> None:
    before = signed(case).lines()
    for lines, at in found(case, "a roll or a card"):
        edited = [number for number, (old, new) in enumerate(zip(before, lines, strict=True), 1) if old != new]
        assert [at] == edited
