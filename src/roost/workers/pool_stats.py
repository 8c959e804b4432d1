"""Statistics of the worker pool."""

from __future__ import annotations

import msgspec

__all__ = ["PoolStats", "QueueStats"]


class QueueStats(msgspec.Struct, frozen=True):
    """The current state of one queue."""

    waiting: int
    busy: int
    pids: tuple[int, ...]
    """The processes that are ready or busy."""


class PoolStats(msgspec.Struct, frozen=True):
    """The current state of both queues, and counts since the start."""

    quick: QueueStats
    deep: QueueStats
    restarts: int
    """Replaced workers."""
    timeouts: int
    """Jobs without an answer in time."""
    fallbacks: int
    """Random moves in place of bots that gave none."""
    refused: int
    """Jobs that found the queue full or waited in it too long."""
