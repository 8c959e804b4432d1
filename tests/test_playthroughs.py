"""Each game still produces its golden playthrough."""

from __future__ import annotations

from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from roost.core.game import Game, Options
from tests.playthrough import FOLDER, cases, playthrough


def marked(path: Path, game: Game, options: Options, seats: int) -> ParameterSet:
    """Return a parameter; interpreted, only games with the fewest seats are played."""
    marks = () if seats == game.seats[0] else pytest.mark.compiled_only
    return pytest.param(path, game, options, seats, id=path.stem, marks=marks)


@pytest.mark.parametrize(("path", "game", "options", "seats"), [marked(*case) for case in cases()])
def test_a_game_goes_as_it_is_written(path: Path, game: Game, options: Options, seats: int) -> None:
    written = path.read_text(encoding="utf-8").splitlines()
    for number, (line, now) in enumerate(zip(written, playthrough(game, options, seats), strict=True), 1):
        assert now == line, f"{path.name}:{number}; if the rules changed on purpose: make playthroughs"


def test_no_playthrough_is_left_over() -> None:
    assert {path for path, *_case in cases()} == set(FOLDER.iterdir())
