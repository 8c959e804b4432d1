"""Leave one's seat: before the game it is free again, during the game a bot goes on."""

from __future__ import annotations

from roost.tables.actions.substitute import hand_over
from roost.tables.log_entries import Entry, Left
from roost.tables.table import Table

__all__ = ["leave"]


def leave(table: Table, at: int, seat: int) -> list[Entry]:
    """Leave one's seat."""
    cause = table.require_person(seat).cause
    if table.phase == "waiting":
        return apply_left(table, Left(table.time_of_entry(at), seat))
    table.require_playing()
    if cause:
        return []
    table.require_room()
    return hand_over(table, at, seat, "left", seat)


def apply_left(table: Table, left: Left) -> list[Entry]:
    table.require_waiting()
    table.require_person(left.seat).clear()
    # The next person on this seat may use the same labels for other messages.
    table.labels = {key: seq for key, seq in table.labels.items() if key[0] != left.seat}
    return table.append(left)
