"""A plain implementation of P12, to check the packed one of the rules."""

from __future__ import annotations

from collections import Counter

Row = tuple[int, str, int, bool]
"""The seat, the motif, the number of open cards, and whether a doubler closes the row."""


def reckon(rows: list[Row], fox: tuple[int, str] | None, seats: int) -> list[int]:
    """Return the points of every seat."""
    earned = [0] * seats
    visible = [row for row in rows if (row[0], row[1]) != fox]
    for motif in {motif for _seat, motif, _length, _doubled in visible}:
        rivals = [row for row in visible if row[1] == motif]
        lengths = Counter(length for _seat, _motif, length, _doubled in rivals)
        ranking = sorted(lengths, reverse=True)
        worth = dict.fromkeys(ranking, 0)
        if len(rivals) == 1:
            worth[ranking[0]] = 4
        elif lengths[ranking[0]] > 1:
            worth[ranking[0]] = 2
        else:
            worth[ranking[0]] = 3
            if lengths[ranking[1]] == 1:
                worth[ranking[1]] = 1
        for seat, _motif, length, doubled in rivals:
            earned[seat] += worth[length] * (2 if doubled else 1)
    return earned
