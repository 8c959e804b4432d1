"""How a crew is doing, for those who watch it."""

from __future__ import annotations

import msgspec

__all__ = ["PoolStats", "QueueStats"]


class QueueStats(msgspec.Struct, frozen=True):
    """One lane, now."""

    waiting: int
    busy: int
    pids: tuple[int, ...]
    """The processes that are ready or at work."""


class PoolStats(msgspec.Struct, frozen=True):
    """Both lanes now, and what was counted since the start."""

    quick: QueueStats
    deep: QueueStats
    restarts: int
    """Workers that were replaced."""
    timeouts: int
    """Jobs without an answer in time."""
    fallbacks: int
    """Moves that no bot chose."""
    refused: int
    """Jobs that found no place in line, or waited there for too long."""
