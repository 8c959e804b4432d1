"""The moves of a position that are worth a thought, and how they did when they were tried."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.games.zwickern.prospect import Prospect
from roost.games.zwickern.standing import scale_of
from roost.games.zwickern.state import ZwickernState


@final
class Field:
    """The moves that are still in the running, the most promising first."""

    def __init__(self, state: ZwickernState, most: i64, within: i64) -> None:
        self.moves: vec[i64] = vec[i64](capacity=16)
        self.worths: vec[i64] = vec[i64](capacity=16)
        """What the simple bot thinks of them, in hundredths of a point."""
        self.won: vec[float] = vec[float](capacity=16)
        """What they have won, in all worlds together."""
        self.worlds: i64 = 0
        self.point: float = 0.25 / scale_of(state)
        """What a point adds to the chance to win, when things are even."""
        prospect = Prospect(state)
        legal = state.moves()
        least = prospect.least_gain(legal)
        for move in legal:
            if prospect.is_worth_a_thought(move, least):
                self._enter(move, prospect.worth(move), most)
        count: i64 = 1
        while count < len(self.moves) and self.worths[count] >= self.worths[0] - within:
            count += 1
        self.moves = self.moves[:count]
        self.worths = self.worths[:count]
        self.won = self.won[:count]

    def _enter(self, move: i64, worth: i64, most: i64) -> None:
        if len(self.moves) < most:
            self.moves = append(self.moves, move)
            self.worths = append(self.worths, worth)
            self.won = append(self.won, 0.0)
        elif worth <= self.worths[most - 1]:
            return
        place: i64 = len(self.moves) - 1
        while place > 0 and self.worths[place - 1] < worth:
            self.moves[place] = self.moves[place - 1]
            self.worths[place] = self.worths[place - 1]
            place -= 1
        self.moves[place] = move
        self.worths[place] = worth

    def promise(self, place: i64, faith: float) -> float:
        """What a move has won, and what the simple bot would have it win in some more trials."""
        return self.won[place] + faith * self.point * float(self.worths[place]) / 100.0

    def halve(self, faith: float) -> None:
        """Sort the moves by their promise, and give up the worse half."""
        first: i64 = 1
        while first < len(self.moves):
            move = self.moves[first]
            worth = self.worths[first]
            won = self.won[first]
            promise = self.promise(first, faith)
            place = first
            while place > 0 and self.promise(place - 1, faith) < promise:
                self.moves[place] = self.moves[place - 1]
                self.worths[place] = self.worths[place - 1]
                self.won[place] = self.won[place - 1]
                place -= 1
            self.moves[place] = move
            self.worths[place] = worth
            self.won[place] = won
            first += 1
        kept: i64 = (len(self.moves) + 1) // 2
        self.moves = self.moves[:kept]
        self.worths = self.worths[:kept]
        self.won = self.won[:kept]
