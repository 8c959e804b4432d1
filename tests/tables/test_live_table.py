"""A live table: what is shown is in the log, and what is in the log is shown."""

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
from roost.tables.table import Table
from tests.tables.managers import (
    NAMES,
    agree,
    asynchronous,
    entered,
    first_move,
    heard,
    log_of,
    say,
    seated,
    troubled,
    until,
    until_turn,
    watched,
)
from tests.tables.scenes import guest


@asynchronous
async def test_everybody_is_shown_what_was_written(tmp_path: Path) -> None:
    async with troubled(tmp_path) as (house, store):
        table = await seated(house)
        visitors = [await entered(table, guest(name)) for name in NAMES[:2]]
        spectator = await entered(table)
        for visitor in (*visitors, spectator):
            heard(visitor)
        store.held = asyncio.Event()
        doing = asyncio.create_task(table.do(first_move()))
        await until(lambda: store.waiting == 1)
        assert not any(map(heard, (*visitors, spectator))), "nothing is shown before it is written"
        store.held.set()
        after = await doing
        for seat, visitor in enumerate((*visitors, spectator)):
            (message,) = heard(visitor)
            assert (message["seq"], message["step"]) == (after.seq, 1)
            assert message["seat"] == (seat if seat < 2 else None)
            assert {event["seq"] for event in message["events"]} == {after.seq}
        await agree(house, table)


@asynchronous
async def test_what_is_refused_is_neither_written_nor_shown(tmp_path: Path) -> None:
    async with watched(tmp_path) as (_house, store, table, visitor):
        before = (await table.peek()).seq
        for _ in range(3):
            with pytest.raises(TableError):
                await table.do(say(0, ""))
        assert heard(visitor) == []
        assert len(await store.read(table.name)) == before
        await table.do(lambda table, at: ())
        assert heard(visitor) == []


@pytest.mark.parametrize("moment", ["before", "after"])
@asynchronous
async def test_a_store_that_fails_loses_and_doubles_nothing(tmp_path: Path, moment: str) -> None:
    async with watched(tmp_path, guest("Anna")) as (house, store, table, visitor):
        for number in range(6):
            setattr(store, moment, 1)
            act = first_move(f"move {number}")
            with pytest.raises(StoreError) as error:
                await table.do(act)
            assert error.value.reason == "store-trouble"
            again = await table.do(act)
            assert again.step == number + 1
            await table.do(act)
            found = await agree(house, table)
            assert found.step == number + 1
            steps = [message["step"] for message in heard(visitor)]
            assert steps == sorted(steps)
            assert steps[-1] == number + 1
        assert sum(isinstance(entry, Moved) for entry in await log_of(store, table.name)) == 6


@asynchronous
async def test_what_was_written_is_shown_though_the_answer_was_lost(tmp_path: Path) -> None:
    """Nobody sends it again, and nobody does anything else."""
    async with watched(tmp_path) as (house, store, table, visitor):
        store.after, store.reads = 1, 3
        with pytest.raises(StoreError):
            await table.do(first_move())
        await until(lambda: not visitor.outbox.empty())
        (message,) = heard(visitor)
        assert message["step"] == 1
        assert message["events"]
        assert store.reads == 0
        await agree(house, table)


@asynchronous
async def test_bots_go_on_though_the_answer_was_lost(tmp_path: Path) -> None:
    async with troubled(tmp_path, bots=True) as (house, store):
        table = await seated(house, ["open", "random"])
        await entered(table, guest("Anna"))
        for _ in range(200):
            await until_turn(table, 0)
            store.after = 1
            with pytest.raises(StoreError):
                await table.do(first_move())
            if Table.of(table.name, await log_of(store, table.name)).turn == 1:
                break
        await until_turn(table, 0)
        await agree(house, table)


@asynchronous
async def test_a_bot_whose_move_cannot_be_written_tries_again(tmp_path: Path) -> None:
    async with troubled(tmp_path, bots=True) as (house, store):
        table = await seated(house, ["open", "random"])
        await entered(table, guest("Anna"))
        await until_turn(table, 0)
        while not (await table.do(first_move())).decides():
            await until_turn(table, 0)
        store.before, store.reads = 3, 2
        await until(lambda: store.before == 0 and store.reads == 0)
        await until_turn(table, 0)
        await agree(house, table)


@asynchronous
async def test_a_caller_who_is_cancelled_leaves_nothing_half_done(tmp_path: Path) -> None:
    async with watched(tmp_path) as (house, store, table, _visitor):
        store.held = asyncio.Event()
        doing = asyncio.create_task(table.do(first_move()))
        queued = asyncio.create_task(table.do(say(0)))
        await until(lambda: store.waiting == 1)
        doing.cancel()
        queued.cancel()
        store.held.set()
        assert all(
            isinstance(error, asyncio.CancelledError)
            for error in await asyncio.gather(doing, queued, return_exceptions=True)
        )
        store.held = None
        found = await agree(house, table)
        assert found.step == 0
        assert (await table.do(first_move())).step == 1
        await agree(house, table)


@asynchronous
async def test_what_a_caller_who_was_cancelled_has_written_is_shown(tmp_path: Path) -> None:
    async with watched(tmp_path) as (house, store, table, visitor):
        store.kept = asyncio.Event()
        doing = asyncio.create_task(table.do(first_move()))
        await until(lambda: store.waiting == 1)
        doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)
        assert doing.cancelled()
        store.kept = None
        await until(lambda: not visitor.outbox.empty())
        assert [message["step"] for message in heard(visitor)] == [1]
        assert (await agree(house, table)).step == 1
        assert (await table.do(first_move())).step == 2
        await agree(house, table)


@asynchronous
async def test_a_table_that_changes_too_fast_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with troubled(tmp_path) as (house, store):
        table = await seated(house)

        async def taken(*given: Any) -> None:
            raise TakenError("somebody was first", "store-taken")

        monkeypatch.setattr(store, "append", taken)
        with pytest.raises(TakenError) as error:
            await table.do(first_move())
        assert error.value.reason == "table-busy"
        assert house.meter.conflicts._value.get() == module._TRIES
        monkeypatch.undo()
        await agree(house, table)


@asynchronous
async def test_a_mistake_of_ours_leaves_nothing_half_done(tmp_path: Path) -> None:
    async with troubled(tmp_path) as (house, _store):
        table = await seated(house)

        def wrong(table: Table, at: int) -> Sequence[Entry]:
            first_move()(table, at)
            raise ZeroDivisionError

        def half_way(table: Table, at: int) -> Sequence[Entry]:
            table.seats[0].name = "somebody else"
            raise ZeroDivisionError

        for act in (wrong, half_way):
            with pytest.raises(ZeroDivisionError):
                await table.do(act)
            assert (await agree(house, table)).step == 0
