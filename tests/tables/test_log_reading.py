"""Logs that cannot have happened are found at the entry that shows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from roost.core.errors import UnknownGameError
from roost.core.fairness import FairChance
from roost.store.errors import DamagedError
from roost.tables import live_table
from roost.tables.actions.take_back import voters
from roost.tables.errors import TableError
from roost.tables.log_entries import (
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
    TakebackAnswered,
    TakebackRequested,
    TakenBack,
    read_entry,
    write_entry,
)
from roost.tables.log_reading import read_log
from tests.tables.scenes import BEGIN, Scene, clock, each_kind, guest, ticket

LATE = 10**9


def entries(scene: Scene) -> list[Entry]:
    return [read_entry(body) for body in scene.log]


def damaged(log: list[Entry]) -> int:
    """Return the number of the damaged entry."""
    with pytest.raises(DamagedError) as error:
        read_log("a-table", [read_entry(write_entry(entry)) for entry in log])
    assert error.value.table == "a-table"
    return error.value.seq


@each_kind
def test_every_changed_outcome_is_found(kind: str) -> None:
    scene = Scene.of(kind)
    scene.play(30)
    log = entries(scene)
    changed = 0
    for number, entry in enumerate(log):
        if isinstance(entry, Began | Moved) and entry.outcomes:
            for outcomes in (entry.outcomes[:-1], (*entry.outcomes, "1"), ("99", *entry.outcomes[1:])):
                assert damaged([*log[:number], replaced(entry, outcomes=outcomes), *log[number + 1 :]]) == number + 1
                changed += 1
    assert changed > 5


@each_kind
def test_every_changed_move_is_found(kind: str) -> None:
    scene = Scene.of(kind)
    scene.play(15)
    log = entries(scene)
    for number, entry in enumerate(log):
        if isinstance(entry, Moved):
            others = (seat for seat in range(len(scene.table.seats)) if seat != entry.seat)
            for wrong in (
                replaced(entry, move="fly"),
                replaced(entry, move=""),
                replaced(entry, move=f" {entry.move} "),
                *(replaced(entry, seat=seat) for seat in others),
                replaced(entry, seat=-1),
                replaced(entry, seat=12),
                replaced(entry, bot="hen"),
            ):
                assert damaged([*log[:number], wrong, *log[number + 1 :]]) == number + 1


@each_kind
def test_every_missing_entry_is_found(kind: str) -> None:
    """The gap shows at once or at a later entry, since each draw changes all luck after it.

    That a number is missing is for the store to notice.
    """
    scene = Scene.of(kind)
    scene.play(30)
    log = entries(scene)
    drawn = [number for number, entry in enumerate(log) if not isinstance(entry, Moved) or entry.outcomes]
    assert len(drawn) > 6
    for number in drawn[:-1]:
        assert damaged([*log[:number], *log[number + 1 :]]) > number
        assert damaged([*log[: number + 1], log[number], *log[number + 1 :]]) > number


@each_kind
def test_swapped_entries_are_found(kind: str) -> None:
    scene = Scene.of(kind)
    scene.play(15)
    log = entries(scene)
    for number in range(len(log) - 1):
        assert damaged([*log[:number], log[number + 1], log[number], *log[number + 2 :]]) > number


def replaced(entry: Entry, **changes: Any) -> Entry:
    return msgspec.structs.replace(entry, **changes)


def test_a_log_begins_with_one_opened_entry() -> None:
    assert damaged([]) == 1
    assert damaged([Said(BEGIN, 0, "Hello")]) == 1
    first = entries(Scene())[0]
    assert damaged([first, first]) == 2


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "00" * 31},
        {"secret": "zz" * 32},
        {"commitment": "00"},
        {"commitment": "Z" * 64},
        {"reserved_for": ("a",)},
    ],
)
def test_an_impossible_opened_entry_is_found(change: dict[str, Any]) -> None:
    assert damaged([replaced(entries(Scene())[0], **change)]) == 1


@pytest.mark.parametrize("change", [{"seats": ("open",)}, {"options": {"variant": "none"}}, {"options": {"speed": 3}}])
def test_an_unplayable_configuration_is_found(change: dict[str, Any]) -> None:
    first = entries(Scene())[0]
    assert isinstance(first, Opened)
    assert damaged([replaced(first, config=msgspec.structs.replace(first.config, **change))]) == 1


def test_a_secret_that_does_not_fit_the_commitment_is_found() -> None:
    log = entries(Scene.begun())
    other = FairChance(bytes(32)).fairness.commitment
    assert damaged([replaced(log[0], commitment=other), *log[1:]]) == 1
    assert damaged([replaced(log[0], secret="00" * 32), *log[1:]]) == 1


def test_a_table_of_other_rules_or_of_an_unknown_game_is_not_damaged() -> None:
    first = entries(Scene())[0]
    assert isinstance(first, Opened)
    with pytest.raises(TableError) as refusal:
        read_log("a-table", [replaced(first, rules=0)])
    assert refusal.value.reason == "table-rules"
    assert refusal.value.data == {"given": 0, "known": 1}
    with pytest.raises(UnknownGameError):
        read_log("a-table", [replaced(first, config=msgspec.structs.replace(first.config, game="chess"))])


@pytest.mark.parametrize(
    "body", [b"", b"{}", b"nonsense", b'{"entry":"Flew","at":1}', b'{"entry":"Said"}', b"\xff", b'"\xff"', b"[" * 9999]
)
def test_unreadable_entries_are_found(body: bytes) -> None:
    with pytest.raises(DamagedError) as error:
        live_table._entry("a-table", 7, body)
    assert (error.value.table, error.value.seq) == ("a-table", 7)


def waiting() -> Scene:
    scene = Scene(seats=["open", "open", "hen"], reserved_for=("", guest("Ben"), ""))
    scene.sit("Anna", 0)
    return scene


def playing() -> Scene:
    """Return a game with Anna on turn, a bot for Ben, Cleo, and a hen; all have moved."""
    scene = Scene.begun(seats=["open", "open", "open", "hen"], clock=clock("move", 30))
    scene.play_until(lambda table: table.step > 30 and table.turn == 0)
    scene.do("leave", 1)
    return scene


def asked() -> Scene:
    """Return a game in which Cleo asks for a takeback, and Anna has to agree."""
    scene = playing()
    scene.do("take_back", 2)
    assert voters(scene.table) == {0}
    return scene


def over() -> Scene:
    scene = Scene.begun("karteneck")
    scene.play()
    scene.do("note_rematch", "elsewhere")
    return scene


@pytest.mark.parametrize(
    ("scene", "wrong"),
    [
        (waiting, Sat(LATE, 0, "Ben", guest("Ben"), ticket(0))),
        (waiting, Sat(LATE, 1, "Cleo", guest("Cleo"), ticket(1))),
        (waiting, Sat(LATE, 2, "Cleo", guest("Cleo"), ticket(2))),
        (waiting, Sat(LATE, 3, "Cleo", guest("Cleo"), ticket(3))),
        (waiting, Sat(LATE, -2, "Ben", guest("Ben"), ticket(1))),
        (waiting, Sat(LATE, 1, "", guest("Ben"), ticket(1))),
        (waiting, Sat(LATE, 1, "Ben", "", ticket(1))),
        (waiting, Sat(LATE, 1, "Ben", guest("Ben"), "")),
        (waiting, Sat(BEGIN, 1, "Ben", guest("Ben"), ticket(1))),
        (waiting, Filled(LATE, 0, "hen")),
        (waiting, Filled(LATE, 2, "hen")),
        (waiting, Filled(LATE, 1, "")),
        (waiting, Left(LATE, 1)),
        (waiting, Left(LATE, 2)),
        (waiting, Began(LATE, ())),
        (waiting, Moved(LATE, 0, "take 1", ())),
        (waiting, Said(LATE, 1, "Hello")),
        (waiting, Said(LATE, 2, "Hello")),
        (waiting, Rematched(LATE, "elsewhere")),
        (waiting, Replaced(LATE, 0, "left")),
        (playing, Sat(LATE, 0, "Ben", guest("Ben"), ticket(0))),
        (playing, Filled(LATE, 0, "hen")),
        (playing, Left(LATE, 0)),
        (playing, Began(LATE, ())),
        (playing, Replaced(LATE, 1, "away")),
        (playing, Replaced(LATE, 3, "away")),
        (playing, Replaced(LATE, 2, "time")),
        (playing, Returned(LATE, 0)),
        (playing, Returned(LATE, 3)),
        (playing, Coached(LATE, 2)),
        (playing, Coached(LATE, 3)),
        (playing, TakebackRequested(LATE, 0, 0)),
        (playing, TakebackRequested(LATE, 0, 1)),
        (playing, TakebackRequested(LATE, 0, 999)),
        (playing, TakebackRequested(LATE, 1, 1)),
        (playing, TakebackAnswered(LATE, 0, True)),
        (playing, TakebackAnswered(LATE, 0, False)),
        (playing, TakenBack(LATE, 0)),
        (playing, TakenBack(LATE, 0, 2)),
        (playing, TakenBack(LATE, 0, 1, True)),
        (playing, Rematched(LATE, "elsewhere")),
        (asked, TakebackRequested(LATE, 0, 1)),
        (asked, TakebackAnswered(LATE, 2, True)),
        (asked, TakebackAnswered(LATE, 1, True)),
        (asked, TakebackAnswered(LATE, 1, False)),
        (asked, TakenBack(LATE, 2, 1, True)),
        (over, Moved(LATE, 0, "3", ())),
        (over, Returned(LATE, 0)),
        (over, Rematched(LATE, "anywhere")),
        (over, TakenBack(LATE, 0, 1, True)),
        (over, Left(LATE, 0)),
    ],
    ids=lambda given: getattr(given, "__name__", type(given).__name__),
)
def test_entries_that_cannot_follow_are_found(scene: Callable[[], Scene], wrong: Entry) -> None:
    found = scene()
    log = entries(found)
    assert damaged([*log, wrong]) == len(log) + 1
    # The log itself is fine.
    found.do("say", 0, "Hello")


def test_a_takeback_that_differs_from_the_request_is_found() -> None:
    scene = asked()
    scene.do("answer", 0, True)
    log = entries(scene)
    assert isinstance(log[-1], TakenBack)
    for wrong in ({"moves": log[-1].moves + 1}, {"seat": 0}, {"agreed": False}):
        assert damaged([*log[:-1], replaced(log[-1], **wrong)]) == len(log)


def test_a_second_coached_entry_is_found() -> None:
    scene = playing()
    scene.do("coach", 0)
    log = entries(scene)
    assert damaged([*log, log[-1]]) == len(log) + 1
