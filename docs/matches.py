"""A match that is measured for the documentation; what was played is kept, so that it can go on later."""

from __future__ import annotations

from pathlib import Path

from roost.arena.executors import InThisProcess, Processes
from roost.arena.match import Match
from roost.arena.match_config import MatchConfig
from roost.arena.match_file import MatchFile
from roost.arena.report import Report, build_report


def measured(contest: MatchConfig, games: int, workers: int, path: Path | None) -> Report:
    """What comes of at least so many games, and two deals: one alone does not tell how sure anything is."""
    deals = range(1, max(2, -(-games // contest.games_per_deal)) + 1)
    journal = None
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        journal = MatchFile.resume(path, contest) if path.exists() else MatchFile.create(path, contest)
    match = Match(contest, deals, journal)
    try:
        match.play(InThisProcess() if workers == 1 else Processes(workers))
    finally:
        if journal is not None:
            journal.close()
    return build_report(contest, match.played_deals.values())
