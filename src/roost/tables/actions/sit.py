"""Sit down on a free seat before the game."""

from __future__ import annotations

from roost.core.fairness import Fairness
from roost.tables.actions.begin import begin
from roost.tables.errors import TableError
from roost.tables.log_entries import Entry, Sat
from roost.tables.seat import Seat
from roost.tables.table import Table
from roost.tables.text_filter import clean_name, distinct_name

__all__ = ["first_seat_for", "sit"]


def sit(
    table: Table, at: int, seat: int, name: str, guest: str, token: str, entropy: str, face: str = ""
) -> list[Entry]:
    """Sit down; the game begins with the last free seat."""
    _require_seat_for(table, seat, guest)
    table.require_room()
    if entropy:
        # Bad entropy must be refused now: later nobody could see the table any more.
        Fairness(table.opened.commitment, ((seat, entropy),))
    name = distinct_name(clean_name(name), {other.name for other in table.seats})
    sat = Sat(table.time_of_entry(at), seat, name, guest, token, entropy, face)
    return [*apply_sat(table, sat), *begin(table, at)]


def first_seat_for(table: Table, guest: str) -> int:
    """Return the first seat that is reserved for a guest, or else the first one that is free for all."""
    free = [number for number, seat in enumerate(table.seats) if not seat.taken and not seat.reserved_for]
    seats = [*table.reserved_seats([guest]), *free]
    if not seats:
        raise TableError("all seats are taken", "table-full")
    return seats[0]


def _require_seat_for(table: Table, number: int, guest: str) -> Seat:
    table.require_waiting()
    seat = table.require_free_seat(number)
    if seat.reserved_for not in ("", guest):
        raise TableError(f"seat {number} is reserved for somebody else", "table-kept", seat=number)
    return seat


def apply_sat(table: Table, sat: Sat) -> list[Entry]:
    seat = _require_seat_for(table, sat.seat, sat.guest)
    if not (sat.name and sat.guest and sat.token):
        raise table.damaged_error()
    seat.name, seat.guest, seat.token, seat.entropy, seat.face = sat.name, sat.guest, sat.token, sat.entropy, sat.face
    return table.append(sat)
