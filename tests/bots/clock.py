"""A fake clock for tests of time limits."""

from __future__ import annotations

__all__ = ["Clock"]


class Clock:
    """Replaces `time.monotonic` and advances by one tick with each call."""

    def __init__(self, tick: float) -> None:
        self._tick = tick
        self.calls = 0

    def __call__(self) -> float:
        self.calls += 1
        return self.calls * self._tick
