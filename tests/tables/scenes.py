"""A table in memory, with its log: whatever is done to it, the log must add up to the same table."""

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
from roost.tables.listing import listing
from roost.tables.log_entries import Entry, Opened, read_entry, write_entry
from roost.tables.presence import Presence
from roost.tables.table import Table
from roost.tables.table_config import Clock, TableConfig
from roost.tables.tokens import digest
from roost.tables.visibility import show
from roost.tables.visitor import Visitor
from tests.variants import VARIANTS

__all__ = [
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
"""All games: key, seats, options."""
each_kind = pytest.mark.parametrize("kind", KINDS)
BEGIN = 1_000_000
SECRET = bytes(range(32))
SECOND = 1000


def guest(name: str) -> str:
    """Somebody's token, as it is kept."""
    return digest(f"guest {name}")


def ticket(seat: int) -> str:
    """The token of a seat, as it is kept."""
    return digest(f"seat {seat}")


HOST = guest("host")


def opened(
    game: str, seats: Sequence[str], *, secret: bytes = SECRET, kept: tuple[str, ...] = (), **plan: Any
) -> Opened:
    found = TableConfig(game, tuple(seats), **plan).checked()
    commitment = FairChance(secret).fairness.commitment
    return Opened(BEGIN, found, find(game).rules, secret.hex(), commitment, HOST, kept)


class Scene:
    """A table, what is written down of it, and the time."""

    made: ClassVar[list[Scene]] = []
    """All of them: in the end each is compared with its log."""

    def __init__(self, game: str = "heckmeck", seats: Sequence[str] = ("open", "open"), **plan: Any) -> None:
        first = opened(game, seats, **plan)
        self.table = Table("a-table", first)
        self.log = [write_entry(first)]
        self.at = BEGIN
        self._luck = FastChance(5)
        Scene.made.append(self)

    @classmethod
    def begun(cls, game: str = "heckmeck", seats: Sequence[str] = ("open", "open"), **plan: Any) -> Scene:
        """With everybody seated: Anna first, and so on."""
        scene = cls(game, seats, **plan)
        scene.seat_everybody()
        return scene

    @classmethod
    def of(cls, kind: str, **plan: Any) -> Scene:
        """A whole table of people."""
        game, seats, options = KINDS[kind]
        return cls.begun(game, ["open"] * seats, options=options, **plan)

    def seat_everybody(self) -> None:
        for seat, name in enumerate(("Anna", "Ben", "Cleo", "Dora", "Emil")[: len(self.table.seats)]):
            if not self.table.seats[seat].taken:
                self.sit(name, seat)

    def sit(self, name: str, seat: int, entropy: str = "ab") -> list[Entry]:
        return self.do("sit", seat, name, guest(name), ticket(seat), entropy)

    def do(self, what: str, *given: Any, after: int = SECOND, **named: Any) -> list[Entry]:
        """Do something, so many milliseconds later; what was written down."""
        self.at += after
        before = self.table.seq
        entries = list(getattr(self.table, what)(self.at, *given, **named))
        assert self.table.seq == before + len(entries)
        self.log += map(write_entry, entries)
        return entries

    def refuses(self, reason: str, what: str, *given: Any, after: int = SECOND, **named: Any) -> RoostError:
        """It is refused for that reason, and nothing has changed."""
        before = snapshot(self.table, self.at)
        with pytest.raises(RoostError) as refusal:
            getattr(self.table, what)(self.at + after, *given, **named)
        assert refusal.value.reason == reason
        assert snapshot(self.table, self.at) == before
        return refusal.value

    def kinds(self) -> list[str]:
        """What is in the log."""
        return [type(read_entry(body)).__name__ for body in self.log]

    def move(self, text: str | None = None, *, after: int = SECOND, label: str = "") -> list[Entry]:
        """A move of whoever is on turn: the given one, or one that a simple bot would make."""
        text = self.choice() if text is None else text
        return self.do("move", self.table.turn, text, self.table.step, label, self.table.decides(), after=after)

    def choice(self) -> str:
        state = self.table.state
        assert state is not None
        imagined = state.copy()
        imagined.imagine(self.table.turn, self._luck)
        return state.text(make_bot("simple", self.table.game).choose(imagined, self._luck))

    def play(self, most: int = 5_000, until: Callable[[Table], bool] = lambda table: False) -> None:
        """On and on, until something is so or the game is over."""
        for _ in range(most):
            if self.table.phase == "over" or until(self.table):
                return
            self.move()

    def play_until(self, reached: Callable[[Table], bool]) -> None:
        self.play(until=reached)
        assert reached(self.table), "it does not come to that"

    def again(self) -> Table:
        """The table that the log adds up to."""
        return Table.of(self.table.name, [read_entry(body) for body in self.log])

    def check(self) -> None:
        """The log adds up to the table."""
        assert snapshot(self.again(), self.at) == snapshot(self.table, self.at)


def shown(
    table: Table, *holders: str, at: int = BEGIN, since: int | None = None, look: int | None = None
) -> dict[str, Any]:
    """What somebody is shown, as it arrives."""
    found: dict[str, Any] = msgspec.json.decode(_sent(table, *holders, at=at, since=since, look=look))
    return found


def _sent(table: Table, *holders: str, at: int = BEGIN, since: int | None = None, look: int | None = None) -> bytes:
    visitor = Visitor(holders, since)
    visitor.chosen = look
    return msgspec.json.encode(show(table, visitor, Presence(), at))


def snapshot(table: Table, at: int) -> dict[str, Any]:
    """Everything that matters about a table."""
    state, recording = table.state, table.recording
    everybody = [(), (HOST,), *((seat.guest,) for seat in table.seats), *((seat.token,) for seat in table.seats)]
    return {
        "name": table.name,
        "opened": table.opened,
        "plan": table.plan,
        "phase": table.phase,
        "position": None if state is None else state.position(),
        "record": None if recording is None else table.record().lines(),
        "standing": None if recording is None else recording.standing,
        "seats": [asdict(seat) for seat in table.seats],
        "timing": (table.timing.since, list(table.timing.left), list(table.timing._before)),
        "deadline": table.deadline(),
        "decides": table.decides(),
        "numbers": (table.seq, table.step, table.at),
        "labels": dict(table._labels),
        "remarks": [(said.seq, said.at, said.seat, said.text) for said in table.remarks],
        "happenings": [(found.seq, found.events) for found in table.happenings],
        "asked": (table.asked, set(table.agreed) if table.asked else None, table.voters()),
        "rated": (table.rated, table.casual, set(table.coached)),
        "rematch": table.rematch,
        "listing": listing(table),
        "shown": [
            _sent(table, *filter(None, who), at=at, since=since, look=look)
            for who in everybody
            for since in (None, 0, table.seq - 3)
            for look in ((None, *table.seats_of(who)) if any(who) else (None,))
            if table.plan.watching or table.seats_of(filter(None, who)) or table.phase == "waiting"
        ],
    }


def clock(kind: str, seconds: int, bonus: int = 0) -> Clock:
    return msgspec.convert({"kind": kind, "seconds": seconds, "bonus": bonus}, Clock)
