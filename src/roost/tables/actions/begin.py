"""Begin the game as soon as all seats are taken."""

from __future__ import annotations

from roost.core.fairness import FairChance
from roost.core.recording import Recording
from roost.store.contract import DamagedError
from roost.tables.log_entries import Began, Entry
from roost.tables.table import Table

__all__ = ["begin"]


def _may_begin(table: Table) -> bool:
    return table.phase == "waiting" and all(seat.taken for seat in table.seats)


def begin(table: Table, at: int) -> list[Entry]:
    """Begin the game, unless a seat is free."""
    if not _may_begin(table):
        return []
    recording = _start(table)
    began = Began(table.time_of_entry(at), recording.record.start)
    _apply(table, began, recording)
    return [began]


def read_began(table: Table, began: Began) -> None:
    if not _may_begin(table):
        raise table.damaged_error()
    recording = _start(table)
    if recording.record.start != began.outcomes:
        raise table.damaged_error()
    _apply(table, began, recording)


def _start(table: Table) -> Recording:
    chance = FairChance(bytes.fromhex(table.opened.secret), table.entropies)
    if chance.fairness.commitment != table.opened.commitment:
        raise DamagedError(table.name, 1)
    return Recording(table.game, [seat.name for seat in table.seats], chance, table.config.options)


def _apply(table: Table, began: Began, recording: Recording) -> None:
    table.recording = recording
    table.clocks.start(began.at)
    table.append(began, recording.opening)
