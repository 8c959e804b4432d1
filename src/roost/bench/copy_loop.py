"""A loop of copies that is timed inside the engine, compiled if the engine is."""

from __future__ import annotations

from mypy_extensions import i64

from roost.core.state import State

__all__ = ["copy_repeatedly"]


def copy_repeatedly(state: State, times: i64) -> State:
    """Copy a state that many times, and return the last copy."""
    copy = state
    while times > 0:
        copy = state.copy()
        times -= 1
    return copy
