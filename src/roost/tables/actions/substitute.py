"""Let a bot play for a person who left, is away or ran out of time, until they return."""

from __future__ import annotations

from roost.tables.actions.take_back import settle
from roost.tables.errors import StaleError, TableError
from roost.tables.log_entries import Cause, Entry, Replaced, Returned
from roost.tables.table import Table

__all__ = ["come_back", "hand_over", "replace"]


def replace(table: Table, at: int, seat: int, cause: Cause, by: int = -1) -> list[Entry]:
    """Let a bot play for a person who is away or whose time is up."""
    table.require_playing()
    return [] if table.require_person(seat).cause else hand_over(table, at, seat, cause, by)


def hand_over(table: Table, at: int, seat: int, cause: Cause, by: int) -> list[Entry]:
    """Let a bot play for a person from now on; their vote on a request is no longer needed."""
    replaced = Replaced(table.time_of_entry(at), seat, cause, by, table.new_bot_name(table.config.substitute))
    return [*apply_replaced(table, replaced), *settle(table, at)]


def come_back(table: Table, at: int, seat: int) -> list[Entry]:
    """Play oneself again. A full log refuses nobody: otherwise one person could lock the others out."""
    table.require_playing()
    if not table.require_person(seat).cause:
        return []
    # Otherwise a quick return would give unlimited time. Older logs hold such returns, so only the action refuses them.
    if seat == table.turn and table.timed_out_step == table.step and not table.all_people_away:
        raise TableError("the time for this decision is up: come back when a bot has made it", "table-time-up")
    return apply_returned(table, Returned(table.time_of_entry(at), seat))


def apply_replaced(table: Table, replaced: Replaced) -> list[Entry]:
    table.require_playing()
    table.require_person_plays(replaced.seat)
    if replaced.cause == "time":
        deadline = table.deadline()
        if replaced.seat != table.turn or deadline is None or deadline > replaced.at:
            raise StaleError(f"seat {replaced.seat} still has time", "table-in-time", seat=replaced.seat)
        table.timed_out_step = table.step
    seat = table.seats[replaced.seat]
    seat.cause, seat.substitute = replaced.cause, replaced.name
    if replaced.seat == table.turn:
        table.clocks.stopped(replaced.seat, replaced.at)
    if table.takeback is not None and replaced.seat == table.takeback.seat:
        table.takeback = None
    return table.append(replaced)


def apply_returned(table: Table, returned: Returned) -> list[Entry]:
    table.require_playing()
    seat = table.require_person(returned.seat)
    if not seat.cause:
        raise table.damaged_error()
    table.clocks.returned(returned.seat, returned.at, table.turn, grace=seat.cause != "left")
    seat.cause = seat.substitute = ""
    return table.append(returned)
