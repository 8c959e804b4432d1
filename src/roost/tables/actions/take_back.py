"""Take back one's last move: at once if it showed nothing, otherwise if all other people agree.

People at the same device are not asked. Players replaced by a bot neither vote nor request.
"""

from __future__ import annotations

from typing import Literal

from roost.core.event import OpenEvent
from roost.core.message import Message
from roost.tables.errors import TableError
from roost.tables.log_entries import Entry, TakebackAnswered, TakebackRequested, TakenBack
from roost.tables.table import Table

__all__ = ["MovesTakenBack", "answer", "can_undo", "moves_back", "settle", "take_back", "voters", "way_to_take_back"]


class MovesTakenBack(OpenEvent, frozen=True, tag="moves-taken-back"):
    """A seat took moves back, alone or with the consent of the others."""

    seat: int
    entries: tuple[int, ...]
    """The `seq` of each entry that no longer stands."""

    def messages(self) -> tuple[Message, ...]:
        return (Message("event-moves-taken-back", {"moves": len(self.entries)}, {"name": self.seat}),)


def can_undo(table: Table, seat: int) -> bool:
    """Return whether the last move is this person's, and showed nothing."""
    recording = table.require_playing()
    return table.seats[seat].person_plays and recording.can_undo() and recording.standing[-1].seat == seat


def moves_back(table: Table, seat: int) -> int:
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
    if can_undo(table, seat):
        if not table.clocks.in_time(at):
            raise TableError("the time for that decision is up", "table-undo-late")
        return "take"
    _check_request(table, seat)
    return "ask"


def _check_request(table: Table, seat: int) -> int:
    """Check that a seat may ask for consent, and return for how many moves."""
    if table.takeback is not None:
        raise TableError("a request is waiting already", "table-asked")
    moves = moves_back(table, seat)
    if not moves:
        raise TableError("there is no move of yours to take back", "table-nothing-to-undo")
    return moves


def _agreed(table: Table) -> TakebackRequested | None:
    """Return the request if all voters agree to it."""
    return table.takeback if voters(table) <= table.consenting else None


def take_back(table: Table, at: int, seat: int, label: str = "") -> list[Entry]:
    """Take one's last move back, or ask the others for consent."""
    table.require_playing()
    table.require_person_plays(seat)
    table.require_room()
    if way_to_take_back(table, seat, at) == "take":
        return apply_taken_back(table, TakenBack(table.time_of_entry(at), seat, id=label))
    requested = TakebackRequested(table.time_of_entry(at), seat, moves_back(table, seat), label)
    return [*apply_takeback_requested(table, requested), *settle(table, at)]


def answer(table: Table, at: int, seat: int, yes: bool, label: str = "") -> list[Entry]:
    """Agree to the request or refuse it; the seat that asked may withdraw it."""
    table.require_playing()
    table.require_person(seat)
    if yes and seat in voters(table) & table.consenting:
        return []
    answered = TakebackAnswered(table.time_of_entry(at), seat, yes, label)
    return [*apply_takeback_answered(table, answered), *settle(table, at)]


def settle(table: Table, at: int) -> list[Entry]:
    """Take the moves back once all voters agree."""
    request = _agreed(table)
    if request is None:
        return []
    return apply_taken_back(table, TakenBack(table.time_of_entry(at), request.seat, request.moves, agreed=True))


def apply_takeback_requested(table: Table, requested: TakebackRequested) -> list[Entry]:
    table.require_playing()
    table.require_person_plays(requested.seat)
    if _check_request(table, requested.seat) != requested.moves:
        raise table.damaged_error()
    table.takeback = requested
    table.consenting = set()
    return table.append(requested)


def apply_takeback_answered(table: Table, answered: TakebackAnswered) -> list[Entry]:
    request, asked = table.takeback, voters(table)
    if request is None or answered.seat not in (asked - table.consenting if answered.yes else asked | {request.seat}):
        raise TableError("no request waits for your answer", "table-not-asked")
    if answered.yes:
        table.consenting.add(answered.seat)
    else:
        table.takeback = None
    return table.append(answered)


def apply_taken_back(table: Table, taken_back: TakenBack) -> list[Entry]:
    recording = table.require_playing()
    seat, moves = taken_back.seat, taken_back.moves
    table.require_person_plays(seat)
    if taken_back.agreed:
        request = _agreed(table)
        if request is None or (request.seat, request.moves) != (seat, moves):
            raise table.damaged_error()
        for _ in range(moves):
            recording.take_back()
        table.clocks.taken_back(taken_back.at, moves)
        table.casual = True
    else:
        if moves != 1 or not can_undo(table, seat):
            raise table.damaged_error()
        recording.undo()
        table.clocks.undone()
    taken = tuple(table.standing_moves[-moves:])
    del table.standing_moves[-moves:]
    table.takeback = None
    table.step += 1
    return table.append(taken_back, (MovesTakenBack(seat, taken),))
