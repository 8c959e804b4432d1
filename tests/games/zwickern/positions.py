"""Positions for tests."""

from __future__ import annotations

from roost.games.zwickern.game import GAME
from roost.games.zwickern.rules.state import ZwickernState


def read(position: str) -> ZwickernState:
    return GAME.read(f"zwickern {position}")


def table(items: str, hand: str, *, others: str = "9.9.9.9", position: str = "") -> ZwickernState:
    """Return a table of three seats; seat 0 is on turn, and seat 1 holds as many of the `others`."""
    size = len(hand.split("."))
    cards = ".".join(others.split(".")[:size])
    other = ".".join(["30", "25", "15", "10c3", "10c1"][:size])
    return read(f"hands={hand}|{cards}|{other} table={items} {position}")
