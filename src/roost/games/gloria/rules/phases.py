"""Phases of a turn, and special values of the fox and of open cards."""

from __future__ import annotations

from typing import Final

ACT: Final = 0
PASS_ON: Final = 1
"""The three actions are done and the fox may be passed."""
OVER: Final = 2
PHASES: Final[tuple[str, ...]] = ("act", "pass", "over")

WAITING: Final = -1
"""The fox waits beside the pile. On a row, its value is 16 times the seat plus the motif."""
NO_CARD: Final = 15
"""An open place left empty because the game ended."""
