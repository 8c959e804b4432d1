"""Records that are read, or refused with the line that is wrong."""

from __future__ import annotations

import pytest

from roost.core.errors import RecordError
from roost.core.record import Record


def refused(text: str) -> RecordError:
    """The error that a text is refused with."""
    with pytest.raises(RecordError) as caught:
        Record.read(text)
    error = caught.value
    assert str(error).startswith(f"line {error.line}: ")
    assert error.data["line"] == error.line
    return error


def read_or_refused(text: str) -> Record | RecordError:
    try:
        return Record.read(text)
    except RecordError as error:
        return error
