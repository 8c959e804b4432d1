"""What a bot chooses is checked, whoever wrote it."""

from __future__ import annotations

import pytest

from roost.bots.checked_choice import BotFailedError, checked_choice
from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance, FastChance
from roost.core.registry import find
from roost.core.state import State

GAME = find("karteneck")


class Chooser(Bot):
    def __init__(self, choice: object) -> None:
        self.choice = choice

    def choose(self, state: State, chance: Chance, budget: Budget = STANDARD) -> int:
        if isinstance(self.choice, Exception):
            raise self.choice
        state.play(state.moves()[0], chance)
        return self.choice  # type: ignore[return-value]


def test_a_legal_move_is_played_by_a_bot_that_may_use_up_its_state() -> None:
    state = GAME.start(2, FastChance(1))
    before = state.position()
    move = state.moves()[-1]
    assert checked_choice(Chooser(move), "own", state, FastChance(1)) == move
    assert state.position() == before


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        (98765, "own chose an illegal move: 98765"),
        (None, "own fails: TypeError: "),
        (LookupError("out\nof ideas"), "own fails: LookupError: out of ideas"),
    ],
)
def test_anything_else_is_told_in_one_line(choice: object, why: str) -> None:
    with pytest.raises(BotFailedError) as failed:
        checked_choice(Chooser(choice), "own", GAME.start(2, FastChance(1)), FastChance(1))
    assert str(failed.value).startswith(why)
    assert "\n" not in str(failed.value)
