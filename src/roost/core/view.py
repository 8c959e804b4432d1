"""The base class of views: typed plain data with everything that one seat may see.

A view is built from what the seat knows, never by removing things from the state.
"""

from __future__ import annotations

import msgspec

__all__ = ["View"]


class View(msgspec.Struct, frozen=True, tag_field="game"):
    """A position as one seat, or a spectator, sees it."""

    turn: int
    """The seat that decides next, or `NOBODY` once the game is over."""
