"""The components of Gloria Picktoria.

The state represents a card by its *kind*: 0-9 for the motifs, then the joker, the doubler and the visitor. A set of
cards is a packed number: the count of each kind in 4 bits.
"""

from __future__ import annotations

from typing import Final

KINDS: Final[tuple[tuple[str, int], ...]] = (
    ("grains", 9),  # golden grains
    ("rings", 9),  # leg rings of platinum
    ("rugs", 9),  # bedside rugs of fox
    ("tails", 9),  # fox tails
    ("teeth", 9),  # necklaces of fox teeth
    ("showcases", 9),  # showcases
    ("eggs", 9),  # jewelled eggs; this motif and the next three are made up, see P1 [D]
    ("combs", 9),  # coral combs
    ("perches", 9),  # velvet perches
    ("vanes", 9),  # gilded weathervanes
    ("joker", 5),
    ("doubler", 5),  # one for each seat; the others stay in the box
    ("visitor", 10),
)
"""P1: each kind of card with its name in the notation and its number of cards."""
NAMES: Final[tuple[str, ...]] = tuple(name for name, _count in KINDS)
MOTIFS: Final = 10
"""The number of motifs, which are the first kinds. A literal, because mypyc can inline it."""
JOKER: Final = 10
DOUBLER: Final = 11
VISITOR: Final = 12

OPEN_CARDS: Final = 3
DEALT_CARDS: Final = 4
"""P2: the cards dealt to each hand besides its doubler."""
TURN_POINTS: Final = 3
"""P3: the action points of a turn."""
SCORINGS: Final[tuple[int, ...]] = (4, 7, 10)
"""P11: the numbers of visitors that trigger a scoring; the last one ends the game."""

SOLE_POINTS: Final = 4
LONGEST_POINTS: Final = 3
TIED_POINTS: Final = 2
SECOND_POINTS: Final = 1
"""P12: the points of a row."""
CHEST_PENALTY: Final = 2
CARD_PENALTY: Final = 1
"""P13: the points that an empty chest and a card in hand cost at the end."""

MAX_SEATS: Final = 5
