"""Estimates of chances to win by playouts."""

from __future__ import annotations

import pytest

from examples.pig import PigState
from roost.bots.playout_estimate import estimate_wins
from roost.bots.playout_guide import PlayoutGuide
from roost.core.chance import Chance, FastChance
from roost.core.guide import ENOUGH, Guide
from roost.core.state import State
from tests.core.fives_game import FivesState


def test_chances_add_up_and_favour_the_leader() -> None:
    state = PigState(20, [18, 2], 0, 0)
    wins = estimate_wins(state, PlayoutGuide(), FastChance(1), 400)
    assert sum(wins) == pytest.approx(1.0)
    assert wins[0] > 0.8
    assert state.scores == [18, 2], "the state stays as it is"


def test_estimates_use_the_true_cards() -> None:
    class Looking(Guide):
        def chance_to_win(self, state: State, seat: int) -> float:
            assert isinstance(state, FivesState)
            return float(state.hands[1] == [4, 4, 4])

        def score(self, state: State, seat: int) -> float:
            return 0.0

        def follow(self, state: State, chance: Chance) -> int:
            return ENOUGH

    state = FivesState([[1, 2, 3], [4, 4, 4]], [1, 5, 5], [[], []], 0)
    assert estimate_wins(state, Looking(), FastChance(1), 20) == [1.0, 1.0]


def test_the_same_seed_gives_the_same_estimate() -> None:
    state = PigState(40, [0, 0, 0], 0, 1)
    one, other = (estimate_wins(state, PlayoutGuide(), FastChance(9), 30) for _ in range(2))
    assert one == other
