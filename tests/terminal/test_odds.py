"""The command `roost odds`."""

from __future__ import annotations

import json

import pytest

from roost.words import LANGUAGES
from tests.terminal.conftest import Run

TURN = ("--aside", "4,4,4", "--roll", "2,3,W,4,4", "--grill", "21-36")


def test_the_odds_of_a_turn_are_printed(run: Run) -> None:
    ran = run("odds", "heckmeck", *TURN)
    assert ran.returncode == 0
    assert ran.stderr == ""
    assert "│ 2 ││ 3 ││ 4 ││ 4 ││~W~│" in ran.stdout
    assert "worms on average  1.44  1.27  1.10" in ran.stdout
    assert "Advice: set aside the worm (5 points, 17 in all)." in ran.stdout
    assert all(len(line) <= 80 for line in ran.stdout.splitlines())


def test_stacks_of_opponents_affect_the_advice(run: Run) -> None:
    shown = run("odds", "heckmeck", "--aside", "5,5,5,W,W,W", "--stacks", "30").stdout
    assert "lead on average" in shown
    assert "Advice: stop" in shown
    assert "The lead also counts what opponents lose" in shown
    assert "lose" not in run("odds", "heckmeck", *TURN).stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_are_printed_in_each_language_also_in_ascii(run: Run, language: str) -> None:
    told = run("odds", "heckmeck", *TURN, "--own", "36", "--language", language)
    assert told.returncode == 0
    plain = run("odds", "heckmeck", *TURN, "--language", language, PYTHONIOENCODING="ascii")
    assert plain.returncode == 0
    assert plain.stdout.isascii()
    assert "| 2 |" in plain.stdout
    assert "###" in plain.stdout


def test_the_odds_can_be_printed_as_json(run: Run) -> None:
    ran = run("odds", "heckmeck", "--aside", "3555W", "--own", "24", "--json")
    advice = json.loads(ran.stdout)
    assert advice["position"].startswith("heckmeck variant=classic seats=2 turn=0")
    assert [choice["move"] for choice in advice["choices"]] == ["roll", "stop"]
    assert advice["choices"][1]["worms"] == 1.0
    assert advice["choices"][0]["prospects"][0]["portion"] == 23


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["odds", "chess"], "There is no game “chess”."),
        (["odds", "chess", "--language", "de"], "Das Spiel „chess“ gibt es nicht."),
        (["odds", "zwickern"], "There are no odds for this game. They exist for: heckmeck."),
        (["odds", "heckmeck", "--aside", "9"], "--aside: “9” is not a list of dice."),
        (
            ["odds", "heckmeck", "--aside", "9", "--language", "fr"],
            "--aside\xa0: «\xa09\xa0» n\u2019est pas une liste de dés.",
        ),
        (["odds", "heckmeck", "--language", "es"], "Choose from: en, de, fr, it."),
        (["odds", "heckmeck", "--fly"], "unrecognized arguments: --fly"),
        (["odds"], "required: GAME"),
    ],
)
def test_wrong_arguments_are_explained_in_a_sentence(run: Run, arguments: list[str], complaint: str) -> None:
    ran = run(*arguments)
    assert ran.returncode == 2
    assert complaint in ran.stderr
    assert "Traceback" not in ran.stderr
    assert ran.stdout == ""


def test_help_explains_the_arguments_of_a_game(run: Run) -> None:
    general, own = run("odds", "--help"), run("odds", "heckmeck", "--help")
    assert general.returncode == own.returncode == 0
    assert "see `roost odds GAME --help`" in " ".join(general.stdout.split())
    assert "--stacks" in own.stdout
    assert "usage: roost odds heckmeck" in own.stdout


def test_a_game_file_has_no_odds(run: Run) -> None:
    ran = run("odds", "examples/pig.py")
    assert ran.returncode == 2
    assert "There are no odds for this game." in ran.stderr
