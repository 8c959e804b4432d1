"""What a table refuses."""

from __future__ import annotations

from roost.core.errors import RoostError

__all__ = ["NotFoundError", "StaleError", "TableError"]


class TableError(RoostError):
    """Something that cannot be done at this table, or not now; nothing has changed."""


class NotFoundError(TableError):
    """No such table."""


class StaleError(TableError):
    """It was meant for a position that has passed."""
