"""What a move of the list would do, worked out for the eye: the groups of a buy, the sum of a build."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.games.zwickern.components import CARDS, CLAWS, kind_of
from roost.games.zwickern.public.buy_offers import Group, offer
from roost.games.zwickern.public.view import Item, ZwickernView
from roost.games.zwickern.rules.buys import Buys
from roost.games.zwickern.rules.items import loose, pile
from roost.games.zwickern.rules.partition import can_partition


class Buy(NamedTuple):
    """One reckoning behind a buy."""

    value: int
    groups: tuple[str, ...]
    """`3+1`, `[4]`: what each item counts, those that make the value together."""
    cards: int
    """How many it brings, the played one included."""
    claws: int
    zwick: bool


def values(card: str) -> tuple[int, ...]:
    """The one or two values that are printed on a card."""
    return CARDS[kind_of(card)][0]


def printed(name: str) -> str:
    """A card or a pile for the eye: the `c3` of `10c3` is for those who type."""
    return name.partition("c")[0]


def claws(cards: Sequence[str]) -> int:
    """How many claws there are on cards."""
    return sum(int(CLAWS[kind_of(card)]) for card in cards)


def buys(view: ZwickernView) -> int:
    """How many buys the cards of the viewer allow."""
    wanted = {value for card in view.hand for value in values(card)}
    offered = Buys(_packed(view.table), sum(1 << value for value in wanted))
    return sum(len(offered.bought(values(card)[0], values(card)[-1])) for card in set(view.hand))


def bought(view: ZwickernView, card: str, names: Sequence[str]) -> Buy:
    """A buy of the items with these names."""
    items = _packed(view.table)
    chosen = sum(1 << place for place in _places(view.table, names))
    value = next(value for value in values(card) if can_partition(items, chosen, value))
    lying = [item.name for item in view.table]
    cards = [item.cards for item in view.table]
    found = offer(items, lying, cards, kind_of(card), chosen, value)
    return Buy(
        value,
        tuple(_counted(view.table, group) for group in found.groups),
        len(found.cards),
        found.claws,
        found.zwick,
    )


def built(view: ZwickernView, card: str, name: str, value: int) -> tuple[int, int]:
    """What the item counts in a build that makes the value, and what the card adds to it, or takes away."""
    item = next(item for item in view.table if item.name == name)
    return next((old, value - old) for old, step in product(item.values, values(card)) if abs(value - old) == step)


def _places(table: Sequence[Item], names: Sequence[str]) -> list[int]:
    """Where items lie; of cards that are alike, the first ones."""
    left = list(enumerate(table))
    places = []
    for name in names:
        found = next(entry for entry in left if entry[1].name == name)
        left.remove(found)
        places.append(found[0])
    return places


def _packed(table: Sequence[Item]) -> vec[i64]:
    """The table as the rules see it."""
    packed: vec[i64] = vec[i64]()
    for item in table:
        kind = kind_of(item.cards[-1])
        packed = append(packed, pile(kind, item.values[0], 0, len(item.cards)) if item.pile else loose(kind))
    return packed


def _counted(table: Sequence[Item], group: Group) -> str:
    return "+".join(
        f"[{count}]" if table[place].pile else str(count)
        for place, count in zip(group.items, group.counts, strict=True)
    )
