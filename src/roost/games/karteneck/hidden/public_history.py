"""The lays since the last two shuffles, which everybody can remember, each packed into a number.

The cards are in the lower bits, as everywhere (`cards`). Above them are the seat, and the number of
cards that it had drawn since the shuffle before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.masks import bit_count
from roost.games.karteneck.components import KINDS, NUMBERS
from roost.games.karteneck.rules.cards import (
    DECK,
    DISPLAY,
    DRAWN,
    EARLIER,
    KIND_BITS,
    NUMBER_CARDS,
    WORM_SHIFT,
    card_names,
    count,
    kind_counts,
    size,
    sum_counts,
)

if TYPE_CHECKING:
    from roost.games.karteneck.rules.state import KarteneckState

_SEAT_SHIFT: Final = 50
_DRAWS_SHIFT: Final = 53
_CARD_MASK: Final[i64] = (1 << 50) - 1


def pack_lay(seat: i64, drawn: i64, cards: i64) -> i64:
    """Return a lay as a number."""
    return cards | seat << _SEAT_SHIFT | drawn << _DRAWS_SHIFT


def lay_seat(lay: i64) -> i64:
    """Return the seat that laid."""
    return (lay >> _SEAT_SHIFT) & 7


def lay_draws(lay: i64) -> i64:
    """Return how many cards the seat had drawn since the shuffle before."""
    return lay >> _DRAWS_SHIFT


def lay_cards(lay: i64) -> i64:
    """Return the cards, all of one kind."""
    return lay & _CARD_MASK


def find_problem(state: KarteneckState) -> str:
    """Return why the history in a position is impossible, or an empty string.

    It goes back in time, to the last shuffle and then to the one before: cards laid since then
    return to the hands, and cards drawn leave them.
    """
    hands = state.cards[: state.seats]
    visible = state.discard
    for seat in range(state.seats):
        visible += state.cards[DISPLAY + seat]
    problem = _problem_since(
        hands, visible, state.fresh, state.pile, state.cards[DRAWN:], state.lay_log[state.lays_before_shuffle :]
    )
    if problem == "" and state.earlier != 0:
        visible = DECK
        for seat in range(state.seats):
            visible -= hands[seat]
        problem = _problem_since(
            hands, visible, state.earlier, 0, state.cards[EARLIER:], state.lay_log[: state.lays_before_shuffle]
        )
    return problem


def _problem_since(hands: vec[i64], visible: i64, fresh: i64, pile: i64, drawn: vec[i64], lays: vec[i64]) -> str:
    """Return the problem since one shuffle, and set the hands back to that shuffle."""
    if _common(pile, fresh) != pile:
        return "the draw pile holds cards that are not in fresh"
    taken = kind_counts(fresh) - kind_counts(pile)
    for kind in range(KINDS):
        number: i64 = 0
        for seat in range(len(hands)):
            number += count(drawn[seat], kind)
        if number != count(taken, kind):
            return f"of kind {'12345W'[kind]} {count(taken, kind)} cards were drawn since the shuffle, not {number}"
    for lay in lays:
        if _common(lay_cards(lay), visible) != lay_cards(lay):
            return f"seat {lay_seat(lay)} laid {_text(lay)}, and that does not lie open"
        visible -= lay_cards(lay)
    for seat in range(len(hands)):
        problem = _problem_of(seat, hands, fresh, drawn[seat], lays)
        if problem != "":
            return problem
    return ""


def _problem_of(seat: i64, hands: vec[i64], fresh: i64, drawn: i64, lays: vec[i64]) -> str:
    """Return the problem of a seat, which can have laid only old cards and those drawn by then."""
    held = hands[seat]
    for lay in lays:
        if lay_seat(lay) == seat:
            held += lay_cards(lay)
    for kind in range(NUMBERS):
        if count(held, kind) < count(drawn, kind):
            return f"seat {seat} drew more {kind + 1}s than are in its hand and were laid"
    if bit_count((held & fresh) >> WORM_SHIFT) != count(drawn, NUMBERS):
        return f"the worms that seat {seat} drew are not those in its hand and laid"
    old = (held & NUMBER_CARDS) - (drawn & NUMBER_CARDS) + ((held & ~fresh) >> WORM_SHIFT << WORM_SHIFT)
    hands[seat] = old
    before: i64 = 0
    drawn_and_laid: i64 = 0
    for lay in lays:
        if lay_seat(lay) != seat:
            continue
        if lay_draws(lay) < before or lay_draws(lay) > sum_counts(drawn):
            return (
                f"seat {seat} laid {_text(lay)} after {lay_draws(lay)} draws, not after {before} to {sum_counts(drawn)}"
            )
        before = lay_draws(lay)
        from_before = _common(lay_cards(lay), old)
        old -= from_before
        drawn_and_laid += size(lay_cards(lay)) - size(from_before)
        if drawn_and_laid > before:
            return f"seat {seat} laid {_text(lay)} before it can have drawn all of it"
    return ""


def _common(cards: i64, others: i64) -> i64:
    common = cards & others & ~NUMBER_CARDS
    for kind in range(NUMBERS):
        common += min(count(cards, kind), count(others, kind)) << KIND_BITS * kind
    return common


def _text(lay: i64) -> str:
    return "".join(card_names(lay_cards(lay)))
