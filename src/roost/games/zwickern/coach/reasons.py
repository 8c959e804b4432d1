"""The coach's reasons for moves: their immediate effects, as far as the seat can see."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.core.message import Message
from roost.games.zwickern.components import (
    CLAWS,
    HIGH,
    KINDS,
    LOW,
    MAX_VALUE,
    NAMES,
    ONE_CARD,
    PENALTY_POINTS,
    side_count,
    side_of,
)
from roost.games.zwickern.public.names import printed
from roost.games.zwickern.rules.items import high_value, is_fresh, last_seat, loose, low_value
from roost.games.zwickern.rules.moves import (
    BUILD,
    BUY,
    FIX_HIGH,
    ITEM_BITS,
    OPEN,
    action_of,
    formula_value,
    kind_played,
    rest_of,
)
from roost.games.zwickern.rules.partition import can_partition
from roost.games.zwickern.rules.state import ZwickernState

_MAX_ITEMS_TO_CLEAR: Final = 12
"""With more items on the table, cards that clear it are not counted."""


def reason(state: ZwickernState, move: int) -> Message:
    """Return the reason for a move."""
    kind, rest = int(kind_played(move)), int(rest_of(move))
    if action_of(move) == BUY:
        return _buy(state, kind, rest)
    if action_of(move) == BUILD:
        item = state.items[rest & 63]
        value = int(formula_value(LOW[kind], HIGH[kind], low_value(item), high_value(item), rest >> ITEM_BITS))
        return _pile(state, kind, value, is_fresh(item) and not _costs_our_side(state, item))
    if rest != OPEN:
        return _pile(state, kind, int(HIGH[kind] if rest == FIX_HIGH else LOW[kind]), False)
    clear = _clearing_card_count(state, append(state.items[:], loose(kind)))
    return Message("reason-lay", {"claws": int(CLAWS[kind]), "clear": clear})


def _buy(state: ZwickernState, kind: int, chosen: int) -> Message:
    taken = [index for index in range(len(state.items)) if chosen >> index & 1]
    cards = [kind, *(card for index in taken for card in state.cards_in(index))]
    fresh = [state.items[index] for index in taken if is_fresh(state.items[index])]
    ours = sum(_costs_our_side(state, item) for item in fresh)
    left: vec[i64] = vec[i64]([item for index, item in enumerate(state.items) if index not in taken])
    return Message(
        "reason-buy",
        {
            "cards": len(cards),
            "claws": int(sum(CLAWS[card] for card in cards)),
            "zwick": _zwick(state) if len(left) == 0 else "none",
            "saved": PENALTY_POINTS * ours,
            "spared": PENALTY_POINTS * (len(fresh) - ours),
            "clear": _clearing_card_count(state, left),
        },
    )


def _zwick(state: ZwickernState) -> str:
    """Return whether a Zwick would be shown or cancel one of another side (Z6)."""
    own = side_of(state.turn, state.seats)
    others = any(state.zwicks_of(side) for side in range(side_count(state.seats)) if side != own)
    return "cancels" if others else "shown"


def _pile(state: ZwickernState, kind: int, value: int, taken_over: bool) -> Message:
    """Return who could buy a pile before it costs a penalty."""
    over = "yes" if taken_over else "no"
    if value == 0:
        return Message("reason-pile-zero", {"over": over})
    if value > MAX_VALUE:
        return Message("reason-pile-dear", {"value": value, "points": PENALTY_POINTS})
    seat = state.turn
    own = _kinds_of_value(state.hand_of(seat) - ONE_CARD[kind], value)
    unseen = sum((state.unseen_by(seat) >> 3 * other & 7) for other in _kinds_of_value(state.unseen_by(seat), value))
    return Message("reason-pile", {"own": printed(NAMES[own[0]]) if own else "none", "unseen": unseen, "over": over})


def _costs_our_side(state: ZwickernState, item: int) -> bool:
    """Return whether the side on turn would pay for a pile."""
    return bool(side_of(last_seat(item), state.seats) == side_of(state.turn, state.seats))


def _kinds_of_value(heap: int, value: int) -> list[int]:
    """Return the kinds of the cards in a heap that have a value."""
    return [kind for kind in range(KINDS) if heap >> 3 * kind & 7 and value in (LOW[kind], HIGH[kind])]


def _clearing_card_count(state: ZwickernState, items: vec[i64]) -> int:
    """Return how many unseen cards could buy all items and make a Zwick."""
    if not 0 < len(items) <= _MAX_ITEMS_TO_CLEAR:
        return 0
    unseen = state.unseen_by(state.turn)
    everything = (1 << len(items)) - 1
    values = {value: bool(can_partition(items, everything, value)) for value in {*LOW, *HIGH}}
    return sum(int(unseen >> 3 * kind & 7) for kind in range(KINDS) if values[LOW[kind]] or values[HIGH[kind]])
