"""The command `roost replay`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roost.words import LANGUAGES
from tests.core.live_game import CASES, finished
from tests.terminal.conftest import Run, Sit


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    """The record of a whole game."""
    path = tmp_path / "game.roost"
    seats = ("--seats", "simple,simple,simple", "--seed", "egg", "--record", str(path))
    assert run("play", "heckmeck", *seats).returncode == 0
    return path


def test_a_record_is_stepped_through(sit: Sit, file: Path) -> None:
    last = len([line for line in file.read_text().splitlines() if re.match("[0-9] ", line)])
    keyboard = sit("replay", str(file))
    start = keyboard.read()
    assert f"Step 0 of {last}" in start
    assert "Rolled" in start
    second = keyboard.type("")
    assert f"Step 1 of {last}" in second
    assert "sets aside" in second
    assert f"Step 0 of {last}" in keyboard.type("b")
    assert f"Step 0 of {last}" in keyboard.type("b"), "the start is the first step"
    assert f"Step 30 of {last}" in keyboard.type("30")
    assert f"a number from 0 to {last}" in keyboard.type(str(last + 1))
    assert f"a number from 0 to {last}" in keyboard.type("nonsense")
    assert "wins!" in keyboard.type(str(last))
    keyboard.leave("")
    assert keyboard.code == 0


@pytest.mark.parametrize("ending", ["q\r", "\x04"])
def test_a_replay_can_be_quit(sit: Sit, file: Path, ending: str) -> None:
    keyboard = sit("replay", str(file), "--language", "it")
    assert "Passo 0 di" in keyboard.read()
    keyboard.process.send(ending)
    assert "Traceback" not in keyboard.rest()
    assert keyboard.code == 0


def test_print_shows_the_whole_game_also_in_a_terminal(sit: Sit, run: Run, file: Path) -> None:
    keyboard = sit("replay", str(file), "--print")
    printed = keyboard.rest()
    piped = run("replay", str(file)).stdout
    assert [line.rstrip() for line in printed.splitlines()] == [line.rstrip() for line in piped.splitlines()]
    assert "wins!" in piped
    assert piped.count("takes portion") >= 10


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Line 20 was changed or damaged"),
        ("de", "Zeile 20 wurde geändert oder beschädigt"),
        ("fr", "La ligne 20 a été modifiée ou endommagée"),
        ("it", "La riga 20 è stata modificata o danneggiata"),
    ],
)
def test_a_damaged_line_is_reported(run: Run, file: Path, language: str, words: str) -> None:
    lines = file.read_text().splitlines(keepends=True)
    lines[19] = lines[19].replace(" ", "  ", 1)
    file.write_text("".join(lines))
    ran = run("replay", str(file), "--language", language)
    assert ran.returncode == 2
    assert words in ran.stderr
    assert ran.stdout == ""


def test_a_truncated_record_is_refused(run: Run, file: Path) -> None:
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:4]))
    ran = run("replay", str(file))
    assert ran.returncode == 2
    assert "Line 5: the game record breaks off" in ran.stderr


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\xff\xfe\x00", "is not UTF-8 text"),
        (b"", "This is not a game record"),
        (b"hello\n", "This is not a game record"),
    ],
)
def test_a_file_that_is_not_a_record_is_explained(run: Run, tmp_path: Path, content: bytes, words: str) -> None:
    file = tmp_path / "strange"
    file.write_bytes(content)
    ran = run("replay", str(file))
    assert ran.returncode == 2
    assert words in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_byte_order_mark_before_a_record_is_ignored(run: Run, file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
    ran = run("replay", str(file))
    assert ran.returncode == 0, ran.stderr
    assert "wins!" in ran.stdout


def test_a_too_large_file_is_not_read(run: Run) -> None:
    ran = run("replay", "/dev/zero")
    assert ran.returncode == 2
    assert "/dev/zero has more than 50 MB" in ran.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_error_for_an_unknown_game_mentions_the_option_game(run: Run, tmp_path: Path, language: str) -> None:
    pig = Path(__file__).parents[2] / "examples" / "pig.py"
    file = tmp_path / "pig.roost"
    assert run("play", str(pig), "--seats", "random,random", "--record", str(file)).returncode == 0
    ran = run("replay", str(file), "--language", language)
    assert ran.returncode == 2
    assert re.search(r"\b2\b.*pig.*--game \w+\.py", ran.stderr), "line, game and option"
    assert run("replay", str(file), "--game", str(pig)).returncode == 0


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "{} takes back the last move, as everyone agreed."),
        ("de", "Der letzte Zug von {} wird zurückgenommen, alle waren einverstanden."),
        ("fr", "Le dernier coup de {} est annulé, d\u2019un commun accord."),
        ("it", "L\u2019ultima mossa di {} viene annullata, di comune accordo."),
    ],
)
def test_an_undone_move_is_shown(run: Run, tmp_path: Path, language: str, words: str) -> None:
    record = finished(next(iter(CASES)))
    file = tmp_path / "live.roost"
    file.write_text(record.write())
    ran = run("replay", str(file), "--language", language)
    assert ran.returncode == 0, ran.stderr
    told = [line for line in ran.stdout.splitlines() if line in {words.format(name) for name in record.names}]
    assert len(told) == 2
    seats = [step.seat for step in record.steps if step.move == "undo"]
    assert told == [words.format(record.names[seat]) for seat in seats]


def test_stepping_past_an_undone_move(sit: Sit, tmp_path: Path) -> None:
    record = finished(next(iter(CASES)))
    file = tmp_path / "live.roost"
    file.write_text(record.write())
    undo = [number for number, step in enumerate(record.steps, 1) if step.move == "undo"]
    assert undo == [13, 14]
    keyboard = sit("replay", str(file))
    keyboard.read()
    before = keyboard.type("10").partition("\n")[2]
    assert "takes back the last move" in (after := keyboard.type("14"))
    assert "Step 14" in after
    table = [line for line in before.splitlines() if line.startswith(" ")]
    assert table
    assert [line for line in after.splitlines() if line.startswith(" ")] == table, "the table is as before the move"
    keyboard.leave("q")


def test_an_unfinished_game_is_shown(run: Run, records: Path) -> None:
    run("play", "heckmeck", "--seats", "me,me", "--language", "de", typed="w\n5\nroll\n")
    (file,) = records.iterdir()
    ran = run("replay", str(file), "--language", "de")
    assert ran.returncode == 0
    assert "Das Spiel wurde nicht zu Ende gespielt." in ran.stdout


def test_a_game_without_events_tells_what_was_played(run: Run, tmp_path: Path) -> None:
    game, record = tmp_path / "quiet.py", tmp_path / "record"
    source = (Path(__file__).parents[2] / "examples" / "pig.py").read_text(encoding="utf-8")
    game.write_text(source.replace("if self.log is not None:", "if False:"), encoding="utf-8")
    arguments = ("--seats", "Anna,Ben", "--seed", "1", "--option", "target=2", "--record", str(record))
    played = run("play", str(game), *arguments, typed="roll\nhold\n" * 30)
    replayed = run("replay", str(record), "--game", str(game), "--print")
    for told in (played.stdout, replayed.stdout):
        assert re.search("^(Anna|Ben): roll$", told, re.MULTILINE)
        assert re.search("^(Anna|Ben): hold$", told, re.MULTILINE)
