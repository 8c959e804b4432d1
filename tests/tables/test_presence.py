"""Presence at a table over all nodes, and absence."""

from __future__ import annotations

from roost.tables.presence import PRESENCE_EXPIRES_MS as EXPIRES
from roost.tables.presence import Attendance, Presence

ANNA, BEN, BOTH = Presence((0,)), Presence((1,)), Presence((0, 1))


def test_presence_on_this_node_does_not_expire() -> None:
    attendance = Attendance()
    assert attendance.update(ANNA, 1_000)
    assert not attendance.update(ANNA, 2_000)
    assert attendance.all(10**9) == ANNA
    assert attendance.away(0, 10**9, since=0) == 0


def test_presence_is_added_up_over_all_nodes() -> None:
    attendance = Attendance()
    attendance.update(Presence((0,), 2), 1_000)
    assert attendance.hear("b", Presence((1, 0), 1), 1_000)
    assert attendance.hear("c", Presence((), 4), 1_000)
    assert attendance.all(1_000) == Presence((0, 1), 7)


def test_presence_of_a_silent_node_expires() -> None:
    attendance = Attendance()
    attendance.hear("b", BEN, 1_000)
    assert attendance.all(1_000 + EXPIRES - 1) == BEN
    assert attendance.all(1_000 + EXPIRES) == Presence()
    assert attendance._announced == {}, "a silent node is forgotten"
    assert attendance.away(1, 1_000 + EXPIRES, since=0) == EXPIRES, "it was last seen at the last announcement"


def test_repeated_announcements_do_not_expire() -> None:
    attendance = Attendance()
    for at in range(0, 10 * EXPIRES, EXPIRES // 3):
        attendance.hear("b", BEN, at)
        assert attendance.all(at + EXPIRES // 3) == BEN


def test_a_node_is_new_only_once() -> None:
    attendance = Attendance()
    assert attendance.hear("b", BEN, 1_000)
    assert not attendance.hear("b", BOTH, 2_000)
    assert not attendance.hear("b", Presence(), 3_000)
    assert not attendance.hear("b", Presence(), 3_000)
    assert attendance.hear("b", BEN, 4_000)
    assert attendance.hear("b", BEN, 4_000 + EXPIRES), "its presence had expired"


def test_the_time_a_seat_is_away_is_measured() -> None:
    attendance = Attendance()
    assert attendance.away(0, 9_000, since=4_000) == 5_000
    attendance.update(ANNA, 10_000)
    assert attendance.away(0, 20_000, since=4_000) == 0
    attendance.update(Presence(), 30_000)
    assert attendance.away(0, 30_000, since=4_000) == 0
    assert attendance.away(0, 35_000, since=4_000) == 5_000
    attendance.update(ANNA, 40_000)
    attendance.update(Presence(), 50_000)
    assert attendance.away(0, 51_000, since=4_000) == 1_000
    assert attendance.away(0, 49_000, since=4_000) == 0, "an absence is never negative"


def test_a_change_of_nodes_is_no_absence() -> None:
    attendance = Attendance()
    attendance.update(ANNA, 1_000)
    attendance.hear("b", ANNA, 2_000)
    attendance.update(Presence(), 3_000)
    assert attendance.away(0, 40_000, since=0) == 0
    attendance.hear("b", Presence(), 41_000)
    assert attendance.away(0, 42_000, since=0) == 1_000
