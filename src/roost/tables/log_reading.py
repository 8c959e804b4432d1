"""Read a log back: build the table that its entries add up to.

The store finds entries that are damaged or missing. Reading also finds a log that is whole but cannot have happened,
for instance after somebody edited the database: each entry is checked by the rule of the action that writes it, and
luck is drawn anew from the secret and compared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from roost.core.errors import RoostError
from roost.store.contract import DamagedError
from roost.tables.actions.begin import read_began
from roost.tables.actions.coach import read_coached
from roost.tables.actions.fill import read_filled
from roost.tables.actions.leave import read_left
from roost.tables.actions.move import read_moved
from roost.tables.actions.rematch import read_rematched
from roost.tables.actions.sit import read_sat
from roost.tables.actions.substitute import read_replaced, read_returned
from roost.tables.actions.take_back import read_takeback_answered, read_takeback_requested, read_taken_back
from roost.tables.actions.talk import read_said
from roost.tables.log_entries import (
    Began,
    Coached,
    Entry,
    Filled,
    Left,
    Moved,
    Opened,
    Rematched,
    Replaced,
    Returned,
    Said,
    Sat,
    SeatEntry,
    TakebackAnswered,
    TakebackRequested,
    TakenBack,
)
from roost.tables.table import Table

__all__ = ["fold", "read_log"]

_READERS: Final[dict[type[Entry], Callable[[Table, Any], None]]] = {
    Sat: read_sat,
    Filled: read_filled,
    Began: read_began,
    Moved: read_moved,
    TakenBack: read_taken_back,
    TakebackRequested: read_takeback_requested,
    TakebackAnswered: read_takeback_answered,
    Said: read_said,
    Left: read_left,
    Replaced: read_replaced,
    Returned: read_returned,
    Coached: read_coached,
    Rematched: read_rematched,
}


def read_log(name: str, entries: Sequence[Entry]) -> Table:
    """Return the table that a whole log adds up to; raise `DamagedError` with the entry that cannot be true."""
    if not entries or not isinstance(entries[0], Opened):
        raise DamagedError(name, 1)
    table = Table(name, entries[0])
    for entry in entries[1:]:
        fold(table, entry)
    return table


def fold(table: Table, entry: Entry) -> None:
    """Apply the next entry of the log; raise `DamagedError` if it cannot follow."""
    damaged = table.damaged_error()
    read = _READERS.get(type(entry))
    if read is None or entry.at < table.at:
        raise damaged
    try:
        if isinstance(entry, SeatEntry):
            table.require_seat(entry.seat)
        read(table, entry)
    except DamagedError:
        raise
    except RoostError as error:
        raise damaged from error
