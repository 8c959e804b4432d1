"""What a store of tables can do, whichever database is behind it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Literal, NamedTuple

import msgspec

__all__ = ["FinishedGame", "Listing", "News", "Phase", "Rating", "Store"]

Phase = Literal["waiting", "playing", "over"]


class Listing(msgspec.Struct, frozen=True):
    """A table in a list: the lobby, or somebody's own games. It can be made again from the table's log."""

    table: str
    game: str
    phase: Phase
    public: bool
    """Whether the lobby shows it while it waits for players."""
    changed: int
    """When its log grew last, in milliseconds since 1970."""
    guests: tuple[str, ...]
    """Whose games it is among: the hashes of their tokens."""
    summary: bytes
    """Whatever the list shows of it; nothing to the store."""


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody has shown to be in a game."""

    player: str
    """Who, in a way that two people of the same name are told apart."""
    name: str
    mu: float
    sigma: float
    games: int


class FinishedGame(NamedTuple):
    """A game that ended, to be rated once."""

    game: str
    players: tuple[str, ...]
    rate: Callable[[Sequence[Rating | None]], Sequence[Rating]]
    """The ratings after it, out of those before (None: the first game), in the order of the players."""


class News(NamedTuple):
    """What another node did."""

    table: str
    seq: int
    """The last entry that it wrote; 0 where it wrote none and only tells something."""
    text: str
    """Something that is of interest now and to nobody later, such as who is present."""


class Store(ABC):
    """An append-only log for each table, and lists that follow from the logs.

    Entries are numbered from 1 without gaps, and the database itself sees to it that a number is given once. What was
    appended when `append` returns is kept, whatever happens to the process or the machine after that.
    """

    @abstractmethod
    async def append(
        self,
        table: str,
        first: int,
        bodies: Sequence[bytes],
        listing: Listing,
        finished: FinishedGame | None = None,
    ) -> None:
        """Write entries `first`, `first + 1`, ... and all that follows from them, or nothing at all.

        Raises `TakenError` if one of the numbers is taken, or if the one before the first is not.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries after that number; none for a table that does not exist. Raises `DamagedError`."""

    @abstractmethod
    async def lobby(self, limit: int) -> list[Listing]:
        """Public tables that wait for players, the latest first."""

    @abstractmethod
    async def games_of(self, guest: str, limit: int) -> list[Listing]:
        """The tables of a guest, the latest first."""

    @abstractmethod
    async def playing(self) -> list[Listing]:
        """All tables with a game in progress, the latest first."""

    @abstractmethod
    async def counts(self) -> dict[Phase, int]:
        """How many tables there are in each phase."""

    @abstractmethod
    async def ratings(self, game: str, limit: int) -> list[Rating]:
        """Who has shown to be strongest (mu - 3 sigma), the best first."""

    @abstractmethod
    async def notify(self, table: str, text: str) -> None:
        """Tell the other nodes something that is not kept; at most 4,000 bytes."""

    @abstractmethod
    def news(self) -> AsyncIterator[News]:
        """What other nodes wrote or told since this was called, as it comes; never this node's own.

        After a lost connection it goes on, and first gives a `News("", 0, "")`: something may have been missed.
        """

    @abstractmethod
    async def ping(self) -> None:
        """Raises `StoreError` if nothing could be written now."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database."""
