"""What the coach says, drawn: a line with a bar for each move, and below it why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from roost.bots.coach import SIGNIFICANT_STANDARD_ERRORS
from roost.core.advice import Advice
from roost.terminal.text_layout import TextLayout
from roost.words import Words

__all__ = ["AdviceTable", "explained"]

_ROWS: Final = 8
"""More moves than this nobody reads."""
_NOTATION: Final = 28
"""What a notation may take of a line; a longer one goes on in the next."""
_NUMBER: Final = 7
_BAR: Final = 24
_MARGIN: Final = 2
_GAP: Final = 2


def explained(advice: Advice, words: Words, names: Sequence[str]) -> str:
    """What a move does, and how it compares."""
    reasons = [reason for reason in (advice.reason, advice.verdict) if reason is not None]
    return words.say("advice-joint").join(words.message(reason, names) for reason in reasons)


class AdviceTable:
    """The best moves as a table."""

    def __init__(self, advice: Sequence[Advice], names: Sequence[str], words: Words, plain: bool) -> None:
        self._advice = advice
        self._names = names
        self._words = words
        self._full, self._half = ("#", "") if plain else ("█", "▌")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        say = self._words.say
        shown = self._advice[:_ROWS]
        move = say("advice-move")
        numbers = say("advice-win"), say("advice-error"), say("advice-score")
        columns = _columns(numbers, options.max_width)
        room = options.max_width - _MARGIN - sum(columns) - len(columns) * _GAP
        longest = max(cell_len(text) for text in [move, *(advice.notation for advice in shown)])
        notation = min(_NOTATION, longest, max(_NUMBER, room - _GAP))
        bar = min(_BAR, max(0, room - notation - 2 * _GAP))
        widths = (notation, bar, *columns)
        yield _row(widths, Text(move), Text(""), *map(Text, numbers), style="dim")
        for advice in shown:
            yield _row(
                widths,
                Text(advice.notation, style="bold"),
                Text(self._bar(advice.win, bar), style="green"),
                Text(say("percent", value=100 * advice.win), style="bold"),
                Text(say("decimal", value=100 * SIGNIFICANT_STANDARD_ERRORS * advice.error), style="dim"),
                Text(say("decimal", value=advice.score)),
            )
            yield Padding(TextLayout(explained(advice, self._words, self._names), "dim"), (0, 0, 0, _MARGIN + _GAP))
        if len(self._advice) > len(shown):
            yield Padding(
                TextLayout(say("advice-more", count=len(self._advice) - len(shown)), "dim"), (0, 0, 0, _MARGIN)
            )

    def _bar(self, share: float, width: int) -> str:
        halves = round(2 * width * share)
        return self._full * (halves // 2) + self._half * (halves % 2)


def _columns(headings: Sequence[str], width: int) -> list[int]:
    """How wide the numbers are: enough for what stands above them, unless that would leave no room for a move."""
    wide = [max(_NUMBER, cell_len(heading)) for heading in headings]
    fits = sum(wide) + len(wide) * _GAP + _MARGIN + _NUMBER + _GAP <= width
    return wide if fits else [_NUMBER] * len(wide)


def _row(widths: Sequence[int], move: Text, bar: Text, *numbers: Text, style: str = "") -> RenderableType:
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    grid.add_column(width=widths[0], overflow="fold")
    if widths[1]:
        grid.add_column(width=widths[1], no_wrap=True, overflow="crop")
    for width in widths[2:]:
        grid.add_column(width=width, justify="right", no_wrap=True)
    grid.add_row(move, *([bar] if widths[1] else []), *numbers, style=style)
    return Padding(grid, (0, 0, 0, _MARGIN), expand=False)
