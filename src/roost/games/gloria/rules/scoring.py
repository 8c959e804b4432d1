"""The result and its score sheet: P12-P14."""

from __future__ import annotations

from roost.core.result import Result, ScoreLine, places
from roost.games.gloria.components import CARD_PENALTY, CHEST_PENALTY, MAX_SEATS, MOTIFS, NAMES, SCORINGS
from roost.games.gloria.rules.cards import count_cards
from roost.games.gloria.rules.packed_fields import EARNINGS, HANDS
from roost.games.gloria.rules.row_scoring import DOUBLED, LONGEST, OUTCOME_NAMES, SECOND, SOLE, TIED, base_points
from roost.games.gloria.rules.state import GloriaState

_EARNING_OUTCOMES = (SOLE, LONGEST, TIED, SECOND)


def score_lines(state: GloriaState, seat: int, part: int) -> list[ScoreLine]:
    """Return the lines of a seat in one scoring, counted from 0; the sheet counts from 1."""
    sheet = state.packed[EARNINGS + MAX_SEATS * part + seat]
    rows = [(NAMES[motif], sheet >> 4 * motif & 15) for motif in range(MOTIFS)]
    written = [
        _line(
            seat, part, OUTCOME_NAMES[why], base_points(why), [motif for motif, outcome in rows if outcome & 7 == why]
        )
        for why in _EARNING_OUTCOMES
    ]
    doubled = [(motif, outcome) for motif, outcome in rows if outcome > DOUBLED]
    extra = sum(base_points(outcome) for _motif, outcome in doubled)
    written.append(ScoreLine(seat, "doubler", extra, tuple(motif for motif, _outcome in doubled), part + 1))
    if part == len(SCORINGS) - 1:
        chests, cards = int(state.chests_of(seat)), int(count_cards(state.packed[HANDS + seat]))
        written.append(_penalty(seat, "chests", CHEST_PENALTY, chests))
        written.append(_penalty(seat, "hand", CARD_PENALTY, cards))
    return written


def _line(seat: int, part: int, key: str, worth: int, motifs: list[str]) -> ScoreLine:
    return ScoreLine(seat, key, worth * len(motifs), tuple(motifs), part + 1)


def _penalty(seat: int, key: str, cost: int, count: int) -> ScoreLine:
    return ScoreLine(seat, key, -cost * count, (count,) if count else (), len(SCORINGS))


def result(state: GloriaState) -> Result:
    """Return the result: most points win, and equal scores share a place (G3)."""
    scores = tuple(int(state.score(seat)) for seat in range(state.seats))
    return Result(
        ending=state.ending(),
        places=places([(score,) for score in scores]),
        scores=scores,
        sheet=tuple(
            line
            for seat in range(state.seats)
            for part in range(len(SCORINGS))
            for line in score_lines(state, seat, part)
        ),
    )
