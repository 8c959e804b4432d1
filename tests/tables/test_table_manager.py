"""All tables of a node: opened, found, unloaded, and protected from each other's errors."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from functools import partial
from pathlib import Path

import msgspec
import pytest
from prometheus_client import generate_latest

from roost.core.errors import OptionsError, UnknownGameError
from roost.store.errors import DamagedError, StoreError
from roost.store.interface import News
from roost.tables import live_table
from roost.tables import table_manager as module
from roost.tables.errors import NotFoundError, TableError
from roost.tables.listing import Summary
from roost.tables.live_table import LiveTable
from roost.tables.table import Table
from roost.tables.table_config import TableConfig
from roost.tables.visitor import Visitor
from tests.tables.managers import (
    async_test,
    enter,
    faulty_manager,
    first_move,
    messages_of,
    open_manager,
    say_action,
    sit_action,
    table_with_players,
    until,
    until_person_on_turn,
    wait_for_log,
)
from tests.tables.scenes import HOST, guest


async def play(table: LiveTable) -> Table:
    """Play a table of people to the end."""
    for _ in range(2_000):
        if (await table.do(first_move())).phase == "over":
            return await table.current()
    raise AssertionError("the game does not end")


@async_test
async def test_a_table_is_opened_and_found(tmp_path: Path) -> None:
    async with open_manager(tmp_path / "tables.sqlite") as manager:
        table = await manager.open(TableConfig("gloria", ("open", "open"), public=True), HOST)
        assert await manager.find(table.name) is table
        (listed,) = await manager.lobby()
        assert (listed.table, listed.game, listed.phase) == (table.name, "gloria", "waiting")
        assert msgspec.json.decode(listed.summary, type=Summary).seats == ("", "")
        assert [mine.table for mine in await manager.games_of(HOST)] == [table.name]
        assert await manager.games_of(guest("Anna")) == []
        await table.do(sit_action(0))
        assert [mine.table for mine in await manager.games_of(guest("Anna"))] == [table.name]
        await table.do(sit_action(1))
        assert await manager.lobby() == []


@async_test
async def test_unknown_tables_are_not_found(tmp_path: Path) -> None:
    async with open_manager(tmp_path / "tables.sqlite") as manager:
        for name in ("nowhere", "abcdefghjk", "", "\0", "\ud800", "é" * 10, "x" * 1000):
            with pytest.raises(NotFoundError) as error:
                await manager.find(name)
            assert error.value.data == {"table": name[:40]}
            assert manager._tables == {}
        with pytest.raises(OptionsError):
            await manager.open(TableConfig("heckmeck", ("open",)), HOST)
        with pytest.raises(UnknownGameError):
            await manager.ratings("chess")
        assert manager._tables == {}


@async_test
async def test_simultaneous_requests_find_the_same_table(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with open_manager(path) as manager:
        name = (await table_with_players(manager)).name
    async with open_manager(path) as manager:
        found = await asyncio.gather(*(manager.find(name) for _ in range(5)))
        assert len(set(map(id, found))) == 1
        assert (await found[0].current()).phase == "playing"


@async_test
async def test_an_unused_table_is_unloaded_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_ROUND_S", 0.01)
    async with open_manager(tmp_path / "tables.sqlite") as manager:
        watched_table, left = await table_with_players(manager), await table_with_players(manager)
        anna, ben = await enter(watched_table, guest("Anna")), await enter(left, guest("Ben"))
        await left.do(first_move())
        monkeypatch.setattr(module, "_UNLOAD_AFTER_MS", -1)
        await asyncio.sleep(0.05)
        assert set(manager._tables.values()) == {watched_table, left}
        await left.exit(ben)
        await until(lambda: len(manager._tables) == 1)
        monkeypatch.setattr(module, "_UNLOAD_AFTER_MS", 60_000)
        again = await manager.find(left.name)
        assert again is not left
        assert (await wait_for_log(manager, again)).step == 1
        assert await manager.find(watched_table.name) is watched_table
        assert watched_table.visitors == {anna}
        await again.do(first_move())


@async_test
async def test_a_table_that_a_visitor_is_about_to_enter_stays_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise there would be two copies, and visitors of one would miss actions at the other."""
    monkeypatch.setattr(module, "_ROUND_S", 0.01)
    async with open_manager(tmp_path / "tables.sqlite") as manager:
        table = await table_with_players(manager)
        table.last_used -= 10**9
        assert await manager.find(table.name) is table
        await asyncio.sleep(0.05)
        assert await manager.find(table.name) is table
        table.last_used -= 10**9
        await until(lambda: not manager._tables)


@async_test
async def test_a_table_whose_bots_think_stays_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_ROUND_S", 0.01)
    async with open_manager(tmp_path / "tables.sqlite") as manager:
        table = await table_with_players(manager)
        thinking = table._start_task(asyncio.sleep(3600, None))
        table._bot_task = thinking
        table.last_used -= 10**9
        await asyncio.sleep(0.05)
        assert manager._tables
        thinking.cancel()
        await until(lambda: not manager._tables)


@async_test
async def test_presence_is_announced_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_ROUND_S", 0.01)
    async with faulty_manager(tmp_path) as (manager, store):
        told: list[str] = []

        async def tell(name: str, text: str) -> None:
            told.append(text)
            raise StoreError("the database is in trouble", "store-trouble")

        monkeypatch.setattr(store, "notify", tell)
        table = await table_with_players(manager)
        await enter(table, guest("Anna"))
        await until(lambda: len(told) > 4)
        assert set(told) == {f'["{manager.node}",{{"seats":[0],"watchers":0}}]'}


@async_test
async def test_a_round_goes_on_after_an_error_at_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    monkeypatch.setattr(module, "_ROUND_S", 0.01)
    async with open_manager(tmp_path / "tables.sqlite") as manager:
        bad, good = await table_with_players(manager), await table_with_players(manager)
        await enter(bad)

        async def announce() -> None:
            raise ZeroDivisionError("the jack of hearts")

        monkeypatch.setattr(bad, "announce", announce)
        good.last_used -= 10**9
        await until(lambda: good.name not in manager._tables)
        assert set(manager._tables) == {bad.name}
    assert {record.message for record in caplog.records} == {"the round failed at a table"}
    assert "jack" not in str([record.__dict__ for record in caplog.records])


@async_test
async def test_a_damaged_table_is_named_and_others_go_on(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with open_manager(path) as manager:
        broken, whole = await table_with_players(manager), await table_with_players(manager)
        await broken.do(first_move())
    with sqlite3.connect(path) as database:
        database.execute(
            "UPDATE entries SET body = ? WHERE table_id = ? AND seq = 3", (b'{"entry":"Flew","at":1}', broken.name)
        )
    database.close()
    async with open_manager(path) as manager:
        for _ in range(2):
            with pytest.raises(DamagedError) as error:
                await manager.find(broken.name)
            assert (error.value.table, error.value.seq) == (broken.name, 3)
        found = await manager.find(whole.name)
        await found.do(first_move())
        await wait_for_log(manager, found)


@async_test
async def test_simultaneous_requests_for_a_rematch_open_one_table(tmp_path: Path) -> None:
    async with open_manager(tmp_path / "tables.sqlite") as manager:
        table = await table_with_players(manager, game="karteneck")
        with pytest.raises(TableError) as refusal:
            await manager.rematch(table, guest("Anna"))
        assert refusal.value.reason == "table-not-over"
        await play(table)
        watcher = await enter(table)
        messages_of(watcher)
        names = await asyncio.gather(*(manager.rematch(table, guest(name)) for name in ("Anna", "Ben", "Anna")))
        assert len(set(names)) == 1
        assert messages_of(watcher)[-1]["rematch"] == names[0]
        assert await manager.rematch(table, guest("Ben")) == names[0]
        assert {listed.table for listed in await manager.games_of(guest("Ben"))} == {table.name, names[0]}
        again = await (await manager.find(names[0])).current()
        assert again.opened.earlier == table.name
        assert [seat.reserved_for for seat in again.seats] == [guest("Ben"), guest("Anna")]
        await wait_for_log(manager, table)


@async_test
async def test_a_rematch_opened_but_not_noted_is_found(tmp_path: Path) -> None:
    """The server may be killed in between."""
    async with faulty_manager(tmp_path) as (manager, store):
        table = await table_with_players(manager, game="karteneck")
        await play(table)
        store.after = 1
        with pytest.raises(StoreError):
            await manager.rematch(table, guest("Anna"))
        assert (await table.current()).rematch == ""
        name = await manager.rematch(table, guest("Ben"))
        assert (await (await manager.find(name)).current()).opened.host == guest("Anna")


@async_test
async def test_a_game_is_rated_once(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path) as (manager, store):
        table = await table_with_players(manager, game="karteneck")
        for _ in range(500):
            store.after = 1
            with pytest.raises(StoreError):
                await table.do(first_move())
            if (await table.current()).phase == "over":
                break
        await table.do(say_action(0))
        ratings = await manager.ratings("karteneck")
        assert {(rating.name, rating.games) for rating in ratings} == {("Anna", 1), ("Ben", 1)}


@async_test
async def test_news_is_passed_on_after_an_error_at_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with faulty_manager(tmp_path) as (manager, store):
        bad, good = await table_with_players(manager), await table_with_players(manager)
        heard_of: list[tuple[int, str]] = []

        async def wrong(seq: int, text: str) -> None:
            raise ZeroDivisionError("the jack of hearts")

        async def right(seq: int, text: str) -> None:
            heard_of.append((seq, text))

        monkeypatch.setattr(bad, "hear", wrong)
        monkeypatch.setattr(good, "hear", right)
        for news in (
            News(bad.name, 5, ""),
            News("elsewhere", 5, ""),
            News(good.name, 6, ""),
            News(good.name, 0, "text"),
            News("", 0, ""),
        ):
            store._feeds.put(news)
        await until(lambda: len(heard_of) == 3)
        assert heard_of == [(6, ""), (0, "text"), (0, "")]
    assert [record.message for record in caplog.records] == ["news of a table failed"] * 2
    assert "jack" not in str([record.__dict__ for record in caplog.records])


@async_test
async def test_a_manager_closes_after_failed_tasks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_manager(tmp_path / "tables.sqlite", bots=True) as manager:
        table = await table_with_players(manager, ["open", "random"])
        anna = await enter(table, guest("Anna"))

        async def fail() -> None:
            raise ZeroDivisionError

        manager._tasks.append(asyncio.create_task(fail()))
        table._start_task(fail())
        closing = asyncio.create_task(manager.close())
        await until(lambda: {"type": "bye"} in messages_of(anna))
        await table.exit(anna)
        await closing
        assert manager._tables == {}
        await manager.close()


@async_test
async def test_gauges_and_counters_are_updated(tmp_path: Path) -> None:
    async with open_manager(tmp_path / "tables.sqlite", bots=True) as manager:
        await table_with_players(manager)
        await manager.open(TableConfig("heckmeck", ("open", "open")), HOST)
        await manager.measure()
        told = generate_latest(manager.metrics.registry).decode()
        for line in (
            'roost_tables{phase="waiting"} 1.0',
            'roost_tables{phase="playing"} 1.0',
            'roost_tables{phase="over"} 0.0',
            "roost_live_tables 2.0",
            'roost_bot_queue{lane="quick"} 0.0',
            'roost_bot_busy{lane="deep"} 0.0',
            'roost_worker_troubles{kind="fallbacks"} 0.0',
        ):
            assert line in told


# Two nodes on one database.


@async_test
async def test_two_nodes_that_write_at_once_lose_nothing(postgres_url: str) -> None:
    async with open_manager(postgres_url) as first, open_manager(postgres_url) as second:
        here = await table_with_players(first, ["open"] * 4)
        there = await second.find(here.name)
        visitors = [await enter(table, guest("Anna")) for table in (here, there)]
        remarks = [(seat, f"{node} {number}") for seat in range(4) for node in "ab" for number in range(2)]
        await asyncio.gather(
            *((here if text[0] == "a" else there).do(say_action(seat, text, text)) for seat, text in remarks)
        )
        for manager, table in ((first, here), (second, there)):
            found = await wait_for_log(manager, table)
            assert sorted((said.seat, said.text) for said in found.remarks) == sorted(remarks)
        for visitor in visitors:
            told = [said for message in messages_of(visitor) for said in message["remarks"]]
            assert sorted((said["seat"], said["text"]) for said in told) == sorted(remarks), "each remark once"


@async_test
async def test_of_two_equal_moves_at_two_nodes_one_counts(postgres_url: str) -> None:
    async with open_manager(postgres_url) as first, open_manager(postgres_url) as second:
        here = await table_with_players(first)
        there = await second.find(here.name)
        for step in range(10):
            found = await asyncio.gather(*(table.do(first_move(f"move {step}")) for table in (here, there)))
            assert [table.step for table in found] == [step + 1] * 2
        await wait_for_log(first, here)
        await wait_for_log(second, there)


def everybody_is_there(visitor: Visitor) -> bool:
    """Return the last entry that a visitor was shown."""
    return any(all(seat.get("present") for seat in message["seats"]) for message in messages_of(visitor))


@async_test
async def test_a_table_that_waits_for_the_database_delays_no_other(tmp_path: Path) -> None:
    """A node unplugged while it writes delays the writers of that table for seconds."""
    async with faulty_manager(tmp_path) as (manager, store):
        slow, quick = await table_with_players(manager), await table_with_players(manager)
        visitor = await enter(quick, guest("Anna"))
        store.held = asyncio.Event()
        writing = asyncio.create_task(slow.do(first_move()))
        await until(lambda: store.waiting > 0)
        for news in (News(slow.name, 0, ""), News(quick.name, 0, '["another",{"seats":[1]}]')):
            store._feeds.put(news)
        await until(lambda: any("present" in message["seats"][1] for message in messages_of(visitor)))
        assert not writing.done()
        store.held.set()
        assert (await writing).step == 1


@async_test
async def test_actions_at_one_node_are_shown_at_the_other(postgres_url: str) -> None:
    async with open_manager(postgres_url) as first, open_manager(postgres_url) as second:
        here = await table_with_players(first)
        anna = await enter(here, guest("Anna"))
        there = await second.find(here.name)
        ben = await enter(there, guest("Ben"))
        for visitor in (anna, ben):
            await until(partial(everybody_is_there, visitor))
        await here.do(first_move())
        await until(lambda: any(message["step"] == 1 for message in messages_of(ben)))
        await here.exit(anna)
        await until(lambda: any("present" not in message["seats"][0] for message in messages_of(ben)))


@async_test
async def test_a_bots_move_is_made_after_its_node_died(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "_OTHER_NODE_S", 0.02)
    async with open_manager(postgres_url) as first, open_manager(postgres_url, bots=True) as second:
        here = await table_with_players(first, ["open", "random"])
        there = await second.find(here.name)
        await enter(there, guest("Anna"))
        # The first node writes Anna's move, and nothing after it.
        monkeypatch.setattr(here, "_start_thinking", lambda: None)
        for _ in range(6):
            await until_person_on_turn(here)
            await here.do(first_move())
        await until(lambda: bool(there._table and not there._table.bot_to_move()))
        entries = (await wait_for_log(second, there)).step
        assert entries >= 6


@async_test
async def test_two_nodes_open_one_rematch(postgres_url: str) -> None:
    async with open_manager(postgres_url) as first, open_manager(postgres_url) as second:
        here = await table_with_players(first, game="karteneck")
        there = await second.find(here.name)
        await play(here)
        await wait_for_log(second, there)
        names = await asyncio.gather(first.rematch(here, guest("Anna")), second.rematch(there, guest("Ben")))
        assert len(set(names)) == 1
        assert len(await first.games_of(guest("Anna"))) == 2
