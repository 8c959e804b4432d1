"""A process that appends entries and prints each acknowledged number, until a test kills it."""

from __future__ import annotations

import asyncio
import sys

from tests.store.store_helpers import finished, listing, opened

TABLES = 4
BATCH = 3


def body(table: str, seq: int) -> bytes:
    return f"{table} {seq} ".encode() * 50


async def write(url: str) -> None:
    async def table(name: str) -> None:
        for first in range(1, 30_000, BATCH):
            bodies = [body(name, seq) for seq in range(first, first + BATCH)]
            await store.append(name, first, bodies, listing(name, changed=first), finished(f"player {name}", gain=0))
            # Written at once, so that a killed process leaves no half line.
            sys.stdout.write(f"{name} {first + BATCH - 1}\n")
            sys.stdout.flush()

    async with opened(url) as store:
        await asyncio.gather(*(table(f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
