"""The moves of a position that are worth a thought, and how they did when they were tried."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.games.zwickern.ai.one_ply_evaluation import OnePlyEvaluation
from roost.games.zwickern.ai.win_estimate import scale_of
from roost.games.zwickern.components import PENALTY
from roost.games.zwickern.rules.state import ZwickernState

_SURE: Final = 4.0
"""A move that is behind by so many standard errors is taken to be worse ..."""
_UNSEEN: Final = 0.1
"""... where a tenth of a penalty is added to what was seen: it may be what decides, and not have come up yet."""


@final
class Candidates:
    """The moves that are still in the running, the most promising first."""

    def __init__(self, state: ZwickernState, most: i64, within: i64) -> None:
        self.moves: vec[i64] = vec[i64](capacity=16)
        self.worths: vec[i64] = vec[i64](capacity=16)
        """What the simple bot thinks of them, in hundredths of a point."""
        self.won: vec[float] = vec[float](capacity=16)
        """What they have won, in all worlds together ..."""
        self.results: list[vec[float]] = []
        """... and in one after the other."""
        self.point: float = 0.25 / scale_of(state)
        """What a point adds to the chance to win, when things are even."""
        prospect = OnePlyEvaluation(state)
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
        while len(self.results) < count:
            self.results.append(vec[float](capacity=64))

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

    def note(self, place: i64, won: float) -> None:
        """What a move has won in one more world; all moves are tried in the same ones."""
        self.won[place] += won
        self.results[place] = append(self.results[place], won)

    def halve(self, faith: float) -> None:
        """Sort the moves by their promise, and give up the worse half."""
        places = vec[i64](capacity=16)
        first: i64 = 0
        while first < len(self.moves):
            places = append(places, first)
            place = first
            while place > 0 and self.promise(places[place - 1], faith) < self.promise(first, faith):
                places[place] = places[place - 1]
                place -= 1
            places[place] = first
            first += 1
        self._keep(places[: (len(places) + 1) // 2])

    def give_up(self) -> None:
        """Only what may still turn out to be best is left."""
        best: i64 = 0
        places = vec[i64](capacity=16)
        place: i64 = 1
        while place < len(self.moves):
            if self.won[place] > self.won[best]:
                best = place
            place += 1
        place = 0
        while place < len(self.moves):
            if place == best or not self._is_beaten(place, best):
                places = append(places, place)
            place += 1
        self._keep(places)

    def _is_beaten(self, place: i64, best: i64) -> bool:
        """Whether the best is ahead by more than luck, of which both had the same."""
        worlds: i64 = len(self.results[place])
        squares = 0.0
        world: i64 = 0
        while world < worlds:
            ahead = self.results[best][world] - self.results[place][world]
            squares += ahead * ahead
            world += 1
        lead = self.won[best] - self.won[place]
        dearest = min(1.0, float(PENALTY) * self.point)
        squares += _UNSEEN * dearest * dearest
        # By the variance of the differences: lead / worlds > _SURE * sqrt(variance / worlds).
        return lead * lead > _SURE * _SURE * (squares - lead * lead / float(worlds))

    def _keep(self, places: vec[i64]) -> None:
        """These, in this order."""
        moves = vec[i64](capacity=16)
        worths = vec[i64](capacity=16)
        won = vec[float](capacity=16)
        results: list[vec[float]] = []
        for place in places:
            moves = append(moves, self.moves[place])
            worths = append(worths, self.worths[place])
            won = append(won, self.won[place])
            results.append(self.results[place])
        self.moves = moves
        self.worths = worths
        self.won = won
        self.results = results
