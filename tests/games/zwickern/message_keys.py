"""The messages of Zwickern with a computed part in their keys, and its possible values."""

from __future__ import annotations

import re

from roost.games.zwickern.components import NAMES

FAMILIES = {
    "phase": ("play",),
    # Used by the messages of buys and lays only.
    "reason": ("clear",),
    "column": ("cards", "zwicks", "claws", "penalties"),
    "ending": ("last-deal",),
    "rules": ("terminal",),
    "score": ("part", "cards", "zwicks", "claws", "penalties"),
}
AS_WRITTEN = re.compile("|".join([r"\[\d+\]", *map(re.escape, NAMES)]))
"""Details that need no translation: names of cards and piles."""
