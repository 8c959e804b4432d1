"""Put a bot on a free seat before the game."""

from __future__ import annotations

from collections.abc import Iterable

from roost.bots.registry import make_bot
from roost.tables.actions.begin import begin
from roost.tables.errors import TableError
from roost.tables.log_entries import Entry, Filled
from roost.tables.table import Table

__all__ = ["fill"]


def fill(table: Table, at: int, seat: int, bot: str, holders: Iterable[str]) -> list[Entry]:
    """Put a bot on a seat, for the host or a player (by token hashes); the game begins with the last free seat."""
    table.require_waiting()
    # The guest of a free seat, or of a missing host, is ''.
    known = set(holders) - {""}
    if not table.seats_of(known) and table.opened.host not in known:
        raise TableError("only the host or a person at the table may call a bot", "table-not-yours")
    table.require_free_seat(seat)
    if sum(not other.bot for other in table.seats) == 1:
        raise TableError("somebody has to sit at the table: leave a seat open", "table-bots-only")
    make_bot(bot, table.game)
    filled = Filled(table.time_of_entry(at), seat, bot, table.new_bot_name(bot))
    return [*apply_filled(table, filled), *begin(table, at)]


def apply_filled(table: Table, filled: Filled) -> list[Entry]:
    table.require_waiting()
    seat = table.require_free_seat(filled.seat)
    if not filled.bot or filled.name in {other.name for other in table.seats if other.name}:
        raise table.damaged_error()
    seat.bot = filled.bot
    table.name_bot(filled.seat, filled.name)
    return table.append(filled)
