"""A clock for who has to stop in time: however busy the machine is, it shows the same."""

from __future__ import annotations

__all__ = ["Clock"]


class Clock:
    """Goes on by the same time whenever somebody looks."""

    def __init__(self, tick: float) -> None:
        self._tick = tick
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self._tick
