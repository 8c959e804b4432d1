"""Comparison of moves: common worlds, paired errors, and most effort for the closest candidates."""

from __future__ import annotations

import math
import statistics
import time

import pytest

from examples.pig import HOLD, ROLL, PigState
from roost.bots.move_comparison import Candidate, MoveComparison
from roost.bots.playout_guide import PlayoutGuide
from roost.core.chance import Chance, FastChance
from roost.core.guide import ENOUGH, Guide
from roost.core.state import State
from tests.bots.clock import Clock
from tests.core.fives_game import FivesState

NO_DEADLINE = math.inf


class CardValueGuide(Guide):
    """Stops at once and values a position by the played and the drawn card."""

    def chance_to_win(self, state: State, seat: int) -> float:
        assert isinstance(state, FivesState)
        played = sum(state.played[0])
        drawn = sum(state.hands[0]) + played - 15
        return (played + drawn) / 20 if seat == 0 else 0.25

    def score(self, state: State, seat: int) -> float:
        assert isinstance(state, FivesState)
        return 10.0 * sum(state.played[seat])

    def follow(self, state: State, chance: Chance) -> int:
        return ENOUGH


class WorldKeepingGuide(CardValueGuide):
    """Keeps the other hand and the pile of each world."""

    def __init__(self) -> None:
        self.worlds: list[tuple[tuple[int, ...], tuple[int, ...]]] = []

    def follow(self, state: State, chance: Chance) -> int:
        assert isinstance(state, FivesState)
        self.worlds.append((tuple(sorted(state.hands[1] + state.played[1])), tuple(state.pile)))
        return ENOUGH


class FixedHandGuide(WorldKeepingGuide):
    """Always imagines the same other hand."""

    def imagine(self, state: State, seat: int, chance: Chance) -> None:
        assert isinstance(state, FivesState)
        state.hands[1] = [4, 5]


class NoSearchGuide(WorldKeepingGuide):
    """Says that search does not pay."""

    def rewards_search(self) -> bool:
        return False


def fives() -> FivesState:
    """Return a state whose game ends after one card is played and one drawn."""
    return FivesState([[1, 2, 3, 4, 5], []], [1, 1, 2, 3, 5, 5, 1, 2], [[], []], 0)


def compared(comparison: MoveComparison) -> list[tuple[int, int]]:
    return [(int(candidate.move), int(candidate.rounds)) for candidate in comparison.ranking()]


def test_it_finds_the_move_that_wins_at_once() -> None:
    comparison = MoveComparison(PigState(20, [10, 19], 10, 0), PlayoutGuide(), FastChance(1))
    comparison.run(100, NO_DEADLINE)
    hold, roll = comparison.ranking()
    assert (hold.move, roll.move) == (HOLD, ROLL)
    assert comparison.win(hold, hold, 0) == 1.0
    assert comparison.win(hold, hold, 1) == 0.0
    assert 0.0 < comparison.win(roll, hold, 0) < 1.0
    assert comparison.win(roll, hold, 0) + comparison.win(roll, hold, 1) == pytest.approx(1.0)
    assert comparison.score(hold, hold) == 20.0


def test_worlds_are_imagined_as_the_guide_would() -> None:
    guide = FixedHandGuide()
    MoveComparison(FivesState([[1, 2], [3, 4]], [1, 1, 2, 3], [[], []], 0), guide, FastChance(5)).run(4, NO_DEADLINE)
    assert {hand for hand, _pile in guide.worlds} == {(4, 5)}


def test_without_search_all_effort_goes_into_measuring() -> None:
    guide = NoSearchGuide()
    comparison = MoveComparison(
        FivesState([[1, 2], [3, 4]], [1, 1, 2, 3, 5, 5, 1, 2], [[], []], 0), guide, FastChance(5)
    )
    comparison.run(60, NO_DEADLINE)
    assert compared(comparison) == [(2, 30), (1, 30)]
    assert [[int(each.visits) for each in candidate.nodes] for candidate in comparison.candidates] == [[0], [0]]
    # Every world is met by both moves.
    assert guide.worlds[::2] == guide.worlds[1::2]
    assert len(guide.worlds) == 60


def test_all_moves_of_a_round_get_the_same_hands_and_draws() -> None:
    guide = WorldKeepingGuide()
    state = FivesState([[1, 2], [3, 4]], [1, 1, 2, 3, 5, 5, 1, 2], [[], []], 0)
    comparison = MoveComparison(state, guide, FastChance(5), (1, 2))
    comparison.run(60, NO_DEADLINE)
    assert len(guide.worlds) == 60
    # A card is drawn after every move: the same one out of the same pile.
    assert guide.worlds[0] == guide.worlds[1]
    assert len({hand for hand, _pile in guide.worlds}) > 5, "and other hands in other rounds"


def test_the_worse_half_is_dropped_again_and_again() -> None:
    comparison = MoveComparison(fives(), CardValueGuide(), FastChance(5))
    comparison.run(300, NO_DEADLINE)
    # 5 moves in 3 parts of 100 steps, half of which measure: 10 rounds, then 16 with the best 3, 25 with the best 2.
    assert compared(comparison) == [(5, 51), (4, 51), (3, 26), (2, 10), (1, 10)]


def test_the_worse_half_is_dropped_also_if_the_deadline_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    comparison = MoveComparison(fives(), CardValueGuide(), FastChance(3))
    monkeypatch.setattr(time, "monotonic", Clock(0.001))
    comparison.run(10**9, 0.5)
    rounds = sorted(rounds for _move, rounds in compared(comparison))
    assert rounds[0] == rounds[1] < rounds[2] < rounds[3], "five moves, then three, then two"
    assert rounds[4] <= rounds[3] + 1, "the deadline may cut the last round"


def test_only_the_given_moves_are_compared() -> None:
    comparison = MoveComparison(fives(), CardValueGuide(), FastChance(5), (2, 1))
    comparison.run(40, NO_DEADLINE)
    assert compared(comparison) == [(2, 10), (1, 10)]


def test_a_single_move_gets_all_the_effort() -> None:
    comparison = MoveComparison(fives(), CardValueGuide(), FastChance(5), (3,))
    comparison.run(40, NO_DEADLINE)
    assert compared(comparison) == [(3, 20)]


def wins(candidate: Candidate, rounds: int) -> list[float]:
    """Return seat 0's chances in the first rounds; each round has a chance for both seats, and the score."""
    return list(candidate.outcomes)[0 : 3 * rounds : 3]


def sampling_error(values: list[float]) -> float:
    """Return the error of a mean of independent rounds."""
    return math.sqrt((statistics.pvariance(values) * len(values) + 0.5) / (len(values) - 1) / len(values))


def between_searches(values: list[float]) -> float:
    """Return the error of a mean by the spread of six searches that took turns."""
    return 1.29 * statistics.stdev([statistics.mean(values[search::6]) for search in range(6)]) / math.sqrt(6)


@pytest.mark.compiled_only
def test_errors_are_those_of_means_and_of_paired_differences() -> None:
    learned = 0
    for seed in range(8):
        comparison = MoveComparison(PigState(30, [10, 9], 6, 0), PlayoutGuide(), FastChance(seed))
        comparison.run(480, NO_DEADLINE)
        best, other = comparison.ranking()
        assert comparison.win(best, best, 0) == pytest.approx(statistics.mean(wins(best, 120)))
        for candidate in (best, other):
            outcomes = wins(candidate, 120)
            expected = max(sampling_error(outcomes), between_searches(outcomes))
            learned += expected > sampling_error(outcomes)
            assert comparison.error(candidate, best) == pytest.approx(expected, rel=0.02)
        apart = [one - two for one, two in zip(wins(best, 120), wins(other, 120), strict=True)]
        assert comparison.difference_error(other, best) == pytest.approx(
            max(sampling_error(apart), between_searches(apart))
        )
        assert comparison.difference_error(best, best) == 0.0
    assert 0 < learned < 16, "both kinds of error are met"


def test_searches_take_turns_and_are_independent() -> None:
    comparison = MoveComparison(PigState(30, [10, 9], 6, 0), PlayoutGuide(), FastChance(3))
    comparison.run(4 * 14, NO_DEADLINE)
    for candidate in comparison.candidates:
        assert candidate.rounds == 14
        assert [int(each.visits) for each in candidate.nodes] == [3, 3, 2, 2, 2, 2]
        assert len({id(each) for each in candidate.nodes}) == 6


def test_few_rounds_give_no_error_between_searches() -> None:
    comparison = MoveComparison(PigState(30, [10, 9], 6, 0), PlayoutGuide(), FastChance(3))
    comparison.run(4 * 11, NO_DEADLINE)
    best, other = comparison.ranking()
    assert comparison.error(best, best) == pytest.approx(sampling_error(wins(best, 11)))
    apart = [one - two for one, two in zip(wins(best, 11), wins(other, 11), strict=True)]
    assert comparison.difference_error(other, best) == pytest.approx(sampling_error(apart))


def test_a_dropped_move_is_estimated_by_its_difference_to_the_best_in_shared_worlds() -> None:
    comparison = MoveComparison(fives(), CardValueGuide(), FastChance(5))
    comparison.run(600, NO_DEADLINE)
    best, *_others, worst = comparison.ranking()
    lag = statistics.mean(wins(best, 20)) - statistics.mean(wins(worst, 20))
    assert comparison.win(worst, best, 0) == pytest.approx(statistics.mean(wins(best, 103)) - lag)
    assert statistics.mean(wins(best, 103)) != pytest.approx(statistics.mean(wins(best, 20)), abs=1e-4)
    # Playing the 5 instead of the 1 is worth four twentieths in every world, so the error is small.
    assert lag == pytest.approx(4 / 20)
    assert comparison.difference_error(worst, best) == pytest.approx(math.sqrt(0.5 / 19 / 20))
    assert comparison.score(worst, best) == pytest.approx(10.0)
    assert comparison.error(worst, best) > comparison.error(best, best)


def test_chances_stay_between_0_and_1() -> None:
    class Extreme(CardValueGuide):
        def chance_to_win(self, state: State, seat: int) -> float:
            assert isinstance(state, FivesState)
            return 0.0 if 1 in state.played[0] else float(sum(state.hands[0]) % 2)

    comparison = MoveComparison(fives(), Extreme(), FastChance(2))
    comparison.run(200, NO_DEADLINE)
    best, *others = comparison.ranking()
    for candidate in (best, *others):
        assert 0.0 <= comparison.win(candidate, best, 0) <= 1.0


def test_it_stops_at_the_deadline_but_tries_every_move_once() -> None:
    comparison = MoveComparison(PigState(100, [0, 0], 10, 0), PlayoutGuide(), FastChance(1))
    comparison.run(1 << 40, time.monotonic() - 1.0)
    best, other = comparison.ranking()
    assert (best.rounds, other.rounds) == (1, 1), "each move is tried once"
    assert comparison.error(best, best) == comparison.error(other, best) == 1.0


def test_a_round_that_the_deadline_cut_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(CardValueGuide):
        asked = 0

        def score(self, state: State, seat: int) -> float:
            self.asked += 1
            if self.asked == 8:
                monkeypatch.setattr(time, "monotonic", lambda: 1.0)
            return 0.0

    monkeypatch.setattr(time, "monotonic", lambda: 0.0)
    comparison = MoveComparison(fives(), Slow(), FastChance(1), (1, 2, 3))
    comparison.run(3000, 1.0)
    assert sorted(int(candidate.rounds) for candidate in comparison.candidates) == [2, 3, 3]
    best, *others = comparison.ranking()
    assert comparison.win(best, best, 0) == pytest.approx(statistics.mean(wins(best, 2)))
    assert [int(candidate.move) for candidate in (best, *others)] == [3, 2, 1]
    # Two rounds are enough for an estimate of the error.
    assert 0.0 < comparison.difference_error(others[0], best) < 1.0


def test_with_a_single_round_nothing_is_certain() -> None:
    comparison = MoveComparison(fives(), CardValueGuide(), FastChance(1), (1, 2))
    comparison.run(1, NO_DEADLINE)
    best, other = comparison.ranking()
    assert (comparison.error(other, best), comparison.difference_error(other, best)) == (1.0, 1.0)


def test_the_same_seed_and_effort_give_the_same_result() -> None:
    found = []
    for _ in range(2):
        comparison = MoveComparison(PigState(30, [10, 19], 10, 0), PlayoutGuide(), FastChance(7))
        comparison.run(150, NO_DEADLINE)
        found.append([list(candidate.outcomes) for candidate in comparison.ranking()])
    assert found[0] == found[1]
