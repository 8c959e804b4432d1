"""Make a move."""

from __future__ import annotations

from roost.tables.errors import StaleError
from roost.tables.log_entries import Entry, Moved
from roost.tables.table import Table

__all__ = ["move"]


def move(table: Table, at: int, seat: int, text: str, step: int, label: str = "", bot: str = "") -> list[Entry]:
    """Make a move for a person, or for the bot that plays a seat, in the position after `step` moves."""
    recording = table.require_playing()
    if bool(bot) == table.require_seat(seat).person_plays or (bot and bot != table.bot_to_move()):
        raise table.replaced_error(seat)
    if step != table.step:
        raise StaleError(
            f"the move was for step {step}, but the table is at step {table.step}", "table-stale", step=table.step
        )
    # The recording checks whose turn it is, and the game what is legal.
    events = recording.play(seat, text)
    made = recording.record.steps[-1]
    moved = Moved(table.time_of_entry(at), seat, made.move, made.outcomes, label, bot)
    table.clocks.decided(seat, moved.at, person=not bot)
    table.takeback = None
    table.step += 1
    table.standing_moves.append(table.seq + 1)
    return table.append(moved, events)
