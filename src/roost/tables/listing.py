"""A table in a list: what the lobby and "my games" show of it."""

from __future__ import annotations

from typing import Any

import msgspec

from roost.store.interface import Listing
from roost.tables.table import Table
from roost.tables.table_config import Clock

__all__ = ["Summary", "listing", "summary_for"]


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody with the link may know of a table, in short."""

    options: dict[str, Any]
    seats: tuple[str, ...]
    """Who sits there; nothing for a free seat."""
    bots: tuple[bool, ...]
    clock: Clock
    turn: int = -1
    faces: tuple[str, ...] = ()
    """The face of each seat, as at the table."""
    yours: tuple[int, ...] = ()
    """The seats of who asks."""
    guests: tuple[str, ...] = ()
    """Whose seats these are: hashes of tokens, which stay in the store."""
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()


def listing(table: Table) -> Listing:
    """The table as the store lists it."""
    result = table.result
    summary = Summary(
        options=table.plan.options,
        seats=tuple(seat.name for seat in table.seats),
        bots=tuple(bool(seat.bot) for seat in table.seats),
        faces=tuple(seat.face for seat in table.seats),
        clock=table.plan.clock,
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
        public=table.plan.public,
        changed=table.at,
        guests=tuple(guest for guest in guests if guest),
        summary=msgspec.json.encode(summary),
    )


def summary_for(listing: Listing, guest: str = "") -> Summary | None:
    """The summary as it is told to a guest (the hash of a token), or to anybody; None if it cannot be read."""
    try:
        kept = msgspec.json.decode(listing.summary, type=Summary)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    yours = tuple(number for number, whose in enumerate(kept.guests) if guest and whose == guest)
    return msgspec.structs.replace(kept, yours=yours, guests=())
