"""The terminal pictures of the documentation."""

from __future__ import annotations

import pytest

from roost.core.registry import games
from tools.terminal_pictures import FOLDER, POSITIONS, path, picture


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: str(position).split()[0])
def test_the_picture_of_a_game_is_up_to_date(position: str) -> None:
    made = picture(position)
    assert made == path(position).read_text(encoding="utf-8"), "run python -m tools.terminal_pictures"
    assert len(made.encode()) < 200_000


def test_there_is_one_picture_for_every_game_and_no_other() -> None:
    charts = {"strength"}
    assert {file.stem for file in FOLDER.glob("*.svg")} - charts == {
        game.key for game in games() if (game.folder or "").startswith("roost.games.")
    }
