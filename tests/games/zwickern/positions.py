"""A table to try the rules on: positions and moves as text, cards by name."""

from __future__ import annotations

from roost.games.zwickern.game import GAME
from roost.games.zwickern.rules.state import ZwickernState


def read(position: str) -> ZwickernState:
    return GAME.read(f"zwickern {position}")


def table(items: str, hand: str, *, others: str = "9.9.9.9", position: str = "") -> ZwickernState:
    """Three seats, seat 0 on turn with this hand; the others hold as many of the `others`."""
    size = len(hand.split("."))
    cards = ".".join(others.split(".")[:size])
    other = ".".join(["30", "25", "15", "10c3", "10c1"][:size])
    return read(f"hands={hand}|{cards}|{other} table={items} {position}")
