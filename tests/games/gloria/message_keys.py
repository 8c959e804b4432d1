"""Message keys with a computed part, and the values of that part."""

from __future__ import annotations

from roost.games.gloria.components import MOTIFS, NAMES, VISITOR
from roost.games.gloria.rules.phases import PHASES

FAMILIES = {
    "kind": NAMES[:VISITOR],
    "card": NAMES[:VISITOR],
    "row": NAMES[:MOTIFS],
    # Used only by messages of errors, whose data are bare keys.
    "named": ("card", "motif"),
    # Used only by messages about cards to take or draw.
    "reason": ("visit",),
    "caption": ("visitors", "pile", "open", "points", "fox", "known", "faces", "hand"),
    "legend": ("card", "joker", "doubler", "fox", "worth", "unseen"),
    "phase": PHASES[:-1],
    "topic": ("joker", "doubler"),
    "move": ("fox-own", "fox-left", "pass"),
    "ending": ("last-visitor",),
    "score": ("part", "sole", "longest", "tied", "second", "doubler", "chests", "hand"),
    "detail": NAMES[:MOTIFS],
}
