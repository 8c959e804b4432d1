"""Words with a fixed meaning wherever a person types something."""

from __future__ import annotations

from typing import Final

__all__ = ["HELP", "HINT", "QUIT", "UNDO", "QuitError"]

HELP: Final = ("?", "help")
HINT: Final = ("hint", "coach")
"""The message `command-hint` adds a word of the chosen language."""
UNDO: Final = ("undo", "u")
QUIT: Final = ("quit", "exit", "q")


class QuitError(Exception):
    """The user wants to quit."""
