"""What a crew cannot do for its caller."""

from __future__ import annotations

from roost.core.errors import RoostError

__all__ = ["BusyError"]


class BusyError(RoostError):
    """Nobody thinks about this now; the reason says why. Asking again later may help."""
