"""Positions round-trip."""

from __future__ import annotations

import pytest

from examples.pig import PigView
from roost.core.chance import Chance
from roost.core.errors import UnreadableError
from tests.core.breakable_pig import Variant, VariantGame, read
from tests.core.conformance.breaking import (
    POSITIONS,
    broken,
)


class Lossy(Variant):
    def position(self) -> str:
        return Variant(self.target, self.scores, 0, self.turn).position()


class Broken(Variant):
    def position(self) -> str:
        return super().position() + "\n"


class Painted(Variant):
    def position(self) -> str:
        return super().position() + "\u2028"


class Remembering(Variant):
    """Shows something that its position does not tell."""

    rolls = 0

    def play(self, move: int, chance: Chance) -> None:
        super().play(move, chance)
        self.rolls += 1

    def copy(self) -> Variant:
        other = super().copy()
        assert isinstance(other, Remembering)
        other.rolls = self.rolls
        return other

    def view(self, seat: int | None) -> PigView:
        return PigView(turn=self.turn, target=self.target, pot=self.rolls, scores=tuple(self.scores))


class Pickled(Variant):
    """Pickled, it forgets the pot."""

    def __reduce__(self) -> tuple[object, ...]:
        return read, (type(self), Variant(self.target, self.scores, 0, self.turn).position())


class Mirrored(VariantGame):
    """Reads the scores from right to left."""

    def read(self, position: str) -> Variant:
        state = super().read(position)
        state.scores.reverse()
        return state


class Illiterate(VariantGame):
    def read(self, position: str) -> Variant:
        raise UnreadableError("it is dark", "dark")


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (VariantGame(Lossy), "it is read again as"),
        (VariantGame(Broken), "a position is not one line"),
        (VariantGame(Painted), "a position is not one line"),
        (VariantGame(Remembering), "read again, seat None sees something else"),
        (VariantGame(Pickled), "it is read again as"),
        (Mirrored(), "it is read again as"),
        (Illiterate(), "UnreadableError: it is dark"),
    ],
)
def test_positions_that_do_not_tell_all(game: VariantGame, message: str) -> None:
    error = broken(game, {"target": 30})
    assert error.law == POSITIONS
    assert message in str(error)
