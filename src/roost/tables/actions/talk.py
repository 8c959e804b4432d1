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
        raise TableError("not so fast", "table-too-much")
    said = Said(at, seat, clean_remark(text), label)
    _apply(table, said)
    return [said]


def read_said(table: Table, said: Said) -> None:
    table.require_person(said.seat)
    _apply(table, said)


def _apply(table: Table, said: Said) -> None:
    table.append(said)
    table.remarks.append(Remark(table.seq, said.at, said.seat, table.seats[said.seat].name, said.text))
