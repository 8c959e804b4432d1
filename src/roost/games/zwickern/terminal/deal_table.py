"""A table of the points of a deal and the totals, drawn with rich."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from roost.games.zwickern.public.events import DealScored

_KEYS: Final = ("cards", "zwicks", "claws", "penalties")
_WIDTH: Final = 80
_MARGIN: Final = "  "


def deal_table(event: DealScored, say: Callable[..., str], name: Callable[[int], str]) -> Text:
    """Return a table with a row for each side; `name` returns the name of a side."""
    heading = ["", *(say(f"column-{key}") for key in _KEYS), say("tally-deal"), say("tally-total")]
    rows = [heading]
    for side, total in enumerate(event.totals):
        points = [sum(line.points for line in event.lines if (line.seat, line.key) == (side, key)) for key in _KEYS]
        rows.append([name(side), *(str(number) if number else "" for number in points), str(sum(points)), str(total)])
    widths = [max(cell_len(row[column]) for row in rows) for column in range(len(heading))]
    roomy = len(_MARGIN) + sum(widths) + 2 * (len(widths) - 1) <= _WIDTH
    title = say("event-scored", deal=event.deal)
    text = Text(f"\n{title}", style="bold")
    for row in rows:
        cells = [row[0] + " " * (widths[0] - cell_len(row[0]))]
        cells += [" " * (width - cell_len(cell)) + cell for cell, width in zip(row[1:], widths[1:], strict=True)]
        line = ("  " if roomy else " ").join(cells)
        text.append(f"\n{_MARGIN}{line}", style="not bold dim" if row is heading else "not bold")
    return text
