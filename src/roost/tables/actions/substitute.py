"""Let a bot play for a person who left, is away or ran out of time, until they return."""

from __future__ import annotations

from roost.tables.actions.take_back import settle
from roost.tables.errors import StaleError, TableError
from roost.tables.log_entries import Cause, Entry, Replaced, Returned
from roost.tables.table import Table

__all__ = ["come_back", "hand_over", "replace"]


def _check_cause(table: Table, at: int, seat: int, cause: Cause) -> None:
    deadline = table.deadline()
    if cause == "time" and (seat != table.turn or deadline is None or deadline > at):
        raise StaleError(f"seat {seat} still has time", "table-in-time", seat=seat)


def replace(table: Table, at: int, seat: int, cause: Cause, by: int = -1) -> list[Entry]:
    """Let a bot play for a person who is away or whose time is up."""
    table.require_playing()
    if table.require_person(seat).cause:
        return []
    _check_cause(table, at, seat, cause)
    return hand_over(table, at, seat, cause, by)


def hand_over(table: Table, at: int, seat: int, cause: Cause, by: int) -> list[Entry]:
    """Let a bot play for a person from now on; their vote on a request is no longer needed."""
    replaced = Replaced(table.time_of_entry(at), seat, cause, by, table.new_bot_name(table.config.substitute))
    _apply_replaced(table, replaced)
    return [replaced, *settle(table, at)]


def come_back(table: Table, at: int, seat: int) -> list[Entry]:
    """Play oneself again. A full log refuses nobody: otherwise one person could lock the others out."""
    table.require_playing()
    if not table.require_person(seat).cause:
        return []
    # Otherwise a quick return would give unlimited time. Older logs hold such returns, so the reader allows them.
    if seat == table.turn and table.timed_out_step == table.step and not table.all_people_away:
        raise TableError("the time for this decision is up: come back when a bot has made it", "table-time-up")
    returned = Returned(table.time_of_entry(at), seat)
    _apply_returned(table, returned)
    return [returned]


def read_replaced(table: Table, replaced: Replaced) -> None:
    table.require_playing()
    table.require_person_plays(replaced.seat)
    _check_cause(table, replaced.at, replaced.seat, replaced.cause)
    _apply_replaced(table, replaced)


def read_returned(table: Table, returned: Returned) -> None:
    table.require_playing()
    if not table.require_person(returned.seat).cause:
        raise table.damaged_error()
    _apply_returned(table, returned)


def _apply_replaced(table: Table, replaced: Replaced) -> None:
    seat = table.seats[replaced.seat]
    seat.cause, seat.substitute = replaced.cause, replaced.name
    if replaced.cause == "time":
        table.timed_out_step = table.step
    if replaced.seat == table.turn:
        table.clocks.stopped(replaced.seat, replaced.at)
    if table.takeback is not None and replaced.seat == table.takeback.seat:
        table.takeback = None
    table.append(replaced)


def _apply_returned(table: Table, returned: Returned) -> None:
    seat = table.seats[returned.seat]
    table.clocks.returned(returned.seat, returned.at, table.turn, grace=seat.cause != "left")
    seat.cause = seat.substitute = ""
    table.append(returned)
