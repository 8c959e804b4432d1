"""Migrations of the database schema."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from roost.store.errors import StoreError
from roost.store.interface import Store
from roost.store.postgres_store import PostgresStore
from roost.store.schema import STEPS, Step
from roost.store.sqlite_store import SqliteStore
from tests.store.store_helpers import execute, listing, roost, run

NEXT: Step = (
    "CREATE TABLE notes (table_id {text} NOT NULL PRIMARY KEY, note {bytes} NOT NULL) {strict}",
    "ALTER TABLE listings ADD COLUMN stars {integer} NOT NULL DEFAULT 3",
)
BROKEN: Step = ("CREATE TABLE half (number {integer})", "SELECT nonsense FROM nowhere")


async def opened_with(url: str, *more: Step) -> Store:
    steps = (*STEPS, *more)
    if url.startswith("sqlite:"):
        return await SqliteStore.open(Path(url.removeprefix("sqlite:")), steps)
    return await PostgresStore.open(url, steps)


def test_an_older_database_is_migrated_with_its_data(database_url: str) -> None:
    async def play() -> None:
        store = await opened_with(database_url)
        await store.append("t", 1, [b"one"], listing())
        await store.close()
        assert execute(database_url, "SELECT version FROM meta") == [(1,)]
        for _ in range(2):
            store = await opened_with(database_url, NEXT)
            assert await store.read("t") == [b"one"]
            await store.close()
            assert execute(database_url, "SELECT version FROM meta") == [(2,)]
            assert execute(database_url, "SELECT stars FROM listings") == [(3,)]
            assert execute(database_url, "SELECT count(*) FROM notes") == [(0,)]

    run(play())


def test_a_newer_database_is_refused_and_not_changed(database_url: str) -> None:
    async def play() -> None:
        await (await opened_with(database_url, NEXT)).close()
        with pytest.raises(StoreError) as refused:
            await opened_with(database_url)
        assert refused.value.reason == "store-newer"
        assert (refused.value.data["given"], refused.value.data["known"]) == (2, 1)
        assert execute(database_url, "SELECT version FROM meta") == [(2,)]

    run(play())
    ran = roost("check", "--database", database_url)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "has version 2; this Roost only knows versions up to 1." in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_a_failed_migration_is_rolled_back(database_url: str) -> None:
    async def play() -> None:
        store = await opened_with(database_url)
        await store.append("t", 1, [b"one"], listing())
        await store.close()
        with pytest.raises(StoreError) as refused:
            await opened_with(database_url, NEXT, BROKEN)
        assert refused.value.reason == "store-failed"
        store = await opened_with(database_url)
        assert await store.read("t") == [b"one"]
        await store.close()
        store = await opened_with(database_url, NEXT)
        await store.close()

    run(play())


def test_backup_does_not_migrate(database_url: str, tmp_path: Path) -> None:
    async def make() -> None:
        await (await opened_with(database_url)).close()

    run(make())
    execute(database_url, "UPDATE meta SET version = 0")
    ran = roost("backup", str(tmp_path / "backup"), "--database", database_url)
    assert ran.returncode == 2
    assert "has version 0, not 1." in ran.stderr
    assert not (tmp_path / "backup").exists()


def test_nodes_that_start_at_once_migrate_once(postgres_url: str) -> None:
    async def play() -> None:
        stores = await asyncio.gather(*(opened_with(postgres_url, NEXT) for _ in range(6)))
        await stores[0].append("t", 1, [b"one"], listing())
        assert [await store.read("t") for store in stores] == [[b"one"]] * 6
        for store in stores:
            await store.close()
        assert execute(postgres_url, "SELECT version FROM meta") == [(2,)]

    run(play())


def test_a_user_without_the_right_to_create_can_start(postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]
    user = f"user_{name[-12:]}"

    async def play() -> None:
        await (await opened_with(postgres_url)).close()
        execute(postgres_url, f"CREATE USER {user} PASSWORD 'low'")
        try:
            execute(postgres_url, f"GRANT USAGE ON SCHEMA roost TO {user}")
            execute(postgres_url, f"GRANT ALL ON ALL TABLES IN SCHEMA roost TO {user}")
            host = postgres_url.partition("@")[2]
            store = await opened_with(f"postgresql://{user}:low@{host}")
            await store.append("t", 1, [b"one"], listing())
            await store.close()
        finally:
            execute(postgres_url, f"DROP OWNED BY {user}")
            execute(postgres_url, f"DROP USER {user}")

    run(play())
