"""What may follow in the log of a table.

The store finds entries that are damaged or missing; this finds a log that is whole and yet cannot be what happened, as
after somebody has edited the database. What people are refused, and why, is the business of the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roost.core.errors import RoostError
from roost.core.fairness import Fairness
from roost.core.game import Game
from roost.tables.log_entries import (
    Answered,
    Asked,
    Began,
    Coached,
    Entry,
    Filled,
    Left,
    Moved,
    Opened,
    Rematched,
    Replaced,
    Returned,
    Said,
    Sat,
    TakenBack,
)
from roost.tables.table_config import OPEN

if TYPE_CHECKING:
    from roost.tables.table import Table

__all__ = ["begins", "follows"]

_SECRET: Final = 32


def begins(game: Game, opened: Opened) -> bool:
    """Whether a table can begin like that."""
    seats = len(opened.plan.seats)
    try:
        game.choose(opened.plan.options)
        Fairness(opened.commitment)
        secret = bytes.fromhex(opened.secret)
    except (RoostError, ValueError):
        return False
    fits = seats in game.seats and len(opened.kept) in (0, seats) and len(opened.bot_names) in (0, seats)
    return fits and len(secret) == _SECRET and _named(opened)


def _named(opened: Opened) -> bool:
    """Whether each bot has a name of its own, and nobody else has one, if the log names bots at all."""
    names = [name for name in opened.bot_names if name]
    bots = [bool(name) == (bot != OPEN) for name, bot in zip(opened.bot_names, opened.plan.seats, strict=False)]
    return all(bots) and len({*names}) == len(names)


def follows(table: Table, entry: Entry) -> bool:
    """Whether it can be the next entry of the table's log. Whether a move is legal is for the game to say."""
    seat: int | None = getattr(entry, "seat", None)
    if entry.at < table.at or (seat is not None and not 0 <= seat < len(table.seats)):
        return False
    phase = table.phase
    if isinstance(entry, Said):
        return bool(table.seats[entry.seat].guest)
    if phase == "waiting":
        return _while_waiting(table, entry)
    if phase == "playing":
        return _while_playing(table, entry)
    return isinstance(entry, Rematched) and not table.rematch


def _while_waiting(table: Table, entry: Entry) -> bool:
    match entry:
        case Sat():
            place = table.seats[entry.seat]
            whole = bool(entry.name and entry.guest and entry.token)
            return whole and not place.taken and place.reserved_for in ("", entry.guest)
        case Filled():
            unlike = entry.name not in {seat.name for seat in table.seats if seat.name}
            return bool(entry.bot) and not table.seats[entry.seat].taken and unlike
        case Left():
            return bool(table.seats[entry.seat].guest)
        case Began():
            return all(place.taken for place in table.seats)
    return False


def _while_playing(table: Table, entry: Entry) -> bool:
    match entry:
        case Moved():
            return table.decides() == entry.bot if entry.bot else table.seats[entry.seat].person
        case Replaced():
            return table.seats[entry.seat].person and (entry.cause != "time" or entry.seat == table.turn)
        case Returned():
            return bool(table.seats[entry.seat].cause)
        case Coached():
            return entry.seat == table.turn and table.seats[entry.seat].person and entry.seat not in table.coached
        case Asked():
            free = table.asked is None and table.seats[entry.seat].person
            return free and table.last_move_of(entry.seat) == entry.moves > 0
        case Answered():
            return table.may_answer(entry.seat, entry.yes)
        case TakenBack(agreed=True):
            return table.agreed_on() == (entry.seat, entry.moves)
        case TakenBack():
            return entry.moves == 1 and table.can_undo(entry.seat)
    return False
