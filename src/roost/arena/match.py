"""A match: play the missing deals and keep all results."""

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
    """The deals of a match. Deals in the match file are not played again; new ones are appended to it."""

    def __init__(self, config: MatchConfig, deal_numbers: Collection[int], match_file: MatchFile | None = None) -> None:
        self.config = config
        self.deal_numbers = deal_numbers
        self._match_file = match_file
        known = () if match_file is None else match_file.deals
        self.played_deals: dict[int, Deal] = {deal.number: deal for deal in known if deal.number in deal_numbers}

    def play(self, executor: GameExecutor) -> None:
        """Play the missing deals. If this is interrupted, the finished deals are kept."""
        missing = [number for number in self.deal_numbers if number not in self.played_deals]
        chunks = play_deals(self.config, missing, executor)
        with progress_bar(len(self.deal_numbers), len(self.played_deals)) as advance, closing(chunks):
            for chunk in chunks:
                if self._match_file is not None:
                    self._match_file.append(chunk)
                self.played_deals.update((deal.number, deal) for deal in chunk)
                advance(len(chunk))
