"""Reasons that the coach gives for moves: their immediate effects, as the seat on turn can see them."""

from __future__ import annotations

from roost.core.chance import FastChance
from roost.core.message import Message
from roost.games.gloria.components import CHEST_PENALTY, JOKER, MOTIFS, SCORINGS
from roost.games.gloria.rules.moves import BLIND, FOX_LEFT, KEEP, PLACE, PLACE_DOUBLER, PLACE_JOKER, TAKE
from roost.games.gloria.rules.packed_fields import ALL_MOTIFS, CLOSED, DERIVED, HANDS, HELD, KNOWN
from roost.games.gloria.rules.phases import WAITING
from roost.games.gloria.rules.row_scoring import points, total_points
from roost.games.gloria.rules.state import GloriaState

_Data = dict[str, str | int | float]


def reason(state: GloriaState, move: int) -> Message:
    """Return the reason for or against a move: points of rows, use of cards, effects of the fox."""
    if move < PLACE:
        return _chest(state, move)
    if move < PLACE_JOKER:
        return _place(state, move, move - PLACE)
    if move < PLACE_DOUBLER:
        return _place(state, move, move - PLACE_JOKER)
    if move < TAKE:
        return _double(state, move, move - PLACE_DOUBLER)
    if move < BLIND:
        return _take(state, move - TAKE)
    if move == BLIND:
        return _blind(state)
    return _keep(state) if move == KEEP else _fox(state, move)


def _chest(state: GloriaState, kind: int) -> Message:
    after = _after(state, kind)
    seat = int(state.turn)
    chests = int(after.chests_of(seat))
    marks = after.packed[DERIVED + seat]
    motifs = int((marks >> HELD) & ~marks & ALL_MOTIFS).bit_count()
    return Message(
        "reason-chest", {"chests": chests, "motifs": motifs, "idle": max(0, chests - motifs) * CHEST_PENALTY}
    )


def _place(state: GloriaState, move: int, motif: int) -> Message:
    after = _after(state, move)
    seat = int(state.turn)
    return Message(
        "reason-place",
        {
            "points": _row_points(after, seat, motif),
            "before": _row_points(state, seat, motif),
            "fox": _fox_on_row(state, after, seat << 4 | motif),
            "cost": _cost_to_others(state, after),
        },
    )


def _fox_on_row(state: GloriaState, after: GloriaState, row: int) -> str:
    """Return whether the fox stands on a row or comes to it (P9)."""
    if after.fox != row:
        return "no"
    return "there" if state.fox == row else "comes"


def _double(state: GloriaState, move: int, motif: int) -> Message:
    after = _after(state, move)
    seat = int(state.turn)
    return Message(
        "reason-double",
        {
            "points": _row_points(after, seat, motif),
            "before": _row_points(state, seat, motif),
            "length": int(state.length_of(seat, motif)),
            "rival": _longest_rival(state, seat, motif),
        },
    )


def _take(state: GloriaState, kind: int) -> Message:
    seat = int(state.turn)
    visit = _visit_chance(state)
    if kind == JOKER:
        return Message("reason-take-joker", visit)
    marks = state.packed[DERIVED + seat]
    use = "closed" if marks >> (CLOSED + kind) & 1 else "row" if marks >> kind & 1 else "new"
    return Message("reason-take", {"use": use, "rival": _longest_rival(state, seat, kind), **visit})


def _blind(state: GloriaState) -> Message:
    """Return the chance of a fitting card. Any card unseen by the seat is equally likely to be drawn."""
    seat = int(state.turn)
    unseen = state.pile
    for other in range(state.seats):
        if other != seat:
            unseen += state.packed[HANDS + other] - state.packed[KNOWN + other]
    counts = [int(unseen >> 4 * kind & 15) for kind in range(JOKER + 1)]
    marks = state.packed[DERIVED + seat]
    growing = marks & ~(marks >> CLOSED) & ALL_MOTIFS
    fitting = sum(counts[motif] for motif in range(MOTIFS) if growing >> motif & 1)
    if growing:
        fitting += counts[JOKER]
    return Message("reason-blind", {"fits": round(100.0 * fitting / max(1, sum(counts)), 1), **_visit_chance(state)})


def _visit_chance(state: GloriaState) -> _Data:
    """Return the chance in per cent that the next card brings a scoring."""
    left = SCORINGS[-1] - int(state.visitors)
    brings = int(state.visitors) + 1 in SCORINGS
    return {"visit": round(100.0 * left / int(state.pile_size), 1) if brings else 0}


def _fox(state: GloriaState, move: int) -> Message:
    after = _after(state, move)
    seat, left = int(state.turn), int(state.left_of(state.turn))
    own = _preview(after, seat) - _preview(state, seat)
    if move < FOX_LEFT:
        change = "more" if own > 0 else "less" if own < 0 else "same"
        return Message("reason-fox-own", {"own": change, "change": abs(own)})
    lost = _preview(state, left) - _preview(after, left)
    return Message("reason-fox-left", {"own": own, "lost": lost}, {"name": left})


def _keep(state: GloriaState) -> Message:
    free = state.copy()
    free.fox = WAITING
    seat = int(state.turn)
    return Message("reason-keep", {"lost": _preview(free, seat) - _preview(state, seat)})


def _after(state: GloriaState, move: int) -> GloriaState:
    """Return the state after a move without chance."""
    after = state.copy()
    after.play(move, FastChance(0))
    return after


def _preview(state: GloriaState, seat: int) -> int:
    """Return the points of a seat if a scoring came now."""
    return int(total_points(state.outcomes()[seat]))


def _row_points(state: GloriaState, seat: int, motif: int) -> int:
    return int(points(state.outcomes()[seat] >> 4 * motif & 15))


def _longest_rival(state: GloriaState, seat: int, motif: int) -> int:
    return max(int(state.length_of(other, motif)) for other in range(state.seats) if other != seat)


def _cost_to_others(state: GloriaState, after: GloriaState) -> int:
    """Return the points that a move costs the other seats if a scoring came now."""
    others = [seat for seat in range(state.seats) if seat != state.turn]
    return sum(_preview(state, seat) - _preview(after, seat) for seat in others)
