"""The expected final score of a seat.

Fitted to positions between two turns in 360 games of good players, 2 to 7 seats in both variants.
In the middle of a game the final score differs from the estimate by some three worms, near the end
by less.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from roost.games.heckmeck.ai.network_features import REACH_CHANCES
from roost.games.heckmeck.components import CLASSIC_PORTIONS, DELUXE_PORTIONS, VALUES, WORMS
from roost.games.heckmeck.rules.state import HeckmeckState


def _reachable_worms(portions: int) -> float:
    """Return the expected number of worms on these portions that one turn reaches."""
    return sum((WORMS[p] * REACH_CHANCES[p] for p in range(len(VALUES)) if portions >> p & 1), 0.0)


_FULL_GRILL_WORMS: Final = (_reachable_worms(CLASSIC_PORTIONS), _reachable_worms(DELUXE_PORTIONS))
_SHARE_TAKEN: Final = (1.4, 2.2)
"""For classic and deluxe: how often the reachable worms on the grill are taken until the end, by all seats together."""
_LEAD_LOSS: Final = (0.8, 0.6)
"""For classic and deluxe: the part of a lead over the average that is lost from start to end."""


def expected_score(state: HeckmeckState, seat: int) -> float:
    """Return the expected final worms of a seat, or its score when the game is over."""
    seats = int(state.seats)
    score = float(state.score(seat))
    if state.turn < 0:
        return score
    mean = sum(int(state.score(other)) for other in range(seats)) / seats
    reachable = _reachable_worms(state.open)
    lead_loss = _LEAD_LOSS[state.deluxe] * sqrt(reachable / _FULL_GRILL_WORMS[state.deluxe])
    return score + _SHARE_TAKEN[state.deluxe] * reachable / seats - lead_loss * (score - mean)
