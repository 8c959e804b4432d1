"""The default guide, for games that have none of their own."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from roost.core.guide import Guide
from roost.core.state import State

__all__ = ["PlayoutGuide"]


@final
class PlayoutGuide(Guide):
    """A guide that plays at random to the end and takes the result."""

    def chance_to_win(self, state: State, seat: i64) -> float:
        result = state.result()
        return 0.0 if result is None else result.share(seat)

    def score(self, state: State, seat: i64) -> float:
        result = state.result()
        return 0.0 if result is None else float(result.scores[seat])
