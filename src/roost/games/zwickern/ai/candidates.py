"""The moves of a position that are worth a thought, and how they did when they were tried."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.games.zwickern.ai.one_ply_evaluation import OnePlyEvaluation
from roost.games.zwickern.ai.win_estimate import logistic_scale
from roost.games.zwickern.components import PENALTY_POINTS
from roost.games.zwickern.rules.state import ZwickernState

_MIN_STANDARD_ERRORS: Final = 4.0
"""A move that is behind by so many standard errors is taken to be worse ..."""
_UNSEEN_PENALTY_WEIGHT: Final = 0.1
"""... where a tenth of a penalty is added to what was seen: it may be what decides, and not have come up yet."""


@final
class Candidates:
    """The moves that are still in the running, the most promising first."""

    def __init__(self, state: ZwickernState, max_count: i64, max_gap: i64) -> None:
        self.moves: vec[i64] = vec[i64](capacity=16)
        self.evaluations: vec[i64] = vec[i64](capacity=16)
        """What the simple bot thinks of them, in hundredths of a point."""
        self.won: vec[float] = vec[float](capacity=16)
        """What they have won, in all worlds together ..."""
        self.results: list[vec[float]] = []
        """... and in one after the other."""
        self.win_chance_per_point: float = 0.25 / logistic_scale(state)
        """What a point adds to the chance to win, when things are even."""
        evaluation = OnePlyEvaluation(state)
        legal = state.moves()
        min_gain = evaluation.min_buy_gain(legal)
        for move in legal:
            if evaluation.is_candidate(move, min_gain):
                self._insert(move, evaluation.worth(move), max_count)
        count: i64 = 1
        while count < len(self.moves) and self.evaluations[count] >= self.evaluations[0] - max_gap:
            count += 1
        self.moves = self.moves[:count]
        self.evaluations = self.evaluations[:count]
        self.won = self.won[:count]
        while len(self.results) < count:
            self.results.append(vec[float](capacity=64))

    def _insert(self, move: i64, worth: i64, max_count: i64) -> None:
        if len(self.moves) < max_count:
            self.moves = append(self.moves, move)
            self.evaluations = append(self.evaluations, worth)
            self.won = append(self.won, 0.0)
        elif worth <= self.evaluations[max_count - 1]:
            return
        index: i64 = len(self.moves) - 1
        while index > 0 and self.evaluations[index - 1] < worth:
            self.moves[index] = self.moves[index - 1]
            self.evaluations[index] = self.evaluations[index - 1]
            index -= 1
        self.moves[index] = move
        self.evaluations[index] = worth

    def estimate(self, index: i64, prior_weight: float) -> float:
        """What a move has won, and what the simple bot would have it win in some more trials."""
        return self.won[index] + prior_weight * self.win_chance_per_point * float(self.evaluations[index]) / 100.0

    def record(self, index: i64, won: float) -> None:
        """What a move has won in one more world; all moves are tried in the same ones."""
        self.won[index] += won
        self.results[index] = append(self.results[index], won)

    def halve(self, prior_weight: float) -> None:
        """Sort the moves by their promise, and give up the worse half."""
        indices = vec[i64](capacity=16)
        rank: i64 = 0
        while rank < len(self.moves):
            indices = append(indices, rank)
            index = rank
            while index > 0 and self.estimate(indices[index - 1], prior_weight) < self.estimate(rank, prior_weight):
                indices[index] = indices[index - 1]
                index -= 1
            indices[index] = rank
            rank += 1
        self._keep(indices[: (len(indices) + 1) // 2])

    def drop_beaten(self) -> None:
        """Only what may still turn out to be best is left."""
        best: i64 = 0
        indices = vec[i64](capacity=16)
        index: i64 = 1
        while index < len(self.moves):
            if self.won[index] > self.won[best]:
                best = index
            index += 1
        index = 0
        while index < len(self.moves):
            if index == best or not self._is_beaten(index, best):
                indices = append(indices, index)
            index += 1
        self._keep(indices)

    def _is_beaten(self, index: i64, best: i64) -> bool:
        """Whether the best is ahead by more than luck, of which both had the same."""
        worlds: i64 = len(self.results[index])
        squares = 0.0
        world: i64 = 0
        while world < worlds:
            ahead = self.results[best][world] - self.results[index][world]
            squares += ahead * ahead
            world += 1
        lead = self.won[best] - self.won[index]
        max_loss = min(1.0, float(PENALTY_POINTS) * self.win_chance_per_point)
        squares += _UNSEEN_PENALTY_WEIGHT * max_loss * max_loss
        # By the variance of the differences: lead / worlds > _SURE * sqrt(variance / worlds).
        return lead * lead > _MIN_STANDARD_ERRORS * _MIN_STANDARD_ERRORS * (squares - lead * lead / float(worlds))

    def _keep(self, indices: vec[i64]) -> None:
        """These, in this order."""
        moves = vec[i64](capacity=16)
        evaluations = vec[i64](capacity=16)
        won = vec[float](capacity=16)
        results: list[vec[float]] = []
        for index in indices:
            moves = append(moves, self.moves[index])
            evaluations = append(evaluations, self.evaluations[index])
            won = append(won, self.won[index])
            results.append(self.results[index])
        self.moves = moves
        self.evaluations = evaluations
        self.won = won
        self.results = results
