"""Ask the coach, which is noted once for each seat: the game is not rated any more."""

from __future__ import annotations

from roost.tables.errors import TableError
from roost.tables.log_entries import Coached, Entry
from roost.tables.table import Table

__all__ = ["coach"]


def coach(table: Table, at: int, seat: int) -> list[Entry]:
    """Note that a seat asks the coach; only the seat on turn may."""
    table.require_playing()
    table.require_person_plays(seat)
    if not table.config.coach:
        raise TableError("there is no coach at this table", "table-no-coach")
    if seat != table.turn:
        raise TableError("only the seat on turn may ask the coach", "table-not-on-turn")
    if seat in table.coached:
        return []
    table.coached.add(seat)
    return table.append(Coached(table.time_of_entry(at), seat))
