"""Results explain themselves."""

from __future__ import annotations

import pytest

from roost.core.result import Result, ScoreLine
from tests.core.breakable_pig import Variant
from tests.core.conformance.breaking import (
    RESULTS,
    broken_pig,
)


class Inconclusive(Variant):
    def result(self) -> Result | None:
        return None


class Early(Variant):
    def result(self) -> Result | None:
        result = super().result()
        return Result("early", (1,) * int(self.seats), (0,) * int(self.seats), ()) if result is None else result


class Partial(Variant):
    def result(self) -> Result | None:
        result = super().result()
        return result and Result("partial", result.places[1:], result.scores, result.sheet)


class Unscored(Variant):
    def result(self) -> Result | None:
        result = super().result()
        return result and Result("unscored", result.places, result.scores[1:], result.sheet)


class Nobody(Variant):
    def result(self) -> Result | None:
        result = super().result()
        return result and Result("nobody", tuple(place + 1 for place in result.places), result.scores, result.sheet)


class Generous(Variant):
    def result(self) -> Result | None:
        result = super().result()
        return result and Result(
            "generous", result.places, result.scores, (*result.sheet, ScoreLine(len(result.places) - 1, "gift", 1))
        )


class Unequal(Variant):
    """Its two seats are partners with different scores."""

    def result(self) -> Result | None:
        result = super().result()
        seats = len(self.scores)
        sheet = tuple(ScoreLine(seat, "half", score) for seat, score in enumerate(self.scores[:1]))
        sheet += (ScoreLine(0, "other", sum(self.scores) - self.scores[0]),)
        return result and Result("unequal", (1,) * (seats - 1) + (2,), (sum(self.scores),) * seats, sheet, (0,) * seats)


class Sideless(Variant):
    """Its seats are partners, but the game does not say so."""

    def result(self) -> Result | None:
        result = super().result()
        total = sum(self.scores)
        seats = len(self.scores)
        return result and Result("all", (1,) * seats, (total,) * seats, (ScoreLine(0, "all", total),), (0,) * seats)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Unequal, "seat 0 and its partners do not share their place"),
        (Sideless, "the sides are (0, 0), not (0, 1)"),
        (Inconclusive, "over is True, and the result is None"),
        (Early, "over is False, and the result is Result("),
        (Partial, "is not complete"),
        (Unscored, "is not complete"),
        (Nobody, "is not complete"),
        (Generous, "the score sheet of seat 1 does not add up"),
    ],
)
def test_results_that_do_not_explain_themselves(kind: type[Variant], message: str) -> None:
    error = broken_pig(kind)
    assert error.law == RESULTS
    assert message in str(error)
