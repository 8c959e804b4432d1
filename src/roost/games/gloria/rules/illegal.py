"""Explanations of illegal moves."""

from __future__ import annotations

from mypy_extensions import i64

from roost.core.errors import GameOverError, IllegalMoveError, RoostError
from roost.games.gloria.components import DOUBLER, JOKER, MOTIFS, NAMES, OPEN_CARDS
from roost.games.gloria.rules.moves import (
    BLIND,
    FOX,
    FOX_LEFT,
    MOVE_COUNT,
    PASS,
    PLACE,
    PLACE_DOUBLER,
    PLACE_JOKER,
    TAKE,
    TEXTS,
)
from roost.games.gloria.rules.packed_fields import ALL_MOTIFS, CLOSED, DERIVED
from roost.games.gloria.rules.phases import ACT, NO_CARD
from roost.games.gloria.rules.state import GloriaState


def refusal(state: GloriaState, move: i64) -> RoostError:
    """Return the error for an illegal move."""
    if state.turn < 0:
        return GameOverError("the game is over", "over")
    if not 0 <= move < MOVE_COUNT:
        return IllegalMoveError(f"there is no move {move}", "gloria-no-such-move", move=str(move))
    text = TEXTS[move]
    if state.phase != ACT and move < PASS:
        return IllegalMoveError(
            f"{text!r} is not possible now: all points are spent; pass the fox to a row on the left "
            f"({_row_names(state, state.left_of(state.turn))}) or keep it",
            "gloria-not-in-pass",
            move=text,
        )
    if move < TAKE:
        return _card_error(state, move)
    if move < BLIND:
        card = NAMES[move - TAKE]
        lying = [NAMES[state.open_at(place)] for place in range(OPEN_CARDS) if state.open_at(place) != NO_CARD]
        return IllegalMoveError(f"no open card is {card}: there are {', '.join(lying)}", "gloria-not-open", card=card)
    if move == BLIND:
        if state.blind_used:
            return IllegalMoveError("only one card a turn is drawn blind", "gloria-blind-used")
        return _too_expensive(state, text)
    if move < PASS:
        return _fox_error(state, move)
    if state.phase == ACT:
        return IllegalMoveError(
            f"{text!r} comes after the three actions, and only with the fox on a row of one's own: "
            f"first use the actions left ({state.points})",
            "gloria-not-in-act",
            move=text,
        )
    return _no_left_row(state, move - PASS)


def _card_error(state: GloriaState, move: i64) -> RoostError:
    """Return the error for a card that cannot be laid or placed."""
    marks = state.packed[DERIVED + state.turn]
    kind = move
    motif = move
    if move >= PLACE_DOUBLER:
        kind = DOUBLER
        motif = move - PLACE_DOUBLER
    elif move >= PLACE_JOKER:
        kind = JOKER
        motif = move - PLACE_JOKER
    elif move >= PLACE:
        kind = move - PLACE
        motif = kind
    card = NAMES[kind]
    # The table is checked before the hand, so that an error reveals only that a card is not in the hand.
    if move >= PLACE and (marks >> (CLOSED + motif)) & 1:
        return IllegalMoveError(
            f"the row of {NAMES[motif]} is closed by the doubler", "gloria-closed", motif=NAMES[motif]
        )
    if move >= PLACE_JOKER and not (marks >> motif) & 1:
        return IllegalMoveError(
            f"there is no row of {NAMES[motif]} for the {card}: it extends a row, and opens none",
            "gloria-no-row",
            card=card,
            motif=NAMES[motif],
        )
    if PLACE <= move < PLACE_JOKER and not (marks >> motif) & 1 and state.chests_of(state.turn) == 0:
        return IllegalMoveError(
            f"a row of {card} needs an empty chest: lay one first, with any card", "gloria-no-chest", motif=card
        )
    return IllegalMoveError(f"there is no card {card} in the hand", "gloria-not-in-hand", card=card)


def _too_expensive(state: GloriaState, text: str) -> RoostError:
    return IllegalMoveError(
        f"{text!r} costs 2 points, and {state.points} is left",
        "gloria-too-dear",
        move=text,
        cost=2,
        left=int(state.points),
    )


def _fox_error(state: GloriaState, move: i64) -> RoostError:
    """Return the error for a fox that cannot move there for points."""
    if state.fox < 0:
        return IllegalMoveError("the fox waits until every seat has a row", "gloria-fox-waits")
    if state.fox >> 4 != state.turn:
        return IllegalMoveError("the fox is not on one of your rows", "gloria-fox-elsewhere")
    if state.fox_moved:
        return IllegalMoveError("the fox is moved for points only once a turn", "gloria-fox-moved")
    if move < FOX_LEFT:
        motif = move - FOX
        if state.fox & 15 == motif:
            return IllegalMoveError(
                f"the fox stands on the row of {NAMES[motif]} already", "gloria-fox-there", motif=NAMES[motif]
            )
        return IllegalMoveError(
            f"there is no row of {NAMES[motif]} for the fox: you have {_row_names(state, state.turn)}",
            "gloria-fox-no-row",
            motif=NAMES[motif],
        )
    if state.points < 2:
        return _too_expensive(state, TEXTS[move])
    return _no_left_row(state, move - FOX_LEFT)


def _no_left_row(state: GloriaState, motif: i64) -> RoostError:
    left = state.left_of(state.turn)
    return IllegalMoveError(
        f"the left neighbour has no row of {NAMES[motif]}, but {_row_names(state, left)}",
        "gloria-fox-no-left-row",
        motif=NAMES[motif],
    )


def _row_names(state: GloriaState, seat: i64) -> str:
    rows = state.packed[DERIVED + seat] & ALL_MOTIFS
    return ", ".join([NAMES[motif] for motif in range(MOTIFS) if (rows >> motif) & 1])
