"""Read a log back: build the table that its entries add up to.

The store finds entries that are damaged or missing. Reading also finds a log that is whole but cannot have happened,
for instance after somebody edited the database: each entry has to obey the rule of the action that writes it, and
luck is drawn anew from the secret and compared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from roost.core.errors import RoostError
from roost.store.errors import DamagedError
from roost.tables import log_entries as log
from roost.tables.actions import begin, coach, fill, leave, move, rematch, sit, substitute, take_back, talk
from roost.tables.table import Table

__all__ = ["fold", "read_log"]

_APPLY: Final[dict[type[log.Entry], Callable[[Table, Any], list[log.Entry]]]] = {
    log.Sat: sit.apply_sat,
    log.Filled: fill.apply_filled,
    log.Left: leave.apply_left,
    log.Began: lambda table, began: begin.begin(table, began.at),
    log.Moved: lambda table, moved: move.move(table, moved.at, moved.seat, moved.move, table.step, moved.id, moved.bot),
    log.TakebackRequested: take_back.apply_takeback_requested,
    log.TakebackAnswered: take_back.apply_takeback_answered,
    log.TakenBack: take_back.apply_taken_back,
    log.Replaced: substitute.apply_replaced,
    log.Returned: substitute.apply_returned,
    log.Said: talk.apply_said,
    log.Coached: lambda table, coached: coach.coach(table, coached.at, coached.seat),
    log.Rematched: lambda table, rematched: rematch.note_rematch(table, rematched.at, rematched.table),
}


def read_log(name: str, entries: Sequence[log.Entry]) -> Table:
    """Return the table that a whole log adds up to; raise `DamagedError` with the entry that cannot be true."""
    if not entries or not isinstance(entries[0], log.Opened):
        raise DamagedError(name, 1)
    table = Table(name, entries[0])
    for entry in entries[1:]:
        fold(table, entry)
    return table


def fold(table: Table, entry: log.Entry) -> None:
    """Apply the next entry of the log; raise `DamagedError` if it cannot follow."""
    damaged = table.damaged_error()
    if entry.at < table.at or type(entry) not in _APPLY:
        raise damaged
    try:
        if _APPLY[type(entry)](table, entry) != [entry]:
            raise damaged
    except DamagedError:
        raise
    except RoostError as error:
        raise damaged from error
