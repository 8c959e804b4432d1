"""Several nodes on one PostgreSQL, and connections that are cut."""

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
from tests.store.store_helpers import LIMIT, finished, listing, opened, run, tamper, wait_until

CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"


def test_of_two_nodes_that_write_a_number_the_later_is_told(postgres_url: str) -> None:
    """The second one comes when the first has written and not yet committed, so that only the database can know."""
    second: list[BaseException | None] = []

    def other_node() -> None:
        async def append() -> None:
            async with opened(postgres_url) as store:
                done = store.append("t", 2, [b"second"], listing())
                second.extend(await asyncio.gather(done, return_exceptions=True))

        run(append())

    thread = threading.Thread(target=other_node)

    def meanwhile(before: Sequence[Rating | None]) -> list[Rating]:
        thread.start()
        wait_until(lambda: tamper(postgres_url, WAITING) == [(1,)])
        return [Rating("anna", "Anna", 1.0, 1.0, 1)]

    async def play() -> None:
        async with opened(postgres_url) as store:
            await store.append("t", 1, [b"one"], listing())
            await store.append("t", 2, [b"first"], listing(), FinishedGame("game", ("anna",), meanwhile))
            assert await store.read("t") == [b"one", b"first"]

    run(play())
    thread.join(30)
    assert not thread.is_alive()
    assert isinstance(second[0], TakenError)


def test_nodes_that_finish_games_of_the_same_new_player_lose_nothing(postgres_url: str) -> None:
    """The second one comes when the first has read the ratings and not yet written them."""
    second: list[BaseException | None] = []

    def other_node() -> None:
        async def append() -> None:
            async with opened(postgres_url) as store:
                done = store.append("u", 1, [b"x"], listing("u"), finished("ben", "anna", gain=10))
                second.extend(await asyncio.gather(done, return_exceptions=True))

        run(append())

    thread = threading.Thread(target=other_node)

    def meanwhile(before: Sequence[Rating | None]) -> Sequence[Rating]:
        assert before == [None, None]
        thread.start()
        wait_until(lambda: tamper(postgres_url, WAITING) == [(1,)])
        return finished("anna", "ben").rate(before)

    async def play() -> None:
        async with opened(postgres_url) as store:
            await store.append("t", 1, [b"x"], listing("t"), FinishedGame("game", ("anna", "ben"), meanwhile))
            await asyncio.to_thread(thread.join, 30)
            assert second == [None]
            assert {(each.player, each.mu, each.games) for each in await store.ratings("game", 9)} == {
                ("anna", 36.0, 2),
                ("ben", 36.0, 2),
            }

    run(play())


def test_two_nodes_write_one_table_in_turns(postgres_url: str) -> None:
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


def test_connections_that_were_cut_heal_by_themselves(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:
            await asyncio.gather(*(store.append(f"t{i}", 1, [b"x"], listing(f"t{i}")) for i in range(8)))
            assert len(tamper(postgres_url, CUT)) > 1
            await store.append("t", 1, [b"one"], listing())
            assert await store.read("t") == [b"one"]
            await store.ping()

    run(play())


def test_what_was_cut_before_its_commit_is_refused_and_leaves_nothing(postgres_url: str) -> None:
    def cut(before: Sequence[Rating | None]) -> Sequence[Rating]:
        assert tamper(postgres_url, f"{CUT} AND state = 'idle in transaction'") == [(True,)]
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
def test_where_nobody_knows_whether_a_commit_was_done_reading_again_tells(postgres_url: str, arrives: bool) -> None:
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


def test_a_store_that_is_closed_while_it_comes_back_hangs_up(postgres_url: str) -> None:
    """PostgreSQL would wait for it for a minute, and could not drop the database as long."""

    async def play() -> None:
        async with opened(proxy.url):
            proxy.fall_silent()
            while not proxy.unanswered:
                await asyncio.sleep(0.01)
        for caller in proxy.unanswered:
            caller.settimeout(LIMIT / 2)
            while await asyncio.to_thread(caller.recv, 4096):
                pass

    with Proxy(postgres_url) as proxy, unswept():
        run(play())


@contextmanager
def unswept() -> Iterator[None]:
    """What is left behind is not tidied up by the way."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def test_a_server_that_crashes_and_comes_back_has_everything(own_postgres: PostgresServer) -> None:
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


def test_a_database_that_can_only_be_read_is_not_ready(postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]

    async def play() -> None:
        async with opened(postgres_url) as store:
            await store.append("t", 1, [b"one"], listing())
            tamper(postgres_url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            assert len(tamper(postgres_url, CUT)) > 1
            with pytest.raises(StoreError) as refused:
                await store.ping()
            assert refused.value.reason == "store-read-only"
            assert await store.read("t") == [b"one"]
            with pytest.raises(StoreError):
                await store.append("t", 2, [b"two"], listing())

    run(play())
