"""All tables of a node: opened, found, forgotten, played again, and kept apart from each other's troubles."""

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
from roost.tables.cancelling import cancel_all
from roost.tables.errors import NotFoundError, TableError
from roost.tables.listing import Summary
from roost.tables.live_table import LiveTable
from roost.tables.table import Table
from roost.tables.table_config import TableConfig
from roost.tables.visitor import Visitor
from tests.tables.managers import (
    agree,
    asynchronous,
    entered,
    first_move,
    heard,
    housing,
    say,
    seated,
    sit,
    troubled,
    until,
    until_people_decide,
)
from tests.tables.scenes import HOST, guest


async def play(table: LiveTable) -> Table:
    """To the end, as long as only people are to decide."""
    for _ in range(2_000):
        if (await table.do(first_move())).phase == "over":
            return await table.peek()
    raise AssertionError("the game does not end")


@asynchronous
async def test_a_table_is_opened_and_found(tmp_path: Path) -> None:
    async with housing(tmp_path / "tables.sqlite") as house:
        table = await house.open(TableConfig("gloria", ("open", "open"), public=True), HOST)
        assert await house.find(table.name) is table
        (listed,) = await house.lobby()
        assert (listed.table, listed.game, listed.phase) == (table.name, "gloria", "waiting")
        assert msgspec.json.decode(listed.summary, type=Summary).seats == ("", "")
        assert [mine.table for mine in await house.games_of(HOST)] == [table.name]
        assert await house.games_of(guest("Anna")) == []
        await table.do(sit(0))
        assert [mine.table for mine in await house.games_of(guest("Anna"))] == [table.name]
        await table.do(sit(1))
        assert await house.lobby() == []


@asynchronous
async def test_what_is_not_there_is_not_found(tmp_path: Path) -> None:
    async with housing(tmp_path / "tables.sqlite") as house:
        for name in ("nowhere", "abcdefghjk", "", "\0", "\ud800", "é" * 10, "x" * 1000):
            with pytest.raises(NotFoundError) as error:
                await house.find(name)
            assert error.value.data == {"table": name[:40]}
            assert house._tables == {}
        with pytest.raises(OptionsError):
            await house.open(TableConfig("heckmeck", ("open",)), HOST)
        with pytest.raises(UnknownGameError):
            await house.ratings("chess")
        assert house._tables == {}


@asynchronous
async def test_all_who_come_at_once_find_the_same_table(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with housing(path) as house:
        name = (await seated(house)).name
    async with housing(path) as house:
        found = await asyncio.gather(*(house.find(name) for _ in range(5)))
        assert len(set(map(id, found))) == 1
        assert (await found[0].peek()).phase == "playing"


@asynchronous
async def test_a_table_that_nobody_is_at_is_forgotten_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_ROUND", 0.01)
    async with housing(tmp_path / "tables.sqlite") as house:
        watched, left = await seated(house), await seated(house)
        anna, ben = await entered(watched, guest("Anna")), await entered(left, guest("Ben"))
        await left.do(first_move())
        monkeypatch.setattr(module, "_FORGOTTEN", -1)
        await asyncio.sleep(0.05)
        assert set(house._tables.values()) == {watched, left}
        await left.exit(ben)
        await until(lambda: len(house._tables) == 1)
        monkeypatch.setattr(module, "_FORGOTTEN", 60_000)
        again = await house.find(left.name)
        assert again is not left
        assert (await agree(house, again)).step == 1
        assert await house.find(watched.name) is watched
        assert watched.visitors == {anna}
        await again.do(first_move())


@asynchronous
async def test_a_table_that_somebody_is_about_to_enter_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise there would be two of it here, and those at the one would not hear of the other."""
    monkeypatch.setattr(module, "_ROUND", 0.01)
    async with housing(tmp_path / "tables.sqlite") as house:
        table = await seated(house)
        table.used -= 10**9
        assert await house.find(table.name) is table
        await asyncio.sleep(0.05)
        assert await house.find(table.name) is table
        table.used -= 10**9
        await until(lambda: not house._tables)


@asynchronous
async def test_a_table_whose_bots_think_is_not_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_ROUND", 0.01)
    async with housing(tmp_path / "tables.sqlite") as house:
        table = await seated(house)
        thinking = table._begin(asyncio.sleep(3600, None))
        table._thinking = thinking
        table.used -= 10**9
        await asyncio.sleep(0.05)
        assert house._tables
        thinking.cancel()
        await until(lambda: not house._tables)


@asynchronous
async def test_everybody_hears_again_who_is_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_ROUND", 0.01)
    async with troubled(tmp_path) as (house, store):
        told: list[str] = []

        async def tell(name: str, text: str) -> None:
            told.append(text)
            raise StoreError("the database is in trouble", "store-trouble")

        monkeypatch.setattr(store, "notify", tell)
        table = await seated(house)
        await entered(table, guest("Anna"))
        await until(lambda: len(told) > 4)
        assert set(told) == {f'["{house.node}",{{"seats":[0],"watchers":0}}]'}


@asynchronous
async def test_a_round_goes_on_whatever_happens_at_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    monkeypatch.setattr(module, "_ROUND", 0.01)
    async with housing(tmp_path / "tables.sqlite") as house:
        bad, good = await seated(house), await seated(house)
        await entered(bad)

        async def announce() -> None:
            raise ZeroDivisionError("the jack of hearts")

        monkeypatch.setattr(bad, "announce", announce)
        good.used -= 10**9
        await until(lambda: good.name not in house._tables)
        assert set(house._tables) == {bad.name}
    assert {record.message for record in caplog.records} == {"a table is neglected"}
    assert "jack" not in str([record.__dict__ for record in caplog.records])


@asynchronous
async def test_a_damaged_table_is_named_and_the_others_are_played(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with housing(path) as house:
        broken, whole = await seated(house), await seated(house)
        await broken.do(first_move())
    with sqlite3.connect(path) as database:
        database.execute(
            "UPDATE entries SET body = ? WHERE table_id = ? AND seq = 3", (b'{"entry":"Flew","at":1}', broken.name)
        )
    database.close()
    async with housing(path) as house:
        for _ in range(2):
            with pytest.raises(DamagedError) as error:
                await house.find(broken.name)
            assert (error.value.table, error.value.seq) == (broken.name, 3)
        found = await house.find(whole.name)
        await found.do(first_move())
        await agree(house, found)


@asynchronous
async def test_two_who_want_to_play_again_find_each_other(tmp_path: Path) -> None:
    async with housing(tmp_path / "tables.sqlite") as house:
        table = await seated(house, game="karteneck")
        with pytest.raises(TableError) as refusal:
            await house.rematch(table, guest("Anna"))
        assert refusal.value.reason == "table-not-over"
        await play(table)
        watcher = await entered(table)
        heard(watcher)
        names = await asyncio.gather(*(house.rematch(table, guest(name)) for name in ("Anna", "Ben", "Anna")))
        assert len(set(names)) == 1
        assert heard(watcher)[-1]["rematch"] == names[0]
        assert await house.rematch(table, guest("Ben")) == names[0]
        assert {listed.table for listed in await house.games_of(guest("Ben"))} == {table.name, names[0]}
        again = await (await house.find(names[0])).peek()
        assert again.opened.earlier == table.name
        assert [seat.reserved_for for seat in again.seats] == [guest("Ben"), guest("Anna")]
        await agree(house, table)


@asynchronous
async def test_a_rematch_that_was_opened_but_not_noted_is_found(tmp_path: Path) -> None:
    """The server was killed in between."""
    async with troubled(tmp_path) as (house, store):
        table = await seated(house, game="karteneck")
        await play(table)
        store.after = 1
        with pytest.raises(StoreError):
            await house.rematch(table, guest("Anna"))
        assert (await table.peek()).rematch == ""
        name = await house.rematch(table, guest("Ben"))
        assert (await (await house.find(name)).peek()).opened.host == guest("Anna")


@asynchronous
async def test_a_game_is_rated_once(tmp_path: Path) -> None:
    async with troubled(tmp_path) as (house, store):
        table = await seated(house, game="karteneck")
        for _ in range(500):
            store.after = 1
            with pytest.raises(StoreError):
                await table.do(first_move())
            if (await table.peek()).phase == "over":
                break
        await table.do(say(0))
        ratings = await house.ratings("karteneck")
        assert {(rating.name, rating.games) for rating in ratings} == {("Anna", 1), ("Ben", 1)}


@asynchronous
async def test_news_are_heard_whatever_is_wrong_with_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with troubled(tmp_path) as (house, store):
        bad, good = await seated(house), await seated(house)
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
    assert [record.message for record in caplog.records] == ["a table cannot be read"] * 2
    assert "jack" not in str([record.__dict__ for record in caplog.records])


@asynchronous
async def test_a_house_closes_whatever_its_tasks_have_come_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with housing(tmp_path / "tables.sqlite", bots=True) as house:
        table = await seated(house, ["open", "random"])
        anna = await entered(table, guest("Anna"))

        async def fail() -> None:
            raise ZeroDivisionError

        house._tasks.append(asyncio.create_task(fail()))
        table._begin(fail())
        closing = asyncio.create_task(house.close())
        await until(lambda: {"type": "bye"} in heard(anna))
        await table.exit(anna)
        await closing
        assert house._tables == {}
        await house.close()


@asynchronous
async def test_a_task_that_loses_a_cancellation_is_cancelled_again() -> None:
    lost = 0

    async def deaf() -> None:
        nonlocal lost
        while True:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                lost += 1
                if lost == 3:
                    raise

    task = asyncio.create_task(deaf())
    await asyncio.sleep(0)
    await cancel_all([task])
    assert task.cancelled()
    assert lost == 3
    await cancel_all([task])
    await cancel_all([])


@asynchronous
async def test_what_is_measured(tmp_path: Path) -> None:
    async with housing(tmp_path / "tables.sqlite", bots=True) as house:
        await seated(house)
        await house.open(TableConfig("heckmeck", ("open", "open")), HOST)
        await house.measure()
        told = generate_latest(house.meter.registry).decode()
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


@asynchronous
async def test_two_nodes_fight_for_the_same_numbers_and_lose_nothing(postgres_url: str) -> None:
    async with housing(postgres_url) as first, housing(postgres_url) as second:
        here = await seated(first, ["open"] * 4)
        there = await second.find(here.name)
        visitors = [await entered(table, guest("Anna")) for table in (here, there)]
        remarks = [(seat, f"{node} {number}") for seat in range(4) for node in "ab" for number in range(2)]
        await asyncio.gather(*((here if text[0] == "a" else there).do(say(seat, text, text)) for seat, text in remarks))
        for house, table in ((first, here), (second, there)):
            found = await agree(house, table)
            assert sorted((said.seat, said.text) for said in found.remarks) == sorted(remarks)
        for visitor in visitors:
            told = [said for message in heard(visitor) for said in message["remarks"]]
            assert sorted((said["seat"], said["text"]) for said in told) == sorted(remarks), "each once"


@asynchronous
async def test_of_two_equal_moves_at_two_nodes_one_counts(postgres_url: str) -> None:
    async with housing(postgres_url) as first, housing(postgres_url) as second:
        here = await seated(first)
        there = await second.find(here.name)
        for step in range(10):
            found = await asyncio.gather(*(table.do(first_move(f"move {step}")) for table in (here, there)))
            assert [table.step for table in found] == [step + 1] * 2
        await agree(first, here)
        await agree(second, there)


def everybody_is_there(visitor: Visitor) -> bool:
    """As far as somebody was told."""
    return any(all(seat.get("present") for seat in message["seats"]) for message in heard(visitor))


@asynchronous
async def test_a_table_that_waits_for_the_database_keeps_no_news_from_others(tmp_path: Path) -> None:
    """Another node that was unplugged while it wrote holds up the writers of that one table, for seconds."""
    async with troubled(tmp_path) as (house, store):
        slow, quick = await seated(house), await seated(house)
        visitor = await entered(quick, guest("Anna"))
        store.held = asyncio.Event()
        writing = asyncio.create_task(slow.do(first_move()))
        await until(lambda: store.waiting > 0)
        for news in (News(slow.name, 0, ""), News(quick.name, 0, '["another",{"seats":[1]}]')):
            store._feeds.put(news)
        await until(lambda: any("present" in message["seats"][1] for message in heard(visitor)))
        assert not writing.done()
        store.held.set()
        assert (await writing).step == 1


@asynchronous
async def test_what_one_node_does_is_seen_at_the_other(postgres_url: str) -> None:
    async with housing(postgres_url) as first, housing(postgres_url) as second:
        here = await seated(first)
        anna = await entered(here, guest("Anna"))
        there = await second.find(here.name)
        ben = await entered(there, guest("Ben"))
        for visitor in (anna, ben):
            await until(partial(everybody_is_there, visitor))
        await here.do(first_move())
        await until(lambda: any(message["step"] == 1 for message in heard(ben)))
        await here.exit(anna)
        await until(lambda: any("present" not in message["seats"][0] for message in heard(ben)))


@asynchronous
async def test_a_bots_move_is_made_though_its_node_has_died(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "_PATIENCE", 0.02)
    async with housing(postgres_url) as first, housing(postgres_url, bots=True) as second:
        here = await seated(first, ["open", "random"])
        there = await second.find(here.name)
        await entered(there, guest("Anna"))
        # The first node writes down what Anna does, and then nothing more.
        monkeypatch.setattr(here, "_start_thinking", lambda: None)
        for _ in range(6):
            await until_people_decide(here)
            await here.do(first_move())
        await until(lambda: bool(there._table and not there._table.decides()))
        entries = (await agree(second, there)).step
        assert entries >= 6


@asynchronous
async def test_two_nodes_play_again_at_one_table(postgres_url: str) -> None:
    async with housing(postgres_url) as first, housing(postgres_url) as second:
        here = await seated(first, game="karteneck")
        there = await second.find(here.name)
        await play(here)
        await agree(second, there)
        names = await asyncio.gather(first.rematch(here, guest("Anna")), second.rematch(there, guest("Ben")))
        assert len(set(names)) == 1
        assert len(await first.games_of(guest("Anna"))) == 2
