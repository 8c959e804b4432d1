"""Who won, and how the points add up: Z11, Z12."""

from __future__ import annotations

from roost.core.result import Result, ScoreLine, places
from roost.games.zwickern.components import (
    CLAWS,
    MOST_CARDS,
    PENALTY,
    ZWICK,
    heap_names,
    heap_size,
    kind_of,
    side_of,
    sides,
)
from roost.games.zwickern.rules.packed_scores import UNKNOWN, claws_in, penalties_in, piles_left, took_most, zwicks_in
from roost.games.zwickern.rules.state import ZwickernState


def lines(state: ZwickernState, deal: int) -> list[ScoreLine]:
    """What every side earned in a deal; the first seat of a side stands for it."""
    sheet = []
    line = state.sheet[deal - 1]
    count = int(sides(state.seats))
    heaps = state.takings[(deal - 1) * count : deal * count]
    for side in range(count):
        heap = heaps[side]
        zwicks = int(zwicks_in(line, side))
        penalties = int(penalties_in(line, side))
        left = piles_left(state.piles, deal, side)
        sheet += [
            ScoreLine(side, "cards", MOST_CARDS * took_most(line, side), _counted(heap), deal),
            ScoreLine(side, "zwicks", ZWICK * zwicks, (zwicks,) if zwicks else (), deal),
            ScoreLine(side, "claws", claws_in(line, side), _clawed(heap), deal),
            ScoreLine(side, "penalties", -PENALTY * penalties, _named(left) if len(left) == penalties else (), deal),
        ]
    return sheet


def _named(values: list[int]) -> tuple[str, ...]:
    """Piles, as moves name them."""
    return tuple([f"[{value}]" for value in values])


def _counted(heap: int) -> tuple[int, ...]:
    """How many cards these are."""
    return () if heap == UNKNOWN else (int(heap_size(heap)),)


def _clawed(heap: int) -> tuple[str, ...]:
    """The cards with claws, by name."""
    return () if heap == UNKNOWN else tuple([name for name in heap_names(heap) if CLAWS[kind_of(name)]])


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
