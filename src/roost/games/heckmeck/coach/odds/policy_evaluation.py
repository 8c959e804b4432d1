"""The chance of each end of a turn under any policy, computed with the steps of the rules.

Slower than `end_probabilities` and independent of it: the policy chooses in every position that it
can reach, some 80,000 for a turn that begins with eight dice.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from roost.core.chance import Chance
from roost.core.masks import bit_count
from roost.games.heckmeck.coach.odds.roll_probabilities import (
    ALL_KINDS,
    GOLDEN_ONE,
    KIND_COUNTS,
    ROLL_CHANCES,
    SHOWN_COUNTS,
    TREE_STARTS,
)
from roost.games.heckmeck.coach.odds.stop_ends import ways_by_total
from roost.games.heckmeck.coach.odds.turn_ends import CHOICE, ENDS, FAIL, NO_BONUS, ROBBED, SUPPLY, WAYS
from roost.games.heckmeck.coach.odds.turn_positions import TOTAL_COUNT
from roost.games.heckmeck.components import GOLDEN_DIE_FACES as GOLDEN_FACES
from roost.games.heckmeck.components import SYMBOLS
from roost.games.heckmeck.rules.dice import WORM_SYMBOL
from roost.games.heckmeck.rules.masks import only_bit
from roost.games.heckmeck.rules.moves import FAIL as ACCEPT
from roost.games.heckmeck.rules.moves import ROLL, STOP, WORM
from roost.games.heckmeck.rules.phases import ABSENT, KEPT_ONE, SWAP, VISIT
from roost.games.heckmeck.rules.state import HeckmeckState

_ONE: Final = GOLDEN_FACES.index(SYMBOLS[0])
_WORM: Final = GOLDEN_FACES.index(SYMBOLS[WORM_SYMBOL])


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(metaclass=ABCMeta):
    """A policy that always makes the same decision in the same position."""

    @abstractmethod
    def choose(self, state: HeckmeckState) -> i64:
        """Return a legal move; the state is a copy that the policy may change."""


def evaluate_policy(state: HeckmeckState, policy: Policy) -> vec[float]:
    """Return the chance of each end of the turn, from a position with a decision."""
    return _PolicyEvaluation(state, policy).ends()


@final
class _FixedDice(Chance):
    """Chance that returns fixed results."""

    def __init__(self, codes: list[i64]) -> None:
        self._codes = codes

    def below(self, n: i64) -> i64:
        return self._codes.pop(0)


@final
class _Branch:
    """A position before a roll, its chance, and the bonus earned since the start."""

    def __init__(self, state: HeckmeckState, bonus: i64) -> None:
        self.state = state
        self.bonus: i64 = bonus
        self.chance: float = 0.0


@final
class _PolicyEvaluation:
    def __init__(self, state: HeckmeckState, policy: Policy) -> None:
        self._policy = policy
        self._start = state
        self._ways_by_total = ways_by_total(state)
        self._ends = vec[float]([0.0] * ENDS)
        self._stages: list[dict[int, _Branch]] = [{} for _ in range(2 * KIND_COUNTS)]
        """Positions before a roll, by the number of symbols used and whether the weasel is used."""

    def ends(self) -> vec[float]:
        self._continue(self._start.copy(), NO_BONUS, 1.0)
        for stage in self._stages:
            for place in stage.values():
                self._roll(place)
        return self._ends

    def _move(self, state: HeckmeckState) -> i64:
        return only_bit(state.legal) if bit_count(state.legal) == 1 else self._policy.choose(state.copy())

    def _continue(self, state: HeckmeckState, bonus: i64, chance: float) -> None:
        self._play(state, self._move(state), bonus, chance)

    def _play(self, state: HeckmeckState, move: i64, bonus: i64, chance: float) -> None:
        if state.phase == SWAP or state.phase == VISIT:
            self._ends[CHOICE + move] += chance
        elif move < ROLL:
            supply = state.supply
            state.set_aside(move)
            self._continue(state, SUPPLY if state.supply < supply else bonus, chance)
        elif move == STOP:
            worm = (state.used >> WORM_SYMBOL) & 1
            self._ends[bonus * WAYS + self._ways_by_total[TOTAL_COUNT * worm + state.total]] += chance
        elif move == ACCEPT:
            self._ends[bonus * WAYS + FAIL] += chance
        elif move >= WORM:
            state.rob_roast_worm(move - WORM)
            self._continue(state, ROBBED + move - WORM, chance)
        else:
            if move != ROLL:
                state.use_power(move)
            self._queue_roll(state, bonus, chance)

    def _queue_roll(self, state: HeckmeckState, bonus: i64, chance: float) -> None:
        again: i64 = 1 if state.rolled_again else 0
        stage = self._stages[2 * bit_count(state.used) + again]
        key = bonus << 28 | state.golden << 24 | state.aside
        if key not in stage:
            stage[key] = _Branch(state, bonus)
        stage[key].chance += chance

    def _roll(self, place: _Branch) -> None:
        """Process every roll; those that the policy answers alike, with as many dice, lead to one position."""
        dice = place.state.dice
        golden: list[tuple[i64, float]] = [(-1, 1.0)]
        if ABSENT < place.state.golden < KEPT_ONE:
            golden = [(_ONE, GOLDEN_ONE), (_WORM, 1.0 - GOLDEN_ONE)]
        branches: dict[int, _Branch] = {}
        for leaf in range(TREE_STARTS[KIND_COUNTS * dice + ALL_KINDS], TREE_STARTS[KIND_COUNTS * dice + ALL_KINDS + 1]):
            code = _roll_code(SHOWN_COUNTS[leaf])
            for face, likely in golden:
                results = [code] if dice > 0 else []
                if face >= 0:
                    results.append(face)
                state = place.state.copy()
                state.roll(_FixedDice(results))
                move = self._move(state)
                key = move << 8 | state.golden << 4
                if move < ROLL:
                    key |= (state.rolled >> 4 * move) & 15
                if key not in branches:
                    branches[key] = _Branch(state, place.bonus)
                branches[key].chance += ROLL_CHANCES[leaf] * likely
        for key, branch in branches.items():
            self._play(branch.state, key >> 8, branch.bonus, place.chance * branch.chance)


def _roll_code(counts: i64) -> i64:
    """Return the number by which chance names a roll with these counts."""
    code: i64 = 0
    for symbol in range(ALL_KINDS):
        for _die in range((counts >> 4 * symbol) & 15):
            code = code * ALL_KINDS + symbol
    return code
