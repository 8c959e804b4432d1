"""Roost: a digital table for family games of the hen yard and the beach."""

from __future__ import annotations

import os as _os

if _os.environ.get("ROOST_PURE"):
    from roost import _pure as _pure

    _pure.prefer_source()

__version__ = "0.1.0"
