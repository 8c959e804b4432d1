"""Where the state keeps what belongs to the seats: one row of numbers, so that a copy is one copy.

Each section has a number for every seat.
"""

from __future__ import annotations

from typing import Final

HANDS: Final = 0
"""The cards in hand."""
KNOWN: Final = 5
"""Those of them that everybody knows: the doubler, and what was taken openly."""
ROWS: Final = 10
"""4 bits a motif: how many open cards the row has, jokers included; 0 is no row."""
JOKERS: Final = 15
"""4 bits a motif: how many of them are jokers."""
FACES: Final = 20
"""The cards that became chests, those that head rows included."""
MARKS: Final = 25
"""What could be worked out from the above, but is asked at every move: see below."""
SHEETS: Final = 30
"""The rows that earned something in the first scoring, and how: 4 bits a motif. After it those of the other two."""
LENGTH: Final = 45

# The parts of a seat's marks, by their first bit. Rows are a bit a motif, cards a bit a kind.
ROW_BITS: Final = 10
CLOSED: Final = 10
"""The row that a doubler closes; from bit 0 on are all rows."""
HELD: Final = 20
"""The kinds in hand."""
CHESTS: Final = 32
"""How many chests have no row yet."""
ALL_MOTIFS: Final = 0x3FF
ALL_KINDS: Final = 0xFFF
