"""Distribution of deals over workers: neither chunks nor dying workers change the result."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import ParamSpec, TypeVar

import msgspec
import pytest

from roost.arena import chunk_scheduler
from roost.arena.chunk_scheduler import play_deals
from roost.arena.errors import ArenaError
from roost.arena.executors import InThisProcess, Processes
from roost.arena.play_deal import Deal
from tests.arena.matches import all_deals, make_config, without_times
from tests.arena.secret_game.bots import DEATH

DEALS = 12
P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    """A pool of threads."""

    workers = 3

    @contextmanager
    def open(self) -> Iterator[Executor]:
        with ThreadPoolExecutor(self.workers) as executor:
            yield executor

    def check(self) -> None:
        """Threads do not die."""


class Fragile:
    """An executor that breaks after some chunks, the first few times it is opened."""

    workers = 2

    def __init__(self, breaks: int, after: int, at_once: bool = False) -> None:
        self.breaks = breaks
        self.after = after
        self.at_once = at_once
        self.opened = 0

    @contextmanager
    def open(self) -> Iterator[Executor]:
        self.opened += 1
        yield Breaking(self.after if self.opened <= self.breaks else 10**6, self.at_once)

    def check(self) -> None:
        """Do nothing: chunks are played on submission."""


class Breaking(Executor):
    def __init__(self, left: int, at_once: bool) -> None:
        self.left = left
        self.at_once = at_once

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        self.left -= 1
        if self.left >= 0:
            future.set_result(fn(*args, **kwargs))
        elif self.at_once:
            raise BrokenExecutor("no more")
        else:
            future.set_exception(BrokenExecutor("died"))
        return future


@pytest.fixture
def expected() -> list[Deal]:
    return without_times(all_deals(make_config("tosser", "seer", "peeker"), DEALS, InThisProcess()))


def test_any_executor_plays_each_deal_once(expected: list[Deal]) -> None:
    assert [deal.number for deal in expected] == list(range(1, DEALS + 1))
    assert without_times(all_deals(make_config("tosser", "seer", "peeker"), DEALS, Threads())) == expected


def test_processes_give_the_same_result(expected: list[Deal]) -> None:
    assert without_times(all_deals(make_config("tosser", "seer", "peeker"), DEALS, Processes(2))) == expected


@pytest.mark.parametrize("largest", [1, 5, 100])
def test_the_size_of_chunks_does_not_change_the_result(
    largest: int, expected: list[Deal], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chunk_scheduler, "_MAX_DEALS_PER_CHUNK", largest)
    # Even if the first deal takes long on a busy machine, there is time for many.
    monkeypatch.setattr(chunk_scheduler, "_CHUNK_S", 1000.0)
    chunks = list(play_deals(make_config("tosser", "seer", "peeker"), range(1, DEALS + 1), InThisProcess()))
    assert without_times(deal for chunk in chunks for deal in chunk) == expected
    sizes = [len(chunk) for chunk in chunks]
    assert (sizes[0], max(sizes)) == (1, min(largest, DEALS - 1)), "the first deal is measured alone"


def test_the_last_chunks_are_small() -> None:
    sizes = [len(chunk) for chunk in play_deals(make_config("fixed", "fixed"), range(1, 101), Threads())]
    assert sum(sizes) == 100
    assert max(sizes) > 5
    # The order of chunks that are played at the same time is random.
    assert 1 in sizes[-4:]


def test_the_slower_the_deals_the_smaller_the_chunks() -> None:
    chunk_size = chunk_scheduler._ChunkSize()
    assert chunk_size.deals == 1, "before anything was measured"
    chunk_size.add(2, 8.0)
    assert chunk_size.deals == 1
    chunk_size.add(100, 0.0)
    assert chunk_size.deals == 12
    chunk_size.add(10**6, 0.0)
    assert chunk_size.deals == 200


@pytest.mark.parametrize("at_once", [True, False])
@pytest.mark.parametrize("after", [0, 1, 3])
def test_a_broken_executor_is_replaced(after: int, at_once: bool, expected: list[Deal]) -> None:
    place = Fragile(2, after, at_once)
    assert without_times(all_deals(make_config("tosser", "seer", "peeker"), DEALS, place)) == expected
    assert place.opened == 3


@pytest.mark.parametrize("at_once", [True, False])
def test_a_match_fails_after_three_broken_executors(at_once: bool) -> None:
    place = Fragile(100, 0, at_once)
    with pytest.raises(ArenaError, match="the workers died 3 times in a row"):
        all_deals(make_config("tosser", "seer"), DEALS, place)
    assert place.opened == 3


def test_a_finished_chunk_resets_the_count_of_broken_executors(expected: list[Deal]) -> None:
    place = Fragile(5, 1)
    assert without_times(all_deals(make_config("tosser", "seer", "peeker"), DEALS, place)) == expected
    assert place.opened == 6


def no_process_is_left() -> bool:
    """Wait until no process is left, since the executor's thread may collect them a moment later."""
    for _ in range(600):
        if not multiprocessing.active_children():
            return True
        time.sleep(0.1)
    return False


def test_a_process_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = make_config("mortal", "seer")
    monkeypatch.setenv(DEATH, str(tmp_path / "died"))
    found = without_times(all_deals(match, DEALS, Processes(2)))
    assert (tmp_path / "died").exists()
    assert found == without_times(all_deals(match, DEALS, InThisProcess()))


def test_a_match_fails_if_processes_always_die() -> None:
    with pytest.raises(ArenaError, match=r"the workers died 3 times in a row .* in deal 1$"):
        all_deals(make_config("doomed", "seer"), 4, Processes(2))
    assert no_process_is_left()


def test_processes_end_when_the_match_is_stopped() -> None:
    chunks = play_deals(make_config("slow", "slow"), range(1, 2000), Processes(2))
    next(chunks)
    assert len(multiprocessing.active_children()) == 2
    chunks.close()
    assert no_process_is_left()


def test_errors_of_bots_are_raised_from_other_processes() -> None:
    with pytest.raises(LookupError, match="out of ideas") as caught:
        all_deals(make_config("broken", "seer"), 2, Processes(2))
    assert "deal" in caught.value.__notes__[0]
    with pytest.raises(ArenaError, match="rogue chose an illegal move"):
        all_deals(make_config("rogue", "seer"), 2, Processes(2))


def test_a_worker_with_other_rules_or_bots_is_refused() -> None:
    match = msgspec.structs.replace(make_config("tosser", "seer"), fingerprint="0" * 16)
    with pytest.raises(ArenaError, match="a worker has other bots or rules than this program"):
        all_deals(match, 2, InThisProcess())


def test_a_silent_executor_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent:
        workers = 1

        @contextmanager
        def open(self) -> Iterator[Executor]:
            yield _Silent()

        def check(self) -> None:
            raise ArenaError("nobody there")

    class _Silent(Executor):
        def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
            return Future()

    monkeypatch.setattr(chunk_scheduler, "_CHECK_INTERVAL_S", 0.01)
    with pytest.raises(ArenaError, match="nobody there"):
        all_deals(make_config("tosser", "seer"), 2, Silent())
