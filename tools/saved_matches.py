"""Matches between bots for the documentation, saved so that they can be resumed."""

from __future__ import annotations

from pathlib import Path

from roost.arena.executors import InThisProcess, Processes
from roost.arena.match import Match
from roost.arena.match_config import MatchConfig
from roost.arena.match_file import MatchFile
from roost.arena.report import Report, report


def play_match(config: MatchConfig, games: int, workers: int, path: Path | None) -> Report:
    """Play at least `games` games and two deals, since one deal gives no interval."""
    deals = range(1, max(2, -(-games // config.games_of_a_deal)) + 1)
    saved = None
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        saved = MatchFile.resume(path, config) if path.exists() else MatchFile.begin(path, config)
    match = Match(config, deals, saved)
    try:
        match.play(InThisProcess() if workers == 1 else Processes(workers))
    finally:
        if saved is not None:
            saved.close()
    return report(config, match.found.values())
