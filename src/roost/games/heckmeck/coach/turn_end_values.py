"""What is left when a turn is over: for each of its ends, everybody's chance to win the game."""

from __future__ import annotations

from typing import Final, NamedTuple

from roost.games.heckmeck.ai.expected_score import expected_score
from roost.games.heckmeck.ai.lookahead import Lookahead
from roost.games.heckmeck.ai.network import network_for
from roost.games.heckmeck.coach.odds import positions_after
from roost.games.heckmeck.rules.state import HeckmeckState

_UNSEARCHED_ERROR: Final = 0.02
"""How far the network is off where nothing was looked at that could tell: about as much as the next turn changes."""
_MAX_CACHED_POSITIONS: Final = 4096
"""So many positions are kept in mind: a few turns with all their ends."""


class TurnEndValue(NamedTuple):
    """A position between two turns, or the end of the game."""

    wins: tuple[float, ...]
    """Everybody's chance to win."""
    worms: float
    """What the seat whose turn it was can expect in the end."""
    change: float
    """By how much a closer look changed its chance to win from what it seemed at first sight ..."""
    unsearched_error: float
    """... and where there was none, how much it would probably have; 0 where the game is over."""


class TurnEndValues:
    """Looks beyond the ends of turns, and keeps what it saw: the decisions of a turn share most of its ends."""

    def __init__(self) -> None:
        self._cache: dict[str, tuple[float, ...]] = {}

    def values(self, state: HeckmeckState, steps: int, deadline: float) -> dict[int, TurnEndValue]:
        """What the turn that goes on in a position can end in, by the numbers of the ends.

        The network judges about so many positions. With enough of them, and time, the next turn is played in thought
        after every end, as well as can be for whoever plays it; otherwise its first sight of each end has to do.
        """
        seat = int(state.turn)
        outcomes = positions_after(state)
        lookahead = Lookahead(network_for(state.deluxe))
        lookahead.deadline = deadline
        searched: list[tuple[float, ...]] = []
        if len(outcomes) ** 2 <= steps:
            searched = self._search(lookahead, [outcome.state for outcome in outcomes])
        by_end: dict[int, TurnEndValue] = {}
        for at, outcome in enumerate(outcomes):
            unsearched = tuple(list(lookahead.win_chances(outcome.state, 0))[: state.seats])
            wins = searched[at] if searched else unsearched
            unsearched_error = 0.0 if searched or outcome.state.over else _UNSEARCHED_ERROR
            after = TurnEndValue(
                wins, expected_score(outcome.state, seat), wins[seat] - unsearched[seat], unsearched_error
            )
            end = int(outcome.end)
            # Of several outcomes of one end the seat will choose the best.
            if end not in by_end or wins[seat] > by_end[end].wins[seat]:
                by_end[end] = after
        return by_end

    def _search(self, lookahead: Lookahead, states: list[HeckmeckState]) -> list[tuple[float, ...]]:
        """Everybody's chances with the next turn looked at; nothing if the time is over before all are known."""
        if len(self._cache) > _MAX_CACHED_POSITIONS:
            self._cache = {}
        win_chances: list[tuple[float, ...]] = []
        for state in states:
            position = state.position()
            cached = self._cache.get(position)
            if cached is None:
                cached = tuple(list(lookahead.win_chances(state, 1))[: state.seats])
                if lookahead.timed_out:
                    return []
                self._cache[position] = cached
            win_chances.append(cached)
        return win_chances
