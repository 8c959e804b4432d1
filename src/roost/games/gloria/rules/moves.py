"""The moves of Gloria Picktoria as numbers, and their notation."""

from __future__ import annotations

from typing import Final

from roost.core.errors import UnreadableError
from roost.games.gloria.components import JOKER, MOTIFS, NAMES

# Each group but BLIND and KEEP is a first number, to which the kind of the card or the motif of the row is added.
CHEST: Final = 0
"""... and the kind: show the card and lay it face down as a chest."""
PLACE: Final = 12
"""... and the motif: extend the row with its card, or open one at an empty chest."""
PLACE_JOKER: Final = 22
PLACE_DOUBLER: Final = 32
TAKE: Final = 42
"""... and the kind, a motif or the joker: take such an open card."""
BLIND: Final = 53
FOX: Final = 54
"""... and the motif: move the fox to that row of one's own; this and what follows is about the fox alone."""
FOX_LEFT: Final = 64
"""... and the motif: for two points, to that row of the left neighbour."""
PASS: Final = 74
"""... and the motif: after the three actions, for nothing."""
KEEP: Final = 84
MOVES: Final = 85
"""How many there are."""

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
_SHORT: Final = tuple(
    (f"{card} {motif}", first + number)
    for card, first in (("joker", PLACE_JOKER), ("doubler", PLACE_DOUBLER))
    for number, motif in enumerate(_MOTIFS)
)
"""Ways to say a move that are not the canonical one."""
_SAID: Final = tuple(
    (text.split(), move) for text, move in (*((text, move) for move, text in enumerate(TEXTS)), *_SHORT)
)


def parse(text: str) -> int:
    """The move that a text stands for. Capitals and spare blanks do not matter, and every word may be cut short."""
    words = text.casefold().split()
    meant = [(said, move) for said, move in _SAID if _fits(words, said)]
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


def _fits(words: list[str], said: list[str]) -> bool:
    if len(words) != len(said):
        return False
    return all(whole.startswith(word) for word, whole in zip(words, said, strict=True))
