"""H13, H23: places and score sheets."""

from __future__ import annotations

from roost.core.result import Result, ScoreLine, places
from roost.games.heckmeck.components import APPLE, APPLE_WORMS, VALUES, WORMS
from roost.games.heckmeck.rules.state import HeckmeckState


def score_lines(state: HeckmeckState, seat: int) -> list[ScoreLine]:
    """Return the lines of a seat's score sheet."""
    stack = state.stack(seat)
    sheet = [ScoreLine(seat, "portions", sum(WORMS[portion] for portion in stack), tuple(VALUES[p] for p in stack))]
    if state.deluxe:
        sheet.append(ScoreLine(seat, "roast-worms", state.worms_of(seat)))
        sheet.append(ScoreLine(seat, "apple", APPLE_WORMS if state.specialist_of(seat) == APPLE else 0))
    return sheet


def result(state: HeckmeckState) -> Result:
    """Return the result: most worms win, then the highest single portion; remaining ties share a place."""
    scores = tuple(state.score(seat) for seat in range(state.seats))
    best = [max(state.stack(seat), default=-1) for seat in range(state.seats)]
    return Result(
        ending=state.ending(),
        places=places(list(zip(scores, best, strict=True))),
        scores=scores,
        sheet=tuple(line for seat in range(state.seats) for line in score_lines(state, seat)),
    )
