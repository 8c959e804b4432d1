"""What is left when a turn is over: for each of its ends, everybody's chance to win the game."""

from __future__ import annotations

from typing import Final, NamedTuple

from roost.games.heckmeck.ai.expected_score import expected_score
from roost.games.heckmeck.ai.lookahead import Lookahead
from roost.games.heckmeck.ai.network import network_for
from roost.games.heckmeck.coach.odds import positions_after
from roost.games.heckmeck.rules.state import HeckmeckState

_UNCHECKED: Final = 0.02
"""How far the network is off where nothing was looked at that could tell: about as much as the next turn changes."""
_MOST_KNOWN: Final = 4096
"""So many positions are kept in mind: a few turns with all their ends."""


class TurnEndValue(NamedTuple):
    """A position between two turns, or the end of the game."""

    wins: tuple[float, ...]
    """Everybody's chance to win."""
    worms: float
    """What the seat whose turn it was can expect in the end."""
    change: float
    """By how much a closer look changed its chance to win from what it seemed at first sight ..."""
    unchecked: float
    """... and where there was none, how much it would probably have; 0 where the game is over."""


class TurnEndValues:
    """Looks beyond the ends of turns, and keeps what it saw: the decisions of a turn share most of its ends."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[float, ...]] = {}

    def values(self, state: HeckmeckState, steps: int, deadline: float) -> dict[int, TurnEndValue]:
        """What the turn that goes on in a position can end in, by the numbers of the ends.

        The network judges about so many positions. With enough of them, and time, the next turn is played in thought
        after every end, as well as can be for whoever plays it; otherwise its first sight of each end has to do.
        """
        seat = int(state.turn)
        found = positions_after(state)
        lookahead = Lookahead(network_for(state.deluxe))
        lookahead.deadline = deadline
        closer: list[tuple[float, ...]] = []
        if len(found) ** 2 <= steps:
            closer = self._look(lookahead, [outcome.state for outcome in found])
        afters: dict[int, TurnEndValue] = {}
        for at, outcome in enumerate(found):
            opinions = tuple(list(lookahead.chances(outcome.state, 0))[: state.seats])
            wins = closer[at] if closer else opinions
            unchecked = 0.0 if closer or outcome.state.over else _UNCHECKED
            after = TurnEndValue(wins, expected_score(outcome.state, seat), wins[seat] - opinions[seat], unchecked)
            end = int(outcome.end)
            # Of several outcomes of one end the seat will choose the best.
            if end not in afters or wins[seat] > afters[end].wins[seat]:
                afters[end] = after
        return afters

    def _look(self, lookahead: Lookahead, states: list[HeckmeckState]) -> list[tuple[float, ...]]:
        """Everybody's chances with the next turn looked at; nothing if the time is over before all are known."""
        if len(self._known) > _MOST_KNOWN:
            self._known = {}
        seen: list[tuple[float, ...]] = []
        for state in states:
            position = state.position()
            known = self._known.get(position)
            if known is None:
                known = tuple(list(lookahead.chances(state, 1))[: state.seats])
                if lookahead.late:
                    return []
                self._known[position] = known
            seen.append(known)
        return seen
