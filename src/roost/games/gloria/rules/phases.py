"""What is being decided, and where things are that are not on a row: the small words of the state."""

from __future__ import annotations

from typing import Final

ACT: Final = 0
PASS_ON: Final = 1
"""The three actions are done, and the fox may be passed."""
OVER: Final = 2
PHASES: Final[tuple[str, ...]] = ("act", "pass", "over")

WAITING: Final = -1
"""The fox beside the pile. Otherwise it is at 16 times the seat, plus the motif of the row."""
NO_CARD: Final = 15
"""An open place that was not filled again, because the game ended."""
