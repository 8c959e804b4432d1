"""Names of cards and piles, and messages with them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final

from roost.core.message import Message
from roost.games.zwickern.components import CARDS, CLAWS, kind_of

_PILE: Final = re.compile(r"\[(\d+)\](?:#(\d+))?")
"""The name of a pile: `[9]`, or `[9]#2` for the second of several."""


def values(card: str) -> tuple[int, ...]:
    """Return the one or two values of a card."""
    return CARDS[kind_of(card)][0]


def printed(name: str) -> str:
    """Return the values printed on a card, without the `c3` of `10c3`."""
    return name.partition("c")[0]


def claws(cards: Sequence[str]) -> int:
    """Return the number of claws on cards."""
    return sum(int(CLAWS[kind_of(card)]) for card in cards)


def pile_message(value: int, number: int = 0) -> Message:
    """Return the name of a pile; `number` tells it from others of its value."""
    return Message("pile-named", {"value": value, "number": number})


def item_message(name: str) -> Message:
    """Return the name of a card or a pile; claws tell a card from others of its value."""
    pile = _PILE.fullmatch(name)
    if pile:
        return pile_message(int(pile[1]), int(pile[2] or 0))
    shown = printed(name)
    return Message("card-named", {"card": shown, "claws": 0 if shown == name else claws([name])})


def item_messages(names: Sequence[str]) -> tuple[Message, ...]:
    """Return the names of cards and piles."""
    return tuple(map(item_message, names))


def bought_message(name: str) -> Message:
    """Return the name of a bought item, without the number of a pile."""
    pile = _PILE.fullmatch(name)
    return pile_message(int(pile[1])) if pile else card_message(printed(name))


def card_message(printed_card: str) -> Message:
    """Return the name of a card from its printed values."""
    return Message("card-named", {"card": printed_card, "claws": 0})


def sum_message(terms: Iterable[Message]) -> Message:
    """Return a sum of items: `3 + pile 4`."""
    return reduce(lambda first, last: Message("plus", parts={"first": first, "last": last}), terms)


def sum_text(old: int, change: int) -> str:
    """Return the sum of a build: `12 + 3 = 15`."""
    sign = "+" if change > 0 else "\u2212"
    return f"{old} {sign} {abs(change)} = {old + change}"
