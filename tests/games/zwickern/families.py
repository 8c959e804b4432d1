"""The messages of Zwickern whose keys have a computed part, and what can stand there."""

from __future__ import annotations

FAMILIES = {
    "phase": ("play",),
    "column": ("cards", "zwicks", "claws", "penalties"),
    "ending": ("last-deal",),
    "score": ("part", "cards", "zwicks", "claws", "penalties"),
}
