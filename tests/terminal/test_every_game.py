"""A whole game of each kind at a real terminal."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest

from roost.core.game import Game
from roost.core.record import Record
from roost.core.registry import games
from roost.words import LANGUAGES, Words
from tests.terminal.conftest import Sit
from tests.terminal.keyboard import Move

CASES = [(game, LANGUAGES[number % len(LANGUAGES)]) for number, game in enumerate(games())]
"""Each game in another language; other tests cover all catalogues."""


def alternating() -> Callable[[list[Move]], str]:
    """Return a rule: two times the first line, then the last one, so that topics are opened and left."""
    count = itertools.count(1)
    return lambda offered: offered[0 if next(count) % 3 else -1].number


@pytest.mark.parametrize(("game", "language"), CASES, ids=lambda case: case if isinstance(case, str) else case.key)
def test_a_whole_game_is_played_by_the_numbers_of_the_menu(game: Game, language: str, sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "game"
    seats = ",".join(["me", *["simple"] * (game.seats[0] - 1)])
    keyboard = sit("play", game.key, "--seats", seats, "--language", language, "--seed", "5", "--record", str(path))
    shown = keyboard.play(alternating(), keyboard.read())
    assert keyboard.code == 0
    assert "Traceback" not in shown
    record = Record.read(path.read_text())
    assert record.result is not None
    assert Words(language, game).say(f"ending-{record.result.ending}") in " ".join(shown.split())
    assert all(len(line) <= 80 for line in shown.splitlines()), [line for line in shown.splitlines() if len(line) > 80]
