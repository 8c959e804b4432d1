"""Names for display: short and distinct."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from rich.cells import cell_len, set_cell_size

__all__ = ["MAX_WIDTH", "short_names"]

MAX_WIDTH: Final = 14
_ELLIPSIS: Final = "…"


def short_names(names: Iterable[str], transliterate: Callable[[str], str]) -> tuple[str, ...]:
    """Return the names transliterated, truncated to the maximum width, and numbered where they are equal."""
    short: list[str] = []
    for name in map(transliterate, names):
        label = _truncate(name, "", transliterate)
        number = 1
        while label in short:
            number += 1
            label = _truncate(name, f" {number}", transliterate)
        short.append(label)
    return tuple(short)


def _truncate(name: str, ending: str, transliterate: Callable[[str], str]) -> str:
    if cell_len(name + ending) <= MAX_WIDTH:
        return name + ending
    ending = transliterate(_ELLIPSIS) + ending
    return set_cell_size(name, MAX_WIDTH - cell_len(ending)).rstrip() + ending
