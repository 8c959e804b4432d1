"""Talk at a table."""

from __future__ import annotations

import pytest

from tests.tables.scenes import Scene, guest, shown


def test_a_remark_keeps_its_name_when_somebody_else_takes_the_seat() -> None:
    scene = Scene(seats=["open"] * 3)
    scene.sit("Anna", 0)
    scene.sit("Ben", 1)
    scene.do("say", 1, "I am Ben")
    scene.do("leave", 1)
    scene.sit("Carla", 1)
    scene.do("say", 1, "I am Carla")
    for table in (scene.table, scene.again()):
        assert [(said["name"], said["text"]) for said in shown(table, guest("Anna"))["remarks"]] == [
            ("Ben", "I am Ben"),
            ("Carla", "I am Carla"),
        ]


def test_remarks_are_stored_and_shown() -> None:
    scene = Scene.begun()
    scene.do("say", 0, " Good  luck! ", "a")
    scene.do("say", 1, "Und dir auch viel Glück 🍀")
    first, second = (shown(scene.table, *holders)["remarks"] for holders in ((), (guest("Ben"),)))
    assert first == second
    assert [(remark["seat"], remark["text"]) for remark in first] == [
        (0, "Good luck!"),
        (1, "Und dir auch viel Glück 🍀"),
    ]
    assert [remark["at"] for remark in first] == [scene.at - 1000, scene.at]
    seq = first[0]["seq"]
    assert shown(scene.table, since=seq)["remarks"] == first[1:]
    assert shown(scene.table, since=seq + 1)["remarks"] == []


def test_only_people_at_the_table_talk() -> None:
    scene = Scene.begun(seats=["open", "hen"])
    scene.refuses("table-nobody", "say", 1, "I am a hen")
    scene.refuses("table-seat", "say", 2, "Hello")


@pytest.mark.parametrize("text", ["", " ", "\u202e\u200b", "x" * 201, "\n" * 300])
def test_invalid_remarks_are_refused(text: str) -> None:
    scene = Scene.begun()
    assert scene.refuses("table-remark", "say", 0, text).data == {"most": 200}


def test_each_seat_may_say_five_remarks_in_ten_seconds() -> None:
    scene = Scene.begun(seats=["open"] * 5)
    for seat in range(5):
        for number in range(5):
            scene.do("say", seat, f"remark {number}", after=10)
    for seat in range(5):
        scene.refuses("table-too-much", "say", seat, "one more", after=0)
    first = scene.table.remarks[0].at
    scene.refuses("table-too-much", "say", 0, "one more", after=first + 9_999 - scene.at)
    scene.do("say", 0, "one more", after=first + 10_000 - scene.at)
    scene.refuses("table-too-much", "say", 0, "and another", after=9)
    scene.do("say", 0, "and another", after=10)


def test_a_slow_clock_does_not_stop_talk() -> None:
    """Another node wrote the last entry, and its clock is five seconds ahead."""
    scene = Scene.begun()
    for _ in range(4):
        scene.do("say", 0, "quick", after=0)
    scene.do("say", 1, "from the other node", after=5_000)
    scene.do("say", 0, "slow", after=-4_000)
    scene.refuses("table-too-much", "say", 0, "again", after=0)


def test_hours_of_talk_fit_into_a_message() -> None:
    scene = Scene.begun()
    for number in range(150):
        scene.do("say", number % 2, f"remark {number}", after=5_000)
    told = shown(scene.table)["remarks"]
    assert [remark["text"] for remark in told] == [f"remark {number}" for number in range(50, 150)]
