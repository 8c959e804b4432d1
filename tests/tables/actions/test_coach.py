"""Asking the coach."""

from __future__ import annotations

from roost.tables.log_entries import Coached
from tests.tables.scenes import Scene, shown


def test_asking_the_coach_is_noted_once_and_makes_the_game_unrated() -> None:
    scene = Scene.begun()
    turn = scene.table.turn
    assert scene.table.rated
    assert scene.do("coach", turn) == [Coached(scene.at, turn)]
    assert scene.do("coach", turn) == []
    assert not scene.table.rated
    assert shown(scene.table)["rated"] is False


def test_only_the_person_on_turn_may_ask_the_coach() -> None:
    scene = Scene.begun(seats=["open", "open", "hen"])
    scene.play_until(lambda table: table.turn == 0)
    scene.refuses("table-not-on-turn", "coach", 1)
    scene.refuses("table-nobody", "coach", 2)
    scene.refuses("table-seat", "coach", 3)
    without = Scene.begun(coach=False)
    without.refuses("table-no-coach", "coach", without.table.turn)
