"""Published figures, which the solver reproduces to at least nine digits."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec

from roost.games.heckmeck.coach.odds import TurnSolver, end_probabilities
from roost.games.heckmeck.coach.odds.turn_ends import ENDS, FAIL, GRILL, THEFT
from roost.games.heckmeck.components import VALUES, WORMS
from tests.games.heckmeck.positions import classic
from tests.games.repetitions import first_and_last

AT_LEAST = {
    21: 0.893026737151,
    24: 0.748373333870,
    27: 0.524759446843,
    30: 0.263789519465,
    33: 0.086775215893,
    36: 0.015678145194,
}
EXACTLY = {
    21: 0.439596789623,
    24: 0.375060188352,
    27: 0.247759737937,
    30: 0.135642083827,
    33: 0.050814146831,
    36: 0.009235972738,
}
WORMS_WHERE_A_FAILURE_COSTS = {0: 1.64472967404, 1: 1.435428, 2: 1.263222, 3: 1.103120, 4: 0.953125}


def solved(position: str, value: Callable[[int], float]) -> TurnSolver:
    """Return a solver with the best play for these values of ends."""
    solver = TurnSolver()
    solver.solve(classic(position), vec[float]([value(end) for end in range(ENDS)]))
    return solver


def worms(cost: float) -> Callable[[int], float]:
    """Return values of ends: the worms of the portion, or the cost of a failure."""

    def value(end: int) -> float:
        if end == FAIL:
            return -cost
        return float(WORMS[end - GRILL]) if end < THEFT else 0.0

    return value


@pytest.mark.parametrize(("goal", "figure"), first_and_last(AT_LEAST.items()))
def test_figure_the_chance_to_reach_at_least(goal: int, figure: float) -> None:
    solver = solved("", lambda end: float(GRILL <= end < THEFT and VALUES[end - GRILL] >= goal))
    assert solver.value() == pytest.approx(figure, abs=1e-12)


@pytest.mark.parametrize(("goal", "figure"), first_and_last(EXACTLY.items()))
def test_figure_the_chance_to_reach_exactly(goal: int, figure: float) -> None:
    # Only the exact total steals, although a higher one would take the same portion from the grill.
    solver = solved(f"stacks=-/{goal}", lambda end: float(end == THEFT + 1))
    assert solver.value() == pytest.approx(figure, abs=1e-12)


def test_figure_the_chance_to_take_exactly_27_from_the_grill() -> None:
    solver = solved("", lambda end: float(end == GRILL + VALUES.index(27)))
    assert solver.value() == pytest.approx(EXACTLY[27], abs=1e-12)


@pytest.mark.parametrize(("cost", "figure"), first_and_last(WORMS_WHERE_A_FAILURE_COSTS.items()))
def test_figure_most_worms_expected_from_one_turn_where_a_failure_costs(cost: int, figure: float) -> None:
    solver = solved("", worms(cost))
    assert solver.value() == pytest.approx(figure, abs=1e-11 if cost == 0 else 5e-7)
    chances = end_probabilities(solver)
    assert sum(chances) == pytest.approx(1, abs=1e-12)
    mean = sum(chance * worms(cost)(end) for end, chance in enumerate(chances))
    assert mean == pytest.approx(solver.value(), abs=1e-12)


@pytest.mark.parametrize(("dislike", "figure"), [(1e-9, 0.232231769), (-1e-9, 0.233179929)])
def test_figure_the_least_and_the_greatest_chance_to_fail_with_most_worms(dislike: float, figure: float) -> None:
    # A tiny dislike of failures decides among equally good choices.
    solver = solved("", worms(dislike))
    assert solver.value() == pytest.approx(WORMS_WHERE_A_FAILURE_COSTS[0], abs=1e-9)
    assert end_probabilities(solver)[FAIL] == pytest.approx(figure, abs=1e-9)


@pytest.mark.compiled_only
def test_figure_the_chance_to_fail_lies_between_them_for_any_tie_break() -> None:
    assert 0.232231769 - 1e-9 <= end_probabilities(solved("", worms(0)))[FAIL] <= 0.233179929 + 1e-9


def test_figure_first_roll_1124445W_keep_the_4s() -> None:
    solver = solved("rolled=1124445W", worms(0))
    assert solver.best_move() == 3
    assert solver.value() == solver.move_value(3) == pytest.approx(1.50350751269, abs=1e-11)


def test_figure_three_3s_set_aside_and_1344W_rolled_keep_the_worm() -> None:
    solver = solved("aside=333 rolled=1344W", worms(0))
    assert solver.best_move() == 5
    assert solver.move_value(5) == pytest.approx(1.00077398643, abs=1e-11)
    assert solver.move_value(3) == pytest.approx(0.85776748971, abs=1e-11)


def test_figure_23_points_with_3_5_and_worm_used_and_three_dice_left_roll_on() -> None:
    solver = solved("aside=3555W", worms(0))
    assert solver.best_move() == 6
    assert solver.move_value(6) == pytest.approx(1.72569444444, abs=1e-11)
    assert solver.move_value(7) == 1.0
