"""What comes of asking a bot."""

from __future__ import annotations

import msgspec

__all__ = ["BotMove"]


class BotMove(msgspec.Struct, frozen=True):
    """A legal move, whatever happened on the way to it."""

    move: str
    fallback: bool
    """Whether it is any move, because the bot gave none."""
