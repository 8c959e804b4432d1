"""`roost new-game` writes a game that is complete, keeps the contract, and is played at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from roost.core.conformance import check_game
from roost.game_file import load
from roost.new_game.template.newgame import GAME
from roost.words import LANGUAGES
from tests.terminal.conftest import Run, Sit
from tests.words.test_catalogue import variables

NAME = "last_stone"


def messages(text: str) -> dict[str, set[str]]:
    """The messages of a catalogue, each with the names of its data."""
    entries = FluentParser().parse(text).body
    return {entry.id.name: variables(entry) for entry in entries if isinstance(entry, Message)}


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> Path:
    """The folder of a game that was just written."""
    found = tmp_path / "games" / NAME
    written = run("new-game", NAME, str(found))
    assert (written.returncode, written.stderr) == (0, "")
    return found


def test_the_template_itself_meets_the_contract() -> None:
    assert check_game(GAME, games=3, options=[{"stones": stones} for stones in (15, 21, 31)]) > 0


def test_a_game_a_test_and_words_are_written(folder: Path) -> None:
    files = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    assert files == {f"{NAME}.py", f"test_{NAME}.py", *(f"words/{language}.ftl" for language in LANGUAGES)}
    for path in folder.rglob("*.*"):
        text = path.read_text(encoding="utf-8")
        assert "newgame" not in text.lower().replace(" ", ""), f"{path} still names the template"
    game = load(str(folder / f"{NAME}.py"))
    assert (game.key, type(game).__name__) == (NAME, "LastStone")


def test_the_written_test_passes(folder: Path) -> None:
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert tested.returncode == 0, tested.stdout + tested.stderr
    assert "passed" in tested.stdout


def test_the_written_game_is_played_in_the_terminal(folder: Path, sit: Sit) -> None:
    keyboard = sit("play", str(folder / f"{NAME}.py"), "--seats", "me,hen", "--option", "stones=15", "--seed", "3")
    told = keyboard.play(lambda offered: offered[0].notation, keyboard.read())
    assert keyboard.code == 0
    assert "Last Stone" in told
    assert "Guest takes 1 stone." in told
    assert "wins!" in told


def test_the_same_messages_are_written_in_every_language(folder: Path) -> None:
    texts = {language: (folder / "words" / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES}
    assert all(messages(text) == messages(texts["en"]) for text in texts.values())


def test_nothing_is_overwritten(run: Run, folder: Path) -> None:
    own = folder / f"test_{NAME}.py"
    own.write_text("# mine", encoding="utf-8")
    for path in (folder / f"{NAME}.py", *(folder / "words").iterdir()):
        path.unlink()
    again = run("new-game", NAME, str(folder))
    assert again.returncode == 2
    assert again.stderr == f"roost: {own} already exists. Nothing was written.\n"
    assert [path for path in folder.rglob("*") if path.is_file()] == [own]


@pytest.mark.parametrize("name", ["", "x", "Stone", "last-stone", "last stone", "1st", "class", "a" * 31, "../stone"])
def test_a_name_that_is_none_is_refused(run: Run, tmp_path: Path, name: str) -> None:
    refused = run("new-game", name, str(tmp_path / "new"))
    assert refused.returncode == 2
    assert "cannot be the name of a game" in refused.stderr
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("name", ["heckmeck", "random", "pytest", "roost", "game"])
def test_a_name_that_is_taken_is_refused(run: Run, tmp_path: Path, name: str) -> None:
    refused = run("new-game", name, str(tmp_path / "new"))
    assert (refused.returncode, refused.stderr) == (
        2,
        f"roost: The name “{name}” is already taken. Choose another one.\n",
    )
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_written_to_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    refused = run("new-game", NAME, str(tmp_path / "file"))
    assert refused.returncode == 2
    assert "file" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_what_to_do_next_is_told_in_every_language(run: Run, tmp_path: Path) -> None:
    for language in LANGUAGES:
        folder = tmp_path / language
        told = " ".join(run("new-game", NAME, str(folder), "--language", language).stdout.split())
        for command in ("python -m pytest", "roost play", "roost serve --game"):
            assert command in told
