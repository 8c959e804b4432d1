"""Say something to the table."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from roost.tables.errors import TableError
from roost.tables.log_entries import Entry, Said
from roost.tables.table import Remark, Table
from roost.tables.text_filter import clean_remark

__all__ = ["say"]

_MAX_REMARKS_PER_PERIOD: Final = 5
_PERIOD_MS: Final = 10_000


def say(table: Table, at: int, seat: int, text: str, label: str = "") -> list[Entry]:
    """Say something, in any phase, also while a bot plays for the person."""
    table.require_person(seat)
    table.require_room()
    at = table.time_of_entry(at)
    recent = takewhile(lambda remark: remark.at > at - _PERIOD_MS, reversed(table.remarks))
    if sum(remark.seat == seat for remark in recent) >= _MAX_REMARKS_PER_PERIOD:
        raise TableError("too many remarks: wait a little", "table-too-much")
    return apply_said(table, Said(at, seat, clean_remark(text), label))


def apply_said(table: Table, said: Said) -> list[Entry]:
    name = table.require_person(said.seat).name
    table.remarks.append(Remark(table.seq + 1, said.at, said.seat, name, said.text))
    return table.append(said)
