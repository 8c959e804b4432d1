"""Bots for Gloria Picktoria that do not search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from roost.core.bot import Bot
from roost.core.budget import STANDARD, Budget
from roost.core.chance import Chance
from roost.games.gloria.ai.heuristic_policy import heuristic_move, scoring_is_near
from roost.games.gloria.components import DOUBLER, JOKER, MOTIFS, SCORINGS
from roost.games.gloria.rules.legal_moves import count_bits
from roost.games.gloria.rules.moves import BLIND, FOX, FOX_LEFT, PASS, TAKE
from roost.games.gloria.rules.packed_fields import ALL_MOTIFS, CHESTS, CLOSED, DERIVED, HANDS, HELD
from roost.games.gloria.rules.phases import ACT, WAITING
from roost.games.gloria.rules.row_scoring import points, row_outcomes, total_points
from roost.games.gloria.rules.state import GloriaState

# Values in hundredths of a scoring point.
_POINT: Final[i64] = 100
_RIVAL_POINT: Final[i64] = 70
"""A point of the other seats, averaged over them."""
_OPEN_CARD: Final[i64] = 12
"""A card of a row, besides the points of the row."""
_LEAD_CARD: Final[i64] = 9
"""A card of the lead over the next row, up to _SAFE_LEAD."""
_USEFUL_CHEST: Final[i64] = 150
_IDLE_CHEST: Final[i64] = 20
_NEW_MOTIF: Final[i64] = 120
"""The first hand card of a motif that no other seat collects."""
_LATE_MOTIF: Final[i64] = 20
"""The first hand card of a motif in which another seat is well ahead."""
_DECIDING_CARD: Final[i64] = 60
"""The first hand card of a motif in which it changes the ranks."""
_FURTHER_CARD: Final[i64] = 10
"""Any other hand card of a motif."""
_HELD_JOKER: Final[i64] = 55
_HELD_DOUBLER: Final[i64] = 240
_MISSING_LEAD: Final[i64] = 110
"""A card that a closed row lacks to a safe lead."""
_MISSING_LEAD_LATE: Final[i64] = 25
"""The same after the second scoring."""
_SAFE_LEAD: Final[i64] = 3
_FOX_POINT: Final[i64] = 130
"""The least gain that is worth an action point spent on the fox."""
_PENALTY_PERCENT: Final = vec[i64]([0, 0, 0, 0, 5, 10, 15, 30, 60, 100, 100])
"""The weight of penalties in per cent, by the number of visitors that have come."""


@final
class SimpleBot(Bot[GloriaState]):
    """A bot that chooses the best action of one-ply search, and always gets rid of the fox."""

    def choose(self, state: GloriaState, chance: Chance, budget: Budget = STANDARD) -> i64:
        seat = state.turn
        moves = state.moves()
        best: i64 = moves[0]
        best_value: i64 = -1 << 60
        for number in range(len(moves)):
            move: i64 = moves[number]
            if move == BLIND:
                continue  # two points for a card that is no better than the open ones
            if FOX <= move < PASS and not scoring_is_near(state):
                continue  # passing it on later costs nothing
            value = _move_value(state, seat, move, chance)
            if value > best_value:
                best_value = value
                best = move
        return best


def _move_value(state: GloriaState, seat: i64, move: i64, chance: Chance) -> i64:
    """Return the value of the table to a seat after a move, without the cards that chance turns up."""
    after = state.copy()
    if TAKE <= move < BLIND:
        after.add_to_hand(seat, move - TAKE)
        return _seat_value(after, seat)
    after.play(move, chance)
    worth = _seat_value(after, seat)
    if FOX <= move < FOX_LEFT:
        worth -= _FOX_POINT
    elif FOX_LEFT <= move < PASS:
        worth -= 2 * _FOX_POINT
    return worth


def _seat_value(state: GloriaState, seat: i64) -> i64:
    found = row_outcomes(state.packed, state.seats, _expected_fox(state, seat))
    late = _PENALTY_PERCENT[state.visitors]
    rivals: i64 = 0
    for other in range(state.seats):
        if other != seat:
            rivals += total_points(found[other])
    worth = -_RIVAL_POINT * rivals // (state.seats - 1) - late * state.penalty(seat)
    motif: i64 = 0
    while motif < MOTIFS:
        worth += _row_value(state, seat, motif, (found[seat] >> 4 * motif) & 15)
        motif += 1
    return worth + (100 - late) * (_hand_value(state, seat) + _chests_value(state, seat)) // 100


def _expected_fox(state: GloriaState, seat: i64) -> i64:
    """Return where the fox will stand at the next scoring; the seat can pass it on before, unless that is near."""
    if state.phase != ACT or state.turn != seat or state.fox >> 4 != seat or scoring_is_near(state):
        return state.fox
    return WAITING


def _row_value(state: GloriaState, seat: i64, motif: i64, outcome: i64) -> i64:
    """Return the value of a row: its points now and the safety of its rank."""
    length = state.length_of(seat, motif)
    if length == 0:
        return 0
    rival = _longest_rival(state, seat, motif)
    worth = _POINT * points(outcome) + _OPEN_CARD * length
    lead = length - rival
    if lead > _SAFE_LEAD:
        lead = _SAFE_LEAD
    if (state.packed[DERIVED + seat] >> (CLOSED + motif)) & 1:
        # A row that only has to last for one scoring risks less.
        worth -= (_MISSING_LEAD_LATE if state.visitors >= SCORINGS[1] else _MISSING_LEAD) * (_SAFE_LEAD - lead)
    else:
        worth += _LEAD_CARD * lead
    return worth


def _hand_value(state: GloriaState, seat: i64) -> i64:
    """Return the value of the hand: about half of what the cards bring once placed."""
    hand = state.packed[HANDS + seat]
    growing = state.packed[DERIVED + seat] & ~(state.packed[DERIVED + seat] >> CLOSED) & ALL_MOTIFS
    worth: i64 = 0
    motif: i64 = 0
    while motif < MOTIFS:
        count = (hand >> 4 * motif) & 15
        if count > 0:
            worth += _first_card_value(state, seat, motif, growing) + (count - 1) * _FURTHER_CARD
        motif += 1
    if growing != 0:
        worth += ((hand >> 4 * JOKER) & 15) * _HELD_JOKER
    if (hand >> 4 * DOUBLER) & 15 != 0:
        worth += _HELD_DOUBLER
    return worth


def _first_card_value(state: GloriaState, seat: i64, motif: i64, growing: i64) -> i64:
    """Return the value of the first hand card of a motif, which depends on the own row and the longest rival row."""
    rival = _longest_rival(state, seat, motif)
    own = state.length_of(seat, motif)
    if (growing >> motif) & 1:
        if rival > 0 and -1 <= rival - own <= 1:
            return _DECIDING_CARD
        return _FURTHER_CARD
    if own > 0:
        return 0  # the row is closed
    if rival == 0:
        return _NEW_MOTIF
    if rival == 1:
        return _DECIDING_CARD
    return _LATE_MOTIF


def _longest_rival(state: GloriaState, seat: i64, motif: i64) -> i64:
    longest: i64 = 0
    for other in range(state.seats):
        if other != seat and state.length_of(other, motif) > longest:
            longest = state.length_of(other, motif)
    return longest


def _chests_value(state: GloriaState, seat: i64) -> i64:
    """Return the value of the empty chests. Useful ones are those for which the hand can open a row."""
    marks = state.packed[DERIVED + seat]
    empty = marks >> CHESTS
    openers = count_bits((marks >> HELD) & ~marks & ALL_MOTIFS)
    useful = empty if empty < openers else openers
    return _USEFUL_CHEST * useful - _IDLE_CHEST * (empty - useful)


@final
class CarelessBot(Bot[GloriaState]):
    """A bot that follows the heuristic policy, with random moves at a given rate."""

    def __init__(self, random_percent: i64) -> None:
        self._random_percent: i64 = random_percent

    def choose(self, state: GloriaState, chance: Chance, budget: Budget = STANDARD) -> i64:
        if chance.below(100) < self._random_percent:
            return state.pick(chance)
        return heuristic_move(state)


def chick() -> Bot:
    """Make a bot with every fourth action random."""
    return CarelessBot(25)


def hen() -> Bot:
    """Make a bot with 8 % random actions, about one in five turns."""
    return CarelessBot(8)


BOTS: Final[dict[str, Callable[[], Bot]]] = {"chick": chick, "hen": hen, "simple": SimpleBot}
