"""Moves taken back by agreement: draws continue, the record keeps the moves, and a replay follows."""

from __future__ import annotations

import pytest

from examples.pig import GAME as PIG
from examples.pig import HOLD, ROLL, Held, PigOptions, Rolled
from roost.core.chance import FastChance
from roost.core.errors import GameOverError, IllegalMoveError, RecordError, ScriptError
from roost.core.random_stream import SeededChance
from roost.core.record import UNDO, Record, Step
from roost.core.recording import Recording
from roost.core.registry import find, register
from roost.core.scripted_chance import ScriptedChance
from tests.core.live_game import CASES, table
from tests.core.record_editing import replace_line, without_checksums


@pytest.fixture(autouse=True)
def _pig() -> None:
    register(PIG)


def pig(*outcomes: str, target: int = 20) -> Recording:
    return Recording(PIG, ["Anna", "Ben"], ScriptedChance(["0", *outcomes]), PigOptions(target=target))


def test_a_move_with_draws_can_be_taken_back() -> None:
    recording = pig("5", "1", "4")
    recording.play(0, ROLL)
    before = recording.state.position()
    recording.play(0, ROLL)
    assert recording.state.turn == 1
    assert not recording.can_undo()
    assert recording.take_back() == Step(0, "roll", ("1",))
    assert recording.state.position() == before
    assert recording.play(0, ROLL) == (Rolled(0, 4),), "the next draw of the stream"
    assert recording.record.steps == [
        Step(0, "roll", ("5",)),
        Step(0, "roll", ("1",)),
        Step(0, UNDO, ()),
        Step(0, "roll", ("4",)),
    ]
    assert without_checksums(recording.record.write())[-5:] == [
        "0 roll -> 5",
        "0 roll -> 1",
        "0 undo",
        "0 roll -> 4",
        "unfinished",
    ]


def test_standing_moves_are_those_not_taken_back() -> None:
    recording = pig("5", "1", "4")
    assert not recording.standing
    recording.play(0, ROLL)
    recording.play(0, ROLL)
    recording.take_back()
    assert list(recording.standing) == [Step(0, "roll", ("5",))]
    recording.play(0, ROLL)
    assert list(recording.standing) == [Step(0, "roll", ("5",)), Step(0, "roll", ("4",))]


def test_the_undo_step_names_the_seat_of_the_move() -> None:
    recording = pig("5")
    recording.play(0, ROLL)
    recording.play(0, HOLD)
    assert recording.state.turn == 1
    assert recording.take_back() == Step(0, "hold", ())
    assert recording.record.steps[-1] == Step(0, UNDO, ())


def test_moves_can_be_taken_back_to_the_start_and_no_further() -> None:
    recording = pig("5", "6", "2")
    start = recording.state.position()
    recording.play(0, ROLL)
    recording.play(0, ROLL)
    recording.take_back()
    recording.take_back()
    assert recording.state.position() == start
    with pytest.raises(IllegalMoveError, match="no move to take back") as caught:
        recording.take_back()
    assert caught.value.reason == "nothing-to-take-back"
    assert len(recording.record.steps) == 4
    recording.play(0, ROLL)
    recording.take_back()
    assert recording.state.position() == start


def test_nothing_is_taken_back_before_the_first_move_or_after_the_end() -> None:
    recording = pig("6", target=6)
    with pytest.raises(IllegalMoveError):
        recording.take_back()
    recording.play(0, ROLL)
    recording.play(0, HOLD)
    result = recording.record.result
    with pytest.raises(GameOverError, match="the game is over"):
        recording.take_back()
    assert len(recording.record.steps) == 2
    assert recording.record.result == result


def test_undo_stops_at_a_move_that_was_taken_back() -> None:
    recording = Recording(find("heckmeck"), ["Anna", "Ben"], ScriptedChance(["0", "1124445W", "12345", "11111"]))
    recording.play(0, recording.state.parse("take 4"))
    assert recording.can_undo()
    recording.play(0, recording.state.parse("roll"))
    recording.take_back()
    assert not recording.can_undo(), "draws were made since"
    assert not recording.undo()
    recording.take_back()
    assert [step.move for step in recording.record.steps] == ["take 4", "roll", UNDO, UNDO]
    recording.play(0, recording.state.parse("take 1"))
    assert recording.undo(), "a new move without draws can be undone"
    assert recording.record.steps[-1].move == UNDO


def test_a_record_knows_its_standing_moves() -> None:
    record = Record(PIG, PigOptions(), ("Anna", "Ben"))
    assert record.standing() == frozenset()
    moves = ["roll", "roll", UNDO, "roll", "hold", UNDO, UNDO, "hold"]
    record.steps = [Step(0, move, ()) for move in moves]
    assert record.standing() == {0, 7}
    record.steps = [Step(0, move, ()) for move in (UNDO, "roll")]
    assert record.standing() == {1}


# Replay


def taken_back() -> Recording:
    recording = pig("5", "1", "4", "6", target=15)
    for move in (ROLL, ROLL):
        recording.play(0, move)
    recording.take_back()
    for move in (ROLL, HOLD):
        recording.play(0, move)
    recording.take_back()
    recording.play(0, ROLL)
    recording.play(0, HOLD)
    return recording


def test_a_replay_takes_moves_back() -> None:
    recording = taken_back()
    assert recording.state.over
    text = recording.record.write()
    record = Record.read(text)
    assert record.write() == text
    assert record.result == recording.record.result
    turns = [(turn.step, turn.state.position(), turn.events) for turn in record.replay()]
    assert turns == [
        (None, "pig 15 0 0 0 0", ()),
        (Step(0, "roll", ("5",)), "pig 15 0 5 0 0", (Rolled(0, 5),)),
        (Step(0, "roll", ("1",)), "pig 15 1 0 0 0", (Rolled(0, 1),)),
        (Step(0, UNDO, ()), "pig 15 0 5 0 0", ()),
        (Step(0, "roll", ("4",)), "pig 15 0 9 0 0", (Rolled(0, 4),)),
        (Step(0, "hold", ()), "pig 15 1 0 9 0", (Held(0, 9),)),
        (Step(0, UNDO, ()), "pig 15 0 9 0 0", ()),
        (Step(0, "roll", ("6",)), "pig 15 0 15 0 0", (Rolled(0, 6),)),
        (Step(0, "hold", ()), "pig 15 -1 0 15 0", (Held(0, 15),)),
    ]
    assert [turn.number for turn in record.replay()] == list(range(6, 15))


@pytest.mark.parametrize("case", CASES)
def test_moves_can_be_taken_back_in_every_game(case: str) -> None:
    recording = table(case)
    chance = FastChance(11)
    positions = [recording.state.position()]
    for number in range(400):
        if recording.state.over:
            break
        recording.play(int(recording.state.turn), int(recording.state.pick(chance)))
        positions.append(recording.state.position())
        if number % 5 == 4 and not recording.state.over:
            for _ in range(number % 3 + 1):
                recording.take_back()
                positions.append(recording.state.position())
    if recording.state.over:
        recording.reveal()
    record = Record.read(recording.record.write())
    assert sum(step.move == UNDO for step in record.steps) > 10
    assert [turn.state.position() for turn in record.replay()] == positions
    assert record.write() == recording.record.write()


def test_draws_continue_after_a_move_was_taken_back() -> None:
    recording = Recording(PIG, ["Anna", "Ben"], SeededChance("egg"), PigOptions(target=30))
    first = int(recording.state.turn)
    for _ in range(6):
        recording.play(first, ROLL)
        recording.take_back()
    text = recording.record.write()
    assert len({step.outcomes for step in recording.record.steps if step.outcomes}) > 2, "not the same roll every time"
    assert Record.read(text).write() == text


@pytest.mark.parametrize(
    ("number", "line", "cause", "reason"),
    [
        (7, "0 undo", IllegalMoveError, "nothing-to-take-back"),
        (9, "1 undo", ScriptError, "record-undo"),
        (9, "0 undo -> 3", ScriptError, "script-left"),
    ],
)
def test_an_impossible_undo_is_refused(number: int, line: str, cause: type[Exception], reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.read(replace_line(taken_back().record.write(), number, line))
    error = caught.value
    assert error.line == number
    assert isinstance(error.cause, cause)
    assert error.cause is not None
    assert error.cause.reason == reason
    if reason == "record-undo":
        assert error.cause.data == {"seat": 0}


def test_an_undo_after_the_end_is_refused() -> None:
    text = taken_back().record.write()
    lines = without_checksums(text)
    with pytest.raises(RecordError) as caught:
        Record.read(replace_line(text, len(lines), "0 undo", "unfinished"))
    assert caught.value.line == len(lines)
    assert isinstance(caught.value.cause, GameOverError)
