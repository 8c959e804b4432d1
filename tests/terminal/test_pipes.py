"""Roost between pipes: no escape codes and at most 80 columns, in each language and encoding."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from roost.core.record import Record
from roost.words import LANGUAGES
from tests.terminal.conftest import Run
from tests.terminal.keyboard import command, surroundings

BARE = "from roost import Game\nclass Bare(Game):\n    new = read = None\n"
"""A game that only implements the abstract methods."""
DELUXE = ("play", "heckmeck", "--variant", "deluxe", "--seed", "spur")


def test_a_pipe_gets_no_control_codes(run: Run) -> None:
    ran = run(*DELUXE, "--seats", "me,simple", typed="5\n?\nnonsense\n1\n")
    assert ran.returncode == 0
    assert ran.stderr == ""
    assert not [letter for letter in ran.stdout if letter != "\n" and not letter.isprintable() and letter != "\u00a0"]
    assert "> nonsense\n" in ran.stdout, "the input is part of the output"


def test_the_end_of_input_ends_the_game(run: Run, records: Path) -> None:
    ran = run(*DELUXE, "--seats", "me,me", typed="5\n")
    assert ran.returncode == 0
    assert "The game ends here.\nGame record:" in ran.stdout
    (file,) = records.iterdir()
    assert len(Record.read(file.read_text(encoding="utf-8")).steps) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_seven_long_names_fit_into_80_columns(run: Run, language: str) -> None:
    seats = "Anna-Katharina Maximiliane,Bartholomäus von der Hühnerweide,simple,simple,simple,simple,simple"
    ran = run(*DELUXE, "--seats", seats, "--language", language, typed="w\n5\n4\n3\n2\n1\nroll\n?\n" * 5)
    lines = ran.stdout.splitlines()
    assert len(lines) > 200
    assert max(len(line.rstrip()) for line in lines if "/" not in line) <= 80
    assert "Anna-Katharin…" in ran.stdout
    assert "Bartholomäus …" in ran.stdout or "Bartholomäus…" in ran.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_limited_encodings_get_ascii_drawings_and_transliterated_texts(run: Run, language: str, encoding: str) -> None:
    arguments = (*DELUXE, "--seats", "Zoë,simple", "--language", language)
    ran = run(*arguments, typed="1\n?\nroll\n", PYTHONIOENCODING=encoding)
    assert ran.returncode == 0, ran.stderr
    text = ran.stdout
    assert "|36 ~~~~|" in text
    assert "| 5 |" in text
    assert ("Zoë" if encoding == "latin-1" else "Zoe") in text
    if (language, encoding) == ("de", "ascii"):
        assert "noch 7 Rostbratwuermer im Vorrat" in text
    for line in text.splitlines():
        # A question mark within a word stands for an unencodable letter.
        assert not [word for word in line.split() if "?" in word.strip("?") and word != "?"], line


def test_bots_play_without_people(run: Run) -> None:
    ran = run("play", "heckmeck", "--seats", "simple,simple,simple", "--seed", "egg")
    assert ran.returncode == 0
    assert "The last portion is gone." in ran.stdout


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    def output(seed: str) -> list[str]:
        played = run("play", "heckmeck", "--seats", "simple,random,simple", "--seed", seed).stdout.splitlines()
        return [line for line in played if "roost/records" not in line]

    assert output("egg") == output("egg")
    assert output("egg") != output("hen")


def test_without_a_seed_games_differ(run: Run, records: Path) -> None:
    for _ in range(2):
        assert run("play", "heckmeck", "--seats", "simple,simple").returncode == 0
    first, second = (Record.read(file.read_text(encoding="utf-8")).seed for file in records.iterdir())
    assert first != second


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "chess"], "There is no game “chess”. Choose from: heckmeck, karteneck, zwickern, gloria."),
        (["play", "heckmeck", "--variant", "huge"], "Its options are: variant=classic|deluxe."),
        (["play", "heckmeck", "--option", "color=red"], "Its options are: variant=classic|deluxe."),
        (["play", "heckmeck", "--option", "deluxe"], "write NAME=VALUE"),
        (["play", "heckmeck", "--seats", "a,b,c,d,e,f,g,h"], "for 2 to 7 players, not for 8"),
        (["play", "heckmeck", "--seats", "me"], "for 2 to 7 players, not for 1"),
        (["play", "heckmeck", "--seats", "me,,simple"], "leaves a seat empty"),
        (
            ["play", "heckmeck", "--seats", "me,bot:genius"],
            "There is no bot “genius” for this game. Choose from: chick, hen, rooster, fox, simple, expected, random.",
        ),
        (["play", "heckmeck", "--seed", "two\nlines"], "A seed is one line"),
        (["play", "heckmeck", "--seed", ""], "A seed is one line"),
        (["play", "heckmeck", "--language", "es"], "Choose from: en, de, fr, it."),
        (["play", "heckmeck", "--record", "/dev/null/x"], "cannot be written"),
        (["play", "heckmeck", "--record", "/"], "/ is a folder"),
        (["play", "heckmeck", "--record", ""], "--record needs a file name."),
        (["play", "heckmeck", "--seats", ""], "--seats names nobody."),
        (["replay", ""], "replay needs a file name."),
        (["play", "nowhere.py"], "There is no file nowhere.py."),
        (["replay", "nowhere.roost"], "There is no file nowhere.roost."),
        (["replay", "/"], "/ is a folder"),
        (["rules", "chess"], "There is no game “chess”."),
        (["fly"], "invalid choice"),
        ([], "COMMAND"),
    ],
)
def test_wrong_arguments_are_explained_in_a_sentence(run: Run, arguments: list[str], complaint: str) -> None:
    ran = run(*arguments)
    assert ran.returncode == 2
    assert complaint in ran.stderr
    assert "Traceback" not in ran.stderr
    assert ran.stdout == ""


def test_errors_are_in_the_requested_language(run: Run) -> None:
    assert "Das Spiel „chess“ gibt es nicht." in run("play", "chess", "--language", "de").stderr
    assert "Il n" in run("play", "chess", ROOST_LANGUAGE="fr").stderr


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("x = 1\n", "does not define a game"),
        ("1 / 0\n", "cannot be run: ZeroDivisionError: division by zero"),
        ("def broken(:\n", "cannot be run: SyntaxError"),
        ("raise SystemExit\n", "cannot be run: SystemExit"),
        ("raise ValueError('two\\nlines')\n", "cannot be run: ValueError: two lines\n"),
        (
            "from roost import Game\nclass Half(Game): pass\n",
            "cannot be run: TypeError: Can't instantiate abstract class",
        ),
        (BARE, "the game has no valid “key”"),
        (f"{BARE}    key = 'two words'\n", "the game has no valid “key”"),
        (f"{BARE}    key = 'bare'\n", "the game has no valid “seats”"),
        (f"{BARE}    key, seats = 'bare', range(0)\n", "the game has no valid “seats”"),
        (f"{BARE}    key, seats, options = 'bare', range(2, 3), dict\n", "the game has no valid “options”"),
        (f"{BARE}    def __init__(self): exit(3)\n", "cannot be run: SystemExit: 3"),
    ],
)
def test_a_file_without_a_valid_game_is_explained(run: Run, tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "strange.py"
    file.write_text(text)
    ran = run("play", str(file))
    assert ran.returncode == 2
    assert complaint in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_record_saves_to_a_new_file_and_never_overwrites_one(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "game.roost"
    arguments = ("play", "heckmeck", "--seats", "simple,simple", "--seed", "1", "--record", str(file))
    assert run(*arguments).returncode == 0
    assert Record.read(file.read_text(encoding="utf-8")).result is not None
    assert [other.name for other in file.parent.iterdir()] == ["game.roost"], "no temporary file is left"
    again = run(*arguments)
    assert again.returncode == 2
    assert "already exists" in again.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_default_folder_the_game_is_played_unrecorded(run: Run, home: Path, language: str) -> None:
    home.write_text("a file where the folder should be")
    ran = run("play", "heckmeck", "--seats", "simple,simple", "--seed", "1", "--language", language)
    assert ran.returncode == 0
    assert ran.stderr == ""
    assert "--record" in ran.stdout
    assert str(home) in ran.stdout.splitlines()[0] + ran.stdout.splitlines()[1]
    assert str(home) not in ran.stdout.splitlines()[-1], "nothing claims to be saved"


def test_a_closed_pipe_ends_the_program_silently(home: Path) -> None:
    # The output is larger than the buffer of a pipe, so that the reader ends first.
    line = " ".join(command("play", "heckmeck", "--seats", ",".join(["random"] * 7), "--seed", "1"))
    ran = subprocess.run(
        ["/bin/bash", "-c", f"{line} | head -1; exit ${{PIPESTATUS[0]}}"],
        capture_output=True,
        text=True,
        env=surroundings(XDG_DATA_HOME=str(home)),
        timeout=30,
    )
    assert ran.stderr == ""
    assert ran.returncode == 141


@pytest.mark.parametrize("words", [("odds", "heckmeck", "--json"), ("games",)])
def test_a_closed_standard_output_is_no_error(words: tuple[str, ...]) -> None:
    ran = subprocess.run(
        ["/bin/bash", "-c", f"{' '.join(command(*words))} >&-"],
        capture_output=True,
        text=True,
        env=surroundings(),
        timeout=60,
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("streams", "code", "told"),
    [
        ("<&-", 0, "The game ends here."),
        (">&- </dev/null", 0, ""),
        (">/dev/full </dev/null", 2, "No space left on device"),
        ("--language es 2>&-", 2, ""),
        ("--language es 2>/dev/full", 2, ""),
    ],
)
def test_closed_or_full_streams_cause_no_traceback(home: Path, streams: str, code: int, told: str) -> None:
    line = " ".join(command("play", "heckmeck"))
    ran = subprocess.run(
        ["/bin/bash", "-c", f"{line} {streams}"],
        capture_output=True,
        text=True,
        env=surroundings(XDG_DATA_HOME=str(home)),
        timeout=30,
    )
    assert ran.returncode == code
    assert told in ran.stdout + ran.stderr
    assert "Traceback" not in ran.stderr


def test_version_games_and_rules_are_printed(run: Run) -> None:
    assert run("--version").stdout.startswith("roost 0")
    listed = run("games").stdout
    assert "heckmeck" in listed
    assert "2-7" in listed
    assert "variant=classic|deluxe" in listed
    assert "Heckmeck am Karteneck" in listed
    keys = [line.split()[0] for line in listed.splitlines()[1:] if line[0] != " "]
    assert keys == ["heckmeck", "karteneck", "zwickern", "gloria"]
    assert all(len(line) <= 80 for line in listed.splitlines())
    rules = [run("rules", "heckmeck", "--language", language).stdout for language in LANGUAGES]
    assert len(set(rules)) == len(LANGUAGES)
    assert all(max(map(len, text.splitlines())) <= 80 for text in rules)
    assert all("\nDeluxe\n" in text for text in rules), "with all variants"


def test_ctrl_c_during_import_ends_the_program_silently() -> None:
    """Interrupt while most of the program is still being imported."""
    code = """
import sys
class Interrupted:
    def find_spec(self, name, *_):
        if name == "roost.cli":
            raise KeyboardInterrupt
import roost
sys.meta_path.insert(0, Interrupted())
from roost.__main__ import main
sys.exit(main())
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, b"", b"")
