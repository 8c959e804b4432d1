"""What Gloria Picktoria offers besides its rules."""

from __future__ import annotations

import pytest

from roost.core.result import ScoreLine
from roost.games.gloria.ai.bots import BOTS
from roost.games.gloria.ai.guide import GUIDE, STEPS
from roost.games.gloria.coach.reasons import reason
from roost.games.gloria.game import GAME
from roost.games.gloria.terminal.painter import Painter
from roost.words import Words


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (ScoreLine(0, "sole", 8, ("rings", "vanes"), 1), "leg rings, weathervanes"),
        (ScoreLine(0, "chests", -6, (3,), 3), "3 \u00d7 \u22122"),
        (ScoreLine(0, "hand", 0, (0,), 3), "0 \u00d7 0"),
    ],
)
def test_P12_P13_a_score_line_names_its_motifs_or_counts_its_penalties(line: ScoreLine, expected: str) -> None:
    assert Words("en", GAME).message(GAME.extras.score_detail(line), ["Anna"]) == expected


def test_the_extras_are_those_of_the_folder() -> None:
    assert GAME.extras.bots() is BOTS
    assert (GAME.extras.search().guide, GAME.extras.search().steps) == (GUIDE, STEPS)
    assert GAME.extras.reasons() is reason
    assert GAME.extras.painter() is Painter
