"""A live table goes on by itself: bots move and clocks run out."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from roost.core.errors import RoostError
from roost.tables import live_table as module
from roost.tables import table_manager as house_module
from roost.tables.errors import StaleError
from roost.tables.live_table import kind_of, now
from roost.tables.log_entries import Moved, Replaced, Said
from roost.tables.table import Table
from roost.tables.visitor import Visitor
from roost.workers.bot_move import BotMove
from roost.workers.pool import WorkerPool
from tests.tables.managers import (
    NAMES,
    agree,
    asynchronous,
    come_back,
    entered,
    first_move,
    heard,
    housing,
    leave,
    log_of,
    say,
    seated,
    troubled,
    until,
    until_turn,
    written_elsewhere,
)
from tests.tables.scenes import clock, guest


@asynchronous
async def test_bots_play_until_a_person_is_to_decide(tmp_path: Path) -> None:
    async with troubled(tmp_path, bots=True) as (house, _store):
        table = await seated(house, ["random", "open", "random"], "karteneck")
        await entered(table, guest("Ben"))
        for _ in range(5):
            found = await until_turn(table, 1)
            await table.do(first_move())
        moves = [entry for entry in await log_of(house.store, table.name) if isinstance(entry, Moved)]
        assert {move.bot for move in moves if move.seat != 1} == {"random"}
        assert {move.bot for move in moves if move.seat == 1} == {""}
        assert found.plan.seats == ("random", "open", "random")


@asynchronous
async def test_bots_wait_when_all_people_have_left_and_go_on_when_one_returns(tmp_path: Path) -> None:
    async with troubled(tmp_path, bots=True) as (house, _store):
        table = await seated(house, ["open", "random"], substitute="random")
        anna = await entered(table, guest("Anna"))
        await until_turn(table, 0)
        left = await table.do(leave(0))
        step = left.step
        await until(lambda: table._thinking is None or table._thinking.done())
        await asyncio.sleep(0.05)
        assert (await table.peek()).step == step
        assert table.idle is False
        await table.exit(anna)
        assert table.idle
        anna = await entered(table, guest("Anna"))
        await table.do(come_back(0))
        await table.do(first_move())
        await until_turn(table, 0)
        await agree(house, table)


@asynchronous
async def test_a_bot_whose_seat_was_taken_over_meanwhile_does_not_move(tmp_path: Path) -> None:
    class Slow(WorkerPool):
        asked = 0
        answer: asyncio.Event

        async def choose(self, *given: Any) -> BotMove:
            self.asked += 1
            await self.answer.wait()
            return await super().choose(*given)

    crew = Slow()
    crew.answer = asyncio.Event()
    async with housing(tmp_path / "tables.sqlite", bots=True, crew=crew) as house:
        table = await seated(house, ["open", "open"], substitute="random")
        await entered(table, guest("Anna"))
        await entered(table, guest("Ben"))
        turn = (await table.peek()).turn
        await table.do(leave(turn))
        await until(lambda: crew.asked == 1)
        await table.do(come_back(turn))
        crew.answer.set()
        await until(lambda: table._thinking is not None and table._thinking.done())
        assert (await agree(house, table)).step == 0
        assert crew.asked == 1


@asynchronous
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

    async with housing(tmp_path / "tables.sqlite", bots=True, crew=Failing()) as house:
        table = await seated(house, ["open", "random"])
        await entered(table, guest("Anna"))
        await until_turn(table, 0)
        while not (await table.do(first_move())).decides():
            await until_turn(table, 0)
        await until_turn(table, 0)
        await agree(house, table)
    reasons = [record.__dict__["reason"] for record in caplog.records if record.message == "a table waits"]
    # On a busy machine the workers may not have been ready in time, either.
    assert sum(reason.startswith("ZeroDivisionError at ") for reason in reasons) == 2
    assert {reason for reason in reasons if not reason.startswith("ZeroDivisionError at ")} <= {"bots-busy"}
    assert "jack" not in caplog.text


@asynchronous
async def test_where_nobody_waits_a_bot_that_fails_is_left_alone(tmp_path: Path) -> None:
    crew = WorkerPool()
    # Nobody is at work.
    async with housing(tmp_path / "tables.sqlite", crew=crew) as house:
        table = await seated(house, ["open", "random"])
        for _ in range(200):
            if (await table.peek()).decides():
                break
            await table.do(first_move())
        await until(lambda: table._thinking is not None and table._thinking.done())
        assert table.idle
        await crew.start()
        anna = await entered(table, guest("Anna"))
        await until_turn(table, 0)
        assert heard(anna)


@asynchronous
async def test_the_bell_rings_and_a_bot_takes_over(tmp_path: Path) -> None:
    async with troubled(tmp_path, bots=True) as (house, store):
        table = await seated(house, clock=clock("move", 1), substitute="random")
        visitor = await entered(table)
        first = (await table.peek()).turn
        store.before = 2
        await until(lambda: any(message["step"] for message in heard(visitor)))
        entries = await log_of(store, table.name)
        taken = [entry for entry in entries if isinstance(entry, Replaced)]
        assert (taken[0].seat, taken[0].cause, taken[0].by) == (first, "time", -1)
        assert store.before == 0, "trouble with the store has only delayed it"
        await agree(house, table)


@asynchronous
async def test_a_clock_that_is_put_back_only_delays_the_bell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with troubled(tmp_path) as (house, _store):
        table = await seated(house, clock=clock("move", 1))
        await entered(table)
        # Now somebody waits for it.
        await asyncio.sleep(0.01)
        monkeypatch.setattr(module, "now", lambda: now() - 700)
        await until(lambda: bool(table._table and any(seat.cause == "time" for seat in table._table.seats)))
        await agree(house, table)


@asynchronous
async def test_a_clock_that_ran_out_while_nobody_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour ago everybody went, and the server too."""
    path = tmp_path / "tables.sqlite"
    async with housing(path) as house:
        for where in (module, house_module):
            monkeypatch.setattr(where, "now", lambda: now() - 3_600_000)
        table = await seated(house, clock=clock("bank", 60))
        name, turn = table.name, (await table.peek()).turn
    monkeypatch.setattr(module, "now", now)
    monkeypatch.setattr(house_module, "now", now)
    async with housing(path, bots=True) as house:
        table = await house.find(name)
        assert (await table.peek()).seats[turn].person, "nobody has looked yet"
        other = await entered(table, guest(NAMES[1 - turn]))
        await until(lambda: any(seat.get("cause") for message in heard(other) for seat in message["seats"]))
        found = await table.peek()
        assert found.seats[turn].cause == "time"
        await until(lambda: bool(table._table and table._table.step > 0))
        await agree(house, table)


@asynchronous
async def test_who_comes_back_too_late_is_not_quicker_than_the_bell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program may say hello and make its move in one breath."""
    path = tmp_path / "tables.sqlite"
    async with housing(path) as house:
        for where in (module, house_module):
            monkeypatch.setattr(where, "now", lambda: now() - 3_600_000)
        table = await seated(house, clock=clock("bank", 60))
        name, turn = table.name, (await table.peek()).turn
    monkeypatch.setattr(module, "now", now)
    monkeypatch.setattr(house_module, "now", now)
    async with housing(path) as house:
        table = await house.find(name)
        visitor = Visitor([guest(NAMES[turn])])
        await table.enter(visitor)
        with pytest.raises(StaleError) as refused:
            await table.do(first_move())
        assert refused.value.reason == "table-replaced"
        assert heard(visitor)[0]["seats"][turn]["cause"] == "time", "the first thing that they see"


@asynchronous
async def test_a_move_in_time_stops_the_bell(tmp_path: Path) -> None:
    async with troubled(tmp_path) as (house, _store):
        table = await seated(house, clock=clock("move", 600))
        await entered(table)
        first = table._alarm
        assert first is not None
        await table.do(first_move())
        await asyncio.gather(first, return_exceptions=True)
        assert first.cancelled()
        assert table._alarm is not None
        assert table._alarm is not first
        assert len(table._tasks) == 1


@asynchronous
async def test_a_bots_move_that_is_another_nodes_to_make_is_not_made_at_once(tmp_path: Path) -> None:
    async with troubled(tmp_path, bots=True) as (house, store):
        table = await seated(house, ["open", "random"])
        await until_turn(table, 0)
        seq = 0
        for _ in range(200):
            seq = await written_elsewhere(store, table, first_move())
            if Table.of(table.name, await log_of(store, table.name)).decides():
                break
        await table.hear(seq, "")
        assert (await table.peek()).decides() == "random"
        first = table._backup
        assert first is not None
        assert table._thinking is None or table._thinking.done()
        await table.do(say(0))
        assert first.cancelled(), "who does something here takes the move upon itself"
        await until_turn(table, 0)
        again = await written_elsewhere(store, table, say(0, "from afar"))
        await table.hear(again, "")
        assert table._backup is None, "it is a person's move"


@asynchronous
async def test_nobody_waits_for_another_node_after_the_end(tmp_path: Path) -> None:
    async with troubled(tmp_path) as (house, _store):
        table = await seated(house, ["open", "random"])
        called: list[str] = []
        table._backup = asyncio.get_running_loop().call_later(0.01, called.append, "too late")
        await table.close()
        await asyncio.sleep(0.05)
        assert called == []


@asynchronous
async def test_nothing_goes_on_after_the_end(tmp_path: Path) -> None:
    async with troubled(tmp_path, bots=True) as (house, _store):
        table = await seated(house, ["open", "random"], clock=clock("move", 600))
        anna = await entered(table, guest("Anna"))
        closing = asyncio.create_task(table.close())
        await until(lambda: {"type": "bye"} in heard(anna))
        await table.exit(anna)
        await closing
        assert table._tasks == set()
        await table.do(say(0))
        await entered(table, guest("Anna"))
        assert table._tasks == set(), "who comes now is sent elsewhere"
        await table.close()


@asynchronous
async def test_somebody_who_does_not_go_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_GOODBYES", 3)
    async with troubled(tmp_path) as (house, _store):
        table = await seated(house)
        anna = await entered(table, guest("Anna"))
        await table.close()
        assert heard(anna)[-1] == {"type": "bye"}


def test_only_the_kind_of_a_mistake_is_told() -> None:
    assert kind_of(RoostError("seat 3 holds the jack", "some-reason")) == "some-reason"
    assert kind_of(KeyError("the jack")) == "KeyError"
    with pytest.raises(KeyError) as caught:
        dict[str, int]()["the jack"]
    assert kind_of(caught.value).startswith("KeyError at test_restart.py:")


@asynchronous
async def test_what_was_said_is_measured(tmp_path: Path) -> None:
    async with troubled(tmp_path, bots=True) as (house, _store):
        table = await seated(house, ["open", "random"])
        await entered(table, guest("Anna"))
        await until_turn(table, 0)
        await table.do(first_move())
        await table.do(say(0))
        moves = [entry for entry in await log_of(house.store, table.name) if not isinstance(entry, Said)]
        people = sum(isinstance(entry, Moved) and not entry.bot for entry in moves)
        assert house.meter.moves.labels("person")._value.get() == people
