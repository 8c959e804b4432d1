"""The candidate moves of a position, with their results in rollouts."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.games.zwickern.ai.one_ply_evaluation import OnePlyEvaluation
from roost.games.zwickern.ai.win_estimate import logistic_scale
from roost.games.zwickern.components import PENALTY_POINTS
from roost.games.zwickern.rules.state import ZwickernState

_MIN_STANDARD_ERRORS: Final = 4.0
"""A move is dropped when it is behind the best by more standard errors than this."""
_UNSEEN_PENALTY_WEIGHT: Final = 0.1
"""A penalty counts with this weight in the variance, since rare penalties may be missing in the rollouts."""


@final
class Candidates:
    """The remaining candidate moves, best first."""

    def __init__(self, state: ZwickernState, max_count: i64, max_gap: i64) -> None:
        self.moves: vec[i64] = vec[i64](capacity=16)
        self.evaluations: vec[i64] = vec[i64](capacity=16)
        """The one-ply evaluations of the moves, in hundredths of a point."""
        self.won: vec[float] = vec[float](capacity=16)
        """The sum of the win shares of each move over all worlds."""
        self.results: list[vec[float]] = []
        """The win shares of each move, world by world."""
        self.win_chance_per_point: float = 0.25 / logistic_scale(state)
        """The win chance that one point adds at an even score."""
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
        """Return the win shares of a move plus its one-ply evaluation, weighted as this many rollouts."""
        return self.won[index] + prior_weight * self.win_chance_per_point * float(self.evaluations[index]) / 100.0

    def record(self, index: i64, won: float) -> None:
        """Record the win share of a move in one more world; all moves are tried in the same worlds."""
        self.won[index] += won
        self.results[index] = append(self.results[index], won)

    def halve(self, prior_weight: float) -> None:
        """Sort the moves by their estimates and drop the worse half."""
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
        """Drop the moves that are significantly worse than the best one."""
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
        """Return whether the best move is significantly better in a paired comparison."""
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
        """Keep the moves with these indices, in this order."""
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
