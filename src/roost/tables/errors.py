"""Errors of tables."""

from __future__ import annotations

from roost.core.errors import RoostError

__all__ = ["NotFoundError", "StaleError", "TableError"]


class TableError(RoostError):
    """An action that this table does not allow, or not now; nothing has changed."""


class NotFoundError(TableError):
    """There is no such table."""


class StaleError(TableError):
    """An action that was meant for an earlier position."""
