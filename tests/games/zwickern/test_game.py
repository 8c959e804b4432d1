"""What Zwickern offers besides its rules."""

from __future__ import annotations

import pytest

from roost.bots.levels import CHEATER
from roost.bots.registry import make_bot, playing_bots
from roost.core.budget import Budget
from roost.core.chance import FastChance
from roost.core.result import ScoreLine
from roost.games.zwickern.ai.rollouts import RolloutBot
from roost.games.zwickern.game import GAME
from roost.words import Words


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (ScoreLine(0, "cards", 20, (31,), 1), "31 cards"),
        (ScoreLine(0, "zwicks", 20, (2,), 1), "2 \u00d7 10"),
        (ScoreLine(0, "claws", 13, ("25", "15", "1/11"), 1), "25\xa0(6), 15\xa0(5), 1/11\xa0(2)"),
        (ScoreLine(0, "penalties", -60, ("[15]", "[9]#2"), 1), "piles 15, 9 left"),
    ],
)
def test_Z11_a_score_line_says_what_it_was_counted_from(line: ScoreLine, expected: str) -> None:
    assert Words("en", GAME).message(GAME.extras.score_detail(line), ["Anna"]) == expected


def test_the_cheater_is_the_rollout_bot_with_the_true_cards() -> None:
    cheater = make_bot(CHEATER, GAME, measuring=True)
    assert isinstance(cheater, RolloutBot)
    assert cheater.cheats
    assert CHEATER not in playing_bots(GAME)
    state = GAME.start(3, FastChance(1))
    assert int(cheater.choose(state.copy(), FastChance(1), Budget(30, 1e9))) in state.moves()
