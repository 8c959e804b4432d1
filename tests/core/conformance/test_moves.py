"""Moves exist exactly while the game goes on, and are what they say."""

from __future__ import annotations

import pytest

from examples.pig import HOLD, ROLL
from roost.core.chance import Chance, FastChance
from roost.core.conformance import ConformanceError, check_position
from tests.core.breakable_pig import Variant, VariantGame
from tests.core.conformance.breaking import (
    MOVES,
    broken_pig,
    never_again,
)


class Stuck(Variant):
    def moves(self) -> tuple[int, ...]:
        return () if self.pot > 4 else super().moves()


class Unending(Variant):
    def moves(self) -> tuple[int, ...]:
        return super().moves() or (ROLL,)


class Shuffled(Variant):
    def moves(self) -> tuple[int, ...]:
        return super().moves()[:: -1 if next(never_again) % 2 else 1]


class Twice(Variant):
    def moves(self) -> tuple[int, ...]:
        return super().moves() * 2


class Denying(Variant):
    def is_legal(self, move: int) -> bool:
        return move == ROLL and super().is_legal(move)


class Careless(Variant):
    def pick(self, chance: Chance) -> int:
        return HOLD


class Overdue(Variant):
    @property
    def over(self) -> bool:
        return self.turn < 0 or self.pot > 4

    def moves(self) -> tuple[int, ...]:
        return () if self.turn < 0 else (ROLL, HOLD) if self.pot else (ROLL,)


def test_no_moves_while_the_game_goes_on() -> None:
    assert broken_pig(Stuck).law == MOVES


def test_no_moves_while_the_game_goes_on_at_a_position() -> None:
    with pytest.raises(ConformanceError, match="over is False, with 0 moves") as caught:
        check_position(VariantGame(Stuck), Stuck(30, [0, 0], 5, 0), FastChance(1))
    assert caught.value.law == MOVES


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Unending, "over is True, with 1 moves"),
        (Overdue, "over is True, with 2 moves"),
        (Shuffled, "not stable"),
        (Twice, "names a move twice"),
        (Denying, "is_legal denies"),
    ],
)
def test_moves_that_are_not_stable_unique_and_true(kind: type[Variant], message: str) -> None:
    error = broken_pig(kind)
    assert error.law == MOVES
    assert message in str(error)


def test_pick_picks_an_illegal_move() -> None:
    assert broken_pig(Careless).law == MOVES


def test_pick_picks_an_illegal_move_at_a_position() -> None:
    with pytest.raises(ConformanceError, match="pick picks an illegal move") as caught:
        check_position(VariantGame(Careless), Careless(30, [0, 0], 0, 0), FastChance(3))
    assert caught.value.law == MOVES


def test_turn_is_a_seat() -> None:
    with pytest.raises(ConformanceError, match="turn is 2") as caught:
        check_position(VariantGame(), Variant(30, [0, 0], 0, 2), FastChance(1))
    assert caught.value.law == MOVES


class Undead(Variant):
    @property
    def over(self) -> bool:
        return False


def test_over_and_turn_say_the_same() -> None:
    with pytest.raises(ConformanceError, match="turn is -1") as caught:
        check_position(VariantGame(Undead), Undead(30, [0, 0], 0, -1), FastChance(1))
    assert caught.value.law == MOVES


class Brittle(Variant):
    """Breaks at a legal move, for a reason that does not come again."""

    broken = False

    def play(self, move: int, chance: Chance) -> None:
        super().play(move, chance)
        if self.pot > 2 and not Brittle.broken:
            Brittle.broken = True
            raise RuntimeError("a hole in the rules")


def test_a_legal_move_that_cannot_be_carried_out() -> None:
    assert "RuntimeError: a hole in the rules" in str(broken_pig(Brittle))
