"""Moves as text: `buy 8: 3 5`, `build 3: 2/12 = 15`, `lay 4/14 = 14`, `lay 7`; and why a move is refused.

A pile is named by its value, `[15]`; where several have the same one, `[15]#2` is the second from the left.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from roost.core.errors import IllegalMoveError, UnreadableError
from roost.games.zwickern.buys import first_alike, is_canonical
from roost.games.zwickern.components import CARDS, HIGH, KINDS, LOW, NAMES
from roost.games.zwickern.items import high_value, is_pile, low_value, top_kind
from roost.games.zwickern.moves import (
    BUILD,
    BUY,
    FIX_HIGH,
    FIX_LOW,
    ITEM_BITS,
    LAY,
    OPEN,
    RECKONINGS,
    action_of,
    build,
    buy,
    kind_played,
    lay,
    reckon,
    rest_of,
)
from roost.games.zwickern.state import ZwickernState

_NUMBER: Final = "[0-9]{1,9}"
"""Longer ones are no values, and Python would not even read them all."""
_CARD: Final = rf"{_NUMBER}(?:/{_NUMBER})?(?:c{_NUMBER})?"
_ITEM: Final = rf"(?:\[{_NUMBER}\](?:#{_NUMBER})?|{_CARD})"
_LAY: Final = re.compile(rf"(?:lay )?({_CARD})(?: ?(?:=|as) ?({_NUMBER}))?")
_BUILD: Final = re.compile(rf"(?:build )?({_CARD})(?: ?: ?| onto | on )({_ITEM}) ?(?:=|as|to) ?(-?{_NUMBER})")
_PLAIN_BUILD: Final = re.compile(rf"build ({_CARD}) ({_ITEM}) ?(?:=|as|to) ?(-?{_NUMBER})")
_BUY: Final = re.compile(rf"(?:buy )?({_CARD})(?: ?: ?| takes | buys )({_ITEM}(?: {_ITEM})*)")
_PLAIN_BUY: Final = re.compile(rf"buy ({_CARD})((?: {_ITEM})+)")
_BETWEEN: Final = re.compile(r"[\s,;+&]+|(?<=\s)and(?=\s)")


def item_names(items: Iterable[int]) -> list[str]:
    """How moves name what lies on the table."""
    items = list(items)
    values = [int(low_value(item)) for item in items if is_pile(item)]
    names = []
    seen: list[int] = []
    for item in items:
        if not is_pile(item):
            names.append(NAMES[top_kind(item)])
            continue
        value = int(low_value(item))
        seen.append(value)
        names.append(f"[{value}]#{seen.count(value)}" if values.count(value) > 1 else f"[{value}]")
    return names


def text(state: ZwickernState, move: int) -> str:
    """The one canonical notation of a move that can be named on this table."""
    card = NAMES[kind_played(move)]
    rest = rest_of(move)
    if action_of(move) == LAY:
        return f"lay {card}" if rest == OPEN else f"lay {card} = {_fixed(move)}"
    names = item_names(state.items)
    if action_of(move) == BUILD:
        return f"build {card}: {names[rest & 63]} = {_announced(state, move)}"
    return f"buy {card}: {' '.join(name for index, name in enumerate(names) if rest >> index & 1)}"


def _fixed(move: int) -> int:
    kind = kind_played(move)
    return int(HIGH[kind] if rest_of(move) == FIX_HIGH else LOW[kind])


def _announced(state: ZwickernState, move: int) -> int:
    return _reckoned(kind_played(move), state.items[rest_of(move) & 63])[rest_of(move) >> ITEM_BITS]


def _reckoned(kind: int, item: int) -> list[int]:
    """What each of the reckonings would make of an item."""
    low, high = low_value(item), high_value(item)
    return [int(reckon(LOW[kind], HIGH[kind], low, high, number)) for number in range(RECKONINGS)]


def parse(state: ZwickernState, text: str) -> int:
    """The move that a text stands for. A card may be named by one of its values where no other one fits."""
    plain = " ".join(_BETWEEN.sub(" ", text.casefold()).split())
    if match := _LAY.fullmatch(plain):
        return _read_lay(state, match[1], match[2])
    if match := _BUILD.fullmatch(plain) or _PLAIN_BUILD.fullmatch(plain):
        return _read_build(state, match[1], match[2], int(match[3]))
    if match := _BUY.fullmatch(plain) or _PLAIN_BUY.fullmatch(plain):
        kind = _hand_card(state, match[1])
        return int(buy(kind, _chosen(state, match[2].split())))
    raise UnreadableError(
        f"{text!r} is no move; moves are: buy 8: 3 5, build 3: 2/12 = 15, lay 7, lay 4/14 = 14",
        "zwickern-move",
        text=text,
    )


def _read_lay(state: ZwickernState, card: str, value: str | None) -> int:
    kind = _hand_card(state, card)
    if value is None:
        return int(lay(kind, OPEN))
    values = CARDS[kind][0]
    if len(values) == 1:
        # Z9: refused as a move, with the word that such a card is never fixed.
        return int(lay(kind, FIX_LOW))
    if int(value) not in values:
        choices = ", ".join(map(str, values))
        raise UnreadableError(
            f"{NAMES[kind]} cannot be laid as {value}, only as {choices}",
            "zwickern-value",
            card=NAMES[kind],
            item="",
            value=int(value),
            choices=choices,
        )
    return int(lay(kind, FIX_LOW if int(value) == values[0] else FIX_HIGH))


def _read_build(state: ZwickernState, card: str, name: str, value: int) -> int:
    kind = _hand_card(state, card)
    index = _find(state, name, 0)
    item = state.items[index]
    reckonings = _reckoned(kind, item)
    if value not in reckonings:
        choices = ", ".join(map(str, sorted({value for value in reckonings if value >= 0})))
        item_name = item_names(state.items)[index]
        raise UnreadableError(
            f"{NAMES[kind]} on {item_name} cannot make {value}; it makes {choices}",
            "zwickern-value",
            card=NAMES[kind],
            item=item_name,
            value=value,
            choices=choices,
        )
    return int(build(kind, index, reckonings.index(value)))


def _hand_card(state: ZwickernState, name: str) -> int:
    """The kind that a name stands for: itself, or the only one in the hand that has this value."""
    hand = [] if state.over else [kind for kind in range(KINDS) if state.hand_of(state.turn) >> 3 * kind & 7]
    kinds = [kind for kind in range(KINDS) if _fits(name, kind)]
    exact = [kind for kind in kinds if NAMES[kind] == name]
    held = [kind for kind in kinds if kind in hand]
    if not kinds:
        raise UnreadableError(
            f"there is no card {name!r}; the cards are {', '.join(NAMES)}", "zwickern-no-card", card=name
        )
    if exact and (exact[0] in hand or not held):
        return exact[0]
    return _the_one(name, held or kinds, [NAMES[kind] for kind in held or kinds])


def _fits(name: str, kind: int) -> bool:
    return name == NAMES[kind] or name in map(str, CARDS[kind][0])


def _the_one(name: str, found: Sequence[int], names: Sequence[str]) -> int:
    if len(set(names)) > 1:
        choices = ", ".join(dict.fromkeys(names))
        raise UnreadableError(f"{name} could be any of {choices}", "zwickern-which", item=name, choices=choices)
    return found[0]


def _chosen(state: ZwickernState, names: list[str]) -> int:
    """The items of that names, a bit each; a card named twice means two of them."""
    chosen = 0
    for name in names:
        chosen |= 1 << _find(state, name, chosen)
    return chosen


def _find(state: ZwickernState, name: str, chosen: int) -> int:
    """The first item of that name that is not chosen yet; or else the only one that has this value."""
    names = item_names(state.items)
    alike = [index for index, other in enumerate(names) if name == other]
    if not alike and name.startswith("["):
        alike = [index for index, other in enumerate(names) if other.startswith(f"{name}#")]
    if not alike:
        alike = [
            index for index, item in enumerate(state.items) if name in (str(low_value(item)), str(high_value(item)))
        ]
    if not alike:
        raise UnreadableError(
            f"there is no {name} on the table, which has {', '.join(names) or 'nothing'}",
            "zwickern-not-on-table",
            item=name,
        )
    left = [index for index in alike if not chosen >> index & 1]
    if not left:
        raise UnreadableError(
            f"there are not so many of {name} on the table, only {len(alike)}",
            "zwickern-too-few",
            item=name,
            lying=len(alike),
        )
    return _the_one(name, left, [names[index] for index in left])


def refusal(state: ZwickernState, move: int) -> IllegalMoveError:
    """Why a move is not legal now, and what would be right."""
    kind = int(kind_played(move))
    rest = int(rest_of(move))
    action = action_of(move)
    if not _is_named(state, move):
        return IllegalMoveError(f"there is no move {move} here", "zwickern-no-such-move", move=str(move))
    card = NAMES[kind]
    if state.hand_of(state.turn) >> 3 * kind & 7 == 0:
        # Not what is in the hand: errors end up in logs.
        return IllegalMoveError(
            f"there is no {card} in the hand: play a card that is", "zwickern-not-in-hand", card=card
        )
    if action == LAY:
        return IllegalMoveError(
            f"{card} has one value and is never fixed: lay {card} would be right", "zwickern-not-fixed", card=card
        )
    names = item_names(state.items)
    if action == BUILD:
        item, value = names[rest & 63], _announced(state, move)
        return IllegalMoveError(
            f"{card} on {item} would make {value}, and no pile is worth less than 0",
            "zwickern-negative",
            card=card,
            item=item,
            value=value,
        )
    if all(low_value(item) == 0 for index, item in enumerate(state.items) if rest >> index & 1):
        return IllegalMoveError(
            f"{card} cannot buy piles of 0 alone: they join what adds up to a card's value",
            "zwickern-only-zero",
            card=card,
        )
    items = " ".join(name for index, name in enumerate(names) if rest >> index & 1)
    values = ", ".join(map(str, CARDS[kind][0]))
    return IllegalMoveError(
        f"{items} cannot be split into groups that each add up to one of the values of {card}: {values}",
        "zwickern-no-sum",
        card=card,
        items=items,
        values=values,
    )


def _is_named(state: ZwickernState, move: int) -> bool:
    """Whether a number is a move that could be said on this table, legal or not."""
    rest = rest_of(move)
    if move < 0 or kind_played(move) >= KINDS:
        return False
    if action_of(move) == LAY:
        return (
            rest == OPEN or rest == FIX_LOW or (rest == FIX_HIGH and LOW[kind_played(move)] != HIGH[kind_played(move)])
        )
    if action_of(move) == BUY:
        return rest > 0 and rest >> len(state.items) == 0 and is_canonical(state.items, rest)
    if action_of(move) != BUILD or rest >> ITEM_BITS >= RECKONINGS or rest & 63 >= len(state.items):
        return False
    return first_alike(state.items, rest & 63) == rest & 63 and _is_first(state, move)


def _is_first(state: ZwickernState, move: int) -> bool:
    """Whether a build, legal or not, is the lowest of the reckonings that give its value."""
    item = state.items[rest_of(move) & 63]
    values = _reckoned(kind_played(move), item)
    reckoning = rest_of(move) >> ITEM_BITS
    return values.index(values[reckoning]) == reckoning
