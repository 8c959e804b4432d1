"""Errors for illegal moves.

They do not name the cards of a hand, because errors end up in logs.
"""

from __future__ import annotations

from mypy_extensions import i64

from roost.core.errors import GameOverError, IllegalMoveError, RoostError
from roost.core.masks import highest_bit
from roost.games.karteneck.rules.cards import DISPLAY, KIND_BITS, NUMBER_CARDS, card_names, count, sum_counts, total
from roost.games.karteneck.rules.moves import STEAL, cards_of
from roost.games.karteneck.rules.state import KarteneckState


def refusal(state: KarteneckState, move: i64) -> RoostError:
    """Return the error for a move that is not legal."""
    if state.turn < 0:
        return GameOverError("the game is over", "over")
    display = state.cards[DISPLAY + state.turn]
    if move == STEAL:
        return _theft(display)
    cards = cards_of(move)
    if cards == 0:
        return IllegalMoveError(f"there is no move {move}", "karteneck-no-such-move", move=str(move))
    return _worms(cards, display) if cards > NUMBER_CARDS else _numbers(cards, display)


def _theft(display: i64) -> RoostError:
    if display <= NUMBER_CARDS:
        return IllegalMoveError(
            "nothing can be stolen without a worm in the display: pass or lay out", "karteneck-steal-invalid"
        )
    value = int(total(display))
    return IllegalMoveError(
        f"no other stack has portion {value}, the total of the display, on top: pass or lay out",
        "karteneck-steal-no-match",
        total=value,
    )


def _worms(cards: i64, display: i64) -> RoostError:
    if display > NUMBER_CARDS:
        return _kind_in_display("W")
    asked = card_names(cards)
    return IllegalMoveError(
        f"not in the hand, or not all of them: {' '.join(asked)}",
        "karteneck-worm-not-in-hand",
        cards=" ".join(asked),
        count=len(asked),
    )


def _numbers(cards: i64, display: i64) -> RoostError:
    kind = highest_bit(cards) // KIND_BITS
    if count(display, kind) > 0:
        return _kind_in_display(str(kind + 1))
    number = int(sum_counts(cards))
    return IllegalMoveError(
        f"{number} times {kind + 1} cannot be laid out: the hand has not so many",
        "karteneck-not-in-hand",
        kind=str(kind + 1),
        count=number,
    )


def _kind_in_display(kind: str) -> RoostError:
    return IllegalMoveError(
        f"{kind} is in the display already: lay out another kind, or pass", "karteneck-kind-in-display", kind=kind
    )
