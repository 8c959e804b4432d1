"""Moves as text: `buy 8: 3 5`, `build 3: 2/12 = 15`, `lay 4/14 = 14`, `lay 7`; and the errors of illegal moves.

A pile is named by its value, `[15]`; of several with the same value, `[15]#2` is the second from the left. Typed moves
may be shorter if they are unambiguous.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from roost.core.errors import IllegalMoveError, UnreadableError
from roost.games.zwickern.components import CARDS, HIGH, KINDS, LOW, NAMES
from roost.games.zwickern.rules.buys import first_alike, is_canonical
from roost.games.zwickern.rules.items import high_value, is_pile, low_value, top_kind
from roost.games.zwickern.rules.moves import (
    BUILD,
    BUY,
    FIX_HIGH,
    FIX_LOW,
    FORMULA_COUNT,
    ITEM_BITS,
    LAY,
    OPEN,
    action_of,
    build,
    buy,
    formula_value,
    kind_played,
    lay,
    rest_of,
)
from roost.games.zwickern.rules.state import ZwickernState

_NUMBER: Final = "[0-9]{1,9}"
"""No value has more digits, and Python refuses to read very long numbers."""
_CARD: Final = rf"{_NUMBER}(?:/{_NUMBER})?(?:c{_NUMBER})?"
_ITEM: Final = rf"(?:\[{_NUMBER}\](?:#{_NUMBER})?|{_CARD})"
_LAY: Final = re.compile(rf"(?:lay )?({_CARD})(?: ?(?:=|as) ?({_NUMBER}))?")
_BUILD: Final = re.compile(rf"(?:build )?({_CARD})(?: ?: ?| onto | on )({_ITEM}) ?(?:=|as|to) ?(-?{_NUMBER})")
_PLAIN_BUILD: Final = re.compile(rf"build ({_CARD}) ({_ITEM}) ?(?:=|as|to) ?(-?{_NUMBER})")
_BUY: Final = re.compile(rf"(?:buy )?({_CARD})(?: ?: ?| takes | buys )({_ITEM}(?: {_ITEM})*)")
_PLAIN_BUY: Final = re.compile(rf"buy ({_CARD})((?: {_ITEM})+)")
_BETWEEN: Final = re.compile(r"[\s,;+&]+|(?<=\s)and(?=\s)")


def item_names(items: Iterable[int]) -> list[str]:
    """Return the names of items in moves."""
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
    """Return the canonical notation of a move."""
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
    """Return the value of an item after a build, by formula."""
    low, high = low_value(item), high_value(item)
    return [int(formula_value(LOW[kind], HIGH[kind], low, high, number)) for number in range(FORMULA_COUNT)]


def parse(state: ZwickernState, text: str) -> int:
    """Return the move of a text."""
    plain = " ".join(_BETWEEN.sub(" ", text.casefold()).split())
    if match := _LAY.fullmatch(plain):
        return _read_lay(state, match[1], None if match[2] is None else int(match[2]))
    if match := _BUILD.fullmatch(plain) or _PLAIN_BUILD.fullmatch(plain):
        return _read_build(state, match[1], match[2], int(match[3]))
    if match := _BUY.fullmatch(plain) or _PLAIN_BUY.fullmatch(plain):
        return _read_buy(state, match[1], match[2].split())
    raise UnreadableError(
        f"{text!r} is no move; moves are: buy 8: 3 5, build 3: 2/12 = 15, lay 7, lay 4/14 = 14",
        "zwickern-move",
        text=text,
    )


def _read_lay(state: ZwickernState, card: str, value: int | None) -> int:
    kinds = _kinds(card)
    laid = [_laid(kind, value) for kind in kinds]
    move = _meant(state, laid)
    if move < 0:
        values = CARDS[kinds[0]][0]
        choices = ", ".join(map(str, values))
        raise UnreadableError(
            f"{NAMES[kinds[0]]} cannot be laid as {value}, only as {choices}",
            "zwickern-value",
            card=NAMES[kinds[0]],
            item="",
            value=value or 0,
            choices=choices,
        )
    return move


def _laid(kind: int, value: int | None) -> int:
    """Return the lay of a card, open or fixed at the value; -1 if the card does not have the value."""
    values = CARDS[kind][0]
    if value is None:
        return int(lay(kind, OPEN))
    if len(values) == 1:
        # Read as a move, which is refused with the reason that such a card is never fixed (Z9).
        return int(lay(kind, FIX_LOW))
    if value not in values:
        return -1
    return int(lay(kind, FIX_LOW if value == values[0] else FIX_HIGH))


def _read_build(state: ZwickernState, card: str, name: str, value: int) -> int:
    kinds = _kinds(card)
    index = _chosen(state, [name]).bit_length() - 1
    item = state.items[index]
    move = _meant(state, [_built(kind, index, item, value) for kind in kinds])
    if move < 0:
        choices = ", ".join(map(str, sorted({value for value in _reckoned(kinds[0], item) if value >= 0})))
        item_name = item_names(state.items)[index]
        raise UnreadableError(
            f"{NAMES[kinds[0]]} on {item_name} cannot make {value}; it makes {choices}",
            "zwickern-value",
            card=NAMES[kinds[0]],
            item=item_name,
            value=value,
            choices=choices,
        )
    return move


def _built(kind: int, index: int, item: int, value: int) -> int:
    """Return the build that makes the value; -1 if there is none."""
    reckonings = _reckoned(kind, item)
    return int(build(kind, index, reckonings.index(value))) if value in reckonings else -1


def _read_buy(state: ZwickernState, card: str, names: list[str]) -> int:
    kinds = _kinds(card)
    chosen = _chosen(state, names)
    return _meant(state, [int(buy(kind, chosen)) for kind in kinds])


def _kinds(name: str) -> list[int]:
    """Return the kinds that a name can mean: first the exact name, then cards with this value."""
    kinds = [kind for kind in range(KINDS) if name == NAMES[kind] or name in map(str, CARDS[kind][0])]
    if not kinds:
        raise UnreadableError(
            f"there is no card {name!r}; the cards are {', '.join(NAMES)}", "zwickern-no-card", card=name
        )
    return sorted(kinds, key=lambda kind: NAMES[kind] != name)


def _meant(state: ZwickernState, moves: list[int]) -> int:
    """Return the only legal one of these moves, otherwise the first.

    The first is independent of the hand, so its error tells nothing about the hand.
    """
    legal = [move for move in moves if state.is_legal(move)]
    return legal[0] if len(legal) == 1 else moves[0]


def _chosen(state: ZwickernState, names: list[str]) -> int:
    """Return the items with these names, a bit each; a repeated name means several items.

    Exact names come first. Then a value, or a pile without its number, means remaining items of that value, starting
    with the name that fits the fewest. A name is unambiguous if it takes all of its items, or if they are equal cards;
    of those, the first ones are meant.
    """
    lying = item_names(state.items)
    alike = {name: _alike(state, name, lying) for name in names}
    chosen = 0
    for name in sorted(alike, key=lambda name: (name not in lying, len(alike[name]), name)):
        left = [index for index in alike[name] if not chosen >> index & 1]
        wanted = names.count(name)
        if wanted > len(left):
            raise UnreadableError(
                f"there are not so many of {name} on the table, only {len(alike[name])}",
                "zwickern-too-few",
                item=name,
                lying=len(alike[name]),
            )
        choices = list(dict.fromkeys(lying[index] for index in left))
        if wanted < len(left) and len(choices) > 1:
            raise UnreadableError(
                f"{name} could be any of {', '.join(choices)}", "zwickern-which", item=name, choices=", ".join(choices)
            )
        chosen |= sum(1 << index for index in left[:wanted])
    return chosen


def _alike(state: ZwickernState, name: str, lying: list[str]) -> list[int]:
    """Return the items with exactly that name, or else the piles or all items of that value."""
    places = range(len(lying))
    values = [(str(low_value(item)), str(high_value(item))) for item in state.items]
    alike = (
        # The only pile of a value may have a number: it had one while there was another.
        [index for index in places if lying[index] in (name, name.removesuffix("#1"))]
        or [index for index in places if lying[index].startswith(f"{name}#")]
        or [index for index in places if name in values[index]]
    )
    if not alike:
        raise UnreadableError(
            f"there is no {name} on the table, which has {', '.join(lying) or 'nothing'}",
            "zwickern-not-on-table",
            item=name,
        )
    return alike


def refusal(state: ZwickernState, move: int) -> IllegalMoveError:
    """Return the error that explains why a move is illegal.

    Errors end up in logs. So conditions of the table are checked before the hand, and an error tells nothing about the
    hand but that a card is not in it.
    """
    kind = int(kind_played(move))
    rest = int(rest_of(move))
    action = action_of(move)
    if not _is_named(state, move):
        return IllegalMoveError(f"there is no move {move} here", "zwickern-no-such-move", move=str(move))
    card = NAMES[kind]
    if action == LAY and rest != OPEN and LOW[kind] == HIGH[kind]:
        return IllegalMoveError(
            f"{card} has one value and is never fixed: lay {card} would be right", "zwickern-not-fixed", card=card
        )
    names = item_names(state.items)
    if action == BUILD and _announced(state, move) < 0:
        item, value = names[rest & 63], _announced(state, move)
        return IllegalMoveError(
            f"{card} on {item} would make {value}, and no pile is worth less than 0",
            "zwickern-negative",
            card=card,
            item=item,
            value=value,
        )
    if action == BUY and all(low_value(item) == 0 for index, item in enumerate(state.items) if rest >> index & 1):
        return IllegalMoveError(
            f"{card} cannot buy piles of 0 alone: they join what adds up to a card's value",
            "zwickern-only-zero",
            card=card,
        )
    if action == BUY and state.buying_value(kind, rest) == 0:
        items = " ".join(name for index, name in enumerate(names) if rest >> index & 1)
        values = ", ".join(map(str, CARDS[kind][0]))
        return IllegalMoveError(
            f"{items} cannot be split into groups that each add up to one of the values of {card}: {values}",
            "zwickern-no-sum",
            card=card,
            items=items,
            values=values,
        )
    return _not_in_hand(kind)


def _not_in_hand(kind: int) -> IllegalMoveError:
    """Return the error for a card that is not in the hand, with an explanation of names that several cards share."""
    card, *others = [NAMES[other] for other in _kinds(NAMES[kind])]
    if len(others) > 1:
        return IllegalMoveError(
            f"there is no plain {card} in the hand; cards like it are written {', '.join(others)}",
            "zwickern-not-plain",
            card=card,
            others=", ".join(others),
        )
    return IllegalMoveError(f"there is no {card} in the hand: play a card that is", "zwickern-not-in-hand", card=card)


def _is_named(state: ZwickernState, move: int) -> bool:
    """Return whether a number is a move that has a notation on this table, legal or not."""
    rest = rest_of(move)
    if move < 0 or kind_played(move) >= KINDS:
        return False
    if action_of(move) == LAY:
        return (
            rest == OPEN or rest == FIX_LOW or (rest == FIX_HIGH and LOW[kind_played(move)] != HIGH[kind_played(move)])
        )
    if action_of(move) == BUY:
        return rest > 0 and rest >> len(state.items) == 0 and is_canonical(state.items, rest)
    if action_of(move) != BUILD or rest >> ITEM_BITS >= FORMULA_COUNT or rest & 63 >= len(state.items):
        return False
    return first_alike(state.items, rest & 63) == rest & 63 and _is_first(state, move)


def _is_first(state: ZwickernState, move: int) -> bool:
    """Return whether a build has the lowest formula of its value."""
    item = state.items[rest_of(move) & 63]
    values = _reckoned(kind_played(move), item)
    formula = rest_of(move) >> ITEM_BITS
    return values.index(values[formula]) == formula
