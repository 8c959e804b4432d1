"""The same chance and moves give the same game."""

from __future__ import annotations

import pytest

from examples.pig import Held, PigOptions
from roost.core.chance import Chance
from roost.core.event import Event
from tests.core.breakable_pig import Variant, VariantGame
from tests.core.conformance.breaking import (
    CHANCE,
    broken,
    never_again,
)


class Lucky(Variant):
    def play(self, move: int, chance: Chance) -> None:
        super().play(move, chance)
        if self.pot:
            self.pot += next(never_again) % 3


class Watched(Variant):
    def play(self, move: int, chance: Chance) -> None:
        super().play(move, chance)
        if self.pot and self.log is not None:
            self.pot += 1


class Timed(Variant):
    """The states are the same, what is told about them is not."""

    def play(self, move: int, chance: Chance) -> None:
        super().play(move, chance)
        if self.log is not None:
            self.log.append(Held(0, next(never_again)))


class Opening(VariantGame):
    """The same chance starts another game."""

    def new(self, seats: int, options: PigOptions, chance: Chance, log: list[Event] | None = None) -> Variant:
        state = super().new(seats, options, chance)
        state.target += next(never_again)
        return state


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (VariantGame(Lucky), "leads to different states"),
        (VariantGame(Watched), "the log matters"),
        (VariantGame(Timed), "gives seat None different views or events"),
        (Opening(), " != "),
    ],
)
def test_games_that_do_not_follow_chance(game: VariantGame, message: str) -> None:
    error = broken(game, {"target": 30})
    assert error.law == CHANCE
    assert message in str(error)
