"""What each visitor may see of a table. Everything that leaves the server is built here."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from roost.core.chance import FastChance
from roost.core.game import Game
from roost.core.message import Message
from roost.core.result import Result, ScoreLine
from roost.core.state import State
from roost.store.interface import Phase
from roost.tables.actions.take_back import voters, way_to_take_back
from roost.tables.errors import TableError
from roost.tables.presence import Presence
from roost.tables.seat import Seat
from roost.tables.table import Table
from roost.tables.table_config import Clock
from roost.tables.visitor import Visitor

__all__ = ["AskShown", "EventShown", "RemarkShown", "SeatShown", "TableShown", "admit", "imagined", "show"]

_MAX_REPEATED_ENTRIES: Final = 300
"""How many past entries are shown again to a visitor who comes back."""
_MAX_REMARKS_SHOWN: Final = 100


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as a visitor sees it."""

    name: str = ""
    bot: str = ""
    """The bot that plays the seat, its own or a person's; '' while bots wait because all people are away."""
    person: bool = False
    """Whether it is a person's seat."""
    face: str = ""
    """The character of a bot, the face chosen by a person, or ''."""
    cause: str = ""
    """Why a bot plays for the person: `left`, `away` or `time`."""
    substitute: str = ""
    """The name of the bot that plays for the person."""
    present: bool = False
    kept: bool = False
    """Whether the free seat is reserved."""
    invited: bool = False
    """Whether it is reserved for this visitor."""
    yours: bool = False
    left: int | None = None
    """Milliseconds on its clock."""


class EventShown(msgspec.Struct, frozen=True):
    """An event as the visitor may see it."""

    seq: int
    event: Any
    """Keys and data of the game's event."""
    messages: tuple[Message, ...] | UnsetType = UNSET
    """The messages about it, one for each line."""
    chapter: int | UnsetType | None = UNSET
    """The chapter of the rules that explains it, counted from 0."""


class RemarkShown(msgspec.Struct, frozen=True):
    """A chat remark."""

    seq: int
    at: int
    seat: int
    name: str
    """Who sat there then: the seat may be somebody else's now."""
    text: str


class AskShown(msgspec.Struct, frozen=True):
    """A request to take moves back."""

    seat: int
    moves: int
    waiting: tuple[int, ...]
    """The seats that have not agreed yet."""


class TableShown(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """The whole table as one visitor may see it, and the events since they saw it last."""

    table: str
    game: str
    options: dict[str, Any]
    seq: int
    """The number of the last entry of the log; a client that reconnects sends the last one it saw."""
    step: int
    """The number of the position; a move names the one that it is meant for."""
    phase: Phase
    turn: int
    """The seat on turn, or -1."""
    seats: tuple[SeatShown, ...]
    sides: tuple[int, ...]
    """The side of each seat."""
    seat: int | None
    """The seat that is shown; None for a spectator."""
    view: Any
    """The game's view for that seat; None before the game begins."""
    moves: tuple[str, ...]
    """The legal moves of that seat."""
    cut: bool
    """Whether more moves are legal than are listed."""
    events: tuple[EventShown, ...]
    remarks: tuple[RemarkShown, ...]
    watchers: int
    clock: Clock
    undo: Literal["", "take", "ask"]
    """Whether that seat may take its last move back: not, at once, or with consent."""
    asked: AskShown | None
    commitment: str
    entropies: tuple[tuple[int, str], ...]
    key: str | None
    """The key to all luck of the game, once it is over."""
    result: Result | None
    rematch: str
    host: bool
    """Whether the visitor opened the table."""
    public: bool
    watching: bool
    coach: bool
    rated: bool
    earlier: str
    question: Message | UnsetType | None = UNSET
    """What that seat has to decide now."""
    move_messages: tuple[Message, ...] | UnsetType = UNSET
    """What each of `moves` would do."""
    preview: tuple[Message, ...] | UnsetType = UNSET
    """What the board says beside the question, such as what stopping now would bring."""
    aim: Message | UnsetType | None = UNSET
    """The aim of the game, until that seat has made its first point."""
    sheet_messages: tuple[Message | None, ...] | UnsetType = UNSET
    """What each line of the score sheet was counted from."""


def show(table: Table, visitor: Visitor, presence: Presence, now: int, since: int | None = None) -> TableShown:
    """Return the table for a visitor, with the events since their last message or after the entry `since`."""
    yours = admit(table, visitor.holders)
    seat = visitor.shown_seat(yours)
    state = table.state
    fairness = table.fairness
    mine = state is not None and seat is not None and seat == table.turn and table.seats[seat].person_plays
    view = None if state is None else state.view(seat)
    notations = tuple(state.text(move) for move in state.moves()) if mine and state is not None else ()
    shown = TableShown(
        table=table.name,
        game=table.game.key,
        options=table.config.options,
        seq=table.seq,
        step=table.step,
        phase=table.phase,
        turn=table.turn,
        seats=tuple(_seat(table, number, visitor, presence, now) for number in range(len(table.seats))),
        sides=table.game.sides(len(table.seats)),
        seat=seat,
        view=view,
        moves=notations,
        cut=mine and state is not None and state.truncated,
        events=_events(table, visitor.seen if since is None else since, seat, visitor.sentences),
        remarks=tuple(
            RemarkShown(said.seq, said.at, said.seat, said.name, said.text)
            for said in table.remarks[-_MAX_REMARKS_SHOWN:]
            if said.seq > (visitor.seen or 0)
        ),
        watchers=presence.watchers,
        clock=table.config.clock,
        undo=_undo(table, seat, now),
        asked=_asked(table),
        commitment=fairness.commitment,
        entropies=fairness.entropies,
        key=fairness.key,
        result=table.result,
        rematch=table.rematch,
        host=table.opened.host in visitor.holders,
        public=table.config.public,
        watching=table.config.watching,
        coach=table.config.coach,
        rated=table.rated,
        earlier=table.opened.earlier,
    )
    if not visitor.sentences:
        return shown
    return msgspec.structs.replace(
        shown,
        question=view.question() if mine and view is not None else None,
        move_messages=() if view is None else tuple(view.move_message(notation) for notation in notations),
        preview=view.preview() if mine and view is not None else (),
        aim=None if view is None or seat is None else view.aim(seat),
        sheet_messages=tuple(_detail(table.game, line) for line in table.result.sheet) if table.result else (),
    )


def admit(table: Table, holders: Iterable[str]) -> tuple[int, ...]:
    """Return the seats of a visitor; raise `TableError` for a spectator who may not watch."""
    yours = table.seats_of(holders)
    if not yours and not table.config.watching and table.phase != "waiting":
        raise TableError("only players see this table", "table-private")
    return yours


def imagined(state: State, seat: int, seed: int) -> str:
    """Return a position for a bot or the coach: it looks to the seat as the true one does."""
    world = state.copy()
    world.imagine(seat, FastChance(seed))
    return world.position()


def _seat(table: Table, number: int, visitor: Visitor, presence: Presence, now: int) -> SeatShown:
    seat = table.seats[number]
    return SeatShown(
        name=seat.name,
        bot=_bot(table, seat),
        person=bool(seat.guest),
        face=seat.face,
        cause=seat.cause if table.phase == "playing" else "",
        substitute=seat.substitute if seat.guest and _bot(table, seat) else "",
        present=number in presence.seats,
        kept=bool(seat.reserved_for) and not seat.taken,
        invited=number in table.reserved_seats(visitor.holders),
        yours=number in table.seats_of(visitor.holders),
        left=_left(table, number, now),
    )


def _bot(table: Table, seat: Seat) -> str:
    """Return the bot that plays a seat; nobody plays for a person after the game or while bots wait."""
    if not seat.taken or (seat.guest and (table.phase != "playing" or table.all_people_away)):
        return ""
    return seat.bot_playing(table.config.substitute)


def _left(table: Table, number: int, now: int) -> int | None:
    """Return the milliseconds on a clock: the running one until its deadline, the others as they stand."""
    deadline = table.deadline() if number == table.turn else None
    if deadline is not None:
        return max(0, deadline - now)
    return table.clocks.left[number] if table.config.clock.kind == "bank" and table.seats[number].guest else None


def _events(table: Table, since: int | None, seat: int | None, sentences: bool) -> tuple[EventShown, ...]:
    """Return the events after an entry as a seat may see them, also if another seat of the device saw them."""
    if since is None:
        return ()
    shown = []
    for entry in reversed(table.history):
        if entry.seq <= max(since, table.seq - _MAX_REPEATED_ENTRIES):
            break
        for event in reversed(entry.events):
            seen = event.seen_by(seat)
            if seen is not None and sentences:
                shown.append(EventShown(entry.seq, seen, seen.messages(), seen.rules_chapter()))
            elif seen is not None:
                shown.append(EventShown(entry.seq, seen))
    return tuple(reversed(shown))


def _detail(game: Game, line: ScoreLine) -> Message | None:
    return game.extras.score_detail(line) if line.detail else None


def _undo(table: Table, seat: int | None, now: int) -> Literal["", "take", "ask"]:
    if table.phase == "playing" and seat is not None and table.seats[seat].person_plays:
        with suppress(TableError):
            return way_to_take_back(table, seat, now)
    return ""


def _asked(table: Table) -> AskShown | None:
    if table.takeback is None:
        return None
    return AskShown(table.takeback.seat, table.takeback.moves, tuple(sorted(voters(table) - table.consenting)))
