"""The score lines and the result (Z11, Z12)."""

from __future__ import annotations

from roost.core.result import Result, ScoreLine, places
from roost.games.zwickern.components import (
    CLAWS,
    MOST_CARDS_POINTS,
    PENALTY_POINTS,
    ZWICK_POINTS,
    heap_names,
    heap_size,
    kind_of,
    side_count,
    side_of,
)
from roost.games.zwickern.rules.packed_scores import (
    UNKNOWN,
    claws_in,
    left_pile_values,
    penalties_in,
    took_most_cards,
    zwicks_in,
)
from roost.games.zwickern.rules.state import ZwickernState


def lines(state: ZwickernState, deal: int) -> list[ScoreLine]:
    """Return the score lines of a deal; a side has its lines on its first seat."""
    sheet = []
    line = state.packed_scores[deal - 1]
    count = int(side_count(state.seats))
    heaps = state.taken_heaps[(deal - 1) * count : deal * count]
    for side in range(count):
        heap = heaps[side]
        zwicks = int(zwicks_in(line, side))
        penalties = int(penalties_in(line, side))
        left = left_pile_values(state.left_piles, deal, side)
        sheet += [
            ScoreLine(side, "cards", MOST_CARDS_POINTS * took_most_cards(line, side), _card_count_detail(heap), deal),
            ScoreLine(side, "zwicks", ZWICK_POINTS * zwicks, (zwicks,) if zwicks else (), deal),
            ScoreLine(side, "claws", claws_in(line, side), _claw_card_names(heap), deal),
            ScoreLine(
                side, "penalties", -PENALTY_POINTS * penalties, _named(left) if len(left) == penalties else (), deal
            ),
        ]
    return sheet


def _named(values: list[int]) -> tuple[str, ...]:
    """Return the names of piles with these values."""
    return tuple([f"[{value}]" for value in values])


def _card_count_detail(heap: int) -> tuple[int, ...]:
    """Return the number of cards, if known."""
    return () if heap == UNKNOWN else (int(heap_size(heap)),)


def _claw_card_names(heap: int) -> tuple[str, ...]:
    """Return the names of the cards with claws."""
    return () if heap == UNKNOWN else tuple([name for name in heap_names(heap) if CLAWS[kind_of(name)]])


def all_score_lines(state: ZwickernState) -> tuple[ScoreLine, ...]:
    """Return the score lines of all scored deals."""
    return tuple(line for deal in range(1, len(state.packed_scores) + 1) for line in lines(state, deal))


def totals(state: ZwickernState) -> tuple[int, ...]:
    """Return the points of each side."""
    return tuple(int(state.total(side)) for side in range(side_count(state.seats)))


def result(state: ZwickernState) -> Result:
    """Return the result; sides with equal points share a place."""
    per_side = totals(state)
    partners = tuple(int(side_of(seat, state.seats)) for seat in range(state.seats))
    scores = tuple(per_side[side] for side in partners)
    ranks = places([(points,) for points in per_side])
    return Result(
        ending="last-deal",
        places=tuple(ranks[side] for side in partners),
        scores=scores,
        sheet=all_score_lines(state),
        sides=partners if len(per_side) < state.seats else (),
    )
