"""Budgets of bots."""

import time

import pytest

from roost.core.budget import STANDARD, UNTIMED, Budget


@pytest.mark.parametrize(("budget", "steps"), [(STANDARD, 70), (UNTIMED, 70), (Budget(5), 5), (Budget(500, 1.0), 500)])
def test_the_effort_is_the_default_of_the_level_unless_given(budget: Budget, steps: int) -> None:
    assert budget.steps(70) == steps


@pytest.mark.parametrize(("budget", "seconds"), [(STANDARD, 40.0), (Budget(9), 40.0), (Budget(9, 2000.0), 2000.0)])
def test_the_deadline_is_the_default_of_the_level_unless_given(budget: Budget, seconds: float) -> None:
    before = time.monotonic()
    assert before + seconds <= budget.deadline(40.0) <= time.monotonic() + seconds


def test_untimed_means_no_deadline() -> None:
    assert UNTIMED.deadline(0.1) == float("inf")
