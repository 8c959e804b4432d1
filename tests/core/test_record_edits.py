"""Edits of a record are found even if all checksums are valid."""

from __future__ import annotations

import pytest

from roost.core.errors import (
    IllegalMoveError,
    OptionsError,
    RoostError,
    ScriptError,
    UnknownGameError,
    UnreadableError,
)
from roost.core.record import Record
from tests.core.record_editing import golden, read_error, replace_line, with_checksums, without_checksums

pytestmark = pytest.mark.usefixtures("pig")
SHORT = golden("unfinished")
LONG = golden("classic")
PLAYED = golden("pig")


@pytest.mark.parametrize(
    ("number", "line", "reason"),
    [
        (1, "roost recor 1", "record-title"),
        (1, "Roost record 1", "record-title"),
        (1, "", "record-title"),
        (1, "roost record 2", "record-version"),
        (1, "roost record 1 or so", "record-version"),
        (2, "game heckmeck rules 2", "record-rules"),
        (2, "game heckmeck rules 01", "record-rules"),
        (2, "game heckmeck rules one", "record-rules"),
        (2, "game heckmeck", "record-form"),
        (2, "game heckmeck rules 1 2", "record-form"),
        (2, "game  heckmeck rules 1", "record-form"),
        (2, "play heckmeck rules 1", "record-form"),
        (2, "game heckmeck rule 1", "record-form"),
        (2, "", "record-form"),
        (3, "option variant=classic", "record-form"),
        (3, "options variant", "record-form"),
        (3, "options variant=classic ?", "record-form"),
        (3, "options  variant=classic", "record-form"),
        (3, "", "record-form"),
        (4, "sea 0 Anna", "record-seats"),
        (4, "seat 1 Anna", "record-seats"),
        (5, "seat 2 Ben", "record-seats"),
        (5, "Ben", "record-seats"),
        (6, "seeds 1", "record-form"),
        (7, "begin -> 1 W5131152", "record-form"),
        (7, "start -> ", "record-form"),
        (7, "start->1 W5131152", "record-form"),
        (8, "one take 5", "record-form"),
        (8, "1", "record-form"),
        (8, "1take 5", "record-form"),
        (8, "-1 take 5", "record-form"),
        (8, "\u0661 take 5", "record-form"),
        (8, "² take 5", "record-form"),
        (8, " 1 take 5", "record-form"),
        (8, "", "record-form"),
        (16, "Unfinished", "record-breaks-off"),
        (15, "end", "record-form"),
        (15, "end places=1,2 scores=0,0", "record-form"),
        (16, "0 stop", "record-breaks-off"),
    ],
)
def test_a_malformed_line_is_refused(number: int, line: str, reason: str) -> None:
    error = read_error(replace_line(SHORT, min(number, 15), line.rstrip()))
    if reason == "record-form":
        assert (error.line, error.reason) == (number, "record-line")
        assert type(error.cause) is UnreadableError
        assert error.cause.reason == reason
        assert str(error) == f"line {number}: {error.cause}"
    else:
        assert (error.line, error.reason, error.cause) == (number, reason, None)
    assert str(error).startswith(f"line {number}: ")


@pytest.mark.parametrize(
    ("number", "line", "cause", "reason"),
    [
        (2, "game Heckmeck rules 1", UnknownGameError, "unknown-game"),
        (2, "game  rules 1", UnknownGameError, "unknown-game"),
        (3, "options variant=classy", OptionsError, "options"),
        (3, "options variant=", OptionsError, "options"),
        (3, "options =", OptionsError, "options"),
        (3, "options speed=3", OptionsError, "options"),
        (7, "start -> 0 W5131152", ScriptError, "record-seed"),
        (7, "start -> 2 W5131152", ScriptError, "script-misfit-number"),
        (7, "start -> 1 W5131151", ScriptError, "record-seed"),
        (7, "start -> 1 1W513152", ScriptError, "record-seed"),
        (7, "start -> 1 W513115", ScriptError, "script-misfit-roll"),
        (7, "start -> 1 W5131156", ScriptError, "script-misfit-roll"),
        (7, "start -> 1", ScriptError, "script-ends-roll"),
        (7, "start", ScriptError, "script-ends-number"),
        (7, "start -> 1 W5131152 1", ScriptError, "script-left"),
        (7, "start -> 1 -> W5131152", ScriptError, "script-misfit-roll"),
        (8, "0 take 5", ScriptError, "record-turn"),
        (8, "7 take 5", ScriptError, "record-turn"),
        (8, "999999999999999999999999 take 5", ScriptError, "record-turn"),
        (8, "1 take 6", UnreadableError, "heckmeck-move"),
        (8, "1 give 5", UnreadableError, "heckmeck-move"),
        (8, "1 TAKE 5", UnreadableError, "record-form"),
        (8, "1  take 5", UnreadableError, "record-form"),
        (8, "1 take  5", UnreadableError, "record-form"),
        (8, "1 take 4", IllegalMoveError, "heckmeck-not-rolled"),
        (8, "1 stop", IllegalMoveError, "heckmeck-not-in-choose"),
        (8, "1 take 5 -> 3", ScriptError, "script-left"),
        (9, "1 roll", ScriptError, "script-ends-roll"),
        (9, "1 roll -> WW55W2", ScriptError, "record-seed"),
        (9, "1 roll -> W1W55W", ScriptError, "record-seed"),
        (9, "1 roll -> WW55W1 0", ScriptError, "script-left"),
        (9, "1 stop -> WW55W1", ScriptError, "script-misfit-roll"),
        (10, "1 take 5", IllegalMoveError, "heckmeck-used"),
        (11, "0 stop -> 33544W22", ScriptError, "record-turn"),
    ],
)
def test_a_wrong_line_is_refused_with_its_cause(number: int, line: str, cause: type[RoostError], reason: str) -> None:
    error = read_error(replace_line(SHORT, number, line))
    assert error.line == number
    assert error.reason == "record-line"
    assert type(error.cause) is cause
    assert error.cause.reason == reason
    assert str(error) == f"line {number}: {error.cause}"


def test_the_error_names_the_dice_of_the_seed() -> None:
    error = read_error(replace_line(SHORT, 9, "1 roll -> WW55W2"))
    assert str(error) == "line 9: the seed gives WW55W1, not WW55W2"
    assert error.cause is not None
    assert error.cause.data == {"drawn": "WW55W1", "given": "WW55W2"}


def test_another_seed_is_refused() -> None:
    error = read_error(replace_line(SHORT, 6, "seed a rainy Monday"))
    assert error.line == 7
    assert error.cause is not None
    assert error.cause.reason == "record-seed"


def test_other_options_are_refused() -> None:
    assert read_error(replace_line(LONG, 3, "options variant=deluxe")).line > 7


def test_too_few_and_too_many_seats_are_refused() -> None:
    few = read_error(replace_line(SHORT, 5))
    assert few.reason == "record-seats"
    assert few.data == {"line": few.line, "given": 1, "least": 2, "most": 7}
    assert few.line in (5, 6)
    many = read_error(replace_line(SHORT, 5, *(f"seat {seat} Ben" for seat in range(1, 8))))
    assert many.reason == "record-seats"
    assert many.data["given"] == 8
    assert str(many).endswith("8 seats are named, but heckmeck is for 2 to 7")


def test_an_additional_seat_is_refused() -> None:
    assert read_error(replace_line(SHORT, 5, "seat 1 Ben", "seat 2 Cleo")).line == 8


def test_a_removed_or_added_step_is_refused() -> None:
    assert read_error(replace_line(SHORT, 10)).line == 10
    assert read_error(replace_line(SHORT, 9, "1 roll -> WW55W1", "1 roll -> WW55W1")).line == 10
    assert read_error(replace_line(SHORT, 15, "unfinished", "unfinished")).line == 15


def test_a_wrong_result_is_refused() -> None:
    assert without_checksums(PLAYED)[-1] == "end places=2,1 scores=14,25"
    number = len(without_checksums(PLAYED))
    for line in ("end places=1,2 scores=25,14", "end places=2,1 scores=14,26", "unfinished", "end places=2,1"):
        error = read_error(replace_line(PLAYED, number, line))
        assert (error.line, error.reason) == (number, "record-line")
        assert error.cause is not None
        assert error.cause.data == {"form": "end places=2,1 scores=14,25"}


def test_a_move_after_the_end_is_refused() -> None:
    number = len(without_checksums(PLAYED))
    error = read_error(replace_line(PLAYED, number, "0 roll -> 3", without_checksums(PLAYED)[-1]))
    assert error.line == number
    assert error.cause is not None
    assert "-1" not in str(error), "there is no seat -1"


def test_a_record_without_its_end_is_unfinished() -> None:
    text = with_checksums([*without_checksums(PLAYED)[:-2], "unfinished"])
    record = Record.read(text)
    assert record.result is None
    assert record.write() == text


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (3, "options variant=deluxe variant=classic"),
        (4, "seat 0 Anna  Maria"),
        (4, "seat 0 Anna\u202e"),
        (4, "seat 0 " + "x" * 41),
        (7, "start -> 01 W5131152"),
        (7, "start -> 1  W5131152"),
        (7, "start -> 1\tW5131152"),
        (8, "01 take 5"),
        (8, "1 take 5 ->"),
        (9, "1 roll ->  WW55W1"),
    ],
)
def test_a_record_is_written_in_one_way_only(number: int, line: str) -> None:
    assert read_error(replace_line(SHORT, number, line)).line == number
