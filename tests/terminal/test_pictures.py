"""The terminal pictures of the documentation are up to date."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from roost.core.registry import games

PICTURES = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "pictures.py"))


@pytest.mark.parametrize("position", PICTURES["POSITIONS"], ids=lambda position: str(position).split()[0])
def test_the_picture_of_a_game_is_up_to_date(position: str) -> None:
    made = PICTURES["picture"](position)
    assert made == PICTURES["path"](position).read_text(encoding="utf-8"), "run docs/pictures.py"
    assert len(made.encode()) < 200_000


def test_each_picture_belongs_to_a_game() -> None:
    measured = {"strength"}
    assert {path.stem for path in PICTURES["FOLDER"].glob("*.svg")} - measured == {game.key for game in games()}
