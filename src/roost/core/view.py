"""What one seat may see: typed plain data, built up from what is known, never the state with things removed."""

from __future__ import annotations

import msgspec

__all__ = ["View"]


class View(msgspec.Struct, frozen=True, tag_field="game"):
    """The base of every game's views."""

    turn: int
    """The seat whose decision it is, or -1 when the game is over."""
