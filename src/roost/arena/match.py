"""A match from beginning to end: what is known already, what is still to be played, and where it is kept."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import closing

from roost.arena.deal_games import Deal
from roost.arena.executors import GameExecutor
from roost.arena.match_config import MatchConfig
from roost.arena.match_file import MatchFile
from roost.arena.progress import progress
from roost.arena.schedule import played

__all__ = ["Match"]


class Match:
    """The deals of those numbers; with a journal, what it holds is not played again, and what is played is kept."""

    def __init__(self, contest: MatchConfig, deals: Collection[int], journal: MatchFile | None = None) -> None:
        self.contest = contest
        self.deals = deals
        self._journal = journal
        known = () if journal is None else journal.deals
        self.found: dict[int, Deal] = {deal.number: deal for deal in known if deal.number in deals}
        """What was played so far, by number."""

    def play(self, workplace: GameExecutor) -> None:
        """Play what is missing. Whatever stops it, the finished deals are there."""
        missing = [number for number in self.deals if number not in self.found]
        chunks = played(self.contest, missing, workplace)
        with progress(len(self.deals), len(self.found)) as advance, closing(chunks):
            for chunk in chunks:
                if self._journal is not None:
                    self._journal.add(chunk)
                self.found.update((deal.number, deal) for deal in chunk)
                advance(len(chunk))
