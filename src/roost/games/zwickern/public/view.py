"""The view of a seat: everything but the other hands and the draw pile."""

from __future__ import annotations

import msgspec

from roost.core.message import Message
from roost.core.result import ScoreLine
from roost.core.state import NOBODY
from roost.core.view import View
from roost.games.zwickern.components import (
    CLAWS,
    NAMES,
    PENALTY_POINTS,
    deal_count,
    heap_claws,
    heap_names,
    heap_size,
    round_count,
    side_count,
    side_of,
)
from roost.games.zwickern.public.buy_offers import Offer, buy_offers
from roost.games.zwickern.rules.items import high_value, is_fresh, is_pile, last_seat, low_value
from roost.games.zwickern.rules.notation import item_names
from roost.games.zwickern.rules.packed_scores import deal_points
from roost.games.zwickern.rules.scoring import all_score_lines, totals
from roost.games.zwickern.rules.state import ZwickernState


class Item(msgspec.Struct, frozen=True):
    """A loose card or a pile on the table."""

    name: str
    """The name used by moves: a card, `4/14`, or a pile, `[15]`; `[15]#2` is the second of several."""
    pile: bool
    """Whether it was built, or laid with a fixed value."""
    values: tuple[int, ...]
    """One value, or the two of an open two-value card."""
    cards: tuple[str, ...]
    """From the bottom to the top."""
    claws: int
    seat: int | None
    """The seat that played the last card of a pile."""
    fresh: bool
    """Whether it would cost that seat a penalty at the end of the round."""


class Player(msgspec.Struct, frozen=True):
    """A seat."""

    side: int
    hand: int
    """The number of cards in the hand."""
    due: int
    """The penalty points if the round ended now: 0, -30, -60."""


class Side(msgspec.Struct, frozen=True):
    """A player or two partners, with the cards that they have taken in this deal."""

    seats: tuple[int, ...]
    cards: int
    taken: tuple[str, ...]
    """The cards, in the order of kinds; they lie face down, but everybody saw them."""
    claws: int
    zwicks: int
    """The number of Zwicks shown."""
    penalties: int
    """The penalty points of the finished rounds of this deal: 0, -30."""
    due: int
    """Further penalty points if the round ended now."""
    total: int
    """The points of all earlier deals."""
    worth: int
    """The points of this deal if it ended now, without the cards of the table."""


class ZwickernView(View, frozen=True, tag="zwickern"):
    """The game as one seat sees it; a spectator has no hand."""

    phase: str
    """`play` or `over`."""
    deal: int
    """From 1; after the game, the last deal."""
    deals: int
    round: int
    rounds: int
    dealer: int
    starter: int
    """The seat that begins each round of this deal."""
    hand: tuple[str, ...]
    """The viewer's hand, in the order of kinds; empty for a spectator."""
    players: tuple[Player, ...]
    sides: tuple[Side, ...]
    table: tuple[Item, ...]
    """The items, in the order in which they were laid."""
    pile: int
    """The number of cards in the draw pile."""
    unseen: tuple[str, ...]
    """The cards in other hands and in the draw pile."""
    last_buyer: int | None
    """The seat that gets the rest of the table if nobody buys again."""
    sheet: tuple[ScoreLine, ...]
    """The score lines of all finished deals; partners have theirs on the first seat of the side."""
    buys: tuple[Offer, ...]
    """The buys of the viewer on turn, in the order of its moves; empty for others."""
    cut: bool
    """Whether there are more legal buys than these; players can type them."""

    def question(self) -> Message:
        return Message(f"phase-{self.phase}", {}, {"name": self.turn})

    def move_message(self, move: str) -> Message:
        from roost.games.zwickern.public.move_messages import move_message

        return move_message(self, move)

    def aim(self, seat: int) -> Message | None:
        own = self.sides[self.players[seat].side]
        begun = self.sheet or own.claws or own.zwicks or own.worth > 0
        return None if begun else Message("aim")


def view(state: ZwickernState, seat: int | None) -> ZwickernView:
    """Return the view of a seat, or of a spectator."""
    viewer = NOBODY if seat is None else seat
    points = totals(state)
    buys, cut = buy_offers(state) if seat is not None and seat == state.turn else ((), False)
    return ZwickernView(
        turn=int(state.turn),
        phase="over" if state.over else "play",
        deal=int(state.deal),
        deals=int(deal_count(state.seats)),
        round=int(state.round),
        rounds=int(round_count(state.seats)),
        dealer=int(state.dealer),
        starter=int(state.starter()),
        hand=() if seat is None else tuple(heap_names(state.hand_of(seat))),
        players=tuple(
            Player(
                side=int(side_of(other, state.seats)),
                hand=int(heap_size(state.hand_of(other))),
                due=-PENALTY_POINTS * int(state.penalties_due(other)),
            )
            for other in range(state.seats)
        ),
        sides=tuple(_side(state, side, points[side]) for side in range(side_count(state.seats))),
        table=tuple(_item(state, index, name) for index, name in enumerate(item_names(state.items))),
        pile=int(heap_size(state.pile)),
        unseen=tuple(heap_names(state.unseen_by(viewer))),
        last_buyer=int(state.last_buyer) if state.last_buyer >= 0 else None,
        sheet=all_score_lines(state),
        buys=buys,
        cut=cut,
    )


def _side(state: ZwickernState, side: int, total: int) -> Side:
    seats = tuple(seat for seat in range(state.seats) if side_of(seat, state.seats) == side)
    taken = state.taken_by(side)
    due = -PENALTY_POINTS * sum(int(state.penalties_due(seat)) for seat in seats)
    return Side(
        seats=seats,
        cards=int(heap_size(taken)),
        taken=tuple(heap_names(taken)),
        claws=int(heap_claws(taken)),
        zwicks=int(state.zwicks_of(side)),
        penalties=-PENALTY_POINTS * int(state.penalties_of(side)),
        due=due,
        total=total,
        worth=int(deal_points(state.pack_deal_score(), side)) + due,
    )


def _item(state: ZwickernState, index: int, name: str) -> Item:
    item = state.items[index]
    low, high = int(low_value(item)), int(high_value(item))
    cards = state.cards_in(index)
    return Item(
        name=name,
        pile=is_pile(item),
        values=(low,) if low == high else (low, high),
        cards=tuple(NAMES[card] for card in cards),
        claws=int(sum(CLAWS[card] for card in cards)),
        seat=int(last_seat(item)) if is_pile(item) else None,
        fresh=is_fresh(item),
    )
