"""The faces that people can choose: the browser draws them, and bots have others."""

from __future__ import annotations

from typing import Literal

__all__ = ["Face"]

Face = Literal["cat", "dog", "duck", "frog", "mouse", "owl", "pig", "rabbit"]
