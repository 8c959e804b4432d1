"""A table to try the rules on: positions and moves as text, cards and portions by their names."""

from __future__ import annotations

from roost.games.karteneck.game import GAME
from roost.games.karteneck.state import KarteneckState
from tests.games.trial import field

ALL_NUMBERS = "".join(digit * 17 for digit in "12345")
ALL_WORMS = [f"W{signpost}" for signpost in range(1, 26)]


def table(position: str) -> KarteneckState:
    """A position, without the word that all begin with."""
    return GAME.read(f"karteneck {position}")


def but(*cards: str) -> str:
    """The whole deck without the cards named, such as `113W7`."""
    numbers, worms = ALL_NUMBERS, list(ALL_WORMS)
    for text in cards:
        digits, *signposts = text.replace("-", "").split("W")
        for digit in digits:
            numbers = numbers.replace(digit, "", 1)
        for signpost in signposts:
            worms.remove(f"W{signpost}")
    return numbers + "".join(worms) or "-"


def fields(state: KarteneckState, *keys: str) -> list[str]:
    return [field(state, key) for key in keys]
