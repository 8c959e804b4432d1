"""Rows of the database as data of ours, and the other way round."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, get_args

import msgspec

from roost.store.checksum import listing_checksum, row_checksum
from roost.store.interface import FinishedGame, Listing, Phase, Rating

__all__ = [
    "check_append",
    "check_notification",
    "entry_rows",
    "guest_rows",
    "guests_text",
    "listing_row",
    "new_rating_rows",
    "phase_counts",
    "rating_row",
    "read_listings",
    "read_rating",
]

_MOST_TOLD: Final = 4_000
_STRONGEST: Final = 1_000.0
"""No player comes near that: people and bots are rated between 0 and 100, and doubt begins at 8."""
_log = logging.getLogger(__name__)


def check_append(table: str, first: int, bodies: Sequence[bytes], listing: Listing) -> None:
    """Raises `ValueError` where the caller has mixed something up."""
    if first < 1 or not bodies or listing.table != table:
        raise ValueError("an append takes a number from 1 on, at least one body, and the listing of the same table")


def check_notification(text: str) -> None:
    """Raises `ValueError` for what not every database could carry."""
    if len(text.encode()) > _MOST_TOLD or "\0" in text:
        raise ValueError(f"what is told has at most {_MOST_TOLD} bytes, and no zero among them")


def entry_rows(table: str, first: int, bodies: Sequence[bytes]) -> list[dict[str, Any]]:
    """What is written of entries."""
    return [
        {"table": table, "seq": seq, "body": body, "mark": row_checksum(table, seq, body)}
        for seq, body in enumerate(bodies, first)
    ]


def guests_text(listing: Listing) -> str:
    """The guests in one column."""
    return msgspec.json.encode(listing.guests).decode()


def guest_rows(listing: Listing) -> list[dict[str, Any]]:
    """What is written to find the tables of a guest."""
    return [{"guest": guest, "table": listing.table} for guest in dict.fromkeys(listing.guests)]


def listing_row(listing: Listing, last: int) -> dict[str, Any]:
    """What is written of a listing."""
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
    """The listings in rows. One that cannot be read is left out: it must not cost people the whole list."""
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
    """How many tables there are in each phase, those without any included."""
    found: dict[str, int] = dict(rows)
    return {phase: found.get(phase, 0) for phase in get_args(Phase)}


def rating_row(game: str, rating: Rating) -> dict[str, Any]:
    """What is written of a rating."""
    return {"game": game, **msgspec.structs.asdict(rating)}


def read_rating(row: Sequence[Any]) -> Rating | None:
    """The rating in a row; None where it is damaged: numbers that are none would spread to all who play along."""
    try:
        found = msgspec.convert(dict(zip(Rating.__struct_fields__, row, strict=True)), Rating)
    except (msgspec.MsgspecError, TypeError):
        return None
    return found if abs(found.mu) <= _STRONGEST and 0 < found.sigma <= _STRONGEST and found.games >= 0 else None


def new_rating_rows(finished: FinishedGame, rows: Sequence[Sequence[Any] | None]) -> list[dict[str, Any]]:
    """What is written of the ratings after a game; rows are those before, in the order of the players.

    Who has a damaged one begins anew: a single row must not keep the games of that player, or of a bot that sits at
    every other table, from ending.
    """
    before = [None if row is None else read_rating(row) for row in rows]
    lost = sum(rating is None and row is not None for rating, row in zip(before, rows, strict=True))
    if lost:
        _log.error("ratings are damaged and begin anew", extra={"game": finished.game, "count": lost})
    after = finished.rate(before)
    if [rating.player for rating in after] != list(finished.players):
        raise ValueError("ratings come back in the order of the players")
    return [rating_row(finished.game, rating) for rating in after]
