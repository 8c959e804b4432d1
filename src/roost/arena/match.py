"""A match from beginning to end: what is known already, what is still to be played, and where it is kept."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import closing

from roost.arena.chunk_scheduler import play_deals
from roost.arena.executors import GameExecutor
from roost.arena.match_config import MatchConfig
from roost.arena.match_file import MatchFile
from roost.arena.play_deal import Deal
from roost.arena.progress import progress_bar

__all__ = ["Match"]


class Match:
    """The deals of those numbers; with a journal, what it holds is not played again, and what is played is kept."""

    def __init__(self, contest: MatchConfig, deals: Collection[int], journal: MatchFile | None = None) -> None:
        self.config = contest
        self.deal_numbers = deals
        self._journal = journal
        known = () if journal is None else journal.deals
        self.played_deals: dict[int, Deal] = {deal.number: deal for deal in known if deal.number in deals}
        """What was played so far, by number."""

    def play(self, workplace: GameExecutor) -> None:
        """Play what is missing. Whatever stops it, the finished deals are there."""
        missing = [number for number in self.deal_numbers if number not in self.played_deals]
        chunks = play_deals(self.config, missing, workplace)
        with progress_bar(len(self.deal_numbers), len(self.played_deals)) as advance, closing(chunks):
            for chunk in chunks:
                if self._journal is not None:
                    self._journal.append(chunk)
                self.played_deals.update((deal.number, deal) for deal in chunk)
                advance(len(chunk))
