"""Begin the game as soon as all seats are taken."""

from __future__ import annotations

from roost.core.fairness import FairChance
from roost.core.recording import Recording
from roost.store.errors import DamagedError
from roost.tables.log_entries import Began, Entry
from roost.tables.table import Table

__all__ = ["begin"]


def begin(table: Table, at: int) -> list[Entry]:
    """Begin the game, unless a seat is free."""
    if table.phase != "waiting" or not all(seat.taken for seat in table.seats):
        return []
    chance = FairChance(bytes.fromhex(table.opened.secret), table.entropies)
    if chance.fairness.commitment != table.opened.commitment:
        raise DamagedError(table.name, 1)
    table.recording = Recording(table.game, [seat.name for seat in table.seats], chance, table.config.options)
    began = Began(table.time_of_entry(at), table.recording.record.start)
    table.clocks.start(began.at)
    return table.append(began, table.recording.opening)
