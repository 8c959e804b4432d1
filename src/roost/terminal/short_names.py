"""Names as they are shown: short enough for every drawing, and no two alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from rich.cells import cell_len, set_cell_size

__all__ = ["MAX_WIDTH", "short_names"]

MAX_WIDTH: Final = 14
_CUT: Final = "…"


def short_names(names: Iterable[str], letters: Callable[[str], str]) -> tuple[str, ...]:
    """The names, spelled with the letters there are; what is too long is cut, and what then is the same, numbered."""
    shown: list[str] = []
    for name in map(letters, names):
        label = _cut(name, "", letters)
        number = 1
        while label in shown:
            number += 1
            label = _cut(name, f" {number}", letters)
        shown.append(label)
    return tuple(shown)


def _cut(name: str, ending: str, letters: Callable[[str], str]) -> str:
    if cell_len(name + ending) <= MAX_WIDTH:
        return name + ending
    ending = letters(_CUT) + ending
    return set_cell_size(name, MAX_WIDTH - cell_len(ending)).rstrip() + ending
