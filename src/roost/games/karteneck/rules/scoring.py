"""K14: places and score sheets."""

from __future__ import annotations

from roost.core.result import Result, ScoreLine, places
from roost.games.karteneck.components import VALUES
from roost.games.karteneck.rules.state import KarteneckState


def result(state: KarteneckState) -> Result:
    """Return the result: most worms win, then the highest single portion; one of value 0 counts as none."""
    seats = range(state.seats)
    stacks = [tuple(VALUES[portion] for portion in state.stack(seat)) for seat in seats]
    scores = tuple(state.score(seat) for seat in seats)
    return Result(
        ending="supply",
        places=places([(scores[seat], max(stacks[seat], default=0)) for seat in seats]),
        scores=scores,
        sheet=tuple(ScoreLine(seat, "portions", scores[seat], stacks[seat]) for seat in seats),
    )
