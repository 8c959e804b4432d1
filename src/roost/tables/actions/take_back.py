"""Take back one's last move: at once if it showed nothing, otherwise if all other people agree.

People at the same device are not asked. Players replaced by a bot neither vote nor request.
"""

from __future__ import annotations

from typing import Literal

from roost.core.event import OpenEvent
from roost.tables.errors import TableError
from roost.tables.log_entries import Entry, TakebackAnswered, TakebackRequested, TakenBack
from roost.tables.table import Table

__all__ = [
    "MovesTakenBack",
    "answer",
    "can_undo",
    "moves_to_take_back",
    "settle",
    "take_back",
    "voters",
    "way_to_take_back",
]


class MovesTakenBack(OpenEvent, frozen=True, tag="moves-taken-back"):
    """A seat took moves back, alone or with the consent of the others."""

    seat: int
    entries: tuple[int, ...]
    """The `seq` of each entry that no longer stands."""


def can_undo(table: Table, seat: int) -> bool:
    """Return whether the last move is this person's, and showed nothing."""
    recording = table.require_playing()
    return table.seats[seat].person_plays and recording.can_undo() and recording.standing[-1].seat == seat


def moves_to_take_back(table: Table, seat: int) -> int:
    """Return how many moves back the last move of a seat is; 0 if it has none."""
    standing = table.require_playing().standing
    return next((back for back, made in enumerate(reversed(standing), 1) if made.seat == seat), 0)


def voters(table: Table) -> set[int]:
    """Return the seats that have to agree to the request."""
    if table.takeback is None:
        return set()
    guest = table.seats[table.takeback.seat].guest
    return {number for number, seat in enumerate(table.seats) if seat.person_plays and seat.guest != guest}


def way_to_take_back(table: Table, seat: int, at: int) -> Literal["take", "ask"]:
    """Return whether a person may take the last move back at once or has to ask; raise `TableError` if neither."""
    if not can_undo(table, seat):
        _check_request(table, seat)
        return "ask"
    if not table.clocks.in_time(at):
        raise TableError("the time for that decision is up", "table-undo-late")
    return "take"


def _check_request(table: Table, seat: int) -> int:
    """Check that a person may ask for consent; return how many moves would be taken back."""
    if table.takeback is not None:
        raise TableError("somebody has asked already", "table-asked")
    moves = moves_to_take_back(table, seat)
    if not moves:
        raise TableError("there is no move of yours to take back", "table-nothing-to-undo")
    return moves


def _check_answer(table: Table, seat: int, yes: bool) -> None:
    """Check that a seat is asked, or withdraws its own request."""
    asked = voters(table)
    allowed = asked - table.consenting if yes else asked | ({table.takeback.seat} if table.takeback else set())
    if seat not in allowed:
        raise TableError("nobody has asked you for anything", "table-not-asked")


def _agreed(table: Table) -> tuple[int, int] | None:
    """Return the seat and the moves of the request if all voters agree to it."""
    if table.takeback is None or not voters(table) <= table.consenting:
        return None
    return table.takeback.seat, table.takeback.moves


def take_back(table: Table, at: int, seat: int, label: str = "") -> list[Entry]:
    """Take one's last move back, or ask the others for consent."""
    table.require_playing()
    table.require_person_plays(seat)
    table.require_room()
    if way_to_take_back(table, seat, at) == "take":
        taken_back = TakenBack(table.time_of_entry(at), seat, id=label)
        _apply_taken_back(table, taken_back)
        return [taken_back]
    requested = TakebackRequested(table.time_of_entry(at), seat, moves_to_take_back(table, seat), label)
    _apply_requested(table, requested)
    return [requested, *settle(table, at)]


def answer(table: Table, at: int, seat: int, yes: bool, label: str = "") -> list[Entry]:
    """Agree to the request or refuse it; the seat that asked may withdraw it."""
    table.require_playing()
    table.require_person(seat)
    if yes and seat in voters(table) & table.consenting:
        return []
    _check_answer(table, seat, yes)
    answered = TakebackAnswered(table.time_of_entry(at), seat, yes, label)
    _apply_answered(table, answered)
    return [answered, *settle(table, at)]


def settle(table: Table, at: int) -> list[Entry]:
    """Take the moves back once all voters agree."""
    agreed = _agreed(table)
    if agreed is None:
        return []
    taken_back = TakenBack(table.time_of_entry(at), *agreed, agreed=True)
    _apply_taken_back(table, taken_back)
    return [taken_back]


def read_takeback_requested(table: Table, requested: TakebackRequested) -> None:
    table.require_playing()
    table.require_person_plays(requested.seat)
    if _check_request(table, requested.seat) != requested.moves:
        raise table.damaged_error()
    _apply_requested(table, requested)


def read_takeback_answered(table: Table, answered: TakebackAnswered) -> None:
    table.require_playing()
    _check_answer(table, answered.seat, answered.yes)
    _apply_answered(table, answered)


def read_taken_back(table: Table, taken_back: TakenBack) -> None:
    table.require_playing()
    seat, moves = taken_back.seat, taken_back.moves
    if _agreed(table) != (seat, moves) if taken_back.agreed else moves != 1 or not can_undo(table, seat):
        raise table.damaged_error()
    _apply_taken_back(table, taken_back)


def _apply_requested(table: Table, requested: TakebackRequested) -> None:
    table.takeback = requested
    table.consenting = set()
    table.append(requested)


def _apply_answered(table: Table, answered: TakebackAnswered) -> None:
    if answered.yes:
        table.consenting.add(answered.seat)
    else:
        table.takeback = None
    table.append(answered)


def _apply_taken_back(table: Table, taken_back: TakenBack) -> None:
    recording = table.require_playing()
    if taken_back.agreed:
        for _ in range(taken_back.moves):
            recording.take_back()
        table.clocks.taken_back(taken_back.at, taken_back.moves)
        table.casual = True
    else:
        recording.undo()
        table.clocks.undone()
    taken = tuple(table.standing_moves[-taken_back.moves :])
    del table.standing_moves[-taken_back.moves :]
    table.takeback = None
    table.step += 1
    table.append(taken_back, (MovesTakenBack(taken_back.seat, taken),))
