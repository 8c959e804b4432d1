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
from roost.arena.rating import rater
from roost.arena.report import Report, report
from roost.arena.report_charts import report_charts
from roost.arena.report_table import show_report

__all__ = ["add_arguments", "run"]

_MOST_GAMES: Final = 10_000_000
_MOST_WORKERS: Final = 1000
_INTERRUPTED: Final = 130
"""What shells expect of a program that was ended with Ctrl-C."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `roost arena` understands."""
    parser.add_argument("game", metavar="GAME", help="a game's key, or a Python file with one")
    parser.add_argument(
        "bots",
        metavar="BOT",
        nargs="+",
        help="one for each seat or side: NAME, module:Class or FILE.py:Class, each also with @STEPS or @TIMEs",
    )
    parser.add_argument("--games", metavar="N", type=int, default=200, help="how many at least (default 200)")
    parser.add_argument("--seed", default="1", metavar="TEXT", help="the result depends on it alone (default 1)")
    parser.add_argument("--seats", metavar="N", type=int, help="how many seats the bots share, if it is not one each")
    option_arguments.add_arguments(parser)
    parser.add_argument(
        "--effort", metavar="N", type=int, help="how many steps all bots take (default: what their level takes)"
    )
    parser.add_argument(
        "--seconds",
        metavar="S",
        type=float,
        help="how long all bots think; 0: effort and time of their level, as at a table",
    )
    parser.add_argument("--workers", metavar="N", type=int, help="how many processes play (default: one for each core)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on the Dask cluster with this scheduler instead")
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument("--save", metavar="FILE", type=Path, help="a new file that keeps every deal once it is played")
    kept.add_argument("--resume", metavar="FILE", type=Path, help="go on with such a file, also for more games")
    parser.add_argument("--json", action="store_true", help="print an object instead of tables")
    parser.add_argument("--pictures", metavar="FOLDER", type=Path, help="also draw wins, ratings and scores, as SVG")


def run(arguments: argparse.Namespace) -> int:
    """Play, and print what came out."""
    usual = Allowance.of(arguments.effort, arguments.seconds)
    entrants = [read_entrant(word, usual) for word in arguments.bots]
    contest = MatchConfig.of(
        arguments.game, entrants, arguments.seed, arguments.seats, option_arguments.chosen(arguments)
    )
    deals = _deals(arguments.games, contest)
    rater()  # if it is missing, it is better to know now than after the games
    workplace = _workplace(arguments)
    folder: Path | None = arguments.pictures
    if folder is not None:
        _make(folder)
    journal = _journal(arguments, contest)
    match = Match(contest, deals, journal)
    try:
        match.play(workplace)
    except KeyboardInterrupt:
        sys.stderr.write(f"roost arena: {_stopped(match, journal)}\n")
        return _INTERRUPTED
    finally:
        if journal is not None:
            journal.close()
    told = report(contest, match.found.values())
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(told), indent=2).decode() + "\n")
    else:
        # A seed and the name of a file are words of somebody's, and not of rich's.
        show_report(told, Console(markup=False, emoji=False, highlight=False))
    if folder is not None:
        # Last: if the disk is full by now, the result is known all the same.
        _draw(told, folder)
    return 0


def _stopped(match: Match, journal: MatchFile | None) -> str:
    done = f"stopped after {len(match.found)} of {len(match.deals)} deals"
    if journal is None:
        return f"{done}, which are lost; --save FILE keeps them"
    return f"{done}, kept in {journal.path}; the same command with --resume {journal.path} instead of --save goes on"


def _deals(games: int, contest: MatchConfig) -> range:
    """The numbers of as many deals as make so many games."""
    each = contest.games_of_a_deal
    if not 2 * each <= games <= _MOST_GAMES:
        raise ArenaError(
            f"--games is from {2 * each} to {_MOST_GAMES}, not {games}: a deal is played in {each} seatings, "
            f"and it takes two deals to tell how sure the result is"
        )
    return range(1, -(-games // each) + 1)


def _workplace(arguments: argparse.Namespace) -> GameExecutor:
    if arguments.cluster is not None:
        if arguments.workers is not None:
            raise ArenaError("--workers is for this machine; a cluster has its own")
        return Cluster(arguments.cluster)
    workers = _cores() if arguments.workers is None else arguments.workers
    if not 1 <= workers <= _MOST_WORKERS:
        raise ArenaError(f"--workers is from 1 to {_MOST_WORKERS}, not {workers}")
    return InThisProcess() if workers == 1 else Processes(workers)


def _cores() -> int:
    """Those that this process may use, where the system says."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _journal(arguments: argparse.Namespace, contest: MatchConfig) -> MatchFile | None:
    if arguments.save is not None:
        return MatchFile.begin(arguments.save, contest)
    return None if arguments.resume is None else MatchFile.resume(arguments.resume, contest)


def _make(folder: Path) -> None:
    """Before anything is played: nobody wants to learn afterwards that there is no place for the pictures."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise ArenaError(f"{folder} cannot be made a folder for pictures: {error.strerror}") from None


def _draw(told: Report, folder: Path) -> None:
    for name, picture in report_charts(told).items():
        try:
            (folder / name).write_text(picture, encoding="utf-8")
        except OSError as error:
            raise ArenaError(f"{folder / name} cannot be written: {error.strerror}") from None
