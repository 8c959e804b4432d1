"""The messages of Karteneck whose keys have a computed part, and what can stand there."""

from __future__ import annotations

FAMILIES = {
    "ending": ("supply",),
    "score": ("portions",),
    "tie": ("break",),
}
