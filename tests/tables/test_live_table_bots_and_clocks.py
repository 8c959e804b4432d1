"""Live tables: bots move and clocks run out by themselves."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from roost.core.errors import RoostError
from roost.tables import live_table as module
from roost.tables import table_manager as manager_module
from roost.tables.errors import StaleError
from roost.tables.live_table import error_kind, now
from roost.tables.log_entries import Moved, Replaced, Said
from roost.tables.log_reading import read_log
from roost.tables.visitor import Visitor
from roost.workers.bot_move import BotMove
from roost.workers.pool import WorkerPool
from tests.tables.managers import (
    NAMES,
    async_test,
    come_back_action,
    enter,
    faulty_manager,
    first_move,
    leave_action,
    log_of,
    messages_of,
    open_manager,
    say_action,
    table_with_players,
    until,
    until_turn,
    wait_for_log,
    write_elsewhere,
)
from tests.tables.scenes import clock, guest


@async_test
async def test_bots_play_until_a_person_is_on_turn(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path, bots=True) as (manager, _store):
        table = await table_with_players(manager, ["random", "open", "random"], "karteneck")
        await enter(table, guest("Ben"))
        for _ in range(5):
            found = await until_turn(table, 1)
            await table.do(first_move())
        moves = [entry for entry in await log_of(manager.store, table.name) if isinstance(entry, Moved)]
        assert {move.bot for move in moves if move.seat != 1} == {"random"}
        assert {move.bot for move in moves if move.seat == 1} == {""}
        assert found.config.seats == ("random", "open", "random")


@async_test
async def test_bots_wait_when_all_people_have_left_and_go_on_when_one_returns(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path, bots=True) as (manager, _store):
        table = await table_with_players(manager, ["open", "random"], substitute="random")
        anna = await enter(table, guest("Anna"))
        await until_turn(table, 0)
        left = await table.do(leave_action(0))
        step = left.step
        await until(lambda: table._bot_task is None or table._bot_task.done())
        await asyncio.sleep(0.05)
        assert (await table.current()).step == step
        assert table.idle is False
        await table.exit(anna)
        assert table.idle
        anna = await enter(table, guest("Anna"))
        await table.do(come_back_action(0))
        await table.do(first_move())
        await until_turn(table, 0)
        await wait_for_log(manager, table)


@async_test
async def test_a_bots_move_is_dropped_when_its_person_returns(tmp_path: Path) -> None:
    class Slow(WorkerPool):
        asked = 0
        answer: asyncio.Event

        async def choose(self, *given: Any) -> BotMove:
            self.asked += 1
            await self.answer.wait()
            return await super().choose(*given)

    pool = Slow()
    pool.answer = asyncio.Event()
    async with open_manager(tmp_path / "tables.sqlite", bots=True, pool=pool) as manager:
        table = await table_with_players(manager, ["open", "open"], substitute="random")
        await enter(table, guest("Anna"))
        await enter(table, guest("Ben"))
        turn = (await table.current()).turn
        await table.do(leave_action(turn))
        await until(lambda: pool.asked == 1)
        await table.do(come_back_action(turn))
        pool.answer.set()
        await until(lambda: table._bot_task is not None and table._bot_task.done())
        assert (await wait_for_log(manager, table)).step == 0
        assert pool.asked == 1


@async_test
async def test_a_failing_bot_is_retried_and_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)

    class Failing(WorkerPool):
        failures = 2

        async def choose(self, *given: Any) -> BotMove:
            if self.failures:
                self.failures -= 1
                raise ZeroDivisionError("the jack of hearts")
            return await super().choose(*given)

    async with open_manager(tmp_path / "tables.sqlite", bots=True, pool=Failing()) as manager:
        table = await table_with_players(manager, ["open", "random"])
        await enter(table, guest("Anna"))
        await until_turn(table, 0)
        while not (await table.do(first_move())).bot_to_move():
            await until_turn(table, 0)
        await until_turn(table, 0)
        await wait_for_log(manager, table)
    reasons = [record.__dict__["reason"] for record in caplog.records if record.message == "work at a table failed"]
    # On a busy machine the workers may also have been too slow to start.
    assert sum(reason.startswith("ZeroDivisionError at ") for reason in reasons) == 2
    assert {reason for reason in reasons if not reason.startswith("ZeroDivisionError at ")} <= {"bots-busy"}
    assert "jack" not in caplog.text


@async_test
async def test_a_failing_bot_is_not_retried_without_visitors(tmp_path: Path) -> None:
    pool = WorkerPool()
    # A pool that was never started.
    async with open_manager(tmp_path / "tables.sqlite", pool=pool) as manager:
        table = await table_with_players(manager, ["open", "random"])
        for _ in range(200):
            if (await table.current()).bot_to_move():
                break
            await table.do(first_move())
        await until(lambda: table._bot_task is not None and table._bot_task.done())
        assert table.idle
        await pool.start()
        anna = await enter(table, guest("Anna"))
        await until_turn(table, 0)
        assert messages_of(anna)


@async_test
async def test_a_bot_takes_over_at_the_deadline(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path, bots=True) as (manager, store):
        table = await table_with_players(manager, clock=clock("move", 1), substitute="random")
        visitor = await enter(table)
        first = (await table.current()).turn
        store.before = 2
        await until(lambda: any(message["step"] for message in messages_of(visitor)))
        entries = await log_of(store, table.name)
        taken = [entry for entry in entries if isinstance(entry, Replaced)]
        assert (taken[0].seat, taken[0].cause, taken[0].by) == (first, "time", -1)
        assert store.before == 0, "a failing store only delays it"
        await wait_for_log(manager, table)


@async_test
async def test_a_corrected_wall_clock_only_delays_the_deadline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await table_with_players(manager, clock=clock("move", 1))
        await enter(table)
        # With a visitor the failure is retried.
        await asyncio.sleep(0.01)
        monkeypatch.setattr(module, "now", lambda: now() - 700)
        await until(lambda: bool(table._table and any(seat.cause == "time" for seat in table._table.seats)))
        await wait_for_log(manager, table)


@async_test
async def test_a_deadline_passed_without_visitors_counts_at_the_next_visit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All visitors, and the server, went an hour ago."""
    path = tmp_path / "tables.sqlite"
    async with open_manager(path) as manager:
        for where in (module, manager_module):
            monkeypatch.setattr(where, "now", lambda: now() - 3_600_000)
        table = await table_with_players(manager, clock=clock("bank", 60))
        name, turn = table.name, (await table.current()).turn
    monkeypatch.setattr(module, "now", now)
    monkeypatch.setattr(manager_module, "now", now)
    async with open_manager(path, bots=True) as manager:
        table = await manager.find(name)
        assert (await table.current()).seats[turn].person_plays, "no visitor has entered yet"
        other = await enter(table, guest(NAMES[1 - turn]))
        await until(lambda: any(seat.get("cause") for message in messages_of(other) for seat in message["seats"]))
        found = await table.current()
        assert found.seats[turn].cause == "time"
        await until(lambda: bool(table._table and table._table.step > 0))
        await wait_for_log(manager, table)


@async_test
async def test_a_late_visitor_is_replaced_before_they_can_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program may send its hello and its move together."""
    path = tmp_path / "tables.sqlite"
    async with open_manager(path) as manager:
        for where in (module, manager_module):
            monkeypatch.setattr(where, "now", lambda: now() - 3_600_000)
        table = await table_with_players(manager, clock=clock("bank", 60))
        name, turn = table.name, (await table.current()).turn
    monkeypatch.setattr(module, "now", now)
    monkeypatch.setattr(manager_module, "now", now)
    async with open_manager(path) as manager:
        table = await manager.find(name)
        visitor = Visitor([guest(NAMES[turn])])
        await table.enter(visitor)
        with pytest.raises(StaleError) as refused:
            await table.do(first_move())
        assert refused.value.reason == "table-replaced"
        assert messages_of(visitor)[0]["seats"][turn]["cause"] == "time", "before the first message"


@async_test
async def test_a_move_in_time_stops_the_clock(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await table_with_players(manager, clock=clock("move", 600))
        await enter(table)
        first = table._clock_task
        assert first is not None
        await table.do(first_move())
        await asyncio.gather(first, return_exceptions=True)
        assert first.cancelled()
        assert table._clock_task is not None
        assert table._clock_task is not first
        assert len(table._tasks) == 1


@async_test
async def test_a_bots_move_is_left_to_the_other_node_at_first(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path, bots=True) as (manager, store):
        table = await table_with_players(manager, ["open", "random"])
        await until_turn(table, 0)
        seq = 0
        for _ in range(200):
            seq = await write_elsewhere(store, table, first_move())
            if read_log(table.name, await log_of(store, table.name)).bot_to_move():
                break
        await table.hear(seq, "")
        assert (await table.current()).bot_to_move() == "random"
        first = table._bot_timer
        assert first is not None
        assert table._bot_task is None or table._bot_task.done()
        await table.do(say_action(0))
        assert first.cancelled(), "an action on this node takes over the bot's move"
        await until_turn(table, 0)
        again = await write_elsewhere(store, table, say_action(0, "from afar"))
        await table.hear(again, "")
        assert table._bot_timer is None, "a person is on turn"


@async_test
async def test_a_closed_table_does_not_wait_for_another_node(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await table_with_players(manager, ["open", "random"])
        called: list[str] = []
        table._bot_timer = asyncio.get_running_loop().call_later(0.01, called.append, "too late")
        await table.close()
        await asyncio.sleep(0.05)
        assert called == []


@async_test
async def test_nothing_goes_on_at_a_closed_table(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path, bots=True) as (manager, _store):
        table = await table_with_players(manager, ["open", "random"], clock=clock("move", 600))
        anna = await enter(table, guest("Anna"))
        closing = asyncio.create_task(table.close())
        await until(lambda: {"type": "bye"} in messages_of(anna))
        await table.exit(anna)
        await closing
        assert table._tasks == set()
        await table.do(say_action(0))
        await enter(table, guest("Anna"))
        assert table._tasks == set(), "no task starts after closing"
        await table.close()


@async_test
async def test_closing_does_not_wait_for_ever_for_a_visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MAX_EXIT_POLLS", 3)
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await table_with_players(manager)
        anna = await enter(table, guest("Anna"))
        await table.close()
        assert messages_of(anna)[-1] == {"type": "bye"}


def test_only_type_and_place_of_a_bug_are_logged() -> None:
    assert error_kind(RoostError("seat 3 holds the jack", "some-reason")) == "some-reason"
    assert error_kind(KeyError("the jack")) == "KeyError"
    with pytest.raises(KeyError) as caught:
        dict[str, int]()["the jack"]
    assert error_kind(caught.value).startswith("KeyError at test_live_table_bots_and_clocks.py:")


@async_test
async def test_commits_and_moves_are_counted(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path, bots=True) as (manager, _store):
        table = await table_with_players(manager, ["open", "random"])
        await enter(table, guest("Anna"))
        await until_turn(table, 0)
        await table.do(first_move())
        await table.do(say_action(0))
        moves = [entry for entry in await log_of(manager.store, table.name) if not isinstance(entry, Said)]
        people = sum(isinstance(entry, Moved) and not entry.bot for entry in moves)
        assert manager.metrics.moves.labels("person")._value.get() == people
