"""Live tables: visitors, and what they are shown."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from roost.store.errors import StoreError
from roost.tables import live_table as module
from roost.tables import visibility
from roost.tables.actions.leave import leave
from roost.tables.actions.rematch import open_rematch
from roost.tables.actions.sit import sit
from roost.tables.errors import TableError
from roost.tables.live_table import now
from roost.tables.presence import PRESENCE_EXPIRES_MS
from roost.tables.table import Table
from roost.tables.table_config import TableConfig
from roost.tables.visitor import Visitor
from tests.tables.managers import (
    async_test,
    enter,
    faulty_manager,
    first_move,
    messages_of,
    say_action,
    sit_action,
    table_with_players,
    until,
)
from tests.tables.scenes import HOST, Scene, guest, ticket


@async_test
async def test_visitors_see_the_table_and_each_other(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await table_with_players(manager)
        anna = await enter(table, guest("Anna"))
        (first,) = messages_of(anna)
        assert first["seats"][0]["present"]
        assert not first["seats"][1].get("present")
        ben = await enter(table, ticket(1))
        watcher = await enter(table)
        assert messages_of(anna)[-1]["watchers"] == 1
        await table.exit(ben)
        (*_, last) = messages_of(anna)
        assert "present" not in last["seats"][1]
        assert table.visitors == {anna, watcher}
        await table.exit(ben)
        await table.exit(watcher)
        assert messages_of(anna)[-1]["watchers"] == 0


@async_test
async def test_an_idle_visitor_stays_present(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await table_with_players(manager)
        anna = await enter(table, guest("Anna"))
        later = now() + 10 * PRESENCE_EXPIRES_MS
        monkeypatch.setattr(module, "now", lambda: later)
        assert table.away(0) == 0
        assert table.away(1) > PRESENCE_EXPIRES_MS
        await table.do(say_action(0))
        assert messages_of(anna)[-1]["seats"][0]["present"]


@async_test
async def test_a_visitor_who_sits_down_is_present(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await manager.open(TableConfig("heckmeck", ("open", "open")), HOST)
        anna = await enter(table, guest("Anna"))
        assert messages_of(anna)[-1]["watchers"] == 1
        await table.do(sit_action(0))
        (message,) = messages_of(anna)
        assert message["seats"][0]["present"]
        assert message["watchers"] == 0
        assert table.away(0) == 0


@async_test
async def test_a_visitor_may_choose_only_their_own_seats(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await table_with_players(manager, game="karteneck")
        both = await enter(table, ticket(0), ticket(1))
        assert messages_of(both)[-1]["seat"] is None
        await table.look(both, 1)
        assert messages_of(both)[-1]["seat"] == 1
        with pytest.raises(TableError):
            await table.look(both, 2)
        stranger = await enter(table)
        with pytest.raises(TableError):
            await table.look(stranger, 0)
        assert messages_of(stranger)[-1]["seat"] is None


@async_test
async def test_the_next_seat_of_a_device_gets_the_events_it_may_see(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await table_with_players(manager, game="karteneck")
        both = await enter(table, ticket(0), ticket(1), since=0)
        await table.do(say_action(0))
        messages_of(both)
        dealt: dict[int, list[object]] = {}
        for seat in (0, 1, 0):
            await table.look(both, seat, 0)
            (message,) = messages_of(both)
            hands = [told["event"] for told in message["events"] if told["event"]["event"] == "hand-dealt"]
            dealt[seat] = [event["cards"] for event in hands]
            assert message["remarks"] == [], "remarks are for all seats, so they are not repeated"
        assert [cards is None for cards in dealt[0]] == [False, True]
        assert [cards is None for cards in dealt[1]] == [True, False]
        await table.look(both, 1)
        assert messages_of(both)[-1]["events"] == [], "events are repeated only on request"


@async_test
async def test_a_reserved_seat_is_shown_to_its_guest(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path) as (manager, _store):
        over = Scene.begun("karteneck", ["open", "open"])
        over.play()
        table = await manager._opened("bcdfghjkmn", open_rematch(over.table, now(), guest("Anna")))
        visitors = [await enter(table, guest(name)) for name in ("Anna", "Ben", "Eve")]
        await table.do(lambda found, at: sit(found, at, 1, "Anna", guest("Anna"), ticket(1), ""))
        await table.do(lambda found, at: leave(found, at, 1))
        told = [messages_of(visitor)[-1]["seats"] for visitor in visitors]
        assert [[seat["kept"] for seat in seats] for seats in told] == [[True, True]] * 3
        assert [[seat.get("invited", False) for seat in seats] for seats in told] == [
            [False, True],
            [True, False],
            [False, False],
        ]


@async_test
async def test_spectators_are_sent_away_when_a_private_game_begins(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await manager.open(TableConfig("heckmeck", ("open", "open"), watching=False), HOST)
        watcher = await enter(table)
        await table.do(sit_action(0))
        assert [message["type"] for message in messages_of(watcher)] == ["table", "table"]
        await table.do(sit_action(1))
        assert [message["type"] for message in messages_of(watcher)] == ["bye"]
        assert table.visitors == set()
        with pytest.raises(TableError) as refusal:
            await table.enter(Visitor([]))
        assert refusal.value.reason == "table-private"
        assert table.visitors == set()


@async_test
async def test_only_visitors_who_ask_for_sentences_get_them(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await table_with_players(manager)
        asking, silent = Visitor(()), Visitor(())
        asking.sentences = True
        for visitor in (asking, silent):
            await table.enter(visitor)
        await table.do(first_move())
        questions = ["question" in messages_of(visitor)[-1] for visitor in (asking, silent)]
        assert questions == [True, False]


@async_test
async def test_a_slow_visitor_delays_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await table_with_players(manager)
        slow, quick = await enter(table), await enter(table)
        slow.outbox = asyncio.Queue(3)
        told = messages_of(quick)
        for _ in range(5):
            await table.do(first_move())
            told += messages_of(quick)
        assert [message["step"] for message in told] == [0, 1, 2, 3, 4, 5]
        assert table.visitors == {quick}
        assert messages_of(slow)[-1] == {"type": "bye"}


@async_test
async def test_an_error_for_one_visitor_does_not_affect_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    async with faulty_manager(tmp_path) as (manager, _store):
        table = await table_with_players(manager)
        unlucky, lucky = await enter(table, guest("Anna")), await enter(table)
        messages_of(lucky)

        def show(found: Table, visitor: Visitor, *given: Any) -> object:
            if visitor is unlucky:
                raise KeyError("the jack of hearts")
            return visibility.show(found, visitor, *given)

        monkeypatch.setattr(module, "show", show)
        await table.do(first_move())
        assert [message["step"] for message in messages_of(lucky)] == [1]
        assert messages_of(unlucky)[-1] == {"type": "bye"}
        assert table.visitors == {lucky}
    (record,) = caplog.records
    assert record.__dict__["reason"].startswith("KeyError at test_live_table_visitors.py:")
    assert "jack" not in str(record.__dict__)


@async_test
async def test_a_visitor_cancelled_while_entering_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with faulty_manager(tmp_path) as (manager, store):
        table = await table_with_players(manager)
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
        ben = await enter(table, guest("Ben"))
        assert "present" not in messages_of(ben)[-1]["seats"][0]


@async_test
async def test_a_visitor_who_leaves_while_reads_fail_is_gone(tmp_path: Path) -> None:
    async with faulty_manager(tmp_path) as (manager, store):
        table = await table_with_players(manager)
        anna, ben = await enter(table, guest("Anna")), await enter(table, guest("Ben"))
        store.after, store.reads = 1, 10**6
        with pytest.raises(StoreError):
            await table.do(first_move())
        await table.exit(anna)
        assert table.visitors == {ben}
        messages_of(ben)
        store.reads = 0
        await until(lambda: not ben.outbox.empty())
        (message,) = messages_of(ben)
        assert message["step"] == 1
        assert [seat.get("present", False) for seat in message["seats"]] == [False, True]
