"""The error of the arena, in English only, as for all tools for developers."""

from __future__ import annotations

from roost.core.errors import RoostError

__all__ = ["ArenaError"]


class ArenaError(RoostError):
    """A match that cannot be played as requested; the message says why."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "arena")
