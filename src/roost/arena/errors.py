"""What can go wrong in the arena and can be put right. It speaks English only, like other tools for developers."""

from __future__ import annotations

from roost.core.errors import RoostError

__all__ = ["ArenaError"]


class ArenaError(RoostError):
    """A match that cannot be played as asked for; the message says why."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "arena")
