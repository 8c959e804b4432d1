"""The defaults of a guide."""

from examples.pig import HOLD, ROLL, PigState
from roost.core.chance import FastChance
from roost.core.guide import Guide
from roost.core.state import State


class ConstantGuide(Guide):
    def chance_to_win(self, state: State, seat: int) -> float:
        return 0.5

    def score(self, state: State, seat: int) -> float:
        return 0.0


def test_by_default_every_legal_move_is_sensible() -> None:
    assert ConstantGuide().sensible(PigState(20, [0, 0], 4, 0)) == (ROLL, HOLD)


def test_by_default_playouts_are_random() -> None:
    chance = FastChance(1)
    moves = [ConstantGuide().follow(PigState(20, [0, 0], 4, 0), chance) for _ in range(64)]
    assert 16 < moves.count(HOLD) < 48


def test_by_default_all_moves_are_explored() -> None:
    assert ConstantGuide().width(0) > 1_000_000
    assert ConstantGuide().exploration() > 0
