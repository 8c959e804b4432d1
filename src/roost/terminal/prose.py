"""Longer texts: headings, paragraphs and lists, set to the width of the screen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

__all__ = ["prose"]

_HEADING = "## "
_ITEM = "- "


def prose(text: str) -> RenderableType:
    """A text in which `## ` begins a heading, `- ` an item, and an empty line ends a paragraph."""
    return Group(*_blocks(text))


def _blocks(text: str) -> Iterator[RenderableType]:
    for blank, lines in groupby(text.splitlines(), key=lambda line: not line.strip()):
        if blank:
            yield Text("")
            continue
        for block in _joined(lines):
            if block.startswith(_HEADING):
                yield Text(block.removeprefix(_HEADING), style="bold")
            elif block.startswith(_ITEM):
                yield _item(block.removeprefix(_ITEM))
            else:
                yield Text(block)


def _joined(lines: Iterator[str]) -> Iterator[str]:
    """A line that begins neither a heading nor an item goes on where the one before it ended."""
    block = ""
    for line in lines:
        if block and (line.startswith((_HEADING, _ITEM)) or block.startswith(_HEADING)):
            yield block
            block = ""
        block = f"{block} {line.strip()}" if block else line.strip()
    if block:
        yield block


def _item(text: str) -> RenderableType:
    """The later lines of an item stand below the first."""
    item = Table.grid()
    item.add_row(" - ", Text(text))
    return item
