"""The delivery of news to their subscribers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Final
from weakref import WeakSet

from roost.store.interface import News

__all__ = ["NEWS_MISSED", "NewsFeed", "NewsFeeds"]

NEWS_MISSED: Final = News("", 0, "")
_MAX_WAITING: Final = 10_000
"""A subscriber with more unread news has to reload everything instead."""


class NewsFeed(AsyncIterator[News]):
    """The queue of one subscriber."""

    def __init__(self) -> None:
        self._waiting: deque[News] = deque()
        self._changed = asyncio.Event()
        self._ended = False

    def put(self, news: News) -> None:
        """Add news for the subscriber."""
        if len(self._waiting) >= _MAX_WAITING:
            self._waiting.clear()
            news = NEWS_MISSED
        self._waiting.append(news)
        self._changed.set()

    def end(self) -> None:
        """End the iteration after the waiting news."""
        self._ended = True
        self._changed.set()

    async def __anext__(self) -> News:
        while not self._waiting:
            if self._ended:
                raise StopAsyncIteration
            self._changed.clear()
            await self._changed.wait()
        return self._waiting.popleft()


class NewsFeeds:
    """The queues of all subscribers; a feed that is not referenced any more is dropped."""

    def __init__(self) -> None:
        self._feeds: WeakSet[NewsFeed] = WeakSet()
        self._ended = False

    def open(self) -> NewsFeed:
        """Return a feed of the news from now on."""
        feed = NewsFeed()
        self._feeds.add(feed)
        if self._ended:
            feed.end()
        return feed

    def put(self, news: News) -> None:
        """Add news for all subscribers."""
        for feed in list(self._feeds):
            feed.put(news)

    def end(self) -> None:
        """End all feeds."""
        self._ended = True
        for feed in list(self._feeds):
            feed.end()
