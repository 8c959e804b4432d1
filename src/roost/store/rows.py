"""Conversion between rows of the database and the data of the interface."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, get_args

import msgspec

from roost.store.checksum import listing_checksum, row_checksum
from roost.store.interface import FinishedGame, Listing, Phase, Rating

_MAX_NOTIFICATION_BYTES: Final = 4_000
_MAX_RATING: Final = 1_000.0
"""Larger values of mu or sigma are damage: ratings lie between 0 and 100, and sigma begins at 8."""
_log = logging.getLogger(__name__)


def check_append(table: str, first: int, bodies: Sequence[bytes], listing: Listing) -> None:
    """Raise `ValueError` if the arguments of an append do not fit together."""
    if first < 1 or not bodies or listing.table != table:
        raise ValueError("an append takes a number from 1 on, at least one body, and the listing of the same table")


def check_notification(text: str) -> None:
    """Raise `ValueError` for a text that not every database can transmit."""
    if len(text.encode()) > _MAX_NOTIFICATION_BYTES or "\0" in text:
        raise ValueError(f"a notification has at most {_MAX_NOTIFICATION_BYTES} bytes and no zero bytes")


def entry_rows(table: str, first: int, bodies: Sequence[bytes]) -> list[dict[str, Any]]:
    """Return the rows to insert for entries."""
    return [
        {"table": table, "seq": seq, "body": body, "mark": row_checksum(table, seq, body)}
        for seq, body in enumerate(bodies, first)
    ]


def guests_text(listing: Listing) -> str:
    """Return the guests as the text of one column."""
    return msgspec.json.encode(listing.guests).decode()


def guest_rows(listing: Listing) -> list[dict[str, Any]]:
    """Return the rows to insert for the tables of each guest."""
    return [{"guest": guest, "table": listing.table} for guest in dict.fromkeys(listing.guests)]


def listing_row(listing: Listing, last: int) -> dict[str, Any]:
    """Return the row to insert for a listing."""
    row = {
        "table": listing.table,
        "game": listing.game,
        "phase": listing.phase,
        "public": listing.public,
        "changed": listing.changed,
        "last": last,
        "guests": guests_text(listing),
        "summary": listing.summary,
    }
    return {**row, "mark": listing_checksum(row)}


def read_listings(rows: Iterable[Sequence[Any]]) -> Iterator[Listing]:
    """Yield the listings in rows, without those that are damaged."""
    for table, game, phase, public, changed, guests, summary in rows:
        try:
            yield msgspec.convert(
                {
                    "table": table,
                    "game": game,
                    "phase": phase,
                    "public": bool(public),
                    "changed": changed,
                    "guests": msgspec.json.decode(guests),
                    "summary": summary,
                },
                Listing,
            )
        except (msgspec.MsgspecError, TypeError):
            continue


def phase_counts(rows: Iterable[tuple[Any, ...]]) -> dict[Phase, int]:
    """Return the number of tables in each phase, including 0."""
    counts: dict[str, int] = dict(rows)
    return {phase: counts.get(phase, 0) for phase in get_args(Phase)}


def rating_row(game: str, rating: Rating) -> dict[str, Any]:
    """Return the row to insert for a rating."""
    return {"game": game, **msgspec.structs.asdict(rating)}


def read_rating(row: Sequence[Any]) -> Rating | None:
    """Return the rating in a row, or None if it is damaged: it would spoil the ratings of all opponents."""
    try:
        rating = msgspec.convert(dict(zip(Rating.__struct_fields__, row, strict=True)), Rating)
    except (msgspec.MsgspecError, TypeError):
        return None
    return rating if abs(rating.mu) <= _MAX_RATING and 0 < rating.sigma <= _MAX_RATING and rating.games >= 0 else None


def new_rating_rows(finished: FinishedGame, rows: Sequence[Sequence[Any] | None]) -> list[dict[str, Any]]:
    """Return the rating rows after a game, from those before it in the order of the players.

    A damaged rating starts again, so that it does not prevent the player's games from ending.
    """
    before = [None if row is None else read_rating(row) for row in rows]
    damaged = sum(rating is None and row is not None for rating, row in zip(before, rows, strict=True))
    if damaged:
        _log.error("ratings are damaged and begin anew", extra={"game": finished.game, "count": damaged})
    after = finished.rate(before)
    if [rating.player for rating in after] != list(finished.players):
        raise ValueError("expected the new ratings in the order of the players")
    return [rating_row(finished.game, rating) for rating in after]
