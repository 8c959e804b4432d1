"""`roost arena`: let bots play many games against each other."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console

from roost import option_arguments
from roost.arena.cluster import Cluster
from roost.arena.entrant import Allowance, read_entrant
from roost.arena.errors import ArenaError
from roost.arena.executors import GameExecutor, InThisProcess, Processes
from roost.arena.match import Match
from roost.arena.match_config import MatchConfig
from roost.arena.match_file import MatchFile
from roost.arena.rating import rating_model
from roost.arena.report import Report, build_report
from roost.arena.report_charts import report_charts
from roost.arena.report_table import print_report

__all__ = ["add_arguments", "run"]

_MAX_GAMES: Final = 10_000_000
_MAX_WORKERS: Final = 1000
_EXIT_INTERRUPTED: Final = 130
"""The exit code that shells expect after Ctrl-C."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `roost arena`."""
    parser.add_argument("game", metavar="GAME", help="a game's key, or a Python file with one")
    parser.add_argument(
        "bots",
        metavar="BOT",
        nargs="+",
        help="one for each seat or side: NAME, module:Class or FILE.py:Class, each also with @STEPS or @TIMEs",
    )
    parser.add_argument("--games", metavar="N", type=int, default=200, help="the minimum number (default 200)")
    parser.add_argument("--seed", default="1", metavar="TEXT", help="the same seed gives the same result (default 1)")
    parser.add_argument("--seats", metavar="N", type=int, help="the number of seats (default: one for each bot)")
    option_arguments.add_arguments(parser)
    parser.add_argument("--effort", metavar="N", type=int, help="the steps of every bot (default: those of its level)")
    parser.add_argument(
        "--seconds",
        metavar="S",
        type=float,
        help="the thinking time of every bot; 0: effort and time of its level, as at a table",
    )
    parser.add_argument("--workers", metavar="N", type=int, help="the number of processes (default: one for each core)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on the Dask cluster with this scheduler")
    match_file = parser.add_mutually_exclusive_group()
    match_file.add_argument("--save", metavar="FILE", type=Path, help="save each finished deal to a new file")
    match_file.add_argument("--resume", metavar="FILE", type=Path, help="continue such a file, also with more games")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--pictures", metavar="FOLDER", type=Path, help="draw wins, ratings and scores as SVG")


def run(arguments: argparse.Namespace) -> int:
    """Play the match and print the report."""
    allowance = Allowance.of(arguments.effort, arguments.seconds)
    entrants = [read_entrant(bot, allowance) for bot in arguments.bots]
    config = MatchConfig.create(
        arguments.game, entrants, arguments.seed, arguments.seats, option_arguments.chosen(arguments)
    )
    deals = _deal_numbers(arguments.games, config)
    rating_model()  # a missing extra is reported before the games, not after them
    executor = _executor(arguments)
    folder: Path | None = arguments.pictures
    if folder is not None:
        _make_folder(folder)
    match_file = _match_file(arguments, config)
    match = Match(config, deals, match_file)
    try:
        match.play(executor)
    except KeyboardInterrupt:
        sys.stderr.write(f"roost arena: {_interruption_text(match, match_file)}\n")
        return _EXIT_INTERRUPTED
    finally:
        if match_file is not None:
            match_file.close()
    report = build_report(config, match.played_deals.values())
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n")
    else:
        # Seeds and file names may look like rich's markup.
        print_report(report, Console(markup=False, emoji=False, highlight=False))
    if folder is not None:
        # Last, so that the report is printed even if the disk is full.
        _write_charts(report, folder)
    return 0


def _interruption_text(match: Match, match_file: MatchFile | None) -> str:
    stopped = f"stopped after {len(match.played_deals)} of {len(match.deal_numbers)} deals"
    if match_file is None:
        return f"{stopped}, which are lost; --save FILE saves them"
    path = match_file.path
    return f"{stopped}, saved in {path}; the same command with --resume {path} instead of --save continues"


def _deal_numbers(games: int, config: MatchConfig) -> range:
    """Return the numbers of the deals for at least that number of games."""
    per_deal = config.games_per_deal
    if not 2 * per_deal <= games <= _MAX_GAMES:
        raise ArenaError(
            f"--games is from {2 * per_deal} to {_MAX_GAMES}, not {games}: a deal is played in {per_deal} seatings, "
            f"and an interval needs two deals"
        )
    return range(1, -(-games // per_deal) + 1)


def _executor(arguments: argparse.Namespace) -> GameExecutor:
    if arguments.cluster is not None:
        if arguments.workers is not None:
            raise ArenaError("--workers is for this machine; a cluster has its own")
        return Cluster(arguments.cluster)
    workers = _usable_cores() if arguments.workers is None else arguments.workers
    if not 1 <= workers <= _MAX_WORKERS:
        raise ArenaError(f"--workers is from 1 to {_MAX_WORKERS}, not {workers}")
    return InThisProcess() if workers == 1 else Processes(workers)


def _usable_cores() -> int:
    """Return the number of cores that this process may use, if the system tells."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _match_file(arguments: argparse.Namespace, config: MatchConfig) -> MatchFile | None:
    if arguments.save is not None:
        return MatchFile.create(arguments.save, config)
    return None if arguments.resume is None else MatchFile.resume(arguments.resume, config)


def _make_folder(folder: Path) -> None:
    """Make the folder for the charts, and try it, before anything is played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise ArenaError(f"pictures cannot be written to {folder}: {error.strerror}") from None


def _write_charts(report: Report, folder: Path) -> None:
    for name, picture in report_charts(report).items():
        try:
            (folder / name).write_text(picture, encoding="utf-8")
        except OSError as error:
            raise ArenaError(f"{folder / name} cannot be written: {error.strerror}") from None
