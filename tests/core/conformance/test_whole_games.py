"""Every game ends, and nothing is lost or made on the way."""

from __future__ import annotations

import pytest

from roost.core.chance import Chance
from tests.core.breakable_pig import Variant
from tests.core.conformance.breaking import (
    CONSERVED,
    ENDS,
    IMAGINING,
    broken,
    broken_pig,
)
from tests.core.fives_game import Fives, FivesState


class Endless(Variant):
    def play(self, move: int, chance: Chance) -> None:
        super().play(move, chance)
        if self.over:
            self.scores = [0 for _ in self.scores]
            self.turn = 0


class Burning(FivesState):
    """A drawn card is another one."""

    def play(self, move: int, chance: Chance) -> None:
        super().play(move, chance)
        if self.pile:
            self.pile[0] = 5


class Vanishing(FivesState):
    """The cards are there again at the end."""

    def census(self) -> dict[str, int]:
        return super().census() if self.over or len(self.pile) > 8 else {}


class Unimaginative(FivesState):
    """Its bots would see every hand."""

    def imagine(self, seat: int, chance: Chance) -> None:
        return None


def test_hidden_cards_that_are_never_imagined() -> None:
    error = broken(Fives(Unimaginative))
    assert error.law == IMAGINING
    assert "imagine changes nothing" in str(error)


def test_a_game_that_never_ends() -> None:
    error = broken_pig(Endless)
    assert error.law == ENDS
    assert "still going on after 1000 moves" in str(error)


@pytest.mark.parametrize("kind", [Burning, Vanishing])
def test_components_that_are_not_conserved(kind: type[FivesState]) -> None:
    error = broken(Fives(kind))
    assert error.law == CONSERVED
    assert " became " in str(error)
    assert "\n      fives " in str(error), "the position is named"
