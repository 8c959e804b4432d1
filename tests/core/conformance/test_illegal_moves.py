"""An illegal move raises and changes nothing."""

from __future__ import annotations

import pytest

from examples.pig import HOLD
from roost.core.chance import Chance
from roost.core.conformance import check_game
from roost.core.errors import IllegalMoveError
from tests.core.breakable_pig import Variant, VariantGame
from tests.core.conformance.breaking import (
    ILLEGAL,
    broken_pig,
)


class Forgiving(Variant):
    def play(self, move: int, chance: Chance) -> None:
        if self.is_legal(move):
            super().play(move, chance)


class Silent(Variant):
    def play(self, move: int, chance: Chance) -> None:
        if not self.is_legal(move):
            raise IllegalMoveError("", "silent")
        super().play(move, chance)


class Hasty(Variant):
    def play(self, move: int, chance: Chance) -> None:
        self.target += 1
        super().play(move, chance)
        self.target -= 1


class Foreign(Variant):
    def play(self, move: int, chance: Chance) -> None:
        if not self.is_legal(move):
            raise ValueError(move)
        super().play(move, chance)


ALSO_HOLD = 1 << 20 | HOLD
"""Another way to write a move, which no list has."""


class Unlisted(Variant):
    def is_legal(self, move: int) -> bool:
        return super().is_legal(move) or (move == ALSO_HOLD and HOLD in self.moves())

    def play(self, move: int, chance: Chance) -> None:
        super().play(HOLD if move == ALSO_HOLD else move, chance)


class Cut(Unlisted):
    """It says that there are more moves than it lists, so that it keeps the laws."""

    @property
    def truncated(self) -> bool:
        return not self.over


def test_a_list_of_moves_may_be_cut_if_it_says_so() -> None:
    assert check_game(VariantGame(Cut), games=3, seats=[2], options=[{"target": 30}]) >= 3
    assert Cut(30, [0, 0], 4, 0).is_legal(ALSO_HOLD)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Unlisted, "is_legal allows a move that is not listed"),
        (Forgiving, "is not legal and was carried out"),
        (Silent, "is refused without a reason"),
        (Hasty, "changed the state"),
    ],
)
def test_illegal_moves_that_are_not_refused(kind: type[Variant], message: str) -> None:
    error = broken_pig(kind)
    assert error.law == ILLEGAL
    assert message in str(error)


def test_an_illegal_move_that_raises_another_error() -> None:
    assert broken_pig(Foreign).law == ILLEGAL
