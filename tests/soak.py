"""`make soak`: a million random games per variant, over all numbers of seats, against the conformance suite.

Each game is checked as a whole (it ends, everything is conserved, the same chance gives the same game). Each game, or
one of as many as `--every` says, is also checked with all laws at a random position and at its end. The record of
every thousandth game is written, read and compared.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from roost.bench.engine_timing import engine_mode, game_setups
from roost.core.conformance import check_game
from roost.core.registry import find

BATCH = 500


def batch(key: str, options: dict[str, object], seats: int, first: int, count: int, every: int) -> tuple[int, int]:
    """Check some games, and return the numbers of games and positions."""
    game = find(key)
    records = 1 if first % (2 * BATCH) == 0 else 0
    looked_at = check_game(
        game, games=count, seats=[seats], options=[options], seed=first, positions=1, every=every, records=records
    )
    return count, looked_at


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000, help="random games per variant")
    parser.add_argument("--only", metavar="GAME", help="the key of one game")
    parser.add_argument("--every", type=int, default=1, help="one of N games is also checked at positions")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    begun = time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(arguments.workers) as pool, Progress(*columns) as progress:
        for game, options, setup in game_setups():
            if arguments.only not in (None, game.key):
                continue
            chosen = {name: getattr(options, name) for name in options.__struct_fields__}
            total = positions = 0
            task = progress.add_task(f"{game.key} {setup.variant}", total=arguments.games)
            share = -(-arguments.games // len(game.seats))
            jobs = [
                pool.submit(batch, game.key, chosen, seats, first, min(BATCH, share - first), arguments.every)
                for first in range(0, share, BATCH)
                for seats in game.seats
            ]
            for job in jobs:
                count, looked_at = job.result()
                total += count
                positions += looked_at
                progress.advance(task, count)
            progress.console.print(
                f"{game.key} {setup.variant}, {game.seats[0]}-{game.seats[-1]} seats, {engine_mode()}: "
                f"{total:,} games and {positions:,} positions keep every law ({time.monotonic() - begun:,.0f} s)"
            )


if __name__ == "__main__":
    main()
