"""Copies are independent."""

from __future__ import annotations

import pytest

from roost.core.chance import Chance
from tests.core.breakable_pig import Variant
from tests.core.conformance.breaking import (
    COPIES,
    broken_pig,
)


class Sharing(Variant):
    def copy(self) -> Variant:
        return type(self)(self.target, self.scores, self.pot, self.turn)


class Forgetful(Variant):
    def copy(self) -> Variant:
        return type(self)(self.target, self.scores.copy(), 0, self.turn)


class Telling(Variant):
    """A copy takes the log along."""

    def copy(self) -> Variant:
        other = super().copy()
        other.log = self.log
        return other


class Listening(Variant):
    """A copy comes with a log of its own."""

    def copy(self) -> Variant:
        other = super().copy()
        other.log = []
        return other


class Siblings(Variant):
    """All copies of a state share a list, although none shares it with the state."""

    spare: list[int] | None = None

    def copy(self) -> Variant:
        if self.spare is None:
            self.spare = self.scores.copy()
        return type(self)(self.target, self.spare, self.pot, self.turn)


class Borrowing(Variant):
    """A copy reads what the original has until it writes: the original does not know, and writes into both."""

    borrowed = False

    def copy(self) -> Variant:
        other = type(self)(self.target, self.scores, self.pot, self.turn)
        other.borrowed = True
        return other

    def play(self, move: int, chance: Chance) -> None:
        if self.borrowed:
            self.scores = self.scores.copy()
            self.borrowed = False
        super().play(move, chance)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Sharing, "playing on in a copy changed the state"),
        (Forgetful, "a copy is not equal"),
        (Listening, "took the log along"),
        (Siblings, "changed"),
    ],
)
def test_copies_that_depend(kind: type[Variant], message: str) -> None:
    error = broken_pig(kind)
    assert error.law == COPIES
    assert message in str(error)


def test_a_copy_that_takes_the_log_along() -> None:
    assert broken_pig(Telling).law == COPIES


def test_a_copy_that_changes_with_its_original() -> None:
    assert broken_pig(Borrowing).law == COPIES
