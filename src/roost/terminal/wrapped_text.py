"""Text with headings, paragraphs and lists, wrapped to the width of the screen."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

__all__ = ["WrappedText"]

_HEADING: Final = "## "
_ITEM: Final = "- "


class WrappedText:
    """A text in which `## ` begins a heading, `- ` begins an item, and an empty line ends a paragraph.

    Lines break at plain spaces only: paths and words joined by no-break spaces stay whole.
    """

    def __init__(self, text: str, style: str = "") -> None:
        self._text = text
        self._style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for blank, lines in groupby(self._text.splitlines(), key=lambda line: not line.strip()):
            if blank:
                yield Text()
                continue
            for block in _blocks(lines):
                style = f"{self._style} bold" if block.startswith(_HEADING) else self._style
                for line in _wrap(block.removeprefix(_HEADING), options.max_width):
                    yield Text(line, style=style, no_wrap=True, overflow="ignore")


def _blocks(lines: Iterable[str]) -> Iterator[str]:
    """Join each line to the one before, unless it begins a heading or an item."""
    block = ""
    for line in lines:
        if block and (line.startswith((_HEADING, _ITEM)) or block.startswith(_HEADING)):
            yield block
            block = ""
        block = f"{block} {line.strip()}" if block else line.rstrip()
    if block:
        yield block


def _wrap(block: str, width: int) -> list[str]:
    is_item = block.startswith(_ITEM)
    return textwrap.wrap(
        block,
        width,
        initial_indent=" " if is_item else "",
        subsequent_indent="   " if is_item else "",
        break_long_words=False,
        break_on_hyphens=False,
    )
