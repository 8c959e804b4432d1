"""The comparison of the moves of one decision.

All moves are tried in the same imagined worlds with the same random draws, so that what happens to all of them alike
cancels out in their differences. One world measures each move (`TreeSearch.follow_best`), the next one improves the
searches, unless the game's guide says that search does not pay. After each part of the effort the worse half is
dropped, so that most effort goes to moves that are hard to tell apart (sequential halving: Z. Karnin, T. Koren,
O. Somekh, Almost Optimal Exploration in Multi-Armed Bandits, 2013).

The outcomes of one search depend on what it has happened to learn, and more worlds do not reduce that error. So several
independent searches take turns, and the spread of their means is part of the error.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.bots.tree_search import Node, TreeSearch
from roost.core.chance import Chance, FastChance
from roost.core.guide import Guide
from roost.core.state import State

__all__ = ["Candidate", "MoveComparison"]

_MAX_SEED: Final = 1 << 30
_SEARCHES: Final = 6
_SPREAD_FACTOR: Final = 1.29
"""Widens errors estimated from a few means only: two such errors then cover 95 % by Student's t."""
_SQUARES_PRIOR: Final = 0.5
"""Added to every sum of squares, so that a few equal outcomes do not give an error of 0."""


@final
class Candidate:
    """A first move and its outcomes, one per round."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes: list[Node] = nodes
        """The move in each of the searches."""
        self.rounds: i64 = 0
        self.outcomes: vec[float] = vec[float]()
        """For each round every seat's chance to win, then the score of the seat on turn."""

    @property
    def move(self) -> i64:
        return self.nodes[0].move


@final
class MoveComparison:
    """The comparison of the moves of one decision, for the seat on turn."""

    def __init__(self, state: State, guide: Guide, chance: Chance, moves: tuple[int, ...] = ()) -> None:
        self._state = state
        self._guide = guide
        self._chance = chance
        self._seat: i64 = state.turn
        self._columns: i64 = state.seats + 1
        self._search_pays: bool = guide.rewards_search()
        """If false, one search that learns nothing is enough."""
        count: i64 = _SEARCHES if self._search_pays else 1
        self._searches: list[TreeSearch] = [TreeSearch(state, guide, chance) for _number in range(count)]
        compared = self._searches[0].moves if len(moves) == 0 else moves
        self.candidates: list[Candidate] = [
            Candidate([search.root_child(move) for search in self._searches]) for move in compared
        ]
        self._remaining: list[Candidate] = self.candidates
        """The candidates that still get effort."""
        self._complete_rounds: i64 = 0
        """Rounds without one that the deadline cut."""

    def run(self, steps: i64, deadline: float) -> None:
        """Take about that many steps, or stop at the deadline by `time.monotonic`; try each move at least once."""
        parts: i64 = 0
        while 1 << parts < len(self.candidates):
            parts += 1
        parts = max(1, parts)
        worlds: i64 = 2 if self._search_pays else 1
        begin = time.monotonic()
        part: i64 = 0
        while True:
            rounds = steps // (worlds * parts * len(self._remaining))
            # If the time ends before the effort, every part still gets its share of the time.
            part += 1
            until = begin + (deadline - begin) * float(part) / float(parts)
            done: i64 = 0
            while done == 0 or (done < rounds and time.monotonic() < until):
                if not self._run_round(deadline):
                    return
                done += 1
            if len(self._remaining) <= 2:
                return
            self._remaining = self._better_half()

    def _better_half(self) -> list[Candidate]:
        wins = [(self._mean_win(candidate), candidate) for candidate in self._remaining]
        ranked = sorted(wins, key=_sort_key, reverse=True)
        return [candidate for _win, candidate in ranked[: (len(ranked) + 1) // 2]]

    def ranking(self) -> list[Candidate]:
        """Return the candidates, best first."""
        max_rounds = max([self._complete(candidate) for candidate in self.candidates])
        leader = self.candidates[0]
        best = -1.0
        for candidate in self.candidates:
            if self._complete(candidate) == max_rounds and self._mean_win(candidate) > best:
                leader = candidate
                best = self._mean_win(candidate)
        # A dropped candidate was no better than the leader in the worlds that both share.
        leads = [
            (self._lead(candidate, leader, self._seat), candidate)
            for candidate in self.candidates
            if candidate is not leader
        ]
        return [leader] + [candidate for _lead, candidate in sorted(leads, key=_sort_key, reverse=True)]

    def win(self, candidate: Candidate, leader: Candidate, seat: i64) -> float:
        """Return a seat's chance to win: the leader's mean plus the mean difference in the worlds that both share."""
        mean = self._mean(leader, seat, self._complete(leader)) + self._lead(candidate, leader, seat)
        return min(1.0, max(0.0, mean))

    def score(self, candidate: Candidate, leader: Candidate) -> float:
        """Return the score of the seat on turn, estimated as `win` is."""
        column = self._columns - 1
        return self._mean(leader, column, self._complete(leader)) + self._lead(candidate, leader, column)

    def error(self, candidate: Candidate, leader: Candidate) -> float:
        """Return the standard error of `win` for the seat on turn."""
        shared = self._complete(candidate)
        if shared < 2:
            return 1.0
        rounds = self._complete(leader)
        leader_wins = self._wins(leader, rounds)
        search_means = self._search_means(leader_wins)
        if candidate is leader:
            return max(math.sqrt(_variance(leader_wins) / float(rounds)), self._search_error(search_means, rounds))
        differences = self._differences(candidate, leader)
        covariance = _deviation_products(leader_wins[:shared], differences) / float(shared - 1)
        # The variance of a sum of two means over different numbers of rounds.
        variance = _variance(leader_wins) / float(rounds) + _variance(differences) / float(shared)
        sampling_error = math.sqrt(max(0.0, variance + 2.0 * covariance / float(rounds)))
        difference_means = self._search_means(differences)
        at: i64 = 0
        while at < len(search_means):
            search_means[at] += difference_means[at]
            at += 1
        return max(sampling_error, self._search_error(search_means, shared))

    def difference_error(self, candidate: Candidate, leader: Candidate) -> float:
        """Return the standard error of the difference between the two chances to win."""
        if candidate is leader:
            return 0.0
        shared = self._complete(candidate)
        if shared < 2:
            return 1.0
        differences = self._differences(candidate, leader)
        sampling_error = math.sqrt(_variance(differences) / float(shared))
        return max(sampling_error, self._search_error(self._search_means(differences), shared))

    def _search_means(self, values: vec[float]) -> vec[float]:
        """Return the mean of the values of each search."""
        count: i64 = len(self._searches)
        means: vec[float] = vec[float]()
        search: i64 = 0
        while search < count:
            total = 0.0
            at = search
            while at < len(values):
                total += values[at]
                at += count
            means = append(means, total / float(max(1, (len(values) - search + count - 1) // count)))
            search += 1
        return means

    def _search_error(self, means: vec[float], rounds: i64) -> float:
        """Return the standard error of the mean of all searches by their spread, or 0 for too few rounds."""
        count: i64 = len(means)
        if count < 2 or rounds < 2 * count:
            return 0.0
        return _SPREAD_FACTOR * math.sqrt(_deviation_products(means, means) / float(count - 1) / float(count))

    def _run_round(self, deadline: float) -> bool:
        """Measure the remaining candidates in one world and search in another; return False if the time is over."""
        index: i64 = self._complete_rounds % len(self._searches)
        search = self._searches[index]
        world = self._imagined_world()
        seed = self._chance.below(_MAX_SEED)
        for candidate in self._remaining:
            search.follow_best(world.copy(), FastChance(seed), candidate.nodes[index])
            for win in search.wins:
                candidate.outcomes = append(candidate.outcomes, win)
            candidate.outcomes = append(candidate.outcomes, search.score)
            candidate.rounds += 1
            # The first round is always completed, so that every move has been tried.
            if self._complete_rounds > 0 and time.monotonic() >= deadline:
                return False
        self._complete_rounds += 1
        if not self._search_pays:
            return True
        world = self._imagined_world()
        seed = self._chance.below(_MAX_SEED)
        for candidate in self._remaining:
            search.simulate(world.copy(), FastChance(seed), candidate.nodes[index])
            if time.monotonic() >= deadline:
                return False
        return True

    def _imagined_world(self) -> State:
        world = self._state.copy()
        self._guide.imagine(world, self._seat, self._chance)
        return world

    def _complete(self, candidate: Candidate) -> i64:
        """Return the number of complete rounds of a candidate."""
        return candidate.rounds if candidate.rounds < self._complete_rounds else self._complete_rounds

    def _mean_win(self, candidate: Candidate) -> float:
        return self._mean(candidate, self._seat, self._complete(candidate))

    def _mean(self, candidate: Candidate, column: i64, rounds: i64) -> float:
        total = 0.0
        at: i64 = 0
        while at < rounds:
            total += candidate.outcomes[at * self._columns + column]
            at += 1
        return total / float(rounds)

    def _lead(self, candidate: Candidate, leader: Candidate, column: i64) -> float:
        """Return the mean difference to the leader in the worlds that both share, seldom above 0."""
        shared = self._complete(candidate)
        return self._mean(candidate, column, shared) - self._mean(leader, column, shared)

    def _wins(self, candidate: Candidate, rounds: i64) -> vec[float]:
        wins: vec[float] = vec[float]()
        at: i64 = 0
        while at < rounds:
            wins = append(wins, candidate.outcomes[at * self._columns + self._seat])
            at += 1
        return wins

    def _differences(self, candidate: Candidate, leader: Candidate) -> vec[float]:
        """Return the differences, world by world."""
        shared = self._complete(candidate)
        differences = self._wins(candidate, shared)
        leader_wins = self._wins(leader, shared)
        at: i64 = 0
        while at < shared:
            differences[at] -= leader_wins[at]
            at += 1
        return differences


def _variance(values: vec[float]) -> float:
    return (_deviation_products(values, values) + _SQUARES_PRIOR) / float(len(values) - 1)


def _deviation_products(first: vec[float], second: vec[float]) -> float:
    """Return the sum of the products of the deviations of both from their means."""
    rounds: i64 = len(first)
    first_mean = 0.0
    second_mean = 0.0
    at: i64 = 0
    while at < rounds:
        first_mean += first[at]
        second_mean += second[at]
        at += 1
    first_mean /= float(rounds)
    second_mean /= float(rounds)
    total = 0.0
    at = 0
    while at < rounds:
        total += (first[at] - first_mean) * (second[at] - second_mean)
        at += 1
    return total


def _sort_key(pair: tuple[float, Candidate]) -> float:
    return pair[0]
