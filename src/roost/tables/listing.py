"""The summary of a table for the lobby and for "my games"."""

from __future__ import annotations

from typing import Any

import msgspec

from roost.store.interface import Listing
from roost.tables.table import Table
from roost.tables.table_config import Clock

__all__ = ["Summary", "listing", "summary_for"]


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public facts of a table."""

    options: dict[str, Any]
    seats: tuple[str, ...]
    """The name on each seat; '' for a free seat."""
    bots: tuple[bool, ...]
    clock: Clock
    turn: int = -1
    faces: tuple[str, ...] = ()
    yours: tuple[int, ...] = ()
    """The seats of the guest who asks."""
    guests: tuple[str, ...] = ()
    """The token hash of each seat's guest; it never leaves the store."""
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()


def listing(table: Table) -> Listing:
    """Return the listing of a table for the store."""
    result = table.result
    summary = Summary(
        options=table.config.options,
        seats=tuple(seat.name for seat in table.seats),
        bots=tuple(bool(seat.bot) for seat in table.seats),
        faces=tuple(seat.face for seat in table.seats),
        clock=table.config.clock,
        turn=table.turn,
        guests=tuple(seat.guest for seat in table.seats),
        places=() if result is None else result.places,
        scores=() if result is None else result.scores,
    )
    guests = sorted({seat.guest or seat.reserved_for for seat in table.seats} | {table.opened.host})
    return Listing(
        table=table.name,
        game=table.game.key,
        phase=table.phase,
        public=table.config.public,
        changed=table.at,
        guests=tuple(guest for guest in guests if guest),
        summary=msgspec.json.encode(summary),
    )


def summary_for(listing: Listing, guest: str = "") -> Summary | None:
    """Return the summary for a guest (a token hash) or for anybody; None if it is damaged."""
    try:
        stored = msgspec.json.decode(listing.summary, type=Summary)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    yours = tuple(number for number, whose in enumerate(stored.guests) if guest and whose == guest)
    return msgspec.structs.replace(stored, yours=yours, guests=())
