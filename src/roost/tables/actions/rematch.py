"""Play again at a new table: the same people, everybody one seat on."""

from __future__ import annotations

import msgspec

from roost.tables.log_entries import Entry, Opened, Rematched
from roost.tables.new_table import new_log
from roost.tables.table import Table
from roost.tables.table_config import OPEN

__all__ = ["note_rematch", "open_rematch"]


def open_rematch(table: Table, at: int, host: str) -> Opened:
    """Return the first entry of the table for the rematch."""
    table.require_over()
    seats = [table.seats[number - 1] for number in range(len(table.seats))]
    config = msgspec.structs.replace(table.config, seats=tuple(seat.bot or OPEN for seat in seats), public=False)
    reserved_for = tuple(seat.guest for seat in seats)
    return new_log(at, config, host, reserved_for, table.name, [seat.name for seat in seats])


def note_rematch(table: Table, at: int, name: str) -> list[Entry]:
    """Note the table of the rematch; the first one counts."""
    table.require_over()
    if table.rematch:
        return []
    table.rematch = name
    return table.append(Rematched(table.time_of_entry(at), name))
