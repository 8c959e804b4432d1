"""The moves of Gloria Picktoria as numbers, and their notation."""

from __future__ import annotations

from typing import Final

from roost.core.errors import UnreadableError
from roost.games.gloria.components import JOKER, MOTIFS, NAMES

# The kind of the card or the motif of the row is added to each of these, except BLIND and KEEP.
CHEST: Final = 0
"""Plus the kind: show the card and lay it face down as a chest."""
PLACE: Final = 12
"""Plus the motif: extend the row with its card, or open it at an empty chest."""
PLACE_JOKER: Final = 22
PLACE_DOUBLER: Final = 32
TAKE: Final = 42
"""Plus the kind, a motif or the joker: take such an open card."""
BLIND: Final = 53
FOX: Final = 54
"""Plus the motif: move the fox to that own row. This and all later moves concern the fox."""
FOX_LEFT: Final = 64
"""Plus the motif: move the fox to that row of the left neighbour for two points."""
PASS: Final = 74
"""Plus the motif: pass the fox after the three actions for free."""
KEEP: Final = 84
MOVE_COUNT: Final = 85

_MOTIFS: Final[tuple[str, ...]] = NAMES[:MOTIFS]
TEXTS: Final[tuple[str, ...]] = (
    *(f"chest {kind}" for kind in NAMES[:-1]),
    *(f"place {motif}" for motif in _MOTIFS),
    *(f"place joker {motif}" for motif in _MOTIFS),
    *(f"place doubler {motif}" for motif in _MOTIFS),
    *(f"take {kind}" for kind in NAMES[: JOKER + 1]),
    "blind",
    *(f"fox {motif}" for motif in _MOTIFS),
    *(f"fox left {motif}" for motif in _MOTIFS),
    *(f"pass {motif}" for motif in _MOTIFS),
    "keep",
)
_SHORT_FORMS: Final = tuple(
    (f"{card} {motif}", first + number)
    for card, first in (("joker", PLACE_JOKER), ("doubler", PLACE_DOUBLER))
    for number, motif in enumerate(_MOTIFS)
)
"""Accepted forms besides the canonical ones."""
_FORMS: Final = tuple(
    (text.split(), move) for text, move in (*((text, move) for move, text in enumerate(TEXTS)), *_SHORT_FORMS)
)


def parse(text: str) -> int:
    """Return the move of a text. Ignores case and extra spaces; words may be abbreviated."""
    words = text.casefold().split()
    meant = [(said, move) for said, move in _FORMS if _abbreviates(words, said)]
    for said, move in meant:
        if said == words:
            return move
    if len(meant) > 1:
        among = ", ".join([TEXTS[move] for _said, move in meant])
        raise UnreadableError(
            f"{text!r} can mean several moves: {among}", "gloria-ambiguous-move", text=text, among=among
        )
    if not meant:
        raise UnreadableError(
            f"{text!r} is no move; moves are: chest rings, place rings, place joker rings, place doubler rings, "
            f"take rings, blind, fox rings, fox left rings, pass rings, keep; the motifs are: {', '.join(_MOTIFS)}",
            "gloria-move",
            text=text,
            motifs=", ".join(_MOTIFS),
        )
    return meant[0][1]


def _abbreviates(words: list[str], said: list[str]) -> bool:
    if len(words) != len(said):
        return False
    return all(whole.startswith(word) for word, whole in zip(words, said, strict=True))
