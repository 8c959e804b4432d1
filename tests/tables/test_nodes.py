"""A live table on several nodes: what others write is read and shown."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

import pytest

from roost.store.errors import DamagedError, StoreError
from roost.tables.listing import listing
from roost.tables.live_table import now
from roost.tables.log_entries import Entry, Moved, write_entry
from roost.tables.presence import Presence
from roost.tables.table import Table
from roost.tables.visitor import Visitor
from tests.tables.managers import (
    agree,
    asynchronous,
    entered,
    first_move,
    heard,
    say,
    seated,
    troubled,
    until,
    watched,
    written_elsewhere,
)
from tests.tables.scenes import guest, ticket


@asynchronous
async def test_another_node_says_who_is_there(tmp_path: Path) -> None:
    async with watched(tmp_path, guest("Anna")) as (_house, _store, table, anna):
        await table.hear(0, '["other",{"seats":[1],"watchers":2}]')
        (message,) = heard(anna)
        assert message["seats"][1]["present"]
        assert message["watchers"] == 2
        await table.hear(0, '["other",{"seats":[1],"watchers":2}]')
        assert heard(anna) == [], "that is no news"
        await table.hear(0, '["other",{"seats":[],"watchers":0}]')
        assert "present" not in heard(anna)[-1]["seats"][1]


@pytest.mark.parametrize("text", ["nonsense", "[]", '["a",{"seats":"x"}]', "{}", "[" * 500])
@asynchronous
async def test_what_another_node_says_that_cannot_be_read_does_no_harm(tmp_path: Path, text: str) -> None:
    async with watched(tmp_path, guest("Anna")) as (_house, _store, table, anna):
        await table.hear(0, text)
        assert heard(anna) == []
        assert table.attendance.all(now()) == Presence((0,))


@asynchronous
async def test_a_node_that_is_new_is_told_who_is_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with troubled(tmp_path) as (house, store):
        table = await seated(house)
        told: list[str] = []

        async def tell(name: str, text: str) -> None:
            told.append(text)

        monkeypatch.setattr(store, "notify", tell)
        anna = await entered(table, guest("Anna"))
        mine = f'["{house.node}",{{"seats":[0],"watchers":0}}]'
        assert told == [mine]
        await table.hear(0, '["other",{"seats":[1],"watchers":0}]')
        assert told == [mine, mine]
        await table.hear(0, '["other",{"seats":[],"watchers":1}]')
        await table.do(say(0))
        twin = await entered(table, ticket(0))
        await table.exit(twin)
        assert told == [mine, mine], "nothing that others do not know"
        await table.exit(anna)
        assert told[2:] == [f'["{house.node}",{{"seats":[],"watchers":0}}]']
        await table.hear(0, '["third",{"seats":[1],"watchers":0}]')
        assert len(told) == 3, "nobody is here"


@asynchronous
async def test_what_another_node_wrote_is_read_and_shown(tmp_path: Path) -> None:
    async with watched(tmp_path, guest("Anna")) as (house, store, table, anna):
        seq = await written_elsewhere(store, table, first_move())
        await table.hear(seq, "")
        assert [message["step"] for message in heard(anna)] == [1]
        await table.hear(seq, "")
        await table.hear(seq - 1, "")
        await table.hear(0, "")
        assert heard(anna) == [], "that is known"
        await written_elsewhere(store, table, first_move())
        await table.hear(0, "")
        assert [message["step"] for message in heard(anna)] == [2], "something may have been missed"
        await agree(house, table)


@asynchronous
async def test_who_was_second_decides_anew(tmp_path: Path) -> None:
    async with watched(tmp_path, guest("Anna")) as (house, store, table, anna):
        await written_elsewhere(store, table, first_move("by the other node"))
        seen: list[int] = []

        def act(found: Table, at: int) -> Sequence[Entry]:
            seen.append(found.step)
            return found.say(at, 0, "Hello")

        await table.do(act)
        assert seen == [0, 1]
        assert house.meter.conflicts._value.get() == 1
        assert [message["step"] for message in heard(anna)] == [1, 1]
        await agree(house, table)


@asynchronous
async def test_news_that_cannot_be_read_are_read_later(tmp_path: Path) -> None:
    async with watched(tmp_path, guest("Anna")) as (house, store, table, anna):
        seq = await written_elsewhere(store, table, first_move())
        store.reads = 3
        with pytest.raises(StoreError):
            await table.hear(seq, "")
        await until(lambda: not anna.outbox.empty())
        assert [message["step"] for message in heard(anna)] == [1]
        await agree(house, table)


@asynchronous
async def test_news_of_a_damaged_log_send_everybody_away(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever comes back is told what is wrong."""
    caplog.set_level(logging.ERROR)
    async with watched(tmp_path, guest("Anna")) as (_house, store, table, anna):
        found = await table.peek()
        body = write_entry(Moved(now(), 0, "fly", ()))
        await store.append(table.name, found.seq + 1, [body], listing(found))
        with pytest.raises(DamagedError):
            await table.hear(found.seq + 1, "")
        await until(lambda: not anna.outbox.empty())
        assert heard(anna) == [{"type": "bye"}]
        await table.exit(anna)
        with pytest.raises(DamagedError) as error:
            await table.enter(Visitor([]))
        assert (error.value.table, error.value.seq) == (table.name, found.seq + 1)
        assert table.visitors == set()
    assert [record.message for record in caplog.records] == ["a table is lost"]
