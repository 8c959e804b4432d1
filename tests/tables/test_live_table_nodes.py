"""Live tables on several nodes: presence and entries of other nodes."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

import pytest

from roost.store.errors import DamagedError, StoreError
from roost.tables.actions.talk import say
from roost.tables.listing import listing
from roost.tables.live_table import now
from roost.tables.log_entries import Entry, Moved, write_entry
from roost.tables.presence import Presence
from roost.tables.table import Table
from roost.tables.visitor import Visitor
from tests.tables.managers import (
    async_test,
    enter,
    faulty_manager,
    first_move,
    messages_of,
    say_action,
    table_with_players,
    until,
    wait_for_log,
    watched_table,
    write_elsewhere,
)
from tests.tables.scenes import guest, ticket


@async_test
async def test_another_nodes_presence_is_shown(tmp_path: Path) -> None:
    async with watched_table(tmp_path, guest("Anna")) as (_house, _store, table, anna):
        await table.hear(0, '["other",{"seats":[1],"watchers":2}]')
        (message,) = messages_of(anna)
        assert message["seats"][1]["present"]
        assert message["watchers"] == 2
        await table.hear(0, '["other",{"seats":[1],"watchers":2}]')
        assert messages_of(anna) == [], "nothing has changed"
        await table.hear(0, '["other",{"seats":[],"watchers":0}]')
        assert "present" not in messages_of(anna)[-1]["seats"][1]


@pytest.mark.parametrize("text", ["nonsense", "[]", '["a",{"seats":"x"}]', "{}", "[" * 500])
@async_test
async def test_unreadable_news_is_ignored(tmp_path: Path, text: str) -> None:
    async with watched_table(tmp_path, guest("Anna")) as (_house, _store, table, anna):
        await table.hear(0, text)
        assert messages_of(anna) == []
        assert table.attendance.all(now()) == Presence((0,))


@async_test
async def test_a_new_node_is_told_who_is_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with faulty_manager(tmp_path) as (manager, store):
        table = await table_with_players(manager)
        told: list[str] = []

        async def tell(name: str, text: str) -> None:
            told.append(text)

        monkeypatch.setattr(store, "notify", tell)
        anna = await enter(table, guest("Anna"))
        mine = f'["{manager.node}",{{"seats":[0],"watchers":0}}]'
        assert told == [mine]
        await table.hear(0, '["other",{"seats":[1],"watchers":0}]')
        assert told == [mine, mine]
        await table.hear(0, '["other",{"seats":[],"watchers":1}]')
        await table.do(say_action(0))
        twin = await enter(table, ticket(0))
        await table.exit(twin)
        assert told == [mine, mine], "the others know that already"
        await table.exit(anna)
        assert told[2:] == [f'["{manager.node}",{{"seats":[],"watchers":0}}]']
        await table.hear(0, '["third",{"seats":[1],"watchers":0}]')
        assert len(told) == 3, "nobody is here"


@async_test
async def test_another_nodes_entries_are_read_and_shown(tmp_path: Path) -> None:
    async with watched_table(tmp_path, guest("Anna")) as (manager, store, table, anna):
        seq = await write_elsewhere(store, table, first_move())
        await table.hear(seq, "")
        assert [message["step"] for message in messages_of(anna)] == [1]
        await table.hear(seq, "")
        await table.hear(seq - 1, "")
        await table.hear(0, "")
        assert messages_of(anna) == [], "that entry is known already"
        await write_elsewhere(store, table, first_move())
        await table.hear(0, "")
        assert [message["step"] for message in messages_of(anna)] == [2], "news may have been missed"
        await wait_for_log(manager, table)


@async_test
async def test_an_action_is_tried_anew_after_another_node_was_first(tmp_path: Path) -> None:
    async with watched_table(tmp_path, guest("Anna")) as (manager, store, table, anna):
        await write_elsewhere(store, table, first_move("by the other node"))
        seen: list[int] = []

        def act(found: Table, at: int) -> Sequence[Entry]:
            seen.append(found.step)
            return say(found, at, 0, "Hello")

        await table.do(act)
        assert seen == [0, 1]
        assert manager.metrics.conflicts._value.get() == 1
        assert [message["step"] for message in messages_of(anna)] == [1, 1]
        await wait_for_log(manager, table)


@async_test
async def test_entries_that_cannot_be_read_now_are_read_later(tmp_path: Path) -> None:
    async with watched_table(tmp_path, guest("Anna")) as (manager, store, table, anna):
        seq = await write_elsewhere(store, table, first_move())
        store.reads = 3
        with pytest.raises(StoreError):
            await table.hear(seq, "")
        await until(lambda: not anna.outbox.empty())
        assert [message["step"] for message in messages_of(anna)] == [1]
        await wait_for_log(manager, table)


@async_test
async def test_news_of_a_damaged_log_sends_everybody_away(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Visitors who come back get the error."""
    caplog.set_level(logging.ERROR)
    async with watched_table(tmp_path, guest("Anna")) as (_house, store, table, anna):
        found = await table.current()
        body = write_entry(Moved(now(), 0, "fly", ()))
        await store.append(table.name, found.seq + 1, [body], listing(found))
        with pytest.raises(DamagedError):
            await table.hear(found.seq + 1, "")
        await until(lambda: not anna.outbox.empty())
        assert messages_of(anna) == [{"type": "bye"}]
        await table.exit(anna)
        with pytest.raises(DamagedError) as error:
            await table.enter(Visitor([]))
        assert (error.value.table, error.value.seq) == (table.name, found.seq + 1)
        assert table.visitors == set()
    assert [record.message for record in caplog.records] == ["a table cannot be loaded"]
