"""A connection to a table: of a player, of several at one device, or of a spectator."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

__all__ = ["Visitor"]

_MAX_WAITING_MESSAGES: Final = 256
"""A slower connection is closed; the client reconnects and catches up."""
_POLL_S: Final = 0.02
_MAX_POLLS: Final = 50


class Visitor:
    """A connection's tokens, the seat that it is shown, and its outgoing messages."""

    def __init__(self, holders: Iterable[str], seen: int | None = None, sentences: bool = False) -> None:
        self.holders = frozenset(holders)
        """The token hashes of the connection."""
        self.seen = seen
        """The last entry that was shown; None for a new visitor who wants no history."""
        self.sentences = sentences
        """Whether to send messages about events, moves and the question."""
        self.chosen_seat: int | None = None
        """The seat chosen on a device with several."""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(_MAX_WAITING_MESSAGES)

    def shown_seat(self, yours: tuple[int, ...]) -> int | None:
        """Return the seat that is shown; None on a device with several seats until one is chosen."""
        if self.chosen_seat in yours:
            return self.chosen_seat
        return yours[0] if len(yours) == 1 else None

    def send(self, message: bytes) -> bool:
        """Put a message into the outbox; return whether there was room."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close()
            return False
        return True

    async def read_all(self) -> None:
        """Wait for at most a second until the outbox is empty."""
        for _ in range(_MAX_POLLS):
            if self.outbox.empty():
                return
            await asyncio.sleep(_POLL_S)

    def close(self) -> None:
        """Send nothing more but a goodbye."""
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
