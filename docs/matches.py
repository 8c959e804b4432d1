"""A match that is measured for the documentation; what was played is kept, so that it can go on later."""

from __future__ import annotations

from pathlib import Path

from roost.arena.contest import Contest
from roost.arena.journal import Journal
from roost.arena.match import Match
from roost.arena.report import Report, report
from roost.arena.workplace import Here, Processes


def measured(contest: Contest, games: int, workers: int, path: Path | None) -> Report:
    """What comes of at least so many games, and two deals: one alone does not tell how sure anything is."""
    deals = range(1, max(2, -(-games // contest.games_of_a_deal)) + 1)
    journal = None
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        journal = Journal.resume(path, contest) if path.exists() else Journal.begin(path, contest)
    match = Match(contest, deals, journal)
    try:
        match.play(Here() if workers == 1 else Processes(workers))
    finally:
        if journal is not None:
            journal.close()
    return report(contest, match.found.values())
