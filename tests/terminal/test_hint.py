"""The coach at a real terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roost.core.game import Game
from roost.core.record import Record
from roost.core.registry import games
from roost.words import LANGUAGES, Words
from tests.terminal.conftest import Run, Sit

PIG = str(Path(__file__).parents[2] / "examples" / "pig.py")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_can_be_asked_in_each_language(run: Run, language: str) -> None:
    words = Words(language)
    asked = words.say("command-hint")
    ran = run("play", PIG, "--seats", "me,random", "--language", language, typed=f"{asked.upper()}\nhint\nq\n")
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.count(words.say("advice-thinking")) == 2
    assert ran.stdout.count(words.say("advice-only")) == 2, "a turn begins with a roll"


def test_a_hint_is_reproducible_and_not_recorded(sit: Sit, records: Path) -> None:
    keyboard = sit("play", "karteneck", "--seats", "me,simple", "--seed", "3")
    keyboard.read()
    first = keyboard.type("hint")
    assert "The coach is thinking ..." in first
    assert re.search(r"^  (pass|lay [W0-9 ]+?) +█+▌? +\d+\.\d% +\d+\.\d +\d+\.\d$", first, re.MULTILINE)
    assert "lowest portion" in first
    again = keyboard.type("coach")
    best = [re.findall(r"^  (\S.*?)  +█", text, re.MULTILINE)[:1] for text in (first, again)]
    assert best[0]
    keyboard.leave("quit")
    (file,) = records.iterdir()
    assert Record.read(file.read_text()).steps == []


def test_a_recommended_move_can_be_typed(sit: Sit) -> None:
    keyboard = sit("play", "karteneck", "--seats", "me,simple", "--seed", "3")
    keyboard.read()
    (best, *_others) = re.findall(r"^  (\S.*?)  +█", keyboard.type("hint"), re.MULTILINE)
    assert "is not a move" not in keyboard.type(best)
    keyboard.leave("quit")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_advice_fits_into_80_columns_for_each_game(run: Run, game: Game) -> None:
    seats = ",".join(["me", *["random"] * (game.seats[0] - 1)])
    ran = run("play", game.key, "--seats", seats, "--seed", "8", "--language", "de", typed="tipp\nq\n")
    assert ran.returncode == 0, ran.stderr
    shown = ran.stdout.split("Der Coach denkt nach ...")[1].split("> q")[0]
    assert "Chance" in shown
    assert "\xa0%" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert "{" not in shown


def test_exact_odds_are_explained(run: Run) -> None:
    typed = "hint\ntake 5\nhint\nq\n"
    ran = run("play", "heckmeck", "--seats", "me,me", "--seed", "8", typed=typed)
    assert ran.returncode == 0, ran.stderr
    symbols, decision = (re.sub(r"\s+", " ", shown) for shown in ran.stdout.split("The coach is thinking ...")[1:])
    assert re.search(r"take 5 █+▌? \d+\.\d% \d\.\d \d+\.\d \d+ points and still no worm, \d dice left; ", symbols)
    assert re.search(r"the turn fails in \d+% of cases, with nothing to lose", symbols)
    assert re.search(r"roll █+▌? \d+\.\d% \d\.\d \d+\.\d \d dice; the turn fails in \d+% of cases", decision)
    assert re.search(r"stop █+▌? .* the turn fails, with nothing to lose; ", decision)


def test_help_mentions_the_coach(run: Run) -> None:
    shown = run("play", "heckmeck", "--seats", "me,me", "--language", "fr", typed="?\nq\n").stdout
    assert re.search(r"conseil +demande au coach", shown)
