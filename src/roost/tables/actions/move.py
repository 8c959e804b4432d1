"""Make a move."""

from __future__ import annotations

from roost.core.event import Event
from roost.core.recording import Recording
from roost.tables.errors import StaleError
from roost.tables.log_entries import Entry, Moved
from roost.tables.table import Table

__all__ = ["move"]


def _check(table: Table, seat: int, bot: str) -> Recording:
    """Check that a person, or this bot, plays the seat. Whose turn it is and what is legal is for the recording."""
    recording = table.require_playing()
    if bool(bot) == table.require_seat(seat).person_plays or (bot and bot != table.bot_to_move()):
        raise table.replaced_error(seat)
    return recording


def move(table: Table, at: int, seat: int, text: str, step: int, label: str = "", bot: str = "") -> list[Entry]:
    """Make a move in the position after `step` moves."""
    recording = _check(table, seat, bot)
    if step != table.step:
        raise StaleError(f"this was for step {step}, and it is step {table.step}", "table-stale", step=table.step)
    events = recording.play(seat, text)
    made = recording.record.steps[-1]
    moved = Moved(table.time_of_entry(at), seat, made.move, made.outcomes, label, bot)
    _apply(table, moved, events)
    return [moved]


def read_moved(table: Table, moved: Moved) -> None:
    recording = _check(table, moved.seat, moved.bot)
    events = recording.play(moved.seat, moved.move)
    made = recording.record.steps[-1]
    if (made.move, made.outcomes) != (moved.move, moved.outcomes):
        raise table.damaged_error()
    _apply(table, moved, events)


def _apply(table: Table, moved: Moved, events: tuple[Event, ...]) -> None:
    table.clocks.decided(moved.seat, moved.at, person=not moved.bot)
    table.takeback = None
    table.step += 1
    table.append(moved, events)
    table.standing_moves.append(table.seq)
