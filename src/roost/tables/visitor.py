"""Somebody who looks at a table: a connection of a player, of several at one device, or of a spectator."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

__all__ = ["Visitor"]

_BEHIND: Final = 256
"""So many messages may wait for a slow connection; then it is given up, and comes back where it was."""

_LOOK: Final = 0.02
_LOOKS: Final = 50


class Visitor:
    """Who it is, through whose eyes they look, and what waits to be sent to them."""

    def __init__(self, holders: Iterable[str], seen: int | None = None, sentences: bool = False) -> None:
        self.holders = frozenset(holders)
        """The hashes of their tokens."""
        self.seen = seen
        """The last entry they saw; None for who has seen nothing yet and wants no history."""
        self.sentences = sentences
        """Whether to send what to say about events, moves and the question."""
        self.chosen: int | None = None
        """The seat they chose to look through, where several are theirs."""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(_BEHIND)

    def eyes(self, yours: tuple[int, ...]) -> int | None:
        """The seat through which they look.

        Whose device holds several hands sees none of them before somebody says whose turn it is to look.
        """
        if self.chosen in yours:
            return self.chosen
        return yours[0] if len(yours) == 1 else None

    def send(self, message: bytes) -> bool:
        """Put a message into the outbox; whether there was room."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.dismiss()
            return False
        return True

    async def read_all(self) -> None:
        """Wait a little until the outbox is empty."""
        for _ in range(_LOOKS):
            if self.outbox.empty():
                return
            await asyncio.sleep(_LOOK)

    def dismiss(self) -> None:
        """Nothing follows any more but goodbye."""
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
