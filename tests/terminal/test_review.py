"""The command `roost review`."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from roost.terminal.review_picture import default_picture_path
from roost.words import LANGUAGES
from tests.terminal.conftest import Run, Sit

PIG = str(Path(__file__).parents[2] / "examples" / "pig.py")
GAME = ("--game", PIG)


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    """The record of a short game of three random bots."""
    path = tmp_path / "game.roost"
    names = "bot:random,bot:random,bot:random"
    options = ("--option", "target=15", "--seed", "egg", "--record", str(path))
    assert run("play", PIG, "--seats", names, *options).returncode == 0
    return path


def numbers(line: str) -> list[float]:
    """Return the percentages of a row, whose minus signs are not hyphens."""
    return [float(number.replace("\u2212", "-")) for number in re.findall(r"[\u2212+]?\d+\.\d(?=%)", line)]


def test_the_percentages_add_up_and_the_chart_is_saved_beside_the_record(run: Run, file: Path) -> None:
    ran = run("review", str(file), *GAME, "--effort", "30")
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr == "", "there is no progress bar in a pipe"
    assert ran.stdout.startswith("Luck and skill · pig · random, random 2, random 3\n")
    rows = [line for line in ran.stdout.splitlines() if re.match(r"  │ random", line)]
    assert len(rows) == 3
    for row in rows:
        start, own, others, luck, end = numbers(row)
        assert start == 33.3
        assert start + own + others + luck == pytest.approx(end, abs=1e-6)
        assert end in (0.0, 100.0)
    assert "which is all the rest" in ran.stdout.replace("\n", " ")
    picture = file.with_name("game-review.svg")
    assert str(picture) in ran.stdout.replace("\n", "")
    assert ElementTree.fromstring(picture.read_text()).tag.endswith("svg")
    assert all(len(line) <= 80 for line in ran.stdout.splitlines() if "game-review" not in line)


def test_the_same_record_and_seed_give_the_same_review(run: Run, file: Path) -> None:
    asked = ("review", str(file), *GAME, "--effort", "20")
    first = run(*asked)
    picture = file.with_name("game-review.svg").read_bytes()
    second = run(*asked)
    assert first.stdout == second.stdout
    assert file.with_name("game-review.svg").read_bytes() == picture
    assert run(*asked, "--seed", "other").stdout != first.stdout


def test_costly_decisions_are_shown_with_better_moves(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "daring.roost"
    # Rolling with enough points to win is a costly decision.
    typed = "roll\n" * 40
    run("play", PIG, "--seats", "Anna,Ben", "--option", "target=6", "--seed", "3", "--record", str(path), typed=typed)
    ran = run("review", str(path), *GAME, "--effort", "60")
    assert ran.returncode == 0, ran.stderr
    assert "The 5 decisions that cost most" in ran.stdout
    table = ran.stdout.split("decisions that cost most")[1]
    assert re.search(r"│ 1 │ +\d+ │ (Anna|Ben) +│ +\d+\.\d% │ hold ", table)
    assert "instead of roll" in table
    assert re.search(r"\d+\.\d% against \d+\.\d% for “roll”", table)
    costs = [float(cost) for cost in re.findall(r"│ [1-5] │ +\d+ │ \S+ +│ +(\d+\.\d)%", table)]
    assert len(costs) == 5
    assert costs == sorted(costs, reverse=True)
    picture = ElementTree.fromstring(path.with_name("daring-review.svg").read_text())
    assert len([dot for dot in picture.iter() if dot.tag.endswith("circle")]) == 5
    assert "The game was not finished." in ran.stdout
    assert "So far" in ran.stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Luck and skill", "Own decisions", "sees everything"]),
        ("de", ["Glück und Können", "Eigene Züge", "alles Verdeckte", ",0\xa0%"]),
        ("fr", ["Chance et talent", "Ses décisions", "qui verrait tout"]),
        ("it", ["Fortuna e abilità", "Mosse proprie", "a carte scoperte"]),
    ],
)
def test_a_review_in_each_language(run: Run, file: Path, language: str, words: list[str]) -> None:
    ran = run("review", str(file), *GAME, "--effort", "5", "--language", language)
    assert ran.returncode == 0, ran.stderr
    said = " ".join(ran.stdout.split(" ")).replace("\n", " ")
    for word in words:
        assert word in said
    assert not re.search(r"\b(review|advice)-\w", ran.stdout.replace("game-review", ""))
    assert language in LANGUAGES


def test_json_has_all_data_and_draws_only_with_picture(run: Run, file: Path, tmp_path: Path) -> None:
    ran = run("review", str(file), *GAME, "--effort", "10", "--json")
    found = json.loads(ran.stdout)
    assert {"game", "names", "sides", "finished", "effort", "seed", "curve", "decisions", "accounts"} == set(found)
    assert (found["game"], found["effort"], found["finished"]) == ("pig", 10, True)
    for account in found["accounts"]:
        parts = account["start"] + account["own"] + account["others"] + account["luck"]
        assert parts == pytest.approx(account["end"], abs=1e-9)
    assert {"move", "notation", "win", "error", "score"} <= set(found["decisions"][0]["best"])
    assert sorted(tmp_path.glob("*.svg")) == []
    picture = tmp_path / "new" / "curve.svg"
    again = run("review", str(file), *GAME, "--effort", "10", "--json", "--picture", str(picture))
    assert again.stdout == ran.stdout
    assert picture.exists()


def test_a_game_with_hidden_cards_can_be_reviewed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "cards"
    assert (
        run("play", "karteneck", "--seats", "Anna,Ben", "--seed", "5", "--record", str(path), typed="pass\npass\n" * 2)
    ).returncode == 0
    ran = run("review", str(path), "--effort", "2", "--language", "de")
    assert ran.returncode == 0, ran.stderr
    assert "Anna" in ran.stdout
    assert path.with_name("cards-review.svg").exists()


@pytest.mark.parametrize(("variant", "seats"), [("classic", 2), ("deluxe", 7)])
def test_a_game_of_dice_can_be_reviewed(run: Run, tmp_path: Path, variant: str, seats: int) -> None:
    path = tmp_path / "dice"
    names = ",".join(["Anna", *["bot:random"] * (seats - 1)])
    option = ("--option", f"variant={variant}", "--seed", "4", "--record", str(path))
    # Take any symbol and never roll on: most of these decisions are wrong.
    typed = "".join(f"take {symbol}\nstop\n" for symbol in "135")
    assert run("play", "heckmeck", "--seats", names, *option, typed=typed).returncode == 0
    ran = run("review", str(path), "--effort", "1", "--language", "de")
    assert ran.returncode == 0, ran.stderr
    assert re.search(r"│ Anna +│ +\d+,\d\xa0% │", ran.stdout)
    assert path.with_name("dice-review.svg").exists()
    found = json.loads(run("review", str(path), "--effort", "1", "--json").stdout)
    assert all(sum(wins) == pytest.approx(1.0) for wins in found["curve"])
    wrong = [one for one in found["decisions"] if one["played"]["notation"] == "stop" != one["best"]["notation"]]
    assert wrong
    for one in wrong:
        assert one["change"][one["seat"]] < 0.0
        assert (one["best"]["notation"], one["best"]["reason"]["key"]) == ("roll", "reason-roll")
        assert one["best"]["reason"]["data"]["fails"] > 0


def test_a_terminal_shows_progress(sit: Sit, file: Path) -> None:
    keyboard = sit("review", str(file), *GAME, "--effort", "60")
    shown = keyboard.rest()
    assert "Analysing the game" in keyboard.raw
    assert keyboard.code == 0
    assert "Luck and skill · pig" in shown


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--effort", "0"], "--effort takes a number from 1 to 10,000,000, not “0”"),
        (["--effort", "many"], "not “many”"),
        (["--effort", "-3"], "not “-3”"),
        (["--picture", " "], "--picture needs a file name"),
        (["--picture", "/"], "/ is a folder"),
        (["--picture", "/dev/null/x.svg"], "The picture /dev/null/x.svg cannot be written"),
        (["--picture", "/proc/x.svg"], "The picture /proc/x.svg cannot be written"),
        (["--picture", "new/curve.png"], "new/curve.png: pictures are saved as SVG."),
    ],
)
def test_wrong_arguments_are_explained(run: Run, file: Path, arguments: list[str], words: str) -> None:
    ran = run("review", str(file), *GAME, "--effort", "2", *arguments)
    assert ran.returncode == 2
    assert words in ran.stderr.replace("\n", " ")
    assert "Traceback" not in ran.stderr


def test_only_charts_of_roost_are_replaced(run: Run, file: Path) -> None:
    before = file.read_text()
    ran = run("review", str(file), *GAME, "--effort", "2", "--picture", str(file))
    assert ran.returncode == 2
    assert "already exists and is not a picture made by Roost" in ran.stderr
    assert file.read_text() == before
    empty = file.with_name("empty.svg")
    empty.touch()
    assert run("review", str(file), *GAME, "--effort", "2", "--picture", str(empty)).returncode == 2


@pytest.mark.parametrize(
    ("content", "words"), [("", "This is not a game record"), ("roost record 1\n", "Line 1 was changed")]
)
def test_bad_files_are_explained(run: Run, tmp_path: Path, content: str, words: str) -> None:
    strange = tmp_path / "strange"
    strange.write_text(content)
    ran = run("review", str(strange))
    assert ran.returncode == 2
    assert words in ran.stderr
    assert run("review", str(tmp_path / "nowhere")).returncode == 2


def test_the_error_for_an_unknown_game_mentions_the_option_game(run: Run, file: Path) -> None:
    assert "--game" in run("review", str(file)).stderr


def test_a_read_only_folder_moves_the_chart_to_the_working_directory(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = tmp_path / "game.roost"
    assert default_picture_path(record) == tmp_path / "game-review.svg"
    # Not by permissions, which do not stop root.
    monkeypatch.setattr(os, "access", lambda path, mode: path != tmp_path)
    assert default_picture_path(record) == Path("game-review.svg")
