"""The components of Gloria Picktoria, in one table, so that a correction is a change of one line.

Inside the state a card is its *kind*: 0-9 for the motifs, then the joker, the doubler and the visitor. Any set of cards
is a packed number with how many there are of each kind, 4 bits each.
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
    ("eggs", 9),  # jewelled eggs: this motif and the next three are made up, see P1 [D]
    ("combs", 9),  # coral combs
    ("perches", 9),  # velvet perches
    ("vanes", 9),  # gilded weathervanes
    ("joker", 5),
    ("doubler", 5),  # one for every seat; the others stay in the box
    ("visitor", 10),
)
"""P1: every kind of card with its key in the notation, and how many there are."""
NAMES: Final[tuple[str, ...]] = tuple(name for name, _count in KINDS)
MOTIFS: Final = 10
"""How many motifs there are: the kinds below this number, as a plain number, which the compiler knows everywhere."""
JOKER: Final = 10
DOUBLER: Final = 11
VISITOR: Final = 12

OPEN_CARDS: Final = 3
HAND: Final = 4
"""P2: the cards dealt to each hand, beside its doubler."""
POINTS: Final = 3
"""P3: what a turn has to spend."""
SCORINGS: Final[tuple[int, ...]] = (4, 7, 10)
"""P11: the visitors that trigger a scoring; the last of them ends the game."""

SOLE_POINTS: Final = 4
LONGEST_POINTS: Final = 3
TIED_POINTS: Final = 2
SECOND_POINTS: Final = 1
"""P12."""
CHEST_PENALTY: Final = 2
CARD_PENALTY: Final = 1
"""P13."""

MOST_SEATS: Final = 5
