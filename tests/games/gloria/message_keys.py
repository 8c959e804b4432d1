"""The messages of Gloria Picktoria whose keys have a computed part, and what can stand there."""

from __future__ import annotations

from roost.games.gloria.components import MOTIFS, NAMES, VISITOR
from roost.games.gloria.rules.phases import PHASES

FAMILIES = {
    "kind": NAMES[:VISITOR],
    "card": NAMES[:VISITOR],
    "row": NAMES[:MOTIFS],
    # Not asked for by the source, but by messages about errors, whose data are bare keys.
    "named": ("card", "motif"),
    # Not asked for by the source, but by messages about cards to be taken or drawn.
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
