"""Taking moves back, alone or by consent."""

from __future__ import annotations

import pytest

from roost.tables.actions.take_back import can_undo, moves_back, voters
from roost.tables.log_entries import TakebackRequested, TakenBack
from tests.tables.scenes import KINDS, Scene, clock, each_kind, guest, shown, ticket

NAMES = ("Anna", "Ben", "Cleo", "Dora")


def offered(scene: Scene) -> list[str]:
    """Return for each seat how it may take a move back."""
    return [shown(scene.table, ticket(seat), at=scene.at)["undo"] for seat in range(len(scene.table.seats))]


def after_a_fair_move(scene: Scene) -> int:
    scene.play_until(lambda table: table.phase == "playing" and can_undo(table, table.turn))
    return scene.table.turn


def after_a_move_of(scene: Scene, seat: int) -> None:
    """Play until the seat has moved and another is on turn."""
    scene.play_until(lambda table: table.turn == seat and table.step > 0)
    scene.play_until(lambda table: table.turn != seat)


@pytest.mark.parametrize("kind", ["classic", "deluxe", "gloria"])
def test_a_move_that_showed_nothing_is_taken_back_at_once(kind: str) -> None:
    scene = Scene.of(kind)
    for _ in range(200):
        before, turn, step = scene.table.state, scene.table.turn, scene.table.step
        assert before is not None
        position = before.position()
        scene.move()
        if can_undo(scene.table, turn):
            break
    assert offered(scene)[turn] == "take"
    lines = scene.table.record().lines()
    for other in set(range(len(scene.table.seats))) - {turn}:
        assert offered(scene)[other] != "take"
    (entry,) = scene.do("take_back", turn, "label")
    assert entry == TakenBack(scene.at, turn, 1, False, "label")
    assert scene.table.state is not None
    assert scene.table.state.position() == position
    assert scene.table.step == step + 2, "old moves do not fit the new step"
    assert len(scene.table.record().lines()) == len(lines) - 1, "the record does not mention it"
    assert scene.table.entry_labelled(turn, "label") == scene.table.seq
    assert scene.table.rated


def test_several_moves_that_showed_nothing_are_taken_back_one_by_one() -> None:
    scene = Scene.of("deluxe", clock=clock("bank", 6000, 1))
    standing: list[tuple[int, str, int | None]] = []
    for _ in range(300):
        assert scene.table.state is not None
        standing.append((scene.table.turn, scene.table.state.position(), scene.table.deadline()))
        scene.move()
        if not can_undo(scene.table, standing[-1][0]):
            standing.clear()
        if len(standing) == 2:
            break
    assert len(standing) == 2, "for instance taking symbols, then stopping"
    while standing:
        turn, position, deadline = standing.pop()
        scene.do("take_back", turn)
        assert scene.table.state is not None
        assert (scene.table.turn, scene.table.state.position(), scene.table.deadline()) == (turn, position, deadline)
    assert not can_undo(scene.table, turn)


@each_kind
def test_a_move_that_showed_something_is_taken_back_if_all_agree(kind: str) -> None:
    scene = Scene.of(kind)
    after_a_move_of(scene, 0)
    recording = scene.table.recording
    assert recording is not None
    standing, step = len(recording.standing), scene.table.step
    moves = moves_back(scene.table, 0)
    assert offered(scene)[0] == "ask"
    assert scene.do("take_back", 0, "please") == [TakebackRequested(scene.at, 0, moves, "please")]
    others = list(range(1, len(scene.table.seats)))
    assert shown(scene.table)["asked"] == {"seat": 0, "moves": moves, "waiting": others}
    for seat in others[:-1]:
        assert [type(entry).__name__ for entry in scene.do("answer", seat, True)] == ["TakebackAnswered"]
        assert scene.do("answer", seat, True) == [], "a second yes changes nothing"
    assert shown(scene.table)["asked"]["waiting"] == others[-1:]
    entries = scene.do("answer", others[-1], True, "fine")
    assert [type(entry).__name__ for entry in entries] == ["TakebackAnswered", "TakenBack"]
    assert entries[1] == TakenBack(scene.at, 0, moves, True)
    assert len(recording.standing) == standing - moves
    assert scene.table.turn == 0
    assert scene.table.step == step + 1
    assert scene.table.takeback is None
    assert not scene.table.rated
    assert sum(" undo" in line for line in scene.table.record().lines()) == moves
    scene.play()
    assert scene.table.phase == "over"


def told(scene: Scene) -> list[dict[str, object]]:
    """Return all events of the table as a spectator is told them from the beginning, each with its `seq`."""
    events = shown(scene.table, since=0)["events"]
    return [{"seq": found["seq"], **found["event"]} for found in events]


@each_kind
def test_the_entries_taken_back_are_shown_to_everybody(kind: str) -> None:
    scene = Scene.of(kind)
    after_a_move_of(scene, 0)
    moves = moves_back(scene.table, 0)
    last = list(dict.fromkeys(found["seq"] for found in told(scene)))[-moves:]
    scene.do("take_back", 0)
    for seat in range(1, len(scene.table.seats)):
        scene.do("answer", seat, True)
    *_, event = told(scene)
    assert event == {"seq": scene.table.seq, "event": "moves-taken-back", "seat": 0, "entries": last}
    scene.play()
    assert [found for found in told(scene) if found["event"] == "moves-taken-back"] == [event]


def test_an_undone_move_is_shown_to_everybody() -> None:
    scene = Scene.of("deluxe")
    turn = after_a_fair_move(scene)
    last = told(scene)[-1]["seq"]
    scene.do("take_back", turn)
    assert told(scene)[-1] == {"seq": scene.table.seq, "event": "moves-taken-back", "seat": turn, "entries": [last]}


def test_one_refusal_is_enough() -> None:
    scene = Scene.begun(seats=["open"] * 3)
    after_a_move_of(scene, 0)
    scene.do("take_back", 0)
    scene.do("answer", 1, True)
    scene.do("answer", 2, False)
    assert scene.table.takeback is None
    assert scene.table.rated
    scene.refuses("table-not-asked", "answer", 1, True)
    scene.do("take_back", 0)
    assert shown(scene.table)["asked"]["waiting"] == [1, 2], "the vote starts anew"
    scene.do("answer", 1, True)
    scene.do("answer", 1, False)
    assert scene.table.takeback is None, "a yes may become a no"


def test_the_asking_seat_may_withdraw_and_has_no_vote() -> None:
    scene = Scene.begun(seats=["open"] * 3)
    after_a_move_of(scene, 0)
    scene.do("take_back", 0)
    scene.refuses("table-not-asked", "answer", 0, True)
    scene.do("answer", 0, False)
    assert scene.table.takeback is None


def test_one_request_at_a_time() -> None:
    scene = Scene.begun(seats=["open"] * 3)
    after_a_move_of(scene, 0)
    after_a_move_of(scene, 1)
    scene.do("take_back", 0)
    asked = scene.table.takeback
    for seat in (0, 1):
        if not can_undo(scene.table, seat):
            scene.refuses("table-asked", "take_back", seat)
    assert scene.table.takeback is asked
    assert "ask" not in offered(scene)


def test_a_move_ends_the_request() -> None:
    scene = Scene.begun()
    after_a_move_of(scene, 0)
    scene.do("take_back", 0)
    scene.move()
    assert scene.table.takeback is None
    scene.refuses("table-not-asked", "answer", 1, True)


def test_an_undo_ends_the_request() -> None:
    scene = Scene.begun(seats=["open"] * 3)
    after_a_move_of(scene, 0)
    scene.play_until(lambda table: table.turn != 0 and can_undo(table, table.turn))
    scene.do("take_back", 0)
    scene.do("take_back", scene.table.turn)
    assert scene.table.takeback is None
    assert scene.table.rated


def test_a_seat_without_a_move_has_nothing_to_take_back() -> None:
    scene = Scene.begun()
    waiting = 1 - scene.table.turn
    assert offered(scene) == ["", ""]
    scene.refuses("table-nothing-to-undo", "take_back", waiting)
    scene.refuses("table-seat", "take_back", 7)


def test_bots_have_no_vote_and_wait_for_the_answer() -> None:
    scene = Scene.begun("karteneck", ["open", "hen", "open", "hen"])
    after_a_move_of(scene, 0)
    scene.play_until(lambda table: table.bot_to_move() == "hen")
    text = scene.choice()
    scene.do("take_back", 0)
    assert shown(scene.table)["asked"]["waiting"] == [2]
    assert scene.table.bot_to_move() == ""
    scene.refuses("table-replaced", "move", scene.table.turn, text, scene.table.step, bot="hen")
    scene.do("answer", 2, False)
    assert scene.table.bot_to_move() == "hen"
    scene.do("take_back", 0)
    scene.do("answer", 2, True)
    assert scene.table.turn == 0


@each_kind
def test_nobody_is_asked_in_a_game_against_bots(kind: str) -> None:
    game, seats, options = KINDS[kind]
    scene = Scene.begun(game, ["open", *["hen"] * (seats - 1)], options=options)
    after_a_move_of(scene, 0)
    entries = scene.do("take_back", 0)
    assert [type(entry).__name__ for entry in entries] == ["TakebackRequested", "TakenBack"]
    assert scene.table.turn == 0
    assert not scene.table.rated


def test_seats_of_the_same_guest_are_not_asked() -> None:
    scene = Scene(seats=["open"] * 3)
    scene.do("sit", 0, "Anna", guest("Anna"), ticket(0), "")
    scene.do("sit", 1, "Ben", guest("Anna"), ticket(1), "")
    scene.do("sit", 2, "Cleo", guest("Cleo"), ticket(2), "")
    after_a_move_of(scene, 0)
    scene.do("take_back", 0)
    assert voters(scene.table) == {2}
    scene.refuses("table-not-asked", "answer", 1, True)
    scene.refuses("table-not-asked", "answer", 1, False)
    scene.do("answer", 2, True)
    assert scene.table.turn == 0


def test_one_guest_on_all_seats_needs_no_consent() -> None:
    scene = Scene()
    for seat in range(2):
        scene.do("sit", seat, NAMES[seat], guest("Anna"), ticket(seat), "")
    after_a_move_of(scene, 0)
    assert [type(entry).__name__ for entry in scene.do("take_back", 0)] == ["TakebackRequested", "TakenBack"]


@pytest.mark.parametrize("cause", ["left", "away"])
def test_replaced_people_are_not_waited_for(cause: str) -> None:
    scene = Scene.begun(seats=["open"] * 3)
    after_a_move_of(scene, 0)
    moves = moves_back(scene.table, 0)
    scene.do("take_back", 0)
    scene.do("answer", 1, True)
    entries = scene.do("leave", 2) if cause == "left" else scene.do("replace", 2, cause, 0)
    assert [type(entry).__name__ for entry in entries] == ["Replaced", "TakenBack"]
    assert entries[1] == TakenBack(scene.at, 0, moves, True)


def test_a_voter_who_runs_out_of_time_is_not_waited_for() -> None:
    scene = Scene.begun(seats=["open"] * 2, clock=clock("move", 10))
    after_a_move_of(scene, 0)
    scene.do("take_back", 0)
    entries = scene.do("replace", 1, "time", after=10_000)
    assert [type(entry).__name__ for entry in entries] == ["Replaced", "TakenBack"]
    assert scene.table.turn == 0


def test_a_request_ends_when_its_seat_is_replaced() -> None:
    scene = Scene.begun(seats=["open"] * 3)
    after_a_move_of(scene, 0)
    scene.do("take_back", 0)
    assert [type(entry).__name__ for entry in scene.do("leave", 0)] == ["Replaced"]
    assert scene.table.takeback is None
    scene.refuses("table-not-asked", "answer", 1, True)


def test_a_person_who_returns_is_asked() -> None:
    scene = Scene.begun(seats=["open"] * 3)
    after_a_move_of(scene, 0)
    scene.do("leave", 2)
    scene.do("take_back", 0)
    assert voters(scene.table) == {1}
    scene.do("come_back", 2)
    assert voters(scene.table) == {1, 2}
    scene.do("answer", 1, True)
    assert scene.table.takeback is not None
    scene.do("answer", 2, True)
    assert scene.table.turn == 0


def test_a_substitutes_move_may_be_taken_back() -> None:
    scene = Scene.begun()
    scene.play(4)
    turn = scene.table.turn
    scene.do("leave", turn)
    scene.play_until(lambda table: table.turn != turn)
    scene.do("come_back", turn)
    scene.do("take_back", turn)
    scene.do("answer", 1 - turn, True)
    assert scene.table.turn == turn


def test_undoing_again_and_again_neither_stops_a_clock_nor_fills_a_bank() -> None:
    for kind, bonus in (("move", 0), ("bank", 20)):
        scene = Scene.begun(clock=clock(kind, 60, bonus))
        scene.play_until(lambda table: table.phase == "playing" and can_undo(table, table.turn))
        turn = scene.table.turn
        scene.do("take_back", turn)
        deadline = scene.table.deadline()
        assert deadline is not None
        for _ in range(5):
            scene.play_until(lambda table: can_undo(table, table.turn))
            assert scene.table.turn == turn
            scene.do("take_back", turn, after=3_000)
            assert scene.table.deadline() == deadline
        scene.play_until(lambda table: can_undo(table, table.turn))
        assert offered(scene)[turn] == "take"
        late = deadline - scene.at
        assert shown(scene.table, ticket(turn), at=deadline)["undo"] == ""
        scene.refuses("table-undo-late", "take_back", turn, after=late)
        scene.do("take_back", turn, after=late - 1)
        scene.do("replace", turn, "time", after=1)
