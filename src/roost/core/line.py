"""Text that people type, made fit for one line of a record."""

from __future__ import annotations

__all__ = ["one_line"]


def one_line(text: str) -> str:
    """The text without characters that cannot be seen, and with single blanks only."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
