"""Positions for tests, with moves as text, and cards and portions by name."""

from __future__ import annotations

from collections import Counter

from roost.core.chance import FastChance
from roost.games.karteneck.game import GAME
from roost.games.karteneck.rules.state import KarteneckState
from tests.games.repetitions import field

ALL_NUMBERS = "".join(digit * 17 for digit in "12345")
ALL_WORMS = [f"W{signpost}" for signpost in range(1, 26)]


def table(position: str) -> KarteneckState:
    """Return a position, given without its first word."""
    return GAME.read(f"karteneck {position}")


def all_but(*cards: str) -> str:
    """Return the whole deck without the cards named, such as `113W7`."""
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


def positions_imagined(state: KarteneckState, seat: int, deals: int) -> Counter[str]:
    """Return how often a seat imagines each position, with the seeds from 0 on."""
    found: Counter[tuple[int, ...]] = Counter()
    examples: dict[tuple[int, ...], KarteneckState] = {}
    for seed in range(deals):
        other = state.copy()
        other.imagine(seat, FastChance(seed))
        # Writing a position takes longer than imagining it, and most are imagined many times.
        cards = (int(other.pile), int(other.discard), *other.cards)
        found[cards] += 1
        examples.setdefault(cards, other)
    return Counter({examples[cards].position(): number for cards, number in found.items()})
