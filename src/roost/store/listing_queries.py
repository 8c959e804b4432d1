"""The queries for listings and ratings, shared by both kinds of database."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from roost.store import rows, statements
from roost.store.interface import Listing, Phase, Rating, Store

__all__ = ["ListingStore"]


class ListingStore(Store):
    """A store that implements its queries by `_select`."""

    @abstractmethod
    async def _select(self, statement: str, **data: Any) -> list[tuple[Any, ...]]:
        """Return the rows of a SELECT statement."""

    async def lobby(self, limit: int) -> list[Listing]:
        return await self._listings(statements.LOBBY, limit=limit)

    async def games_of(self, guest: str, limit: int) -> list[Listing]:
        return await self._listings(statements.GAMES_OF, guest=guest, limit=limit)

    async def playing(self) -> list[Listing]:
        return await self._listings(statements.PLAYING)

    async def counts(self) -> dict[Phase, int]:
        return rows.phase_counts(await self._select(statements.COUNTS))

    async def ratings(self, game: str, limit: int) -> list[Rating]:
        found = map(rows.read_rating, await self._select(statements.RATINGS, game=game, limit=limit))
        return [rating for rating in found if rating is not None]

    async def _listings(self, statement: str, **data: Any) -> list[Listing]:
        return list(rows.read_listings(await self._select(statement, **data)))
