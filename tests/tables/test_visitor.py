"""Visitors: the seat that they are shown, and their outbox."""

from __future__ import annotations

import asyncio

from roost.tables import visitor as module
from roost.tables.visitor import Visitor


def test_the_shown_seat_is_the_chosen_or_only_one() -> None:
    visitor = Visitor(["a"])
    assert visitor.shown_seat(()) is None
    assert visitor.shown_seat((3,)) == 3
    assert visitor.shown_seat((1, 3)) is None, "no hand is shown before a seat is chosen"
    visitor.chosen_seat = 3
    assert visitor.shown_seat((1, 3)) == 3
    assert visitor.shown_seat((1, 2)) is None, "the chosen seat is somebody else's now"
    assert visitor.shown_seat((1,)) == 1
    assert visitor.shown_seat(()) is None


def test_a_slow_connection_is_closed() -> None:
    async def run() -> None:
        visitor = Visitor([])
        for number in range(module._MAX_WAITING_MESSAGES):
            assert visitor.send(b"%d" % number)
        assert not visitor.send(b"too much")
        waiting = [visitor.outbox.get_nowait() for _ in range(visitor.outbox.qsize())]
        assert waiting[-1] is None, "the goodbye comes last"
        assert waiting[:-1] == [b"%d" % number for number in range(1, module._MAX_WAITING_MESSAGES)]

    asyncio.run(run())


def test_a_connection_may_be_closed_twice() -> None:
    async def run() -> None:
        visitor = Visitor([])
        visitor.close()
        visitor.close()
        assert visitor.outbox.get_nowait() is None

    asyncio.run(run())


def test_the_last_messages_are_waited_for_with_a_limit() -> None:
    async def run() -> None:
        visitor = Visitor([])
        await visitor.read_all()
        visitor.send(b"one")
        reading = asyncio.create_task(visitor.read_all())
        await asyncio.sleep(0)
        assert not reading.done()
        assert await visitor.outbox.get() == b"one"
        await reading
        visitor.send(b"never read")
        async with asyncio.timeout(60):
            await visitor.read_all()
        assert visitor.outbox.qsize() == 1

    asyncio.run(run())
