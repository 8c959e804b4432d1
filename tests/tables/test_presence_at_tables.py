"""Who is at a live table, and what they are shown."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from roost.store.errors import StoreError
from roost.tables import live_table as module
from roost.tables import visibility
from roost.tables.errors import TableError
from roost.tables.live_table import now
from roost.tables.presence import EXPIRES
from roost.tables.table import Table
from roost.tables.table_config import TableConfig
from roost.tables.visitor import Visitor
from tests.tables.managers import (
    asynchronous,
    entered,
    first_move,
    heard,
    say,
    seated,
    sit,
    troubled,
    until,
)
from tests.tables.scenes import HOST, Scene, guest, ticket


@asynchronous
async def test_who_enters_sees_the_table_and_who_leaves_is_gone(tmp_path: Path) -> None:
    async with troubled(tmp_path) as (house, _store):
        table = await seated(house)
        anna = await entered(table, guest("Anna"))
        (first,) = heard(anna)
        assert first["seats"][0]["present"]
        assert not first["seats"][1].get("present")
        ben = await entered(table, ticket(1))
        watcher = await entered(table)
        assert heard(anna)[-1]["watchers"] == 1
        await table.exit(ben)
        (*_, last) = heard(anna)
        assert "present" not in last["seats"][1]
        assert table.visitors == {anna, watcher}
        await table.exit(ben)
        await table.exit(watcher)
        assert heard(anna)[-1]["watchers"] == 0


@asynchronous
async def test_who_is_there_is_there_however_long_nothing_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with troubled(tmp_path) as (house, _store):
        table = await seated(house)
        anna = await entered(table, guest("Anna"))
        later = now() + 10 * EXPIRES
        monkeypatch.setattr(module, "now", lambda: later)
        assert table.away(0) == 0
        assert table.away(1) > EXPIRES
        await table.do(say(0))
        assert heard(anna)[-1]["seats"][0]["present"]


@asynchronous
async def test_who_sits_down_while_looking_is_present(tmp_path: Path) -> None:
    async with troubled(tmp_path) as (house, _store):
        table = await house.open(TableConfig("heckmeck", ("open", "open")), HOST)
        anna = await entered(table, guest("Anna"))
        assert heard(anna)[-1]["watchers"] == 1
        await table.do(sit(0))
        (message,) = heard(anna)
        assert message["seats"][0]["present"]
        assert message["watchers"] == 0
        assert table.away(0) == 0


@asynchronous
async def test_who_looks_through_which_eyes(tmp_path: Path) -> None:
    async with troubled(tmp_path) as (house, _store):
        table = await seated(house, game="karteneck")
        both = await entered(table, ticket(0), ticket(1))
        assert heard(both)[-1]["seat"] is None
        assert await table.look(both, 1)
        assert heard(both)[-1]["seat"] == 1
        assert not await table.look(both, 2)
        stranger = await entered(table)
        assert not await table.look(stranger, 0)
        assert heard(stranger)[-1]["seat"] is None


@asynchronous
async def test_who_looks_next_is_told_the_story_as_they_may_know_it(tmp_path: Path) -> None:
    async with troubled(tmp_path) as (house, _store):
        table = await seated(house, game="karteneck")
        both = await entered(table, ticket(0), ticket(1), since=0)
        await table.do(say(0))
        heard(both)
        dealt: dict[int, list[object]] = {}
        for seat in (0, 1, 0):
            assert await table.look(both, seat, 0)
            (message,) = heard(both)
            hands = [told["event"] for told in message["events"] if told["event"]["event"] == "hand-dealt"]
            dealt[seat] = [event["cards"] for event in hands]
            assert message["remarks"] == [], "what was said was said to all, and is not said again"
        assert [cards is None for cards in dealt[0]] == [False, True]
        assert [cards is None for cards in dealt[1]] == [True, False]
        assert await table.look(both, 1)
        assert heard(both)[-1]["events"] == [], "who does not ask is not told"


@asynchronous
async def test_a_seat_that_is_kept_says_so_to_who_it_is_kept_for(tmp_path: Path) -> None:
    async with troubled(tmp_path) as (house, _store):
        over = Scene.begun("karteneck", ["open", "open"])
        over.play()
        table = await house._opened("bcdfghjkmn", over.table.again(now(), guest("Anna")))
        visitors = [await entered(table, guest(name)) for name in ("Anna", "Ben", "Eve")]
        await table.do(lambda found, at: found.sit(at, 1, "Anna", guest("Anna"), ticket(1), ""))
        await table.do(lambda found, at: found.leave(at, 1))
        told = [heard(visitor)[-1]["seats"] for visitor in visitors]
        assert [[seat["kept"] for seat in seats] for seats in told] == [[True, True]] * 3
        assert [[seat.get("invited", False) for seat in seats] for seats in told] == [
            [False, True],
            [True, False],
            [False, False],
        ]


@asynchronous
async def test_a_private_game_sends_its_spectators_away_when_it_begins(tmp_path: Path) -> None:
    async with troubled(tmp_path) as (house, _store):
        table = await house.open(TableConfig("heckmeck", ("open", "open"), watching=False), HOST)
        watcher = await entered(table)
        await table.do(sit(0))
        assert [message["type"] for message in heard(watcher)] == ["table", "table"]
        await table.do(sit(1))
        assert [message["type"] for message in heard(watcher)] == ["bye"]
        assert table.visitors == set()
        with pytest.raises(TableError) as refusal:
            await table.enter(Visitor([]))
        assert refusal.value.reason == "table-private"
        assert table.visitors == set()


@asynchronous
async def test_a_slow_visitor_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with troubled(tmp_path) as (house, _store):
        table = await seated(house)
        slow, quick = await entered(table), await entered(table)
        slow.outbox = asyncio.Queue(3)
        told = heard(quick)
        for _ in range(5):
            await table.do(first_move())
            told += heard(quick)
        assert [message["step"] for message in told] == [0, 1, 2, 3, 4, 5]
        assert table.visitors == {quick}
        assert heard(slow)[-1] == {"type": "bye"}


@asynchronous
async def test_who_cannot_be_shown_the_table_does_not_keep_it_from_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    async with troubled(tmp_path) as (house, _store):
        table = await seated(house)
        unlucky, lucky = await entered(table, guest("Anna")), await entered(table)
        heard(lucky)

        def show(found: Table, visitor: Visitor, *given: Any) -> object:
            if visitor is unlucky:
                raise KeyError("the jack of hearts")
            return visibility.show(found, visitor, *given)

        monkeypatch.setattr(module, "show", show)
        await table.do(first_move())
        assert [message["step"] for message in heard(lucky)] == [1]
        assert heard(unlucky)[-1] == {"type": "bye"}
        assert table.visitors == {lucky}
    (record,) = caplog.records
    assert record.__dict__["reason"].startswith("KeyError at test_presence_at_tables.py:")
    assert "jack" not in str(record.__dict__)


@asynchronous
async def test_who_is_cancelled_at_the_door_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with troubled(tmp_path) as (house, store):
        table = await seated(house)
        told = asyncio.Event()

        async def tell(name: str, text: str) -> None:
            told.set()
            await asyncio.sleep(3600)

        monkeypatch.setattr(store, "notify", tell)
        entering = asyncio.create_task(table.enter(Visitor([guest("Anna")])))
        await told.wait()
        assert len(table.visitors) == 1
        entering.cancel()
        await asyncio.gather(entering, return_exceptions=True)
        assert table.visitors == set()
        monkeypatch.undo()
        ben = await entered(table, guest("Ben"))
        assert "present" not in heard(ben)[-1]["seats"][0]


@asynchronous
async def test_who_goes_while_the_log_cannot_be_read_is_gone(tmp_path: Path) -> None:
    async with troubled(tmp_path) as (house, store):
        table = await seated(house)
        anna, ben = await entered(table, guest("Anna")), await entered(table, guest("Ben"))
        store.after, store.reads = 1, 10**6
        with pytest.raises(StoreError):
            await table.do(first_move())
        await table.exit(anna)
        assert table.visitors == {ben}
        heard(ben)
        store.reads = 0
        await until(lambda: not ben.outbox.empty())
        (message,) = heard(ben)
        assert message["step"] == 1
        assert [seat.get("present", False) for seat in message["seats"]] == [False, True]
