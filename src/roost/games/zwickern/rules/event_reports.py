"""The events that the state reports, in a module of their own to keep the compiled state small."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from roost.games.zwickern.components import NAMES, PENALTY_POINTS, heap_names, heap_size
from roost.games.zwickern.public import events
from roost.games.zwickern.rules.items import high_value, is_fresh, is_pile, last_seat, low_value
from roost.games.zwickern.rules.moves import ITEM_HIGH
from roost.games.zwickern.rules.partition import group_items

if TYPE_CHECKING:
    from roost.core.event import Event
    from roost.games.zwickern.rules.state import ZwickernState


def deal_began(state: ZwickernState) -> None:
    """Report that a deal began."""
    _tell(state, events.DealBegan(state.deal, state.dealer))


def round_began(state: ZwickernState) -> None:
    """Report that a round began, before cards are dealt."""
    _tell(state, events.RoundBegan(state.deal, state.round, state.turn))


def dealt(state: ZwickernState, seat: i64) -> None:
    """Report the hand dealt to a seat."""
    hand = state.hand_of(seat)
    _tell(state, events.Dealt(seat, heap_size(hand), tuple(heap_names(hand))))


def opened(state: ZwickernState) -> None:
    """Report the first cards on the table."""
    _tell(state, events.TableOpened(_on_table(state)))


def laid(state: ZwickernState) -> None:
    """Report the last item of the table as laid."""
    item = state.items[len(state.items) - 1]
    value = int(low_value(item)) if is_pile(item) else None
    _tell(state, events.Laid(state.turn, NAMES[state.cards[len(state.cards) - 1]], value))


def building(state: ZwickernState, kind: i64, index: i64, formula: i64, value: i64) -> None:
    """Report a build, before the card lies on the item."""
    from roost.games.zwickern.rules.notation import item_names

    item = state.items[index]
    old = high_value(item) if formula & ITEM_HIGH else low_value(item)
    _tell(state, events.Built(state.turn, NAMES[kind], item_names(state.items)[index], index, old, value))


def buying(state: ZwickernState, kind: i64, chosen: i64) -> None:
    """Report a buy, before the items are taken away."""
    from roost.games.zwickern.rules.notation import item_names

    names = item_names(state.items)
    places = [index for index in range(len(state.items)) if (chosen >> index) & 1]
    value = state.buying_value(kind, chosen)
    found = group_items(state.items, chosen, value)
    cards = [NAMES[card] for index in places for card in state.cards_in(index)]
    _tell(
        state,
        events.Bought(
            state.turn,
            NAMES[kind],
            value,
            tuple([names[index] for index in places]),
            tuple(places),
            tuple([tuple([names[index] for index in group]) for group in found]),
            (*cards, NAMES[kind]),
        ),
    )


def zwicked(state: ZwickernState) -> None:
    """Report a Zwick of the seat on turn."""
    _tell(state, events.Zwicked(state.turn))


def zwicks_cancelled(state: ZwickernState, sides: list[int]) -> None:
    """Report that sides turned down a Zwick each."""
    _tell(state, events.ZwicksCancelled(tuple(sides)))


def round_ended(state: ZwickernState) -> None:
    """Report the end of the round and its penalties, before its piles become old."""
    from roost.games.zwickern.rules.notation import item_names

    _tell(state, events.RoundEnded(state.deal, state.round))
    names = item_names(state.items)
    for index in range(len(state.items)):
        item = state.items[index]
        if is_fresh(item):
            _tell(state, events.Penalised(last_seat(item), names[index], -PENALTY_POINTS))


def rest_taken(state: ZwickernState) -> None:
    """Report who gets the rest of the table, if any."""
    if len(state.cards) > 0:
        seat = int(state.last_buyer) if state.last_buyer >= 0 else None
        _tell(state, events.RestTaken(seat, _on_table(state)))


def scored(state: ZwickernState) -> None:
    """Report the points of the last scored deal."""
    from roost.games.zwickern.rules.scoring import lines, totals

    _tell(state, events.DealScored(state.deal, tuple(lines(state, int(state.deal))), totals(state)))


def ended(state: ZwickernState) -> None:
    """Report the end of the game."""
    _tell(state, events.GameEnded("last-deal"))


def _on_table(state: ZwickernState) -> tuple[str, ...]:
    return tuple([NAMES[card] for card in state.cards])


def _tell(state: ZwickernState, event: Event) -> None:
    assert state.log is not None
    state.log.append(event)
