"""Moves as numbers, and their notation."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from roost.core.errors import UnreadableError
from roost.games.karteneck.components import COPIES, NUMBERS, SIGNPOSTS
from roost.games.karteneck.rules.cards import KIND_BITS, WORM_SHIFT, card_names, worms

PASS: Final = 0
STEAL: Final = 1
"""Pass, and take the top portion of the stack that matches the display."""
LAY: Final = 2
"""Plus 17 times the kind, plus the number of cards minus one: lay number cards."""
LAYS_END: Final = 87
"""LAY + NUMBERS * COPIES, as a literal."""
WORM_LAY_SHIFT: Final = 8
"""From this bit on, a bit for each worm: lay these worm cards. The bits below are 0."""
MAX_WORMS_LISTED: Final = 6
"""Hands of up to six worms list every choice. Larger ones list, for each number of worms and each
highest signpost, only the choice with the lowest others; all other choices are legal too."""

_WORMS: Final = re.compile("(?:w[0-9]{1,2})+")
_EXAMPLES: Final = "pass, steal, lay 3 3, lay W7 W12"


def number_lay(kind: i64, number: i64) -> i64:
    """Return the move that lays `number` cards of a kind of number card."""
    return LAY + kind * COPIES + number - 1


def cards_of(move: i64) -> i64:
    """Return the cards that a move lays; 0 if it lays none."""
    if LAY <= move < LAYS_END:
        kind = (move - LAY) // COPIES
        number = move - LAY - kind * COPIES + 1
        return number << KIND_BITS * kind
    if move > 0 and move & ((1 << WORM_LAY_SHIFT) - 1) == 0 and move >> WORM_LAY_SHIFT < 1 << SIGNPOSTS:
        return (move >> WORM_LAY_SHIFT) << WORM_SHIFT
    return 0


def write(move: i64) -> str:
    """Return the notation of a move."""
    if move == PASS:
        return "pass"
    if move == STEAL:
        return "steal"
    return " ".join(["lay", *card_names(cards_of(move))])


def read(text: str, hand: i64) -> int:
    """Return the move for a text.

    Capitals, blanks and the word `lay` do not matter: `33` and `w7w12` will do. `ww` stands for the
    two worms of the hand with the lowest signposts.
    """
    typed = "".join(text.casefold().replace(",", " ").split())
    if typed in ("pass", "p"):
        return PASS
    if typed in ("steal", "s"):
        return STEAL
    cards = typed.removeprefix("lay")
    if cards != "" and len(cards) <= COPIES and cards == cards[0] * len(cards) and cards[0] in "12345":
        return int(number_lay(int(cards[0]) - 1, len(cards)))
    if cards != "" and cards == "w" * len(cards):
        return _lowest(len(cards), hand)
    if _WORMS.fullmatch(cards):
        signposts = [int(number) for number in cards.split("w")[1:]]
        if len(set(signposts)) == len(signposts) and min(signposts) >= 1 and max(signposts) <= SIGNPOSTS:
            return sum([1 << WORM_LAY_SHIFT + signpost - 1 for signpost in signposts])
    raise _unreadable(text)


def _unreadable(text: str) -> UnreadableError:
    return UnreadableError(
        f"{text!r} is no move; moves are: {_EXAMPLES}, always with cards of one kind", "karteneck-move", text=text
    )


def _lowest(number: int, hand: i64) -> int:
    held = [bit for bit in range(SIGNPOSTS) if (worms(hand) >> bit) & 1]
    if number > len(held):
        raise UnreadableError(
            f"there are not {number} worms in the hand; name worms by their signposts: lay W7 W12",
            "karteneck-few-worms",
            count=number,
        )
    return sum([1 << WORM_LAY_SHIFT + bit for bit in held[:number]])


assert LAYS_END == LAY + NUMBERS * COPIES
