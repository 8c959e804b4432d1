"""The messages of Zwickern whose keys have a computed part, and what can stand there."""

from __future__ import annotations

import re

from roost.games.zwickern.components import NAMES

FAMILIES = {
    "phase": ("play",),
    # Not asked for by the source, but by messages about buys and lays.
    "reason": ("clear",),
    "column": ("cards", "zwicks", "claws", "penalties"),
    "ending": ("last-deal",),
    "rules": ("terminal",),
    "score": ("part", "cards", "zwicks", "claws", "penalties"),
}
AS_WRITTEN = re.compile("|".join([r"\[\d+\]", *map(re.escape, NAMES)]))
"""Details that need no words: cards and piles are called the same in every language."""
