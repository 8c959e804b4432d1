"""Random actions in random order: refused ones change nothing, and the log adds up."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from roost.core.errors import RoostError
from roost.tables.actions.take_back import voters
from roost.tables.log_entries import Entry, read_entry, write_entry
from roost.tables.log_reading import fold
from roost.tables.table import Table
from tests.tables.scenes import ACTIONS, BEGIN, HOST, KINDS, Scene, clock, guest, snapshot, ticket

NAMES = ("Anna", "Ben", "Cleo")
SEATS = st.integers(-1, 4)
CLOCKS = [clock("none", 0), clock("move", 20), clock("bank", 40, 3)]

_guests = st.sampled_from([[found] for found in (*map(guest, NAMES), HOST, "")])
_commands = st.one_of(
    st.tuples(st.just("sit"), SEATS, st.sampled_from([*NAMES, ""]), st.sampled_from(["", "ab", "a", "ab\n"])),
    st.tuples(st.just("fill"), SEATS, st.sampled_from(["hen", "random", "nobody"]), _guests),
    st.tuples(st.just("leave"), SEATS),
    st.tuples(st.just("come_back"), SEATS),
    st.tuples(st.just("replace"), SEATS, st.sampled_from(["away", "time"])),
    st.tuples(st.just("take_back"), SEATS, st.sampled_from(["", "a", "b"])),
    st.tuples(st.just("answer"), SEATS, st.booleans()),
    st.tuples(st.just("say"), SEATS, st.sampled_from(["Hello", ""])),
    st.tuples(st.just("coach"), SEATS),
    st.tuples(st.just("move"), SEATS, st.integers(-1, 1), st.sampled_from(["", "hen", "random"])),
    st.tuples(st.just("moves"), st.integers(1, 6)),
    st.tuples(st.just("moves"), st.integers(1, 6)),
    st.tuples(st.just("everybody sits")),
    st.tuples(st.just("note_rematch"), st.sampled_from(["x", "y"])),
)


def arguments(scene: Scene, command: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the arguments of an action."""
    kind, *rest = command
    if kind == "sit":
        seat, name, entropy = rest
        return seat, name, guest(name), ticket(seat), entropy
    if kind == "move":
        seat, off, bot = rest
        text = scene.choice() if scene.table.phase == "playing" else "roll"
        return seat, text, scene.table.step + off, "", bot
    return tuple(rest)


class CheckedScene(Scene):
    """A scene that is checked after every command."""

    _before: dict[str, Any] | None = None
    """The snapshot before the next command, if it is known."""

    def anything(self, what: str, *given: Any) -> None:
        # Taken for a fixed time, so that it stays the same until the table changes.
        before, seq = self._before or snapshot(self.table, BEGIN), self.table.seq
        self._before = before
        try:
            entries: list[Entry] = list(ACTIONS[what](self.table, self.at, *given))
        except RoostError:
            assert snapshot(self.table, BEGIN) == before, f"{what} was refused, and changed something"
            return
        assert self.table.seq == seq + len(entries)
        assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)
        if entries:
            self._before = None
        else:
            assert snapshot(self.table, BEGIN) == before
        self.log += map(write_entry, entries)

    def holds(self) -> None:
        table = self.table
        if table.phase == "playing":
            on_turn = table.seats[table.turn]
            assert on_turn.taken
            people = [seat for seat in table.seats if seat.person_plays]
            waits = table.takeback is not None or not people
            assert bool(table.bot_to_move()) == (not on_turn.person_plays and not waits)
            assert (table.deadline() is None) == (table.config.clock.kind == "none" or not on_turn.person_plays)
        if table.takeback is not None:
            assert voters(table) - table.consenting, "a request that all agree to is carried out"
            assert table.seats[table.takeback.seat].person_plays
        assert all(left >= 0 for left in table.clocks.left)


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(
    kind=st.sampled_from(sorted(KINDS)),
    timed=st.sampled_from(CLOCKS),
    bots=st.integers(0, 1),
    commands=st.lists(st.tuples(st.sampled_from([0, 1, 1000, 25_000, -5_000]), _commands), min_size=5, max_size=60),
)
def test_random_actions_in_random_order(
    kind: str, timed: Any, bots: int, commands: list[tuple[int, tuple[Any, ...]]]
) -> None:
    game, seats, options = KINDS[kind]
    scene = CheckedScene(game, ["open"] * (seats - bots) + ["hen"] * bots, options=options, clock=timed)
    followed: Table | None = None
    try:
        for later, command in commands:
            scene.at += later
            if command[0] == "moves":
                for _ in range(command[1]):
                    if scene.table.phase == "playing":
                        scene.anything(
                            "move", scene.table.turn, scene.choice(), scene.table.step, "", scene.table.bot_to_move()
                        )
            elif command[0] == "everybody sits":
                for seat in range(seats):
                    scene.anything("sit", seat, NAMES[seat % 3], guest(NAMES[seat % 3]), ticket(seat), "ab")
            else:
                scene.anything(command[0], *arguments(scene, command))
            scene.holds()
            followed = follow(followed, scene)
        scene.check()
        assert followed is not None
        assert snapshot(followed, scene.at) == snapshot(scene.table, scene.at)
    finally:
        Scene.made.clear()


def follow(table: Table | None, scene: Scene) -> Table:
    """Return the table of another node that has read on."""
    if table is None:
        return scene.again()
    for body in scene.log[table.seq :]:
        fold(table, read_entry(body))
    return table
