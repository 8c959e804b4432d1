"""The result depends on the seed alone: not on who plays the deals, how many at a time, or who dies over it."""

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
from tests.arena.matches import all_deals, contest, timeless
from tests.arena.secret_game.bots import DEATH

DEALS = 12
P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    """Any executor will do."""

    workers = 3

    @contextmanager
    def open(self) -> Iterator[Executor]:
        with ThreadPoolExecutor(self.workers) as executor:
            yield executor

    def check(self) -> None:
        """Threads do not die."""


class Fragile:
    """As often as it is told, what it opens does so many chunks and then breaks, as a pool does."""

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
        """It answers at once."""


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
    return timeless(all_deals(contest("tosser", "seer", "peeker"), DEALS, InThisProcess()))


def test_every_deal_is_played_once_and_in_any_executor(expected: list[Deal]) -> None:
    assert [deal.number for deal in expected] == list(range(1, DEALS + 1))
    assert timeless(all_deals(contest("tosser", "seer", "peeker"), DEALS, Threads())) == expected


def test_processes_give_the_same(expected: list[Deal]) -> None:
    assert timeless(all_deals(contest("tosser", "seer", "peeker"), DEALS, Processes(2))) == expected


@pytest.mark.parametrize("largest", [1, 5, 100])
def test_the_size_of_chunks_does_not_matter(
    largest: int, expected: list[Deal], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chunk_scheduler, "_LARGEST", largest)
    # However long the first deal takes on a busy machine, there is time for many.
    monkeypatch.setattr(chunk_scheduler, "_AIM", 1000.0)
    chunks = list(play_deals(contest("tosser", "seer", "peeker"), range(1, DEALS + 1), InThisProcess()))
    assert timeless(deal for chunk in chunks for deal in chunk) == expected
    sizes = [len(chunk) for chunk in chunks]
    assert (sizes[0], max(sizes)) == (1, min(largest, DEALS - 1)), "one to learn how long it takes, then as many as fit"


def test_the_last_chunks_are_small_so_that_all_finish_together() -> None:
    sizes = [len(chunk) for chunk in play_deals(contest("fixed", "fixed"), range(1, 101), Threads())]
    assert sum(sizes) == 100
    assert max(sizes) > 5
    # Who finishes last is a matter of chance among those that work side by side.
    assert 1 in sizes[-4:]


def test_slow_deals_are_handed_out_one_by_one() -> None:
    pace = chunk_scheduler._Pace()
    assert pace.deals == 1, "as long as nothing is known"
    pace.learn(2, 8.0)
    assert pace.deals == 1
    pace.learn(100, 0.0)
    assert pace.deals == 12
    pace.learn(10**6, 0.0)
    assert pace.deals == 200


@pytest.mark.parametrize("at_once", [True, False])
@pytest.mark.parametrize("after", [0, 1, 3])
def test_a_broken_executor_is_replaced(after: int, at_once: bool, expected: list[Deal]) -> None:
    place = Fragile(2, after, at_once)
    assert timeless(all_deals(contest("tosser", "seer", "peeker"), DEALS, place)) == expected
    assert place.opened == 3


@pytest.mark.parametrize("at_once", [True, False])
def test_it_is_not_replaced_for_ever(at_once: bool) -> None:
    place = Fragile(100, 0, at_once)
    with pytest.raises(ArenaError, match="the workers died 3 times in a row"):
        all_deals(contest("tosser", "seer"), DEALS, place)
    assert place.opened == 3


def test_breaks_with_progress_in_between_are_forgiven(expected: list[Deal]) -> None:
    place = Fragile(5, 1)
    assert timeless(all_deals(contest("tosser", "seer", "peeker"), DEALS, place)) == expected
    assert place.opened == 6


def all_end() -> bool:
    """Whether no process is left. The executor's own thread may be the one that sees it end, a moment after us."""
    for _ in range(600):
        if not multiprocessing.active_children():
            return True
        time.sleep(0.1)
    return False


def test_a_process_that_dies_is_survived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = contest("mortal", "seer")
    monkeypatch.setenv(DEATH, str(tmp_path / "died"))
    found = timeless(all_deals(match, DEALS, Processes(2)))
    assert (tmp_path / "died").exists()
    assert found == timeless(all_deals(match, DEALS, InThisProcess()))


def test_processes_that_always_die_are_given_up() -> None:
    with pytest.raises(ArenaError, match=r"the workers died 3 times in a row .* in deal 1$"):
        all_deals(contest("doomed", "seer"), 4, Processes(2))
    assert all_end()


def test_what_nobody_waits_for_is_ended() -> None:
    chunks = play_deals(contest("slow", "slow"), range(1, 2000), Processes(2))
    next(chunks)
    assert len(multiprocessing.active_children()) == 2
    chunks.close()
    assert all_end()


def test_a_mistake_in_a_bot_comes_back_from_another_process() -> None:
    with pytest.raises(LookupError, match="out of ideas") as caught:
        all_deals(contest("broken", "seer"), 2, Processes(2))
    assert "deal" in caught.value.__notes__[0]
    with pytest.raises(ArenaError, match="rogue chose an illegal move"):
        all_deals(contest("rogue", "seer"), 2, Processes(2))


def test_a_worker_with_another_program_is_turned_away() -> None:
    match = msgspec.structs.replace(contest("tosser", "seer"), code="0" * 16)
    with pytest.raises(ArenaError, match="a worker has other bots or rules than this program"):
        all_deals(match, 2, InThisProcess())


def test_while_nothing_comes_back_the_workplace_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
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

    monkeypatch.setattr(chunk_scheduler, "_PATIENCE", 0.01)
    with pytest.raises(ArenaError, match="nobody there"):
        all_deals(contest("tosser", "seer"), 2, Silent())
