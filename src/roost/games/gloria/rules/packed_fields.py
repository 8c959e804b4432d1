"""Offsets of the fields of `GloriaState.packed`: what belongs to the seats, in one vector that is quick to copy.

Each field has a number for every seat.
"""

from __future__ import annotations

from typing import Final

HANDS: Final = 0
"""The set of cards in hand."""
KNOWN: Final = 5
"""The cards in hand that every player knows: the doubler and cards taken openly."""
ROWS: Final = 10
"""The length of each row with its jokers, 4 bits per motif; 0 means no row."""
JOKERS: Final = 15
"""The number of jokers in each row, 4 bits per motif."""
CHEST_CARDS: Final = 20
"""The set of cards that became chests, including those at the head of rows."""
DERIVED: Final = 25
"""Masks derived from the fields above, because every move needs them; see below."""
EARNINGS: Final = 30
"""The outcomes of the rows that earned points in the first scoring, 4 bits per motif; two more such fields follow."""
PACKED_LENGTH: Final = 45

# The first bits of the parts of DERIVED: a bit per motif for rows, a bit per kind for cards. Rows are at bit 0.
CLOSED: Final = 10
"""The row closed by a doubler."""
HELD: Final = 20
"""The kinds of cards in hand."""
CHESTS: Final = 32
"""The number of empty chests."""
ALL_MOTIFS: Final = 0x3FF
ALL_KINDS: Final = 0xFFF
