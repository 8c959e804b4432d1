"""Live tables: everything shown is in the log, and everything in the log is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from roost.store.errors import StoreError, TakenError
from roost.tables import live_table as module
from roost.tables.errors import TableError
from roost.tables.log_entries import Entry, Moved
from roost.tables.log_reading import read_log
from roost.tables.table import Table
from tests.tables.managers import (
    NAMES,
    async_test,
    enter,
    faulty_manager,
    first_move,
    log_of,
    messages_of,
    say_action,
    table_with_players,
    until,
    until_turn,
    wait_for_log,
    watched_table,
)
from tests.tables.scenes import guest


@async_test
async def test_written_entries_are_shown_to_everybody(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path) as (manager, store):
        table = await table_with_players(manager)
        visitors = [await enter(table, guest(name)) for name in NAMES[:2]]
        spectator = await enter(table)
        for visitor in (*visitors, spectator):
            messages_of(visitor)
        store.held = asyncio.Event()
        doing = asyncio.create_task(table.do(first_move()))
        await until(lambda: store.waiting == 1)
        assert not any(map(messages_of, (*visitors, spectator))), "an entry is shown only after it is written"
        store.held.set()
        after = await doing
        for seat, visitor in enumerate((*visitors, spectator)):
            (message,) = messages_of(visitor)
            assert (message["seq"], message["step"]) == (after.seq, 1)
            assert message["seat"] == (seat if seat < 2 else None)
            assert {event["seq"] for event in message["events"]} == {after.seq}
        await wait_for_log(manager, table)


@async_test
async def test_refused_actions_are_neither_written_nor_shown(tmp_path: Path) -> None:
    async with watched_table(tmp_path) as (_house, store, table, visitor):
        before = (await table.current()).seq
        for _ in range(3):
            with pytest.raises(TableError):
                await table.do(say_action(0, ""))
        assert messages_of(visitor) == []
        assert len(await store.read(table.name)) == before
        await table.do(lambda table, at: ())
        assert messages_of(visitor) == []


@pytest.mark.parametrize("moment", ["before", "after"])
@async_test
async def test_a_failing_store_loses_and_doubles_nothing(tmp_path: Path, moment: str) -> None:
    async with watched_table(tmp_path, guest("Anna")) as (manager, store, table, visitor):
        for number in range(6):
            setattr(store, moment, 1)
            act = first_move(f"move {number}")
            with pytest.raises(StoreError) as error:
                await table.do(act)
            assert error.value.reason == "store-trouble"
            again = await table.do(act)
            assert again.step == number + 1
            await table.do(act)
            found = await wait_for_log(manager, table)
            assert found.step == number + 1
            steps = [message["step"] for message in messages_of(visitor)]
            assert steps == sorted(steps)
            assert steps[-1] == number + 1
        assert sum(isinstance(entry, Moved) for entry in await log_of(store, table.name)) == 6


@async_test
async def test_a_write_with_a_lost_answer_is_shown(tmp_path: Path) -> None:
    """It is shown without a retry or another action."""
    async with watched_table(tmp_path) as (manager, store, table, visitor):
        store.after, store.reads = 1, 3
        with pytest.raises(StoreError):
            await table.do(first_move())
        await until(lambda: not visitor.outbox.empty())
        (message,) = messages_of(visitor)
        assert message["step"] == 1
        assert message["events"]
        assert store.reads == 0
        await wait_for_log(manager, table)


@async_test
async def test_bots_go_on_after_a_lost_answer(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path, bots=True) as (manager, store):
        table = await table_with_players(manager, ["open", "random"])
        await enter(table, guest("Anna"))
        for _ in range(200):
            await until_turn(table, 0)
            store.after = 1
            with pytest.raises(StoreError):
                await table.do(first_move())
            if read_log(table.name, await log_of(store, table.name)).turn == 1:
                break
        await until_turn(table, 0)
        await wait_for_log(manager, table)


@async_test
async def test_a_bots_move_is_retried_when_the_write_fails(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path, bots=True) as (manager, store):
        table = await table_with_players(manager, ["open", "random"])
        await enter(table, guest("Anna"))
        await until_turn(table, 0)
        while not (await table.do(first_move())).bot_to_move():
            await until_turn(table, 0)
        store.before, store.reads = 3, 2
        await until(lambda: store.before == 0 and store.reads == 0)
        await until_turn(table, 0)
        await wait_for_log(manager, table)


@async_test
async def test_a_cancelled_action_leaves_nothing_half_done(tmp_path: Path) -> None:
    async with watched_table(tmp_path) as (manager, store, table, _visitor):
        store.held = asyncio.Event()
        doing = asyncio.create_task(table.do(first_move()))
        queued = asyncio.create_task(table.do(say_action(0)))
        await until(lambda: store.waiting == 1)
        doing.cancel()
        queued.cancel()
        store.held.set()
        assert all(
            isinstance(error, asyncio.CancelledError)
            for error in await asyncio.gather(doing, queued, return_exceptions=True)
        )
        store.held = None
        found = await wait_for_log(manager, table)
        assert found.step == 0
        assert (await table.do(first_move())).step == 1
        await wait_for_log(manager, table)


@async_test
async def test_an_action_cancelled_after_its_write_is_shown(tmp_path: Path) -> None:
    async with watched_table(tmp_path) as (manager, store, table, visitor):
        store.kept = asyncio.Event()
        doing = asyncio.create_task(table.do(first_move()))
        await until(lambda: store.waiting == 1)
        doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)
        assert doing.cancelled()
        store.kept = None
        await until(lambda: not visitor.outbox.empty())
        assert [message["step"] for message in messages_of(visitor)] == [1]
        assert (await wait_for_log(manager, table)).step == 1
        assert (await table.do(first_move())).step == 2
        await wait_for_log(manager, table)


@async_test
async def test_an_action_fails_after_too_many_conflicts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with faulty_manager(tmp_path) as (manager, store):
        table = await table_with_players(manager)

        async def taken(*given: Any) -> None:
            raise TakenError("somebody was first", "store-taken")

        monkeypatch.setattr(store, "append", taken)
        with pytest.raises(TakenError) as error:
            await table.do(first_move())
        assert error.value.reason == "table-busy"
        assert manager.metrics.conflicts._value.get() == module._MAX_COMMIT_ATTEMPTS
        monkeypatch.undo()
        await wait_for_log(manager, table)


@async_test
async def test_a_bug_in_an_action_leaves_nothing_half_done(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await table_with_players(manager)

        def wrong(table: Table, at: int) -> Sequence[Entry]:
            first_move()(table, at)
            raise ZeroDivisionError

        def half_way(table: Table, at: int) -> Sequence[Entry]:
            table.seats[0].name = "somebody else"
            raise ZeroDivisionError

        for act in (wrong, half_way):
            with pytest.raises(ZeroDivisionError):
                await table.do(act)
            assert (await wait_for_log(manager, table)).step == 0
