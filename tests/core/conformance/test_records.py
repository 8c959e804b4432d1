"""Records round-trip."""

from __future__ import annotations

import pytest

from examples.pig import HOLD, ROLL, PigOptions
from roost.core import conformance
from roost.core.chance import Chance
from roost.core.conformance import ConformanceError
from roost.core.event import Event
from roost.core.registry import register
from tests.core.breakable_pig import Variant, VariantGame
from tests.core.conformance.breaking import (
    RECORDS,
    broken_pig,
    never_again,
)


class Arrow(Variant):
    """Its notation looks like the outcomes of a record."""

    def text(self, move: int) -> str:
        return super().text(move) + " -> on"

    def parse(self, text: str) -> int:
        return super().parse(text.removesuffix(" -> on"))


class Nameless(Variant):
    """One of its moves is written as nothing at all."""

    def text(self, move: int) -> str:
        return super().text(move) if move == HOLD else ""

    def parse(self, text: str) -> int:
        return super().parse(text) if text else ROLL


@pytest.mark.parametrize("kind", [Arrow, Nameless])
def test_a_notation_that_does_not_fit_into_a_record(kind: type[Variant]) -> None:
    assert broken_pig(kind).law == RECORDS


class Numbered(VariantGame):
    """Every game has a target of its own, but so low that the moves and the result are the same."""

    def new(self, seats: int, options: PigOptions, chance: Chance, log: list[Event] | None = None) -> Variant:
        state = super().new(seats, options, chance)
        state.target = -next(never_again)
        return state


def test_a_record_that_leads_elsewhere() -> None:
    game = register(Numbered())
    with pytest.raises(ConformanceError, match="the record read again is another one") as caught:
        conformance.check_record(game, 2, VariantGame.options(target=30), "1")
    assert caught.value.law == RECORDS
