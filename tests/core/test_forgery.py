"""Whatever is edited in the record of a live table is found, also if all checks of its lines were put right."""

from __future__ import annotations

from functools import cache

import pytest

from roost.core.errors import RecordError
from roost.core.record import UNDO, Record
from tests.core.forgeries import KINDS, forgeries
from tests.core.live import CASES, finished
from tests.core.rewriting import checked

signed = cache(finished)


@pytest.mark.parametrize("case", CASES)
def test_what_was_played_is_accepted(case: str) -> None:
    record = signed(case)
    read = Record.read(checked(record.lines()))
    assert read.lines() == record.lines()
    assert sum(step.move == UNDO for step in read.steps) == 2
    assert read.result is not None


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("case", CASES)
def test_every_edit_is_found(case: str, kind: str) -> None:
    record = signed(case)
    tried = 0
    for lines in forgeries(record, kind):
        tried += 1
        with pytest.raises(RecordError) as caught:
            Record.read(checked(lines))
        assert 1 <= caught.value.line <= len(lines) + 1
    assert tried >= 2


@pytest.mark.parametrize("case", CASES)
def test_an_edited_roll_or_card_is_found_at_its_line(case: str) -> None:
    record = signed(case)
    before = record.lines()
    for lines in forgeries(record, "a roll or a card"):
        with pytest.raises(RecordError) as caught:
            Record.read(checked(lines))
        edited = [number for number, (old, new) in enumerate(zip(before, lines, strict=True), 1) if old != new]
        assert [caught.value.line] == edited
