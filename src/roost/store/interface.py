"""The interface of a store, for every kind of database."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Literal, NamedTuple

import msgspec

__all__ = ["FinishedGame", "Listing", "News", "Phase", "Rating", "Store"]

Phase = Literal["waiting", "playing", "over"]


class Listing(msgspec.Struct, frozen=True):
    """A table in the lobby or in a guest's own games, derived from the table's log."""

    table: str
    game: str
    phase: Phase
    public: bool
    """Whether the lobby shows it while it waits for players."""
    changed: int
    """The time of the last append, in milliseconds since 1970."""
    guests: tuple[str, ...]
    """The guests whose own games list the table, as hashes of their tokens."""
    summary: bytes
    """Data for the caller, opaque to the store."""


class Rating(msgspec.Struct, frozen=True):
    """A player's rating in a game."""

    player: str
    """The unique id of the player; names are not unique."""
    name: str
    mu: float
    sigma: float
    games: int


class FinishedGame(NamedTuple):
    """A finished game, to be rated once."""

    game: str
    players: tuple[str, ...]
    rate: Callable[[Sequence[Rating | None]], Sequence[Rating]]
    """Returns the ratings after the game from those before (None: no game yet), in the order of the players."""


class News(NamedTuple):
    """A notification from another node."""

    table: str
    seq: int
    """The number of the last entry it appended; 0 for a text only."""
    text: str
    """Transient data, such as who is present."""


class Store(ABC):
    """An append-only log for each table, with listings and ratings derived from the logs.

    Entries are numbered from 1 without gaps; the database guarantees unique numbers. An append is durable once `append`
    returns.
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
        """Write entries `first`, `first + 1`, ..., the listing and the new ratings in one transaction.

        Raises:
            TakenError: `first` is not the next number of the log.
            StoreError: The write may or may not have committed (also after a cancellation), so reload the log.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries after that number, none for an unknown table; raise `DamagedError` if one is damaged."""

    @abstractmethod
    async def lobby(self, limit: int) -> list[Listing]:
        """Return public tables that wait for players, latest first."""

    @abstractmethod
    async def games_of(self, guest: str, limit: int) -> list[Listing]:
        """Return the tables of a guest, latest first."""

    @abstractmethod
    async def playing(self) -> list[Listing]:
        """Return all tables with a game in progress, latest first."""

    @abstractmethod
    async def counts(self) -> dict[Phase, int]:
        """Return the number of tables in each phase."""

    @abstractmethod
    async def ratings(self, game: str, limit: int) -> list[Rating]:
        """Return the highest ratings by mu - 3 sigma, best first."""

    @abstractmethod
    async def notify(self, table: str, text: str) -> None:
        """Send a text of at most 4,000 bytes to the other nodes, without storing it."""

    @abstractmethod
    def news(self) -> AsyncIterator[News]:
        """Return the news of other nodes from now on.

        After a lost connection the first item is `News("", 0, "")`: some news may be missing.
        """

    @abstractmethod
    async def ping(self) -> None:
        """Raise `StoreError` if the database cannot be written now."""

    @abstractmethod
    async def close(self) -> None:
        """Close the database."""
