"""Records: written in one way, read back exactly, and every damage found at its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from examples.pig import GAME as PIG
from examples.pig import Held, Pig, PigOptions, PigState, Rolled
from roost.core.chance import Chance, FastChance
from roost.core.errors import (
    IllegalMoveError,
    OptionsError,
    RecordError,
    RoostError,
    ScriptError,
    UnknownGameError,
    UnreadableError,
)
from roost.core.event import Event
from roost.core.game import Options
from roost.core.record import Record, Step
from roost.core.recording import Recording
from roost.core.registry import find, register
from roost.core.stream import SeededChance, StreamChance
from tests.core.hidden import Fives
from tests.core.rewriting import RECORDS, changed, checked, contents, golden

NAMES = sorted(path.stem for path in RECORDS.iterdir())
SHORT = golden("unfinished")
PLAYED = golden("pig")


@pytest.fixture(autouse=True)
def _pig() -> None:
    register(PIG)


def refused(text: str) -> RecordError:
    """The error that a text is refused with."""
    with pytest.raises(RecordError) as caught:
        Record.read(text)
    error = caught.value
    assert str(error).startswith(f"line {error.line}: ")
    assert error.data["line"] == error.line
    return error


# Goldens


def test_there_are_goldens_of_every_kind() -> None:
    assert NAMES == ["classic", "deluxe", "pig", "unfinished"]


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_read_and_written_byte_for_byte(name: str) -> None:
    text = golden(name)
    assert Record.read(text).write() == text


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_moves_write_the_same_record(name: str) -> None:
    text = golden(name)
    read = Record.read(text)
    assert read.seed is not None
    recording = Recording(read.game, read.names, SeededChance(read.seed), read.options)
    for step in read.steps:
        recording.play(step.seat, recording.state.parse(step.move))
    assert recording.record.write() == text


@pytest.mark.parametrize("name", NAMES)
def test_the_checks_are_the_running_hash_of_the_lines(name: str) -> None:
    text = golden(name)
    assert checked(contents(text)) == text


def test_what_a_record_tells() -> None:
    record = Record.read(golden("deluxe"))
    assert record.game is find("heckmeck")
    assert record.options == record.game.choose({"variant": "deluxe"})
    assert record.names == ("Änne", "Ben van der Berg", "祖母")
    assert record.seed == "70"
    assert record.start == ("2", "55115334")
    assert record.steps[0] == Step(2, "take 5", ())
    assert record.steps[1] == Step(2, "roll", ("15315",))
    assert record.result is not None
    assert record.result.winners == (2,)
    assert record.first_line == 8
    unfinished = Record.read(SHORT)
    assert unfinished.result is None
    assert unfinished.steps[-2] == Step(0, "roll", ("314512",))


def test_files_from_another_system_are_read_too(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_bytes(SHORT.replace("\n", "\r\n").encode())
    assert Record.read(path.read_bytes().decode()).write() == SHORT
    assert Record.read(SHORT.rstrip("\n")).write() == SHORT


# Replay


def test_a_replay_gives_every_state_and_event() -> None:
    record = Record.read(PLAYED)
    turns = list(record.replay())
    assert [turn.number for turn in turns] == list(range(7, 31))
    assert [turn.step for turn in turns] == [None, *record.steps]
    assert turns[0].events == ()
    assert turns[1].events == (Rolled(0, 4),)
    assert turns[5].events == (Held(1, 8),)
    assert len({id(turn.state) for turn in turns}) == 1, "the state is the same object all along"
    positions = [turn.state.position() for turn in record.replay()]
    assert positions[:3] == ["pig 20 0 0 0 0", "pig 20 0 4 0 0", "pig 20 1 0 0 0"]
    assert positions[-1] == "pig 20 -1 0 14 25"


def test_a_replay_is_the_game_that_was_played() -> None:
    recording = Recording(find("heckmeck"), ["Anna", "Ben"], SeededChance("replay"), {"variant": "deluxe"})
    chance = FastChance(1)
    positions, happened = [recording.state.position()], [recording.opening]
    assert [event.__struct_config__.tag for event in recording.opening] == ["turn-began", "rolled"]
    for _ in range(60):
        happened.append(recording.play(int(recording.state.turn), recording.state.pick(chance)))
        positions.append(recording.state.position())
    replayed = [(turn.state.position(), turn.events) for turn in Record.read(recording.record.write()).replay()]
    assert replayed == list(zip(positions, happened, strict=True))


def test_a_replay_of_steps_that_never_were_names_the_line() -> None:
    record = Record.read(SHORT)
    record.steps[2] = Step(1, "take 3", ())
    seen: list[int] = []
    with pytest.raises(RecordError) as caught:
        seen.extend(turn.number for turn in record.replay())
    assert seen == [7, 8, 9]
    assert caught.value.line == 10
    assert isinstance(caught.value.cause, IllegalMoveError)


def secret_record() -> str:
    """A record of a table whose key is not told."""
    recording = Recording(PIG, ["Anna", "Ben"], StreamChance(b"secret"), PigOptions(target=12))
    chance = FastChance(1)
    while not recording.state.over:
        recording.play(int(recording.state.turn), recording.state.pick(chance))
    return recording.record.write()


def test_a_record_without_a_seed_is_read_by_its_outcomes() -> None:
    text = secret_record()
    assert "seed" not in text
    record = Record.read(text)
    assert record.seed is None
    assert record.first_line == 6
    assert record.write() == text


def test_without_a_seed_the_rules_alone_are_checked() -> None:
    record = Recording(PIG, ["Anna", "Ben"], StreamChance(b"secret")).record
    text = record.write()
    other = changed(text, 6, f"start -> {1 - int(record.start[0])}")
    assert Record.read(other).write() == other
    error = refused(changed(text, 6, "start -> 2"))
    assert error.line == 6
    assert isinstance(error.cause, ScriptError)
    assert refused(changed(text, 6, "start -> 0 0")).line == 6


def test_faces_that_look_alike_do_not_confuse_the_seed() -> None:
    # The golden die shows 1 and W three times each: the record tells only what was seen, and the seed must agree.
    text = golden("deluxe")
    rolls = [line for line in contents(text) if " golden -> " in line]
    assert {line[-1] for line in rolls} == {"1", "W"}
    number = contents(text).index(rolls[0]) + 1
    other = rolls[0][:-1] + ("1" if rolls[0][-1] == "W" else "W")
    error = refused(changed(text, number, other))
    assert error.line == number
    assert error.cause is not None
    assert error.cause.reason == "record-seed"


# Names and seeds


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Anna", "Anna"),
        ("  Anna   Maria ", "Anna Maria"),
        ("Anna\nseat 1 Ben", "Anna seat 1 Ben"),
        ("Anna\r\x00\x1b[31mBen\x7f", "Anna [31mBen"),
        ("Anna\u2028Ben\x85Cleo\x0b\x1cDora", "Anna Ben Cleo Dora"),
        ("\u202eannA\u202c", "annA"),
        ("\u2067Anna\u2069", "Anna"),
        ("An\u200bna", "An na"),
        ("\ud800", "?"),
        ("", "?"),
        ("   ", "?"),
        ("\n\t", "?"),
        ("祖母", "祖母"),
        ("🪱", "🪱"),
        ("Anna  #123456", "Anna #123456"),
        ("Anna -> 6", "Anna -> 6"),
        ("x" * 41, "x" * 40),
        ("x" * 5000, "x" * 40),
        ("x" * 39 + " y", "x" * 39),
    ],
)
def test_names_are_cleaned(name: str, written: str) -> None:
    record = Recording(PIG, [name, "Ben"], SeededChance("1")).record
    assert record.names == (written, "Ben")
    text = record.write()
    assert text.splitlines()[3].startswith(f"seat 0 {written}  ")
    assert Record.read(text).names == (written, "Ben")


@given(st.text(), st.text(max_size=60))
@example("x" * 39 + " y", "")
def test_any_name_can_be_recorded(one: str, two: str) -> None:
    register(PIG)
    text = Recording(PIG, [one, two], SeededChance("1")).record.write()
    assert Record.read(text).write() == text


@pytest.mark.parametrize(
    "seed", ["42", "a rainy Sunday", "Würmer 🪱", "a  #b", "a -> b", "0042", "x" * 200, "start -> 1"]
)
def test_seeds_in_words_and_numbers_can_be_recorded(seed: str) -> None:
    text = Recording(PIG, ["Anna", "Ben"], SeededChance(seed)).record.write()
    assert Record.read(text).seed == SeededChance(seed).seed


@pytest.mark.parametrize("seed", ["", " ", " 42", "42 ", "4\n2", "4\u20282", "\t"])
def test_seeds_that_do_not_fit_into_a_line_can_be_recorded_or_are_refused_at_the_start(seed: str) -> None:
    try:
        text = Recording(PIG, ["Anna", "Ben"], SeededChance(seed)).record.write()
    except RoostError:
        return
    record = Record.read(text)
    assert record.write() == text


# Damage


def read_or_refused(text: str) -> Record | RecordError:
    try:
        return Record.read(text)
    except RecordError as error:
        return error


def first_difference(text: str, edited: str) -> int:
    """The line where an edit begins."""
    pairs = zip(text + "\0", edited + "\1", strict=False)
    return text.count("\n", 0, next(place for place, (old, new) in enumerate(pairs) if old != new)) + 1


def assert_found(text: str, edited: str) -> None:
    """An edit is found at its line, unless it changed nothing but the blanks around a check."""
    found = read_or_refused(edited)
    if isinstance(found, RecordError):
        assert found.line == first_difference(text, edited), str(found)
    else:
        assert found.write() == text
        assert "".join(edited.split()) == "".join(text.split())


SIGNS = ["#", " ", "0", "f", "W", "-", "\t", "\x00", "ä"]


@pytest.mark.parametrize("number", range(15))
def test_every_single_edit_of_every_line_is_found_there(number: int) -> None:
    lines = SHORT.splitlines(keepends=True)
    before, line, after = "".join(lines[:number]), lines[number], "".join(lines[number + 1 :])
    for place, old in enumerate(line.rstrip("\n")):
        new = SIGNS[(place * 7 + number) % len(SIGNS)]
        assert_found(SHORT, before + line[:place] + line[place + 1 :] + after)
        assert_found(SHORT, before + line[:place] + new + line[place:] + after)
        if new != old:
            assert_found(SHORT, before + line[:place] + new + line[place + 1 :] + after)


def test_every_digit_of_a_check_counts() -> None:
    for number, line in enumerate(SHORT.splitlines(), 1):
        for place in range(len(line) - 6, len(line)):
            digit = "0" if line[place] != "0" else "1"
            lines = SHORT.splitlines()
            lines[number - 1] = line[:place] + digit + line[place + 1 :]
            error = refused("\n".join(lines))
            assert (error.line, error.reason) == (number, "record-version" if number == 0 else "record-check")
            assert f"#{line[-6:]}" in str(error), "the right check is named"


@pytest.mark.parametrize("name", ["unfinished", "pig", "classic"])
def test_a_line_that_is_missing_doubled_or_exchanged_is_found_there(name: str) -> None:
    text = golden(name)
    lines = text.splitlines(keepends=True)
    for place in range(len(lines) - 1):
        number = place + 1
        assert refused("".join(lines[:place] + lines[place + 1 :])).line == number
        assert refused("".join(lines[: place + 1] + lines[place:])).line == number + 1
        assert refused("".join([*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]])).line == number
        assert refused("".join([*lines[:place], "\n", *lines[place:]])).line == number
    assert refused(text + lines[-1]).line == len(lines) + 1
    assert Record.read(text + "\n \n").write() == text, "blank lines at the end are an editor's doing"


@pytest.mark.parametrize("name", ["unfinished", "pig", "classic"])
def test_a_record_that_breaks_off_is_found_where_it_does(name: str) -> None:
    text = golden(name)
    lines = text.splitlines(keepends=True)
    assert refused("").line == 1
    for kept in range(1, len(lines)):
        error = refused("".join(lines[:kept]))
        assert error.line == kept + 1
        assert error.reason == "record-breaks-off"
        half = refused("".join(lines[:kept]) + lines[kept][:20])
        assert half.line == kept + 1


def test_a_record_that_breaks_off_says_what_should_follow() -> None:
    error = refused("".join(SHORT.splitlines(keepends=True)[:3]))
    assert str(error) == "line 4: the record breaks off where 'seat NUMBER NAME' should follow"
    assert error.reason == "record-breaks-off"
    assert error.data == {"line": 4, "form": "seat NUMBER NAME"}


def test_a_damaged_line_is_quoted() -> None:
    error = refused(SHORT.replace("take W", "take 1"))
    assert (error.line, error.reason, error.cause) == (10, "record-check", None)
    assert error.data == {"line": 10, "text": "1 take 1"}
    assert str(error).startswith("line 10: the line was changed or damaged: its check should be #")


LONG = golden("classic")


@given(st.integers(0, len(LONG) - 1), st.integers(0, 3), st.text(max_size=3))
@settings(deadline=None, max_examples=300)
def test_any_small_edit_of_a_long_record_is_found(place: int, cut: int, put: str) -> None:
    edited = LONG[:place] + put + LONG[place + cut :]
    assume(edited != LONG)
    found = read_or_refused(edited)
    if isinstance(found, RecordError):
        # An edit at the end of a line may take the next one along, or split one in two: then either may be named.
        assert found.line - first_difference(LONG, edited) in (0, 1)
    else:
        assert found.write() == LONG


# Edits by somebody who makes the checks right again


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
def test_the_form_of_a_line(number: int, line: str, reason: str) -> None:
    error = refused(changed(SHORT, min(number, 15), line.rstrip()))
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
def test_what_a_line_says(number: int, line: str, cause: type[RoostError], reason: str) -> None:
    error = refused(changed(SHORT, number, line))
    assert error.line == number
    assert error.reason == "record-line"
    assert type(error.cause) is cause
    assert error.cause.reason == reason
    assert str(error) == f"line {number}: {error.cause}"


def test_the_dice_of_the_seed_are_named() -> None:
    error = refused(changed(SHORT, 9, "1 roll -> WW55W2"))
    assert str(error) == "line 9: the seed gives WW55W1, not WW55W2"
    assert error.cause is not None
    assert error.cause.data == {"drawn": "WW55W1", "given": "WW55W2"}


def test_another_seed_gives_other_dice() -> None:
    error = refused(changed(SHORT, 6, "seed a rainy Monday"))
    assert error.line == 7
    assert error.cause is not None
    assert error.cause.reason == "record-seed"


def test_other_options_lead_elsewhere() -> None:
    assert refused(changed(LONG, 3, "options variant=deluxe")).line > 7


def test_too_few_and_too_many_seats() -> None:
    few = refused(changed(SHORT, 5))
    assert few.reason == "record-seats"
    assert few.data == {"line": few.line, "given": 1, "least": 2, "most": 7}
    assert few.line in (5, 6)
    many = refused(changed(SHORT, 5, *(f"seat {seat} Ben" for seat in range(1, 8))))
    assert many.reason == "record-seats"
    assert many.data["given"] == 8
    assert str(many).endswith("8 seats are named, but heckmeck is for 2 to 7")


def test_one_seat_more_makes_it_another_game() -> None:
    assert refused(changed(SHORT, 5, "seat 1 Ben", "seat 2 Cleo")).line == 8


def test_a_step_left_out_or_made_up() -> None:
    assert refused(changed(SHORT, 10)).line == 10
    assert refused(changed(SHORT, 9, "1 roll -> WW55W1", "1 roll -> WW55W1")).line == 10
    assert refused(changed(SHORT, 15, "unfinished", "unfinished")).line == 15


def test_a_result_that_was_not_reached() -> None:
    assert contents(PLAYED)[-1] == "end places=2,1 scores=14,25"
    number = len(contents(PLAYED))
    for line in ("end places=1,2 scores=25,14", "end places=2,1 scores=14,26", "unfinished", "end places=2,1"):
        error = refused(changed(PLAYED, number, line))
        assert (error.line, error.reason) == (number, "record-line")
        assert error.cause is not None
        assert error.cause.data == {"form": "end places=2,1 scores=14,25"}


def test_a_move_after_the_end() -> None:
    number = len(contents(PLAYED))
    error = refused(changed(PLAYED, number, "0 roll -> 3", contents(PLAYED)[-1]))
    assert error.line == number
    assert error.cause is not None
    assert "-1" not in str(error), "nobody sits in seat -1"


def test_an_end_that_was_cut_away() -> None:
    text = checked([*contents(PLAYED)[:-2], "unfinished"])
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
    assert refused(changed(SHORT, number, line)).line == number


# Whatever the text is, nothing but RecordError comes of it.

anything = st.text(st.characters(exclude_categories=[]), max_size=300)
fragment = st.sampled_from(
    [*contents(SHORT), *contents(PLAYED), "seat 2 x", "seed", "start", "options a=b", "0 roll -> ", "end", "9" * 30]
)
line = fragment | st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\n"), max_size=40)


def readable(text: str) -> None:
    register(PIG)
    found = read_or_refused(text)
    if isinstance(found, RecordError):
        assert 1 <= found.line <= len(text.splitlines()) + 1
    else:
        assert Record.read(found.write()).write() == found.write()


@given(anything)
@example("roost record 1\ud800")
@example("\ud800")
@settings(deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    readable(text)


@given(anything)
@example("\ud800  #123456")
@settings(deadline=None)
def test_any_text_after_a_title_is_read_or_refused(text: str) -> None:
    readable(checked(["roost record 1"]) + text)


@given(st.lists(line, max_size=20))
@settings(deadline=None, max_examples=200)
def test_any_lines_with_right_checks_are_read_or_refused(lines: list[str]) -> None:
    readable(checked(["roost record 1", *lines]))


@given(st.data())
@settings(deadline=None, max_examples=300)
def test_any_lines_put_into_a_record_are_read_or_refused(data: st.DataObject) -> None:
    lines = contents(data.draw(st.sampled_from([SHORT, PLAYED])))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(1, len(lines) - 1))
        lines[place : place + data.draw(st.integers(0, 2))] = [data.draw(line)]
        assume(len(lines) > 2)
    readable(checked(lines))


def test_a_game_with_hidden_cards_is_recorded_whole() -> None:
    game = register(Fives())
    recording = Recording(game, ["Anna", "Ben"], SeededChance("7"))
    chance = FastChance(7)
    while not recording.state.over:
        recording.play(int(recording.state.turn), recording.state.pick(chance))
    text = recording.record.write()
    assert Record.read(text).write() == text
    lines = contents(text)
    assert lines[2] == "options"
    assert set(lines[6].removeprefix("start -> ").split()) <= {"one", "two", "three", "four", "five"}
    edited = lines[7].rpartition(" ")[0] + (" four" if lines[7].endswith("five") else " five")
    error = refused(changed(text, 8, edited))
    assert (error.line, error.cause and error.cause.reason) == (8, "record-seed")
    blind = text.replace(text.splitlines()[5] + "\n", "")
    assert Record.read(checked(contents(blind))).write() == checked(contents(blind))


def test_a_record_without_its_checks_is_found_at_the_first_line() -> None:
    error = refused("\n".join(contents(SHORT)))
    assert (error.line, error.reason) == (1, "record-check")


class Choosy(Options, frozen=True):
    """Options of every kind that a game may have."""

    words: str = "two words"
    word: str = "null"
    number: int | None = None
    several: tuple[int, ...] = (1, 2)
    really: bool = True


class ChoosyPig(Pig):
    key = "choosy"
    options = Choosy  # type: ignore[assignment]

    def new(self, seats: int, options: Options, chance: Chance, log: list[Event] | None = None) -> PigState:
        return PIG.new(seats, PigOptions(target=5), chance, log)


def test_options_of_every_kind_are_recorded() -> None:
    game = register(ChoosyPig())
    chosen = Choosy(words="a = b", word="true", number=3, several=(), really=False)
    for options in (Choosy(), chosen):
        recording = Recording(game, ["Anna", "Ben"], SeededChance("choosy"), options)
        text = recording.record.write()
        assert Record.read(text).options == options
        assert Record.read(text).write() == text
    assert 'options words="a\\u0020=\\u0020b" word="true" number=3 several=[] really=false ' in text
    error = refused(changed(text, 3, "options words=[1"))
    assert error.line == 3
