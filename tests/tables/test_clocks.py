"""Clocks, alone and at a table."""

from __future__ import annotations

import pytest

from roost.tables.actions.substitute import replace
from roost.tables.clocks import Clocks
from tests.tables.scenes import Scene, clock, shown, ticket


def test_without_a_clock_nothing_runs() -> None:
    clocks = Clocks(clock("none", 0), 2)
    clocks.start(5_000)
    assert clocks.deadline(0) is None
    clocks.decided(0, 9_000_000, person=True)
    clocks.stopped(0, 9_000_000)
    clocks.returned(0, 9_000_000, 0, grace=True)
    assert clocks.left == [0, 0]
    assert clocks.in_time(10**12)
    assert clocks.deadline(0) is None


def test_a_move_clock_gives_each_decision_its_time() -> None:
    clocks = Clocks(clock("move", 30), 2)
    clocks.start(1_000)
    assert clocks.deadline(0) == clocks.deadline(1) == 31_000
    clocks.decided(0, 30_999, person=True)
    assert clocks.deadline(0) == clocks.deadline(1) == 60_999


def test_each_decision_uses_the_bank_and_adds_the_bonus() -> None:
    clocks = Clocks(clock("bank", 60, 5), 2)
    clocks.start(1_000)
    assert clocks.deadline(0) == 61_000
    clocks.decided(0, 21_000, person=True)
    assert clocks.left == [45_000, 60_000]
    assert clocks.deadline(1) == 81_000
    clocks.decided(1, 21_000, person=True)
    assert clocks.left == [45_000, 65_000]
    clocks.decided(0, 21_000 + 45_000, person=True)
    assert clocks.left == [5_000, 65_000], "the last millisecond is in time"
    clocks.decided(0, 21_000 + 45_000 + 99_000, person=True)
    assert clocks.left == [5_000, 65_000], "a bank is never negative"


def test_a_bots_decision_leaves_the_clock_unchanged() -> None:
    clocks = Clocks(clock("bank", 60, 5), 2)
    clocks.start(1_000)
    clocks.decided(0, 21_000, person=False)
    assert clocks.left == [60_000, 60_000]
    assert clocks.started_at == 21_000


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_a_stopped_clock_resumes_where_it_was(kind: str) -> None:
    """Leaving and returning gives no time."""
    clocks = Clocks(clock(kind, 60), 2)
    clocks.start(1_000)
    clocks.stopped(0, 50_000)
    clocks.returned(0, 500_000, 0, grace=False)
    assert clocks.deadline(0) == 500_000 + 11_000
    clocks.stopped(0, 500_000)
    clocks.returned(0, 500_000, 0, grace=False)
    assert clocks.deadline(0) == 500_000 + 11_000


@pytest.mark.parametrize("kind", ["move", "bank"])
@pytest.mark.parametrize(("seconds", "least"), [(60, 30_000), (10, 10_000)])
def test_a_person_who_was_away_gets_some_time(kind: str, seconds: int, least: int) -> None:
    clocks = Clocks(clock(kind, seconds), 2)
    clocks.start(1_000)
    clocks.stopped(0, 1_000 + 1000 * seconds)
    assert clocks.left[0] == 0
    clocks.returned(0, 500_000, 0, grace=True)
    assert clocks.deadline(0) == 500_000 + least


def test_a_return_gives_no_time_to_the_seat_on_turn() -> None:
    clocks = Clocks(clock("move", 60), 2)
    clocks.start(1_000)
    clocks.returned(1, 50_000, 0, grace=True)
    assert clocks.deadline(0) == 61_000


def test_undoing_a_decision_gives_no_time_back() -> None:
    clocks = Clocks(clock("bank", 60, 5), 2)
    clocks.start(1_000)
    clocks.decided(0, 11_000, person=True)
    assert clocks.left[0] == 55_000
    assert clocks.in_time(60_999)
    assert not clocks.in_time(61_000)
    clocks.undone()
    assert (clocks.left[0], clocks.started_at, clocks.deadline(0)) == (60_000, 1_000, 61_000)


def test_a_takeback_by_consent_restarts_the_decision() -> None:
    clocks = Clocks(clock("bank", 60, 5), 2)
    clocks.start(1_000)
    clocks.decided(0, 11_000, person=True)
    clocks.decided(1, 12_000, person=True)
    clocks.decided(0, 13_000, person=True)
    clocks.taken_back(20_000, 2)
    assert clocks.started_at == 20_000
    assert clocks.left == [59_000, 64_000], "the time used is not given back"
    clocks.undone()
    assert (clocks.started_at, clocks.left[0]) == (1_000, 60_000)


def test_only_the_clock_of_the_seat_on_turn_runs() -> None:
    scene = Scene.begun(clock=clock("bank", 60))
    turn = scene.table.turn
    for later in (0, 20_000, 60_000, 90_000):
        seats = shown(scene.table, at=scene.at + later)["seats"]
        assert seats[turn]["left"] == max(0, 60_000 - later)
        assert seats[1 - turn]["left"] == 60_000


def test_a_move_clock_is_shown_for_the_seat_on_turn() -> None:
    scene = Scene.begun(seats=["open", "open", "hen"], clock=clock("move", 60))
    scene.play_until(lambda table: table.turn == 1)
    seats = shown(scene.table, at=scene.at + 10)["seats"]
    assert [seat.get("left") for seat in seats] == [None, 59_990, None]
    scene.play_until(lambda table: table.turn == 2)
    assert [seat.get("left") for seat in shown(scene.table)["seats"]] == [None] * 3


def test_bots_have_no_clock() -> None:
    scene = Scene.begun(seats=["open", "hen"], clock=clock("bank", 60))
    scene.play_until(lambda table: table.turn == 1)
    assert scene.table.deadline() is None
    left = shown(scene.table, at=scene.at)["seats"]
    assert "left" not in left[1]
    assert left[0]["left"] == scene.table.clocks.left[0]


def test_a_late_move_counts_until_a_bot_takes_over() -> None:
    scene = Scene.begun(clock=clock("bank", 10, 3))
    turn = scene.table.turn
    scene.move(after=60_000)
    assert scene.table.clocks.left[turn] == 3_000


def test_leaving_and_returning_does_not_stop_a_clock() -> None:
    for kind in ("move", "bank"):
        scene = Scene.begun(clock=clock(kind, 60))
        turn = scene.table.turn
        first = scene.table.deadline()
        assert first is not None
        spent = 0
        for _ in range(5):
            scene.do("leave", turn, after=10_000)
            spent += 10_000
            scene.do("come_back", turn, after=0)
            assert scene.table.deadline() == scene.at + 60_000 - spent
        scene.do("leave", 1 - turn, after=1_000)
        scene.do("come_back", 1 - turn, after=1_000)
        assert scene.table.deadline() == first


def test_a_person_who_ran_out_of_time_returns_with_some() -> None:
    scene = Scene.begun(clock=clock("bank", 60))
    turn = scene.table.turn
    scene.do("replace", turn, "time", after=60_000)
    assert shown(scene.table, ticket(turn), at=scene.at)["seats"][turn]["left"] == 0
    scene.move()
    scene.play_until(lambda table: table.turn == turn)
    scene.do("come_back", turn, after=5_000)
    assert scene.table.deadline() == scene.at + 30_000


def test_returning_at_once_gives_no_time_for_the_same_decision() -> None:
    scene = Scene.begun(clock=clock("move", 60))
    turn = scene.table.turn
    for _ in range(2):
        scene.do("replace", turn, "time", after=60_000)
        scene.refuses("table-time-up", "come_back", turn)
        scene.refuses("table-time-up", "come_back", turn, after=20_000)
        scene.move()
        scene.do("come_back", turn)
        scene.play_until(lambda table: table.turn == turn)


def test_a_person_among_bots_may_always_return() -> None:
    """Bots wait for people, so nobody else is kept waiting."""
    scene = Scene.begun(clock=clock("move", 60))
    turn = scene.table.turn
    scene.do("leave", 1 - turn)
    scene.do("replace", turn, "time", after=60_000)
    assert scene.table.bot_to_move() == ""
    scene.do("come_back", turn)
    assert scene.table.deadline() == scene.at + 30_000


def test_a_clock_runs_while_no_server_runs() -> None:
    """The log says when the decision began, so a reader an hour later knows that the time is up."""
    scene = Scene.begun(clock=clock("move", 60))
    later = scene.again()
    deadline = later.deadline()
    assert deadline == scene.at + 60_000
    (entry,) = replace(later, scene.at + 3_600_000, later.turn, "time")
    assert entry.at == scene.at + 3_600_000
    assert later.clocks.left[later.turn] == 0


def test_nodes_with_different_clocks_agree_on_the_time_left() -> None:
    """One node is five seconds ahead: its entries set the time, and no clock runs backwards."""
    scene = Scene.begun(clock=clock("bank", 60))
    scene.play_until(lambda table: table.turn == 0 and table.step > 0)
    left = scene.table.clocks.left[0]
    scene.do("say", 1, "from the node ahead", after=5_000)
    scene.move(after=-4_000)
    assert scene.table.at == scene.at + 4_000
    assert scene.table.clocks.left[0] <= left
    turn, deadline = scene.table.turn, scene.table.deadline()
    assert deadline is not None
    scene.refuses("table-in-time", "replace", turn, "time", after=deadline - scene.at - 1)
    scene.do("replace", turn, "time", after=deadline - scene.at)
