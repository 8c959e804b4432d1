"""The loops that are timed inside the engine: compiled where it is compiled."""

from __future__ import annotations

from mypy_extensions import i64

from roost.core.state import State

__all__ = ["copy_repeatedly"]


def copy_repeatedly(state: State, times: i64) -> State:
    """Copy a state so many times; the last copy."""
    copy = state
    while times > 0:
        copy = state.copy()
        times -= 1
    return copy
