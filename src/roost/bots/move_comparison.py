"""First moves side by side: each is tried in the same imagined worlds, with the same luck.

What happens to all of them alike then tells nothing about which is better, and falls out of their differences. In one
world it is measured what comes of them if all play as has proved best (`TreeSearch.follow`), in the next one the search
looks for something better, unless the game's guide says that this does not pay. After each part of the effort the worse
half is left alone, so that most of it goes to the moves that are hard to tell apart (sequential halving: Z. Karnin,
T. Koren, O. Somekh, Almost Optimal Exploration in Multi-Armed Bandits, 2013).

What is measured depends on what the search has happened to learn, and that is the same in all worlds which follow it:
more of them make nothing more certain. So there are several searches that know nothing of each other and take turns,
and what their results lie apart is part of the error.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from roost.bots.tree_search import Candidate, TreeSearch
from roost.core.chance import Chance, FastChance
from roost.core.guide import Guide
from roost.core.state import State

__all__ = ["Contender", "MoveComparison"]

_SEEDS: Final = 1 << 30
_TREES: Final = 6
"""So many searches take turns ..."""
_FEW: Final = 1.29
"""... and so much wider are errors that come from so few: two of them hold 95 % by Student's t, as they should."""
_UNSEEN: Final = 0.5
"""Added to every sum of squares: a few outcomes that are all alike do not make anything certain."""


@final
class Contender:
    """A first move, and what came of it in one world after the other."""

    def __init__(self, candidates: list[Candidate]) -> None:
        self.candidates: list[Candidate] = candidates
        """The move in each of the searches."""
        self.rounds: i64 = 0
        self.outcomes: vec[float] = vec[float]()
        """For each round everybody's chance to win, and then the points of the seat on turn."""

    @property
    def move(self) -> i64:
        """The move."""
        return self.candidates[0].move


@final
class MoveComparison:
    """The moves of one decision being compared, for the seat on turn."""

    def __init__(self, state: State, guide: Guide, chance: Chance, moves: tuple[int, ...] = ()) -> None:
        self._state = state
        self._guide = guide
        self._chance = chance
        self._seat: i64 = state.turn
        self._columns: i64 = state.seats + 1
        self._learns: bool = guide.rewards_search()
        """Whether the searches look for something better; otherwise one that learns nothing is enough."""
        count: i64 = _TREES if self._learns else 1
        self._searches: list[TreeSearch] = [TreeSearch(state, guide, chance) for _number in range(count)]
        compared = self._searches[0].moves if len(moves) == 0 else moves
        self.contenders: list[Contender] = [
            Contender([search.first(move) for search in self._searches]) for move in compared
        ]
        self._left: list[Contender] = self.contenders
        """Those that get attention."""
        self._whole: i64 = 0
        """How many rounds were finished; one that the deadline cut does not count."""

    def run(self, steps: i64, deadline: float) -> None:
        """About so many steps, or until `time.monotonic` reaches the deadline; at least one for each move."""
        parts: i64 = 0
        while 1 << parts < len(self.contenders):
            parts += 1
        parts = max(1, parts)
        worlds: i64 = 2 if self._learns else 1
        begin = time.monotonic()
        part: i64 = 0
        while True:
            rounds = steps // (worlds * parts * len(self._left))
            # Where the time ends before the effort does, every part has its share of the time instead.
            part += 1
            until = begin + (deadline - begin) * float(part) / float(parts)
            done: i64 = 0
            while done == 0 or (done < rounds and time.monotonic() < until):
                if not self._round(deadline):
                    return
                done += 1
            if len(self._left) <= 2:
                return
            self._left = self._better_half()

    def _better_half(self) -> list[Contender]:
        ranked = sorted([(self._promise(contender), contender) for contender in self._left], key=_first, reverse=True)
        return [contender for _promise, contender in ranked[: (len(ranked) + 1) // 2]]

    def ranking(self) -> list[Contender]:
        """The best first."""
        most = max([self._counted(contender) for contender in self.contenders])
        leader = self.contenders[0]
        best = -1.0
        for contender in self.contenders:
            if self._counted(contender) == most and self._promise(contender) > best:
                leader = contender
                best = self._promise(contender)
        # Who was left alone was no better than the leader in the worlds that they shared.
        leads = [
            (self._lead(contender, leader, self._seat), contender)
            for contender in self.contenders
            if contender is not leader
        ]
        return [leader] + [contender for _lead, contender in sorted(leads, key=_first, reverse=True)]

    def win(self, contender: Contender, leader: Contender, seat: i64) -> float:
        """A seat's chance to win: the leader's in all its worlds, and the difference in those that both share."""
        mean = self._mean(leader, seat, self._counted(leader)) + self._lead(contender, leader, seat)
        return min(1.0, max(0.0, mean))

    def score(self, contender: Contender, leader: Contender) -> float:
        """The points of the seat on turn, in the same way."""
        column = self._columns - 1
        return self._mean(leader, column, self._counted(leader)) + self._lead(contender, leader, column)

    def error(self, contender: Contender, leader: Contender) -> float:
        """The standard error of the chance to win of the seat on turn."""
        shared = self._counted(contender)
        if shared < 2:
            return 1.0
        rounds = self._counted(leader)
        leading = self._wins(leader, rounds)
        told = self._by_search(leading)
        if contender is leader:
            return max(math.sqrt(_variance(leading) / float(rounds)), self._spread(told, rounds))
        apart = self._apart(contender, leader)
        both = _products(leading[:shared], apart) / float(shared - 1)
        # The variance of a sum of two means, where one is taken over more rounds than the other.
        luck = math.sqrt(
            max(0.0, _variance(leading) / float(rounds) + _variance(apart) / float(shared) + 2.0 * both / float(rounds))
        )
        lag = self._by_search(apart)
        at: i64 = 0
        while at < len(told):
            told[at] += lag[at]
            at += 1
        return max(luck, self._spread(told, shared))

    def doubt(self, contender: Contender, leader: Contender) -> float:
        """The standard error of the difference between the two."""
        if contender is leader:
            return 0.0
        shared = self._counted(contender)
        if shared < 2:
            return 1.0
        apart = self._apart(contender, leader)
        return max(math.sqrt(_variance(apart) / float(shared)), self._spread(self._by_search(apart), shared))

    def _by_search(self, values: vec[float]) -> vec[float]:
        """The mean of what each of the searches has measured."""
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

    def _spread(self, means: vec[float], rounds: i64) -> float:
        """The standard error of the mean of all searches, by how far they lie apart; 0 if they cannot tell."""
        count: i64 = len(means)
        if count < 2 or rounds < 2 * count:
            return 0.0
        return _FEW * math.sqrt(_products(means, means) / float(count - 1) / float(count))

    def _round(self, deadline: float) -> bool:
        """Measure all that are left in one world, and perhaps search in another; False if the time is over."""
        turn: i64 = self._whole % len(self._searches)
        search = self._searches[turn]
        world = self._imagined()
        seed = self._chance.below(_SEEDS)
        for contender in self._left:
            search.follow(world.copy(), FastChance(seed), contender.candidates[turn])
            for win in search.wins:
                contender.outcomes = append(contender.outcomes, win)
            contender.outcomes = append(contender.outcomes, search.score)
            contender.rounds += 1
            # Once at least everyone is tried: who says that nothing else is worth a thought has had a look.
            if self._whole > 0 and time.monotonic() >= deadline:
                return False
        self._whole += 1
        if not self._learns:
            return True
        world = self._imagined()
        seed = self._chance.below(_SEEDS)
        for contender in self._left:
            search.walk(world.copy(), FastChance(seed), contender.candidates[turn])
            if time.monotonic() >= deadline:
                return False
        return True

    def _imagined(self) -> State:
        world = self._state.copy()
        self._guide.imagine(world, self._seat, self._chance)
        return world

    def _counted(self, contender: Contender) -> i64:
        """How many rounds of a contender can be compared."""
        return contender.rounds if contender.rounds < self._whole else self._whole

    def _promise(self, contender: Contender) -> float:
        return self._mean(contender, self._seat, self._counted(contender))

    def _mean(self, contender: Contender, column: i64, rounds: i64) -> float:
        total = 0.0
        at: i64 = 0
        while at < rounds:
            total += contender.outcomes[at * self._columns + column]
            at += 1
        return total / float(rounds)

    def _lead(self, contender: Contender, leader: Contender, column: i64) -> float:
        """How far the contender was ahead of the leader in the worlds that both share: seldom more than 0."""
        shared = self._counted(contender)
        return self._mean(contender, column, shared) - self._mean(leader, column, shared)

    def _wins(self, contender: Contender, rounds: i64) -> vec[float]:
        wins: vec[float] = vec[float]()
        at: i64 = 0
        while at < rounds:
            wins = append(wins, contender.outcomes[at * self._columns + self._seat])
            at += 1
        return wins

    def _apart(self, contender: Contender, leader: Contender) -> vec[float]:
        """The differences, world by world."""
        shared = self._counted(contender)
        apart = self._wins(contender, shared)
        leading = self._wins(leader, shared)
        at: i64 = 0
        while at < shared:
            apart[at] -= leading[at]
            at += 1
        return apart


def _variance(values: vec[float]) -> float:
    return (_products(values, values) + _UNSEEN) / float(len(values) - 1)


def _products(one: vec[float], other: vec[float]) -> float:
    """The sum of the products of what both deviate from their means."""
    rounds: i64 = len(one)
    mean_one = 0.0
    mean_other = 0.0
    at: i64 = 0
    while at < rounds:
        mean_one += one[at]
        mean_other += other[at]
        at += 1
    mean_one /= float(rounds)
    mean_other /= float(rounds)
    total = 0.0
    at = 0
    while at < rounds:
        total += (one[at] - mean_one) * (other[at] - mean_other)
        at += 1
    return total


def _first(pair: tuple[float, Contender]) -> float:
    return pair[0]
