"""Bots that play for people who left, are away or ran out of time."""

from __future__ import annotations

import pytest

from roost.bots.characters import CHARACTERS
from roost.tables.actions.take_back import can_undo
from roost.tables.errors import StaleError
from roost.tables.log_entries import Cause, Replaced
from tests.tables.scenes import Scene, clock, guest, shown


def test_a_person_who_leaves_is_replaced_and_may_return() -> None:
    scene = Scene.begun(seats=["open", "open"], substitute="rooster")
    (entry,) = scene.do("leave", 1)
    assert isinstance(entry, Replaced)
    assert entry == Replaced(scene.at, 1, "left", 1, entry.name)
    assert entry.name in CHARACTERS["rooster"]
    assert scene.do("leave", 1) == []
    assert scene.table.seats_of([guest("Ben")]) == (1,), "the seat is still theirs"
    seat = shown(scene.table)["seats"][1]
    assert (seat["bot"], seat["cause"], seat["person"]) == ("rooster", "left", True)
    scene.play_until(lambda table: table.turn == 1)
    assert scene.table.bot_to_move() == "rooster"
    scene.refuses("table-replaced", "move", 1, scene.choice(), scene.table.step)
    scene.do("come_back", 1)
    assert scene.do("come_back", 1) == []
    assert scene.table.bot_to_move() == ""
    scene.refuses("table-replaced", "move", 1, scene.choice(), scene.table.step, bot="rooster")
    scene.move()


def test_the_configured_substitute_plays_on() -> None:
    scene = Scene.begun("karteneck", ["open", "open", "hen"])
    scene.do("leave", 0)
    scene.play()
    assert scene.table.phase == "over"
    assert scene.table.result is not None
    assert "cause" not in shown(scene.table)["seats"][0]
    assert "bot" not in shown(scene.table)["seats"][0], "no substitutes after the game"


@pytest.mark.parametrize("cause", ["left", "away"])
def test_bots_wait_while_all_people_are_away(cause: Cause) -> None:
    scene = Scene.begun("gloria", ["open", "hen", "open"])
    scene.do("replace", 0, cause, 2)
    scene.play(5)
    scene.play_until(lambda table: table.turn == 1)
    scene.do("leave", 2)
    assert scene.table.phase == "playing"
    assert scene.table.bot_to_move() == ""
    seats = shown(scene.table)["seats"]
    assert [(seat.get("bot"), seat.get("cause")) for seat in seats] == [(None, cause), ("hen", None), (None, "left")]
    scene.refuses("table-replaced", "move", 1, scene.choice(), scene.table.step, bot="hen")
    scene.do("come_back", 0)
    assert scene.table.bot_to_move() == "hen"
    assert shown(scene.table)["seats"][2]["bot"] == "hen"


def test_bots_and_replaced_people_cannot_be_replaced() -> None:
    scene = Scene.begun(seats=["open", "hen"])
    scene.refuses("table-nobody", "replace", 1, "away", 0)
    scene.refuses("table-nobody", "leave", 1)
    scene.refuses("table-nobody", "come_back", 1)
    scene.refuses("table-seat", "replace", 2, "away", 0)
    scene.do("replace", 0, "away", 0)
    assert scene.do("replace", 0, "away", 0) == []
    assert scene.do("replace", 0, "time") == []


def test_nobody_is_replaced_before_their_deadline() -> None:
    scene = Scene.begun(clock=clock("move", 30))
    turn = scene.table.turn
    deadline = scene.table.deadline()
    assert deadline == scene.at + 30_000
    early = scene.refuses("table-in-time", "replace", turn, "time", after=29_999)
    assert isinstance(early, StaleError)
    scene.refuses("table-in-time", "replace", 1 - turn, "time", after=60_000)
    (entry,) = scene.do("replace", turn, "time", after=30_000)
    assert isinstance(entry, Replaced)
    assert entry == Replaced(deadline, turn, "time", name=entry.name)
    assert scene.table.deadline() is None
    assert scene.table.bot_to_move() == "hen"


def test_without_a_clock_there_is_always_time() -> None:
    scene = Scene.begun()
    assert scene.table.deadline() is None
    scene.refuses("table-in-time", "replace", scene.table.turn, "time", after=10**9)


def test_a_replaced_person_may_talk_but_not_decide() -> None:
    scene = Scene.begun()
    scene.play_until(lambda table: can_undo(table, table.turn))
    turn = scene.table.turn
    scene.do("leave", turn)
    assert shown(scene.table, guest(["Anna", "Ben"][turn]))["undo"] == ""
    assert shown(scene.table, guest(["Anna", "Ben"][turn]))["moves"] == []
    scene.refuses("table-replaced", "take_back", turn)
    scene.refuses("table-replaced", "coach", turn)
    scene.do("say", turn, "I am here")
    scene.do("come_back", turn)
    scene.do("take_back", turn)
