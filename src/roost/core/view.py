"""The base class of views: typed plain data with everything that one seat may see.

A view is built from what the seat knows, never by removing things from the state.
"""

from __future__ import annotations

import msgspec

from roost.core.message import Message

__all__ = ["View"]


class View(msgspec.Struct, frozen=True, tag_field="game"):
    """A position as one seat, or a spectator, sees it."""

    turn: int
    """The seat that decides next, or `NOBODY` once the game is over."""

    def question(self) -> Message:
        """Return what the seat on turn has to decide."""
        return Message("your-move", seats={"name": self.turn})

    def move_message(self, move: str) -> Message:
        """Return what a move would do; the move is given in its notation."""
        return Message(f"move-{move.split()[0]}", fallback=move)

    def preview(self) -> tuple[Message, ...]:
        """Return what the board says beside the question, such as what stopping now would bring."""
        return ()

    def aim(self, seat: int) -> Message | None:
        """Return the aim of the game in one line, until the seat's side has made its first point."""
        del seat
        return None
