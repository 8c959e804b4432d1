"""Appends to and reads from the log of a table, in both kinds of database."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from roost.store.errors import DamagedError, StoreError, TakenError
from roost.store.interface import FinishedGame, Rating
from tests.store.store_helpers import ROOT, blob, execute, finished, listing, opened, roost, run

MOVE_ENTRY = """
    UPDATE entries SET (body, mark) = (SELECT body, mark FROM entries WHERE table_id = 'good' AND seq = 3)
    WHERE table_id = 'bad' AND seq = 3
"""
"""Replaces an entry by an intact entry of another table."""


def test_entries_are_read_in_order(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            assert await store.read("t") == []
            await store.append("t", 1, [b"one"], listing())
            await store.append("t", 2, [b"two", bytes(range(256)), b""], listing())
            assert await store.read("t") == [b"one", b"two", bytes(range(256)), b""]
            assert await store.read("t", 2) == [bytes(range(256)), b""]
            assert await store.read("t", 4) == []
            assert await store.read("other") == []

    run(play())


def test_entries_survive_reopening_the_database(database_url: str) -> None:
    async def write() -> None:
        async with opened(database_url) as store:
            await store.append("t", 1, [b"one", b"two"], listing(guests=["anna"], summary=b"s"), finished("anna"))

    async def read() -> None:
        async with opened(database_url) as store:
            assert await store.read("t") == [b"one", b"two"]
            assert await store.games_of("anna", 9) == [listing(guests=["anna"], summary=b"s")]
            assert await store.ratings("game", 9) == [Rating("anna", "anna", 26.0, 8.0, 1)]

    run(write())
    run(read())


@pytest.mark.parametrize("first", [1, 2, 4, 5])
def test_only_the_next_number_can_be_written(database_url: str, first: int) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            await store.append("t", 1, [b"1", b"2"], listing(summary=b"before"))
            with pytest.raises(TakenError) as refused:
                await store.append("t", first, [b"x", b"y"], listing(summary=b"after"), finished("anna"))
            assert refused.value.data == {"table": "t", "seq": first}
            assert await store.read("t") == [b"1", b"2"]
            assert [each.summary for each in await store.playing()] == [b"before"]
            assert await store.ratings("game", 9) == []
            await store.append("t", 3, [b"3"], listing())

    run(play())


def test_a_log_begins_with_entry_1(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            with pytest.raises(TakenError):
                await store.append("t", 2, [b"x"], listing())
            assert await store.playing() == []

    run(play())


def test_one_of_several_writers_gets_the_number(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            for seq in range(1, 11):
                bodies = [b"%d by %d" % (seq, writer) for writer in range(6)]
                tries = [store.append("t", seq, [body], listing()) for body in bodies]
                done = await asyncio.gather(*tries, return_exceptions=True)
                (winner,) = [body for body, outcome in zip(bodies, done, strict=True) if outcome is None]
                assert sum(isinstance(outcome, TakenError) for outcome in done) == 5
                assert await store.read("t", seq - 1) == [winner]

    run(play())


def test_the_database_enforces_unique_numbers(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            await store.append("t", 1, [b"one"], listing())

    run(play())
    with pytest.raises(Exception, match=r"(?i)unique"):
        execute(database_url, "INSERT INTO entries SELECT table_id, seq, body, mark FROM entries")


@pytest.mark.parametrize(
    ("damage", "seq"),
    [
        ("UPDATE entries SET body = {blob} WHERE table_id = 'bad' AND seq = 2", 2),
        ("UPDATE entries SET mark = {blob} WHERE table_id = 'bad' AND seq = 1", 1),
        ("DELETE FROM entries WHERE table_id = 'bad' AND seq = 1", 1),
        ("DELETE FROM entries WHERE table_id = 'bad' AND seq = 2", 2),
        ("DELETE FROM entries WHERE table_id = 'bad' AND seq = 3", 3),
        ("DELETE FROM entries WHERE table_id = 'bad'", 1),
        ("UPDATE entries SET seq = 4 WHERE table_id = 'bad' AND seq = 3", 3),
        (MOVE_ENTRY, 3),
    ],
)
def test_a_damaged_entry_is_named_and_other_tables_stay_usable(database_url: str, damage: str, seq: int) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            for table in ("bad", "good"):
                await store.append(table, 1, [b"one", b"two", b"three"], listing(table, public=True, phase="waiting"))
            execute(database_url, damage.format(blob=blob(database_url, b"other")))
            with pytest.raises(DamagedError) as found:
                await store.read("bad")
            assert (found.value.table, found.value.seq) == ("bad", seq)
            assert found.value.data == {"table": "bad", "seq": seq}
            assert await store.read("good") == [b"one", b"two", b"three"]
            await store.append("good", 4, [b"four"], listing("good"))
            assert await store.read("good", 3) == [b"four"]
            assert {each.table for each in await store.lobby(9)} == {"bad"}

    run(play())


def test_earlier_entries_are_not_checked_again(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            await store.append("t", 1, [b"one", b"two"], listing())
            execute(database_url, f"UPDATE entries SET body = {blob(database_url, b'x')} WHERE seq = 1")
            assert await store.read("t", 1) == [b"two"]

    run(play())


def test_a_damaged_listing_is_left_out(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            for table in ("bad", "good"):
                await store.append(table, 1, [b"one"], listing(table))
            execute(database_url, "UPDATE listings SET guests = '[3' WHERE table_id = 'bad'")
            assert await store.playing() == [listing("good")]
            assert await store.read("bad") == [b"one"]
            await store.append("bad", 2, [b"two"], listing("bad"))
            assert len(await store.playing()) == 2, "the next entry puts it right"

    run(play())


def test_a_failed_rating_rolls_back_the_append(database_url: str) -> None:
    def fail(before: Sequence[Rating | None]) -> list[Rating]:
        raise ZeroDivisionError

    def swap(before: Sequence[Rating | None]) -> list[Rating]:
        return [Rating("ben", "Ben", 1, 1, 1), Rating("anna", "Anna", 1, 1, 1)]

    async def play() -> None:
        async with opened(database_url) as store:
            await store.append("t", 1, [b"one"], listing(guests=["anna"]))
            for rate, error in ((fail, ZeroDivisionError), (swap, ValueError)):
                done = FinishedGame("game", ("anna", "ben"), rate)
                with pytest.raises(error):
                    await store.append("t", 2, [b"two"], listing(phase="over", guests=["ben"]), done)
            assert await store.read("t") == [b"one"]
            assert await store.games_of("ben", 9) == []
            assert await store.ratings("game", 9) == []
            await store.append("t", 2, [b"two"], listing())

    run(play())


@pytest.mark.parametrize("damage", ["mu = 1e300", "mu = -1001", "sigma = 0", "sigma = 1e200", "games = -1"])
def test_a_damaged_rating_does_not_prevent_the_end_of_a_game(database_url: str, damage: str, tmp_path: Path) -> None:
    """The rating of a bot is used by every table with that bot."""
    seen: list[Sequence[Rating | None]] = []
    game = finished("anna", "bot hen")

    def rate(before: Sequence[Rating | None]) -> Sequence[Rating]:
        seen.append(before)
        return game.rate(before)

    async def play() -> None:
        async with opened(database_url) as store:
            await store.append("t", 1, [b"one"], listing(), game)
            execute(database_url, f"UPDATE ratings SET {damage} WHERE player = 'bot hen'")
            assert [each.player for each in await store.ratings("game", 9)] == ["anna"]
            checked = roost("check", "--database", database_url)
            assert checked.stderr == "roost: the rating of bot hen in game is damaged\n"
            assert roost("backup", str(tmp_path / "backup"), "--database", database_url).returncode == 1
            await store.append("t", 2, [b"two"], listing(), FinishedGame("game", game.players, rate))
            assert seen == [[Rating("anna", "anna", 26.0, 8.0, 1), None]]
            assert await store.ratings("game", 9) == [
                Rating("anna", "anna", 27.0, 8.0, 2),
                Rating("bot hen", "bot hen", 26.0, 8.0, 1),
            ]

    run(play())


def test_inconsistent_arguments_are_refused(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            for first, bodies, table in ((0, [b"x"], "t"), (1, [], "t"), (1, [b"x"], "other")):
                with pytest.raises(ValueError, match="append takes"):
                    await store.append("t", first, bodies, listing(table))
            assert await store.read("t") == []

    run(play())


def test_a_closed_store_is_refused(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            await store.append("t", 1, [b"one"], listing())
        await store.close()
        for late in (store.read("t"), store.append("t", 2, [b"x"], listing()), store.ping()):
            with pytest.raises(StoreError) as refused:
                await late
            assert refused.value.reason == "store-closed"

    run(play())


def test_ping_succeeds_while_the_database_can_be_written(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            await store.append("t", 1, [b"one"], listing())
            assert await store.ping() is None  # type: ignore[func-returns-value]
            assert await store.read("t") == [b"one"]

    run(play())


def test_ping_detects_a_full_disk(tmp_path: Path) -> None:
    """A limit on the size of the file simulates a full disk."""
    program = """
import asyncio, resource, sys
from pathlib import Path
from roost.store.errors import StoreError
from tests.store.store_helpers import listing, opened

async def play(path):
    async with opened(f"sqlite:{path}") as store:
        await store.append("t", 1, [b"one"], listing())
        await store.ping()
        resource.setrlimit(resource.RLIMIT_FSIZE, (Path(f"{path}-wal").stat().st_size, resource.RLIM_INFINITY))
        for attempt in (store.ping(), store.append("t", 2, [b"two"], listing()), store.ping()):
            try:
                await attempt
            except StoreError:
                print("refused")
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await store.ping()
        print(await store.read("t"))

asyncio.run(play(sys.argv[1]))
"""
    ran = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "roost.db")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (ran.stdout.splitlines(), ran.stderr) == (["refused"] * 3 + ["[b'one']"], "")
