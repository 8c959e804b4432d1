"""Tables in memory with their logs, for tests: each log must add up to its table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any, ClassVar

import msgspec
import pytest

import roost.games  # noqa: F401 fills the registry
from roost.bots.registry import make_bot
from roost.core.chance import FastChance
from roost.core.errors import RoostError
from roost.core.fairness import FairChance
from roost.core.registry import find
from roost.tables.actions.coach import coach
from roost.tables.actions.fill import fill
from roost.tables.actions.leave import leave
from roost.tables.actions.move import move
from roost.tables.actions.rematch import note_rematch, open_rematch
from roost.tables.actions.sit import sit
from roost.tables.actions.substitute import come_back, replace
from roost.tables.actions.take_back import answer, take_back, voters
from roost.tables.actions.talk import say
from roost.tables.listing import listing
from roost.tables.log_entries import Entry, Opened, read_entry, write_entry
from roost.tables.log_reading import read_log
from roost.tables.presence import Presence
from roost.tables.table import Table
from roost.tables.table_config import Clock, TableConfig
from roost.tables.tokens import token_hash
from roost.tables.visibility import show
from roost.tables.visitor import Visitor
from tests.variants import VARIANTS

__all__ = [
    "ACTIONS",
    "BEGIN",
    "HOST",
    "KINDS",
    "SECRET",
    "Scene",
    "clock",
    "each_kind",
    "guest",
    "opened",
    "shown",
    "snapshot",
    "ticket",
]

KINDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    **{variant.name: (variant.game.key, 3, variant.options) for variant in VARIANTS},
    "classic": ("heckmeck", 2, {"variant": "classic"}),
    **{
        f"{variant.name} with partners": (variant.game.key, 4, variant.options)
        for variant in VARIANTS
        if len(set(variant.game.sides(4))) < 4
    },
}
"""Kinds of tables over all games: key, seats, options."""
each_kind = pytest.mark.parametrize("kind", KINDS)
ACTIONS: dict[str, Callable[..., Any]] = {
    action.__name__: action
    for action in (
        answer,
        coach,
        come_back,
        fill,
        leave,
        move,
        note_rematch,
        open_rematch,
        replace,
        say,
        sit,
        take_back,
    )
}
BEGIN = 1_000_000
SECRET = bytes(range(32))
SECOND = 1000


def guest(name: str) -> str:
    """Return the hash of a guest's token."""
    return token_hash(f"guest {name}")


def ticket(seat: int) -> str:
    """Return the hash of a seat's token."""
    return token_hash(f"seat {seat}")


HOST = guest("host")


def opened(
    game: str, seats: Sequence[str], *, secret: bytes = SECRET, reserved_for: tuple[str, ...] = (), **config: Any
) -> Opened:
    found = TableConfig(game, tuple(seats), **config).checked()
    commitment = FairChance(secret).fairness.commitment
    return Opened(BEGIN, found, find(game).rules, secret.hex(), commitment, HOST, reserved_for)


class Scene:
    """A table, its log, and the time."""

    made: ClassVar[list[Scene]] = []
    """All scenes of a test: in the end each is compared with its log."""

    def __init__(self, game: str = "heckmeck", seats: Sequence[str] = ("open", "open"), **config: Any) -> None:
        first = opened(game, seats, **config)
        self.table = Table("a-table", first)
        self.log = [write_entry(first)]
        self.at = BEGIN
        self._luck = FastChance(5)
        Scene.made.append(self)

    @classmethod
    def begun(cls, game: str = "heckmeck", seats: Sequence[str] = ("open", "open"), **config: Any) -> Scene:
        """Return a scene with Anna, Ben, Cleo, Dora and Emil on the open seats."""
        scene = cls(game, seats, **config)
        scene.seat_everybody()
        return scene

    @classmethod
    def of(cls, kind: str, **config: Any) -> Scene:
        """Return a scene of a kind, with people on all seats."""
        game, seats, options = KINDS[kind]
        return cls.begun(game, ["open"] * seats, options=options, **config)

    def seat_everybody(self) -> None:
        for seat, name in enumerate(("Anna", "Ben", "Cleo", "Dora", "Emil")[: len(self.table.seats)]):
            if not self.table.seats[seat].taken:
                self.sit(name, seat)

    def sit(self, name: str, seat: int, entropy: str = "ab") -> list[Entry]:
        return self.do("sit", seat, name, guest(name), ticket(seat), entropy)

    def do(self, what: str, *given: Any, after: int = SECOND, **named: Any) -> list[Entry]:
        """Do an action `after` milliseconds, and return its entries."""
        self.at += after
        before = self.table.seq
        entries = list(ACTIONS[what](self.table, self.at, *given, **named))
        assert self.table.seq == before + len(entries)
        self.log += map(write_entry, entries)
        return entries

    def refuses(self, reason: str, what: str, *given: Any, after: int = SECOND, **named: Any) -> RoostError:
        """Check that an action is refused for a reason and changes nothing; return the error."""
        before = snapshot(self.table, self.at)
        with pytest.raises(RoostError) as refusal:
            ACTIONS[what](self.table, self.at + after, *given, **named)
        assert refusal.value.reason == reason
        assert snapshot(self.table, self.at) == before
        return refusal.value

    def kinds(self) -> list[str]:
        """Return the kinds of the entries in the log."""
        return [type(read_entry(body)).__name__ for body in self.log]

    def move(self, text: str | None = None, *, after: int = SECOND, label: str = "") -> list[Entry]:
        """Make a move for the seat on turn: the given one, or that of a simple bot."""
        text = self.choice() if text is None else text
        return self.do("move", self.table.turn, text, self.table.step, label, self.table.bot_to_move(), after=after)

    def choice(self) -> str:
        state = self.table.state
        assert state is not None
        imagined = state.copy()
        imagined.imagine(self.table.turn, self._luck)
        return state.text(make_bot("simple", self.table.game).choose(imagined, self._luck))

    def play(self, most: int = 5_000, until: Callable[[Table], bool] = lambda table: False) -> None:
        """Make moves until a condition holds or the game is over."""
        for _ in range(most):
            if self.table.phase == "over" or until(self.table):
                return
            self.move()

    def play_until(self, reached: Callable[[Table], bool]) -> None:
        self.play(until=reached)
        assert reached(self.table), "the game ended before that"

    def again(self) -> Table:
        """Return the table that the log adds up to."""
        return read_log(self.table.name, [read_entry(body) for body in self.log])

    def check(self) -> None:
        """Check that the log adds up to the table."""
        assert snapshot(self.again(), self.at) == snapshot(self.table, self.at)


def shown(
    table: Table, *holders: str, at: int = BEGIN, since: int | None = None, look: int | None = None
) -> dict[str, Any]:
    """Return what a visitor is sent, decoded."""
    found: dict[str, Any] = msgspec.json.decode(_sent(table, *holders, at=at, since=since, look=look))
    return found


def _sent(table: Table, *holders: str, at: int = BEGIN, since: int | None = None, look: int | None = None) -> bytes:
    visitor = Visitor(holders, since)
    visitor.chosen_seat = look
    return msgspec.json.encode(show(table, visitor, Presence(), at))


def snapshot(table: Table, at: int) -> dict[str, Any]:
    """Return everything that matters about a table."""
    state, recording = table.state, table.recording
    everybody = [(), (HOST,), *((seat.guest,) for seat in table.seats), *((seat.token,) for seat in table.seats)]
    return {
        "name": table.name,
        "opened": table.opened,
        "config": table.config,
        "phase": table.phase,
        "position": None if state is None else state.position(),
        "record": None if recording is None else table.record().lines(),
        "standing": None if recording is None else recording.standing,
        "seats": [asdict(seat) for seat in table.seats],
        "clocks": (table.clocks.started_at, list(table.clocks.left), list(table.clocks._before)),
        "deadline": table.deadline(),
        "bot to move": table.bot_to_move(),
        "numbers": (table.seq, table.step, table.at),
        "labels": dict(table.labels),
        "remarks": [(said.seq, said.at, said.seat, said.text) for said in table.remarks],
        "history": [(found.seq, found.events) for found in table.history],
        "takeback": (table.takeback, set(table.consenting) if table.takeback else None, voters(table)),
        "rated": (table.rated, table.casual, set(table.coached)),
        "rematch": table.rematch,
        "listing": listing(table),
        "shown": [
            _sent(table, *filter(None, who), at=at, since=since, look=look)
            for who in everybody
            for since in (None, 0, table.seq - 3)
            for look in ((None, *table.seats_of(who)) if any(who) else (None,))
            if table.config.watching or table.seats_of(filter(None, who)) or table.phase == "waiting"
        ],
    }


def clock(kind: str, seconds: int, bonus: int = 0) -> Clock:
    return msgspec.convert({"kind": kind, "seconds": seconds, "bonus": bonus}, Clock)
