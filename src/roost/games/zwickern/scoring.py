"""Who won, and how the points add up: Z11, Z12."""

from __future__ import annotations

from roost.core.result import Result, ScoreLine, places
from roost.games.zwickern.components import MOST_CARDS, PENALTY, ZWICK, side_of, sides
from roost.games.zwickern.sheet import claws_in, penalties_in, took_most, zwicks_in
from roost.games.zwickern.state import ZwickernState


def lines(state: ZwickernState, deal: int) -> list[ScoreLine]:
    """What every side earned in a deal; the first seat of a side stands for it."""
    sheet = []
    line = state.sheet[deal - 1]
    for side in range(sides(state.seats)):
        sheet += [
            ScoreLine(side, "cards", MOST_CARDS * took_most(line, side), part=deal),
            ScoreLine(side, "zwicks", ZWICK * zwicks_in(line, side), part=deal),
            ScoreLine(side, "claws", claws_in(line, side), part=deal),
            ScoreLine(side, "penalties", -PENALTY * penalties_in(line, side), part=deal),
        ]
    return sheet


def whole_sheet(state: ZwickernState) -> tuple[ScoreLine, ...]:
    """The lines of all deals that were scored."""
    return tuple(line for deal in range(1, len(state.sheet) + 1) for line in lines(state, deal))


def totals(state: ZwickernState) -> tuple[int, ...]:
    """The points of each side."""
    return tuple(int(state.total(side)) for side in range(sides(state.seats)))


def result(state: ZwickernState) -> Result:
    """The end: most points win, equal points share a place."""
    per_side = totals(state)
    partners = tuple(int(side_of(seat, state.seats)) for seat in range(state.seats))
    scores = tuple(per_side[side] for side in partners)
    ranks = places([(points,) for points in per_side])
    return Result(
        ending="last-deal",
        places=tuple(ranks[side] for side in partners),
        scores=scores,
        sheet=whole_sheet(state),
        sides=partners if len(per_side) < state.seats else (),
    )
