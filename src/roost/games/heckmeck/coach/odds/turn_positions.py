"""Nodes of a turn between two rolls: the symbols used, the white dice left and the total, as one number.

The totals that are possible with some symbols and dice lie side by side, so that a step of the
rules is an addition.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.heckmeck.coach.odds.roll_probabilities import DICE_COUNTS
from roost.games.heckmeck.components import DICE, SYMBOLS
from roost.games.heckmeck.rules.dice import points

TOTAL_COUNT: Final = 46
"""A total is at most nine dice with five points each, 45."""


def _node_offsets() -> list[i64]:
    """Return the node of total 0 for each set of symbols and number of dice, even if it is impossible."""
    offsets: list[i64] = []
    end: i64 = 0
    for used in range(1 << len(SYMBOLS)):
        symbols = [symbol for symbol in range(len(SYMBOLS)) if used >> symbol & 1]
        lowest: i64 = sum([int(points(symbol)) for symbol in symbols])
        most_points: i64 = max([int(points(symbol)) for symbol in symbols], default=0)
        for dice in range(DICE_COUNTS):
            # The golden die makes nine dice; each symbol took at least one.
            spare = DICE + 1 - dice - len(symbols)
            offsets.append(end - lowest)
            if spare >= 0:
                end += spare * most_points + 1
    offsets.append(end)
    return offsets


_NODE_OFFSETS: Final = _node_offsets()
NODE_OFFSETS: Final = vec[i64](_NODE_OFFSETS)
"""By `DICE_COUNTS * used + dice`; add the total."""
NODE_COUNT: Final[i64] = _NODE_OFFSETS[-1]
