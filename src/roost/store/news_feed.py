"""News on their way to somebody who listens."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Final
from weakref import WeakSet

from roost.store.interface import News

__all__ = ["NEWS_MISSED", "NewsFeed", "NewsFeeds"]

NEWS_MISSED: Final = News("", 0, "")
_MOST: Final = 10_000
"""How many wait for somebody slow. Beyond that it is better to look at everything anew."""


class NewsFeed(AsyncIterator[News]):
    """What came since it was made, one by one."""

    def __init__(self) -> None:
        self._waiting: deque[News] = deque()
        self._woken = asyncio.Event()
        self._ended = False

    def put(self, news: News) -> None:
        """Something came."""
        if len(self._waiting) >= _MOST:
            self._waiting.clear()
            news = NEWS_MISSED
        self._waiting.append(news)
        self._woken.set()

    def end(self) -> None:
        """Nothing comes any more."""
        self._ended = True
        self._woken.set()

    async def __anext__(self) -> News:
        while not self._waiting:
            if self._ended:
                raise StopAsyncIteration
            self._woken.clear()
            await self._woken.wait()
        return self._waiting.popleft()


class NewsFeeds:
    """All who listen. Who lets go of a feed is forgotten."""

    def __init__(self) -> None:
        self._feeds: WeakSet[NewsFeed] = WeakSet()
        self._ended = False

    def open(self) -> NewsFeed:
        """One more, from now on."""
        feed = NewsFeed()
        self._feeds.add(feed)
        if self._ended:
            feed.end()
        return feed

    def put(self, news: News) -> None:
        """Something came, for all of them."""
        for feed in list(self._feeds):
            feed.put(news)

    def end(self) -> None:
        """Nothing comes any more."""
        self._ended = True
        for feed in list(self._feeds):
            feed.end()
