"""The values that a card can give to an item (Z8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roost.games.zwickern.components import HIGH, KINDS, LOW
from roost.games.zwickern.rules.items import PILE, low_value, top_kind
from roost.games.zwickern.rules.moves import FORMULA_COUNT, formula_value


def _on_loose_card(card: i64, below: i64) -> int:
    """Return a bit for each formula with a non-negative value; of equal values, the lowest formula."""
    seen: list[int] = []
    allowed = 0
    for formula in range(FORMULA_COUNT):
        value = int(formula_value(LOW[card], HIGH[card], LOW[below], HIGH[below], formula))
        if value >= 0 and value not in seen:
            seen.append(value)
            allowed |= 1 << formula
    return allowed


_ON_LOOSE_CARDS: Final = vec[i64]([_on_loose_card(card, below) for card in range(KINDS) for below in range(KINDS)])


def build_values(card: i64, item: i64) -> i64:
    """Return a bit for each formula that is a separate legal build."""
    if item & PILE == 0:
        return _ON_LOOSE_CARDS[card * KINDS + top_kind(item)]
    value = low_value(item)
    allowed: i64 = 0b01
    if value >= LOW[card]:
        allowed = 0b11
    if LOW[card] != HIGH[card]:
        allowed |= 0b0100
        if value >= HIGH[card]:
            allowed |= 0b1000
    return allowed
