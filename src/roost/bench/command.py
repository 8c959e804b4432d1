"""`roost bench`: measure each mode in turn, in several rounds, and print ratios."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec
from rich.console import Console
from rich.progress import Progress

from roost.bench.bots_bench import BotsBench
from roost.bench.engine_bench import EngineBench
from roost.bench.odds_bench import OddsBench

__all__ = ["add_arguments", "run"]


class _Bench(Protocol):
    def run_round(self, number: int) -> None: ...

    def medians(self) -> Sequence[msgspec.Struct]: ...

    def print_table(self, console: Console) -> None: ...

    def mismatches(self) -> list[str]: ...


_BENCHES: Final[dict[str, Callable[[float], _Bench]]] = {"engine": EngineBench, "bots": BotsBench, "odds": OddsBench}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `roost bench`."""
    parser.add_argument("what", choices=list(_BENCHES), help="what to measure")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--seconds", type=float, default=0.5, help="the length of each measurement (default 0.5)")
    parser.add_argument("--rounds", type=int, default=3, help="the number of rounds (default 3)")


def run(arguments: argparse.Namespace) -> int:
    """Measure and print. The exit code is 1 if the modes do not give the same results."""
    if not 0.01 <= arguments.seconds <= 600 or not 1 <= arguments.rounds <= 1000:
        sys.stderr.write("roost bench: --seconds is from 0.01 to 600 and --rounds from 1 to 1000\n")
        return 2
    _stay_on_one_core()
    bench = _BENCHES[arguments.what](arguments.seconds)
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("measuring", total=arguments.rounds)
        for number in range(arguments.rounds):
            bench.run_round(number)
            progress.advance(task)
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(bench.medians()), indent=2).decode() + "\n")
    else:
        bench.print_table(Console())
    mismatches = bench.mismatches()
    for mismatch in mismatches:
        sys.stderr.write(f"{mismatch}\n")
    return 1 if mismatches else 0


def _stay_on_one_core() -> None:
    """Run this process and its children on one core, so that all measurements have the same conditions."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
