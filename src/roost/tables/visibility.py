"""What leaves the server of a table. This is the one place where it is decided who gets to see what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from roost.core.chance import FastChance
from roost.core.game import Game
from roost.core.message import Message
from roost.core.result import Result, ScoreLine
from roost.core.state import State
from roost.store.contract import Phase
from roost.tables.errors import TableError
from roost.tables.presence import Presence
from roost.tables.seat import Seat
from roost.tables.table import Table
from roost.tables.table_config import Clock
from roost.tables.visitor import Visitor

__all__ = ["AskShown", "EventShown", "RemarkShown", "SeatShown", "TableShown", "admit", "imagined", "show"]

_OLDEST: Final = 300
"""So many of the last entries are told again to who comes back; whoever was away for longer looks at the table."""
_SAID: Final = 100
"""So many of the last remarks are told."""


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    name: str = ""
    bot: str = ""
    """The bot that decides there, for itself or for a person; nothing for a person while all are gone and bots wait."""
    person: bool = False
    """Whether it is a person's seat."""
    face: str = ""
    """The character of a bot, or the face that a person chose; nothing for who has none."""
    cause: str = ""
    """Why the person does not decide: `left`, `away` or `time`."""
    substitute: str = ""
    """The name of the bot that decides for the person."""
    present: bool = False
    kept: bool = False
    """Kept for somebody who is to come."""
    invited: bool = False
    """Kept for who is shown this."""
    yours: bool = False
    left: int | None = None
    """Milliseconds on its clock."""


class EventShown(msgspec.Struct, frozen=True):
    """Something that happened, as the one who is told may see it."""

    seq: int
    event: Any
    """An event of the game: keys and data."""
    messages: tuple[Message, ...] | UnsetType = UNSET
    """What to say about it, a message for each line."""
    chapter: int | UnsetType | None = UNSET
    """The chapter of the rules that explains it, counted from 0."""


class RemarkShown(msgspec.Struct, frozen=True):
    """Something that was said."""

    seq: int
    at: int
    seat: int
    name: str
    """Who sat there then: somebody else may have taken the seat since."""
    text: str


class AskShown(msgspec.Struct, frozen=True):
    """Somebody asks to take moves back."""

    seat: int
    moves: int
    waiting: tuple[int, ...]
    """Who has not answered yet."""


class TableShown(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """The whole table as one visitor may see it, and what happened since they saw it last."""

    table: str
    game: str
    options: dict[str, Any]
    seq: int
    """The number of the last entry of its log; whoever comes back says which one they saw."""
    step: int
    """Which position this is; a move says for which one it is."""
    phase: Phase
    turn: int
    """The seat whose decision it is, or -1."""
    seats: tuple[SeatShown, ...]
    sides: tuple[int, ...]
    """Who plays with whom."""
    seat: int | None
    """Through whose eyes; None for a spectator's."""
    view: Any
    """The game's view for that seat; None before the game begins."""
    moves: tuple[str, ...]
    """What that seat may do now."""
    cut: bool
    """Whether more is legal than is listed."""
    events: tuple[EventShown, ...]
    remarks: tuple[RemarkShown, ...]
    watchers: int
    clock: Clock
    undo: Literal["", "take", "ask"]
    """Whether that seat may take its last move back: at once, if the others agree, or not."""
    asked: AskShown | None
    commitment: str
    entropies: tuple[tuple[int, str], ...]
    key: str | None
    """What all luck was made of, once the game is over."""
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
    """The table for a visitor, with the events after those that the visitor has seen, or after the entry `since`."""
    yours = admit(table, visitor.holders)
    seat = visitor.eyes(yours)
    state = table.state
    fairness = table.fairness
    mine = state is not None and seat is not None and seat == table.turn and table.seats[seat].person
    view = None if state is None else state.view(seat)
    notations = tuple(state.text(move) for move in state.moves()) if mine and state is not None else ()
    shown = TableShown(
        table=table.name,
        game=table.game.key,
        options=table.plan.options,
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
            for said in table.remarks[-_SAID:]
            if said.seq > (visitor.seen or 0)
        ),
        watchers=presence.watchers,
        clock=table.plan.clock,
        undo=_undo(table, seat, now),
        asked=_asked(table),
        commitment=fairness.commitment,
        entropies=fairness.entropies,
        key=fairness.key,
        result=table.result,
        rematch=table.rematch,
        host=table.opened.host in visitor.holders,
        public=table.plan.public,
        watching=table.plan.watching,
        coach=table.plan.coach,
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
    """The seats of who wants to see a table; raises `TableError` where others may not watch."""
    yours = table.seats_of(holders)
    if not yours and not table.plan.watching and table.phase != "waiting":
        raise TableError("only players see this table", "table-private")
    return yours


def imagined(state: State, seat: int, seed: int) -> str:
    """What a bot or the coach gets to see that thinks for a seat: a position that looks to it as the true one does."""
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
        invited=number in table.kept_for(visitor.holders),
        yours=number in table.seats_of(visitor.holders),
        left=_left(table, number, now),
    )


def _bot(table: Table, seat: Seat) -> str:
    """Nobody plays for a person when the game is over, or while the bots wait for one."""
    if not seat.taken or (seat.guest and (table.phase != "playing" or table.all_people_away)):
        return ""
    return seat.player(table.plan.substitute)


def _left(table: Table, number: int, now: int) -> int | None:
    """What a clock shows: the one that runs by what is left until its deadline, the others stand."""
    deadline = table.deadline() if number == table.turn else None
    if deadline is not None:
        return max(0, deadline - now)
    return table.timing.left[number] if table.plan.clock.kind == "bank" and table.seats[number].guest else None


def _events(table: Table, since: int | None, seat: int | None, sentences: bool) -> tuple[EventShown, ...]:
    """All that happened after an entry, as the seat may see it, whoever else at the device was told of it."""
    if since is None:
        return ()
    shown = []
    for happening in reversed(table.happenings):
        if happening.seq <= max(since, table.seq - _OLDEST):
            break
        for event in reversed(happening.events):
            seen = event.seen_by(seat)
            if seen is not None and sentences:
                shown.append(EventShown(happening.seq, seen, seen.messages(), seen.rules_chapter()))
            elif seen is not None:
                shown.append(EventShown(happening.seq, seen))
    return tuple(reversed(shown))


def _detail(game: Game, line: ScoreLine) -> Message | None:
    return game.extras.score_detail(line) if line.detail else None


def _undo(table: Table, seat: int | None, now: int) -> Literal["", "take", "ask"]:
    if table.phase != "playing" or seat is None or not table.seats[seat].person:
        return ""
    if table.can_undo(seat):
        return "take" if table.timing.in_time(now) else ""
    return "ask" if table.asked is None and table.last_move_of(seat) else ""


def _asked(table: Table) -> AskShown | None:
    if table.asked is None:
        return None
    return AskShown(table.asked.seat, table.asked.moves, tuple(sorted(table.voters() - table.agreed)))
