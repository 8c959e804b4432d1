"""News from other nodes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import psycopg
import pytest

from roost.store.interface import News
from roost.store.news_feed import NEWS_MISSED, NewsFeed
from tests.store.store_helpers import execute, listing, opened, run

CUT_LISTENERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE query = 'LISTEN roost' AND datname = current_database()"
)


async def next_news(news: AsyncIterator[News]) -> News:
    return await asyncio.wait_for(anext(news), 30)


def test_other_nodes_get_news_of_appends_and_notifications(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as here, opened(postgres_url) as there, opened(postgres_url) as third:
            own, news, more = here.news(), there.news(), third.news()
            await here.append("t", 1, [b"one", b"two"], listing())
            await here.notify("t", "“who” is here\n\\ \t" + "ä" * 1900)
            await here.notify("u", "")
            await there.append("t", 3, [b"three"], listing())
            for each in (news, more):
                assert await next_news(each) == News("t", 2, "")
                assert await next_news(each) == News("t", 0, "“who” is here\n\\ \t" + "ä" * 1900)
                assert await next_news(each) == News("u", 0, "")
            assert await next_news(more) == News("t", 3, "")
            assert await next_news(own) == News("t", 3, ""), "not its own news"

    run(play())


def test_news_are_kept_from_the_call_on(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as here, opened(postgres_url) as there:
            early = there.news()
            await here.append("t", 1, [b"one"], listing())
            await here.notify("t", "a while ago")
            assert (await next_news(early)).seq == 1
            assert (await next_news(early)).text == "a while ago"
            late = there.news()
            await here.notify("t", "now")
            assert await next_news(late) == await next_news(early) == News("t", 0, "now")

    run(play())


def test_refused_appends_give_no_news(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as here, opened(postgres_url) as there:
            news = there.news()
            await here.append("t", 1, [b"one"], listing())
            tries = [here.append("t", 2, [b"two"], listing()) for _ in range(4)]
            assert (await asyncio.gather(*tries, return_exceptions=True)).count(None) == 1
            await here.notify("t", "end")
            assert [await next_news(news) for _ in range(3)] == [
                News("t", 1, ""),
                News("t", 2, ""),
                News("t", 0, "end"),
            ]

    run(play())


def test_a_lost_connection_is_reported_as_missed_news(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as here, opened(postgres_url) as there:
            news = there.news()
            assert len(execute(postgres_url, CUT_LISTENERS)) == 2
            assert await next_news(news) == NEWS_MISSED == News("", 0, "")
            await here.append("t", 1, [b"one"], listing())
            assert await next_news(news) == News("t", 1, "")

    run(play())


def test_foreign_notifications_are_ignored(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:
            news = store.news()
            with psycopg.connect(postgres_url, autocommit=True) as stranger:
                for payload in ("", "hello", "[]", '["node","t"]', '["node","t",7]\n'):
                    stranger.execute("SELECT pg_notify('roost', %s)", [payload])
            assert await next_news(news) == News("t", 7, "")

    run(play())


def test_a_single_node_gets_no_news(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            news = store.news()
            waiting = asyncio.create_task(anext(news, None))
            await store.append("t", 1, [b"one"], listing())
            await store.notify("t", "hello")
            assert not waiting.done()
        assert await asyncio.wait_for(waiting, 30) is None
        assert [each async for each in store.news()] == []

    run(play())


@pytest.mark.parametrize("text", ["x" * 4001, "ä" * 2001, "a\0b"])
def test_texts_that_not_every_database_can_send_are_refused(database_url: str, text: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            with pytest.raises(ValueError, match="at most 4000 bytes"):
                await store.notify("t", text)

    run(play())


def test_a_slow_subscriber_is_told_that_news_were_missed() -> None:
    async def play() -> None:
        feed = NewsFeed()
        for seq in range(10_002):
            feed.put(News("t", seq, ""))
        feed.end()
        assert [news async for news in feed] == [NEWS_MISSED, News("t", 10_001, "")]

    run(play())
