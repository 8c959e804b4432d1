"""The possible buys of a hand, with the cards that they bring."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from roost.games.zwickern.components import CARDS, CLAWS, KINDS, NAMES
from roost.games.zwickern.rules.buys import Buys
from roost.games.zwickern.rules.notation import item_names
from roost.games.zwickern.rules.partition import counted_groups
from roost.games.zwickern.rules.state import ZwickernState

MAX_OFFERS_PER_CARD: Final = 60
"""Nobody reads more, and views stay fast on crowded tables."""


class Group(msgspec.Struct, frozen=True):
    """Items that add up to the value of the card."""

    items: tuple[int, ...]
    """Their indices on the table, from 0."""
    counts: tuple[int, ...]
    """The value that each item counts as."""


class Offer(msgspec.Struct, frozen=True):
    """A possible buy, with one possible partition into groups."""

    move: str
    """Its notation."""
    card: str
    """The played card."""
    value: int
    """The value that the card counts as."""
    groups: tuple[Group, ...]
    cards: tuple[str, ...]
    """All cards that the buyer gets, the played one last."""
    claws: int
    """The claws on all of these cards."""
    zwick: bool
    """Whether it takes all items."""


def buy_offers(state: ZwickernState) -> tuple[tuple[Offer, ...], bool]:
    """Return the buys of the seat on turn in the order of its moves, and whether some are missing."""
    hand = int(state.hand_of(state.turn))
    kinds = [kind for kind in range(KINDS) if hand >> 3 * kind & 7]
    buys = Buys(state.items, sum({1 << value for kind in kinds for value in CARDS[kind][0]}))
    names = item_names(state.items)
    cards = [[NAMES[card] for card in state.cards_in(index)] for index in range(len(names))]
    truncated = buys.truncated
    found = []
    for kind in kinds:
        values: dict[int, int] = {}
        for value in CARDS[kind][0]:
            # One more than the maximum tells that there are more.
            for chosen in buys.sets_for_value(value)[: MAX_OFFERS_PER_CARD + 1]:
                values.setdefault(int(chosen), value)
        truncated = truncated or len(values) > MAX_OFFERS_PER_CARD
        found += [
            make_offer(state.items, names, cards, kind, chosen, value)
            for chosen, value in islice(values.items(), MAX_OFFERS_PER_CARD)
        ]
    return tuple(found), truncated


def make_offer(
    items: vec[i64], names: Sequence[str], cards: Sequence[Sequence[str]], kind: int, chosen: int, value: int
) -> Offer:
    """Return the buy of the chosen items, a bit each, with a card that counts as `value`."""
    taken = [index for index in range(len(names)) if chosen >> index & 1]
    brought = (*(card for index in taken for card in cards[index]), NAMES[kind])
    return Offer(
        move=f"buy {NAMES[kind]}: {' '.join(names[index] for index in taken)}",
        card=NAMES[kind],
        value=value,
        groups=tuple(
            Group(tuple(place for place, _ in group), tuple(count for _, count in group))
            for group in counted_groups(items, chosen, value)
        ),
        cards=brought,
        claws=sum(_CLAWS[card] for card in brought),
        zwick=len(taken) == len(names),
    )


_CLAWS: Final = {name: int(claws) for name, claws in zip(NAMES, CLAWS, strict=True)}
