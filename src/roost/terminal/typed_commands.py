"""Words that mean something wherever a person is asked."""

from __future__ import annotations

from typing import Final

__all__ = ["HELP", "HINT", "QUIT", "UNDO", "QuitError"]

HELP: Final = ("?", "help")
HINT: Final = ("hint", "coach")
"""And a word of the language that is spoken, `command-hint`."""
UNDO: Final = ("undo", "u")
QUIT: Final = ("quit", "exit", "q")


class QuitError(Exception):
    """Somebody wants to end it here."""
