"""How many worms a seat can expect in the end.

Estimated from positions between two turns in 360 games of good players, 2 to 7 seats in both variants. A game ends some
three worms away from what was expected, in the middle of it; the nearer the end, the less.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from roost.games.heckmeck.ai.network_features import REACH_CHANCES
from roost.games.heckmeck.components import CLASSIC_PORTIONS, DELUXE_PORTIONS, VALUES, WORMS
from roost.games.heckmeck.rules.state import HeckmeckState


def _reachable_worms(portions: int) -> float:
    """The worms on these portions, each as likely as one turn reaches it."""
    return sum((WORMS[p] * REACH_CHANCES[p] for p in range(len(VALUES)) if portions >> p & 1), 0.0)


_FULL_GRILL_WORMS: Final = (_reachable_worms(CLASSIC_PORTIONS), _reachable_worms(DELUXE_PORTIONS))
_SHARE_TAKEN: Final = (1.4, 2.2)
"""How often what is within reach on the grill is taken until the end, by all seats together: classic, deluxe ..."""
_LEAD_LOSS: Final = (0.8, 0.6)
"""... and how much of a lead over the average gets lost from the start of a game to its end."""


def expected_score(state: HeckmeckState, seat: int) -> float:
    """The worms that the seat can expect in the end, and what it has when the game is over."""
    seats = int(state.seats)
    score = float(state.score(seat))
    if state.turn < 0:
        return score
    mean = sum(int(state.score(other)) for other in range(seats)) / seats
    reachable = _reachable_worms(state.open)
    lead_loss = _LEAD_LOSS[state.deluxe] * sqrt(reachable / _FULL_GRILL_WORMS[state.deluxe])
    return score + _SHARE_TAKEN[state.deluxe] * reachable / seats - lead_loss * (score - mean)
