"""The errors of the worker pool."""

from __future__ import annotations

from roost.core.errors import RoostError

__all__ = ["BusyError"]


class BusyError(RoostError):
    """The pool does not answer now; the reason says why. The caller may ask again later."""
