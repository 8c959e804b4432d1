"""Several nodes on one PostgreSQL database, and connections that are cut."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from roost.store.errors import StoreError, TakenError
from roost.store.interface import FinishedGame, Rating
from roost.store.news_feed import NEWS_MISSED
from tests.postgres import PostgresServer
from tests.store.cutting_proxy import Proxy
from tests.store.store_helpers import LIMIT_S, execute, finished, listing, opened, run, wait_until

CUT_CONNECTIONS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
COUNT_WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"


def test_the_later_of_two_writers_of_a_number_is_refused(postgres_url: str) -> None:
    """The second writes after the first has written and before its commit, so that only the database can detect it."""
    second: list[BaseException | None] = []

    def other_node() -> None:
        async def append() -> None:
            async with opened(postgres_url) as store:
                done = store.append("t", 2, [b"second"], listing())
                second.extend(await asyncio.gather(done, return_exceptions=True))

        run(append())

    thread = threading.Thread(target=other_node)

    def rate_after_other_node(before: Sequence[Rating | None]) -> list[Rating]:
        thread.start()
        wait_until(lambda: execute(postgres_url, COUNT_WAITING) == [(1,)])
        return [Rating("anna", "Anna", 1.0, 1.0, 1)]

    async def play() -> None:
        async with opened(postgres_url) as store:
            await store.append("t", 1, [b"one"], listing())
            await store.append("t", 2, [b"first"], listing(), FinishedGame("game", ("anna",), rate_after_other_node))
            assert await store.read("t") == [b"one", b"first"]

    run(play())
    thread.join(30)
    assert not thread.is_alive()
    assert isinstance(second[0], TakenError)


def test_concurrent_ratings_of_a_new_player_all_count(postgres_url: str) -> None:
    """The second begins after the first has read the ratings and before it writes them."""
    second: list[BaseException | None] = []

    def other_node() -> None:
        async def append() -> None:
            async with opened(postgres_url) as store:
                done = store.append("u", 1, [b"x"], listing("u"), finished("ben", "anna", gain=10))
                second.extend(await asyncio.gather(done, return_exceptions=True))

        run(append())

    thread = threading.Thread(target=other_node)

    def rate_after_other_node(before: Sequence[Rating | None]) -> Sequence[Rating]:
        assert before == [None, None]
        thread.start()
        wait_until(lambda: execute(postgres_url, COUNT_WAITING) == [(1,)])
        return finished("anna", "ben").rate(before)

    async def play() -> None:
        async with opened(postgres_url) as store:
            await store.append(
                "t", 1, [b"x"], listing("t"), FinishedGame("game", ("anna", "ben"), rate_after_other_node)
            )
            await asyncio.to_thread(thread.join, 30)
            assert second == [None]
            assert {(each.player, each.mu, each.games) for each in await store.ratings("game", 9)} == {
                ("anna", 36.0, 2),
                ("ben", 36.0, 2),
            }

    run(play())


def test_two_nodes_can_write_one_table(postgres_url: str) -> None:
    async def node(url: str, name: bytes) -> int:
        async with opened(url) as store:
            done = retries = 0
            while done < 25 and retries < 1000:
                seq = len(await store.read("t")) + 1
                try:
                    await store.append("t", seq, [name], listing())
                except TakenError:
                    retries += 1
                else:
                    done += 1
            return done

    async def play() -> None:
        assert list(await asyncio.gather(node(postgres_url, b"a"), node(postgres_url, b"b"))) == [25, 25]
        async with opened(postgres_url) as store:
            log = await store.read("t")
            assert (log.count(b"a"), log.count(b"b")) == (25, 25)

    run(play())


def test_cut_connections_are_replaced(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:
            await asyncio.gather(*(store.append(f"t{i}", 1, [b"x"], listing(f"t{i}")) for i in range(8)))
            assert len(execute(postgres_url, CUT_CONNECTIONS)) > 1
            await store.append("t", 1, [b"one"], listing())
            assert await store.read("t") == [b"one"]
            await store.ping()

    run(play())


def test_an_append_cut_before_its_commit_changes_nothing(postgres_url: str) -> None:
    def cut(before: Sequence[Rating | None]) -> Sequence[Rating]:
        assert execute(postgres_url, f"{CUT_CONNECTIONS} AND state = 'idle in transaction'") == [(True,)]
        return finished("anna").rate(before)

    async def play() -> None:
        async with opened(postgres_url) as store:
            with pytest.raises(StoreError) as refused:
                await store.append("t", 1, [b"one"], listing(guests=["anna"]), FinishedGame("game", ("anna",), cut))
            assert refused.value.reason == "store-unreachable"
            assert await store.read("t") == []
            assert await store.games_of("anna", 9) == []
            await store.append("t", 1, [b"one"], listing())

    run(play())


@pytest.mark.parametrize("arrives", [True, False])
def test_after_a_cut_commit_reading_shows_the_outcome(postgres_url: str, arrives: bool) -> None:
    async def play() -> None:
        async with opened(proxy.url) as store:
            await store.append("t", 1, [b"one"], listing())
            proxy.cut_at(b"COMMIT", forward=arrives)
            with pytest.raises(StoreError) as refused:
                await store.append("t", 2, [b"two"], listing())
            assert refused.value.reason == "store-unreachable"
            assert not isinstance(refused.value, TakenError)
            async with opened(postgres_url) as other:
                assert await other.read("t") == ([b"one", b"two"] if arrives else [b"one"])
            await store.append("t", 3 if arrives else 2, [b"next"], listing())

    with Proxy(postgres_url) as proxy:
        run(play())


def test_a_store_closed_during_a_reconnection_closes_its_connection(postgres_url: str) -> None:
    """PostgreSQL would keep an open connection for a minute and could not drop the database rate_after_other_node."""

    async def play() -> None:
        async with opened(proxy.url):
            proxy.fall_silent()
            while not proxy.unanswered:
                await asyncio.sleep(0.01)
        for caller in proxy.unanswered:
            caller.settimeout(LIMIT_S / 2)
            while await asyncio.to_thread(caller.recv, 4096):
                pass

    with Proxy(postgres_url) as proxy, garbage_collection_disabled():
        run(play())


@contextmanager
def garbage_collection_disabled() -> Iterator[None]:
    """Disable the garbage collector, which would close forgotten connections."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def test_a_crashed_database_server_loses_nothing(own_postgres: PostgresServer) -> None:
    async def play() -> None:
        async with opened(own_postgres.url("postgres")) as store:
            news = store.news()
            for seq in range(1, 21):
                await store.append("t", seq, [b"%d" % seq], listing())
            await asyncio.to_thread(own_postgres.stop, "immediate")
            with pytest.raises(StoreError) as refused:
                await store.append("t", 21, [b"21"], listing())
            assert refused.value.reason == "store-unreachable"
            with pytest.raises(StoreError):
                await store.ping()
            await asyncio.to_thread(own_postgres.start)
            assert await asyncio.wait_for(anext(news), 30) == NEWS_MISSED
            await store.ping()
            assert await store.read("t") == [b"%d" % seq for seq in range(1, 21)]
            await store.append("t", 21, [b"21"], listing())

    run(play())


def test_a_read_only_database_is_not_ready(postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]

    async def play() -> None:
        async with opened(postgres_url) as store:
            await store.append("t", 1, [b"one"], listing())
            execute(postgres_url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            assert len(execute(postgres_url, CUT_CONNECTIONS)) > 1
            with pytest.raises(StoreError) as refused:
                await store.ping()
            assert refused.value.reason == "store-read-only"
            assert await store.read("t") == [b"one"]
            with pytest.raises(StoreError):
                await store.append("t", 2, [b"two"], listing())

    run(play())
