"""A live table goes on by itself: bots move and clocks run out."""

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
async def test_bots_play_until_a_person_is_to_decide(tmp_path: Path) -> None:
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
async def test_a_bot_whose_seat_was_taken_over_meanwhile_does_not_move(tmp_path: Path) -> None:
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
async def test_a_bot_that_fails_is_asked_again_and_the_log_says_why(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
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
    reasons = [record.__dict__["reason"] for record in caplog.records if record.message == "a table waits"]
    # On a busy machine the workers may not have been ready in time, either.
    assert sum(reason.startswith("ZeroDivisionError at ") for reason in reasons) == 2
    assert {reason for reason in reasons if not reason.startswith("ZeroDivisionError at ")} <= {"bots-busy"}
    assert "jack" not in caplog.text


@async_test
async def test_where_nobody_waits_a_bot_that_fails_is_left_alone(tmp_path: Path) -> None:
    pool = WorkerPool()
    # Nobody is at work.
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
async def test_the_bell_rings_and_a_bot_takes_over(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path, bots=True) as (manager, store):
        table = await table_with_players(manager, clock=clock("move", 1), substitute="random")
        visitor = await enter(table)
        first = (await table.current()).turn
        store.before = 2
        await until(lambda: any(message["step"] for message in messages_of(visitor)))
        entries = await log_of(store, table.name)
        taken = [entry for entry in entries if isinstance(entry, Replaced)]
        assert (taken[0].seat, taken[0].cause, taken[0].by) == (first, "time", -1)
        assert store.before == 0, "trouble with the store has only delayed it"
        await wait_for_log(manager, table)


@async_test
async def test_a_clock_that_is_put_back_only_delays_the_bell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await table_with_players(manager, clock=clock("move", 1))
        await enter(table)
        # Now somebody waits for it.
        await asyncio.sleep(0.01)
        monkeypatch.setattr(module, "now", lambda: now() - 700)
        await until(lambda: bool(table._table and any(seat.cause == "time" for seat in table._table.seats)))
        await wait_for_log(manager, table)


@async_test
async def test_a_clock_that_ran_out_while_nobody_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour ago everybody went, and the server too."""
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
        assert (await table.current()).seats[turn].person_plays, "nobody has looked yet"
        other = await enter(table, guest(NAMES[1 - turn]))
        await until(lambda: any(seat.get("cause") for message in messages_of(other) for seat in message["seats"]))
        found = await table.current()
        assert found.seats[turn].cause == "time"
        await until(lambda: bool(table._table and table._table.step > 0))
        await wait_for_log(manager, table)


@async_test
async def test_who_comes_back_too_late_is_not_quicker_than_the_bell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program may say hello and make its move in one breath."""
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
        assert messages_of(visitor)[0]["seats"][turn]["cause"] == "time", "the first thing that they see"


@async_test
async def test_a_move_in_time_stops_the_bell(tmp_path: Path) -> None:
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
async def test_a_bots_move_that_is_another_nodes_to_make_is_not_made_at_once(tmp_path: Path) -> None:
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
        assert first.cancelled(), "who does something here takes the move upon itself"
        await until_turn(table, 0)
        again = await write_elsewhere(store, table, say_action(0, "from afar"))
        await table.hear(again, "")
        assert table._bot_timer is None, "it is a person's move"


@async_test
async def test_nobody_waits_for_another_node_after_the_end(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await table_with_players(manager, ["open", "random"])
        called: list[str] = []
        table._bot_timer = asyncio.get_running_loop().call_later(0.01, called.append, "too late")
        await table.close()
        await asyncio.sleep(0.05)
        assert called == []


@async_test
async def test_nothing_goes_on_after_the_end(tmp_path: Path) -> None:
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
        assert table._tasks == set(), "who comes now is sent elsewhere"
        await table.close()


@async_test
async def test_somebody_who_does_not_go_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MAX_EXIT_POLLS", 3)
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await table_with_players(manager)
        anna = await enter(table, guest("Anna"))
        await table.close()
        assert messages_of(anna)[-1] == {"type": "bye"}


def test_only_the_kind_of_a_mistake_is_told() -> None:
    assert error_kind(RoostError("seat 3 holds the jack", "some-reason")) == "some-reason"
    assert error_kind(KeyError("the jack")) == "KeyError"
    with pytest.raises(KeyError) as caught:
        dict[str, int]()["the jack"]
    assert error_kind(caught.value).startswith("KeyError at test_restart.py:")


@async_test
async def test_what_was_said_is_measured(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path, bots=True) as (manager, _store):
        table = await table_with_players(manager, ["open", "random"])
        await enter(table, guest("Anna"))
        await until_turn(table, 0)
        await table.do(first_move())
        await table.do(say_action(0))
        moves = [entry for entry in await log_of(manager.store, table.name) if not isinstance(entry, Said)]
        people = sum(isinstance(entry, Moved) and not entry.bot for entry in moves)
        assert manager.metrics.moves.labels("person")._value.get() == people
