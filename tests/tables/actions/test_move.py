"""Making moves."""

from __future__ import annotations

import pytest

from roost.core.errors import NotYourTurnError, RoostError
from roost.tables import table as module
from roost.tables.actions.move import move
from roost.tables.errors import StaleError
from roost.tables.log_entries import Moved
from tests.tables.scenes import Scene, each_kind, guest, ticket


@each_kind
def test_a_whole_game_is_played(kind: str) -> None:
    scene = Scene.of(kind)
    scene.play()
    assert scene.table.phase == "over"
    assert scene.table.result is not None
    assert scene.table.fairness.key is not None
    assert scene.table.step == scene.kinds().count("Moved")
    assert (scene.table.turn, scene.table.bot_to_move(), scene.table.deadline()) == (-1, "", None)


@each_kind
def test_a_move_for_another_position_is_refused(kind: str) -> None:
    scene = Scene.of(kind)
    scene.play(3)
    turn, text = scene.table.turn, scene.choice()
    for step in (2, 4):
        refusal = scene.refuses("table-stale", "move", turn, text, step)
        assert isinstance(refusal, StaleError)
        assert refusal.data == {"step": 3}
    (entry,) = scene.move(text)
    assert isinstance(entry, Moved)
    assert (entry.seat, entry.move, entry.bot) == (turn, text, "")


def test_moves_out_of_turn_or_for_missing_seats_are_refused() -> None:
    scene = Scene.begun()
    waiting = 1 - scene.table.turn
    assert isinstance(scene.refuses("not-your-turn", "move", waiting, "roll", 0), NotYourTurnError)
    scene.refuses("table-seat", "move", 2, "roll", 0)
    scene.refuses("table-seat", "move", -1, "roll", 0)


@each_kind
def test_invalid_moves_change_nothing(kind: str) -> None:
    scene = Scene.of(kind)
    turn, step = scene.table.turn, scene.table.step
    for text in ("", "fly", "undo", "take 99", "\x00", "a" * 2000):
        with pytest.raises(RoostError) as refusal:
            move(scene.table, scene.at, turn, text, step)
        scene.refuses(refusal.value.reason, "move", turn, text, step)
    scene.move()


def test_only_its_bot_plays_a_bots_seat() -> None:
    scene = Scene.begun(seats=["open", "hen"])
    scene.play_until(lambda table: table.turn == 1)
    text, step = scene.choice(), scene.table.step
    scene.refuses("table-replaced", "move", 1, text, step)
    scene.refuses("table-replaced", "move", 1, text, step, bot="fox")
    scene.refuses("table-replaced", "move", 0, text, step, bot="hen")
    (entry,) = scene.do("move", 1, text, step, bot="hen")
    assert isinstance(entry, Moved)
    assert entry.bot == "hen"


def test_a_late_move_of_a_bot_is_refused() -> None:
    scene = Scene.begun(seats=["open", "hen", "hen"])
    scene.play_until(lambda table: table.turn == 1)
    step, text = scene.table.step, scene.choice()
    scene.play_until(lambda table: table.turn == 2)
    scene.refuses("table-stale", "move", 1, text, step, bot="hen")
    scene.refuses("not-your-turn", "move", 1, text, scene.table.step, bot="hen")


def test_a_bot_does_not_move_for_a_person() -> None:
    scene = Scene.begun(seats=["open", "hen"])
    scene.play_until(lambda table: table.turn == 0)
    scene.refuses("table-replaced", "move", 0, scene.choice(), scene.table.step, bot="hen")


def test_a_label_identifies_one_message_of_one_seat() -> None:
    scene = Scene.begun()
    turn = scene.table.turn
    scene.move(label="one")
    seq = scene.table.seq
    assert scene.table.entry_labelled(turn, "one") == seq
    assert scene.table.entry_labelled(1 - turn, "one") is None
    assert scene.table.entry_labelled(turn, "two") is None
    assert scene.table.entry_labelled(turn, "") is None
    scene.do("say", turn, "Hello", "two")
    scene.do("say", turn, "Hello")
    assert scene.table.entry_labelled(turn, "two") == seq + 1
    assert scene.table.entry_labelled(turn, "one") == seq
    assert scene.again().entry_labelled(turn, "two") == seq + 1


def test_a_seats_labels_are_forgotten_when_its_person_leaves() -> None:
    scene = Scene()
    scene.sit("Anna", 0)
    scene.do("say", 0, "Hello", "one")
    scene.do("leave", 0)
    assert scene.table.entry_labelled(0, "one") is None
    scene.sit("Ben", 0)
    scene.do("say", 0, "Hello too", "one")
    assert scene.table.entry_labelled(0, "one") == scene.table.seq


def test_everything_but_talk_is_refused_after_the_end() -> None:
    scene = Scene.begun("karteneck")
    scene.play()
    for what, given in {
        "move": (0, "3", scene.table.step),
        "take_back": (0,),
        "leave": (0,),
        "replace": (0, "away", 1),
        "come_back": (0,),
        "answer": (0, True),
        "coach": (0,),
    }.items():
        scene.refuses("over", what, *given)
    scene.refuses("table-full", "sit", 0, "Cleo", guest("Cleo"), ticket(0), "")
    scene.do("say", 0, "Well played")


def test_a_full_log_has_room_for_the_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene.begun(seats=["open", "open", "hen"])
    scene.play(30)
    scene.play_until(lambda table: table.turn == 0)
    scene.do("replace", 1, "away", 0)
    monkeypatch.setattr(module, "_MAX_ENTRIES", scene.table.seq)
    scene.refuses("table-log-full", "say", 0, "Hello")
    scene.refuses("table-log-full", "take_back", 0)
    scene.refuses("table-log-full", "leave", 0)
    scene.do("come_back", 1)
    scene.refuses("table-log-full", "leave", 1)
    scene.do("replace", 1, "away", 0)
    scene.do("come_back", 1)
    scene.play()
    assert scene.table.phase == "over"
    scene.do("note_rematch", "elsewhere")


def test_sitting_down_and_leaving_is_refused_when_the_log_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene()
    monkeypatch.setattr(module, "_MAX_ENTRIES", 6)
    for _ in range(2):
        scene.sit("Anna", 0)
        scene.do("leave", 0)
    scene.sit("Anna", 0)
    scene.do("leave", 0)
    scene.refuses("table-log-full", "sit", 0, "Anna", guest("Anna"), ticket(0), "")
