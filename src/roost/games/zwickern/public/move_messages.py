"""Messages that describe moves: the groups of a buy, the sum of a build."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.core.message import Message
from roost.games.zwickern.components import MAX_VALUE, PENALTY_POINTS, kind_of
from roost.games.zwickern.public.buy_offers import Group, make_offer
from roost.games.zwickern.public.names import (
    card_message,
    claws,
    item_message,
    pile_message,
    printed,
    sum_message,
    sum_text,
    values,
)
from roost.games.zwickern.public.view import Item, ZwickernView
from roost.games.zwickern.rules.buys import Buys
from roost.games.zwickern.rules.items import loose, pile
from roost.games.zwickern.rules.partition import can_partition


def count_buys(view: ZwickernView) -> int:
    """Return the number of buys that the viewer's hand allows."""
    wanted = {value for card in view.hand for value in values(card)}
    offered = Buys(_packed(view.table), sum(1 << value for value in wanted))
    return sum(len(offered.sets_for_card(values(card)[0], values(card)[-1])) for card in set(view.hand))


def move_message(view: ZwickernView, move: str) -> Message:
    """Return a message that describes a move."""
    action, card, rest = parse_move(move)
    if action == "buy":
        return _buy(view, card, rest.split())
    if action == "build":
        return _build(view, card, rest)
    if rest:
        value = int(rest.removeprefix("= "))
        buyer = _buyer(view, card, value)
        return Message("move-fix", {"card": card, "value": value, "buyer": buyer, "points": PENALTY_POINTS})
    several = len(values(card)) > 1
    return Message("move-lay-open" if several else "move-lay", {"card": printed(card), "claws": claws([card])})


def parse_move(move: str) -> tuple[str, str, str]:
    """Return the action, the card and the rest of a move: `build`, `3`, `2/12 = 15`."""
    action, _, rest = move.partition(" ")
    card, _, rest = rest.partition(" ")
    return action, card.removesuffix(":"), rest


def _buy(view: ZwickernView, card: str, names: Sequence[str]) -> Message:
    """Return the message of a buy of the items with these names."""
    items = _packed(view.table)
    chosen = sum(1 << place for place in _places(view.table, names))
    value = next(value for value in values(card) if can_partition(items, chosen, value))
    lying = [item.name for item in view.table]
    cards = [item.cards for item in view.table]
    found = make_offer(items, lying, cards, kind_of(card), chosen, value)
    data: dict[str, str | int | float] = {
        "card": printed(card),
        "value": value if len(values(card)) > 1 else 0,
        "cards": len(found.cards),
        "claws": found.claws,
        "zwick": int(found.zwick),
    }
    return Message("move-buy", data, parts={"groups": tuple(_group(view.table, group) for group in found.groups)})


def _build(view: ZwickernView, card: str, rest: str) -> Message:
    name, _, announced = rest.partition(" = ")
    value = int(announced)
    item = next(item for item in view.table if item.name == name)
    old = next(old for old, step in product(item.values, values(card)) if abs(value - old) == step)
    data: dict[str, str | int | float] = {
        "sum": sum_text(old, value - old),
        "buyer": _buyer(view, card, value),
        "points": PENALTY_POINTS,
    }
    return Message("move-build", data, parts={"item": item_message(name)})


def _buyer(view: ZwickernView, card: str, value: int) -> str:
    """Return another card of the hand that buys a pile of that value, or `none`; `nothing` if no card can."""
    others = list(view.hand)
    others.remove(card)
    buyers = [other for other in others if value in values(other)]
    return printed(buyers[0]) if buyers else "none" if value <= MAX_VALUE else "nothing"


def _group(table: Sequence[Item], group: Group) -> Message:
    """Return the sum of the items of a group."""
    return sum_message(
        pile_message(count) if table[place].pile else card_message(str(count))
        for place, count in zip(group.items, group.counts, strict=True)
    )


def _places(table: Sequence[Item], names: Sequence[str]) -> list[int]:
    """Return the indices of items; of equal cards, the first ones."""
    left = list(enumerate(table))
    places = []
    for name in names:
        found = next(entry for entry in left if entry[1].name == name)
        left.remove(found)
        places.append(found[0])
    return places


def _packed(table: Sequence[Item]) -> vec[i64]:
    """Return the items as the rules pack them."""
    packed: vec[i64] = vec[i64]()
    for item in table:
        kind = kind_of(item.cards[-1])
        packed = append(packed, pile(kind, item.values[0], 0, len(item.cards)) if item.pile else loose(kind))
    return packed
