"""The answer of the worker pool to a request for a bot's move."""

from __future__ import annotations

import msgspec

__all__ = ["BotMove"]


class BotMove(msgspec.Struct, frozen=True):
    """A legal move."""

    move: str
    fallback: bool
    """True for a random move in place of a bot that gave none."""
