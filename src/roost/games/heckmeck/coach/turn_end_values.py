"""The value of each end of a turn: each seat's chance to win the game after it."""

from __future__ import annotations

from typing import Final, NamedTuple

from roost.games.heckmeck.ai.expected_score import expected_score
from roost.games.heckmeck.ai.lookahead import Lookahead
from roost.games.heckmeck.ai.network import network_for
from roost.games.heckmeck.coach.odds import positions_after
from roost.games.heckmeck.rules.state import HeckmeckState

_UNSEARCHED_ERROR: Final = 0.02
"""The error of the network where no search checks it, about as much as the next turn changes."""
_MAX_CACHED_POSITIONS: Final = 4096
"""Enough for a few turns with all their ends."""


class TurnEndValue(NamedTuple):
    """The value of a position between two turns, or after the end."""

    wins: tuple[float, ...]
    """Each seat's chance to win."""
    worms: float
    """The expected final worms of the seat whose turn it was."""
    change: float
    """By how much the search changed its chance to win."""
    unsearched_error: float
    """The probable change if nothing was searched; 0 after the end."""


class TurnEndValues:
    """Evaluates the ends of turns, with a cache, because the decisions of a turn share most ends."""

    def __init__(self) -> None:
        self._cache: dict[str, tuple[float, ...]] = {}

    def values(self, state: HeckmeckState, steps: int, deadline: float) -> dict[int, TurnEndValue]:
        """Return the value of each possible end of the turn, by the end's number.

        With enough `steps`, which are positions for the network to evaluate, and before the
        deadline, it searches the next turn after every end. Otherwise it uses the network's
        evaluation of each end.
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
            error = 0.0 if searched or outcome.state.over else _UNSEARCHED_ERROR
            after = TurnEndValue(wins, expected_score(outcome.state, seat), wins[seat] - unsearched[seat], error)
            end = int(outcome.end)
            # If an end leaves a choice, the seat takes the outcome that is best for it.
            if end not in by_end or wins[seat] > by_end[end].wins[seat]:
                by_end[end] = after
        return by_end

    def _search(self, lookahead: Lookahead, states: list[HeckmeckState]) -> list[tuple[float, ...]]:
        """Return the chances to win after searching the next turn, or nothing if the deadline passes first."""
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
