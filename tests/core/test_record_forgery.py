"""Whatever is edited in the record of a live table is found, also if all checks of its lines were put right."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from roost.core.errors import RecordError
from roost.core.record import UNDO, Record
from tests.core.forgeries import KINDS, forgeries
from tests.core.live_game import CASES, finished
from tests.core.record_editing import checked

signed = cache(finished)
SHORTEST = "karteneck -"
"""The case that the plain source is tried with, too: the others take long, and go through the same checks."""
EDITED = [case if case == SHORTEST else pytest.param(case, marks=pytest.mark.compiled_only) for case in CASES]


class Found(NamedTuple):
    """A forgery, and the line at which reading it stopped."""

    lines: list[str]
    at: int


@cache
def found(case: str, kind: str) -> list[Found]:
    """Every forgery of a kind, read once for all tests."""
    read: list[Found] = []
    for lines in forgeries(signed(case), kind):
        with pytest.raises(RecordError) as caught:
            Record.read(checked(lines))
        read.append(Found(lines, caught.value.line))
    return read


@pytest.mark.parametrize("case", CASES)
def test_what_was_played_is_accepted(case: str) -> None:
    record = signed(case)
    read = Record.read(checked(record.lines()))
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
